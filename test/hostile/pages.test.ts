import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PageParserPool } from '#engine/crawl/page-parser-pool.ts';
import { auditHostile, expectStorable, openHostileParser } from './audit-hostile.ts';
import { MARKUP_SHAPES, TEXT_FLOODS } from './page-shapes.ts';
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

describe('characters', () => {
  /** A home page whose name stands in title, heading and structured data as these bytes. */
  function named(name: Uint8Array, meta = ''): Buffer {
    const [before = '', between = '', after = ''] = [
      `<!doctype html><html><head>${meta}<title>`,
      '</title></head><body><h1>',
      `</h1><p>${'words '.repeat(40)}</p></body></html>`,
    ];
    return Buffer.concat([Buffer.from(before), name, Buffer.from(between), name, Buffer.from(after)]);
  }
  const cases: readonly (readonly [string, string, string])[] = [
    [
      'windows-1252',
      'Café Müller – Müsli’s “Best” €5™',
      '436166e9204dfc6c6c65722096204dfc736c6992732093426573749420803599',
    ],
    ['shift_jis', '青空歯科クリニック', '90c28bf38e9589c8834e838a836a8362834e'],
    ['euc-jp', '青空歯科クリニック', 'c0c4b6f5bbf5b2caa5afa5eaa5cba5c3a5af'],
    ['iso-2022-jp', '青空歯科クリニック', '1b2442404436753b75324a252f256a254b2543252f1b2842'],
    ['gb18030', '蓝天牙科诊所', 'c0b6ccecd1c0bfc6d5efcbf9'],
    ['big5', '藍天牙科診所', 'c2c5a4d1a4faacecb645a9d2'],
    ['euc-kr', '푸른하늘 치과', 'c7aab8a5c7cfb4c320c4a1b0fa'],
    ['koi8-r', 'Стоматология Радуга', 'f3d4cfcdc1d4cfcccfc7c9d120f2c1c4d5c7c1'],
    ['windows-1251', 'Стоматология Радуга', 'd1f2eeece0f2eeebeee3e8ff20d0e0e4f3e3e0'],
    ['iso-8859-2', 'Zakład Fryzjerski Łódź', '5a616bb36164204672797a6a6572736b6920a3f364bc'],
    ['iso-8859-8', 'מרפאת שיניים', 'eef8f4e0fa20f9e9f0e9e9ed'],
    ['windows-1254', 'Diş Hekimi Şişli', '4469fe2048656b696d6920de69fe6c69'],
  ];

  it.each(cases)('%s by header and by meta give the same name', async (charset, expected, hex) => {
    const name = Buffer.from(hex, 'hex');
    const byHeader = await audit({ '/': { body: named(name), type: `text/html; charset=${charset}` } });
    await site.close();
    const byMeta = await audit({ '/': { body: named(name, `<meta charset="${charset}">`), type: 'text/html' } });
    for (const { analysis } of [byHeader, byMeta]) {
      expect(analysis?.site.pages[0]).toMatchObject({ title: expected, h1s: [expected] });
    }
  });

  it.each(['utf-16le', 'utf-16be'] as const)('%s with a byte order mark', async (encoding) => {
    const html = Buffer.from(`\ufeff${aPlumbersPage('Café 青空')}`, 'utf16le');
    const body = encoding === 'utf-16le' ? html : html.swap16();
    const { analysis } = await audit({ '/': { body, type: 'text/html' } });
    expect(analysis?.site.pages[0]?.title).toBe('Café 青空');
  });

  it('NUL, half surrogates and control characters reach no stored value', async () => {
    const broken = '\0 \\u0000 &#0; &#xD800; \u0001\u001b[31m \ufeff \u202e';
    const jsonLd =
      '{"@type":"Plumber","name":"Harbor \\ud83d & \\u0000Pine","telephone":"+1 218 555 0142\\u0000","address":{"@type":"PostalAddress","streetAddress":"12 Main\\udc00 St","addressLocality":"Duluth\\u0000"}}';
    const page = aPlumbersPage(
      `Harbor ${broken}`,
      [],
      `<script type="application/ld+json">${jsonLd}</script><h2>${broken}</h2><img alt="${broken}">`,
    );
    const { analysis, events } = await audit({
      '/': page,
      '/robots.txt': { type: 'text/plain', body: 'User-agent: *\nDisallow: /x\0y\nSitemap: /s\u0000.xml\n' },
      '/llms.txt': { type: 'text/plain', body: '# Harbor\0 & Pine\n' },
    });
    expectStorable(analysis);
    expectStorable(events);
    expect(analysis?.business.name).toMatch(/^Harbor/);
  });

  it('keeps a truncated packed page, and says so', async () => {
    const packed = gzipSync(aPlumbersPage('Harbor & Pine', [], '<p>More of it.</p>'.repeat(20)), { level: 0 });
    const { analysis } = await audit({
      '/': { body: packed.subarray(0, packed.length - 60), headers: { 'content-encoding': 'gzip' } },
    });
    expect(analysis?.site.pages[0]?.title).toBe('Harbor & Pine');
    expect(analysis?.site.notes.join()).toContain('broke off while it was sent');
  });
});

describe('shapes', () => {
  /** The longest time in which the main thread did nothing else, in ms. */
  async function longestSilence(work: () => Promise<unknown>): Promise<number> {
    let longest = 0;
    let last = performance.now();
    const timer = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 10);
    await work();
    clearInterval(timer);
    return longest;
  }

  /** As many of one kind as an audit reads. */
  const SHAPES_PER_SITE = 7;
  const shapes = Object.entries({ ...MARKUP_SHAPES, ...TEXT_FLOODS });
  const groups = Array.from({ length: Math.ceil(shapes.length / SHAPES_PER_SITE) }, (_, index) =>
    shapes.slice(index * SHAPES_PER_SITE, (index + 1) * SHAPES_PER_SITE),
  ).map((group) => ({ names: group.map(([name]) => name).join(', '), group }));
  it.each(groups)('$names: other pages stay readable and the process awake', async ({ group }) => {
    const paths = group.map(([name]) => `/services/${name}`);
    const pages = new Map(
      group.map(([name, html]) => [`/services/${name}`, aPlumbersPage(`Page of ${name}`, [], html)]),
    );
    const silence = await longestSilence(async () => {
      const { analysis } = await audit(({ path }) =>
        path === '/'
          ? aPlumbersPage('Harbor & Pine Plumbing', ['/contact', ...paths])
          : path === '/contact'
            ? aPlumbersPage('Contact', [])
            : (pages.get(path) ?? null),
      );
      const read = analysis?.site.pages
        .filter(({ problem }) => problem === null)
        .map(({ url }) => new URL(url).pathname);
      expect(read?.slice(0, 2)).toEqual(['/', '/contact']);
      expect(analysis?.business.name).not.toBeNull();
      expect(site.paths()).toEqual(expect.arrayContaining(paths.map((path) => `shop.test ${path}`)));
    });
    // Generous, because the machine may be busy; what was mended here took minutes.
    expect(silence).toBeLessThan(5000);
  });

  it('of a page of 6 MB are read in part, with a note', async () => {
    const body = aPlumbersPage('Harbor & Pine', ['/contact'], '<p>Pipes and boilers.</p>'.repeat(260_000));
    const { analysis } = await audit({ '/': body, '/contact': aPlumbersPage('Contact') });
    expect(analysis?.site.pages.map(({ problem }) => problem)).toEqual([null, null]);
    expect(analysis?.site.notes).toContain('The page / is larger than 5 MB; what came was read.');
  });
});

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

  it('is judged as readers without scripts see it, and the report says so', async () => {
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
