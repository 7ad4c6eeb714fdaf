import { expect, it } from 'vitest';
import type { OutlineNode } from '#shared/fixes/site-outline.ts';
import { aMaterial, anOutlinePage } from '#test/writing-material.ts';
import { findOwnEntry } from './own-entry.ts';

const HOME = 'https://harborandpine.example/';
const node = (properties: OutlineNode['properties'], id: string | null = null, types = ['Plumber']): OutlineNode => ({
  syntax: 'json-ld',
  types,
  id,
  properties,
});
const NAME: OutlineNode['properties'][number] = ['name', ['Harbor & Pine']];

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
