import type { Overview, OverviewWarning } from '#shared/api/admin/metrics.ts';

/** The input of the warnings. */
export interface OverviewFacts {
  readonly payment: Overview['payment'];
  readonly isSmtpConfigured: boolean;
  readonly mails: { readonly outbox: number; readonly failed: number };
  readonly failedJobs: number;
  readonly oldestWaitingSeconds: number;
  readonly latePaymentEvents: number;
  readonly unverifiedOwners: number;
  readonly unprovenStatements: number;
  /** Whether requests came through a proxy while TRUST_PROXY is not set. */
  readonly isProxyUntrusted?: boolean;
  /** Whether backups are configured, and hours since the last successful check of one; null: never. */
  readonly backup: { readonly isSetUp: boolean; readonly hoursSinceCheck: number | null };
}

/** Visitors are likely to leave when an audit takes longer than this to begin. */
const LONG_WAIT_SECONDS = 120;
/** One night plus two hours. */
const BACKUP_HOURS = 26;

/** Lists what needs the operator's attention, the most urgent first, each with a sentence that says what to do and where. */
export function listOverviewWarnings(facts: OverviewFacts): OverviewWarning[] {
  const { payment, isSmtpConfigured, mails, failedJobs, oldestWaitingSeconds } = facts;
  const { latePaymentEvents, unverifiedOwners, unprovenStatements, backup } = facts;
  const warnings: (readonly [holds: boolean, sentence: string, list: OverviewWarning['list']])[] = [
    [
      latePaymentEvents > 0,
      `${counted(latePaymentEvents, 'payment event has', 'payment events have')} waited for more than ten minutes: somebody may have paid and not got it.`,
      'purchases',
    ],
    [
      backup.isSetUp && (backup.hoursSinceCheck ?? 0) > BACKUP_HOURS,
      `The last backup that could be restored is ${Math.round(backup.hoursSinceCheck ?? 0)} hours old: look for backup_check_failed and task_attempt_failed in the log.`,
      null,
    ],
    [failedJobs > 0, `${counted(failedJobs, 'job was', 'jobs were')} given up after the last attempt.`, 'queue'],
    [
      oldestWaitingSeconds > LONG_WAIT_SECONDS,
      `The oldest waiting job has waited for ${Math.round(oldestWaitingSeconds / 60)} minutes: the server is busy or stuck.`,
      'queue',
    ],
    [mails.failed > 0, `${counted(mails.failed, 'mail', 'mails')} could not be sent.`, 'failed-mails'],
    [
      mails.outbox > 0,
      `${counted(mails.outbox, 'mail waits', 'mails wait')} in the outbox${isSmtpConfigured ? ': send them from there.' : ', because no mail server is set up (SMTP_URL).'}`,
      'outbox',
    ],
    [
      !isSmtpConfigured && mails.outbox === 0,
      'No mail server is set up (SMTP_URL): messages stay in the outbox, where you can read them.',
      'outbox',
    ],
    [
      payment === 'not-set-up',
      'Payment is not set up (STRIPE_SECRET_KEY): nothing can be bought, and plans can be granted by hand.',
      'users',
    ],
    [
      facts.isProxyUntrusted === true,
      'Requests carry X-Forwarded-For, but no proxy is trusted (TRUST_PROXY). All visitors count as one address: see docs/proxies.md.',
      null,
    ],
    [payment === 'pay-desk', 'The mock gateway is open (MOCK_PAYMENTS): purchases here take no money.', null],
    [
      unverifiedOwners > 0,
      `${counted(unverifiedOwners, 'owner has', 'owners have')} not confirmed the email address: a link for a new password would go there.`,
      'users',
    ],
    [
      unprovenStatements > 0,
      `${counted(unprovenStatements, 'published statement has', 'published statements have')} no basis, so visitors do not see it.`,
      'content',
    ],
    [
      backup.isSetUp && backup.hoursSinceCheck === null,
      'No backup has been made and checked yet: the first one comes with the next night, or within minutes after a start.',
      null,
    ],
    [!backup.isSetUp, 'This server makes no backups by itself (BACKUP_DIR): make sure that something else does.', null],
  ];
  return warnings.flatMap(([holds, sentence, list]) => (holds ? [{ sentence, list }] : []));
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
