import { describe, expect, it } from 'vitest';
import { aBlock, aHeading, aLink, aPage } from '#test/builders.ts';
import { detectPlaceholder, isNotFoundNotice, saysNothing } from './placeholder-page.ts';

const bare = {
  headings: [],
  blocks: [],
  links: [],
  images: [],
  iframes: [],
  scripts: [],
  structured: [],
  wordCount: 0,
};

describe('detectPlaceholder', () => {
  it('is null for a page of a business', () => {
    expect(detectPlaceholder(aPage())).toBeNull();
  });

  it('distinguishes an empty page from one that scripts or pictures fill', () => {
    expect(detectPlaceholder(aPage(bare))).toBe('empty-page');
    expect(detectPlaceholder(aPage({ ...bare, scripts: ['https://a.example/app.js'] }))).toBeNull();
    expect(detectPlaceholder(aPage({ ...bare, emptyMountPoints: ['root'] }))).toBeNull();
    expect(detectPlaceholder(aPage({ ...bare, images: aPage().images }))).toBeNull();
    expect(detectPlaceholder(aPage({ ...bare, inlineScriptBytes: 900 }))).toBeNull();
  });

  it.each([
    'This domain is for sale',
    'Diese Domain steht zum Verkauf.',
    'Ce nom de domaine est à vendre',
    'Questo dominio è in vendita',
    'このドメインは売り出し中です',
    'Welcome to nginx!',
  ])('recognizes a parked domain by: %s', (text) => {
    expect(detectPlaceholder(aPage({ ...bare, blocks: [aBlock(text)], wordCount: 10 }))).toBe('parked-domain');
  });

  it('does not match a long page that mentions a sale', () => {
    expect(detectPlaceholder(aPage({ blocks: [aBlock('This domain is for sale')], wordCount: 800 }))).toBeNull();
  });

  it('recognizes a login wall by a password field on an otherwise empty page', () => {
    expect(
      detectPlaceholder(aPage({ ...bare, passwordFieldCount: 1, wordCount: 20, headings: [aHeading(1, 'Enter')] })),
    ).toBe('login-wall');
    const menu = Array.from({ length: 15 }, (_, index) => aLink(`https://a.example/${index}`, 'a'));
    expect(detectPlaceholder(aPage({ passwordFieldCount: 1, wordCount: 60, links: menu }))).toBeNull();
    expect(detectPlaceholder(aPage({ passwordFieldCount: 1, wordCount: 600 }))).toBeNull();
  });
});

describe('isNotFoundNotice', () => {
  it.each([
    '404 Not Found',
    'Error 404',
    'Page not found – Harbor & Pine',
    'The page cannot be found',
    'This page doesn’t exist',
    'Seite nicht gefunden',
    'Fehler 404 - Klempner Meier',
    'Page introuvable',
    'Página no encontrada',
    'Pagina non trovata',
    'Nie znaleziono strony',
    'お探しのページは見つかりませんでした',
  ])('%s', (title) => {
    expect(isNotFoundNotice(aPage({ title, wordCount: 60 }))).toBe(true);
    expect(isNotFoundNotice(aPage({ title: 'Shop', headings: [aHeading(1, title)], wordCount: 60 }))).toBe(true);
    expect(isNotFoundNotice(aPage({ title, wordCount: 900 }))).toBe(false);
  });

  it.each([
    '404 Plumbing, Atlanta',
    'Call (404) 555-0142',
    'Lost and found in Duluth',
    'Plumber | 404 Main St',
    'Leak not found? We find it',
  ])('not %s', (title) => {
    expect(isNotFoundNotice(aPage({ title, headings: [], wordCount: 60 }))).toBe(false);
  });
});

describe('saysNothing', () => {
  it('requires a title, a heading or some text', () => {
    expect(saysNothing(aPage({ title: null, headings: [], wordCount: 4 }))).toBe(true);
    expect(saysNothing(aPage({ title: 'a', headings: [], wordCount: 4 }))).toBe(false);
    expect(saysNothing(aPage({ title: null, headings: [], wordCount: 90 }))).toBe(false);
  });
});
