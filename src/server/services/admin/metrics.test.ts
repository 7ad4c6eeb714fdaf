import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getMetricsEndpoint, Metrics, Overview } from '#shared/api/admin/metrics.ts';
import { getBucket } from '#shared/product/flags.ts';
import type { PageEventName } from '#shared/product/page-events.ts';
import { openTestDatabase } from '#test/memory-database.ts';
import { openBoss } from '../../jobs/open-boss.ts';
import { openTaskQueue } from '../../jobs/task-queue.ts';
import { createLog } from '../../log.ts';
import { users } from '../../store/accounts/account-schema.ts';
import { saveFlagPercent } from '../../store/admin/feature-flags.ts';
import { mails, pageEvents, publicClaims } from '../../store/admin/operator-schema.ts';
import { audits, businesses, sessions, siteRuns } from '../../store/audits/audit-schema.ts';
import { paymentEvents, planGrants } from '../../store/billing/billing-schema.ts';
import type { Database } from '../../store/database/database.ts';
import { migrateDatabase } from '../../store/database/migrate.ts';
import { getMetrics } from './get-metrics.ts';
import { getOverview } from './get-overview.ts';
import { TERMINAL } from './operator.ts';
import { listOverviewWarnings, type OverviewFacts } from './overview-warnings.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const SESSION = '00000000-0000-4000-8000-000000000001';
const at = (text: string) => new Date(`2026-11-${text}Z`);

let database: Database;
let closeBoss: () => Promise<void>;
beforeAll(async () => {
  database = await openTestDatabase();
  await migrateDatabase(database);
  const boss = await openBoss(
    database,
    createLog('error', () => {}),
  );
  await openTaskQueue(boss);
  closeBoss = () => boss.stop({ graceful: false, close: true });
  const { orm } = database;
  await orm
    .insert(sessions)
    .values({ id: SESSION, tokenHash: 'h', createdAt: at('01T00:00:00'), expiresAt: at('30T00:00:00') });
  await orm
    .insert(businesses)
    .values({ id: 'b', sessionId: SESSION, domain: 'a.example', createdAt: at('01T00:00:00') });
});
afterAll(async () => {
  await closeBoss();
  await database.close();
});

const core = () => ({ database, now: () => NOW });
const metrics = async (days: number) => Metrics.parse(await getMetrics(core(), TERMINAL, days));

describe('the metrics', () => {
  it('have every day of the range and nothing else when nothing has happened', async () => {
    const empty = await metrics(3);
    expect(empty.since).toBe('2026-11-19T00:00:00.000Z');
    expect(empty.auditsPerDay).toEqual(
      ['19', '20', '21'].map((day) => ({ day: `2026-11-${day}`, done: 0, failed: 0 })),
    );
    expect(empty.signUpsPerDay.map(({ count }) => count)).toEqual([0, 0, 0]);
    expect(empty.funnel.map(({ visitors }) => visitors)).toEqual([0, 0, 0, 0, 0]);
    expect([empty.auditMs, empty.failures]).toEqual([null, []]);
    expect((await metrics(90)).auditsPerDay).toHaveLength(90);
    expect([0, 91, 1.5].map((days) => getMetricsEndpoint.query.safeParse({ days }).success)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('count each visitor once, by what was done and by bucket', async () => {
    const tell = (userAbId: string, name: PageEventName, time = '20T10:00:00') =>
      database.orm
        .insert(pageEvents)
        .values({ at: at(time), name, userAbId, bucket: getBucket(userAbId), properties: {} });
    const visitors = Array.from({ length: 40 }, (_, index) => `visitor-${index}`);
    for (const visitor of visitors) await tell(visitor, 'audit_start');
    for (const visitor of visitors.slice(0, 10)) await tell(visitor, 'audit_start');
    for (const visitor of visitors.slice(0, 7)) await tell(visitor, 'audit_complete');
    // Whoever did not see the steps between is no part of the funnel, and neither is a step before the one before it.
    await tell('visitor-0', 'upgrade_success');
    await tell('only-bought', 'checkout_start');
    await tell('visitor-1', 'upgrade_view', '20T11:00:00');
    await tell('visitor-2', 'upgrade_view', '20T09:00:00');
    await tell('visitor-1', 'checkout_start', '20T12:00:00');
    await tell('visitor-1', 'checkout_start', '20T12:30:00');
    await tell('visitor-1', 'upgrade_success', '20T13:00:00');
    await tell('long-ago', 'audit_start', '10T10:00:00');
    await saveFlagPercent(database.orm, {
      name: 'AUDIT_V2',
      percent: 50,
      changedAt: at('01T00:00:00'),
      changedBy: 'o',
    });

    const { funnel, events, rollout } = await metrics(7);
    expect(funnel).toEqual([
      { step: 'audit_start', visitors: 40 },
      { step: 'audit_complete', visitors: 7 },
      { step: 'upgrade_view', visitors: 1 },
      { step: 'checkout_start', visitors: 1 },
      { step: 'upgrade_success', visitors: 1 },
    ]);
    expect(events.find(({ name }) => name === 'upgrade_success')?.count).toBe(2);
    expect(events.find(({ name }) => name === 'audit_start')).toEqual({ name: 'audit_start', count: 50, visitors: 40 });
    const inHalf = visitors.filter((visitor) => getBucket(visitor) < 50).length;
    expect(inHalf).toBeGreaterThan(5);
    const half = rollout.find(({ flag }) => flag === 'AUDIT_V2');
    expect([half?.percent, half?.on[0]?.visitors, half?.off[0]?.visitors]).toEqual([50, inHalf, 40 - inHalf]);
    const whole = rollout.find(({ flag }) => flag === 'NEW_HOMEPAGE');
    expect([whole?.on[0]?.visitors, whole?.off[0]?.visitors]).toEqual([40, 0]);
  });

  it('count audits by day and each reading’s time once', async () => {
    const { orm } = database;
    const run = async (status: 'done' | 'failed', ms: number, viewedAt: readonly string[], code?: string) => {
      const id = crypto.randomUUID();
      const startedAt = at('20T10:00:00');
      const failure = code === undefined ? null : sql`${JSON.stringify({ code, error: 'E.' })}::json`;
      await orm.insert(siteRuns).values({
        id,
        targetKey: id,
        target: 'https://a.example/',
        schemeTyped: false,
        status,
        createdAt: startedAt,
        startedAt,
        finishedAt: new Date(startedAt.getTime() + ms),
        failure,
      });
      for (const time of viewedAt)
        await orm
          .insert(audits)
          .values({ id: crypto.randomUUID(), siteRunId: id, businessId: 'b', sessionId: SESSION, createdAt: at(time) });
    };
    await run('done', 1000, ['20T10:00:00', '20T10:01:00', '20T10:02:00']);
    await run('done', 3000, ['20T23:59:59']);
    await run('done', 11_000, ['21T00:00:00']);
    await run('done', 99_000, ['10T00:00:00']);
    await run('failed', 500, ['21T10:00:00', '21T10:00:00'], 'robots-refused');
    await run('failed', 500, ['21T10:00:00'], 'timed-out');
    const { auditsPerDay, auditMs, failures } = await metrics(2);
    expect(auditsPerDay).toEqual([
      { day: '2026-11-20', done: 4, failed: 0 },
      { day: '2026-11-21', done: 1, failed: 3 },
    ]);
    expect(auditMs).toEqual({ median: 3000, p95: 10_200, count: 3 });
    expect(failures).toEqual([
      { code: 'robots-refused', count: 2 },
      { code: 'timed-out', count: 1 },
    ]);
  });

  it('count sign-ups by day', async () => {
    const join = (id: string, time: string) =>
      database.orm
        .insert(users)
        .values({ id, name: '', email: `${id}@mail.example`, createdAt: at(time), updatedAt: at(time) });
    await join('one', '20T00:00:00');
    await join('two', '20T23:59:59');
    await join('three', '21T09:00:00');
    expect((await metrics(3)).signUpsPerDay.map(({ count }) => count)).toEqual([0, 2, 1]);
  });
});

describe('the overview', () => {
  const config = {
    publicUrl: new URL('http://localhost'),
    isHttps: false,
    mail: { smtpUrl: null, from: 'a@mail.example' },
    payment: { stripe: null, isMockGatewayOpen: false },
    model: null,
    backup: null,
  };

  it('counts entries and warns of what needs attention', async () => {
    const { orm } = database;
    await orm.update(users).set({ role: 'owner' }).where(sql`${users.id} = 'one'`);
    await orm.insert(planGrants).values({
      id: 'g',
      userId: 'two',
      plan: 'agency',
      reason: 'r',
      grantedBy: 'o',
      createdAt: at('20T00:00:00'),
    });
    const mail = (id: string, status: 'outbox' | 'failed' | 'sent') => ({
      ...{ id, uniqueKey: id, kind: 'k', recipient: 'r@mail.example', subject: 's', text: 't', html: 'h', status },
      createdAt: at('20T00:00:00'),
    });
    await orm.insert(mails).values([mail('1', 'outbox'), mail('2', 'outbox'), mail('3', 'failed'), mail('4', 'sent')]);
    const event = (id: string, receivedAt: Date, appliedAt: Date | null) => ({
      ...{ id, type: 't', objectType: 'o', objectId: 'i', createdAt: receivedAt, receivedAt, appliedAt },
    });
    await orm
      .insert(paymentEvents)
      .values([
        event('late', at('21T11:00:00'), null),
        event('fresh', at('21T11:59:00'), null),
        event('applied', at('20T11:00:00'), at('20T11:00:01')),
      ]);
    await orm.insert(publicClaims).values({
      ...{ id: 's', kind: 'claim', text: 't', isPublished: true, createdAt: at('20T00:00:00') },
      updatedAt: at('20T00:00:00'),
    });
    await orm.insert(siteRuns).values({
      ...{ id: crypto.randomUUID(), targetKey: 'k', target: 'https://a.example/', schemeTyped: false },
      ...{ status: 'failed', failure: { code: 'internal-error', error: 'E.' }, failures: 3 },
      ...{ createdAt: at('20T00:00:00'), finishedAt: at('20T00:00:00') },
    });
    const overview = Overview.parse(await getOverview({ ...core(), config }, TERMINAL));
    expect(overview).toMatchObject({
      users: { total: 3, free: 2, pro: 0, agency: 1 },
      auditsToday: 4,
      waitingJobs: 0,
      // Nobody waits for the reading that failed: no audit views it.
      failedJobs: 0,
      mails: { outbox: 2, failed: 1 },
      payment: 'not-set-up',
      isSmtpConfigured: false,
    });
    expect(overview.warnings.map(({ sentence, list }) => [list, sentence])).toEqual([
      ['purchases', '1 payment event has waited for more than ten minutes: somebody may have paid and not got it.'],
      ['failed-mails', '1 mail could not be sent.'],
      ['outbox', '2 mails wait in the outbox, because no mail server is set up (SMTP_URL).'],
      ['users', 'Payment is not set up (STRIPE_SECRET_KEY): nothing can be bought, and plans can be granted by hand.'],
      ['users', '1 owner has not confirmed the email address: a link for a new password would go there.'],
      ['content', '1 published statement has no basis, so visitors do not see it.'],
      [null, 'This server makes no backups by itself (BACKUP_DIR): make sure that something else does.'],
    ]);
  });

  it('warns of nothing when all is well', () => {
    const well: OverviewFacts = {
      payment: 'stripe',
      isSmtpConfigured: true,
      mails: { outbox: 0, failed: 0 },
      failedJobs: 0,
      oldestWaitingSeconds: 119,
      latePaymentEvents: 0,
      unverifiedOwners: 0,
      unprovenStatements: 0,
      backup: { isSetUp: true, hoursSinceCheck: 25.9 },
    };
    const sentences = (facts: OverviewFacts) => listOverviewWarnings(facts).map(({ sentence }) => sentence);
    expect(sentences(well)).toEqual([]);
    expect(sentences({ ...well, payment: 'pay-desk' })).toHaveLength(1);
    expect(sentences({ ...well, oldestWaitingSeconds: 600 })).toEqual([
      'The oldest waiting job has waited for 10 minutes: the server is busy or stuck.',
    ]);
    expect(sentences({ ...well, backup: { isSetUp: true, hoursSinceCheck: 26.1 } })).toEqual([
      'The last backup that could be restored is 26 hours old: look for backup_check_failed and task_attempt_failed in the log.',
    ]);
    expect(sentences({ ...well, backup: { isSetUp: true, hoursSinceCheck: null } })).toEqual([
      'No backup has been made and checked yet: the first one comes with the next night, or within minutes after a start.',
    ]);
    expect(sentences({ ...well, failedJobs: 2, mails: { outbox: 1, failed: 0 } })).toEqual([
      '2 jobs were given up after the last attempt.',
      '1 mail waits in the outbox: send them from there.',
    ]);
  });
});
