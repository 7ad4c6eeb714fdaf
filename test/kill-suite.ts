import { afterEach, beforeEach, expect, it } from 'vitest';
import { AuditStarted, AuditView } from '#shared/api/audits.ts';
import { FACTOR_KEYS } from '#shared/audit/factor-keys.ts';
import { AuditEvent } from '#shared/audit/progress.ts';
import { Browser, makeDataDir, readJournal, type ServerProcess, startServerProcess } from './server-process.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Tests of a server that is killed, terminated, or crashed by an audit, on one kind of database: `createDatabase` creates
 * an empty one and returns its URL; without it each server has the embedded database of its data folder.
 */
export function describeKills(createDatabase: (() => Promise<string>) | null): void {
  // The gate kills a server on one kind of database.
  const gate = { tags: createDatabase === null ? 'gate' : [] };
  let dataDir: Awaited<ReturnType<typeof makeDataDir>>;
  let environment: Record<string, string>;
  let browser: Browser;
  const servers: ServerProcess[] = [];

  beforeEach(async () => {
    dataDir = await makeDataDir();
    browser = new Browser();
    environment = {
      ...{ AUDIT_CONCURRENCY: '4', AUDIT_RUNNING_PER_ADDRESS: '100' },
      ...{ AUDIT_READINGS_PER_TARGET: '10000', AUDIT_READINGS_PER_ADDRESS: '10000' },
    };
    if (createDatabase !== null) environment.DATABASE_URL = await createDatabase();
  });
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.end('SIGKILL')));
    await dataDir.remove();
  });

  async function start(more: Record<string, string> = {}): Promise<ServerProcess> {
    const server = await startServerProcess({ dataDir: dataDir.path, environment: { ...environment, ...more } });
    servers.push(server);
    return server;
  }
  async function request(server: ServerProcess, url: string): Promise<string> {
    const response = await browser.ask(server, '/api/audits', { url });
    expect(response.status).toBe(202);
    return AuditStarted.parse(await response.json()).auditId;
  }
  /** Several audits of one visitor: the first response sets the cookie that the others send. */
  async function requestAll(server: ServerProcess, urls: readonly string[]): Promise<string[]> {
    const [first = '', ...rest] = urls;
    const id = await request(server, first);
    return [id, ...(await Promise.all(rest.map((url) => request(server, url))))];
  }
  const sites = (behaviour: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${behaviour}.site${index}.com`);
  async function waitForEnd(server: ServerProcess, auditId: string): Promise<AuditView> {
    for (;;) {
      const audit = AuditView.parse(await (await browser.ask(server, `/api/audits/${auditId}`)).json());
      if (audit.status === 'done' || audit.status === 'failed') return audit;
      await pause(100);
    }
  }
  async function events(server: ServerProcess, auditId: string): Promise<{ id: number; event: AuditEvent }[]> {
    const text = await (await browser.ask(server, `/api/audits/${auditId}/events`)).text();
    const blocks = text.split('\n\n').filter((block) => block.startsWith('id: '));
    return blocks.map((block) => {
      const [id = '', , data = ''] = block.split('\n').map((line) => line.slice(line.indexOf(': ') + 2));
      return { id: Number(id), event: AuditEvent.parse(JSON.parse(data)) };
    });
  }
  /** The audit ended once, with its result and all its events. */
  async function expectComplete(server: ServerProcess, auditId: string): Promise<void> {
    const audit = await waitForEnd(server, auditId);
    expect(audit).toMatchObject({ status: 'done', result: { auditId, websiteUrl: audit.url } });
    const told = await events(server, auditId);
    expect(told.map(({ id }) => id)).toEqual([...new Set(told.map(({ id }) => id))].sort((a, b) => a - b));
    expect(told.filter(({ event }) => event.type === 'done' || event.type === 'failed')).toHaveLength(1);
    const lastAttempt = told.filter(
      ({ id }) => Math.floor(id / 10_000) === Math.floor((told.at(-1)?.id ?? 0) / 10_000),
    );
    expect(lastAttempt.filter(({ event }) => event.type === 'progress')).toHaveLength(16);
    expect(lastAttempt.flatMap(({ event }) => (event.type === 'factor' ? event.key : []))).toEqual([...FACTOR_KEYS]);
  }

  it(
    'SIGKILL in the middle of audits loses none: running ones are done again, waiting ones are done',
    gate,
    async () => {
      const first = await start();
      const ids = await requestAll(first, sites('t1500', 10));
      await pause(700);
      await first.end('SIGKILL');
      expect((await readJournal(dataDir.path)).length).toBeLessThan(10);
      const second = await start();
      for (const id of ids) await expectComplete(second, id);
      const runs = await readJournal(dataDir.path);
      expect(new Set(runs).size).toBe(10);
      expect(runs.length).toBeGreaterThan(10);
      expect(runs.length).toBeLessThanOrEqual(14);
    },
  );

  it('killed again and again, every audit ends once, complete', async () => {
    const kills = createDatabase === null ? 6 : 3;
    const ids: string[] = [];
    let server = await start();
    for (let kill = 0; kill < kills; kill += 1) {
      for (let count = 0; count < 8; count += 1) ids.push(await request(server, `t200.kill${kill}-${count}.com`));
      await pause(137 * (kill + 1));
      await server.end('SIGKILL');
      server = await start();
    }
    for (const id of ids) await expectComplete(server, id);
  });

  it('SIGTERM lets running audits end, says that it is not ready, and loses nothing that waits', gate, async () => {
    const first = await start();
    const ids = await requestAll(first, sites('t2000', 8));
    const waiting = browser.ask(first, '/api/analyze', { url: 't2000.site0.com' });
    await pause(500);
    const ending = first.end('SIGTERM');
    await pause(100);
    expect((await browser.ask(first, '/readyz')).status).toBe(503);
    expect((await browser.ask(first, '/livez')).status).toBe(200);
    expect((await waiting).status).toBe(200);
    expect(await ending).toBe(0);
    const second = await start();
    for (const id of ids) await expectComplete(second, id);
    expect((await readJournal(dataDir.path)).length).toBe(8);
  });

  it('SIGTERM hands back what takes too long instead of waiting for it, and none counts as failed', async () => {
    const first = await start({ AUDIT_CONCURRENCY: '14' });
    const ids = await requestAll(first, sites('t40000', 10));
    await pause(500);
    expect(await first.end('SIGTERM')).toBe(0);
    const second = await start({ AUDIT_CONCURRENCY: '14' });
    await pause(3000);
    for (const id of ids) {
      const audit = AuditView.parse(await (await browser.ask(second, `/api/audits/${id}`)).json());
      expect(audit.status).toBe('running');
    }
    expect(second.log()).not.toContain('site_run_attempt_failed');
  });

  it('an error that nobody catches ends the process in order, with exit code 1, and loses nothing', gate, async () => {
    const first = await start();
    const ids = await requestAll(first, ['t1000.before.com', 'uncaught.site.com']);
    expect(await first.ended).toBe(1);
    expect(first.log()).toContain('"event":"stopping","reason":"uncaught-exception"');
    const second = await start();
    for (const id of ids) await expectComplete(second, id);
  });

  it('a second signal ends it without waiting for what runs', async () => {
    const server = await start();
    const id = await request(server, 't20000.site.com');
    await pause(300);
    process.kill(server.pid, 'SIGTERM');
    await pause(100);
    await server.end('SIGTERM');
    // Shorter than what the first signal waits for: it would be done.
    const audit = AuditView.parse(await (await browser.ask(await start(), `/api/audits/${id}`)).json());
    expect(audit.status).not.toBe('done');
  });

  it('an audit that kills its process ends as a failure after three times, and those beside it are done', async () => {
    let server = await start();
    const [before = '', ...beside] = await requestAll(server, [...sites('t600', 4), 'fatal.poison.com']);
    const poison = beside.pop() ?? '';
    // A process may be killed while it starts: jobs left to it begin at once.
    for (let restart = 0; restart < 8; restart += 1) {
      const isKilled = await Promise.race([
        server.ended.then(() => true),
        pause(createDatabase === null ? 5000 : 45_000).then(() => false),
      ]);
      if (!isKilled) break;
      server = await start().catch(() => server);
    }
    expect(await waitForEnd(server, poison)).toMatchObject({ status: 'failed', error: { code: 'internal-error' } });
    for (const id of [before, ...beside]) await expectComplete(server, id);
    expect((await readJournal(dataDir.path)).filter((target) => target.includes('fatal'))).toHaveLength(3);
  });
}
