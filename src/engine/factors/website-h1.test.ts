import { describe, expect, it } from 'vitest';
import type { Business } from '#shared/audit/business.ts';
import { aBusiness, aHeading, aPage, aSite, HOME_URL, someEvidence } from '#test/builders.ts';
import { scoreCheck, testFactorCases } from '#test/factor-cases.ts';
import type { Heading } from '../crawl/html/page.ts';
import { evaluate } from '../evaluate.ts';
import { websiteH1 } from './website-h1.ts';

const headings = (...list: Heading[]) => ({ home: aPage({ headings: list }) });
const h1 = (text: string) => headings(aHeading(1, text), aHeading(2, 'More'));
const title = (text: string | null) => ({ home: aPage({ title: text }) });
const needsScripts = aSite({ textWithoutScripts: false });
const vague = aBusiness({ category: null, services: [], address: null, serviceAreas: [], sources: {} });

describe('websiteH1', () => {
  testFactorCases(websiteH1, [
    { when: 'a heading', given: {}, check: 'exists', status: 'pass', says: '“Plumbers in Duluth' },
    { when: 'no heading', given: headings(), check: 'exists', status: 'fail' },
    {
      when: 'no heading without scripts',
      given: { ...headings(), site: needsScripts },
      check: 'exists',
      status: 'notMeasured',
    },
    { when: 'an empty heading', given: headings(aHeading(1, ' ')), check: 'exists', status: 'fail', says: 'empty' },
    {
      when: 'a hidden heading',
      given: headings(aHeading(1, 'Plumber', { hidden: true })),
      check: 'exists',
      status: 'notMeasured',
      says: 'We saw “Plumber” on your home page and couldn’t read it',
    },
    {
      when: 'a picture for a heading',
      given: headings(aHeading(1, '', { imageAlts: ['Plumber in Duluth'] })),
      check: 'exists',
      status: 'partial',
      says: '“Plumber in Duluth”',
    },
    {
      when: 'two headings',
      given: headings(aHeading(1, 'Plumber'), aHeading(1, 'Duluth')),
      check: 'one',
      status: 'partial',
      says: '2 main headings',
    },
    { when: 'no heading', given: headings(), check: 'one', status: 'notMeasured' },
    { when: 'no heading to compare', given: headings(), check: 'agreesWithTitle', status: 'notMeasured' },
    { when: 'it names the trade', given: h1('Plumbing'), check: 'namesService', status: 'pass' },
    { when: 'it names a service', given: h1('Blocked drains?'), check: 'namesService', status: 'pass' },
    { when: 'it greets', given: h1('Welcome'), check: 'namesService', status: 'fail', says: '“Welcome”' },
    {
      when: 'the trade is unknown',
      given: { ...h1('Welcome'), business: vague },
      check: 'namesService',
      status: 'notMeasured',
    },
    { when: 'it names the town', given: h1('Welcome to Duluth'), check: 'namesPlace', status: 'pass' },
    { when: 'it names an area served', given: h1('Hermantown drains'), check: 'namesPlace', status: 'pass' },
    {
      when: 'it names no place',
      given: h1('Plumber'),
      check: 'namesPlace',
      status: 'fail',
      says: 'doesn’t say where you work',
    },
    {
      when: 'no place is known',
      given: { ...h1('Plumber'), business: vague },
      check: 'namesPlace',
      status: 'notMeasured',
    },
    {
      when: 'a picture names both',
      given: headings(aHeading(1, '', { imageAlts: ['Plumber in Duluth'] })),
      check: 'namesPlace',
      status: 'pass',
    },
    { when: 'the title names the trade', given: {}, check: 'titleNamesService', status: 'pass' },
    { when: 'the title is vague', given: title('Home'), check: 'titleNamesService', status: 'fail', says: '“Home”' },
    { when: 'no title', given: title(null), check: 'titleNamesService', status: 'fail' },
    { when: 'the title names no town', given: title('Plumber'), check: 'titleNamesPlace', status: 'fail' },
    { when: 'a title of good length', given: {}, check: 'titleLength', status: 'pass' },
    {
      when: 'a long title',
      given: title('Plumber '.repeat(12)),
      check: 'titleLength',
      status: 'partial',
      says: 'cuts off',
    },
    { when: 'a short title', given: title('Plumber'), check: 'titleLength', status: 'partial' },
    { when: 'a Japanese title', given: title('藤沢市の整骨院なら寺島整骨院'), check: 'titleLength', status: 'pass' },
    { when: 'title and heading agree', given: {}, check: 'agreesWithTitle', status: 'pass' },
    {
      when: 'the heading has a part of a compound in the title, in another case',
      given: {
        home: aPage({ title: 'Pörssi — Golfsimulaattorikeskus', headings: [aHeading(1, 'Kaikki simulaattoreista')] }),
      },
      check: 'agreesWithTitle',
      status: 'pass',
    },
    { when: 'they share no word', given: h1('We care'), check: 'agreesWithTitle', status: 'fail', says: '“We care”' },
    {
      when: 'they share one word of the name',
      given: {
        home: aPage({
          title: 'Drain cleaning in Duluth | Harbor & Pine Plumbing',
          headings: [aHeading(1, 'A safe harbor')],
        }),
      },
      check: 'agreesWithTitle',
      status: 'fail',
      says: 'only a part of your name',
    },
    {
      when: 'they share a letter and a number of the name',
      given: {
        home: aPage({ title: 'Drain cleaning in Duluth | A-1 Rooter', headings: [aHeading(1, 'A-1')] }),
        business: aBusiness({ name: 'A-1 Rooter' }),
      },
      check: 'agreesWithTitle',
      status: 'fail',
      says: 'only a part of your name',
    },
    {
      when: 'both have the whole name',
      given: {
        home: aPage({ title: 'Welcome | Harbor & Pine Plumbing', headings: [aHeading(1, 'Harbor & Pine Plumbing')] }),
      },
      check: 'agreesWithTitle',
      status: 'pass',
    },
    {
      when: 'Japanese ones agree',
      given: { home: aPage({ title: '寺島整骨院｜藤沢', headings: [aHeading(1, '藤沢の整骨院')] }) },
      check: 'agreesWithTitle',
      status: 'pass',
    },
    {
      when: 'levels in order',
      given: headings(aHeading(1, 'a'), aHeading(2, 'b'), aHeading(3, 'c'), aHeading(2, 'd')),
      check: 'levels',
      status: 'pass',
    },
    {
      when: 'a gap',
      given: headings(aHeading(1, 'a'), aHeading(4, 'b')),
      check: 'levels',
      status: 'partial',
      says: 'A level 1 heading is followed by a level 4 heading',
    },
    {
      when: 'a hidden gap',
      given: headings(aHeading(1, 'a'), aHeading(4, 'b', { hidden: true })),
      check: 'levels',
      status: 'pass',
    },
    { when: '300 words', given: { home: aPage({ wordCount: 300 }) }, check: 'wordCount', status: 'pass' },
    { when: '150 words', given: { home: aPage({ wordCount: 150 }) }, check: 'wordCount', status: 'partial' },
    {
      when: '149 words',
      given: { home: aPage({ wordCount: 149 }) },
      check: 'wordCount',
      status: 'fail',
      says: '149 words',
    },
    { when: 'words without scripts', given: {}, check: 'withoutScripts', status: 'pass' },
    {
      when: 'words only with scripts',
      given: { home: aPage({ wordCount: 4, emptyMountPoints: ['root'] }), site: needsScripts },
      check: 'withoutScripts',
      status: 'fail',
      says: '4 words',
    },
    {
      when: 'it could not be told',
      given: { site: aSite({ textWithoutScripts: null }) },
      check: 'withoutScripts',
      status: 'notMeasured',
    },
    { when: 'three service pages', given: {}, check: 'servicePages', status: 'pass' },
    {
      when: 'sections of the home page are no pages',
      given: { business: aBusiness({ services: [{ name: 'Chimneys', url: `${HOME_URL}#chimneys` }] }) },
      check: 'servicePages',
      status: 'fail',
    },
    {
      when: 'one page for three services',
      given: {
        business: aBusiness({
          services: ['a', 'b', 'c'].map((name) => ({ name, url: `${HOME_URL}services#${name}` })),
        }),
      },
      check: 'servicePages',
      status: 'partial',
      says: 'Your services share one page, /services.',
    },
    {
      when: 'a page that was read and that no link of a list leads to',
      given: {
        business: aBusiness({ services: [{ name: 'Drain cleaning', url: null }] }),
        pages: [aPage({ url: HOME_URL }), aPage({ url: `${HOME_URL}drain-cleaning.html` })],
      },
      check: 'servicePages',
      status: 'pass',
    },
    {
      when: 'a page that may be about a service: the owner is asked',
      given: {
        business: aBusiness({ services: [{ name: 'Drain cleaning', url: null }] }),
        pages: [
          aPage({ links: [] }),
          aPage({ url: `${HOME_URL}drains.html`, title: 'Drains', headings: [], links: [] }),
        ],
      },
      check: 'servicePages',
      status: 'partial',
      says: 'Is /drains.html your “Drain cleaning” page?',
    },
    {
      when: 'enough pages of services that no list names',
      given: {
        business: aBusiness({ services: ['Rust care', 'Flush', 'Tuning'].map((name) => ({ name, url: null })) }),
        pages: [
          aPage({ links: [] }),
          ...['Oil change', 'Tire repair', 'Wheel alignment'].map((title, at) =>
            aPage({ url: `${HOME_URL}p${at}`, title, headings: [], links: [] }),
          ),
        ],
      },
      check: 'servicePages',
      status: 'notMeasured',
      says: '/p0 and /p1 look like service pages.',
    },
    {
      when: 'one such page: the owner is asked',
      given: {
        business: aBusiness({ services: ['Rust care', 'Flush', 'Tuning'].map((name) => ({ name, url: null })) }),
        pages: [aPage({ links: [] }), aPage({ url: `${HOME_URL}p0`, title: 'Brake repair', headings: [], links: [] })],
      },
      check: 'servicePages',
      status: 'partial',
      says: 'Is /p0 the page of one of your services?',
    },
    {
      when: 'a trade that shows what it offers on one page',
      given: {
        business: aBusiness({
          category: { label: 'Restaurant', schemaType: 'Restaurant' },
          services: [{ name: 'Fish soup', url: null }],
        }),
      },
      check: 'servicePages',
      status: 'notMeasured',
      says: 'on one page',
    },
    {
      when: 'no services known',
      given: { business: aBusiness({ services: [] }) },
      check: 'servicePages',
      status: 'notMeasured',
    },
    { when: 'a viewport', given: {}, check: 'mobile', status: 'pass' },
    { when: 'none', given: { home: aPage({ viewport: null }) }, check: 'mobile', status: 'fail' },
    { when: 'a fixed one', given: { home: aPage({ viewport: 'width=1024' }) }, check: 'mobile', status: 'fail' },
  ]);

  it('sums to the points of the checks', () => {
    expect(scoreCheck(websiteH1, h1('Plumber in Duluth'), 'namesService')).toBe(14);
  });

  it('advises a heading of this business, and of none where its words are not known', () => {
    const adviceOf = (over: Partial<Business>) =>
      evaluate(someEvidence({ ...h1('Welcome'), business: aBusiness(over) })).factors.websiteH1.checks.find(
        ({ id }) => id === 'websiteH1.namesService',
      )?.fix;
    expect(adviceOf({})).toContain('“Plumber in Duluth”');
    const { checks } = evaluate(someEvidence(h1('Plumbing, made to last'))).factors.websiteH1;
    expect(checks.find(({ id }) => id === 'websiteH1.namesPlace')?.fix).toContain(
      'Yours can stay: add your town, Duluth.',
    );
    expect(adviceOf({ languages: ['fr'] })).toContain('First what you do, then your town. One line is enough.');
    expect(
      adviceOf({
        country: 'GB',
        category: { ...aBusiness().category, label: 'Auto repair shop' } as Business['category'],
      }),
    ).toContain('as in “Plumber in Duluth”');
    expect(adviceOf({ category: { ...aBusiness().category, label: 'Bakery' } as Business['category'] })).toContain(
      '“Bakery in Duluth”',
    );
  });

  it('quotes the heading and names what it lacks', () => {
    const { summary, currentValue } = websiteH1.evaluate(someEvidence(h1('Welcome')));
    expect(summary).toBe('Your heading says “Welcome”. It doesn’t say what you do or where you work.');
    expect(currentValue).toBe('Welcome');
  });

  it('lists category and town when the heading lacks them', () => {
    expect(websiteH1.evaluate(someEvidence(h1('Welcome'))).missingKeywords).toEqual(['Plumber', 'Duluth']);
    expect(websiteH1.evaluate(someEvidence(h1('Plumbing'))).missingKeywords).toEqual(['Duluth']);
    expect(websiteH1.evaluate(someEvidence()).missingKeywords).toEqual([]);
  });

  it('recommends a heading in English only', () => {
    expect(websiteH1.evaluate(someEvidence()).recommendedValue).toBe('Plumber in Duluth');
    const german = someEvidence({ business: aBusiness({ languages: ['de'] }) });
    expect(websiteH1.evaluate(german).recommendedValue).toBeNull();
  });
});
