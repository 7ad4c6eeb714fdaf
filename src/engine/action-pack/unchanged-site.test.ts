import { expect, it } from 'vitest';
import { aMaterial } from '#test/writing-material.ts';
import { buildActionPack, packLanguage } from './build-action-pack.ts';
import { composePackTexts } from './compose-pack-texts.ts';
import { buildBundles } from './pack-bundles.ts';
import { changesSite, type PackPlan } from './pack-plan.ts';
import { readmeText } from './pack-readme.ts';

const material = aMaterial();
const { plan } = buildActionPack(material, composePackTexts(material, packLanguage(material)));
const UNCHANGED: PackPlan = {
  ...plan,
  home: { ...plan.home, title: null, description: null, heading: null, opening: null, demoted: [] },
  entry: null,
  brokenOn: [],
  contactLine: null,
  robots: null,
  services: [],
  drafts: [],
  questions: null,
};

it.each<[string, Partial<PackPlan>]>([
  ['a title', { home: { ...UNCHANGED.home, title: 'Plumber in Duluth' } }],
  ['a heading that is no longer the main one', { home: { ...UNCHANGED.home, demoted: ['Welcome'] } }],
  ['a line with the number', { contactLine: '<p>(218) 555-0142</p>' }],
  ['an entry that is taken off', { brokenOn: ['https://harborandpine.example/'] }],
])('a pack with %s changes the site, and has a part for its home page', (_, over) => {
  expect(changesSite({ ...UNCHANGED, ...over })).toBe(true);
  expect(buildBundles(material, { ...UNCHANGED, ...over }, 'en')).toHaveLength(1);
});

it('a pack that changes nothing on the site has no part to be sold, and promises no hour of clicks', () => {
  expect(changesSite(UNCHANGED)).toBe(false);
  expect(buildBundles(material, UNCHANGED, 'en')).toEqual([]);
  const promise = { fixes: [], changes: [], pointsGained: 0 };
  expect(readmeText(material, promise, [], 'en', false)).not.toContain('hour');
  expect(readmeText(material, promise, [], 'en', true)).toContain('An hour is enough.');
});
