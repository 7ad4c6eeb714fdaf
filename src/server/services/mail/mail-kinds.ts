import { USUAL_SHARE_DAYS } from '#shared/api/shares.ts';

/** What is known of every kind of mail. */
interface MailKindTerms {
  /**
   * About the account itself: sent although the recipient unsubscribed. Everything else carries a link to unsubscribe.
   */
  readonly isAboutAccount: boolean;
  /**
   * How long the link in it works, counted from the making of the mail; null when it opens nothing by itself. The token
   * behind the link lives as long, and the kept copy loses the link then.
   */
  readonly linkHours: number | null;
}

/** A link to a report that was made for a mail works as long as one that somebody makes by hand, unless they choose. */
const REPORT_LINK_HOURS = USUAL_SHARE_DAYS * 24;

/** Every kind of mail. A new one is added here first; what it says is in `templates`. */
export const MAIL_KINDS = {
  'verify-email': { isAboutAccount: true, linkHours: 24 },
  'reset-password': { isAboutAccount: true, linkHours: 1 },
  'email-change-confirm': { isAboutAccount: true, linkHours: 24 },
  'email-changed-note': { isAboutAccount: true, linkHours: null },
  'password-changed-note': { isAboutAccount: true, linkHours: null },
  'audit-report': { isAboutAccount: false, linkHours: REPORT_LINK_HOURS },
  'checklist-report': { isAboutAccount: false, linkHours: REPORT_LINK_HOURS },
  'watch-alert': { isAboutAccount: false, linkHours: null },
  'watch-changes': { isAboutAccount: false, linkHours: null },
} as const satisfies Record<string, MailKindTerms>;
export type MailKind = keyof typeof MAIL_KINDS;

const TERMS: Readonly<Record<string, MailKindTerms>> = MAIL_KINDS;
/** Kinds that a later release wrote, read by this one. */
const UNKNOWN_KIND: MailKindTerms = { isAboutAccount: false, linkHours: 1 };

/** The terms of a kind as it stands in a row; of an unknown one the cautious ones. */
export function getMailTerms(kind: string): MailKindTerms {
  return Object.hasOwn(TERMS, kind) ? (TERMS[kind] ?? UNKNOWN_KIND) : UNKNOWN_KIND;
}
