import { describe, expect, it } from 'vitest';
import { anOutlinePage } from '#test/writing-material.ts';
import { expandPlaces, isOnlyInName } from './keyword-place.ts';
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

  it('give way to a town that is served', () => {
    expect(expandPlaces('Bayern', '', 'DE', ['Rosenheim']).city).toBe('Rosenheim');
  });
});
