import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AuditStarted, AuditView } from '#shared/api/audits.ts';
import { startTestPostgres, type TestPostgres } from '#test/embedded-postgres.ts';
import { describeKills } from '#test/kill-suite.ts';
import { Browser, makeDataDir, readJournal, type ServerProcess, startServerProcess } from '#test/server-process.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startTestPostgres();
});
afterAll(() => postgres?.remove());

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('on PostgreSQL', () => describeKills(() => postgres.createDatabase()));

it('two processes on one PostgreSQL share the work, and events reach listeners of either', async () => {
  const dataDir = await makeDataDir();
  const environment = {
    DATABASE_URL: await postgres.createDatabase(),
    AUDIT_CONCURRENCY: '2',
    AUDIT_RUNNING_PER_ADDRESS: '100',
  };
  const [one, two] = await Promise.all([
    startServerProcess({ dataDir: dataDir.path, environment }),
    startServerProcess({ dataDir: dataDir.path, environment }),
  ]);
  const browser = new Browser();
  const ids: string[] = [];
  for (let count = 0; count < 8; count += 1) {
    const response = await browser.ask(one, '/api/audits', { url: `t1000.site${count}.com` });
    ids.push(AuditStarted.parse(await response.json()).auditId);
  }
  const streams = await Promise.all(
    ids.flatMap((id) =>
      [one, two].map(async (server) => (await browser.ask(server, `/api/audits/${id}/events`)).text()),
    ),
  );
  for (const text of streams) expect(text.match(/event: done/g)).toHaveLength(1);
  expect(one.log()).toContain('"site_run_ended"');
  expect(two.log()).toContain('"site_run_ended"');
  expect(await Promise.all([one.end('SIGTERM'), two.end('SIGTERM')])).toEqual([0, 0]);
  await dataDir.remove();
});

it('a process that freezes loses its audit to another, and its late result is thrown away', {
  tags: 'gate',
}, async () => {
  const dataDir = await makeDataDir();
  const environment = { DATABASE_URL: await postgres.createDatabase(), AUDIT_CONCURRENCY: '1' };
  const frozen = await startServerProcess({ dataDir: dataDir.path, environment });
  const browser = new Browser();
  const response = await browser.ask(frozen, '/api/audits', { url: 't3000.frozen.com' });
  const { auditId } = AuditStarted.parse(await response.json());
  await pause(1000);
  process.kill(frozen.pid, 'SIGSTOP');
  const other = await startServerProcess({ dataDir: dataDir.path, environment });
  const read = async () => AuditView.parse(await (await browser.ask(other, `/api/audits/${auditId}`)).json());
  await expect.poll(async () => (await read()).status, { timeout: 60_000, interval: 500 }).toBe('done');
  process.kill(frozen.pid, 'SIGCONT');
  await expect.poll(() => frozen.log(), { timeout: 20_000 }).toContain('"isKept":false');
  const text = await (await browser.ask(other, `/api/audits/${auditId}/events`)).text();
  expect(text.match(/event: done/g)).toHaveLength(1);
  expect(await readJournal(dataDir.path)).toHaveLength(2);
  expect(await Promise.all([frozen.end('SIGTERM'), other.end('SIGTERM')])).toEqual([0, 0]);
  await dataDir.remove();
});

it('a process without jobs leaves audits to one that runs them, and delivers their events', async () => {
  const dataDir = await makeDataDir();
  const environment = { DATABASE_URL: await postgres.createDatabase() };
  const servers = [await startServerProcess({ dataDir: dataDir.path, environment: { ...environment, RUN_JOBS: '0' } })];
  try {
    const [web] = servers as [ServerProcess];
    const browser = new Browser();
    const response = await browser.ask(web, '/api/audits', { url: 't50.example.com' });
    const { auditId } = AuditStarted.parse(await response.json());
    const view = async () => AuditView.parse(await (await browser.ask(web, `/api/audits/${auditId}`)).json());
    await pause(3000);
    expect((await view()).status).toBe('queued');
    expect(await readJournal(dataDir.path)).toEqual([]);
    servers.push(await startServerProcess({ dataDir: dataDir.path, environment }));
    await expect.poll(async () => (await view()).status, { timeout: 20_000 }).toBe('done');
    expect(await readJournal(dataDir.path)).toHaveLength(1);
  } finally {
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
    await dataDir.remove();
  }
});
