import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createPageParserPool } from '#engine/crawl/html/page-parser-pool.ts';
import { encodeBundle } from '#engine/evidence/bundle-file.ts';
import { REGISTRY } from '#engine/factors/registry.ts';
import { Analysis } from '#shared/audit/analysis.ts';
import { auditRecordedSite, RECORDED_SITES, serveRecordedSites } from '#test/golden/recorded-sites.ts';
import { replayCommand } from './replay-command.ts';

let folder: string;
let analysis: Analysis;
let said: string[];
const file = (name: string) => join(folder, name);
const run = async (...words: string[]) => {
  said = [];
  const hear = (text: string | Uint8Array) => {
    said.push(String(text));
    return true;
  };
  vi.spyOn(process.stdout, 'write').mockImplementation(hear);
  vi.spyOn(process.stderr, 'write').mockImplementation(hear);
  return replayCommand(words);
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-replay-'));
  const server = await serveRecordedSites();
  const parser = createPageParserPool({ workers: 1, timeLimitMs: 5000, memoryLimitMb: 256 });
  const site = RECORDED_SITES.find(({ id }) => id === 'ca-upholsterer-single-page');
  if (site === undefined) throw new Error('The site is not recorded.');
  const { outcome } = await auditRecordedSite(site, server, parser);
  await Promise.all([server.close(), parser.close()]);
  if (outcome.kind !== 'done') throw new Error('The site gave no result.');
  analysis = Analysis.parse(outcome.analysis);
  const evidence = encodeBundle(outcome.bundle);
  const sha256 = createHash('sha256').update(evidence).digest('hex');
  const report = (of: object) => JSON.stringify({ evidence: { sha256 }, ownerWords: {}, analysis: of });
  await writeFile(file('site.bundle'), evidence);
  await writeFile(file('report.json'), report(analysis));
  await writeFile(file('better.json'), report({ ...analysis, overallScore: 99, businessName: 'A\u001b[31m\u0007B' }));
  await writeFile(file('changed.bundle'), evidence.with(99, 0));
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('compares a report with its evidence, offline', async () => {
  expect(await run(file('site.bundle'), '--report', file('report.json'))).toBe(0);
  expect(said.join('')).toContain(
    `Rules: ${analysis.algorithmVersion} in the report, ${analysis.algorithmVersion} here.`,
  );
  expect(await run(file('site.bundle'), '--report', file('better.json'))).toBe(1);
  expect(said.join('')).toContain(`Score: the report says 99, the evidence gives ${analysis.overallScore}.`);
  expect(said.join('')).not.toMatch(/[^\P{Cc}\n]/u);
  expect(await run(file('changed.bundle'), '--report', file('report.json'))).toBe(1);
  expect(said.join('')).toContain('This is not the evidence that the report names');
});

it('says what cannot be used', async () => {
  expect(await run(file('site.bundle'), '--report', file('site.bundle'))).toBe(2);
  expect(said.join('')).toContain('The report is not one that can be verified');
  expect(await run(file('site.bundle'), '--report', file('none.json'))).toBe(2);
  expect(await run('--report', file('report.json'))).toBe(2);
  expect(await run(file('site.bundle'))).toBe(0);
});

it('prints why a factor failed, and the rest of the report', async () => {
  vi.spyOn(REGISTRY.websiteH1, 'evaluate').mockImplementation(() => {
    throw new TypeError('broken rule');
  });
  expect(await run(file('site.bundle'))).toBe(0);
  expect(said.join('')).toMatch(/The factor websiteH1 failed: TypeError: broken rule\n +at/);
  expect(said.join('')).toContain(analysis.businessName);
});
