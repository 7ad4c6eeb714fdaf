import { describe, expect, it } from 'vitest';
import {
  describePath,
  evidence,
  evidenceAround,
  formatCountOrNo,
  formatList,
  quoted,
  quotedAround,
  sentence,
} from './quoting.ts';

describe('quoting', () => {
  it.each([
    [[], ''],
    [['a'], 'a'],
    [['a', 'b'], 'a and b'],
    [['a', 'b', 'c'], 'a, b and c'],
    [['a', 'b', 'c', 'd', 'e', 'f'], 'a, b, c, d and 2 more'],
  ])('lists %j', (items, expected) => expect(formatList(items)).toBe(expected));

  it.each([
    ['https://a.example/', 'your home page'],
    ['https://a.example/contact', '/contact'],
    ['https://a.example/?page=2', '/?page=2'],
    ['not an address', 'not an address'],
  ])('names the page %s', (url, expected) => expect(describePath(url)).toBe(expected));

  it.each([
    [0, 'no photos'],
    [1, '1 photo'],
    [2, '2 photos'],
  ])('counts %i', (count, expected) => expect(formatCountOrNo(count, 'photo')).toBe(expected));

  it('collapses and cuts quoted text, never inside a character', () => {
    expect(quoted('  We\n\n fix   pipes ')).toBe('“We fix pipes”');
    expect(quoted('😀'.repeat(20), 5)).toBe('“😀😀😀😀…”');
    expect([...evidence(null, 'x'.repeat(5000)).quote]).toHaveLength(300);
  });

  it('ends a reason with one full stop', () => {
    expect(sentence('a comma too many')).toBe('a comma too many.');
    expect(sentence('a comma too many.')).toBe('a comma too many.');
  });
});

describe('a quote around given words', () => {
  const text = `${'We have been here for a long time and look forward to you. '.repeat(6)}We are plumbers in Duluth.`;

  it.each([[60], [90], [300]])('contains them within %i characters', (most) => {
    const quote = quotedAround(text, ['plumbers', 'Duluth'], most);
    expect(quote).toContain('plumbers');
    expect(quote).toContain('Duluth');
    expect([...quote].length).toBeLessThanOrEqual(most + 2);
    expect(text).toContain(quote.replace(/[“”…]/g, '').trim());
  });

  it('starts at the beginning where the words are there, and is cut as usual without any', () => {
    expect(quotedAround('Plumbers in Duluth', ['Duluth'])).toBe('“Plumbers in Duluth”');
    expect(quotedAround(text, [], 60)).toBe(quoted(text, 60));
    expect(quotedAround(text, ['nowhere'], 60)).toBe(quoted(text, 60));
  });

  it('applies to evidence too', () => {
    expect(evidenceAround('http://a.test/', text, ['Duluth'], 'text').quote).toContain('Duluth');
  });
});
