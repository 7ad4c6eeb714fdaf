import { Buffer } from 'node:buffer';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { MAX_SITEMAP_URLS, parseSitemap } from './sitemap.ts';

const HERE = 'https://shop.example/sitemap.xml';
const parse = (text: string, url = HERE) => parseSitemap(Buffer.from(text, 'utf8'), url);
const urlset = (inner: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${inner}</urlset>`;
const page = (loc: string) => `<url><loc>${loc}</loc></url>`;
const locs = (text: string) => parse(text).urls.map(({ loc }) => loc);

describe('parseSitemap: formats', () => {
  it('reads a urlset', () => {
    const text = urlset(`
      <url><loc> https://shop.example/ </loc><lastmod>2026-10-01</lastmod><priority>1.0</priority></url>
      <url>
        <loc>https://shop.example/contact?a=1&amp;b=2</loc>
      </url>`);
    expect(parse(text)).toEqual({
      kind: 'urlset',
      urls: [
        { loc: 'https://shop.example/', lastmod: '2026-10-01' },
        { loc: 'https://shop.example/contact?a=1&b=2', lastmod: null },
      ],
      urlCount: 2,
      otherHostCount: 0,
      invalidCount: 0,
      declaredHost: null,
      truncated: false,
      problem: null,
    });
  });

  it('reads an index', () => {
    const text = `<sitemapindex><sitemap><loc>https://shop.example/a.xml</loc></sitemap>
      <sitemap><loc>https://shop.example/b.xml.gz</loc></sitemap></sitemapindex>`;
    expect(parse(text)).toMatchObject({ kind: 'index', urlCount: 2 });
    expect(locs(text)).toEqual(['https://shop.example/a.xml', 'https://shop.example/b.xml.gz']);
  });

  it('reads a list of addresses', () => {
    const text = '\uFEFFhttps://shop.example/a\r\n\r\nhttps://shop.example/b\nnot an address: \n';
    expect(parse(text)).toMatchObject({ kind: 'text', urlCount: 3 });
  });

  it('reads a gzip file', () => {
    const packed = gzipSync(urlset(page('https://shop.example/a')));
    expect(parseSitemap(packed, `${HERE}.gz`)).toMatchObject({ kind: 'urlset', urlCount: 1, truncated: false });
  });

  it('reads UTF-16', () => {
    const wide = Buffer.from(`\uFEFF${urlset(page('https://shop.example/ü'))}`, 'utf16le');
    expect(parseSitemap(wide, HERE).urls[0]?.loc).toBe('https://shop.example/%C3%BC');
  });

  it.each([
    ['comments', '<!-- <url><loc>https://shop.example/no</loc></url> -->'],
    ['a processing instruction', '<?xml-stylesheet href="x.xsl"?>'],
    ['upper-case tags', '<URL><LOC>https://shop.example/b</LOC></URL>'],
    [
      'images',
      '<url><loc>https://shop.example/b</loc><image:image><image:loc>https://cdn.example/x.jpg</image:loc></image:image></url>',
    ],
    [
      'alternates',
      '<url><loc>https://shop.example/b</loc><xhtml:link rel="alternate" hreflang="de" href="https://shop.example/de"/></url>',
    ],
    ['CDATA', '<url><loc><![CDATA[https://shop.example/b]]></loc></url>'],
    ['numeric references', '<url><loc>https:&#47;&#x2F;shop.example/b</loc></url>'],
    ['an entry without loc', '<url><lastmod>2026</lastmod></url>'],
    ['an unfinished entry', '<url><loc>https://shop.example/b</loc>'],
  ])('reads past or through %s', (_, inner) => {
    const found = locs(urlset(page('https://shop.example/a') + inner));
    expect(found[0]).toBe('https://shop.example/a');
    expect(found.slice(1).every((loc) => loc === 'https://shop.example/b')).toBe(true);
  });

  it('accepts a namespace prefix on the root', () => {
    expect(
      locs('<s:urlset><s:url><s:loc>https://shop.example/a</s:loc></s:url><url><loc>x</loc></url></s:urlset>'),
    ).toEqual(['https://shop.example/a']);
  });

  it.each([
    ['', 'empty'],
    [' \n', 'empty'],
    ['<!doctype html><html><body>Not found</body></html>', 'web page'],
    ['<opml version="2.0"></opml>', '<opml>'],
    ['{"error": true}', 'neither'],
    ['Not found', 'neither'],
    ['<<<', 'no element'],
  ])('describes the error in %j', (text, word) => {
    expect(parse(text)).toMatchObject({ kind: 'invalid', urls: [], urlCount: 0 });
    expect(parse(text).problem).toContain(word);
  });

  it('reports broken gzip data', () => {
    expect(parseSitemap(Buffer.from([0x1f, 0x8b, 1, 2, 3]), HERE).kind).toBe('invalid');
    const broken = gzipSync('x'.repeat(5000));
    broken.fill(0xff, 10);
    expect(parseSitemap(broken, HERE).kind).toBe('invalid');
  });
});

describe('parseSitemap: hosts of entries', () => {
  it('keeps URLs on its own host, with and without www, and counts the rest', () => {
    const text = urlset(
      [
        'https://shop.example/a',
        'https://www.shop.example/b',
        'http://shop.example/c',
        '/d',
        'https://shop.example/a',
        'https://other.example/x',
        'javascript:alert(1)',
        'ftp://shop.example/y',
        'mailto:a@shop.example',
      ]
        .map(page)
        .join(''),
    );
    expect(parse(text)).toMatchObject({ urlCount: 9, otherHostCount: 1, invalidCount: 3, declaredHost: null });
    expect(locs(text)).toEqual([
      'https://shop.example/a',
      'https://www.shop.example/b',
      'http://shop.example/c',
      'https://shop.example/d',
    ]);
  });

  it('recognizes the sitemap of a copy on another host', () => {
    const text = urlset(page('https://www.real.example/') + page('https://real.example/contact'));
    expect(parse(text)).toMatchObject({ urlCount: 2, otherHostCount: 2, declaredHost: 'real.example' });
    expect(locs(text)).toEqual(['https://www.real.example/', 'https://real.example/contact']);
  });

  it('keeps none of a list of several other hosts', () => {
    const text = urlset(page('https://a.example/') + page('https://b.example/'));
    expect(parse(text)).toMatchObject({ urls: [{ loc: 'https://a.example/' }].slice(1), declaredHost: null });
  });

  it('normalizes URLs as URL does', () => {
    expect(locs(urlset(page('https://SHOP.example:443/a/../b c') + page('https://shop.example/x/./y')))).toEqual([
      'https://shop.example/b%20c',
      'https://shop.example/x/y',
    ]);
  });
});

describe('parseSitemap: hostile files', () => {
  it('never expands declared entities', () => {
    const bomb = `<?xml version="1.0"?>
<!DOCTYPE urlset [
  <!-- it's > a comment -->
  <!ENTITY a "https://shop.example/boom">
  <!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
  <!ENTITY file SYSTEM "file:///etc/passwd">
]>
<urlset><url><loc>&b;</loc></url><url><loc>&file;</loc></url><url><loc>https://shop.example/a</loc></url></urlset>`;
    const sitemap = parse(bomb);
    expect(sitemap.urlCount).toBe(3);
    expect(sitemap.urls.at(-1)?.loc).toBe('https://shop.example/a');
    expect(JSON.stringify(sitemap)).not.toMatch(/boom|root:/);
  });

  it('reads at most fifty thousand entries', () => {
    const entries = Array.from({ length: MAX_SITEMAP_URLS + 1 }, (_, n) => page(`https://shop.example/p${n}`));
    expect(parse(urlset(entries.join('')))).toMatchObject({ urlCount: MAX_SITEMAP_URLS, truncated: true });
    expect(parse(urlset(entries.slice(1).join('')))).toMatchObject({ urlCount: MAX_SITEMAP_URLS, truncated: false });
  });

  it('decompresses at most five megabytes', () => {
    const bomb = gzipSync(urlset(page('https://shop.example/a') + ' '.repeat(60_000_000)));
    const sitemap = parseSitemap(bomb, HERE);
    expect(sitemap).toMatchObject({ kind: 'urlset', urlCount: 1, truncated: true });
  });

  it.each([
    ['opening brackets', '<'.repeat(1_000_000)],
    ['opening tags', `<urlset>${'<url><loc>'.repeat(100_000)}`],
    ['unclosed comments', `<urlset>${'<!--'.repeat(250_000)}`],
    ['unclosed declarations', '<!DOCTYPE ['.repeat(100_000)],
    ['numeric references', `<urlset><url><loc>${'&#65;'.repeat(200_000)}</loc></url></urlset>`],
    ['one long address', `<urlset><url><loc>https://shop.example/${'a'.repeat(1_000_000)}</loc></url></urlset>`],
    ['quotes', `<!DOCTYPE urlset [${'"\''.repeat(300_000)}`],
    ['lines', `https://shop.example/\n${'\n'.repeat(1_000_000)}`],
  ])('parses a megabyte of %s', (_, text) => {
    expect(parse(text).urls.length).toBeLessThanOrEqual(1);
  });
});
