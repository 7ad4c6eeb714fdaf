import { createServer, type Server, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { parseSiteUrl } from '#engine/crawl/fetch/site-url.ts';
import type { PageParserPool } from '#engine/crawl/html/page-parser-pool.ts';
import type { ResolveName } from '#providers/name-resolver.ts';
import { HOSTILE_TARGETS } from '../hostile-addresses.ts';
import { auditHostile, openHostileParser } from './audit-hostile.ts';
import { type Script, type ScriptedSite, startScriptedSite } from './scripted-site.ts';
import { aPlumbersPage, aRobotsTxt, aSitemap } from './site-pages.ts';

/** Represents an internal service: nobody may connect to it, let alone write. */
let canary: Server;
let canaryPort = 0;
let connections = 0;
let parser: PageParserPool;
let site: ScriptedSite;
beforeAll(async () => {
  parser = openHostileParser();
  canary = createServer((socket: Socket) => {
    connections += 1;
    socket.on('error', () => {});
  });
  await new Promise<void>((ready) => canary.listen(0, '127.0.0.1', ready));
  const address = canary.address();
  canaryPort = address !== null && typeof address === 'object' ? address.port : 0;
});
afterAll(async () => {
  await parser.close();
  await new Promise((done) => canary.close(done));
});
afterEach(async () => {
  await site.close();
  expect(connections).toBe(0);
});

/** Every unmapped name resolves to an internal address. */
const resolveInside: ResolveName = async () => ({ ok: true, addresses: ['127.0.0.1'] });

async function audit(script: Script, address = 'http://shop.test/') {
  site = await startScriptedSite(script, { hosts: ['shop.test', 'www.shop.test'] });
  return auditHostile(parser, address, { connectTo: site.connectTo, fetcher: { resolve: resolveInside } });
}

const BLOCKED = 'That address isn’t public. Enter the one your customers use, like example.com.';

describe('an address that leads inside', () => {
  const inside = () => [
    `http://127.0.0.1:${canaryPort}/`,
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://[::1]/',
    'http://localhost/',
    'http://redis/',
    'http://169.254.169.254/latest/meta-data/',
    'http://metadata.google.internal/',
    'http://public-name.example.org/',
    '//127.0.0.1/',
  ];

  it.each([301, 302, 303, 307, 308])('is not followed by a %i, in one wording for all', async (status) => {
    for (const location of inside()) {
      const { failure } = await audit(({ path }) => (path === '/' ? { status, headers: { location } } : null));
      expect(failure).toEqual({ code: 'blocked-address', error: BLOCKED });
      await site.close();
    }
  });

  it('is not followed at the second hop', async () => {
    const { failure } = await audit(({ path }) => {
      if (path === '/') return { status: 302, headers: { location: '/step' } };
      return path === '/step' ? { status: 302, headers: { location: 'http://127.0.0.1/' } } : null;
    });
    expect(failure).toEqual({ code: 'blocked-address', error: BLOCKED });
  });

  it.each([
    ['tag', (to: string) => ({ body: `<meta http-equiv="refresh" content="0; url=${to}"><p>Moved</p>` })],
    ['header', (to: string) => ({ body: '<p>Moved</p>', headers: { refresh: `0; url=${to}` } })],
    ['frame', (to: string) => ({ body: `<frameset rows="100%"><frame src="${to}"></frameset>` })],
  ])('is not followed by a refresh %s', async (_by, answer) => {
    for (const to of inside()) {
      const { failure } = await audit(({ path }) => (path === '/' ? answer(to) : null));
      expect(failure).toEqual({ code: 'blocked-address', error: BLOCKED });
      await site.close();
    }
  });

  it('is refused in the same words when it is typed', async () => {
    site = await startScriptedSite(() => null);
    const refused = HOSTILE_TARGETS.map((target) => parseSiteUrl(target));
    expect(refused.filter(({ ok }) => ok)).toEqual([]);
    const blocked = refused.flatMap((one) => (!one.ok && one.code === 'blocked-address' ? [one.error] : []));
    expect(new Set(blocked)).toEqual(new Set([BLOCKED]));
  });
});

describe('an address inside that a site names somewhere', () => {
  it('is never asked for, wherever it stands', async () => {
    const inside = `http://127.0.0.1:${canaryPort}`;
    const named = 'http://public-name.example.org';
    const jsonLd = JSON.stringify({
      '@context': [`${inside}/context`, 'https://schema.org'],
      '@type': 'Plumber',
      '@id': `${inside}/id`,
      name: 'Harbor & Pine',
      url: `${inside}/url`,
      image: `${inside}/image`,
      logo: [`${inside}/logo`, `${named}/logo`],
      sameAs: [`${inside}/same`, `${named}/same`],
      hasMap: `${inside}/map`,
    });
    const head = `<link rel="canonical" href="${inside}/canonical"><meta property="og:url" content="${inside}/og">
      <meta property="og:image" content="${inside}/og-image"><link rel="alternate" hreflang="de" href="${inside}/de">
      <link rel="alternate" type="application/json+oembed" href="${inside}/oembed"><link rel="stylesheet" href="${inside}/css">
      <script src="${inside}/script"></script><script type="application/ld+json">${jsonLd}</script>`;
    const body = `<a href="${inside}/contact">Contact</a><a href="${named}/about">About</a><a href="//127.0.0.1/services">Services</a>
      <a href="http://shop.test:${canaryPort}/prices">Prices</a><iframe src="${inside}/frame"></iframe><img src="${inside}/img">
      <form action="${inside}/form"></form><style>@import url(${inside}/style);</style>`;
    const { analysis, bundle } = await audit(({ path }) => {
      if (path === '/robots.txt') return aRobotsTxt(`Sitemap: ${inside}/sitemap.xml`, `Sitemap: ${named}/sitemap.xml`);
      if (path === '/sitemap.xml') return aSitemap([`${inside}/sitemap2.xml`, `${named}/sitemap3.xml`], 'sitemapindex');
      return path === '/' ? aPlumbersPage('Harbor & Pine', ['/contact'], head + body) : null;
    });
    expect(analysis?.business.name).toBe('Harbor & Pine');
    const hosts = new Set(bundle.responses.map(({ url }) => new URL(url).host));
    expect(hosts).toEqual(new Set(['shop.test']));
    expect(new Set(site.requests.map(({ host }) => host))).toEqual(new Set(['shop.test']));
  });

  it('is not followed from a page, a sitemap, robots.txt or llms.txt either', async () => {
    const to = { status: 302, headers: { location: 'http://127.0.0.1/' } };
    const { analysis, failure } = await audit(({ path }) =>
      path === '/' ? aPlumbersPage('Harbor & Pine', ['/contact', '/about']) : path === '/robots.txt' ? null : to,
    );
    expect(failure).toBeNull();
    expect(analysis?.site.pages.slice(1).map(({ problem }) => problem)).toEqual([
      'It leads to an address that is not public.',
      'It leads to an address that is not public.',
    ]);
    expect(analysis?.site.sitemaps[0]?.status).toBe('unreadable');
  });

  it('is not rebased to by a base tag', async () => {
    const head = `<base href="http://127.0.0.1:${canaryPort}/">`;
    const page = aPlumbersPage('Harbor & Pine', []).replace('<head>', `<head>${head}`);
    const { failure } = await audit(({ path }) =>
      path === '/' ? page.replace('<main>', '<main><a href="contact">Contact</a>') : null,
    );
    expect(failure).toBeNull();
  });

  it('is not reached as a subdomain of the site', async () => {
    const { analysis } = await audit(({ path }) =>
      path === '/'
        ? aPlumbersPage('Harbor & Pine', []).replace(
            '<main>',
            '<main><a href="http://intern.shop.test/contact">Contact</a>',
          )
        : null,
    );
    expect(analysis?.site.pages[1]?.problem ?? 'robots').toMatch(/robots|not public/);
  });
});
