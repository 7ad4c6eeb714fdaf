import { describe, expect, it } from 'vitest';
import { anOutlinePage } from '#test/writing-material.ts';
import { expandPlaces, findTitledRegion, isOnlyInName } from './keyword-place.ts';
import { listPassages } from './site-passages.ts';

describe('the places of a strategy', () => {
  it.each([
    [['Daly City', 'California', 'France'], ['Daly City']],
    // A quarter by the name of a town elsewhere.
    [['Sunset'], ['Sunset San Francisco']],
  ])('of %j are %j', (areas, expected) => {
    expect(expandPlaces('San Francisco', 'CA', 'US', areas).areas).toEqual(expected);
  });

  it('of a business that goes far are the towns themselves', () => {
    const areas = ['Duluth', 'Minneapolis', 'Fargo', 'Daly City'];
    expect(expandPlaces('San Francisco', 'CA', 'US', areas).areas).toEqual(areas);
  });

  it('lead with a city, though a region has its name and does not hold it', () => {
    expect(expandPlaces('Buenos Aires', '', 'AR', ['Mendoza']).city).toBe('Buenos Aires');
  });

  it('have the region behind a name that a bigger town elsewhere has', () => {
    const { typedAs } = expandPlaces('St Marys', 'TAS', 'AU', ['Hobart']);
    expect([...typedAs]).toEqual([['St Marys', 'St Marys TAS']]);
    expect(expandPlaces('Houston', 'TX', 'US', ['Liberty', 'Tomball']).typedAs.get('Liberty')).toBe('Liberty TX');
    expect(expandPlaces('Ashington', 'West Sussex', 'GB', []).typedAs.size).toBe(0);
  });

  it('name the city of the region of its name', () => {
    expect(expandPlaces('Badalona', 'Barcelona', 'ES', ['Barcelona']).areas).toEqual(['Barcelona']);
    expect(expandPlaces('Hinckley', 'Leicestershire', 'GB', ['Leicestershire']).areas).toEqual([]);
  });

  it('name a town once', () => {
    expect(expandPlaces('Newcastle', '', 'GB', ['Newcastle upon Tyne', 'Durham']).areas).toEqual(['Durham']);
    expect(expandPlaces('Carnmoor', '', 'US', ['St. Elvik', 'Saint Elvik', 'Mt Orla', 'Mount Orla']).areas).toEqual([
      'St. Elvik',
      'Mt Orla',
    ]);
  });
});

describe('a town that is a word of the business’s name', () => {
  const passagesOf = (title: string, text: string) =>
    listPassages([anOutlinePage({ title, headings: [{ level: 1, text }], metaDescription: null, mainText: '' })], []);

  it('is no place unless the site names it by itself', () => {
    expect(isOnlyInName('Preston', 'Preston Roofing', passagesOf('Preston Roofing', 'Roofs by Preston Roofing'))).toBe(
      true,
    );
    expect(isOnlyInName('Preston', 'Preston Roofing', passagesOf('Preston Roofing', 'Roofer in Preston'))).toBe(false);
    expect(isOnlyInName('Preston', 'Trattoria da Preston', passagesOf('Il menu', 'Aperto'))).toBe(true);
    expect(isOnlyInName('Leeds', 'Preston Roofing', passagesOf('Preston Roofing', 'Roofs'))).toBe(false);
  });
});

describe('places that are none', () => {
  it.each([
    ['the state of the town', 'Kew Gardens', 'NY', 'US', ['Queens', 'New York'], ['Queens']],
    ['a landscape with the name of a town far away', 'Galatone', 'LE', 'IT', ['Salento'], []],
  ])('are left out: %s', (_, city, region, country, areas, kept) => {
    expect(expandPlaces(city, region, country, areas).areas).toEqual(kept);
  });

  it.each([
    ['Houston', 'TX', 'US', 'Downtown', 'Downtown Houston'],
    ['Köln', '', 'DE', 'Innenstadt', 'Innenstadt Köln'],
    ['Lyon', '', 'FR', 'Centre-Ville', 'Centre-Ville Lyon'],
    ['Bologna', '', 'IT', 'Centro storico', 'Centro storico Bologna'],
  ])('are a part that every town has, alone: %s, %s, %s, %s', (city, region, country, name, written) => {
    expect(expandPlaces(city, region, country, [name]).areas).toEqual([written]);
  });

  it('give way to a town that is served', () => {
    expect(expandPlaces('Bayern', '', 'DE', ['Rosenheim']).city).toBe('Rosenheim');
  });
});

describe('the county or area that titles look for customers in', () => {
  const passagesOf = (...titles: string[]) =>
    listPassages(
      titles.map((title, at) =>
        anOutlinePage({
          url: `https://a.example/${at === 0 ? '' : at}`,
          title,
          headings: [],
          mainText: '',
          metaDescription: null,
        }),
      ),
      [],
    );
  const around = ['Oakland', 'San Mateo', 'Hayward'];

  it.each([
    ['a county', 'GB', 'Pulborough', ['Sussex'], ['Removals Sussex | A, Pulborough', 'Storage Sussex'], 'Sussex'],
    ['an area', 'US', 'Bay', around, ['Electrician in the Bay Area', 'Wiring in the Bay Area'], 'Bay Area'],
    ['the town, named as often', 'GB', 'Pulborough', ['Sussex'], ['Sussex, Pulborough', 'Pulborough', 'Sussex'], null],
    ['a town and what is around it', 'US', 'Oakland', around, ['Plumber, Oakland Area', 'Oakland Area'], null],
    ['a county on one page', 'GB', 'Pulborough', ['Sussex'], ['Removals Sussex', 'Storage'], null],
    ['a state', 'US', 'Duluth', ['Minnesota'], ['Plumber Minnesota', 'Drains Minnesota'], null],
  ])('%s', (_, country, city, areas, titles, found) => {
    expect(findTitledRegion(areas, city, country, passagesOf(...titles))).toBe(found);
  });

  it('leads, and towns in it follow', () => {
    expect(expandPlaces('Bay Area', '', 'US', ['Bay', 'Oakland'], true).areas).toEqual(['Oakland']);
    expect(expandPlaces('Sussex', '', 'GB', ['Pulborough'], true)).toMatchObject({
      city: 'Sussex',
      areas: ['Pulborough'],
    });
  });
});

it('of towns around a city one whose name towns far away have is a town, and a half of a double name none', () => {
  const areas = ['Cordeiro', 'Cantagalo', 'Bom Jardim'];
  expect(expandPlaces('Nova Friburgo', '', 'BR', areas).areas).toEqual(areas);
  const double = ['Utrera', 'Villafranca', 'Los Palacios y Villafranca'];
  expect(expandPlaces('Dos Hermanas', '', 'ES', double).areas).not.toContain('Villafranca');
});
