import { describe, expect, test } from 'vitest';
import { createHtmlContext, jsonLd, SITE_ORIGIN } from '#test/site-of-html.ts';
import { deriveStatedHistory } from './stated-history.ts';

const historyOf = (pages: Readonly<Record<string, string>>) => {
  const { foundingYear, credentials } = deriveStatedHistory(createHtmlContext(pages), 2026);
  return { year: foundingYear.value, yearSource: foundingYear.source, credentials: credentials.value };
};
const entry = (foundingDate: string) => jsonLd({ '@type': 'Plumber', name: 'Birch', foundingDate });

describe('the founding year', () => {
  test.each([
    ['a sentence of its own', '<p>Serving Duluth since 1987.</p>', 1987],
    ['structured data and a sentence that agree', `${entry('1987-04-01')}<p>Serving Duluth since 1987.</p>`, 1987],
    ['structured data that fits the years', `${entry('1978')}<p>Over 40 years in business.</p>`, 1978],
    ['structured data with a year', entry('1978'), 1978],
  ])('is taken from %s', (_, html, expected) => {
    expect(historyOf({ '/': html }).year).toBe(expected);
  });

  test.each([
    ['two sentences with two years', '<p>Serving Duluth since 1987.</p><p>Family-owned since 1954</p>'],
    ['a copyright line', '<footer>© since 1999 Birch</footer>'],
    ['a year to come in structured data', entry('2031')],
    ['an age in structured data', entry('25')],
    ['the years of a person in the trade', "<p>I've been in the music trade since 1984.</p>"],
    ['structured data and a sentence that differ', `${entry('1978-04-01')}<p>Serving Duluth since 1987.</p>`],
    ['structured data later than the years in business', `${entry('2015')}<p>Over 40 years in business.</p>`],
    ['two entries that differ', `${entry('1978')}${entry('1987')}`],
  ])('is not taken from %s', (_, html) => {
    expect(historyOf({ '/': html }).year).toBeNull();
  });

  test('says where it stands', () => {
    expect(historyOf({ '/': '<p>We fix pipes. Serving Duluth since 1987.</p>' }).yearSource?.takenFrom).toEqual({
      url: `${SITE_ORIGIN}/`,
      place: 'text',
      quote: 'Serving Duluth since 1987.',
    });
  });
});

test('credentials come with page and sentence, each once', () => {
  const sentence = '<p>Our engineers are Gas Safe registered.</p>';
  expect(historyOf({ '/': '<p>Hello</p>', '/about': sentence, '/contact': sentence }).credentials).toEqual([
    {
      text: 'Gas Safe registered',
      url: `${SITE_ORIGIN}/about`,
      quote: 'Our engineers are Gas Safe registered.',
    },
  ]);
});

test.each([
  ['of another business', { '/': '<p>You may go to another Gas Safe registered company.</p>' }],
  ['in terms', { '/': '<p>Hello</p>', '/terms': '<p>Our engineers are Gas Safe registered.</p>' }],
])('credentials %s are not taken', (_, pages) => {
  expect(historyOf(pages).credentials).toEqual([]);
});

test('a credential that another one says already is left out', () => {
  const html = '<p>Licensed & insured</p><p>We are fully licensed and insured.</p><p>We are fully licensed.</p>';
  expect(historyOf({ '/': html }).credentials.map(({ text }) => text)).toEqual(['Licensed & insured']);
});
