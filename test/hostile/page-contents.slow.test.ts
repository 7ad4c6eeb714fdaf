import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PageParserPool } from '#engine/crawl/html/page-parser-pool.ts';
import { auditHostile, expectStorable, openHostileParser } from './audit-hostile.ts';
import { MARKUP_SHAPES, TEXT_FLOODS } from './page-shapes.ts';
import { type Script, type ScriptedAnswer, type ScriptedSite, startScriptedSite } from './scripted-site.ts';
import { aPlumbersPage } from './site-pages.ts';

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
  /** How often a timer of the main thread fired during the work. `crowded.slow.test.ts` measures the gaps. */
  async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 1);
    await work();
    clearInterval(timer);
    return turns;
  }

  /** The number of one kind that an audit reads. */
  const SHAPES_PER_SITE = 7;
  /** The parser has its own tests for markup, and the slow suite audits all of it. */
  const SOME_MARKUP = ['formatting-bomb', 'many-attributes', 'deep-objects', 'many-json-blocks', 'itemref-loop'];
  const shapes = [
    ...Object.entries(TEXT_FLOODS),
    ...Object.entries(MARKUP_SHAPES).filter(([name]) => SOME_MARKUP.includes(name) || name === 'odd-characters'),
  ];
  const groups = Array.from({ length: Math.ceil(shapes.length / SHAPES_PER_SITE) }, (_, index) =>
    shapes.slice(index * SHAPES_PER_SITE, (index + 1) * SHAPES_PER_SITE),
  ).map((group) => ({ names: group.map(([name]) => name).join(', '), group }));
  it.each(groups)('$names: other pages stay readable and the process awake', async ({ group }) => {
    const paths = group.map(([name]) => `/services/${name}`);
    const pages = new Map(
      group.map(([name, html]) => [`/services/${name}`, aPlumbersPage(`Page of ${name}`, [], html)]),
    );
    const turns = await turnsDuring(async () => {
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
    expect(turns).toBeGreaterThan(group.length);
  });

  it('of a page of 6 MB are read in part, with a note', async () => {
    const body = aPlumbersPage('Harbor & Pine', ['/contact'], '<p>Pipes and boilers.</p>'.repeat(260_000));
    const { analysis } = await audit({ '/': body, '/contact': aPlumbersPage('Contact') });
    expect(analysis?.site.pages.map(({ problem }) => problem)).toEqual([null, null]);
    expect(analysis?.site.notes).toContain('The page / is larger than 5 MB; what came was read.');
  });
});
