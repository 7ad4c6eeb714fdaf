import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { createPageParserPool, type PageParserPool } from './page-parser-pool.ts';
import { parsePage } from './parse-page.ts';

const bytes = (html: string): Uint8Array => new TextEncoder().encode(html);
const input = (html: string) => ({ url: 'https://example.com/', body: bytes(html), contentType: 'text/html' });
const ORDINARY = '<title>Anna&rsquo;s Bakery</title><h1>Bread</h1><p>Open daily<br>from 7</p>';
/** More than the work that one page may be: it is parsed up to the limit of tags. */
const SLOW = '<div><p>x'.repeat(450_000);
/** Nested arrays: some 60 MB when parsed. */
const LARGE = `<script type="application/ld+json">${'[[],'.repeat(450_000)}1${']'.repeat(450_000)}</script>`;

let pool: PageParserPool | null = null;
function poolWith(options: {
  workers?: number;
  timeLimitMs?: number;
  memoryLimitMb?: number;
  idleLimitMs?: number;
}): PageParserPool {
  pool = createPageParserPool({ workers: 2, timeLimitMs: 20_000, memoryLimitMb: 256, ...options });
  return pool;
}
afterEach(async () => {
  await pool?.close();
  pool = null;
});

test('a page from a thread equals the parser’s own result', async () => {
  const outcome = await poolWith({}).parse(input(ORDINARY));
  expect(outcome).toEqual({ ok: true, page: parsePage(input(ORDINARY)) });
});

test.each([
  ['an array of its own', (html: string) => bytes(html)],
  ['a Buffer, whose slice is no copy', (html: string) => Buffer.from(html)],
  ['a part of a larger buffer', (html: string) => Buffer.from(`<!--${html}`).subarray(4)],
])('the caller’s bytes stay usable: %s', async (_, bodyOf) => {
  const body = bodyOf(ORDINARY);
  await poolWith({}).parse({ ...input(ORDINARY), body });
  expect(new TextDecoder().decode(body)).toBe(ORDINARY);
});

test('many pages over few threads come back each to its own caller', async () => {
  const threads = poolWith({ workers: 2 });
  const titles = Array.from({ length: 40 }, (_, index) => `Page ${index}`);
  const outcomes = await Promise.all(titles.map((title) => threads.parse(input(`<title>${title}</title>`))));
  expect(outcomes.map((outcome) => outcome.ok && outcome.page.title)).toEqual(titles);
});

test('another thread is started for a page that keeps its own, not for many pages', async () => {
  let started = 0;
  const count = () => {
    started += 1;
  };
  process.on('worker', count);
  const threads = poolWith({ workers: 2 });
  await Promise.all(Array.from({ length: 300 }, () => threads.parse(input(ORDINARY.repeat(40)))));
  expect(started).toBe(1);
  await Promise.all([SLOW, ORDINARY].map((html) => threads.parse(input(html))));
  process.off('worker', count);
  expect(started).toBe(2);
});

test('a page that the clock gives up harms only itself', async () => {
  // No page is parsed in one millisecond; the limit is read anew for each.
  const limits = { workers: 1, timeLimitMs: 20_000, memoryLimitMb: 256 };
  pool = createPageParserPool(limits);
  await pool.parse(input(ORDINARY));
  limits.timeLimitMs = 1;
  expect(await pool.parse(input(SLOW))).toMatchObject({ ok: false, problem: 'parse-timeout' });
  limits.timeLimitMs = 20_000;
  expect(await pool.parse(input('<title>Next</title>'))).toMatchObject({ ok: true, page: { title: 'Next' } });
});

test('a page gives the same alone and among those of seven other audits', async () => {
  const threads = poolWith({ workers: 2, timeLimitMs: 60_000 });
  const alone = await threads.parse(input(SLOW), order());
  expect(alone).toMatchObject({
    ok: true,
    page: { limitsReached: expect.arrayContaining([expect.stringContaining('tags')]) },
  });
  const others = Array.from({ length: 7 }, () => threads.parse(input(SLOW), order()));
  for (const outcome of await Promise.all(others)) expect(outcome).toEqual(alone);
});

test('a page that takes too much memory is abandoned; the next ones are parsed', async () => {
  const threads = poolWith({ workers: 1, memoryLimitMb: 24 });
  const [large, next] = await Promise.all([threads.parse(input(LARGE)), threads.parse(input('<title>Next</title>'))]);
  expect(large).toMatchObject({ ok: false, problem: 'parse-memory' });
  expect(next).toMatchObject({ ok: true, page: { title: 'Next' } });
});

test('closing ends running and queued pages, and later ones immediately', async () => {
  const threads = poolWith({ workers: 1 });
  threads.warmUp();
  const pending = [threads.parse(input(SLOW)), threads.parse(input(ORDINARY))];
  await threads.close();
  for (const outcome of await Promise.all(pending))
    expect(outcome).toMatchObject({ ok: false, problem: 'parse-error' });
  expect(await threads.parse(input(ORDINARY))).toMatchObject({ ok: false, problem: 'parse-error' });
});

test('a thread loads the parser only', () => {
  const packages = new Set<string>();
  const files = new Set<string>([new URL('page-parser-worker.ts', import.meta.url).href]);
  for (const file of files) {
    const code = readFileSync(new URL(file), 'utf8');
    for (const [, specifier = ''] of code.matchAll(/^(?:import (?!type)[^;]*?from |.*await import\()'([^']+)'/gm)) {
      if (specifier.startsWith('.')) files.add(new URL(specifier, file).href);
      else packages.add(specifier);
    }
  }
  // Cutting text loads nothing else.
  expect(readFileSync(new URL('../../../shared/text/cut-text.ts', import.meta.url), 'utf8')).not.toMatch(/^import /m);
  expect([...packages].sort()).toEqual([
    '#shared/text/cut-text.ts',
    'htmlparser2',
    'node:buffer',
    // For the compiled patterns.
    'node:fs',
    'node:module',
    'node:worker_threads',
  ]);
  expect(files.size).toBeGreaterThan(15);
});

function order() {
  const ending = new AbortController();
  return { audit: {}, signal: ending.signal, end: () => ending.abort() };
}

test('audits take turns: one with many slow pages does not block the next', async () => {
  const threads = poolWith({ workers: 1 });
  await threads.parse(input(ORDINARY));
  const greedy = order();
  const ended: string[] = [];
  const slow = Array.from({ length: 4 }, (_, index) =>
    threads.parse(input(SLOW), greedy).then(() => ended.push(`slow ${index}`)),
  );
  const quick = threads.parse(input(ORDINARY), order()).then(() => ended.push('quick'));
  await Promise.all([...slow, quick]);
  // One page is being parsed when the other audit arrives, which then gets the next turn.
  expect(ended.indexOf('quick')).toBeLessThanOrEqual(1);
  expect(ended.filter((name) => name !== 'quick')).toEqual(['slow 0', 'slow 1', 'slow 2', 'slow 3']);
});

test('a page that is no longer needed is not parsed', async () => {
  const threads = poolWith({ workers: 1 });
  await threads.parse(input(ORDINARY));
  const audit = order();
  const running = threads.parse(input(SLOW), order());
  const waiting = [threads.parse(input(SLOW), audit), threads.parse(input(ORDINARY), audit)];
  audit.end();
  for (const outcome of await Promise.all(waiting)) expect(outcome).toMatchObject({ problem: 'parse-timeout' });
  expect(await threads.parse(input(ORDINARY), audit)).toMatchObject({ problem: 'parse-timeout' });
  expect(await running).toMatchObject({ ok: true });
});
