import { afterAll, beforeAll, expect, it } from 'vitest';
import { AuditStarted, AuditView } from '#shared/api/audits.ts';
import { ErrorBody } from '#shared/errors.ts';
import { startTestPostgres, type TestPostgres } from '#test/embedded-postgres.ts';
import { Browser, makeDataDir, type ServerProcess, startServerProcess } from '#test/server-process.ts';

let postgres: TestPostgres;
let dataDir: Awaited<ReturnType<typeof makeDataDir>>;
let server: ServerProcess;
const browser = new Browser();
beforeAll(async () => {
  postgres = await startTestPostgres();
  dataDir = await makeDataDir();
  const environment = { DATABASE_URL: await postgres.createDatabase(), AUDIT_CONCURRENCY: '2' };
  server = await startServerProcess({ dataDir: dataDir.path, environment });
});
afterAll(async () => {
  await server.end('SIGKILL');
  await postgres?.remove();
  await dataDir.remove();
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const ready = async () => (await browser.ask(server, '/readyz')).status;

async function request(url: string): Promise<string> {
  return AuditStarted.parse(await (await browser.ask(server, '/api/audits', { url })).json()).auditId;
}
async function expectDone(auditId: string): Promise<void> {
  for (;;) {
    const audit = AuditView.parse(await (await browser.ask(server, `/api/audits/${auditId}`)).json());
    if (audit.status === 'done') return;
    expect(audit.status).not.toBe('failed');
    await pause(200);
  }
}

async function expectNothingLost(awayMs: number): Promise<void> {
  const ids = [await request(`t3000.a${awayMs}.com`)];
  for (let count = 0; count < 5; count += 1) ids.push(await request(`t500.b${count}-${awayMs}.com`));
  await pause(300);
  await postgres.stop();
  await pause(awayMs);
  const refused = await browser.ask(server, '/api/audits', { url: 'refused.com' });
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(ErrorBody.parse(await refused.json()).code).toBe('temporarily-unavailable');
  expect(await ready()).toBe(503);
  expect((await browser.ask(server, '/livez')).status).toBe(200);
  await postgres.start();
  await expect.poll(ready, { timeout: 15_000, interval: 200 }).toBe(200);
  for (const id of ids) await expectDone(id);
  const later = await request(`t100.after${awayMs}.com`);
  await expectDone(later);
}

it('a database that is away for a second costs nothing that was accepted', { tags: 'gate' }, () =>
  expectNothingLost(1000),
);
it('nor does one that is away for twenty', () => expectNothingLost(20_000));

it('the process that lived through it still ends in order', async () => {
  expect(await server.end('SIGTERM')).toBe(0);
});
