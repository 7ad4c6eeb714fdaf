import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { distanceKm, findRegion, findTowns, findTownsBeginning, isInRegion } from './gazetteer.ts';

const regions = (name: string, country: string): (string | null | undefined)[] =>
  findTowns(name, country).map(({ region }) => region?.iso);

describe('towns by name', () => {
  test.each([
    ['München', 'DE', 'DE-BY'],
    ['munich', 'DE', 'DE-BY'],
    ['St. Louis', 'US', 'US-MO'],
    ['Ft Worth', 'US', 'US-TX'],
    ['Buchs', 'CH', 'CH-SG'],
    ['Frankfurt', 'DE', 'DE-HE'],
    ['横浜市', 'JP', 'JP-14'],
    ['Αθήνα', 'GR', 'GR-I'],
    ['الرياض', 'SA', 'SA-01'],
    ['Genf', 'CH', 'CH-GE'],
  ])('%s lies in %s, %s', (name, country, iso) => {
    expect(regions(name, country)).toContain(iso);
  });

  test('the first, the last and every other name of the file are found as it has them', () => {
    const file = readFileSync(new URL('../../data/compiled/towns.txt', import.meta.url), 'utf8');
    const lines = file.trimEnd().split('\n');
    for (let at = 0; at < lines.length; at += at < 50 || at > lines.length - 1_100 ? 1 : 997) {
      const [name = '', places = ''] = lines[at]?.split('\t') ?? [];
      expect([name, findTowns(name).map(({ country, size }) => `${country} ${size}`)]).toEqual([
        name,
        places.split(';').map((place) => place.replace(/:.*:(\d):\w+$/, ' $1')),
      ]);
    }
  });

  test('those whose names go on behind a word are found by it', () => {
    const found = findTownsBeginning('Hemel', 'GB').map(({ district }) => district?.iso);
    expect(found).toEqual(['GB-HRT']);
    expect(findTownsBeginning('Heme', 'GB')).toEqual([]);
    expect(findTownsBeginning('Hemel', 'US')).toEqual([]);
    expect(findTownsBeginning('Market', 'GB').length).toBeGreaterThan(3);
  });

  test('what no place is called is not found', () => {
    for (const name of ['', 'a', '\u0000', 'Nowhereville upon Nothing', '\uffff\uffff', 'Tel. 0123', '12345'])
      expect(findTowns(name)).toEqual([]);
  });

  test('every place has a country, a size and coordinates on the globe', () => {
    for (const name of ['Springfield', 'San José', 'Neustadt', 'Victoria', 'Suva', 'Apia', 'Nuuk']) {
      expect(findTowns(name).length, name).toBeGreaterThan(0);
      for (const { country, size, latitude, longitude } of findTowns(name)) {
        expect(country).toMatch(/^[A-Z]{2}$/);
        expect([1, 2, 3, 4, 5, 6]).toContain(size);
        expect(Math.abs(latitude)).toBeLessThanOrEqual(90);
        expect(Math.abs(longitude)).toBeLessThanOrEqual(180);
      }
    }
  });

  test('a common first name is no town in the country', () => {
    expect(findTowns('Sarah', 'GB')).toEqual([]);
  });
});

describe('regions', () => {
  test.each([
    ['OH', 'US', 'US-OH'],
    ['Ohio', 'US', 'US-OH'],
    ['Washington', 'US', 'US-WA'],
    ['Bavaria', 'DE', 'DE-BY'],
    ['Co. Dublin', 'IE', 'IE-D'],
    ['County Cork', 'IE', 'IE-CO'],
    ['BO', 'IT', 'IT-BO'],
    ['NSW', 'AU', 'AU-NSW'],
    ['東京都', 'JP', 'JP-13'],
    ['Île-de-France', 'FR', 'FR-IDF'],
    ['Kent', 'GB', 'GB-KEN'],
  ])('%s in %s is %s', (text, country, iso) => {
    expect(findRegion(text, country)?.iso).toBe(iso);
  });

  test.each([
    ['Milton Keynes', 'GB'],
    ['Orange', 'US'],
    ['oh', 'US'],
    ['DE', 'FR'],
    ['', 'US'],
  ])('%s in %s is none', (text, country) => {
    expect(findRegion(text, country)).toBeNull();
  });

  test('a county without a code of the standard has its name', () => {
    expect(findRegion('Milwaukee County', 'US')).toMatchObject({ iso: null, level: 2 });
  });

  test('a town lies in its regions of both levels', () => {
    const [bologna] = findTowns('Bologna', 'IT').filter(({ size }) => size >= 5);
    const [region, province, other] = [
      findRegion('Emilia-Romagna', 'IT'),
      findRegion('BO', 'IT'),
      findRegion('MI', 'IT'),
    ];
    if (bologna === undefined || region === null || province === null || other === null) throw new Error('not found');
    expect([region, province, other].map((one) => isInRegion(bologna, one))).toEqual([true, true, false]);
  });
});

test('the distance of two towns, over the date line too', () => {
  const town = (name: string, country: string) => {
    const [largest] = [...findTowns(name, country)].sort((a, b) => b.size - a.size);
    if (largest === undefined) throw new Error(name);
    return largest;
  };
  expect(distanceKm(town('Berlin', 'DE'), town('München', 'DE'))).toBeCloseTo(504, -1.5);
  expect(distanceKm(town('Suva', 'FJ'), town('Apia', 'WS'))).toBeLessThan(1_300);
});
