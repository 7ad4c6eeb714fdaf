import { expect, it } from 'vitest';
import type { Category } from '#shared/audit/business.ts';
import { aMaterial } from '#test/writing-material.ts';
import { entryTypes } from './entry-type.ts';

const CATEGORIES: Readonly<Record<string, Category>> = {
  plumber: { label: 'Plumber', schemaType: 'Plumber' },
  vet: { label: 'Veterinarian', schemaType: 'VeterinaryCare' },
  shop: { label: 'Electronics store', schemaType: 'ElectronicsStore' },
};

it.each([
  ['the type of the category', 'plumber', null, true, ['Plumber']],
  ['a type outside the tree beside the plain one', 'vet', null, true, ['LocalBusiness', 'VeterinaryCare']],
  ['the plain type narrowed', 'plumber', ['LocalBusiness'], true, ['Plumber']],
  ['a broad type narrowed within its branch', 'plumber', ['HomeAndConstructionBusiness'], true, ['Plumber']],
  ['a type of another branch as it is', 'plumber', ['Store'], true, ['Store']],
  ['a sibling as it is', 'plumber', ['Electrician'], true, ['Electrician']],
  ['the real type that an invented one means', 'shop', ['ElectricianService'], true, ['Electrician']],
  ['an organization as the local business that it is', 'plumber', ['Organization'], true, ['Plumber']],
  ['a veterinarian as a local business too', 'vet', ['VeterinaryCare'], true, ['VeterinaryCare', 'LocalBusiness']],
  ['a school as one too', 'plumber', ['School'], true, ['School', 'Plumber']],
  ['no store without a place to come to', 'shop', ['LocalBusiness'], false, ['LocalBusiness']],
  ['no store of a new entry without a place', 'shop', null, false, ['LocalBusiness']],
  ['a store at an address', 'shop', ['LocalBusiness'], true, ['ElectronicsStore']],
] as const)('states %s', (_, category, own, hasStreet, types) => {
  const { business } = aMaterial().analysis;
  const stated = own === null ? null : { syntax: 'json-ld' as const, types: [...own], id: null, properties: [] };
  const made = entryTypes(
    { ...business, category: CATEGORIES[category] ?? null, isServiceArea: true },
    stated,
    hasStreet,
  );
  expect(made).toEqual(types);
});
