import { describe, expect, it } from 'vitest';
import { isUndecided } from '#shared/fixes/fact-sheet.ts';
import { aBlock, aPage } from '#test/builders.ts';
import { anOutlinePage } from '#test/writing-material.ts';
import type { Page } from '../crawl/html/page.ts';
import { deriveBusiness } from '../facts/business.ts';
import { hoursText } from '../facts/hours/hours-text.ts';
import { findStatedFacts } from '../facts/stated/stated-facts.ts';
import { buildFactSheet, factId } from './build-fact-sheet.ts';

const page = aPage();
const pages = [{ ...page, blocks: [...page.blocks, aBlock('Serving Duluth since 1987. Licensed and insured.')] }];
const businessOf = (read: readonly Page[]) =>
  deriveBusiness({ pages: read, site: null, targetUrl: page.url, collectedAt: '2026-11-21T08:00:00.000Z' });
const certaintiesOf = (lines: readonly string[]) => {
  const read = [{ ...page, blocks: [...page.blocks, ...lines.map((line) => aBlock(line))] }];
  const sources = { business: businessOf(read), outline: outlineOf(read), websiteUrl: page.url };
  const { facts } = buildFactSheet({ businessId: 'b', ...sources });
  return Object.fromEntries(facts.map(({ kind, certainty }) => [kind, certainty]));
};
const outlineOf = (read: readonly Page[]) => ({ pages: [], statedFacts: findStatedFacts(read, 2026) });
const sheet = buildFactSheet({
  businessId: 'business',
  business: businessOf(pages),
  outline: outlineOf(pages),
  websiteUrl: page.url,
});
const valuesOf = (kind: string) => sheet.facts.filter((fact) => fact.kind === kind).map(({ value }) => value);

it('is sure of credentials that other lines say together', () => {
  const line = 'Licensed, bonded & insured';
  const others = ['We are licensed and insured.', 'We are bonded and insured.'];
  expect(certaintiesOf([...others.slice(0, 1), line]).credential).toBe('unsure');
  expect(certaintiesOf([...others, line]).credential).toBe('stated');
});

describe('the fact sheet of a crawled site', () => {
  it('has what structured data names and what pages state, each with its page', () => {
    expect(valuesOf('name')).toEqual(['Harbor & Pine Plumbing']);
    expect(valuesOf('category')).toHaveLength(1);
    expect(valuesOf('city')).toEqual(['Duluth']);
    expect(valuesOf('foundedYear')).toEqual(['1987']);
    expect(valuesOf('credential')).toEqual(['Licensed and insured']);
    expect(valuesOf('hours')).toEqual(['Mon to Fri 08:00 to 17:00']);
    for (const { origin, state } of sheet.facts) {
      expect(origin).toMatchObject({ kind: 'page', url: expect.stringContaining('harborandpine.example') });
      expect(state).toBe('found');
    }
  });

  it('says of each fact how surely the site states it', () => {
    expect(certaintiesOf([])).toMatchObject({ name: 'stated', phone: 'stated', city: 'stated', hours: 'stated' });
  });

  it('leaves a claim of a single line to the owner, and believes one that two lines say', () => {
    const lines = [
      ['foundedYear', 'We have served Duluth since 1987.', 'Plumbers since 1987'],
      ['credential', 'We are licensed and insured.', 'Licensed and insured'],
      ['guarantee', 'All work carries a 2-year workmanship guarantee.', '2-year workmanship guarantee'],
      ['price', 'Drain cleaning from $129', 'A clean drain from $129.'],
      ['offer', '24/7 emergency service', 'Call our 24/7 emergency service.'],
    ] as const;
    for (const [kind, once, again] of lines) {
      expect(certaintiesOf([once])[kind], once).toBe('unsure');
      expect(certaintiesOf([once, again])[kind], once).toBe('stated');
    }
    expect(certaintiesOf(['Free estimates for all jobs.']).offer).toBe('read');
    const offers = ['Our 24/7 emergency service knows every pipe.', 'Available 24/7 for emergency repairs.'];
    expect(certaintiesOf(offers.slice(0, 1)).offer).toBe('unsure');
    expect(certaintiesOf(offers.toReversed()).offer).toBe('stated');
  });

  it('has the services first that lead the home page', () => {
    const declared = businessOf(pages);
    const services = ['Leak detection', 'Gas lines', 'Water heaters', 'Drain cleaning'].map((name) => ({
      name,
      url: null,
    }));
    const home = { ...anOutlinePage({ title: 'Drain cleaning in Duluth', metaDescription: 'Gas lines and more.' }) };
    const { facts } = buildFactSheet({
      businessId: 'b',
      business: { ...declared, services, sources: {} },
      outline: { pages: [{ ...home, headings: [{ level: 1, text: 'Water heaters' }] }], statedFacts: [] },
      websiteUrl: page.url,
    });
    expect(facts.flatMap(({ kind, value }) => (kind === 'service' ? [value] : []))).toEqual([
      'Water heaters',
      'Drain cleaning',
      'Gas lines',
      'Leak detection',
    ]);
  });

  it('believes a founding year that a machine entry states', () => {
    const declared = businessOf(pages);
    const seen = { url: page.url, place: 'json-ld' as const, quote: '1987' };
    const business = { ...declared, sources: { ...declared.sources, foundingYear: { takenFrom: seen, seen: [seen] } } };
    const { facts } = buildFactSheet({ businessId: 'b', business, outline: outlineOf(pages), websiteUrl: page.url });
    expect(facts.find(({ kind }) => kind === 'foundedYear')?.certainty).toBe('stated');
  });

  it('keeps what audits of earlier releases read, whose lines nobody counted', () => {
    const statedFacts = [
      { kind: 'credential' as const, value: 'Fully insured', url: page.url, quote: 'Fully insured' },
    ];
    const outline = { pages: [], statedFacts };
    const business = businessOf(pages);
    const { facts } = buildFactSheet({ businessId: 'b', business, outline, websiteUrl: page.url });
    const fact = facts.find(({ value }) => value === 'Fully insured');
    expect(fact === undefined || isUndecided(fact)).toBe(false);
  });

  it('is written in the language of the site, or in English', () => {
    const inLanguage = (lang: string) =>
      buildFactSheet({
        businessId: 'b',
        business: {
          ...businessOf(pages),
          languages: [lang],
        },
        outline: outlineOf(pages),
        websiteUrl: page.url,
      }).language;
    expect(['en', 'de', 'fr', 'es', 'ja'].map(inLanguage)).toEqual(['en', 'de', 'fr', 'es', 'en']);
  });

  it('gives a fact the same id however its capitals and spaces are', () => {
    expect(factId('service', 'Drain  Cleaning')).toBe(factId('service', 'drain cleaning'));
    expect(factId('service', 'drain cleaning')).not.toBe(factId('area', 'drain cleaning'));
    expect(new Set(sheet.facts.map(({ id }) => id)).size).toBe(sheet.facts.length);
  });

  it('says opening hours in one line', () => {
    const hours = { alwaysOpen: false, byAppointment: false, text: '' };
    expect(
      hoursText(
        {
          ...hours,
          periods: [
            { days: ['Mo', 'Tu', 'We'], opens: '09:00', closes: '18:00' },
            { days: ['Sa', 'Fr'], opens: '09:00', closes: '13:00' },
            { days: ['Su'], opens: null, closes: null },
          ],
        },
        ['en'],
      ),
    ).toBe('Mon to Wed 09:00 to 18:00, Fri and Sat 09:00 to 13:00, Sun closed');
    expect(hoursText({ ...hours, alwaysOpen: true, periods: [] }, ['en'])).toBe('Open 24 hours, every day');
    expect(hoursText({ ...hours, byAppointment: true, periods: [] }, ['en'])).toBe('By appointment');
  });

  it.each([
    ['en', 'May to September: daily 9 am to 7 pm'],
    ['de', 'Juni bis Ende September: Täglich 10:00-18:00 Uhr geöffnet.'],
    ['it', 'Da maggio a settembre: tutti i giorni 9-19'],
    ['fr', 'Haute saison : tous les jours 9h-19h'],
  ])('keeps the words of the site where hours are those of a season (%s)', (language, text) => {
    const periods = [{ days: ['Mo' as const], opens: '09:00', closes: '19:00' }];
    expect(hoursText({ alwaysOpen: false, byAppointment: false, periods, text }, [language])).toBe(text);
  });
});
