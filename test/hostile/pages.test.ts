import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PageParserPool } from '#engine/crawl/html/page-parser-pool.ts';
import { auditHostile, openHostileParser } from './audit-hostile.ts';
import { type Script, type ScriptedAnswer, type ScriptedSite, startScriptedSite } from './scripted-site.ts';
import { aPlumbersPage, aPlumbersSite, aRobotsTxt, aSitemap } from './site-pages.ts';

let parser: PageParserPool;
let site: ScriptedSite;
beforeAll(() => {
  parser = openHostileParser();
});
afterAll(() => parser.close());
afterEach(() => site.close());

async function audit(
  answers: Readonly<Record<string, ScriptedAnswer | string>> | Script,
  address = 'http://shop.test/',
) {
  site = await startScriptedSite(typeof answers === 'function' ? answers : ({ path }) => answers[path] ?? null);
  return auditHostile(parser, address, { connectTo: site.connectTo });
}

describe('a home page that only leads on', () => {
  const start = aPlumbersPage('Harbor & Pine Plumbing', ['/contact']);
  const pages = { '/en/': start, '/contact': aPlumbersPage('Contact us') };

  it.each([
    ['a tag', { body: '<meta http-equiv="refresh" content="0;url=/en/"><a href="/en/">Enter</a>' }],
    ['a quoted tag', { body: `<meta http-equiv=Refresh content="1 ; URL='/en/'"><p>Welcome</p>` }],
    ['a header', { body: '<p>Welcome</p>', headers: { refresh: '0; url=/en/' } }],
    [
      'the only frame',
      { body: '<html><frameset rows="100%,*"><frame src="/en/"><frame src="about:blank"></frameset></html>' },
    ],
  ])('by %s is followed', async (_by, home) => {
    const { analysis } = await audit({ ...pages, '/': home });
    expect(analysis?.site).toMatchObject({
      finalUrl: 'http://shop.test/en/',
      redirects: [{ from: 'http://shop.test/', to: 'http://shop.test/en/', status: 200 }],
    });
    expect(analysis?.site.pages.map(({ title }) => title)).toEqual(['Harbor & Pine Plumbing', 'Contact us']);
    expect(analysis?.site.notes.join()).toContain('was read as the home page');
  });

  it('leads to another host by the rules of that host', async () => {
    const forward = '<frameset><frame src="http://real.test/"></frameset>';
    const { analysis } = await audit(({ host, path }) =>
      host === 'shop.test' ? (path === '/' ? forward : null) : ({ '/': start }[path] ?? null),
    );
    expect(analysis?.site.finalUrl).toBe('http://real.test/');
    await site.close();
    const { failure } = await audit(({ host, path }) =>
      host === 'shop.test'
        ? path === '/'
          ? forward
          : null
        : path === '/robots.txt'
          ? aRobotsTxt('User-agent: *', 'Disallow: /')
          : start,
    );
    expect(failure?.code).toBe('robots-refused');
  });

  it('and on, and round in a circle ends', async () => {
    const { failure } = await audit({
      '/': '<meta http-equiv="refresh" content="0;url=/a">',
      '/a': '<meta http-equiv="refresh" content="0;url=/b">',
      '/b': '<meta http-equiv="refresh" content="0;url=/a">',
    });
    expect(failure?.code).toBe('redirect-loop');
    expect(site.requests.length).toBeLessThan(10);
  });

  it('is not what a page that reloads itself is', async () => {
    const { analysis } = await audit({
      '/': aPlumbersPage('Harbor').replace('<head>', '<head><meta http-equiv="refresh" content="5">'),
    });
    expect(analysis?.site.redirects).toEqual([]);
  });

  it('as a frameset of several pages is read from those', async () => {
    const frameset =
      '<html><head><title>Harbor</title></head><frameset cols="20%,80%"><frame src="menu.html"><frame src="main.html"><noframes>Old browser</noframes></frameset></html>';
    const { analysis } = await audit({
      '/': frameset,
      '/menu.html': '<a href="/contact" target="main">Contact</a> <a href="main.html">Start</a>',
      '/main.html': start,
      '/contact': aPlumbersPage('Contact us'),
    });
    expect(analysis?.site.pages.map(({ url }) => new URL(url).pathname)).toEqual([
      '/',
      '/menu.html',
      '/main.html',
      '/contact',
    ]);
    expect(analysis?.site.notes.join()).toContain('is a frameset');
    expect(analysis?.business.phones[0]?.e164).toBe('+12185550142');
  });
});

describe('a site built by scripts', () => {
  const shell =
    '<!doctype html><title>Harbor &amp; Pine</title><div id="root"></div><script src="/app.js"></script><noscript>You need to enable JavaScript to run this app.</noscript>';

  it('is evaluated as bots without scripts see it, and the report says so', async () => {
    const { analysis } = await audit({ '/': shell });
    expect(analysis?.site.textWithoutScripts).toBe(false);
    expect(analysis?.site.notes.join()).toContain('built by scripts');
  });

  it('that answers every address with the same page has one page', async () => {
    const { analysis } = await audit(({ path }) => {
      if (path === '/robots.txt') return null;
      return path === '/sitemap.xml'
        ? aSitemap(['/a', '/b', '/contact', '/about'].map((one) => `http://shop.test${one}`))
        : shell;
    });
    expect(analysis?.site.pages).toHaveLength(1);
    expect(analysis?.site.notes.join()).toContain('one and the same page');
  });
});

describe('further pages that are none', () => {
  it('are left out with the reason, and each page counts once', async () => {
    const { analysis } = await audit({
      ...aPlumbersSite(['/contact', '/about', '/services', '/faq', '/prices', '/team']),
      '/about': { status: 301, headers: { location: '/' } },
      '/services': { type: 'application/pdf', body: '%PDF-1.7' },
      '/faq': { status: 302, headers: { location: '/contact' } },
      '/prices': { status: 302, headers: { location: 'https://elsewhere.example/' } },
      '/team': { status: 404, type: 'text/plain', body: 'gone' },
    });
    expect(analysis?.site.pages.map(({ url, problem }) => [new URL(url).pathname, problem])).toEqual([
      ['/', null],
      ['/contact', null],
      ['/services', 'It is not a web page.'],
      ['/prices', 'It sends readers to another place that is not part of the site.'],
      ['/team', 'It answers with error 404.'],
    ]);
  });
});

describe('sitemaps', () => {
  const home = aPlumbersPage('Harbor & Pine Plumbing', []);

  it.each([
    [
      'an entity bomb',
      {
        type: 'application/xml',
        body: `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "aaaaaaaaaa">${'<!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">'.repeat(50)}]><urlset><url><loc>http://shop.test/&b;</loc></url></urlset>`,
      },
      'present',
    ],
    [
      'an external entity',
      {
        type: 'application/xml',
        body: '<!DOCTYPE l [<!ENTITY x SYSTEM "file:///etc/passwd">]><urlset><url><loc>&x;</loc></url></urlset>',
      },
      'present',
    ],
    ['a packed bomb', { type: 'application/gzip', body: gzipSync(Buffer.alloc(60 * 1024 * 1024, ' ')) }, 'invalid'],
    ['an index that lists itself', aSitemap(['http://shop.test/sitemap.xml'], 'sitemapindex'), 'present'],
    [
      'addresses elsewhere',
      aSitemap(['https://elsewhere.example/a', 'https://other.example/b', 'javascript:alert(1)', 'http://127.0.0.1/']),
      'present',
    ],
    ['no XML', { type: 'application/xml', body: 'nonsense' }, 'invalid'],
    [
      'numeric references without end',
      {
        type: 'application/xml',
        body: `<urlset><url><loc>http://shop.test/${'&#97;'.repeat(500_000)}</loc></url></urlset>`,
      },
      'present',
    ],
  ] as const)('with %s harm nobody', async (_what, answer, status) => {
    const { analysis } = await audit({ '/': home, '/sitemap.xml': answer });
    expect(analysis?.site.sitemaps.map((one) => one.status)).toEqual([status]);
    expect(new Set(site.requests.map(({ host }) => host))).toEqual(new Set(['shop.test']));
  });

  it('of a copy under another name are read here, at the same paths', async () => {
    const real = 'https://www.real-name.example';
    const { analysis } = await audit({
      '/': home,
      '/robots.txt': aRobotsTxt(`Sitemap: ${real}/sitemap_index.xml`),
      '/sitemap_index.xml': aSitemap([`${real}/post-sitemap.xml`, `${real}/page-sitemap.xml`], 'sitemapindex'),
      '/page-sitemap.xml': aSitemap([`${real}/`, `${real}/contact`, `${real}/about`]),
      '/post-sitemap.xml': aSitemap([`${real}/news/1`]),
      '/contact': aPlumbersPage('Contact us'),
      '/about': aPlumbersPage('About us'),
    });
    expect(analysis?.site.pages.map(({ url }) => url)).toEqual(
      expect.arrayContaining(['http://shop.test/', 'http://shop.test/contact', 'http://shop.test/about']),
    );
    expect(new Set(site.requests.map(({ host }) => host))).toEqual(new Set(['shop.test']));
  });

  it('that robots.txt names elsewhere and that are not here are not called missing', async () => {
    const { analysis } = await audit({ '/': home, '/robots.txt': aRobotsTxt('Sitemap: https://cdn.example/shop.xml') });
    expect(analysis?.site.sitemaps.map(({ url }) => url)).toEqual(['http://shop.test/sitemap.xml']);
  });
});
