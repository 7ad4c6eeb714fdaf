/**
 * Retention periods, in days: the one table for the clean-up job and the privacy page. What an operator may change is in
 * `RetentionPeriods`; the rest is the same on every server.
 */
export const RETENTION_DAYS = {
  /** A visitor's cookie and the audits behind it. An operator may shorten it. */
  visitorAudits: 90,
  signInWithoutUse: 14,
  signInLongest: 90,
  /** The maximum cookie lifetime of browsers. */
  knownBrowser: 400,
  /** A site run that no audit references any more. */
  unseenReadings: 1,
  /** Rate limit counters, stored responses of idempotent requests, failed sign-ins. */
  limits: 1,
  mails: 90,
  /** A year and a little, so that a month can be compared with the same month of the year before. */
  pageEvents: 400,
  /** Call counts of external services, without personal data. */
  providerCalls: 400,
  /** Longer than the payment service keeps its events (30 days), so that none is processed twice. */
  paymentEvents: 40,
  failedJobs: 30,
  /** An ended share link, so that its owner still finds it in the account export. */
  endedShareLinks: 30,
} as const;

/** What an operator decides, in days. */
export interface RetentionPeriods {
  readonly visitorAuditDays: number;
  /** The evidence of a site run, below its audit; null: as long as the audit. */
  readonly evidenceDays: number | null;
  readonly mailDays: number;
  readonly pageEventDays: number;
  /** How many nightly backups are kept; null: this server makes none. */
  readonly backupNights: number | null;
}

/** The defaults. */
export const DEFAULT_PERIODS: RetentionPeriods = {
  visitorAuditDays: RETENTION_DAYS.visitorAudits,
  evidenceDays: null,
  mailDays: RETENTION_DAYS.mails,
  pageEventDays: RETENTION_DAYS.pageEvents,
  backupNights: null,
};

/** The retention choices of an account, in days; the other choice is for as long as the account. */
export const KEEP_AUDITS_CHOICES = [365, 730, 1095] as const;

/** One line of the privacy page's table: what is stored, and for how long. */
export interface RetentionRow {
  readonly what: string;
  readonly howLong: string;
}

/** The table of the privacy page, for a server with these periods. */
export function retentionRows(periods: RetentionPeriods): readonly RetentionRow[] {
  const { visitorAuditDays, evidenceDays, mailDays, pageEventDays, backupNights } = periods;
  return [
    { what: 'Audits without an account, and the cookie that opens them', howLong: inDays(visitorAuditDays) },
    { what: 'Audits of an account', howLong: 'As long as the account, or for the time you choose in your settings' },
    {
      what: 'The pages that were read for an audit',
      howLong:
        evidenceDays === null
          ? 'As long as the audit'
          : `${inDays(evidenceDays)}, or as long as the audit if that ends sooner`,
    },
    {
      what: 'What we read of files you upload: links, traffic from AI tools, citations, answers',
      howLong: 'Until you delete it, or as long as the business. The file itself is not kept',
    },
    { what: 'Pages that no audit refers to any more', howLong: inDays(RETENTION_DAYS.unseenReadings) },
    {
      what: 'Sign-ins',
      howLong: `${inDays(RETENTION_DAYS.signInWithoutUse)} without use, ${inDays(RETENTION_DAYS.signInLongest)} at most`,
    },
    {
      what: 'Counts that keep limits, by the hash of a network address',
      howLong: `About ${inDays(RETENTION_DAYS.limits)}`,
    },
    { what: 'Links to reports that ended', howLong: inDays(RETENTION_DAYS.endedShareLinks) },
    { what: 'Messages we sent, without the links in them', howLong: inDays(mailDays) },
    { what: 'What pages told about their use', howLong: inDays(pageEventDays) },
    {
      what: 'Notices of the payment service, as numbers without their content',
      howLong: inDays(RETENTION_DAYS.paymentEvents),
    },
    { what: 'Payments', howLong: 'As long as the law asks, without your account once it is deleted' },
    {
      what: 'What operators did to an account, and why',
      howLong: 'For good, so that nobody can hide it. Your address may stand in it',
    },
    {
      what: 'Copies for safety',
      howLong:
        backupNights === null
          ? 'This server makes none by itself. Its operator may'
          : `${backupNights} nights. What you delete is gone from them after that`,
    },
  ];
}

function inDays(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}
