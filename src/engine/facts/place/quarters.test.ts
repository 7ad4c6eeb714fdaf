import { expect, test } from 'vitest';
import { listAddressPlaces, listWrittenQuarters } from './quarters.ts';

test.each([
  ['quarter behind the road', 'Shop No A101C, Maan Road, Hinjewadi Phase 1', 'Pune', 'IN', null, '- | Hinjewadi'],
  ['suburb behind the street', '4 Mill Lane, Pelaw', 'Gateshead', 'GB', null, '- | Pelaw'],
  ['floor, mall and unit', 'Level 2, 88 Queen Street, Birch Mall, Suite 4', 'Auckland', 'NZ', null, '- | -'],
  ['a street alone', 'Hauptstraße 4', 'Köln', 'DE', null, '- | -'],
  ['hyphen', 'Venloer Straße 8', 'Köln-Ehrenfeld', 'DE', null, 'Köln | Ehrenfeld'],
  ['brackets', 'Lindenstr. 4', 'Hamburg (Neustadt)', 'DE', null, 'Hamburg | Neustadt'],
  ['two towns and nothing between', 'Φειδίου 3', 'Μαρούσι Αθήνα', 'GR', null, 'Αθήνα | Μαρούσι'],
  ['two towns and a comma', '4 Mill Lane', 'Onekawa, Napier', 'NZ', null, 'Napier | Onekawa'],
  ['two towns far apart', '4 Mill Lane', 'Portland Houston', 'US', null, '- | -'],
  ['a name of two words', '4 Mill Lane', 'San Jose', 'US', null, '- | -'],
  ['a ward', '東塩小路町721-1', '京都市下京区', 'JP', null, '京都市 | 下京区'],
  ['a Korean district', '성동구 왕십리로 359', '서울시', 'KR', null, '- | 성동구'],
  ['adjective and name', 'Brokeloher Hauptstraße 37', 'Landesbergen', 'DE', 'Beerenhof Brokeloh', 'Brokeloh | -'],
  ['adjective alone', 'Brokeloher Hauptstraße 37', 'Landesbergen', 'DE', 'Beerenhof', '- | -'],
  ['adjective of a town elsewhere', 'Bremer Straße 3', 'Köln', 'DE', 'Café Bremen', '- | -'],
  ['an ordinary adjective', 'Kleiner Ring 3', 'Köln', 'DE', 'Salon Klein', '- | -'],
])('%s', (_, street, city, country, name, expected) => {
  const { towns, quarters } = listAddressPlaces({ street, city, region: null, postalCode: null, country }, name);
  expect(`${towns.join(', ') || '-'} | ${quarters.join(', ') || '-'}`).toBe(expected);
});

test.each([
  ['between street and town', 'Canal Vets, 12 White Post Lane, Hackney Wick, London E9 5EN', ['Hackney Wick']],
  ['none', '12 White Post Lane, London E9 5EN', []],
  ['a unit', '12 White Post Lane, Unit 4, London', []],
  ['another address', '3 Mill Lane, Pelaw, Gateshead', []],
])('as the page writes it: %s', (_, written, expected) => {
  const address = { street: '12 White Post Lane', city: 'London', region: null, postalCode: null, country: 'GB' };
  expect(listWrittenQuarters(written, address)).toEqual(expected);
});
