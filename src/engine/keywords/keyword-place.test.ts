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

  it('name a town once', () => {
    expect(expandPlaces('Newcastle', '', 'GB', ['Newcastle upon Tyne', 'Durham']).areas).toEqual(['Durham']);
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
