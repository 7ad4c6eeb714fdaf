import { expect, it } from 'vitest';
import { speakCategory } from './category-vocabulary.ts';
import type { KeywordLanguage } from './keyword-language.ts';
import { readNotes } from './note-hints.ts';
import { searchPhrases } from './service-phrase.ts';

const without = { places: ['Duluth', 'MN'], businessName: 'Harbor & Pine' };
const phrases = (name: string, trade = 'Plumber', language: KeywordLanguage = 'en') =>
  searchPhrases(name, speakCategory(trade, language), language, without);

it.each([
  ['Professional Drain Cleaning Services in Duluth, MN', 'Plumber', ['drain cleaning']],
  ['Boiler repair and replacement', 'Plumber', ['boiler repair', 'boiler replacement']],
  ['Hail & Storm Damage', 'Roofing contractor', ['hail damage repair', 'storm damage repair']],
  ['Gutters and heat cable', 'Roofing contractor', ['gutters', 'heat cable']],
  ['Kids Cut (10 and under)', 'Barber shop', ['kids cut']],
  ['Fillings and crowns', 'Dentist', ['dental fillings', 'dental crowns']],
  ['Dental Implants', 'Dentist', ['dental implants']],
  ['Chairs and sofas', 'Upholsterer', ['chair upholstery', 'sofa upholstery']],
  ['Family Law', 'Lawyer', ['family lawyer']],
  ['Repairs', 'Plumber', ['plumbing repair']],
  ['Plumbing services', 'Plumber', []],
  ['Packing services', 'Moving company', ['packing services']],
  ['Get a free quote', 'Plumber', []],
  ['From $99', 'Plumber', []],
  ['Emergencies', 'Plumber', []],
  ['Harbor & Pine', 'Plumber', []],
])('searches for %s of a %s as %j', (name, trade, expected) => {
  expect(phrases(name, trade)).toEqual(expected);
});

it.each([
  ['Dolor de espalda y cuello', 'es', ['tratamiento dolor de espalda y cuello']],
  ['Gas- und Brennwertheizungen', 'de', []],
  ['Rohrreinigung', 'de', ['Rohrreinigung']],
  ['Débouchage canalisation', 'fr', ['débouchage canalisation']],
] as const)('searches for %s (%s) as %j', (name, language, expected) => {
  expect(phrases(name, 'Plumber', language)).toEqual(expected);
});

it.each([
  ['drain cleaning, water heaters, Proctor and Lakeside', ['drain cleaning', 'water heaters'], ['Proctor', 'Lakeside']],
  ['Areas: Troy, Royal Oak\nServices: hydro jetting', ['hydro jetting'], ['Troy', 'Royal Oak']],
  ['in Ferndale', [], ['Ferndale']],
  ['We want more calls from our town.', [], []],
  ['', [], []],
])('reads the notes %j', (notes, services, places) => {
  expect(readNotes(notes)).toEqual({ services, places });
});

it('ends for notes of any shape', () => {
  for (const piece of ['a ', 'A,', '-', 'in Ab ', 'Areas ', '\n', 'and ', '((', 'Üß&'])
    expect(readNotes(piece.repeat(5000).slice(0, 5000)).services.length).toBeLessThanOrEqual(5000);
  for (const piece of ['a ', 'in Duluth ', '& ', '(', 'services ', ', and ', '-'])
    expect(Array.isArray(phrases(piece.repeat(400)))).toBe(true);
});
