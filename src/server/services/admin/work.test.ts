import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getQueueEndpoint, listAllAuditsEndpoint, listProvidersEndpoint } from '#shared/api/admin/work.ts';
import { AuditStarted, AuditView } from '#shared/api/audits.ts';
import { openAccount, type TestAccount } from '#test/account-fixture.ts';
import { openTestDatabase } from '#test/memory-database.ts';
import { openServiceFixture, post, type ServiceFixture, visitor } from '#test/server-fixture.ts';
import { openBoss } from '../../jobs/open-boss.ts';
import { openTaskQueue, type TaskQueue } from '../../jobs/task-queue.ts';
import { createLog } from '../../log.ts';
import { operatorLog } from '../../store/admin/operator-schema.ts';
import { audits, siteRuns } from '../../store/audits/audit-schema.ts';
import type { Database } from '../../store/database/database.ts';
import { migrateDatabase } from '../../store/database/migrate.ts';
import type { CoreServices } from '../core-services.ts';
import type { Task } from '../task.ts';
import { getQueue as seeQueue } from './get-queue.ts';
import { TERMINAL } from './operator.ts';
import { retryJob } from './retry-job.ts';

const FAULT = { code: 'internal-error', error: 'Something went wrong on our side.' } as const;

describe('audits', () => {
  let fixture: ServiceFixture;
  let support: TestAccount;
  beforeAll(async () => {
    fixture = await openServiceFixture({ AUDIT_QUEUE_LIMIT: '3' });
    support = await openAccount(fixture, { role: 'support' });
  });
  afterAll(() => fixture.close());

  const list = async (query: string) =>
    listAllAuditsEndpoint.response.parse(await (await support.ask(`/api/admin/audits?${query}`)).json());
  const queue = async () => getQueueEndpoint.response.parse(await (await support.ask('/api/admin/queue')).json());
  const retry = (id: string) => support.ask(`/api/admin/jobs/${id}/retry`, { method: 'POST' });

  async function audit(ask: ServiceFixture['ask'], url: string): Promise<AuditView> {
    const { auditId } = AuditStarted.parse(await (await ask('/api/audits', post({ url }))).json());
    return ended(ask, auditId);
  }

  async function ended(ask: ServiceFixture['ask'], auditId: string): Promise<AuditView> {
    for (;;) {
      const view = AuditView.parse(await (await ask(`/api/audits/${auditId}`)).json());
      if (view.status === 'done' || view.status === 'failed') return view;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  /** As `failDeadRun` leaves a run behind whose attempts were all in vain. */
  async function breakDown(auditId: string, failedAt = new Date()): Promise<string> {
    const { orm } = fixture.database;
    const [row] = await orm.select({ id: audits.siteRunId }).from(audits).where(eq(audits.id, auditId));
    if (row === undefined) throw new Error('The audit is missing.');
    await orm
      .update(siteRuns)
      .set({ status: 'failed', failure: FAULT, failures: 3, analysis: null, overallScore: null, finishedAt: failedAt })
      .where(eq(siteRuns.id, row.id));
    return row.id;
  }

  it('are listed without their content: whose, which site, how they ended', async () => {
    const account = await openAccount(fixture, {});
    const done = await audit(account.ask, 'listed.example.com');
    const failed = await audit(visitor(fixture.service), 'refused.listed.example.com');
    const { rows, nextCursor } = await list('search=LISTED.example');
    expect(nextCursor).toBeNull();
    expect(rows).toMatchObject([
      { auditId: failed.auditId, email: null, status: 'failed', failureCode: 'robots-refused', overallScore: null },
      {
        auditId: done.auditId,
        email: account.email,
        status: 'done',
        failureCode: null,
        url: 'https://listed.example.com/',
      },
    ]);
    expect(rows[1]?.ms).toBeGreaterThanOrEqual(0);
    expect(rows[1]?.overallScore).toBe(done.result?.overallScore);
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(
      Object.keys(listAllAuditsEndpoint.response.shape.rows.element.shape).sort(),
    );
    expect((await list('search=listed.example&status=failed')).rows).toHaveLength(1);
    expect((await list('search=l_sted')).rows).toEqual([]);
    const [newest] = (await list('limit=1')).rows;
    const next = await list(`limit=1&cursor=${(await list('limit=1')).nextCursor}`);
    expect(newest?.auditId).toBe(failed.auditId);
    expect(next.rows[0]?.auditId).toBe(done.auditId);
  });

  it('that failed by a fault of ours are tried again, for everybody who waits', async () => {
    const ask = visitor(fixture.service);
    const one = await audit(ask, 'again.example.com');
    const other = await audit(visitor(fixture.service), 'again.example.com');
    const runId = await breakDown(one.auditId);
    const { failed } = await queue();
    expect(failed).toMatchObject([
      { id: runId, queue: 'audits', kind: 'audit', subject: 'https://again.example.com/', attempts: 3 },
    ]);
    const runsBefore = fixture.engine.runs.length;
    expect((await retry(runId)).status).toBe(202);
    expect(await ended(ask, one.auditId)).toMatchObject({ status: 'done' });
    expect(fixture.engine.runs.length).toBe(runsBefore + 1);
    const runs = await fixture.database.orm
      .select({ id: audits.siteRunId })
      .from(audits)
      .where(sql`${audits.id} in (${one.auditId}, ${other.auditId})`);
    expect(new Set(runs.map(({ id }) => id)).size).toBe(1);
    expect(runs[0]?.id).not.toBe(runId);
    expect((await queue()).failed).toEqual([]);
    expect((await retry(runId)).status).toBe(404);
    const [entry] = await fixture.database.orm.select().from(operatorLog);
    expect(entry).toMatchObject({
      actor: support.email,
      action: 'job-retried',
      subject: 'https://again.example.com/',
      details: { jobId: runId, kind: 'audit', audits: 2, newSiteRunId: runs[0]?.id },
    });
  });

  it('that a site refused are no failed jobs', async () => {
    const refused = await audit(visitor(fixture.service), 'refused.example.org');
    const [row] = (await list('search=refused.example.org')).rows;
    expect(row?.auditId).toBe(refused.auditId);
    expect((await queue()).failed).toEqual([]);
    expect((await retry(row?.siteRunId ?? '')).status).toBe(404);
  });

  it('are not tried again while the queue is full, and nothing is written', async () => {
    const { auditId } = await audit(visitor(fixture.service), 'full.example.com');
    const runId = await breakDown(auditId);
    const { orm } = fixture.database;
    const queued = Array.from({ length: 3 }, (_, index) => ({
      id: crypto.randomUUID(),
      targetKey: `waiting ${index}`,
      target: 'https://waiting.example.com/',
      schemeTyped: false,
      status: 'queued' as const,
      createdAt: new Date(),
    }));
    await orm.insert(siteRuns).values(queued);
    const response = await retry(runId);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('60');
    expect((await queue()).failed.map(({ id }) => id)).toEqual([runId]);
    await orm.delete(siteRuns).where(eq(siteRuns.target, 'https://waiting.example.com/'));
  });

  it('show which outside services are set up, without what the settings say', async () => {
    const text = await (await support.ask('/api/admin/providers')).text();
    const { providers } = listProvidersEndpoint.response.parse(JSON.parse(text));
    expect(providers.map(({ id, isConfigured, settings }) => [id, isConfigured, settings])).toEqual([
      ['stripe', false, ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']],
      ['smtp', false, ['SMTP_URL', 'MAIL_FROM']],
      ['model', false, ['MODEL_PROVIDER', 'MODEL_NAME', 'MODEL_API_KEY']],
    ]);
  });
});

describe('tasks', () => {
  let database: Database;
  let taskQueue: TaskQueue;
  let core: CoreServices;
  let closeBoss: () => Promise<void>;
  let woken = 0;
  beforeAll(async () => {
    database = await openTestDatabase();
    await migrateDatabase(database);
    const log = createLog('error', () => {});
    const boss = await openBoss(database, log);
    closeBoss = () => boss.stop({ graceful: false, close: true });
    taskQueue = await openTaskQueue(boss);
    core = {
      database,
      log,
      now: Date.now,
      secret: 'secret',
      config: {
        publicUrl: new URL('http://localhost'),
        isHttps: false,
        mail: { smtpUrl: null, from: 'a@mail.example' },
        payment: { stripe: null, isMockGatewayOpen: false },
        model: null,
        backup: null,
      },
      addTask: (tx, task, options) => taskQueue.add(tx, task, options),
      wakeTasks: () => {
        woken += 1;
      },
    };
  });
  afterAll(async () => {
    await closeBoss();
    await database.close();
  });
  beforeEach(async () => {
    await database.orm.execute(sql`delete from pgboss.job`);
  });

  const add = (task: Task, delaySeconds = 0) =>
    database.orm.transaction((tx) => taskQueue.add(tx, task, { delaySeconds }));
  const admin = () => ({
    core,
    audits: { settings: { queueLimit: 1 }, enqueue: async () => {}, wakeDispatcher: () => {} },
  });

  async function giveUpForGood(task: Task): Promise<void> {
    await add(task);
    await database.orm.execute(sql`update pgboss.job set retry_limit = 0 where name = 'tasks'`);
    for (const job of await taskQueue.take(10)) await taskQueue.giveUp(job, 'Error: the mail server is on fire');
  }

  it('wait and run, and the oldest says how long', async () => {
    await add({ kind: 'reconcile-payments' });
    await taskQueue.take(1);
    await add({ kind: 'send-mail', mailId: 'm1' });
    await add({ kind: 'send-mail', mailId: 'm2' }, 3600);
    await database.orm.execute(
      sql`update pgboss.job set start_after = now() - interval '90 seconds', created_on = now() - interval '90 seconds' where data->>'mailId' = 'm1'`,
    );
    const { queues, failed } = await seeQueue(core, TERMINAL);
    expect(queues).toEqual([
      { queue: 'audits', waiting: 0, running: 0, oldestWaitingSeconds: null },
      { queue: 'tasks', waiting: 2, running: 1, oldestWaitingSeconds: expect.closeTo(90, -1) },
    ]);
    expect(failed).toEqual([]);
  });

  it('that are put off have not waited yet', async () => {
    await add({ kind: 'send-mail', mailId: 'm2' }, 3600);
    const { queues } = await seeQueue(core, TERMINAL);
    expect(queues[1]).toEqual({ queue: 'tasks', waiting: 1, running: 0, oldestWaitingSeconds: null });
  });

  it('that were given up are kept with their reason, and tried again once', async () => {
    await giveUpForGood({ kind: 'send-mail', mailId: 'm1' });
    const { failed } = await seeQueue(core, TERMINAL);
    expect(failed).toMatchObject([
      {
        queue: 'tasks',
        kind: 'send-mail',
        subject: 'Mail m1',
        reason: 'Error: the mail server is on fire',
        attempts: 1,
      },
    ]);
    const id = failed[0]?.id ?? '';
    const wokenBefore = woken;
    const answers = await Promise.allSettled([retryJob(admin(), TERMINAL, id), retryJob(admin(), TERMINAL, id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(woken).toBe(wokenBefore + 1);
    expect((await taskQueue.take(10)).map(({ task }) => task)).toEqual([{ kind: 'send-mail', mailId: 'm1' }]);
    expect((await seeQueue(core, TERMINAL)).failed).toEqual([]);
    const entries = await database.orm.select().from(operatorLog);
    expect(entries).toMatchObject([
      { actor: 'terminal', action: 'job-retried', subject: 'Mail m1', details: { jobId: id, kind: 'send-mail' } },
    ]);
  });

  it('of another release stay where they are', async () => {
    await giveUpForGood({ kind: 'send-mail', mailId: 'm1' });
    await database.orm.execute(sql`update pgboss.job set data = '{"kind":"brew-coffee"}' where name = 'tasks-dead'`);
    const { failed } = await seeQueue(core, TERMINAL);
    expect(failed).toMatchObject([{ kind: 'unknown' }]);
    await expect(retryJob(admin(), TERMINAL, failed[0]?.id ?? '')).rejects.toMatchObject({
      response: { code: 'not-ready' },
    });
    expect((await seeQueue(core, TERMINAL)).failed).toHaveLength(1);
  });
});
