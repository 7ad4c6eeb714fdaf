import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPageParserPool } from '#engine/crawl/html/page-parser-pool.ts';
import { decodeBundle } from '#engine/evidence/bundle-file.ts';
import { replay } from '#engine/replay.ts';
import { AuditedAnalysis, type AuditResult, AuditStarted, AuditView } from '#shared/api/audits.ts';
import { Analysis } from '#shared/audit/analysis.ts';
import { Browser, makeDataDir, type ServerProcess, startServerProcess } from '#test/server-process.ts';
import { type SiteServer, startSiteServer } from '#test/site-server.ts';

const FOLDER = fileURLToPath(new URL('../../test/fixtures/sites/us-roofer-elementor', import.meta.url));
const HOST = 'roofer.test';

let site: SiteServer;
let dataDir: Awaited<ReturnType<typeof makeDataDir>>;
beforeAll(async () => {
  site = await startSiteServer({ sites: { [HOST]: FOLDER }, latencyMs: 250 });
  dataDir = await makeDataDir();
});
afterAll(async () => {
  await site.close();
  await dataDir.remove();
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const start = () =>
  startServerProcess({ dataDir: dataDir.path, real: true, environment: { PORCHLIGHT_CONNECT_TO: site.connectTo } });

async function waitForResult(server: ServerProcess, browser: Browser, auditId: string): Promise<AuditResult> {
  for (;;) {
    const audit = AuditView.parse(await (await browser.ask(server, `/api/audits/${auditId}`)).json());
    expect(audit.error).toBeUndefined();
    if (audit.result !== undefined) return audit.result;
    await pause(100);
  }
}

async function analyze(server: ServerProcess, browser: Browser, request: object): Promise<AuditedAnalysis> {
  return AuditedAnalysis.parse(await (await browser.ask(server, '/api/analyze', request)).json());
}

/**
 * What a caller gets of an analysis that is a matter of its evidence alone: not what is written for the report when it is looked
 * at, nor what the caller's plan keeps back. What is written into a step stands behind what the step said before.
 */
function judgedBy({ actionPlan, ...rest }: Analysis): object {
  return { ...rest, actionPlan: actionPlan.map(({ description: _written, ...step }) => step) };
}

/** What an analysis says, without whose it is, when it was made and how long that took. */
function judgement({ auditId: _, collectedAt: __, collectedInMs: ___, ...rest }: AuditResult): object {
  return rest;
}

it('a server killed while it reads a real site has the same result after its restart as if nothing had happened', {
  tags: 'gate',
}, async () => {
  const browser = new Browser();
  const first = await start();
  const begun = AuditStarted.parse(await (await browser.ask(first, '/api/audits', { url: HOST })).json());
  while (site.requests.length < 4) await pause(20);
  await first.end('SIGKILL');

  const second = await start();
  const result = await waitForResult(second, browser, begun.auditId);
  const other = await analyze(second, browser, { url: HOST, fresh: true });
  const undisturbed = await waitForResult(second, browser, other.auditId);
  expect(result.auditId).toBe(begun.auditId);
  expect(judgement(result)).toEqual(judgement(undisturbed));
  expect(result.overallScore).toBeGreaterThan(0);
  expect(await second.end('SIGTERM')).toBe(0);
});

it('every audit keeps its evidence, which gives the identical analysis again', async () => {
  const server = await start();
  const browser = new Browser();
  // Without what the service says beside it: whose it is, what is kept back, what carries the texts.
  const analysis = Analysis.parse(await analyze(server, browser, { url: HOST }));
  await server.end('SIGTERM');
  const names = await readdir(join(dataDir.path, 'bundles'), { recursive: true });
  const parser = createPageParserPool({ workers: 1, timeLimitMs: 15_000, memoryLimitMb: 256 });
  const replayed = await Promise.all(
    names
      .filter((name) => name.endsWith('.bundle'))
      .map(async (name) => replay(decodeBundle(await readFile(join(dataDir.path, 'bundles', name))), parser)),
  );
  await parser.close();
  const again = replayed.map((one) => Analysis.parse(JSON.parse(JSON.stringify(one))));
  expect(again.map(judgedBy)).toContainEqual(judgedBy(analysis));
  const steps = (of: Analysis) => of.actionPlan.map(({ description }) => description);
  const sameRun = again.find(({ collectedAt }) => collectedAt === analysis.collectedAt);
  expect(sameRun).toBeDefined();
  if (sameRun === undefined) return;
  const judged = steps(sameRun);
  expect(judged.length).toBeGreaterThan(0);
  for (const [index, told] of steps(analysis).entries()) expect(told).toContain(judged[index]);
});
