import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AuditedAnalysis, analyzeEndpoint } from '#shared/api/audits.ts';
import { emailReportEndpoint } from '#shared/api/email-report.ts';
import { startTestPostgres, type TestPostgres } from '#test/embedded-postgres.ts';
import { type FakeMailServer, openFakeMailServer } from '#test/fake-mail-server.ts';
import { Browser, makeDataDir, type ServerProcess, startServerProcess } from '#test/server-process.ts';
import { readConfig } from '../../config.ts';
import { createLog } from '../../log.ts';
import { mails } from '../../store/admin/operator-schema.ts';
import { openDatabase } from '../../store/database/open-database.ts';

/** A killed attempt is claimed for 90 s, and its task comes back when its heartbeat stays away. */
const TAKEN_UP_MS = 240_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let postgres: TestPostgres;
let fakeServer: FakeMailServer;
beforeAll(async () => {
  postgres = await startTestPostgres();
});
afterAll(() => postgres?.remove());

describe.each(['PGlite', 'PostgreSQL'])('row 141 on %s: a report mail', (engine) => {
  let dataDir: Awaited<ReturnType<typeof makeDataDir>>;
  let environment: Record<string, string>;
  let browser: Browser;
  let server: ServerProcess;
  beforeEach(async () => {
    fakeServer = await openFakeMailServer();
    dataDir = await makeDataDir();
    browser = new Browser();
    environment = { SMTP_URL: fakeServer.url.href, DATA_DIR: dataDir.path };
    if (engine === 'PostgreSQL') environment.DATABASE_URL = await postgres.createDatabase();
  });
  afterEach(async () => {
    await server.end('SIGKILL');
    await fakeServer.close();
    await dataDir.remove();
  });

  async function start(): Promise<void> {
    server = await startServerProcess({ dataDir: dataDir.path, environment });
  }
  async function ask(email: string): Promise<void> {
    const { status } = await browser.ask(server, emailReportEndpoint.path, { email });
    expect(status).toBe(202);
  }
  const arrivals = (to: string) => fakeServer.received.filter((mail) => mail.to.includes(to)).length;

  it('is sent once with its PDF, wherever its process is killed, and says so when nobody knows', {
    timeout: 400_000,
  }, async () => {
    await start();
    const audited = await browser.ask(server, analyzeEndpoint.path, { url: 'killed.example.com' });
    AuditedAnalysis.parse(await audited.json());
    fakeServer.behave({ kind: 'answer-late' });
    await ask('given@shop.example');
    await vi.waitFor(() => expect(fakeServer.isWaiting()).toBe(true), { timeout: 30_000 });
    await server.end('SIGKILL');
    fakeServer.behave({ kind: 'take' });
    await start();
    await Promise.all(['two@shop.example', 'three@shop.example'].map(ask));
    // In the middle of making the files.
    await pause(40);
    await server.end('SIGKILL');
    await start();
    const waited = ['two@shop.example', 'three@shop.example'];
    await vi.waitFor(() => expect(waited.map(arrivals)).toEqual([1, 1]), { timeout: TAKEN_UP_MS, interval: 500 });
    await pause(2000);
    await server.end('SIGTERM');

    const database = await openDatabase(
      readConfig(environment, 'v24.0.0'),
      createLog('error', () => {}),
    );
    const rows = await database.orm.select().from(mails);
    await database.close();
    const endOf = (to: string) => rows.find(({ recipient }) => recipient === to);
    for (const to of waited) expect(endOf(to)).toMatchObject({ status: 'sent' });
    const given = endOf('given@shop.example');
    expect(given).toMatchObject({ status: 'failed', lastError: expect.stringContaining('may have arrived') });
    expect([...waited, 'given@shop.example'].map(arrivals)).toEqual([1, 1, 1]);
    for (const { source } of fakeServer.received) expect(source).toContain('Content-Type: application/pdf');
  });
});
