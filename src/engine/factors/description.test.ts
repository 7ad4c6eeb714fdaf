import { describe, expect, it } from 'vitest';
import { aBlock, aBusiness, aHeading, aPage, aProfile, aSite, someEvidence } from '#test/builders.ts';
import { testFactorCases } from '#test/factor-cases.ts';
import { description } from './description.ts';

const meta = (metaDescription: string | null) => ({ home: aPage({ metaDescription }) });
const opening = (text: string) => ({ home: aPage({ headings: [], blocks: [aBlock(text)] }) });
const firstBlocks = (...texts: string[]) => ({
  home: aPage({ headings: [], blocks: texts.map((text) => aBlock(text)) }),
});
const profile = (text: string | null) =>
  ({ profile: { kind: 'found', value: aProfile({ description: text }) } }) as const;
const nameless = aBusiness({ name: null });
const unknown = aBusiness({ category: null, sources: {} });
const placeless = aBusiness({ address: null, serviceAreas: [] });

describe('description', () => {
  testFactorCases(description, [
    { when: 'there is a description', given: {}, check: 'metaPresent', status: 'pass', says: '“Harbor & Pine' },
    { when: 'there is none', given: meta(null), check: 'metaPresent', status: 'fail' },
    { when: 'it is blank', given: meta('   '), check: 'metaPresent', status: 'fail' },
    { when: 'none, so it names no service', given: meta(null), check: 'namesService', status: 'fail' },
    { when: 'none, so it names no place', given: meta(null), check: 'namesPlace', status: 'fail' },
    { when: 'it names a service', given: meta('We clear drains fast.'), check: 'namesService', status: 'pass' },
    {
      when: 'it names no service',
      given: meta('Welcome to our website.'),
      check: 'namesService',
      status: 'fail',
      says: '“Welcome',
    },
    { when: 'it names the town', given: meta('At home in Duluth.'), check: 'namesPlace', status: 'pass' },
    { when: 'it names no town', given: meta('We clear drains fast.'), check: 'namesPlace', status: 'fail' },
    { when: 'no place is known', given: { business: placeless }, check: 'namesPlace', status: 'notMeasured' },
    { when: 'it names the business', given: {}, check: 'namesBusiness', status: 'pass' },
    { when: 'it does not', given: meta('Plumber in Duluth.'), check: 'namesBusiness', status: 'fail' },
    { when: 'no name is known', given: { business: nameless }, check: 'namesBusiness', status: 'notMeasured' },
    { when: 'a good length', given: {}, check: 'length', status: 'pass' },
    {
      when: 'short',
      given: meta('Plumbers for drains, pipes and heaters in town.'),
      check: 'length',
      status: 'partial',
    },
    { when: 'much too short', given: meta('Plumber'), check: 'length', status: 'fail' },
    { when: 'long', given: meta('x'.repeat(200)), check: 'length', status: 'partial', says: 'cuts off' },
    { when: 'much too long', given: meta('x'.repeat(500)), check: 'length', status: 'fail' },
    { when: 'Japanese has a third line', given: meta('整'.repeat(86)), check: 'length', status: 'pass' },
    { when: 'Japanese beyond it', given: meta('整'.repeat(130)), check: 'length', status: 'partial', says: 'cuts off' },
    { when: 'Japanese is twice as wide', given: meta('整'.repeat(60)), check: 'length', status: 'pass' },
    { when: 'the opening says both', given: {}, check: 'opening', status: 'pass' },
    {
      when: 'the opening says what only',
      given: opening('We have been clearing drains for families since 1990.'),
      check: 'opening',
      status: 'partial',
      says: 'where you work',
    },
    {
      when: 'a signed saying that names the trade stands first',
      given: firstBlocks(
        'The plumber of the future in Duluth will see a leak before it is one.',
        '— Ida Holm, inventor (1847-1931)',
        'This is the office of Dale, who looks after every home with care.',
      ),
      check: 'opening',
      status: 'fail',
      says: 'This is the office',
    },
    {
      when: 'what a customer said stands first, in quotation marks',
      given: firstBlocks(
        '“The best plumber in all of Duluth, and the kindest one as well.”',
        '-Ida Holm of the bakery next door to us',
        'We are glad that you are here today, and look forward to you.',
      ),
      check: 'opening',
      status: 'fail',
      says: 'We are glad',
    },
    {
      when: 'a list with dashes is no signature',
      given: firstBlocks(
        'Your plumber in Duluth for everything that drips, leaks or freezes',
        '– Drains cleaned on the day',
        '– Heaters replaced in a day',
      ),
      check: 'opening',
      status: 'pass',
    },
    {
      when: 'the trade is not known, and the opening names no service',
      given: { ...opening('All that you need for a good day, here in Duluth since 1990.'), business: unknown },
      check: 'opening',
      status: 'notMeasured',
    },
    {
      when: 'the main heading and the line above it say what the opening does not',
      given: {
        home: aPage({
          headings: [aHeading(1, 'Clear drains since 1990', { blockIndex: 1 })],
          blocks: [
            aBlock('Plumber · Duluth'),
            aBlock('Clear drains since 1990', { tag: 'h1' }),
            aBlock('Welcome to our website, we are glad that you are here today.'),
          ],
        }),
      },
      check: 'opening',
      status: 'pass',
      says: 'Plumber · Duluth',
    },
    {
      when: 'another main heading stands far below, so that the page does not start with it',
      given: {
        home: aPage({
          headings: [aHeading(1, 'Clear drains', { blockIndex: 0 }), aHeading(1, 'Come to Duluth?', { blockIndex: 9 })],
          blocks: [
            aBlock('Clear drains', { tag: 'h1' }),
            aBlock('We clear drains of all kinds and leave the house clean.'),
            ...Array.from({ length: 7 }, () => aBlock(`We like our work. ${'It is done well. '.repeat(10)}`)),
            aBlock('Come to Duluth?', { tag: 'h1' }),
          ],
        }),
      },
      check: 'opening',
      status: 'partial',
      says: '“Clear drains · We clear drains',
    },
    {
      when: 'the address stands right below the opening',
      given: firstBlocks('Clearing drains for families since 1990.', 'Our services', '12 Canal Street', 'Duluth, MN'),
      check: 'opening',
      status: 'pass',
      says: 'Duluth, MN',
    },
    {
      when: 'the address stands far below the opening',
      given: firstBlocks(
        'Clearing drains for families since 1990.',
        ...Array(12).fill('A line of forty or so characters.'),
        'Duluth',
      ),
      check: 'opening',
      status: 'partial',
    },
    {
      when: 'a long paragraph names the town at its end',
      given: firstBlocks(
        'Clearing drains for families since 1990.',
        `${'We like our work. '.repeat(40)}We live in Duluth.`,
      ),
      check: 'opening',
      status: 'partial',
    },
    {
      when: 'the opening says nothing',
      given: opening('Welcome to our website, we are glad that you are here today.'),
      check: 'opening',
      status: 'fail',
    },
    { when: 'no opening', given: opening('Hi'), check: 'opening', status: 'fail' },
    {
      when: 'no opening without scripts',
      given: { ...opening(''), site: aSite({ textWithoutScripts: false }) },
      check: 'opening',
      status: 'notMeasured',
    },
    { when: 'no profile', given: {}, check: 'profileDescription', status: 'notMeasured' },
    { when: 'a profile without that field', given: profile(null), check: 'profileDescription', status: 'notMeasured' },
    { when: 'a good profile text', given: profile('Plumber in Duluth.'), check: 'profileDescription', status: 'pass' },
    { when: 'an empty one', given: profile(''), check: 'profileDescription', status: 'fail' },
    {
      when: 'one with a link',
      given: profile('Plumber in Duluth, see https://x.example'),
      check: 'profileDescription',
      status: 'partial',
      says: 'link',
    },
  ]);

  it('prefers the profile text as the current one and lists what it lacks', () => {
    const finding = description.evaluate(someEvidence(profile('Plumber for drains.')));
    expect(finding.currentValue).toBe('Plumber for drains.');
    expect(finding.missingKeywords).toEqual(['Duluth', 'Pipe repair', 'Water heater replacement']);
  });

  it('uses the page description when the profile is unknown', () => {
    const finding = description.evaluate(someEvidence(meta('Plumber in Duluth')));
    expect(finding.currentValue).toBe('Plumber in Duluth');
    expect(finding.summary).toContain('Your page description');
  });
});
