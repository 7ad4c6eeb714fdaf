import { describe, expect, it } from 'vitest';
import { parsePage } from '../../crawl/html/parse-page.ts';
import { findSentenceList } from './sentence-lists.ts';

const read = (html: string) =>
  findSentenceList([
    parsePage({
      url: 'http://shop.test/',
      body: new TextEncoder().encode(`<body>${html}</body>`),
      contentType: 'text/html; charset=utf-8',
    }),
  ]);

describe('findSentenceList', () => {
  it.each([
    [
      'We meet them where they are. We teach the following subjects: Algebra, Calculus, and Statistics.',
      'Algebra, Calculus, and Statistics',
    ],
    [
      'We teach: Algebra, Calculus, Geometry, and Statistics as well as the SAT, ACT.',
      'Algebra, Calculus, Geometry, and Statistics as well as the SAT, ACT',
    ],
    [
      'Wir unterrichten folgende Fächer: Mathematik, Physik, Chemie und Deutsch.',
      'Mathematik, Physik, Chemie und Deutsch',
    ],
    ['Nous proposons : coupe homme, coupe femme, coloration.', 'coupe homme, coupe femme, coloration'],
  ])('%s', (text, list) => {
    expect(read(`<p>${text}</p>`)).toBe(list);
  });

  it.each([
    'Opening hours: Monday, Tuesday, Wednesday and Thursday.',
    'We say: what is right, stays right.',
    'Contact our team: Anna, Bert, Carla.',
  ])('reads none in: %s', (text) => {
    expect(read(`<p>${text}</p>`)).toBeNull();
  });
});
