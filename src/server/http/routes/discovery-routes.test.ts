import { describe, expect, it } from 'vitest';
import { parseLlmsTxt } from '#engine/crawl/fetch/llms-txt.ts';
import { parseRobotsTxt } from '#engine/crawl/robots/robots-txt.ts';
import { robotsVerdict } from '#engine/crawl/robots/robots-verdict.ts';
import { parseSitemap } from '#engine/crawl/sitemap/sitemap.ts';
import { PUBLIC_PAGES } from '#shared/product/public-pages.ts';
import { openServiceFixture } from '#test/server-fixture.ts';
import { robotsTxt, sitemapXml, writeOwnLlmsTxt } from './discovery-routes.ts';

const ORIGIN = 'https://porchlight.example';
const bytes = (text: string) => new TextEncoder().encode(text);

describe('the files for search and AI bots of our own site', () => {
  it.each(['Googlebot', 'Bingbot', 'OAI-SearchBot', 'PerplexityBot', 'GPTBot', 'AnyOtherBot'])(
    'lets %s read every public page and nothing private',
    (token) => {
      const robots = parseRobotsTxt(bytes(robotsTxt(ORIGIN)));
      const may = (path: string) => robotsVerdict(robots, token, path).allowed;
      for (const { path } of PUBLIC_PAGES) expect(may(path), path).toBe(true);
      for (const path of ['/api/audits', '/admin', '/admin/users', '/account/billing', '/audit?id=1', '/u/upgrade'])
        expect(may(path), path).toBe(false);
    },
  );

  it('lists every public page in a sitemap that our own parser accepts', () => {
    const sitemap = parseSitemap(bytes(sitemapXml(ORIGIN)), `${ORIGIN}/sitemap.xml`);
    expect(sitemap.urls.map(({ loc }) => loc)).toEqual(PUBLIC_PAGES.map(({ path }) => new URL(path, ORIGIN).href));
    expect(parseRobotsTxt(bytes(robotsTxt(ORIGIN))).sitemaps).toEqual([`${ORIGIN}/sitemap.xml`]);
  });

  it('writes an llms.txt that our own parser accepts', () => {
    expect(parseLlmsTxt(bytes(writeOwnLlmsTxt(ORIGIN)))).toMatchObject({ title: 'Porchlight' });
  });

  it('serves them under the public address', async () => {
    const fixture = await openServiceFixture({ PUBLIC_URL: ORIGIN });
    for (const path of ['/robots.txt', '/sitemap.xml', '/llms.txt'])
      expect(await (await fixture.ask(path)).text(), path).toContain(`${ORIGIN}/`);
    await fixture.close();
  });
});
