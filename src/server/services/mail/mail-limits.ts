import { createHmac } from 'node:crypto';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/time/durations.ts';
import { countUse, type RateLimit } from '../../store/accounts/rate-limits.ts';
import type { Orm } from '../../store/database/database.ts';
import { apiError } from '../api-error.ts';
import type { CoreServices } from '../core-services.ts';
import { limitAddress } from '../limits/limit-address.ts';
import type { Viewer } from '../viewer.ts';

/** Limits on requested mails. */
export const MAIL_LIMITS = {
  perRecipientAndAudit: { limit: 1, windowMs: 10 * MINUTE_MS },
  perAudit: { limit: 3, windowMs: 30 * DAY_MS },
  perRecipient: { limit: 5, windowMs: DAY_MS },
  perCaller: { limit: 10, windowMs: DAY_MS },
  /** For a program of an agency: a report for each client on a day's list. Lower than the limit of all keys together. */
  perKey: { limit: 60, windowMs: DAY_MS },
  perAccountByKeys: { limit: 100, windowMs: DAY_MS },
  /** An account writing to its own confirmed address: above normal use, but bounded. */
  perAccountToItself: { limit: 50, windowMs: DAY_MS },
  /** All report mails together: more than this means abuse, which would damage our sender reputation. */
  everywhere: { limit: 500, windowMs: HOUR_MS },
} as const;

interface MailLimit extends RateLimit {
  readonly sentence: string;
}

const TO_RECIPIENT = 'We have sent this address enough emails for now.';
const JUST_SENT = 'We just sent this report to this address. Check the inbox and the spam folder.';
const FROM_HERE = "You've sent as many reports as one day allows.";
const OF_AUDIT = 'This report was emailed several times already. Send its link or its PDF instead.';
const FROM_PROGRAM = 'Your programs emailed as many reports as one day allows.';
const BUSY = "We can't send email right now. Download the report instead.";

type Core = Pick<CoreServices, 'now' | 'secret' | 'log'>;

/**
 * Counts one report mail to `recipient` (as parsed by `parseEmailAddress`) about an audit. Throws 429, or 503 when
 * everybody together sends too many, with Retry-After; the caller's transaction is then rolled back, so refused mails do
 * not count.
 */
export async function countReportMail(
  core: Core,
  tx: Orm,
  viewer: Viewer,
  { auditId, recipient }: { readonly auditId: string; readonly recipient: string },
): Promise<void> {
  const everywhere: MailLimit = { ...MAIL_LIMITS.everywhere, key: 'mail-everywhere', sentence: BUSY };
  const limits = [...limitsFor(core, viewer, auditId, recipient), everywhere];
  const exceeded = await countUse(tx, limits, core.now());
  if (exceeded === null) return;
  const retryAfterSeconds = Math.ceil(exceeded.waitMs / 1000);
  if (exceeded.limit !== everywhere)
    throw apiError('too-many-requests', exceeded.limit.sentence, { retryAfterSeconds });
  core.log.warn('mail_breaker_open', { retryAfterSeconds });
  throw apiError('temporarily-unavailable', BUSY, { retryAfterSeconds });
}

function limitsFor(core: Core, viewer: Viewer, auditId: string, recipient: string): MailLimit[] {
  const { account } = viewer;
  if (account?.emailVerified && account.email === recipient)
    return [{ ...MAIL_LIMITS.perAccountToItself, key: `mail-own:${account.id}`, sentence: FROM_HERE }];
  const mailbox = hashMailbox(core, recipient);
  const limits: MailLimit[] = [
    { ...MAIL_LIMITS.perRecipientAndAudit, key: `mail-once:${auditId}:${mailbox}`, sentence: JUST_SENT },
    { ...MAIL_LIMITS.perAudit, key: `mail-audit:${auditId}`, sentence: OF_AUDIT },
    { ...MAIL_LIMITS.perRecipient, key: `mail-to:${mailbox}`, sentence: TO_RECIPIENT },
  ];
  const key = account?.programKey;
  if (account !== null && key !== undefined)
    return [
      ...limits,
      { ...MAIL_LIMITS.perKey, key: `mail-key:${key.id}`, sentence: FROM_PROGRAM },
      { ...MAIL_LIMITS.perAccountByKeys, key: `mail-keys-of:${account.id}`, sentence: FROM_PROGRAM },
    ];
  limits.push(...limitAddress(viewer, { ...MAIL_LIMITS.perCaller, key: 'mail-from', sentence: FROM_HERE }));
  if (account !== null) limits.push({ ...MAIL_LIMITS.perCaller, key: `mail-by:${account.id}`, sentence: FROM_HERE });
  return limits;
}

/** Counts aliases of one mailbox together: ignores what follows a plus sign, and dots at Google. */
function hashMailbox({ secret }: Core, recipient: string): string {
  const [local = '', domain = ''] = recipient.split('@');
  const name = local.split('+')[0] ?? '';
  const isGoogle = domain === 'gmail.com' || domain === 'googlemail.com';
  const mailbox = isGoogle ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
  return createHmac('sha256', secret).update(`mailbox\n${mailbox}`).digest('base64url');
}
