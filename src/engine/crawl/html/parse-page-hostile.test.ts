import { describe, expect, test } from 'vitest';
import { everyNode } from '../structured-data/structured-node.ts';
import type { Page } from './page.ts';
import { parsePage } from './parse-page.ts';

const page = (html: string): Page =>
  parsePage({
    url: 'https://example.com/',
    body: new TextEncoder().encode(html),
    contentType: 'text/html; charset=utf-8',
  });

/** Inputs that made parsers quadratic, overflow their stack or run out of memory. */
const SHAPES: Readonly<Record<string, string>> = {
  '100,000 nested div': '<div>'.repeat(100_000),
  '100,000 nested b': '<b>'.repeat(100_000),
  '50,000 nested lists': '<ul><li>'.repeat(50_000),
  '20,000 nested tables': '<table><tr><td>'.repeat(20_000),
  '20,000 nested drawings': '<svg><foreignObject>'.repeat(20_000),
  '20,000 nested templates': '<template>'.repeat(20_000),
  'formatting bomb': '<b id=b>'.repeat(20_000) + '<i id=i>'.repeat(20_000) + 'x</b>'.repeat(20_000),
  'stray end tags in depth': '<div>'.repeat(50_000) + '</p></x>'.repeat(50_000),
  '100,000 attributes': `<p ${Array.from({ length: 100_000 }, (_, index) => `a${index}=x`).join(' ')}>`,
  'one attribute 100,000 times': `<p ${'class=x '.repeat(100_000)}>`,
  'an attribute of 5 MB': `<p title="${'x'.repeat(5_000_000)}">`,
  '100,000 links': '<a href="/x">y</a>'.repeat(100_000),
  'a link of 2 MB': `<a href="/${'x'.repeat(2_000_000)}">y</a>`,
  '10,000 dots': `<a href="${'../../'.repeat(10_000)}">y</a>`,
  '1 million <': '<'.repeat(1_000_000),
  'unclosed comment of 3 MB': `<!--${'-'.repeat(3_000_000)}`,
  '1 million entities': '&amp;'.repeat(1_000_000),
  'scripts in comments in scripts': `<script>${'<!--<script>'.repeat(300_000)}`,
  'a title of 1 MB': `<title>${'x'.repeat(1_000_000)}`,
  '5 MB of spaces': ' '.repeat(5_000_000),
  '300,000 paragraphs': '<p>x'.repeat(300_000),
  'hidden in hidden': '<span hidden>x'.repeat(50_000),
  'dialogs in dialogs': '<dialog><a href="/x">y</a>'.repeat(50_000),
  '25,000 dialogs': '<dialog><a href="/x">y</a></dialog>'.repeat(25_000),
  'notices in notices': `${'<div class="cookie-x">'.repeat(50_000)}x${'</div>'.repeat(50_000)}`,
  'headings in headings': '<h1><div>x'.repeat(50_000),
  'class names': '<div class="foot- head_ nav">'.repeat(20_000),
  'items in items': '<div itemscope itemprop="a" itemtype="B">x'.repeat(50_000),
  'properties in properties': `<div itemscope>${'<span itemprop="a">x'.repeat(50_000)}`,
  'types in types': '<div vocab="https://schema.org/" typeof="A" property="b">x'.repeat(50_000),
  'deep JSON': `<script type="application/ld+json">${'['.repeat(500_000)}${']'.repeat(500_000)}</script>`,
  'deep broken JSON': `<script type="application/ld+json">${'{"a":'.repeat(300_000)}</script>`,
  'long JSON list': `<script type="application/ld+json">{"a":[${'1,'.repeat(500_000)}1]}</script>`,
  'a script of question marks': `<script>${'?"'.repeat(1_000_000)}</script>`,
  'a script of loaded parts': `<script>${'.load("a.html'.repeat(300_000)}</script>`,
  '5,000 JSON blocks': '<script type="application/ld+json">{"@type":"A"}</script>'.repeat(5_000),
};

describe.each(Object.entries(SHAPES))('%s', (_name, html) => {
  test('is parsed, within the limits, into plain data', () => {
    const result = page(html);
    expect(result.links.length).toBeLessThanOrEqual(5_000);
    expect(result.blocks.length).toBeLessThanOrEqual(20_000);
    expect([...everyNode(result.structured)].length).toBeLessThanOrEqual(20_000);
    expect(structuredClone(result)).toEqual(result);
  });
});

test('reaching a limit is reported once', () => {
  expect(page('<a href="/x">y</a>'.repeat(6_000)).limitsReached).toEqual(['Only the first 5000 links were read.']);
  expect(page('<div>'.repeat(600)).limitsReached).toEqual([
    'Elements nested deeper than 512 were read as if they stood side by side.',
  ]);
  expect(page('<p>x').limitsReached).toEqual([]);
});

test('a document is parsed up to its limit of tags', () => {
  const of = (pairs: number) => page(`<h1>Before</h1>${'<i></i>'.repeat(pairs)}<h2>After</h2><p>Text`);
  const whole = of(74_997);
  expect(whole.headings.map(({ text }) => text)).toEqual(['Before', 'After']);
  expect(whole.limitsReached).toEqual([]);
  const cut = of(90_000);
  expect(cut.headings.map(({ text }) => text)).toEqual(['Before']);
  expect(cut.blocks.map(({ text }) => text)).toEqual(['Before']);
  expect(cut.limitsReached).toEqual(['Only the first 150000 tags were read.']);
});

test('an element that is open at the limit of tags ends there, with its text', () => {
  const cut = page(`<title>Shop</title>${'<i></i>'.repeat(74_998)}<h1>Duluth<b>.</b>More</h1>`);
  expect([cut.title, cut.headings.map(({ text }) => text)]).toEqual(['Shop', ['Duluth.']]);
});

test('content after the depth limit is still parsed', () => {
  const deep = `${'<div>'.repeat(600)}<p>a</p><h2>b <i>c</i></h2><a href="/d">d</a>${'</div>'.repeat(600)}<footer>e</footer>`;
  const result = page(deep);
  expect(result.blocks.map((block) => block.text)).toEqual(['a', 'b c', 'd', 'e']);
  expect(result.headings.map((heading) => heading.text)).toEqual(['b c']);
  expect(result.links.map((link) => link.text)).toEqual(['d']);
  expect(result.blocks.at(-1)?.region).toBe('footer');
});

test('random markup gives valid pages', () => {
  const pieces = [
    '<div>',
    '</div>',
    '<p>',
    '</p>',
    '<b hidden>',
    '</b>',
    '<a href="/x">',
    '</a>',
    '<table>',
    '<tr>',
    '<td>',
    '</td>',
    '</table>',
    '<h1>',
    '</h2>',
    '<svg>',
    '</svg>',
    '<title>',
    '</title>',
    '<select>',
    '</select>',
    '<span itemprop="a" hidden>',
    '</span>',
    '<div itemscope typeof="A" vocab="http://schema.org/">',
    '<br>',
    'text',
    ' ',
    '&amp',
    '\0',
    '<!--',
    '-->',
    '<script>',
    '</script>',
    '<template>',
    '</template>',
    '<noscript>',
    '</noscript>',
    '<button>',
    '</button>',
    '<li>',
    '<img alt="i">',
    '<pre>',
    '\n',
    '\ud800',
  ];
  let seed = 3;
  const next = (below: number): number => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor((seed / 2147483648) * below);
  };
  for (let round = 0; round < 3_000; round++) {
    let html = '';
    for (let length = 1 + next(40); length > 0; length--) html += pieces[next(pieces.length)];
    const result = page(html);
    const written = JSON.stringify(result);
    expect(written.includes('\\u0000') || written.includes('\\ud800')).toBe(false);
    for (const { blockIndex } of [...result.links, ...result.headings]) {
      expect(blockIndex).toBeGreaterThanOrEqual(0);
      expect(blockIndex).toBeLessThanOrEqual(result.blocks.length);
    }
    for (const block of result.blocks) expect(block.text).toBe(block.text.trim());
  }
});
