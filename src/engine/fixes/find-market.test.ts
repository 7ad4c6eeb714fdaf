import { describe, expect, it } from 'vitest';
import { factSheet } from '#test/sample-fact-sheets.ts';
import { anOutlinePage } from '#test/writing-material.ts';
import { findMarketFact } from './find-market.ts';

/** A business with its post in a hamlet that the gazetteer does not know. */
const { facts } = factSheet('en', {
  city: 'Pike Post',
  country: 'US',
  area: ['Duluth, MN', 'Hermantown', 'Minnesota'],
});
const market = (title: string, h1: string | null = null, given = facts, isServiceArea: boolean | null = null) =>
  findMarketFact(given, anOutlinePage({ title, headings: h1 === null ? [] : [{ level: 1, text: h1 }] }), isServiceArea)
    ?.value;

describe('the market area', () => {
  it('is the town that the title names, then that of the main heading', () => {
    expect(market('Plumber in Hermantown', 'Plumber in Duluth')).toBe('Hermantown');
    expect(market('Plumber', 'Your plumber in DULUTH')).toBe('Duluth, MN');
    expect(market('Plumber in Pike Post')).toBe('Pike Post');
  });

  it('is the first of several', () => {
    expect(market('Plumber in Hermantown and Duluth')).toBe('Hermantown');
  });

  it('is no hamlet and no state where an area is a town', () => {
    expect(market('Home')).toBe('Duluth, MN');
    expect(market('The best of Minnesota')).toBe('Duluth, MN');
  });

  it('is the seat where that is one of its areas and none is named more', () => {
    const served = factSheet('en', { city: 'St. Pike', country: 'US', area: ['Duluth', 'Saint Pike'] }).facts;
    expect(market('Home', null, served)).toBe('St. Pike');
    expect(market('Home', null, served, false)).toBeUndefined();
    const text = 'Roofs in Duluth. Call St. Pike';
    expect(findMarketFact(served, anOutlinePage({ title: 'Home', headings: [], mainText: text }), true)?.value).toBe(
      'St. Pike',
    );
    const more = `${text}. Duluth`;
    expect(
      findMarketFact(served, anOutlinePage({ title: 'Home', headings: [], mainText: more }), true),
    ).toBeUndefined();
  });

  it('is the area that the text is about, where people need not come to the address', () => {
    const shop = factSheet('en', { city: 'Boise', country: 'US', area: ['Nampa', 'Meridian'] }).facts;
    const told = (mainText: string, isServiceArea: boolean | null = null) =>
      findMarketFact(shop, anOutlinePage({ title: 'Home', headings: [], mainText }), isServiceArea)?.value;
    const often = 'Roofs in Meridian. Meridian knows us. Call us in Meridian or Nampa.';
    expect(told(`${often} 12 Oak St, Boise`)).toBe('Meridian');
    expect(told(often, false)).toBeUndefined();
    expect(told(`${often} We love Boise. 12 Oak St, Boise`)).toBeUndefined();
    expect(told('Roofs in Meridian and Nampa. Meridian knows us.')).toBeUndefined();
  });

  it('is left open where the address is in a town, or nothing else is known', () => {
    const shop = factSheet('en', { city: 'Boise', country: 'US', area: ['Meridian'] }).facts;
    expect(market('Home', null, shop)).toBeUndefined();
    expect(market('Home', null, factSheet('en', { city: 'Pike Post', country: 'US' }).facts)).toBeUndefined();
    expect(market('Home', null, [])).toBeUndefined();
  });

  it('is no part of a word', () => {
    const shop = factSheet('en', { city: 'Boise', country: 'US', area: ['Bath'] }).facts;
    expect(market('Bathroom fitters', null, shop)).toBeUndefined();
  });
});
