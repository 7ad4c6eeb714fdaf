import { expect, it } from 'vitest';
import { parseHtmlPages } from '#test/site-of-html.ts';

function cellsOf(html: string): string[] {
  const [page] = parseHtmlPages({ '/': html });
  return (page?.blocks ?? []).map(({ text, cell }) =>
    cell === undefined ? text : `${text} ${cell.table}.${cell.row}.${cell.column}`,
  );
}

it('numbers the cells of tables, of empty and of wide ones too', () => {
  expect(
    cellsOf(
      '<p>a</p><table><tr><th>b</th><td></td><td>c</td></tr><tr><td colspan="2">d</td><td><p>e</p></td></tr></table><p>f</p>',
    ),
  ).toEqual(['a', 'b 0.0.0', 'c 0.0.2', 'd 0.1.0', 'e 0.1.2', 'f']);
});

it('numbers the terms of a list with what is said of them', () => {
  expect(cellsOf('<dl><dt>a</dt><dd>b</dd><dd>c</dd><div><dt>d</dt><dd>e</dd></div></dl>')).toEqual([
    'a 0.0.0',
    'b 0.0.1',
    'c 0.0.2',
    'd 0.1.0',
    'e 0.1.1',
  ]);
});

it('keeps tables inside of tables apart, and goes on in the outer cell after them', () => {
  expect(cellsOf('<table><tr><td>a<table><tr><td>b</td></tr></table>c</td><td>d</td></tr></table>')).toEqual([
    'a 0.0.0',
    'b 1.0.0',
    'c 0.0.0',
    'd 0.0.1',
  ]);
});

it('believes no cell that spans a thousand columns', () => {
  expect(cellsOf('<table><tr><td colspan="1000">a</td><td>b</td></tr></table>')).toEqual(['a 0.0.0', 'b 0.0.1']);
});

it('keeps a head without a row of its own apart from the first row', () => {
  expect(
    cellsOf('<table><thead><th>a</th><th>b</th></thead><tbody><tr><td>c</td><td>d</td></tr></tbody></table>'),
  ).toEqual(['a 0.0.0', 'b 0.0.1', 'c 0.1.0', 'd 0.1.1']);
});
