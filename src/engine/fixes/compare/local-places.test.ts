import { describe, expect, it } from 'vitest';
import { anOutlinePage } from '#test/writing-material.ts';
import { findLocalPlaces, namesLocalPlace } from './local-places.ts';

const places = (language: string, title: string, mainText: string) => [
  ...findLocalPlaces([anOutlinePage({ title, headings: [], mainText })], language, (words) => words === 'roofing'),
];

describe('the places that a site names itself', () => {
  it.each([
    ['pt', 'Canalizador Alto-do-Vale', 'Urgências em Alto-do-Vale.', 'alto do vale'],
    ['en', 'OMA Roofing', 'Roofs across the OMA since 1990.', 'oma'],
    ['en', 'Elkhead Valley Gutters', 'Gutters in Elkhead Valley. Known across the valley.', 'elkhead valley'],
    ['it', 'Dolci dell’Altipiano di Colle', 'Siamo sull’Altipiano di Colle.', 'altipiano di colle'],
    ['es', 'Electricista en Zona Baja', 'Trabajamos en toda la Zona Baja.', 'zona baja'],
  ])('stand behind “in” and again: %s, %s', (language, title, text, place) => {
    expect(places(language, title, text)).toEqual([place]);
  });

  it.each([
    ['what it does', 'en', 'Roofing', 'Experts in Roofing'],
    ['a word that it writes small too', 'es', 'Instalaciones', 'Expertos en Instalaciones. Hacemos instalaciones.'],
    ['what it says once', 'en', 'Roofs', 'Trained in Bellmore'],
    ['what it says again', 'en', 'Your partner in Maintenance', 'Your partner in Maintenance'],
    ['nouns of a language that capitalises them', 'de', 'Handwerk', 'Tradition im Handwerk. Alles in Handwerk'],
  ])('are not %s', (_, language, title, text) => {
    expect(places(language, title, text)).toEqual([]);
  });

  it('are named by whole words', () => {
    const known = new Set(['zona baja']);
    expect(namesLocalPlace('Electricista de la ZONA BAJA', known)).toBe(true);
    expect(namesLocalPlace('Electricista de la zona bajada', known)).toBe(false);
  });
});
