import type { z } from 'zod';
import { checklistSheet } from '#report/seo-checklist/checklist-sheet.ts';
import type { MailAccepted } from '#shared/api/email-report.ts';
import { exportSeoEmailEndpoint } from '#shared/api/exports.ts';
import { apiError } from '../api-error.ts';
import { findFixMaterial } from '../fixes/find-fix-material.ts';
import type { FixServices } from '../fixes/fix-services.ts';
import { consumeRateLimit } from '../limits/rate-limit.ts';
import { writeChecklistReport } from '../mail/templates/checklist-report.ts';
import { leaveOutAddresses } from '../mail/templates/leave-out-addresses.ts';
import { requireMailRight, requireRight } from '../rights/require-right.ts';
import type { Viewer } from '../viewer.ts';
import { withIdempotency } from '../with-idempotency.ts';
import { findChecklistReport } from './checklist-report.ts';
import { isOwnMailbox, queueReportMail, type ReportMailServices, requireRecipient } from './queue-report-mail.ts';

export interface EmailChecklistServices extends ReportMailServices {
  readonly fixes: FixServices;
}

export interface EmailChecklistInput {
  readonly request: z.output<typeof exportSeoEmailEndpoint.body>;
  readonly idempotencyKey: string | null;
}

/** Characters of a search term. With anything else the sender could put a message of their own into the mail. */
const SEARCH_WORDS = /^[\p{L}\p{M}\p{N} &'’,.+/()-]{1,60}$/u;
const MOST_DIGITS = 4;

/**
 * Mails the checklist of one page to one address. Throws 400 for an invalid address and for a keyword that is not a search
 * term, 402, 404 when the page was not crawled, 409, 429, and 503.
 */
export async function emailChecklist(
  services: EmailChecklistServices,
  viewer: Viewer,
  { request: { email, ...request }, idempotencyKey }: EmailChecklistInput,
): Promise<MailAccepted> {
  requireRight(viewer, 'pdf');
  requireMailRight(viewer);
  const recipient = requireRecipient(email);
  requireSearchWords(request.targetKeyword);
  const repeatable = { key: idempotencyKey, endpoint: exportSeoEmailEndpoint.path, request: { recipient, ...request } };
  return withIdempotency(services.core, viewer, repeatable, exportSeoEmailEndpoint.response, async () => {
    await consumeRateLimit(services.core, viewer, viewer.account?.programKey === undefined ? 'email' : 'email-by-key');
    const { auditId, matter } = await findChecklistReport(
      services.fixes,
      viewer,
      request,
      isOwnMailbox(viewer, recipient) ? undefined : true,
    );
    const { audit, outline, analysis } = await findFixMaterial(services.fixes.audits, viewer, { auditId });
    const page = outline.pages.findIndex(({ url }) => url === matter.pageUrl);
    const { websiteUrl } = analysis;
    return queueReportMail(services, viewer, {
      audit,
      report: { kind: 'checklist-report', auditId, page, keyword: matter.targetKeyword },
      recipient,
      write: (parts) => writeChecklistReport({ ...parts, sheet: checklistSheet(matter), websiteUrl }),
    });
  });
}

function requireSearchWords(keyword: string): void {
  const digits = keyword.replace(/\P{N}/gu, '').length;
  if (SEARCH_WORDS.test(keyword) && digits <= MOST_DIGITS && leaveOutAddresses(keyword) === keyword) return;
  throw apiError(
    'invalid-request',
    'This keyword cannot be mailed. Use the words that customers search with, without addresses and numbers.',
  );
}
