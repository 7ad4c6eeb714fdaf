import { describe, expect, it } from 'vitest';
import type { OutlineNode } from '#shared/fixes/site-outline.ts';
import { aMaterial, anOutlinePage } from '#test/writing-material.ts';
import { findOwnEntry, listDuplicates } from './own-entry.ts';

const HOME = 'https://harborandpine.example/';
const node = (properties: OutlineNode['properties'], id: string | null = null, types = ['Plumber']): OutlineNode => ({
  syntax: 'json-ld',
  types,
  id,
  properties,
});
const OURS = {
  '@type': 'Plumber',
  '@id': `${HOME}#business`,
  name: 'Harbor & Pine',
  telephone: '+12185550142',
  address: { '@type': 'PostalAddress', addressLocality: 'Duluth', postalCode: '55802' },
};
const NAME: OutlineNode['properties'][number] = ['name', ['Harbor & Pine']];

function duplicatesOf(...structured: OutlineNode[]): string[] {
  const pages = [anOutlinePage({ url: HOME }), anOutlinePage({ url: `${HOME}contact`, structured })];
  return listDuplicates({ pages }, OURS, null).map(({ url }) => url);
}

describe('a second entry of the business', () => {
  it.each([
    ['the same with less', node([NAME])],
    ['the same in a broader type', node([NAME, ['telephone', ['+12185550142']]], null, ['LocalBusiness'])],
    [
      'a part of the address',
      node([NAME, ['address', [node([['addressLocality', ['Duluth']]], null, ['PostalAddress'])]]]),
    ],
  ])('is a duplicate: %s', (_, one) => expect(duplicatesOf(one)).toEqual([`${HOME}contact`]));

  it.each([
    ['another number', [node([NAME, ['telephone', ['+12185550143']]])]],
    ['a property of its own', [node([NAME, ['founder', ['Ann']]])]],
    ['another trade', [node([NAME], null, ['Electrician'])]],
    ['no name', [node([['telephone', ['+12185550142']]])]],
    ['the id of ours', [node([NAME], `${HOME}#business`)]],
    [
      'an id that others refer to',
      [node([NAME], `${HOME}#shop`), node([['about', [node([], `${HOME}#shop`, [])]]], null, ['WebPage'])],
    ],
  ])('stays with %s', (_, structured) => expect(duplicatesOf(...structured)).toEqual([]));
});

it('is that of the home page where one of its several addresses is ours', () => {
  const at = (street: string) => node([['streetAddress', [street]]], null, ['PostalAddress']);
  const home = node([NAME, ['address', [at('3 Elm Street'), at('14 Pine Street')]]]);
  const town = node([NAME, ['address', [at('14 Pine Street')]], ['telephone', ['+12185550142']]]);
  const elsewhere = node([NAME, ['address', [at('3 Elm Street')]]]);
  const found = (first: OutlineNode) => {
    const whole = aMaterial();
    const [location] = [{ id: '1', label: null, address: null, phones: [], url: null }];
    const business = { ...whole.analysis.business, locations: [location, location] as never };
    const pages = [
      anOutlinePage({ url: HOME, structured: [first] }),
      anOutlinePage({ url: `${HOME}hermantown`, structured: [town] }),
    ];
    return findOwnEntry({ ...whole, analysis: { ...whole.analysis, business }, outline: { ...whole.outline, pages } })
      ?.url;
  };
  expect(found(home)).toBe(HOME);
  expect(found(elsewhere)).toBe(`${HOME}hermantown`);
});
