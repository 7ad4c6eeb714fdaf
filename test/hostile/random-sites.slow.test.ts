import { expect, it } from 'vitest';
import { seededRandom } from '../random.ts';
import { auditHostile, openHostileParser } from './audit-hostile.ts';
import { type ScriptedAnswer, type ScriptedRequest, startScriptedSite } from './scripted-site.ts';
import { aPlumbersPage, aRobotsTxt, aSitemap } from './site-pages.ts';

const SITES = 160;
const AT_ONCE = 8;
const PATHS = ['/', '/contact', '/about', '/services', '/faq', '/prices', '/team', '/a/b/c', '/de/', '/index.html'];
const ELSEWHERE = [
  'http://127.0.0.1/',
  'http://other.test/',
  'https://shop.test/',
  'mailto:a@b.c',
  '//',
  'http://[::1]/',
];

type Pick = <T>(from: readonly T[]) => T;

/** A random site, the same for the same seed: every URL keeps its kind of response. */
function randomSite(seed: number): (request: ScriptedRequest) => ScriptedAnswer | string | null {
  const random = seededRandom(seed);
  const pick: Pick = (from) => {
    for (const one of from.slice(Math.floor(random() * from.length))) return one;
    throw new Error('There is nothing to pick from.');
  };
  const badness = random() * 0.8;
  const kinds = new Map<string, ScriptedAnswer | string | null>();
  return ({ path, scheme, host }) => {
    const key = `${scheme} ${host} ${path}`;
    const known = kinds.get(key);
    if (known !== undefined) return known;
    const answer = random() < badness ? oddAnswer(pick) : ordinaryAnswer(path, pick);
    kinds.set(key, answer);
    return answer;
  };
}

function ordinaryAnswer(path: string, pick: Pick): ScriptedAnswer | string | null {
  if (path === '/robots.txt') {
    return pick([
      null,
      aRobotsTxt('User-agent: *', pick(['Disallow:', 'Disallow: /about', 'Crawl-delay: 0.2', 'Sitemap: /map.xml'])),
    ]);
  }
  if (path.endsWith('.xml'))
    return pick([null, aSitemap(PATHS.map((one) => `http://shop.test${one}`)), aSitemap(['/x.xml'], 'sitemapindex')]);
  return path === '/llms.txt' ? null : aPlumbersPage(`Plumbing ${path}`, PATHS);
}

function oddAnswer(pick: Pick): ScriptedAnswer | string | null {
  const to = pick([...PATHS, ...ELSEWHERE]);
  return pick<ScriptedAnswer | string | null>([
    null,
    { status: pick([201, 204, 300, 304, 400, 401, 403, 418, 429, 500, 503, 999]), body: 'odd' },
    { status: pick([301, 302, 303, 307, 308]), headers: { location: to } },
    { status: 302 },
    { play: 'hang' },
    { play: 'reset' },
    {
      type: pick([null, 'text/plain', 'application/pdf', 'text/html, image/png', 'nonsense']),
      body: pick(['', '%PDF', '<p>x']),
    },
    { body: '', afterMs: 30 },
    { body: aPlumbersPage('Slow', PATHS), afterMs: pick([50, 400]) },
    `<meta http-equiv="refresh" content="0;url=${to}">`,
    `<frameset><frame src="${to}"><frame src="${pick(PATHS)}"></frameset>`,
    `<frameset><frame src="${to}"></frameset>`,
    '<title>404 Not Found</title><h1>Not found</h1>',
    '<title>Just a moment...</title>',
    '<p>This domain is for sale.</p>',
    '<input type="password">',
    '<div id="root"></div><script src="/app.js"></script>',
    { body: Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x3c, 0x00]), type: 'text/html' },
    { body: 'x', headers: { 'content-encoding': 'gzip' } },
  ]);
}

it('audits of sites made up at random all end explained, and replay to the same', async () => {
  const parser = openHostileParser();
  const ends = new Map<string, number>();
  let next = 1;
  const work = async () => {
    for (let seed = next++; seed <= SITES; seed = next++) {
      const site = await startScriptedSite(randomSite(seed));
      const typed = seed % 3 === 0 ? 'shop.test' : 'http://shop.test/';
      const { failure } = await auditHostile(parser, typed, { connectTo: site.connectTo, deadlineMs: 2500 }).catch(
        (error: unknown) => {
          throw new Error(`Site ${seed}`, { cause: error });
        },
      );
      const end = failure?.code ?? 'done';
      ends.set(end, (ends.get(end) ?? 0) + 1);
      await site.close();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await parser.close();
  expect(ends.get('done')).toBeGreaterThan(SITES / 4);
  expect(ends.size).toBeGreaterThan(6);
  expect(ends.has('internal-error')).toBe(false);
});
