import { expect, test } from 'vitest';
import { parsePage } from '../html/parse-page.ts';
import { everyNode, type StructuredNode, type StructuredValue } from './structured-node.ts';

const nodesIn = (html: string): readonly StructuredNode[] =>
  parsePage({ url: 'https://example.com/', body: new TextEncoder().encode(html), contentType: null }).structured;

function plain(node: StructuredNode): unknown {
  const value = (each: StructuredValue): unknown => (typeof each === 'string' ? each : plain(each));
  return {
    '@': node.types.join(' '),
    ...Object.fromEntries(node.properties.map(([name, all]) => [name, all.map(value)])),
  };
}
const read = (html: string): unknown[] => nodesIn(html).map(plain);
const inThing = (html: string): unknown[] => read(`<div vocab="https://schema.org/" typeof="Thing">${html}</div>`);

test.each<[string, unknown]>([
  ['<span property="name"> Anna’s <b>Bakery</b></span>', { name: ['Anna’s Bakery'] }],
  ['<meta property="telephone" content="+49301">', { telephone: ['+49301'] }],
  ['<a property="url" href="/x">Us</a>', { url: ['https://example.com/x'] }],
  ['<a property="telephone" href="tel:1" content="+1">1</a>', { telephone: ['+1'] }],
  ['<img property="image" src="/i.jpg">', { image: ['https://example.com/i.jpg'] }],
  ['<link property="sameAs" resource="https://s.example/us">', { sameAs: ['https://s.example/us'] }],
  ['<time property="openingHours" datetime="Mo-Fr">x</time>', { openingHours: ['Mo-Fr'] }],
  ['<b property="name alternateName">A</b>', { name: ['A'], alternateName: ['A'] }],
  ['<b property="schema:name">A</b><b property="http://schema.org/email">e</b>', { name: ['A'], email: ['e'] }],
  ['<b property="og:title">A</b><b property="dc:title">B</b>', {}],
  [
    '<div property="address" typeof="PostalAddress"><b property="addressLocality">Bonn</b></div><b property="name">N</b>',
    { address: [{ '@': 'PostalAddress', addressLocality: ['Bonn'] }], name: ['N'] },
  ],
])('%s', (html, properties) => {
  expect(inThing(html)).toEqual([{ '@': 'Thing', ...(properties as object) }]);
});

test('prefixes, declared and not', () => {
  expect(read('<p typeof="schema:Plumber"><b property="schema:name">N</b><b property="name">no</b></p>')).toEqual([
    { '@': 'Plumber', name: ['N'] },
  ]);
  expect(read('<p prefix="s: https://schema.org/" typeof="s:Plumber"><b property="s:name">N</b></p>')).toEqual([
    { '@': 'Plumber', name: ['N'] },
  ]);
  expect(read('<p prefix="schema: https://other.example/" typeof="schema:Plumber">x</p>')).toEqual([]);
});

test('Open Graph and other vocabularies are not schema.org nodes', () => {
  const html = `<html prefix="og: https://ogp.me/ns#"><meta property="og:title" content="T">
    <body vocab="http://xmlns.com/foaf/0.1/"><div typeof="Person sioc:Item"><img typeof="foaf:Image" src="x"><b property="name">N</b></div>`;
  expect(read(html)).toEqual([]);
});

test('ids and top level', () => {
  const nodes = nodesIn(
    '<div vocab="http://schema.org/" resource="#shop" typeof="Store"><p property="geo" typeof="Place"></p><p typeof="Event"></p></div>',
  );
  expect([...everyNode(nodes)].map((node) => [node.types[0], node.id, node.topLevel])).toEqual([
    ['Store', '#shop', true],
    ['Place', null, false],
    ['Event', null, true],
  ]);
});
