import { describe, expect, it } from 'vitest';
import { describeLanguages, readPhrases } from './read-phrases.ts';

function read(text: string, language = 'en', name: readonly string[] = []) {
  return readPhrases(text, describeLanguages([language]), new Set(name));
}

function strongest(text: string, language?: string) {
  return read(text, language).reduce((best, one) => (one.strength > best.strength ? one : best));
}

describe('readPhrases', () => {
  it.each([
    ['the end of a phrase', 'Emergency plumber in Duluth', 'en', 'Plumber', true],
    ['before words that say business', 'Roofing contractors near me', 'en', 'Roofing contractor', true],
    ['each of two that are joined', 'Florist & gift shop', 'en', 'Florist', true],
    ['the beginning where the noun comes first', 'Plombier chauffagiste à Laval', 'fr', 'Plumber', true],
    ['no audience', 'Websites for dentists', 'en', 'Dentist', false],
    ['nothing behind a preposition', 'Above the shop of a florist', 'en', 'Florist', false],
  ])('takes %s as what the phrase is about', (_what, text, language, label, isHead) => {
    const found = read(text, language).filter(({ category }) => category.label === label);
    expect(found.map((one) => one.isHead)).toContain(isHead);
  });

  it.each([
    ['a plural', 'Plumbers', 'en', 'Plumber'],
    ['a compound', 'Klempnerbetrieb', 'de', 'Plumber'],
    ['an ending', 'Turun fysioterapiaa', 'fi', 'Physical therapist'],
    ['a word of a script without spaces', '歯科医院', 'ja', 'Dentist'],
    ['a term with a conjunction', 'bed and breakfast', 'en', 'Bed & breakfast'],
  ])('reads %s', (_what, text, language, label) => {
    expect(strongest(text, language).category.label).toBe(label);
  });

  it('counts an audience a quarter, and a word of a language that the site is not in less', () => {
    const dentists = read('Websites for dentists').filter(({ category }) => category.label === 'Dentist');
    expect(dentists.every(({ strength }) => strength <= 0.25)).toBe(true);
    expect(strongest('Klempner', 'en').strength).toBeLessThan(strongest('Klempner', 'de').strength);
  });

  it.each([
    ['info@courthousebar.com', 'en'],
    ['kontakt@klempner-ahorn.de', 'de'],
    ['https://zahnarzt.example/zahnarzt', 'de'],
    ['Anfragen: klempner.de', 'de'],
  ])('reads nothing in %s', (text, language) => {
    expect(read(text, language)).toEqual([]);
  });

  it('reads what stands beside an address', () => {
    expect(strongest('お問い合わせはinfo@minato.jp歯科医院', 'ja').category.label).toBe('Dentist');
    expect(strongest('Klempner Ahorn, info@ahorn.de', 'de').category.label).toBe('Plumber');
  });

  it.each([
    ['Butcher', 'en', true],
    ['A family butcher', 'en', false],
    ['Din målare', 'sv', false],
  ])('takes %s for what may be a surname: %s', (text, language, isSurname) => {
    expect(strongest(text, language).isSurname).toBe(isSurname);
  });

  it('takes a few letters for a word only in their language', () => {
    const labels = (text: string, language: string) => read(text, language).map(({ category }) => category.label);
    expect(labels('Taxiföretag', 'sv')).toContain('Taxi service');
    expect(labels('Taxing questions', 'en')).not.toContain('Taxi service');
    expect(labels('Taxiarchis', 'el')).not.toContain('Taxi service');
  });

  it.each([
    ['Alle Größen verfügbar', 'de', 'Bar'],
    ['Bei optimaler Beratung', 'de', 'Painter'],
    ['Fachgerecht montiert', 'de', 'Lawyer'],
    ['Böden in Holzoptik', 'de', 'Optician'],
    ['Transport und Montage', 'de', 'Sporting goods store'],
    ['Fermeture annuelle', 'fr', 'Farm'],
    ['0-24 órás ügyelet', 'hu', 'Watch repair shop'],
    ['Zagrebačka županija', 'hr', 'Church'],
    ['Remisión de pacientes', 'es', 'Taxi service'],
    ['Farmaceut', 'cs', 'Farm'],
  ])('reads no trade in what only begins or ends like it: %s', (text, language, label) => {
    expect(read(text, language).map(({ category }) => category.label)).not.toContain(label);
  });

  it('tells words of the name', () => {
    expect(read('Plumber', 'en', ['plumber']).map(({ isInName }) => isInName)).toEqual([true]);
    expect(read('Plumber', 'en', ['larkhill']).map(({ isInName }) => isInName)).toEqual([false]);
  });
});
