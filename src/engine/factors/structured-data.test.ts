import { describe, expect, it } from 'vitest';
import { aBlock, aBusiness, aBusinessNode, aNode, anInnerPage, aPage, aSource, someEvidence } from '#test/builders.ts';
import { scoreCheck, testFactorCases } from '#test/factor-cases.ts';
import type { StructuredNode } from '../crawl/structured-data/structured-node.ts';
import { structuredData } from './structured-data.ts';

const marked = (...structured: StructuredNode[]) => ({ home: aPage({ structured }) });
const none = { pages: [aPage({ structured: [], jsonLdBlockCount: 0 })] };
const broken = { reason: 'a comma too many in line 4', snippet: '"name": "Harbor",}' };
const mobile = aBusiness({
  isServiceArea: true,
  address: { street: null, city: 'Duluth', region: null, postalCode: null, country: 'US' },
});
const townOnly = aNode('PostalAddress', { addressLocality: 'Duluth' }, { topLevel: false });

const [shown, coded] = [aSource('tel-link', '+12185550142'), aSource('json-ld', '+12185550142')];

describe('structuredData', () => {
  testFactorCases(structuredData, [
    { when: 'a Plumber entry', given: {}, check: 'businessEntry', status: 'pass', says: '“Plumber”' },
    {
      when: 'in microdata',
      given: marked({ ...aBusinessNode(), syntax: 'microdata' }),
      check: 'businessEntry',
      status: 'pass',
    },
    {
      when: 'on an inner page',
      given: { pages: [aPage({ structured: [] }), anInnerPage('contact', { structured: [aBusinessNode()] })] },
      check: 'businessEntry',
      status: 'pass',
      says: '/contact',
    },
    {
      when: 'only an organisation',
      given: marked(aBusinessNode({}, 'Organization')),
      check: 'businessEntry',
      status: 'partial',
    },
    {
      when: 'only a breadcrumb',
      given: marked(aNode('BreadcrumbList', { name: 'x' })),
      check: 'businessEntry',
      status: 'fail',
    },
    { when: 'nothing', given: none, check: 'businessEntry', status: 'fail' },
    { when: 'well-formed', given: {}, check: 'valid', status: 'pass' },
    {
      when: 'a broken block',
      given: { home: aPage({ brokenJsonLd: [broken] }) },
      check: 'valid',
      status: 'fail',
      says: 'a comma too many',
    },
    { when: 'nothing to break', given: none, check: 'valid', status: 'notMeasured' },
    { when: 'nothing to compare', given: none, check: 'agrees', status: 'notMeasured' },
    { when: 'name and address', given: {}, check: 'required', status: 'pass' },
    {
      when: 'no address',
      given: marked(aBusinessNode({ address: null })),
      check: 'required',
      status: 'partial',
      says: 'lacks address',
    },
    {
      when: 'an address without its street',
      given: marked(aBusinessNode({ address: townOnly })),
      check: 'required',
      status: 'partial',
      says: 'lacks street address',
    },
    {
      when: 'an address in words',
      given: marked(aBusinessNode({ address: '2114 Lantern St, Duluth' })),
      check: 'required',
      status: 'pass',
    },
    {
      when: 'a town without street',
      given: marked(aBusinessNode({ address: townOnly })),
      check: 'required',
      status: 'partial',
    },
    {
      when: 'a town without street, and it comes to its customers',
      given: { ...marked(aBusinessNode({ address: townOnly })), business: mobile },
      check: 'required',
      status: 'pass',
    },
    {
      when: 'areas instead of an address',
      given: { ...marked(aBusinessNode({ address: null, areaServed: 'Duluth' })), business: mobile },
      check: 'required',
      status: 'pass',
    },
    { when: 'everything recommended', given: {}, check: 'recommended', status: 'pass' },
    {
      when: 'no hours, no position',
      given: marked(aBusinessNode({ geo: null, openingHoursSpecification: null })),
      check: 'recommended',
      status: 'partial',
      says: 'opening hours and position',
    },
    {
      when: 'hours in the old spelling',
      given: marked(aBusinessNode({ openingHoursSpecification: null, openingHours: 'Mo-Fr 08:00-17:00' })),
      check: 'recommended',
      status: 'pass',
    },
    { when: 'the exact trade', given: {}, check: 'specificType', status: 'pass' },
    {
      when: 'a broad type',
      given: marked(aBusinessNode({}, 'HomeAndConstructionBusiness')),
      check: 'specificType',
      status: 'partial',
    },
    {
      when: 'several types',
      given: marked(aBusinessNode({}, ['LocalBusiness', 'Plumber'])),
      check: 'specificType',
      status: 'pass',
    },
    { when: 'another trade', given: marked(aBusinessNode({}, 'Florist')), check: 'specificType', status: 'fail' },
    {
      when: 'a trade without a type of its own',
      given: {
        ...marked(aBusinessNode({}, 'LocalBusiness')),
        business: aBusiness({ category: { label: 'Piano tuner', schemaType: null } }),
      },
      check: 'specificType',
      status: 'pass',
    },
    {
      when: 'a type that does not exist, in the entry',
      given: marked(aBusinessNode({}, 'PlumbingCompany')),
      check: 'businessEntry',
      status: 'partial',
      says: '“PlumbingCompany” doesn’t exist. The nearest real one is “Plumber”',
    },
    {
      when: 'a type that does not exist, as an error',
      given: marked(aBusinessNode({}, 'PlumbingCompany')),
      check: 'valid',
      status: 'partial',
      says: '“PlumbingCompany” isn’t a type that schema.org knows. The nearest real one is “Plumber”',
    },
    {
      when: 'a type that does not exist, beside the category',
      given: marked(aBusinessNode({}, 'PlumbingCompany')),
      check: 'specificType',
      status: 'partial',
      says: 'Use “Plumber”',
    },
    {
      when: 'a type that does not exist, and all the rest',
      given: marked(aBusinessNode({}, 'PlumbingCompany')),
      check: 'required',
      status: 'pass',
    },
    {
      when: 'a type that does not exist, and the name and phone of the page',
      given: marked(aBusinessNode({}, 'PlumbingCompany')),
      check: 'agrees',
      status: 'pass',
    },
    {
      when: 'a type in small letters',
      given: marked(aBusinessNode({}, 'plumber')),
      check: 'valid',
      status: 'partial',
      says: '“plumber” isn’t a type that schema.org knows. The nearest real one is “Plumber”',
    },
    {
      when: 'a type that says nothing',
      given: marked(aBusinessNode({}, 'Xyzzy')),
      check: 'specificType',
      status: 'partial',
      says: 'Use “Plumber”',
    },
    {
      when: 'a type that says nothing on a site that says as little',
      given: { ...marked(aBusinessNode({}, 'Xyzzy')), business: aBusiness({ category: null }) },
      check: 'businessEntry',
      status: 'partial',
      says: 'The nearest real one is “LocalBusiness”',
    },
    {
      when: 'an invented type of another trade',
      given: marked(aBusinessNode({}, 'FlowerShop')),
      check: 'specificType',
      status: 'fail',
      says: 'your pages say Plumber',
    },
    {
      when: 'an invented type beside the right one',
      given: marked(aBusinessNode({}, ['Plumber', 'PlumbingCompany'])),
      check: 'specificType',
      status: 'pass',
    },
    {
      when: 'an invented type beside the right one, as an error',
      given: marked(aBusinessNode({}, ['Plumber', 'PlumbingCompany'])),
      check: 'valid',
      status: 'partial',
      says: '“PlumbingCompany”',
    },
    { when: 'the same name and phone', given: {}, check: 'agrees', status: 'pass' },
    {
      when: 'another name',
      given: marked(aBusinessNode({ name: 'Your Company' })),
      check: 'agrees',
      status: 'fail',
      says: 'another name',
    },
    {
      when: 'a name with a tagline',
      given: marked(aBusinessNode({ name: 'Harbor & Pine Plumbing LLC' })),
      check: 'agrees',
      status: 'pass',
    },
    {
      when: 'another phone',
      given: marked(aBusinessNode({ telephone: '+1 555 123 4567' })),
      check: 'agrees',
      status: 'fail',
      says: 'another phone',
    },
    {
      when: 'another name that the page shows too',
      given: {
        home: aPage({
          structured: [aBusinessNode({ name: 'Tierärztliche Ordination DDr. Antolini' })],
          blocks: [aBlock('© 2026 Tierärztliche Ordination DDr. Antolini', { region: 'footer' })],
        }),
      },
      check: 'agrees',
      status: 'pass',
    },
    { when: 'no phone', given: marked(aBusinessNode({ telephone: null })), check: 'agrees', status: 'partial' },
    {
      when: 'the phone stands in the code only',
      given: { business: aBusiness({ sources: { phones: aSource('json-ld', '+12185550142') } }) },
      check: 'agrees',
      status: 'partial',
    },
    {
      when: 'another block has the phone',
      given: {
        ...marked(aBusinessNode({ telephone: null })),
        business: aBusiness({
          sources: { phones: { takenFrom: shown.takenFrom, seen: [...shown.seen, ...coded.seen] } },
        }),
      },
      check: 'agrees',
      status: 'pass',
    },
  ]);

  it('neither rewards nor penalizes own stars', () => {
    const given = marked(aBusinessNode({ aggregateRating: aNode('AggregateRating', { ratingValue: '5' }) }));
    expect(scoreCheck(structuredData, given, 'ownStars')).toBe(0);
    const { checks } = structuredData.evaluate(someEvidence(given));
    expect(checks.find(({ id }) => id === 'structuredData.ownStars')).toMatchObject({ status: 'pass', maxPoints: 0 });
  });

  it('says what to write instead of an invented type', () => {
    const fixOf = (...types: string[]) =>
      structuredData
        .evaluate(someEvidence(marked(aBusinessNode({}, types))))
        .checks.find(({ id }) => id === 'structuredData.valid')?.fix;
    expect(fixOf('PlumbingCompany')).toEqual({
      action: 'Change the type of your structured data to Plumber',
      how: expect.stringContaining('“PlumbingCompany”'),
    });
    expect(fixOf('plumber')?.how).toContain('Capital letters count.');
    expect(fixOf('Plumber', 'PlumbingCompany')).toEqual({
      action: expect.stringMatching(/^Remove the type /),
      how: expect.stringMatching(/Keep Plumber\.$/),
    });
  });

  it('counts entries and types, present and missing', () => {
    const whole = structuredData.evaluate(someEvidence());
    expect(whole).toMatchObject({
      totalSchemaElements: 4,
      detectedTypesCount: 4,
      missingTypesCount: 0,
      hasJsonLd: true,
      status: 'GOOD',
    });
    const empty = structuredData.evaluate(someEvidence(none));
    expect(empty).toMatchObject({ totalSchemaElements: 0, detectedTypes: [], hasJsonLd: false, status: 'MISSING' });
    expect(empty.missingTypes).toEqual(['Plumber', 'PostalAddress', 'OpeningHoursSpecification', 'GeoCoordinates']);
    const half = structuredData.evaluate(someEvidence(marked(aBusinessNode({ address: null, geo: null }))));
    expect(half).toMatchObject({ status: 'PARTIAL', missingTypes: ['PostalAddress', 'GeoCoordinates'] });
  });

  it('requires no street of a business that visits its customers', () => {
    const given = {
      ...marked(aBusinessNode({ address: townOnly, geo: null, areaServed: 'Duluth' })),
      business: mobile,
    };
    expect(structuredData.evaluate(someEvidence(given)).missingTypes).toEqual([]);
  });
});
