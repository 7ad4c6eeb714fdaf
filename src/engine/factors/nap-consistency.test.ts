import { describe, expect, it } from 'vitest';
import type { Business } from '#shared/audit/business.ts';
import {
  aBlock,
  aBusiness,
  aLink,
  anInnerPage,
  aPage,
  aSilentPage,
  aSite,
  aSource,
  HOME_URL,
  someEvidence,
} from '#test/builders.ts';
import { testFactorCases } from '#test/factor-cases.ts';
import { napConsistency } from './nap-consistency.ts';

const having = (over: Partial<Business>) => ({ business: aBusiness(over) });
const nothing = {
  name: null,
  phones: [],
  address: null,
  serviceAreas: [],
  napConsistent: null,
  napTable: [],
  sources: {},
};
/** Facts that are not on the site: pages without anything similar. */
const nowhere = { ...having(nothing), pages: [aSilentPage()] };
const withoutStreet = { pages: [aSilentPage({ blocks: [aBlock('Call (218) 555-0142', { region: 'footer' })] })] };
const needsScripts = aSite({ textWithoutScripts: false });
const town = { street: null, city: 'Duluth', region: 'MN', postalCode: null, country: 'US' };
const conflict: Business['napTable'] = [
  { url: `${HOME_URL}about`, place: 'text', name: null, address: null, phone: '(218) 555-0199', conflicts: ['phone'] },
];
const untappable = aPage({ links: [] });

describe('napConsistency', () => {
  testFactorCases(napConsistency, [
    { when: 'a name', given: {}, check: 'name', status: 'pass', says: 'Harbor & Pine Plumbing' },
    { when: 'no name', given: nowhere, check: 'name', status: 'fail' },
    {
      when: 'no name without scripts',
      given: { ...nowhere, site: needsScripts },
      check: 'name',
      status: 'notMeasured',
    },
    { when: 'street and town', given: {}, check: 'address', status: 'pass', says: '2114 Lantern St, Duluth' },
    {
      when: 'a town only',
      given: { ...having({ address: town, serviceAreas: [] }), pages: [aSilentPage()] },
      check: 'address',
      status: 'partial',
      says: 'lacks the street',
    },
    {
      when: 'a town that it also serves, and no word of travelling',
      given: { ...having({ address: town, serviceAreas: ['Duluth'], isServiceArea: null }), pages: [aSilentPage()] },
      check: 'address',
      status: 'partial',
      says: 'lacks the street',
    },
    {
      when: 'a town, and a street that could not be read',
      given: having({ address: town, serviceAreas: [] }),
      check: 'address',
      status: 'notMeasured',
      says: 'couldn’t tell whether it’s yours',
    },
    {
      when: 'a town, and a template’s street',
      given: {
        ...having({ address: town, serviceAreas: [] }),
        pages: [aSilentPage({ blocks: [aBlock('123 Main Street, Anytown', { region: 'footer' })] })],
      },
      check: 'address',
      status: 'partial',
      says: 'is sample text of a template',
    },
    {
      when: 'a town only, and it comes to its customers',
      given: having({ address: town, serviceAreas: [], isServiceArea: true }),
      check: 'address',
      status: 'pass',
      says: 'you need no street address',
    },
    {
      when: 'areas only',
      given: having({ address: null, isServiceArea: true }),
      check: 'address',
      status: 'pass',
      says: 'Hermantown and Proctor',
    },
    {
      when: 'areas only, but it receives customers',
      given: { ...having({ address: null, isServiceArea: false, sources: {} }), pages: [aSilentPage()] },
      check: 'address',
      status: 'partial',
    },
    { when: 'neither', given: nowhere, check: 'address', status: 'fail' },
    { when: 'a number', given: {}, check: 'phone', status: 'pass', says: '(218) 555-0142' },
    { when: 'no number', given: nowhere, check: 'phone', status: 'fail' },
    { when: 'all agree', given: {}, check: 'agree', status: 'pass' },
    { when: 'nothing to compare', given: having(nothing), check: 'agree', status: 'notMeasured' },
    {
      when: 'one of three differs',
      given: having({ napConsistent: false, napTable: [...aBusiness().napTable, ...conflict] }),
      check: 'agree',
      status: 'partial',
      says: 'more than one phone: see /about',
    },
    {
      when: 'half of them differ',
      given: having({ napConsistent: false, napTable: conflict }),
      check: 'agree',
      status: 'fail',
    },
    { when: 'they differ within one place', given: having({ napConsistent: false }), check: 'agree', status: 'fail' },
    { when: 'the number dials', given: {}, check: 'clickToCall', status: 'pass' },
    {
      when: 'the link leaves out the country',
      given: { home: aPage({ links: [aLink('tel:218-555-0142', 'Call')] }) },
      check: 'clickToCall',
      status: 'pass',
    },
    {
      when: 'another number dials',
      given: { home: aPage({ links: [aLink('tel:+12185550199', 'Call')] }), pages: [aPage({ links: [] })] },
      check: 'clickToCall',
      status: 'fail',
    },
    {
      when: 'it dials elsewhere',
      given: { pages: [untappable, anInnerPage('contact')] },
      check: 'clickToCall',
      status: 'partial',
      says: '/contact',
    },
    { when: 'it is text', given: { pages: [untappable] }, check: 'clickToCall', status: 'fail', says: 'plain text' },
    { when: 'no number to tap', given: nowhere, check: 'clickToCall', status: 'fail' },
    { when: 'both on the home page', given: {}, check: 'onHome', status: 'pass' },
    {
      when: 'the phone only',
      given: { ...having({ sources: { phones: aSource('tel-link', '(218) 555-0142') } }), ...withoutStreet },
      check: 'onHome',
      status: 'partial',
    },
    {
      when: 'both on another page',
      given: {
        ...having({
          sources: {
            phones: aSource('text', '(218) 555-0142', `${HOME_URL}contact`),
            address: aSource('text', '2114 Lantern St', `${HOME_URL}contact`),
          },
        }),
        home: aSilentPage(),
      },
      check: 'onHome',
      status: 'fail',
    },
    ...(
      [
        ['Behind the mill at 2114 Lantern Street, second floor', 'pass'],
        ['Lantern Street, since 2114 days', 'partial'],
      ] as const
    ).map(([text, status]) => ({
      when: `the phone, and in words “${text}”`,
      given: {
        ...having({
          sources: {
            phones: aSource('tel-link', '(218) 555-0142'),
            address: aSource('json-ld', '2114 Lantern St, Duluth'),
          },
        }),
        home: aSilentPage({ blocks: [aBlock(text)] }),
      },
      check: 'onHome',
      status,
    })),
    { when: 'the profile is not compared', given: {}, check: 'profileAgrees', status: 'notMeasured' },
  ]);

  it('tells of an email link that writes to another address than it shows', () => {
    const agree = (href: string) => {
      const home = aPage({ links: [aLink(href, 'post@harborandpine.example')] });
      const { checks } = napConsistency.evaluate(someEvidence({ home, pages: [home] }));
      return checks.find(({ id }) => id === 'napConsistency.agree');
    };
    expect(agree('mailto:pots@harborandpine.example')).toMatchObject({
      status: 'partial',
      finding:
        'Your email link on your home page shows post@harborandpine.example, but writes to pots@harborandpine.example.',
    });
    expect(agree('mailto:Post@harborandpine.example?subject=Hi')).toMatchObject({ status: 'pass' });
  });

  it('quotes the differing place', () => {
    const { checks } = napConsistency.evaluate(someEvidence(having({ napConsistent: false, napTable: conflict })));
    const agree = checks.find(({ id }) => id === 'napConsistency.agree');
    expect(agree?.evidence).toEqual([{ url: `${HOME_URL}about`, quote: '(218) 555-0199', note: 'phone differs' }]);
  });

  it.each([
    [nowhere, 'We found no name, no address or area and no phone number on your pages.'],
    [having({ napConsistent: false, napTable: conflict }), '1 of 1 place on your site differs from the others.'],
    [{}, 'Your name, address and phone match everywhere on your site.'],
  ])('sums it up %#', (given, summary) => {
    expect(napConsistency.evaluate(someEvidence(given)).summary).toBe(summary);
  });
});
