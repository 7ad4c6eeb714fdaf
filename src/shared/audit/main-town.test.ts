import { describe, expect, test } from 'vitest';
import { aBusiness } from '#test/builders.ts';
import { findMainTown } from './main-town.ts';

const address = { street: 'Mill Lane 4', city: 'Little Post', region: 'MN', postalCode: null, country: 'US' };

describe('the town of a business', () => {
  test.each([
    ['with a shop: of its address', { address, isServiceArea: false, serviceAreas: ['Duluth'] }, 'Little Post', 'MN'],
    [
      'that does not say: of its address',
      { address, isServiceArea: null, serviceAreas: ['Duluth'] },
      'Little Post',
      'MN',
    ],
    [
      'that travels: the first of its areas',
      { address, isServiceArea: true, serviceAreas: ['Duluth', 'Cloquet'] },
      'Duluth',
      null,
    ],
    [
      'that travels from the first of its areas',
      { address, isServiceArea: true, serviceAreas: ['Little Post'] },
      'Little Post',
      'MN',
    ],
    ['that travels and names no areas', { address, isServiceArea: true, serviceAreas: [] }, 'Little Post', 'MN'],
    ['without an address', { address: null, isServiceArea: null, serviceAreas: ['Duluth'] }, 'Duluth', null],
    [
      'with a region alone',
      { address: { ...address, city: null }, isServiceArea: null, serviceAreas: ['Duluth'] },
      'Duluth',
      null,
    ],
  ] as const)('%s', (_, given, city, region) => {
    const business = { ...given, serviceAreas: [...given.serviceAreas], locations: [], auditedLocationId: null };
    expect(findMainTown(aBusiness(business))).toEqual({ city, region });
  });

  test('of the audited place, where the address is not the whole business’s', () => {
    const place = { id: 'a', label: 'A', address, phones: [], url: 'https://a.example/' };
    const business = aBusiness({ address: null, locations: [place], auditedLocationId: 'a', serviceAreas: [] });
    expect(findMainTown(business)).toEqual({ city: 'Little Post', region: 'MN' });
  });

  test('none', () => {
    expect(findMainTown(aBusiness({ address: null, serviceAreas: [], locations: [] }))).toBeNull();
  });
});
