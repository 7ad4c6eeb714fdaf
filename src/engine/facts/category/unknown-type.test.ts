import { describe, expect, it } from 'vitest';
import { isLocalBusinessType, isUnknownType, SCHEMA_TYPES } from './local-business-types.ts';
import { findNearestType, isReadAsLocalBusiness, readTypeAsPhrase } from './unknown-type.ts';

describe('the types of schema.org', () => {
  it('are known, whether of a business or not; invented ones and their spellings are not', () => {
    expect(['Plumber', 'Person', 'Article', 'PostalAddress', 'Organization'].filter(isUnknownType)).toEqual([]);
    const invented = ['MassageTherapist', 'FuneralHome', 'dentist', 'Local Business'];
    expect(invented.filter((type) => !isUnknownType(type))).toEqual([]);
    expect(SCHEMA_TYPES.other.filter(isLocalBusinessType)).toEqual([]);
  });

  it('say nothing about those of another vocabulary', () => {
    expect(isUnknownType('gr:BusinessEntity')).toBe(false);
  });
});

describe('findNearestType', () => {
  it.each([
    ['dentist', 'Dentist'],
    ['localbusiness', 'LocalBusiness'],
    ['Local Business', 'LocalBusiness'],
    ['auto-repair', 'AutoRepair'],
    ['person', 'Person'],
  ])('of %s is %s: the same letters', (type, nearest) => {
    expect(findNearestType(type)).toBe(nearest);
  });

  it.each([
    ['MassageTherapist', 'HealthAndBeautyBusiness'],
    ['BarberShop', 'HairSalon'],
    ['AutoRepairShop', 'AutoRepair'],
    ['ElectricianService', 'Electrician'],
    ['Autowerkstatt', 'AutoRepair'],
    ['KfzWerkstatt', 'AutoRepair'],
    ['Coiffeur', 'HairSalon'],
    ['LocalBusiness, Plumber', 'Plumber'],
    // Only one letter from "Photograph", and something else.
    ['Photographer', 'ProfessionalService'],
  ])('of %s is %s: it means the same', (type, nearest) => {
    expect(findNearestType(type)).toBe(nearest);
  });

  it.each([
    ['Electrican', 'Electrician'],
    ['Restaraunt', 'Restaurant'],
    ['LocalBuisness', 'LocalBusiness'],
    ['Organisation', 'Organization'],
    ['Produkt', 'Product'],
  ])('of %s is %s: a slip', (type, nearest) => {
    expect(findNearestType(type)).toBe(nearest);
  });

  it.each(['Company', 'TeamMember', 'DentistReview', 'x', '', '理髪'.repeat(200)])('of %s is none', (type) => {
    expect(findNearestType(type)).toBeNull();
  });
});

describe('readTypeAsPhrase', () => {
  it.each([
    ['MassageTherapist', 'Massage Therapist'],
    ['auto_repair-shop', 'auto repair shop'],
    ['HVACBusiness', 'HVACBusiness'],
  ])('%s: %s', (type, phrase) => {
    expect(readTypeAsPhrase(type)).toBe(phrase);
  });
});

describe('isReadAsLocalBusiness', () => {
  const node = (type: string, ...properties: string[]) => ({
    types: [type],
    properties: properties.map((name) => [name, ['x']] as const),
  });

  it.each([
    node('Plumber'),
    node('BarberShop', 'name', 'url'),
    node('dentist', 'name', 'telephone'),
    node('Company', 'name', 'url'),
    node('Xyzzy', 'name', 'address'),
    node('Organisation', 'name', 'telephone'),
  ])('is true of $types with $properties', (one) => {
    expect(isReadAsLocalBusiness(one)).toBe(true);
  });

  it.each([
    node('Person', 'name', 'telephone', 'address'),
    node('person', 'name', 'telephone', 'address'),
    node('Article', 'name', 'url'),
    node('Produkt', 'name', 'telephone'),
    node('Author', 'name', 'url'),
    node('TeamMember', 'name', 'telephone', 'jobTitle'),
    node('PostalAdress', 'name', 'streetAddress', 'telephone'),
    node('BarberShop', 'name'),
    node('gr:BusinessEntity', 'name', 'address'),
    { types: [], properties: [['address', ['x']]] as const },
  ])('is false of $types with $properties', (one) => {
    expect(isReadAsLocalBusiness(one)).toBe(false);
  });
});
