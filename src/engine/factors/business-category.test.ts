import { describe, expect, it } from 'vitest';
import {
  aBlock,
  aBusiness,
  aBusinessNode,
  aHeading,
  anInnerPage,
  aPage,
  aProfile,
  aSite,
  someEvidence,
} from '#test/builders.ts';
import { testFactorCases } from '#test/factor-cases.ts';
import { businessCategory } from './business-category.ts';

const found = (over: Parameters<typeof aProfile>[0]) =>
  ({ profile: { kind: 'found', value: aProfile(over) } }) as const;
const unknownCategory = aBusiness({ category: null, services: [], sources: {} });

describe('businessCategory', () => {
  testFactorCases(businessCategory, [
    { when: 'the trade is known', given: {}, check: 'clear', status: 'pass', says: 'Plumber' },
    { when: 'the trade is not to be found', given: { business: unknownCategory }, check: 'clear', status: 'fail' },
    {
      when: 'several trades compete',
      given: { business: { ...unknownCategory, candidates: { name: [], category: ['Florist', 'Gift shop'] } } },
      check: 'clear',
      status: 'notMeasured',
      says: 'which of these you are: Florist and Gift shop.',
    },
    {
      when: 'words need scripts',
      given: { business: unknownCategory, site: aSite({ textWithoutScripts: false }) },
      check: 'clear',
      status: 'notMeasured',
    },
    { when: 'title and heading name it', given: {}, check: 'saidPlainly', status: 'pass' },
    {
      when: 'only the title names it',
      given: { home: aPage({ headings: [aHeading(1, 'Welcome')], metaDescription: null }) },
      check: 'saidPlainly',
      status: 'pass',
      says: 'in the title.',
    },
    {
      when: 'only the description names it',
      given: { home: aPage({ title: 'Home', headings: [aHeading(1, 'Welcome')] }) },
      check: 'saidPlainly',
      status: 'partial',
      says: 'in the description, but not',
    },
    {
      when: 'nothing names it',
      given: { home: aPage({ title: 'Home', headings: [aHeading(1, 'Welcome')], metaDescription: null }) },
      check: 'saidPlainly',
      status: 'fail',
    },
    { when: 'the trade is unknown', given: { business: unknownCategory }, check: 'saidPlainly', status: 'notMeasured' },
    {
      when: 'the trade is unknown, and the title names a service',
      given: {
        business: aBusiness({ category: null, sources: {} }),
        home: aPage({ title: 'Drain cleaning in Duluth' }),
      },
      check: 'saidPlainly',
      status: 'notMeasured',
    },
    {
      when: 'a type that does not exist',
      given: { home: aPage({ structured: [aBusinessNode({}, 'PlumbingCompany')] }) },
      check: 'consistent',
      status: 'partial',
      says: 'Use “Plumber”',
    },
    { when: 'code and words agree', given: {}, check: 'consistent', status: 'pass' },
    {
      when: 'the code only says LocalBusiness',
      given: { home: aPage({ structured: [aBusinessNode({}, 'LocalBusiness')] }) },
      check: 'consistent',
      status: 'partial',
      says: 'LocalBusiness',
    },
    {
      when: 'the code names another trade',
      given: { home: aPage({ structured: [aBusinessNode({}, 'HairSalon')] }) },
      check: 'consistent',
      status: 'fail',
      says: 'HairSalon',
    },
    {
      when: 'a builder calls itself a contractor',
      given: {
        business: aBusiness({ category: { label: 'Concrete contractor', schemaType: 'HomeAndConstructionBusiness' } }),
        home: aPage({ structured: [aBusinessNode({}, 'GeneralContractor')] }),
      },
      check: 'consistent',
      status: 'pass',
    },
    {
      when: 'there is no entry',
      given: { home: aPage({ structured: [] }) },
      check: 'consistent',
      status: 'notMeasured',
    },
    {
      when: 'a sentence that may list them',
      given: {
        business: aBusiness({ services: [] }),
        pages: [aPage({ blocks: [aBlock('We teach: algebra, calculus, geometry.')] })],
      },
      check: 'services',
      status: 'notMeasured',
      says: 'Your site lists “algebra, calculus, geometry”.',
    },
    {
      when: 'a price list that names none of the two',
      given: {
        business: aBusiness({ services: ['Haircuts', 'Shaves'].map((name) => ({ name, url: null })) }),
        pages: [aPage(), anInnerPage('prices')],
      },
      check: 'services',
      status: 'notMeasured',
      says: 'We could only make out “Haircuts” and “Shaves”. /prices may name more.',
    },
    { when: 'three services', given: {}, check: 'services', status: 'pass' },
    {
      when: 'one service',
      given: { business: aBusiness({ services: [{ name: 'Drain cleaning', url: null }] }) },
      check: 'services',
      status: 'partial',
      says: '“Drain cleaning”',
    },
    {
      when: 'no services',
      given: { business: aBusiness({ services: [] }), pages: [aPage({ headings: [], blocks: [] })] },
      check: 'services',
      status: 'fail',
    },
    {
      when: 'a heading above services that could not be read',
      given: { business: aBusiness({ services: [] }), pages: [aPage(), anInnerPage('contact')] },
      check: 'services',
      status: 'notMeasured',
      says: '“What we repair”',
    },
    {
      when: 'a page about services, no list',
      given: { business: aBusiness({ services: [] }), pages: [aPage(), anInnerPage('services')] },
      check: 'services',
      status: 'partial',
      says: '/services',
    },
    { when: 'no profile', given: {}, check: 'profileCategory', status: 'notMeasured' },
    {
      when: 'the profile cannot be read',
      given: { profile: { kind: 'unavailable', reason: 'Places did not answer' } },
      check: 'profileCategory',
      status: 'notMeasured',
      says: 'Places did not answer',
    },
    {
      when: 'a profile without categories',
      given: found({ categories: [] }),
      check: 'profileCategory',
      status: 'notMeasured',
    },
    {
      when: 'the fitting category',
      given: found({ categories: ['Plumbing service'] }),
      check: 'profileCategory',
      status: 'pass',
    },
    {
      when: 'it comes second',
      given: found({ categories: ['Contractor', 'Plumber'] }),
      check: 'profileCategory',
      status: 'partial',
    },
    {
      when: 'another trade',
      given: found({ categories: ['Florist'] }),
      check: 'profileCategory',
      status: 'fail',
      says: '“Florist”',
    },
  ]);

  it('shows the category of the profile beside the one the site suggests', () => {
    const finding = businessCategory.evaluate(someEvidence(found({ categories: ['Contractor'] })));
    expect(finding).toMatchObject({ currentValue: 'Contractor', recommendedValue: 'Plumber' });
  });

  it('reports a category that was not read as unknown, never as missing from the site', () => {
    const finding = businessCategory.evaluate(someEvidence({ business: unknownCategory }));
    const words = [finding.summary, ...finding.checks.map((check) => check.finding)].join('\n');
    expect(words).toContain('We couldn’t tell from your pages what you do');
    expect(words).not.toMatch(/your site does not (?:say|tell)/i);
  });

  it('claims no current category without a profile', () => {
    expect(businessCategory.evaluate(someEvidence()).currentValue).toBeNull();
  });
});
