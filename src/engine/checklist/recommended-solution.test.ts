import { describe, expect, it } from 'vitest';
import type { OutlinePage } from '#shared/fixes/site-outline.ts';
import { factSheet } from '#test/sample-fact-sheets.ts';
import { aMaterial } from '#test/writing-material.ts';
import { asHeading, properPlace } from '../fixes/compose/proper-case.ts';
import { evaluatePage } from './evaluate-page.ts';

const page: OutlinePage = {
  url: 'https://salon.example/',
  lang: 'en',
  title: 'Home',
  metaDescription: null,
  canonical: null,
  headings: [{ level: 1, text: 'Welcome' }],
  wordCount: 40,
  mainText: 'Welcome',
  photos: [],
  outboundHosts: [],
  structured: [],
  brokenJsonLdCount: 0,
};
const bare = aMaterial({ sheet: factSheet('en', {}), outline: { pages: [page], statedFacts: [], robotsTxt: null } });
const itemOf = (
  material: typeof bare,
  factor: string,
  keyword = 'hair salon duluth',
  over: Partial<OutlinePage> = {},
) => evaluatePage({ ...page, ...over }, keyword, material, 0).items.find((one) => one.factor === factor);

describe('the recommended solution', () => {
  it('shows no label without its text', () => {
    const meta = itemOf(bare, 'metaKeyword');
    expect(meta?.suggestion ?? '').not.toMatch(/(?:Title|Description):\s*(?:\n|$)/);
    if (meta?.suggestion === null) expect(meta.variants).toBe(0);
  });

  it('leaves what is good as it is', () => {
    const meta = itemOf(aMaterial({ outline: bare.outline }), 'metaKeyword', 'plumber Duluth', {
      title: 'Plumber in Duluth | Harbor & Pine',
    });
    expect(meta?.suggestion).toMatch(/^Description: /);
    expect(meta?.suggestion).not.toContain('Title:');
  });

  it('reports the number of variants', () => {
    expect(itemOf(bare, 'h1Keyword')?.variants).toBe(1);
    expect(itemOf(aMaterial(), 'h1Keyword', 'plumber Duluth')?.variants).toBe(3);
    expect(itemOf(bare, 'minWordCount')).toMatchObject({ suggestion: null, variants: 0 });
  });

  it('keeps the capitalization of places and names', () => {
    const salon = aMaterial({ sheet: factSheet('en', { name: 'Velvet Fern', city: 'Duluth', region: 'MN' }) });
    expect(itemOf(salon, 'h1Keyword', 'hair salon duluth mn')?.suggestion).toBe('Hair salon Duluth MN – Velvet Fern');
  });
});

describe('words as a heading', () => {
  it.each([
    ['hair salon duluth', ['Duluth'], 'Hair salon Duluth'],
    ['drains or pipes, oregon or', ['OR', 'Oregon'], 'Drains or pipes, Oregon OR'],
    ['friseur hamburg', ['Hamburg', 'Friseur'], 'Friseur Hamburg'],
    ['iPhone repair st. paul', ['St. Paul'], 'iPhone repair St. Paul'],
    ['plombier saint-félix', ['Saint-Félix'], 'Plombier Saint-Félix'],
  ])('%s', (typed, names, expected) => expect(asHeading(typed, names)).toBe(expected));
});

describe('the name of a place', () => {
  it.each([
    ['duluth', 'Duluth'],
    ['SAN FRANCISCO', 'San Francisco'],
    ['frankfurt am main', 'Frankfurt am Main'],
    ['villefranche-sur-saône', 'Villefranche-sur-Saône'],
    ["l'aquila", "L'Aquila"],
    ['Duluth', 'Duluth'],
    ['MN', 'MN'],
    ['McAllen', 'McAllen'],
    ['松本市', '松本市'],
  ])('%s', (written, expected) => expect(properPlace(written)).toBe(expected));
});
