import { expect, it } from 'vitest';
import { aPage } from '#test/builders.ts';
import { chooseName } from './choose-name.ts';
import type { NameCandidate } from './name-candidates.ts';
import type { NamePlace } from './name-mentions.ts';

const page = aPage();
const parts = { isCommon: false, hasTrade: true, hasPronoun: false, hasLocative: false, isPlace: false };

/** A form that these places have whole. */
function form(text: string, stated: number, ...places: readonly NamePlace[]): NameCandidate {
  const key = text.toLowerCase();
  const seen = places.map((place) => ({
    page,
    place,
    text,
    quote: text,
    weight: 1,
    isWhole: true,
    where: 'title' as const,
  }));
  return {
    text,
    key,
    core: key,
    features: { title: places.includes('title') ? 1 : 0 },
    support: 2,
    stated,
    parts,
    seen,
  };
}

const model = { none: 0, weights: { title: 4 } };

it('says no form that stands beside the name in the title', () => {
  const words = form('Locks and Keys', 0, 'title', 'map');
  const brand = { ...form('Zuno', 0, 'title'), features: {} };
  const logo = form('Zuno Locksmith', 1, 'logo');
  expect(chooseName([words, brand, logo], model).said).toBeNull();
  // Without the name beside it, it is one.
  expect(chooseName([words, logo], model).said).toBe(words);
});
