import { describe, expect, it } from 'vitest';
import type { Business } from '#shared/audit/business.ts';
import { aBusiness, aSource } from '#test/builders.ts';
import { getBusinessTerms } from './business-terms.ts';

const address = (city: string) => ({ street: null, city, region: null, postalCode: null, country: null });

function business(over: Partial<Business>): Business {
  return aBusiness({ category: null, services: [], serviceAreas: [], address: null, sources: {}, ...over });
}

describe('namesCategory', () => {
  const plumber = { category: { label: 'Plumber', schemaType: 'Plumber' } };
  const salon = { category: { label: 'Hair salon', schemaType: 'HairSalon' } };
  const service = (...names: string[]) => ({ services: names.map((name) => ({ name, url: null })) });
  it.each<[string, Partial<Business>, string, boolean]>([
    ['the label', plumber, 'Plumber in Duluth', true],
    ['an inflection', plumber, 'PLUMBING done right', true],
    ['nothing', plumber, 'Welcome to our website', false],
    ['half of a label', salon, 'Hair by Anna', true],
    ['a service', service('Drain cleaning', 'Water heater repair'), 'Blocked drains? Call us', true],
    ['one of three words', service('Water heater repair'), 'We repair anything', false],
    ['what every trade offers', service('Free delivery', 'Our services'), 'Free delivery and services', false],
    ['accents', service('Débouchage'), 'debouchage de canalisations', true],
    ['a compound', service('Zahnarzt'), 'Ihre Zahnarztpraxis in Köln', true],
    ['an e-mail address', plumber, 'Jobs · info@duluthplumber.com', false],
    ['a web address', plumber, 'www.duluth-plumber.example/plumber and duluthplumber.com', false],
    ['an e-mail address beside it', plumber, 'Your plumber: info@duluth.com', true],
    ['Japanese', service('肩こり・腰痛'), '藤沢の腰痛専門整体', true],
    ['Japanese that is not there', service('肩こり'), 'ようこそ', false],
  ])('%s', (_, over, text, expected) => {
    expect(getBusinessTerms(business(over)).namesCategory(text)).toBe(expected);
  });

  it('recognizes the category in the language of the site', () => {
    const words = getBusinessTerms(business({ ...plumber, languages: ['de'] }));
    expect(words.namesCategory('Ihr Klempner in Köln')).toBe(true);
    expect(words.namesCategory('Willkommen in Köln')).toBe(false);
  });

  it('recognizes the words the category was read from, in the language of the site', () => {
    const words = getBusinessTerms(business({ ...plumber, sources: { category: aSource('title', 'Der Rohrdoktor') } }));
    expect(words.namesCategory('Der Rohrdoktor in Köln')).toBe(true);
  });

  it('reports when the site has no category', () => {
    expect(getBusinessTerms(business({})).knowsCategory).toBe(false);
  });
});

describe('namesBusiness', () => {
  it.each([
    ['Tierarzt Antolini Wien', 'Ihr Tierarzt in Wien-Hietzing: DDr. Antolini', true],
    ['Tierarzt Antolini Wien', 'Ihr Tierarzt in Wien', false],
    ['Pizza Wien', 'Pizza und Pasta', false],
    ['Harbor & Pine', 'Harbor & Pine clears drains', true],
    ['Pine Golf Oy', 'PineGolf — golfsimulaattorit Espoossa', true],
    ['PineGolf', 'At Pine Golf you play all year', true],
    ['Pine Golf', 'A pinegolf of another kind', false],
    ['AV. SEDA PINAR HUKUK BÜROSU', 'Gebze avukat Seda Pınar Hukuk Bürosu', true],
    ['Dr. Berg', 'Am Berg wohnen', false],
  ])('of “%s” by “%s”', (name, text, expected) => {
    expect(getBusinessTerms(business({ name, address: address('Wien') })).namesBusiness(text)).toBe(expected);
  });
});

describe('namesPlace', () => {
  it.each([
    ['Duluth', 'Plumber in Duluth, MN', true],
    ['Duluth', 'Plumber you can trust', false],
    ['Köln', 'Klempner in koln', true],
    ['Kraków', 'Hydraulik w Krakowie', true],
    ['Łódź', 'Dentysta w Łodzi', true],
    ['New York', 'The best pizza in New York', true],
    ['New York', 'A new restaurant', false],
    ['Frankfurt am Main', 'Anwalt in Frankfurt', true],
    ['Newcastle upon Tyne', 'Roofers in Newcastle', true],
    ['South Yarmouth', 'Auto repair in Yarmouth', true],
    ['Bath', 'Bathroom fitters', false],
    ['Domažlice', 'Plumber U Lípy', false],
    ['Bath', 'Bathroom fitters in Bath', true],
    ['藤沢市', '藤沢の整骨院', true],
    ['藤沢市', '鎌倉の整骨院', false],
    ['서울시', '서울 치과', true],
  ])('%s in “%s”: %s', (city, text, expected) => {
    expect(getBusinessTerms(business({ address: address(city) })).namesPlace(text)).toBe(expected);
  });

  it.each([
    ['a quarter behind “in”', 'Best dentist in Hinjewadi', true],
    ['a quarter elsewhere', 'Hinjewadi Stories: a novel', false],
    ['the code', 'Dentist, 411057', true],
    ['another code', 'Dentist, 411058', false],
    ['the mall', 'Shopping in Birch Mall', false],
  ])('reads the own address: %s', (_, text, expected) => {
    const street = 'Shop 4, Birch Mall, Maan Road, Hinjewadi Phase 1';
    const own = { ...address('Pune'), street, postalCode: '411057', country: 'IN' };
    expect(getBusinessTerms(business({ address: own })).namesPlace(text)).toBe(expected);
  });

  it.each([
    ['Μαρούσι Αθήνα', 'GR', 'el', 'Ταβέρνα Τα Βαρέλια, Αθήνα, Αττικής', true],
    ['Μαρούσι Αθήνα', 'GR', 'el', 'Ταβέρνα στο Μαρούσι', true],
    ['Μαρούσι Αθήνα', 'GR', 'el', 'Ταβέρνα στη Θεσσαλονίκη', false],
    ['Köln-Ehrenfeld', 'DE', 'de', 'Zahnarzt Köln', true],
    ['Köln-Ehrenfeld', 'DE', 'de', 'Zahnarzt in Ehrenfeld', true],
    ['Berlin (Mitte)', 'DE', 'de', 'Wir nehmen uns in der Mitte des Jahres Zeit', false],
    ['Lahti', 'FI', 'fi', 'Lahtelaisista mäkimiehistä koostuva toimistomme', true],
    ['Jyväskylä', 'FI', 'fi', 'Olemme jyväskyläläinen toimisto', true],
    ['Lahti', 'FI', 'fi', 'Olemme helsinkiläinen toimisto', false],
    ['京都市下京区', 'JP', 'ja', '京都の整骨院', true],
    ['서울특별시', 'KR', 'ko', '서울 맞춤양복', true],
  ])('reads the parts of “%s” (%s, %s) in “%s”: %s', (city, country, language, text, expected) => {
    const own = { ...address(city), country };
    expect(getBusinessTerms(business({ address: own, languages: [language] })).namesPlace(text)).toBe(expected);
  });

  it('matches an area served, whatever surrounds its name', () => {
    const words = getBusinessTerms(business({ serviceAreas: ['Greater Hermantown area'] }));
    expect(words.namesPlace('Plumber in Hermantown')).toBe(true);
    expect(words.namesPlace('In your area')).toBe(false);
  });
});

describe('missingFrom', () => {
  it('lists the town and the services a text leaves out, the town first', () => {
    const words = getBusinessTerms(aBusiness());
    expect(words.missingFrom('We clear drains', 8)).toEqual(['Duluth', 'Pipe repair', 'Water heater replacement']);
    expect(words.missingFrom('Drains, pipes and water heaters in Duluth', 8)).toEqual([]);
    expect(words.missingFrom('', 2)).toEqual(['Duluth', 'Drain cleaning']);
  });
});

describe('the words by which a text names category and place', () => {
  const business = aBusiness({
    category: { label: 'Plumber', schemaType: 'Plumber' },
    services: [{ name: 'Drain cleaning', url: null }],
    serviceAreas: ['Saint Paul'],
  });

  it.each([
    ['Plumbing in Duluth', ['Plumbing'], ['Duluth']],
    ['A party in Duluth: our plumbers clean drains', ['plumbers'], ['Duluth']],
    ['We clean every drain of SAINT PAUL', ['drain'], ['SAINT', 'PAUL']],
    ['Welcome to our plumage and bathrooms of Duluz', [], []],
  ])('are quoted whole from “%s”', (text, trade, place) => {
    const terms = getBusinessTerms(business);
    const found = terms.findCategoryTerms(text);
    expect(terms.namesCategory(text)).toBe(found.length > 0);
    expect(terms.namesPlace(text)).toBe(terms.placeWordsIn(text).length > 0);
    expect(found).toEqual(trade);
    expect(terms.placeWordsIn(text)).toEqual(place);
    for (const word of found) expect(text.match(/[\p{L}]+/gu)).toContain(word);
  });
});
