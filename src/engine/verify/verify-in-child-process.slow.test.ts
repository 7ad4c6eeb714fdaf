import { zstdCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { readGoldenAnalysis } from '#test/golden/golden-analyses.ts';
import { verifyInChildProcess } from './verify-in-child-process.ts';

/** What is made to take the time or the memory of whoever evaluates it. Our own process goes on, and nothing of it is told good. */

const LIMITS = { timeLimitMs: 8000, memoryLimitMb: 96 };
const MEGABYTE = 1024 * 1024;
const ANALYSIS: unknown = readGoldenAnalysis('us-roofer-elementor');
const bytes = (text: string) => new TextEncoder().encode(text);
const REPORT = bytes(JSON.stringify({ evidence: null, ownerWords: {}, analysis: ANALYSIS }));

/** Evidence of one site whose pages all hold `html`. */
function pages(html: string, count = 1): Uint8Array {
  const response = {
    purpose: 'page',
    url: 'https://shop.example/',
    finalUrl: 'https://shop.example/',
    redirects: [],
    status: 200,
    headers: { 'content-type': 'text/html' },
    bodyBytes: html.length,
    bodyLength: html.length,
    truncated: false,
    problem: null,
    detail: null,
    ms: 1,
    askedAs: null,
  };
  const head = {
    version: 1,
    target: 'https://shop.example/',
    schemeTyped: false,
    collectedAt: '2026-11-21T09:00:00.000Z',
    collectedInMs: 120,
    userAgent: 'PorchlightBot/1.0',
    responses: Array.from({ length: count }, (_, at) => (at === 0 ? { ...response, purpose: 'home' } : response)),
    pagesNotRead: [],
    notes: [],
  };
  return zstdCompressSync(Buffer.from(`PLB1${JSON.stringify(head)}\n${html.repeat(count)}`));
}

it.each<[what: string, report: () => Uint8Array, evidence: () => Uint8Array]>([
  ['fifteen megabytes of tags', () => REPORT, () => pages('<b>'.repeat(5 * MEGABYTE))],
  ['forty megabytes of telephone numbers', () => REPORT, () => pages('<p>(218) 555-0142 '.repeat(2.2 * MEGABYTE))],
  ['nested JSON-LD', () => REPORT, () => pages(`<script type="application/ld+json">${'{"a":'.repeat(MEGABYTE)}`)],
  ['three hundred pages', () => REPORT, () => pages('<h1>Shop</h1>', 300)],
  ['a head nested two million deep', () => REPORT, () => zstdCompressSync(Buffer.from(`PLB1${'['.repeat(4e6)}\n`))],
  ['a bomb of 1 GB', () => REPORT, () => zstdCompressSync(Buffer.alloc(1024 * MEGABYTE))],
  ['a report nested a million deep', () => bytes('['.repeat(MEGABYTE) + ']'.repeat(MEGABYTE)), () => pages('x')],
])('%s', async (_, report, evidence) => {
  const outcome = await verifyInChildProcess({ report: report(), evidence: evidence() }, LIMITS);
  if (outcome.kind === 'compared') expect(outcome.isSame).toBe(false);
  else expect(outcome).toMatchObject({ kind: 'refused', sentence: expect.stringMatching(/^[A-Z].+\.$/) });
});
