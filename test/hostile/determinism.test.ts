import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PageParserPool } from '#engine/crawl/html/page-parser-pool.ts';
import type { EvidenceBundle } from '#engine/evidence/evidence-bundle.ts';
import type { Analysis } from '#shared/audit/analysis.ts';
import { seededRandom } from '../random.ts';
import { auditHostile, openHostileParser } from './audit-hostile.ts';
import { type ScriptedAnswer, startScriptedSite } from './scripted-site.ts';
import { aPlumbersPage, aRobotsTxt, aSitemap } from './site-pages.ts';

let parser: PageParserPool;
beforeAll(() => {
  parser = openHostileParser();
});
afterAll(() => parser.close());

/** A site on which order matters: duplicates, redirects, an index, links on inner pages, a subdomain. */
const LINKS = ['/contact', '/about', '/about-us', '/services', '/faq', '/team', '/old-contact'];
const same = aPlumbersPage('About us', ['/services/drains', '/services/boilers']);
const SITE: Readonly<Record<string, ScriptedAnswer | string>> = {
  '/': aPlumbersPage('Harbor & Pine Plumbing', LINKS, '<a href="http://shop.harbor.test/prices">Prices</a>'),
  '/contact': aPlumbersPage('Contact', ['/locations/duluth', '/locations/hermantown']),
  '/about': same,
  '/about-us': same,
  '/services': aPlumbersPage('Services', ['/services/drains', '/services/heaters', '/services/pipes']),
  '/faq': aPlumbersPage('Questions', ['/prices', '/reviews']),
  '/team': { status: 404 },
  '/old-contact': { status: 301, headers: { location: '/contact' } },
  '/robots.txt': aRobotsTxt('User-agent: *', 'Disallow: /private', 'Sitemap: http://harbor.test/sitemap.xml'),
  '/sitemap.xml': aSitemap(['http://harbor.test/pages.xml', 'http://harbor.test/posts.xml'], 'sitemapindex'),
  '/pages.xml': aSitemap(['/contact', '/reviews', '/private', '/imprint'].map((path) => `http://harbor.test${path}`)),
  '/posts.xml': aSitemap(['/news/1', '/news/2'].map((path) => `http://harbor.test${path}`)),
  '/reviews': aPlumbersPage('Reviews', []),
  '/imprint': aPlumbersPage('Imprint', []),
  '/prices': aPlumbersPage('Prices', []),
  '/news/1': aPlumbersPage('News', []),
  '/services/drains': aPlumbersPage('Drains', []),
  '/services/heaters': aPlumbersPage('Heaters', []),
  '/services/pipes': aPlumbersPage('Pipes', []),
  '/services/boilers': aPlumbersPage('Boilers', []),
  '/locations/duluth': aPlumbersPage('Plumber in Duluth', []),
  '/locations/hermantown': aPlumbersPage('Plumber in Hermantown', []),
  '/llms.txt': { type: 'text/plain', body: '# Harbor & Pine\n' },
};

async function auditWith(seed: number) {
  const random = seededRandom(seed);
  const site = await startScriptedSite(({ path }) => {
    const answer = SITE[path];
    if (answer === undefined) return null;
    const afterMs = Math.floor(random() * 25);
    return typeof answer === 'string' ? { body: answer, afterMs } : { ...answer, afterMs };
  });
  const { analysis, bundle } = await auditHostile(parser, 'http://harbor.test/', { connectTo: site.connectTo });
  await site.close();
  return { analysis: withoutTimes(analysis), bundle: outlineOf(bundle) };
}

function withoutTimes(analysis: Analysis | null) {
  return analysis === null ? null : { ...analysis, collectedInMs: 0 };
}

function outlineOf({ responses, pagesNotRead, notes }: EvidenceBundle) {
  const parts = responses.map(({ purpose, url, finalUrl, status, problem, askedAs, bodyLength }) => [
    ...[purpose, url, finalUrl, status, problem, askedAs, bodyLength],
  ]);
  return { parts, pagesNotRead, notes };
}

describe('the same site', () => {
  it('gives the same evidence in the same order and the same analysis, whichever answer comes first', async () => {
    const first = await auditWith(1);
    expect(first.analysis?.site.pages.length).toBeGreaterThan(10);
    expect(first.bundle.parts.some(([, , , , problem]) => problem === 'duplicate')).toBe(true);
    for (let seed = 2; seed <= 12; seed += 1) expect(await auditWith(seed)).toEqual(first);
  });
});
