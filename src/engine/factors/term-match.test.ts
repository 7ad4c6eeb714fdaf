import { describe, expect, it } from 'vitest';
import { isRelatedWord, isSameWord, prepareText } from './term-match.ts';

describe('isSameWord', () => {
  it.each([
    ['plumber', 'plumbing'],
    ['roofer', 'roofing'],
    ['dentist', 'dental'],
    ['electrician', 'electrical'],
    ['painter', 'painters'],
    ['hydraulik', 'hydrauliczne'],
    ['krakow', 'krakowie'],
    ['warszawa', 'warszawie'],
    ['zahnarzt', 'zahnarzte'],
    ['tree', 'trees'],
    ['garden', 'gardening'],
    ['floor', 'flooring'],
    ['carpentry', 'carpenter'],
    ['bakery', 'baker'],
    ['dach', 'dacher'],
    ['munchen', 'munchner'],
    ['koln', 'kolner'],
    ['gdansk', 'gdansku'],
    ['abogado', 'abogada'],
    ['plombier', 'plombiers'],
    ['kapper', 'kappers'],
    ['idraulico', 'idraulici'],
  ])('matches %s and %s as forms of one word', (a, b) => {
    expect(isSameWord(a, b)).toBe(true);
    expect(isSameWord(b, a)).toBe(true);
  });

  it.each([
    ['carpenter', 'carpet'],
    ['car', 'care'],
    ['bath', 'bathroom'],
    ['welcome', 'plumber'],
    ['law', 'lawn'],
    ['plan', 'plant'],
    ['plan', 'plane'],
    ['part', 'party'],
    ['port', 'portal'],
    ['pain', 'paint'],
    ['cart', 'carton'],
    ['star', 'start'],
    ['form', 'formal'],
    ['rest', 'restore'],
    ['elect', 'electric'],
    ['general', 'generator'],
  ])('keeps %s and %s apart', (a, b) => {
    expect(isSameWord(a, b)).toBe(false);
    expect(isSameWord(b, a)).toBe(false);
  });
});

describe('isRelatedWord', () => {
  it.each([
    ['zahnarzt', 'zahnarztpraxis', true],
    ['werkstatt', 'autowerkstatt', true],
    ['heizung', 'heizungsbau', true],
    ['rose', 'prosecco', false],
    ['estate', 'interstatement', false],
    ['praxis', 'zahnarztpraxis', true],
  ])('%s in %s: %s', (a, b, expected) => expect(isRelatedWord(a, b)).toBe(expected));
});

describe('prepareText', () => {
  it.each([
    ['Köln', ['koln']],
    ['Łódź', ['lodz']],
    ['Straße', ['strasse']],
    ['Crème brûlée', ['creme', 'brulee']],
    ['ＡＢＣ整骨院', ['abc整骨院']],
    ['ガス工事', ['ガス工事']],
    ['O’Brien & Sons', ['o', 'brien', 'sons']],
  ])('%s', (text, words) => expect(prepareText(text).words).toEqual(words));
});
