import { describe, expect, it } from 'vitest';
import { isCategoryNamed } from './category-finder.ts';

describe('isCategoryNamed', () => {
  it.each([
    ['Plumber in Duluth', 'Plumber', 'en', true],
    ['Ihr Klempner in Köln', 'Plumber', 'de', true],
    ['Votre plombier à Lyon', 'Plumber', 'fr', true],
    ['Hydraulik Kraków', 'Plumber', 'pl', true],
    ['Zahnarztpraxis am Markt', 'Dentist', 'de', true],
    ['Welcome to our website', 'Plumber', 'en', false],
    ['Florist in Duluth', 'Plumber', 'en', false],
    ['Plumber in Duluth', 'No such trade', 'en', false],
  ])('%s, for %s in %s: %s', (text, label, language, expected) => {
    expect(isCategoryNamed(text, label, [language])).toBe(expected);
  });

  it('accepts the broader category and its other kinds', () => {
    expect(isCategoryNamed('Gasthaus zur Linde', 'Bistro', ['de'])).toBe(true);
  });

  it('does not match a surname as a category', () => {
    expect(isCategoryNamed('Anna Baker, attorney', 'Bakery', ['en'])).toBe(false);
  });
});
