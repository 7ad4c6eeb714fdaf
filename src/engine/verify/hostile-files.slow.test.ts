import { gzipSync, zstdCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readGoldenAnalysis } from '#test/golden/golden-analyses.ts';
import { parsePage } from '../crawl/html/parse-page.ts';
import { encodeBundle } from '../evidence/bundle-file.ts';
import type { CollectedResponse, EvidenceBundle } from '../evidence/evidence-bundle.ts';
import { verifyInChildProcess } from './verify-in-child-process.ts';
import { type ReportWithEvidence, recomputeAndCompare } from './verify-report.ts';

/** Files that somebody made to hold the server up, fill it, or be told good. Each ends with a sentence; what is heavy is in `verify-in-child-process.slow.test.ts`. */

const ANALYSIS: unknown = readGoldenAnalysis('us-roofer-elementor');
const bytes = (text: string) => new TextEncoder().encode(text);
const REPORT = bytes(JSON.stringify({ evidence: null, ownerWords: {}, analysis: ANALYSIS }));

const HOME: CollectedResponse = {
  purpose: 'home',
  url: 'https://shop.example/',
  finalUrl: 'https://shop.example/',
  redirects: [],
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: bytes('<!doctype html><title>Shop</title><h1>Shop</h1><p>Open daily.</p>'),
  bodyLength: 60,
  truncated: false,
  problem: null,
  detail: null,
  ms: 1,
  askedAs: null,
};
const BUNDLE: EvidenceBundle = {
  version: 1,
  target: 'https://shop.example/',
  schemeTyped: false,
  collectedAt: '2026-11-21T09:00:00.000Z',
  collectedInMs: 120,
  userAgent: 'PorchlightBot/1.0',
  responses: [HOME],
  pagesNotRead: [],
  notes: [],
};
const withHome = (over: Partial<CollectedResponse>) =>
  encodeBundle({ ...BUNDLE, responses: [{ ...HOME, bodyLength: over.body?.byteLength ?? 60, ...over }] });
const withHead = (head: string, body = '') => zstdCompressSync(Buffer.from(`PLB1${head}\n${body}`));
const MEGABYTE = 1024 * 1024;
const evaluate = (files: ReportWithEvidence) =>
  recomputeAndCompare(files, { parse: async (input) => ({ ok: true, page: parsePage(input) }) });

const HOSTILE_EVIDENCE: readonly [what: string, file: () => Uint8Array][] = [
  ['nothing', () => new Uint8Array(0)],
  ['a zip', () => bytes('PK\u0003\u0004 not a bundle')],
  ['a gzip bomb', () => gzipSync(Buffer.alloc(50 * MEGABYTE))],
  ['a bomb of 200 MB', () => zstdCompressSync(Buffer.alloc(200 * MEGABYTE))],
  ['a bomb that begins as a bundle', () => withHead(JSON.stringify({ version: 1 }), ' '.repeat(200 * MEGABYTE))],
  ['a head of 60 MB', () => withHead(' '.repeat(60 * MEGABYTE))],
  ['a head without its end', () => zstdCompressSync(Buffer.from(`PLB1${'['.repeat(MEGABYTE)}`))],
  ['a head nested two million deep', () => withHead('['.repeat(2 * MEGABYTE) + ']'.repeat(2 * MEGABYTE))],
  ['a hundred thousand answers', () => withHead(JSON.stringify({ ...BUNDLE, responses: Array(100_000).fill(0) }))],
  [
    'a negative length',
    () => withHead(JSON.stringify({ ...BUNDLE, responses: [{ ...HOME, body: undefined, bodyBytes: -1 }] })),
  ],
  [
    'a length beyond the file',
    () => withHead(JSON.stringify({ ...BUNDLE, responses: [{ ...HOME, body: undefined, bodyBytes: 9e15 }] })),
  ],
  ['no answers', () => encodeBundle({ ...BUNDLE, responses: [] })],
  ['a page of nothing', () => withHome({ body: new Uint8Array(0) })],
];

/** They can be evaluated; what comes of it is another result. */
const ODD_EVIDENCE: readonly [what: string, file: () => Uint8Array][] = [
  ['an address that is none', () => withHome({ finalUrl: 'not an address' })],
  ['a target that is none', () => encodeBundle({ ...BUNDLE, target: '::' })],
  ['a day that is none', () => encodeBundle({ ...BUNDLE, collectedAt: 'yesterday' })],
  ['another site', () => encodeBundle(BUNDLE)],
];

describe('evidence that no server of ours wrote', () => {
  it.each(HOSTILE_EVIDENCE)('%s is refused with a sentence', async (_, file) => {
    const outcome = await evaluate({ report: REPORT, evidence: file() });
    expect(outcome).toMatchObject({ kind: 'refused', sentence: expect.stringMatching(/^[A-Z].+\.$/) });
  });

  it.each(ODD_EVIDENCE)('%s is not told good', async (_, file) => {
    const outcome = await evaluate({ report: REPORT, evidence: file() });
    if (outcome.kind === 'compared') expect(outcome.isSame).toBe(false);
    else expect(outcome).toMatchObject({ kind: 'refused', sentence: expect.stringMatching(/^[A-Z].+\.$/) });
  });

  it('is not evaluated for longer than the limit, nor in our own process', async () => {
    const evidence = withHead('['.repeat(2 * MEGABYTE));
    const limits = { timeLimitMs: 50, memoryLimitMb: 96 };
    expect(await verifyInChildProcess({ report: REPORT, evidence }, limits)).toMatchObject({ kind: 'refused' });
  });
});

describe('reports that no server of ours wrote', () => {
  const evidence = encodeBundle(BUNDLE);
  const withAnalysis = (over: object) =>
    JSON.stringify({ evidence: null, ownerWords: {}, analysis: { ...Object(ANALYSIS), ...over } });
  it.each([
    ['nothing', ''],
    ['no JSON', 'hello'],
    ['null', 'null'],
    ['a list', '[]'],
    ['half a report', JSON.stringify({ analysis: ANALYSIS }).slice(0, 5000)],
    ['a list two million deep', '['.repeat(MEGABYTE) + ']'.repeat(MEGABYTE)],
    ['a score of words', withAnalysis({ overallScore: '54' })],
    ['a score beyond numbers', withAnalysis({ overallScore: 1e300 })],
    ['factors that are a list', withAnalysis({ factors: [] })],
    [
      'a hundred thousand checks',
      withAnalysis({ factors: { a: { label: '', score: 1, checks: Array(100_000).fill({}) } } }),
    ],
    [
      'ten thousand factors',
      withAnalysis({
        factors: Object.fromEntries(
          Array.from({ length: 10_000 }, (_, at) => [at, { label: '', score: 1, checks: [] }]),
        ),
      }),
    ],
    ['bytes that are no UTF-8', '\ud800'],
  ])('%s is refused with a sentence', async (_, text) => {
    const report = text === '\ud800' ? Uint8Array.of(0xff, 0xfe, 0x00) : bytes(text);
    expect(await evaluate({ report, evidence })).toMatchObject({
      kind: 'refused',
      sentence: expect.stringContaining('The report is not one that can be verified'),
    });
  });

  it('a name of a million characters comes back cut', async () => {
    const long = 'x'.repeat(MEGABYTE);
    const report = bytes(withAnalysis({ businessName: long, [`__proto__`]: 1, [long]: long }));
    const outcome = await evaluate({ report, evidence });
    expect(outcome.kind).toBe('compared');
    expect(JSON.stringify(outcome).length).toBeLessThan(200_000);
  });
});
