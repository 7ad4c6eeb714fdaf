import { describe, expect, it } from 'vitest';
import { parsePage } from '../crawl/html/parse-page.ts';
import { editHtml, type HtmlEdit } from './edit-html.ts';
import { jsonLdElement } from './json-ld-blocks.ts';

const read = (html: string) =>
  parsePage({
    url: 'http://shop.test/',
    body: new TextEncoder().encode(html),
    contentType: 'text/html; charset=utf-8',
  });
const edit = (html: string, change: HtmlEdit) => editHtml(html, read(html), change);
const main = (html: string) => read(html).headings.flatMap(({ level, text }) => (level === 1 ? [text] : []));
const texts = (html: string) => read(html).blocks.map(({ text }) => text);

const PAGE = `<!doctype html><html lang="de"><head><title>Alt</title><meta name="Description" content="Alt"></head>
<body><header><a href="/">Logo</a></header><main><h1>Alt</h1><p>Wir reparieren Dächer.</p></main><footer>Impressum</footer></body></html>`;

describe('an edited document', () => {
  it('has the new title, description and main heading, and everything else as it was', () => {
    const html = edit(PAGE, {
      title: 'Dach & Fach <Köln>',
      description: 'Sagt "ja" für $& und $1',
      heading: 'Großes Dach',
    });
    expect(read(html)).toMatchObject({
      title: 'Dach & Fach <Köln>',
      metaDescription: 'Sagt "ja" für $& und $1',
      lang: 'de',
    });
    expect(texts(html)).toEqual(['Logo', 'Großes Dach', 'Wir reparieren Dächer.', 'Impressum']);
    expect(edit(PAGE, {})).toBe(PAGE);
  });

  it('gets a title, a description and a heading where it has none', () => {
    for (const bare of [
      '<p>かぎ屋です。</p>',
      '<!DOCTYPE html>\n<p>かぎ屋です。</p>',
      '<html><body><p>かぎ屋です。</p></body></html>',
    ]) {
      const html = edit(bare, { title: '鍵屋', description: '大阪の鍵屋', heading: '鍵の修理' });
      expect(read(html)).toMatchObject({ title: '鍵屋', metaDescription: '大阪の鍵屋' });
      expect(texts(html)).toEqual(['鍵の修理', 'かぎ屋です。']);
    }
  });

  it.each([
    ['an unclosed heading', '<h1>Old<p>Text</p><p>More</p>', ['New', 'Text', 'More']],
    ['a heading with parts', '<h1 class=x><img alt="Logo"><span>Old</span> one</h1><p>Text', ['New', 'Text']],
    ['a heading ended by another', '<h1>Old</h2><p>Text', ['New', 'Text']],
    ['a heading that visitors do not see', '<h1 hidden>Hidden</h1><h1>Old</h1><p>Text', ['Hidden', 'New', 'Text']],
    [
      'headings in parts that are no page',
      '<template><h1>T</h1></template><noscript><h1>N</h1></noscript><h1>Old</h1><p>Text',
      ['New', 'Text'],
    ],
    ['a heading in upper case', '<H1>Old</H1\n><p>Text', ['New', 'Text']],
    ['a heading in a comment', '<!-- <h1>C</h1> --><script>"<h1>S</h1>"</script><h1>Old</h1><p>Text', ['New', 'Text']],
  ])('replaces the right heading: %s', (_, html, expected) => {
    expect(texts(edit(html, { heading: 'New' }))).toEqual(expected);
  });

  it('demotes further main headings and removes an empty one', () => {
    const html = edit('<h1>Eins</h1><h1>Zwei</h1><h1></h1><h1>Drei</h1>', { heading: 'Neu', demoted: ['Zwei'] });
    expect(main(html)).toEqual(['Neu', 'Drei']);
    expect(read(html).headings[1]).toMatchObject({ level: 2, text: 'Zwei' });
  });

  it('replaces the main text and nothing around it', () => {
    const text = { mode: 'replace', html: '<p>Neu.</p>' } as const;
    expect(texts(edit(PAGE, { text }))).toEqual(['Logo', 'Alt', 'Neu.', 'Impressum']);
    expect(texts(edit(PAGE, { text, heading: 'Kopf' }))).toEqual(['Logo', 'Kopf', 'Neu.', 'Impressum']);
    const loose = '<nav><a href="/a">Menu</a></nav><p>Vieux</p><footer>Mentions</footer>';
    expect(texts(edit(loose, { text }))).toEqual(['Menu', 'Neu.', 'Mentions']);
    expect(texts(edit(PAGE, { text: { ...text, mode: 'append' } }))).toEqual([
      'Logo',
      'Alt',
      'Wir reparieren Dächer.',
      'Neu.',
      'Impressum',
    ]);
    const withData = `<main><h1>A</h1><p>Old</p>${jsonLdElement('{"@context":"https://schema.org","@type":"Plumber"}')}</main>`;
    expect(read(edit(withData, { text })).structured).toHaveLength(1);
    const withPictures =
      '<main><h1><img src="/l.png" alt="Logo"></h1><p>Old <img src="/van.jpg"></p><p>Older</p></main>';
    const pictured = read(edit(withPictures, { text }));
    expect(pictured.images.map(({ src }) => new URL(src).pathname)).toEqual(['/l.png', '/van.jpg']);
    expect(pictured.blocks.map((block) => block.text).join(' ')).not.toMatch(/Old/);
  });

  it('replaces the entry of the business and leaves the others', () => {
    const graph = JSON.stringify({
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': ['schema:Plumber'], name: 'Old' },
        { '@type': 'WebSite', name: 'Site' },
      ],
    });
    const broken = '<script type="application/ld+json">{"@type": "Plumber",}</script>';
    const faq = jsonLdElement('{"@context":"https://schema.org","@type":"FAQPage"}');
    const html = `<head>${jsonLdElement(graph)}${broken}${faq}</head><p>Text</p>`;
    const added = { html: jsonLdElement('{"@context":"https://schema.org","@type":"Plumber","name":"New"}') };
    const types = (one: string) => read(one).structured.flatMap(({ types }) => types);
    expect(types(edit(html, { jsonLd: { mode: 'replace', ...added } })).sort()).toEqual([
      'FAQPage',
      'Plumber',
      'WebSite',
    ]);
    expect(read(edit(html, { jsonLd: { mode: 'replace', ...added } })).brokenJsonLd).toEqual([]);
    expect(types(edit(html, { jsonLd: { mode: 'add', ...added } }))).toContain('Plumber');
    expect(read(edit(html, { jsonLd: { mode: 'add', ...added } })).brokenJsonLd).toHaveLength(1);
  });

  it('changes one entry and leaves the rest of its script', () => {
    const graph =
      '{"@context":"https://schema.org","@graph":[{"@type":"Plumber","@id":"#a","name":"Old"},{"@type":"Person","name":"Ann"}]}';
    const second = '{"@context":"https://schema.org","@type":"Plumber","name":"Old"}';
    const html = `<head>${jsonLdElement(graph)}${jsonLdElement(second)}${jsonLdElement('{"@type":')}</head><p>Text</p>`;
    const changed = edit(html, {
      entries: {
        replaced: {
          entry: { id: 'https://page.test/#a', types: ['Plumber'], properties: ['name'] },
          json: '{"@context":"https://schema.org","@type":"Plumber","@id":"#a","name":"New"}',
        },
        dropsBroken: true,
      },
    });
    const { structured, brokenJsonLd } = read(changed);
    expect(structured.map(({ properties }) => properties)).toEqual([
      [['name', ['New']]],
      [['name', ['Ann']]],
      [['name', ['Old']]],
    ]);
    expect(brokenJsonLd).toEqual([]);
    expect(edit(html, { entries: {} })).toBe(html);
  });

  it('puts a link in the place of a number, in the footer first', () => {
    const html = '<body><p data-n="0221 1">Call 0221 1</p><footer>Tel 0221 1</footer></body>';
    const phoneLink = { shown: '0221 1', html: '<a href="tel:+492211">0221 1</a>' };
    expect(edit(html, { phoneLink })).toBe(
      '<body><p data-n="0221 1">Call 0221 1</p><footer>Tel <a href="tel:+492211">0221 1</a></footer></body>',
    );
    expect(edit('<body><p>None</p></body>', { phoneLink })).toContain(phoneLink.html);
  });

  it('keeps pasted structured data within its element', () => {
    const pasted =
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Plumber","name":"A</script><h1>B</h1>"}</script>';
    const html = edit('<head></head><h1>Own</h1>', { jsonLd: { mode: 'add', html: jsonLdElement(pasted) } });
    expect(main(html)).toEqual(['Own']);
    expect(read(html).structured[0]?.properties).toContainEqual(['name', ['A</script><h1>B</h1>']]);
  });

  it('keeps pace with hostile documents', () => {
    for (const part of [
      '<h1>',
      '<h1',
      '</h1>',
      '<main>',
      '<footer>',
      '<script type=application/ld+json>[[',
      '<meta name=description>',
      '<!--',
      '{"@graph":[{"@type":"Plumber"',
    ])
      expect(
        edit(part.repeat(4000), {
          title: 'T',
          heading: 'H',
          text: { mode: 'replace', html: '<p>x</p>' },
          entries: { dropsBroken: true },
        }),
      ).toContain('T');
  });
});
