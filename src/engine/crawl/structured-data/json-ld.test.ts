import { expect, test } from 'vitest';
import { AbsoluteUrls } from '../fetch/absolute-url.ts';
import { LimitLog } from '../html/page-limits.ts';
import { parsePage } from '../html/parse-page.ts';
import { readJsonLd } from './json-ld.ts';
import { StructuredBudget } from './structured-budget.ts';
import { everyNode, getNodes, getText, getValues, type StructuredNode } from './structured-node.ts';

const URLS = new AbsoluteUrls('https://example.com/', null);

function read(...blocks: string[]): readonly StructuredNode[] {
  return readJsonLd(blocks, new StructuredBudget(new LimitLog()), URLS).nodes;
}
const broken = (block: string): string | undefined =>
  readJsonLd([block], new StructuredBudget(new LimitLog()), URLS).broken[0]?.reason;
const types = (nodes: readonly StructuredNode[]): string[] => [...everyNode(nodes)].flatMap((node) => node.types);
const topTypes = (nodes: readonly StructuredNode[]): string[] =>
  [...everyNode(nodes)].filter((node) => node.topLevel).flatMap((node) => node.types);

test.each<[string, string[]]>([
  ['"Plumber"', ['Plumber']],
  ['["Plumber", "Electrician"]', ['Plumber', 'Electrician']],
  ['"http://schema.org/Plumber"', ['Plumber']],
  ['"https://schema.org/Plumber/"', ['Plumber']],
  ['"https://www.schema.org/Plumber"', ['Plumber']],
  ['"http://schema.org/#Plumber"', ['Plumber']],
  ['"schema:Plumber"', ['Plumber']],
  ['" Plumber "', ['Plumber']],
  ['"plumber"', ['plumber']],
  ['"gr:BusinessEntity"', ['gr:BusinessEntity']],
  ['"constructor"', ['constructor']],
  ['7', []],
  ['[]', []],
])('type %s', (written, expected) => {
  expect(types(read(`{"@type": ${written}}`))).toEqual(expected);
});

test('objects, arrays, graphs and several blocks are all top level; what is nested is not', () => {
  const nodes = read(
    '{"@context": "https://schema.org", "@type": "A", "x": {"@type": "B"}}',
    '[{"@type": "C"}, [{"@type": "D"}]]',
    '{"@graph": [{"@type": "E", "y": [{"@type": "F"}]}, {"@type": "G"}]}',
    '{"@type": "H", "@graph": {"@type": "I"}}',
  );
  expect(types(nodes)).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I']);
  expect(topTypes(nodes)).toEqual(['A', 'C', 'D', 'E', 'G', 'H', 'I']);
});

test('values: text, numbers, booleans, value objects, lists, sets, references', () => {
  const [node] = read(`{
    "@type": "LocalBusiness", "@id": "#shop", "telephone": 4930123456, "price": 4.50, "open": true, "none": null,
    "name": {"@value": "Shop", "@language": "en"}, "list": {"@list": ["a", {"@type": "B"}]}, "set": {"@set": ["c", ["d"]]},
    "big": 1e400, "publisher": {"@id": "#shop"}, "schema:email": "a@b.example", "http://schema.org/url": "/x",
    "empty": "", "nothing": [], "raw": "Smith &amp; Sons &#8211; caf\\u00e9"
  }`);
  if (node === undefined) throw new Error('no node');
  expect(node.id).toBe('https://example.com/#shop');
  expect(node.properties.map(([name]) => name)).toEqual(
    'telephone price open name list set publisher email url empty raw'.split(' '),
  );
  expect(getText(node, 'telephone')).toBe('4930123456');
  expect(getValues(node, 'price')).toEqual(['4.5']);
  expect(getValues(node, 'open')).toEqual(['true']);
  expect(getValues(node, 'name')).toEqual(['Shop']);
  expect(getValues(node, 'list')).toEqual(['a', expect.objectContaining({ types: ['B'], topLevel: false })]);
  expect(getValues(node, 'set')).toEqual(['c', 'd']);
  expect(getNodes(node, 'publisher')).toEqual([
    { syntax: 'json-ld', types: [], id: 'https://example.com/#shop', properties: [], topLevel: false },
  ]);
  expect(getValues(node, 'raw')).toEqual(['Smith & Sons – café']);
});

test('names with a meaning in JavaScript are ordinary names', () => {
  const [node] = read('{"@type": "A", "__proto__": {"@type": "B"}, "constructor": "c", "toString": "d"}');
  expect(node?.properties.map(([name]) => name)).toEqual(['__proto__', 'constructor', 'toString']);
  expect(Object.getPrototypeOf(node)).toBe(Object.prototype);
  expect('types' in {}).toBe(false);
});

test('NUL and lone surrogates are removed', () => {
  expect(read('{"name": "a\\u0000b\\ud800c"}')[0]?.properties).toEqual([['name', ['ab\ufffdc']]]);
});

test.each([
  '\ufeff {"@type": "A"}',
  '<!-- {"@type": "A"} -->',
  '//<![CDATA[\n{"@type": "A"}\n//]]>',
  '/* <![CDATA[ */ {"@type": "A"} /* ]]> */',
  '<![CDATA[{"@type": "A"}]]>',
])('a wrapper around strict JSON is removed: %j', (block) => {
  expect(types(read(block))).toEqual(['A']);
});

test('a broken block is reported and never repaired; the others are parsed', () => {
  const { nodes, broken: problems } = readJsonLd(
    ['{"@type": "A",}', '{"@context": "https://schema.org", "@type": "B"}', '', '"x"'],
    new StructuredBudget(new LimitLog()),
    URLS,
  );
  expect(types(nodes)).toEqual(['B']);
  expect(problems.map((problem) => problem.reason)).toEqual([
    'A comma stands before }: nothing follows it.',
    'The block is empty.',
    'The block holds no object.',
  ]);
  expect(broken('<!-- {"@type": "A",} -->')).toBe('A comma stands before }: nothing follows it.');
});

test('depth and number have limits, and reaching them is reported', () => {
  const limits = new LimitLog();
  const deep = `${'{"@type":"D","x":'.repeat(300)}"y"${'}'.repeat(300)}`;
  const many = `[${Array.from({ length: 30_000 }, () => '{"@type":"M"}').join()}]`;
  const { nodes } = readJsonLd([deep, many], new StructuredBudget(limits), URLS);
  expect(types(nodes).filter((type) => type === 'D')).toHaveLength(65);
  expect(types(nodes)).toHaveLength(20_000);
  expect(limits.list()).toHaveLength(1);
});

test('scripts of the right kind only, whatever the case and parameters of their type', () => {
  const html = `<script type="Application/LD+JSON; charset=utf-8">{"@context":"https://schema.org","@type":"A"}</script>
    <script type="application/json">{"@type":"B"}</script><template><script type="application/ld+json">{"@type":"C"}</script></template>
    <!-- <script type="application/ld+json">{"@type":"D"}</script> -->
    <script type='application/ld+json'>{"@context":{"@vocab":"http://schema.org/"},"@type":"E","x":"<\\/script>","y":"&quot;"}</script>
    <body><script type=application/ld+json>{"@context":["https://schema.org/"],"@type":"F"}`;
  const page = parsePage({ url: 'https://example.com/', body: new TextEncoder().encode(html), contentType: null });
  expect(types(page.structured)).toEqual(['A', 'E', 'F']);
  expect(page.jsonLdBlockCount).toBe(3);
  expect(page.brokenJsonLd).toEqual([]);
});

test('what one entity says in several places is one node, and leaves stand where they are referred to', () => {
  const [first, second] = read(
    '{"@context":"https://schema.org","@type":"Plumber","@id":"#a","name":"Otto","address":{"@id":"#b"},"parent":{"@id":"#a"}}',
    '{"@context":"https://schema.org","@graph":[{"@id":"https://example.com/#a","telephone":"1"},{"@id":"#b","streetAddress":"Lane 1"}]}',
  );
  if (first === undefined || second === undefined) throw new Error('no nodes');
  expect(getText(first, 'telephone')).toBe('1');
  expect(getNodes(first, 'address').map((one) => getText(one, 'streetAddress'))).toEqual(['Lane 1']);
  // Something that would contain itself stays a reference.
  expect(getNodes(first, 'parent')).toMatchObject([{ properties: [] }]);
});

test.each([
  ['{"@type":"A"}', 1, true],
  ['{"@context":"https://vocab.example/","@type":"A"}', 0, true],
  ['{"@context":"http://www.schema.org","@type":"A"}', 0, undefined],
  ['{"@context":{"s":"https://schema.org/"},"@type":"A"}', 0, undefined],
  ['{"@type":"https://schema.org/A"}', 0, undefined],
])('the vocabulary of %s', (block, faults, isOther) => {
  const { nodes, broken: problems } = readJsonLd([block], new StructuredBudget(new LimitLog()), URLS);
  expect(problems).toHaveLength(faults);
  expect(nodes[0]?.isOtherVocabulary).toBe(isOther);
});

test.each([
  ['application/json-ld', '{"@context":"https://schema.org","@type":"A"}', 1],
  ['application/json', '{"@context":"https://schema.org","@type":"A"}', 1],
  ['application/json', '{"props":{"data":{"@context":"https://schema.org","@type":"A"}}}', 0],
  ['text/javascript', '{"@context":"https://schema.org","@type":"A"}', 0],
])('a script of the type %s', (type, text, faults) => {
  const body = new TextEncoder().encode(`<script type="${type}">${text}</script>`);
  expect(parsePage({ url: 'https://example.com/', body, contentType: null }).brokenJsonLd).toHaveLength(faults);
});
