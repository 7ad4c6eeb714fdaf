import { describe, expect, it } from 'vitest';
import { countOf, evidence, listOf, pathOf, quoted, sentence } from './quoting.ts';

describe('quoting', () => {
  it.each([
    [[], ''],
    [['a'], 'a'],
    [['a', 'b'], 'a and b'],
    [['a', 'b', 'c'], 'a, b and c'],
    [['a', 'b', 'c', 'd', 'e', 'f'], 'a, b, c, d and 2 more'],
  ])('lists %j', (items, expected) => expect(listOf(items)).toBe(expected));

  it.each([
    ['https://a.example/', 'your home page'],
    ['https://a.example/contact', '/contact'],
    ['https://a.example/?page=2', '/?page=2'],
    ['not an address', 'not an address'],
  ])('names the page %s', (url, expected) => expect(pathOf(url)).toBe(expected));

  it.each([
    [0, 'no photos'],
    [1, '1 photo'],
    [2, '2 photos'],
  ])('counts %i', (count, expected) => expect(countOf(count, 'photo')).toBe(expected));

  it('collapses and cuts their words, never inside a character', () => {
    expect(quoted('  We\n\n fix   pipes ')).toBe('“We fix pipes”');
    expect(quoted('😀'.repeat(20), 5)).toBe('“😀😀😀😀…”');
    expect([...evidence(null, 'x'.repeat(5000)).quote]).toHaveLength(300);
  });

  it('ends a reason with one full stop', () => {
    expect(sentence('a comma too many')).toBe('a comma too many.');
    expect(sentence('a comma too many.')).toBe('a comma too many.');
  });
});
