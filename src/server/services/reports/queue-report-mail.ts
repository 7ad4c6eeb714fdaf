import type { MailAccepted } from '#shared/api/email-report.ts';
import { USUAL_SHARE_DAYS } from '#shared/api/shares.ts';
import type { ReportBrand } from '#shared/report/report-brand.ts';
import type { AuditRecord } from '../../store/audits/audits.ts';
import { selectSuppressionReason } from '../../store/mail/mail-suppressions.ts';
import { apiError } from '../api-error.ts';
import type { CoreServices } from '../core-services.ts';
import { countReportMail } from '../mail/mail-limits.ts';
import type { MailServices } from '../mail/mail-services.ts';
import { parseEmailAddress } from '../mail/parse-email-address.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { MailMessage } from '../mail/templates/mail-message.ts';
import type { ReportLink } from '../mail/templates/report-link.ts';
import { makeUnsubscribeLinks } from '../mail/unsubscribe-link.ts';
import { addShare } from '../shares/create-share.ts';
import type { Viewer } from '../viewer.ts';
import { findViewerBranding } from './find-report-branding.ts';
import { type MailedReport, reportMailKey } from './report-mail-key.ts';

export interface ReportMailServices {
  readonly core: CoreServices;
  readonly mails: Pick<MailServices, 'mailServer'>;
}

export interface ReportMail {
  readonly audit: AuditRecord;
  readonly report: MailedReport;
  /** One address, as parsed by `requireRecipient`. */
  readonly recipient: string;
  readonly write: (parts: MailParts) => MailMessage;
}

/** The parts that all report mails share. */
export interface MailParts {
  readonly publicUrl: URL;
  readonly link: ReportLink;
  readonly brand: ReportBrand | null;
  readonly unsubscribeUrl: string;
}

/** The same mail was requested a moment ago: rolls this request back. */
class AlreadyQueued extends Error {}

/** Whether the recipient is the confirmed address of the viewer's own account, the only one that may get owner input. */
export function isOwnMailbox({ account }: Viewer, recipient: string): boolean {
  return account?.emailVerified === true && account.email === recipient;
}

/** Parses one typed address. Throws 400 with a sentence for anything else. */
export function requireRecipient(email: string): string {
  const parsed = parseEmailAddress(email);
  if (!parsed.ok) throw apiError('invalid-request', parsed.sentence);
  return parsed.address;
}

/**
 * Stores and queues a report mail with a link to the report: once for the same report and address within ten minutes,
 * however often it is requested. A suppressed address gets the same response as any other, since only its owner may know;
 * the account itself gets 409. Throws 429, and 503 when too many mails are being sent.
 */
export async function queueReportMail(
  { core, mails }: ReportMailServices,
  viewer: Viewer,
  { audit, report, recipient, write }: ReportMail,
): Promise<MailAccepted> {
  const { orm } = core.database;
  await refuseOwnUnsubscribed(core, viewer, recipient);
  const { brand } = await findViewerBranding(orm, viewer);
  const { publicUrl } = core.config;
  const unsubscribe = makeUnsubscribeLinks(core, recipient);
  try {
    await orm.transaction(async (tx) => {
      const share = await addShare(core, tx, viewer, audit, USUAL_SHARE_DAYS);
      const link =
        share === null
          ? { href: new URL(`/audit?id=${audit.id}`, publicUrl).href, expiresAt: null }
          : { href: share.url, expiresAt: share.expiresAt };
      const isNew = await queueMail(core, tx, {
        uniqueKey: reportMailKey(core, report, recipient),
        to: recipient,
        userId: viewer.account?.id ?? null,
        message: write({ publicUrl, link, brand, unsubscribeUrl: unsubscribe.page }),
        unsubscribeUrl: unsubscribe.endpoint,
      });
      if (!isNew) throw new AlreadyQueued();
      await countReportMail(core, tx, viewer, { auditId: audit.id, recipient });
    });
  } catch (error) {
    if (!(error instanceof AlreadyQueued)) throw error;
    return answerFor(
      mails,
      'This was sent to this address a few minutes ago: please look into its inbox and its spam folder.',
    );
  }
  core.wakeTasks();
  return answerFor(
    mails,
    'On its way. If it is not there in a few minutes, look into the spam folder. Addresses that unsubscribed from our mail get none.',
  );
}

function answerFor({ mailServer }: ReportMailServices['mails'], message: string): MailAccepted {
  if (mailServer !== null) return { success: true, message, delivery: 'queued' };
  const kept =
    'This server has no mail server yet. The mail is kept, and its operator can send it. You can download the report as PDF now.';
  return { success: true, message: kept, delivery: 'kept' };
}

/** Throws 409 when the viewer's own confirmed address is suppressed. */
async function refuseOwnUnsubscribed({ database }: CoreServices, viewer: Viewer, recipient: string): Promise<void> {
  if (!isOwnMailbox(viewer, recipient)) return;
  if ((await selectSuppressionReason(database.orm, recipient)) === null) return;
  throw apiError(
    'not-ready',
    'This address takes no reports from us: it was unsubscribed, or mail to it came back. Download the PDF instead.',
  );
}
