import { expect, test } from 'vitest';
import { parsePage } from '../html/parse-page.ts';
import { everyNode, type StructuredNode, type StructuredValue } from './structured-node.ts';

const nodesIn = (html: string): readonly StructuredNode[] =>
  parsePage({ url: 'https://example.com/shop/', body: new TextEncoder().encode(html), contentType: null }).structured;

/** A node as plain values, types under `@`. */
function plain(node: StructuredNode): unknown {
  const value = (each: StructuredValue): unknown => (typeof each === 'string' ? each : plain(each));
  return {
    '@': node.types.join(' '),
    ...Object.fromEntries(node.properties.map(([name, all]) => [name, all.map(value)])),
  };
}
const read = (html: string): unknown[] => nodesIn(html).map(plain);
const inItem = (html: string): unknown[] => read(`<div itemscope itemtype="https://schema.org/Thing">${html}</div>`);

test.each<[string, unknown]>([
  ['<span itemprop="name"> Anna’s <b>Bakery</b>\n</span>', { name: ['Anna’s Bakery'] }],
  ['<p itemprop="streetAddress">Main St 1<br>Floor 2</p>', { streetAddress: ['Main St 1 Floor 2'] }],
  ['<meta itemprop="telephone" content="+49 30 1">', { telephone: ['+49 30 1'] }],
  ['<span itemprop="telephone" content="+49301">030 1</span>', { telephone: ['+49301'] }],
  ['<a itemprop="url" href="../x">Us</a>', { url: ['https://example.com/x'] }],
  ['<a itemprop="telephone" href="tel:+49301">030 1</a>', { telephone: ['tel:+49301'] }],
  ['<link itemprop="sameAs" href="https://social.example/us">', { sameAs: ['https://social.example/us'] }],
  ['<img itemprop="image" src="/i.jpg" alt="x">', { image: ['https://example.com/i.jpg'] }],
  [
    '<time itemprop="openingHours" datetime="Mo-Fr 09:00-17:00">weekdays</time>',
    { openingHours: ['Mo-Fr 09:00-17:00'] },
  ],
  ['<time itemprop="date">May</time>', { date: ['May'] }],
  ['<data itemprop="sku" value="7">seven</data>', { sku: ['7'] }],
  ['<meter itemprop="rating" value="4">four</meter>', { rating: ['4'] }],
  ['<b itemprop="name">A</b><i itemprop="name alternateName">B</i>', { name: ['A', 'B'], alternateName: ['B'] }],
  ['<h1 itemprop="name">A</h1><p>no', { name: ['A'] }],
  ['<li itemprop="x">1<li itemprop="x">2', { x: ['1', '2'] }],
  ['<span itemprop="a">x<span itemprop="b">y</span>z</span>', { a: ['xyz'], b: ['y'] }],
  ['<span itemprop="schema:name">A</span>', { name: ['A'] }],
])('%s', (html, properties) => {
  expect(inItem(html)).toEqual([{ '@': 'Thing', ...(properties as object) }]);
});

test('items in items, types without their vocabulary, ids, top level', () => {
  const nodes =
    nodesIn(`<section itemscope itemtype="http://schema.org/Plumber http://schema.org/Store" itemid="urn:shop">
    <div itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="addressLocality">Bonn</span></div>
    <span itemprop="name">Us</span></section>`);
  expect(nodes.map(plain)).toEqual([
    { '@': 'Plumber Store', address: [{ '@': 'PostalAddress', addressLocality: ['Bonn'] }], name: ['Us'] },
  ]);
  expect(nodes[0]?.id).toBe('urn:shop');
  expect([...everyNode(nodes)].map((node) => node.topLevel)).toEqual([true, false]);
});

test('an item that covers the whole page', () => {
  const html =
    '<html itemscope itemtype="https://schema.org/WebPage"><meta itemprop="name" content="N"><body><p itemprop="text">T</p></body></html>';
  expect(read(html)).toEqual([{ '@': 'WebPage', name: ['N'], text: ['T'] }]);
});

test('itemref references earlier and later elements', () => {
  const html = `<p id="tel" itemprop="telephone">1</p><div itemscope itemtype="A" itemref="tel addr none"><b itemprop="name">N</b></div>
    <div id="addr"><span itemprop="street">S</span></div>`;
  expect(read(html)).toEqual([{ '@': 'A', telephone: ['1'], name: ['N'], street: ['S'] }]);
});

test.each([
  '<div itemscope itemtype="A" id="a" itemref="a"><b itemprop="x">1</b></div>',
  '<div itemscope itemtype="A" itemref="b"></div><div id="b" itemprop="p" itemscope itemtype="B" itemref="c"></div><div id="c" itemprop="q" itemscope itemtype="C" itemref="b"></div>',
  '<div itemscope itemtype="A" id="a" itemprop="x" itemref="b"><div itemscope itemtype="B" id="b" itemprop="y" itemref="a"></div></div>',
])('loops of itemref end: %s', (html) => {
  const types = [...everyNode(nodesIn(html))].flatMap((node) => node.types);
  expect(new Set(types).size).toBe(types.length);
});

test('properties without an item are ignored; an item property without an item is top level', () => {
  expect(read('<p itemprop="name">x</p>')).toEqual([]);
  expect(read('<p itemprop="address" itemscope itemtype="PostalAddress"><b itemprop="street">S</b></p>')).toEqual([
    { '@': 'PostalAddress', street: ['S'] },
  ]);
});

test('many items that all reference one large element stay within the limits', () => {
  const large = `<div id="l">${'<b itemprop="x">1</b>'.repeat(2_000)}</div>`;
  const items = '<p itemscope itemtype="A" itemref="l"></p>'.repeat(2_000);
  expect(nodesIn(large + items)).toHaveLength(2_000);
});
