import { USUAL_SHARE_DAYS } from '#shared/api/shares.ts';

/** The properties of a kind of mail. */
interface MailKindTerms {
  /** About the account itself: sent even if the recipient unsubscribed. Everything else has an unsubscribe link. */
  readonly isAboutAccount: boolean;
  /**
   * How long the mail's link works, from the creation of the mail; null when it grants nothing. The token expires at the
   * same time, and the link is then removed from the stored mail.
   */
  readonly linkHours: number | null;
}

/** A link to a report made for a mail works as long as one made by hand with the default choice. */
const REPORT_LINK_HOURS = USUAL_SHARE_DAYS * 24;

/** Every kind of mail. Add new ones here first; their texts are in `templates`. */
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
/** Kinds that a later release wrote. */
const UNKNOWN_KIND: MailKindTerms = { isAboutAccount: false, linkHours: 1 };

/** The properties of a stored kind; cautious defaults for an unknown one. */
export function getMailTerms(kind: string): MailKindTerms {
  return Object.hasOwn(TERMS, kind) ? (TERMS[kind] ?? UNKNOWN_KIND) : UNKNOWN_KIND;
}
