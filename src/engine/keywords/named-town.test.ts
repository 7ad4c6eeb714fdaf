import { expect, it } from 'vitest';
import { sampleAnalysis } from '#test/sample-analysis.ts';
import { findTownOfName } from './named-town.ts';

/** The town of a business of this name at "City, Region, Country" and this host. */
function townOf(name: string, host: string, place: string): string | null {
  const [city = null, region = null, country = null] = place.split(', ').map((part) => (part === '-' ? null : part));
  const address = { street: null, city, region, postalCode: null, country };
  const business = { ...sampleAnalysis().business, name, address, locations: [], languages: ['en', 'es'] };
  return findTownOfName(business, `https://${host}/`);
}

it.each([
  ['a suburb', 'Fontaneros-Barcelona', 'fontaneros-barcelona.example', 'Cornellà de Llobregat, -, ES', 'Barcelona'],
  ['a town nearby', 'Preston Roofing', 'prestonroofing.example', 'Bamber Bridge, Lancashire, GB', 'Preston'],
  ['a hamlet', 'Hinckley Plumbers', 'hinckleyplumbers.example', 'Velm End, Leicestershire, GB', 'Hinckley'],
  ['a hamlet, by the first word', 'Hemel Plumbers', 'hemel.example', 'Velm End, Hertfordshire, GB', 'Hemel'],
])('a business in %s is looked for in the bigger town of its name', (_, name, host, place, town) => {
  expect(townOf(name, host, place)).toBe(town);
});

it.each([
  ['far away', 'Preston Roofing', 'prestonroofing.example', 'Bristol, -, GB'],
  ['of another county', 'Preston Roofing', 'prestonroofing.example', 'Velm End, Leicestershire, GB'],
  ['somewhere in a state', 'Austin Roofing', 'austinroofing.example', 'Velm End, TX, US'],
  ['smaller', 'Bamber Bridge Roofing', 'bamberbridgeroofing.example', 'Preston, Lancashire, GB'],
  ['its own', 'Preston Roofing', 'prestonroofing.example', 'Preston, Lancashire, GB'],
  ['not in its address', 'Preston Roofing', 'velm.example', 'Bamber Bridge, Lancashire, GB'],
  ['beside no trade', 'Preston Velmor', 'prestonvelmor.example', 'Bamber Bridge, Lancashire, GB'],
])('and in none that is %s', (_, name, host, place) => {
  expect(townOf(name, host, place)).toBeNull();
});
