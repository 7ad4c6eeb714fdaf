import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { UnknownPage } from '#engine/dry-run/unknown-page.ts';
import { decodeBundle, encodeBundle } from '#engine/evidence/bundle-file.ts';
import { NothingToAnalyze } from '#engine/nothing-to-analyze.ts';
import { parseHostMapping } from '#providers/host-mapping.ts';
import type { AuditEvent } from '#shared/audit/progress.ts';
import { type SiteServer, startSiteServer } from '#test/site-server.ts';
import { openEngineThread } from './engine-thread.ts';
import type { AuditEngine } from './services/audit-engine.ts';
import { openSiteEngine } from './site-engine.ts';

const FOLDER = fileURLToPath(new URL('../../test/fixtures/sites/us-roofer-elementor', import.meta.url));
const SITE = { target: 'http://roofer.test/', schemeTyped: true };

let server: SiteServer;
let here: AuditEngine;
let thread: AuditEngine;
const open = (openEngine: typeof openSiteEngine) =>
  openEngine({
    hostMapping: parseHostMapping(server.connectTo),
    publicUrl: new URL('http://localhost'),
    audits: { deadlineMs: 20_000 },
  });
beforeAll(async () => {
  server = await startSiteServer({ sites: { 'roofer.test': FOLDER }, latencyMs: 100 });
  here = open(openSiteEngine);
  thread = open(openEngineThread);
});
afterAll(async () => {
  await Promise.all([here.close(), thread.close(), server.close()]);
});

const neverAborted = () => new AbortController().signal;

async function run(engine: AuditEngine) {
  const events: AuditEvent[] = [];
  return { outcome: await engine.run(SITE, (event) => events.push(event), neverAborted()), events };
}

it('reads, judges and tells as the engine in this thread does', async () => {
  const [mine, its] = [await run(here), await run(thread)];
  if (mine.outcome.kind !== 'done' || its.outcome.kind !== 'done') throw new Error('The site could not be read.');
  const { collectedAt, collectedInMs, ...analysis } = mine.outcome.analysis;
  expect(its.outcome.analysis).toMatchObject(analysis);
  expect(its.outcome.outline).toEqual(mine.outcome.outline);
  const facts = ({ events }: typeof its) => events.filter(({ type }) => type === 'factor');
  expect(facts(its)).toEqual(facts(mine));
  const { bundle } = its.outcome;
  expect(await thread.reevaluate(bundle, {})).toEqual(its.outcome.analysis);
  expect(await thread.outline(bundle)).toEqual(its.outcome.outline);
});

it('rejects as the engine in this thread does', async () => {
  const { bundle } = (await run(thread)).outcome;
  if (bundle === null) throw new Error('The site could not be read.');
  await expect(thread.dryRun(bundle, [{ url: '/none', title: 'None' }], {})).rejects.toBeInstanceOf(UnknownPage);
  const empty = encodeBundle({ ...decodeBundle(bundle), responses: [] });
  await expect(thread.reevaluate(empty, {})).rejects.toBeInstanceOf(NothingToAnalyze);
  await expect(thread.outline(new Uint8Array(4))).rejects.toThrow('not a Porchlight evidence bundle');
});

it('ends a run at once when it is aborted, and with what it has read when its slot is wanted', async () => {
  const aborting = new AbortController();
  const aborted = thread.run(SITE, () => aborting.abort(), aborting.signal);
  await expect(aborted).rejects.toThrow();
  const ending = new AbortController();
  const waiting = { isWaitedFor: async () => true, endSoon: ending.signal };
  const ended = await thread.run(SITE, ({ type }) => type === 'progress' && ending.abort(), neverAborted(), waiting);
  expect(ended).toMatchObject({ kind: 'done', analysis: { site: { pages: [{}] } } });
});

it('rejects the calls of a thread that ends', async () => {
  const other = open(openEngineThread);
  const running = other.run(SITE, () => void other.close(), neverAborted());
  await expect(running).rejects.toThrow('The thread of the engine ended.');
  await expect(other.outline(new Uint8Array(4))).rejects.toThrow('closed');
});
