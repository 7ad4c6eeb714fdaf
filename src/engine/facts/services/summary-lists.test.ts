import { describe, expect, it } from 'vitest';
import { createHtmlContext } from '#test/site-of-html.ts';
import { deriveServices, listServicesBySureness } from './services.ts';
import { findSummaryLists } from './summary-lists.ts';

const describeSite = (text: string, body = '') =>
  createHtmlContext({
    '/': `<html><head><title>Linde</title><meta name="description" content="${text}"></head><body><main><h1>Linde</h1>${body}</main></body></html>`,
  });
const read = (text: string, body = '') => findSummaryLists(describeSite(text, body).home).map(({ items }) => items);

describe('lists that sum a business up', () => {
  it.each([
    ['A salon in Orla. Cuts, shaving and coloring.', ['Cuts', 'shaving', 'coloring']],
    ['Linde: Boka klippning, färg och slingor online.', ['klippning', 'färg', 'slingor']],
    ['Linde – roofs, gutters and skylights in Orla.', ['roofs', 'gutters', 'skylights']],
  ])('%s', (text, items) => {
    expect(read(text)).toEqual([items]);
  });

  it.each([
    'We have been here for many years, come in and see us.',
    'Licensed, insured, local plumbers.',
    'Cuts and shaving.',
  ])('none in: %s', (text) => {
    expect(read(text)).toEqual([]);
  });

  it('are short lines with marks between, one of them with a word of some trade', () => {
    const line = (text: string) => read('', `<p>${text}</p>`);
    expect(line('Haarschnitt · Farbe · Styling — in Orla')).toEqual([['Haarschnitt', 'Farbe', 'Styling']]);
    expect(line('Ruhig · Hell · Freundlich')).toEqual([]);
  });

  it('are services with a word of some trade in them, else asked about, and never of places, praise or the name', () => {
    const readOf = (text: string) => listServicesBySureness(describeSite(text)).possible;
    expect(readOf('Klipning, skægtrimning og maskinklipning.')).toEqual(['Klipning', 'Skægtrimning', 'Maskinklipning']);
    expect(readOf('Linde, brushes and combs.')).toEqual([]);
    const namesOf = (text: string) => deriveServices(describeSite(text)).value.map(({ name }) => name);
    expect(namesOf('Boka klippning, färg och slingor online.')).toEqual(['Klippning', 'Färg', 'Slingor']);
    expect(namesOf('Klippning, reliable och slingor.')).toEqual([]);
    expect(namesOf('Klipning, skægtrimning og maskinklipning.')).toEqual([]);
  });
});
