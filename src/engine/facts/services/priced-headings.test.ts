import { describe, expect, it } from 'vitest';
import { createHtmlContext } from '#test/site-of-html.ts';
import { findPricedHeadings } from './priced-headings.ts';
import { deriveServices } from './services.ts';

const listOf = (headings: readonly string[], rest = '') =>
  headings.map((one, at) => `<h1>${one}</h1><p>Small $${at + 1}50</p><p>Large $${at + 3}00</p>${rest}`).join('');
const read = (html: string) =>
  findPricedHeadings(createHtmlContext({ '/': '<h1>Linde</h1>', '/rates': `<main>${html}</main>` }).pages).map(
    ({ heading }) => heading.text,
  );

describe('headings over prices', () => {
  const frames = ['WALL FRAMES', 'EASELS', 'MIRRORS (EACH)'];

  it('are read where each has short lines with amounts below it', () => {
    expect(read(listOf(frames))).toEqual(frames);
    expect(read(listOf(frames.slice(1)))).toEqual([]);
    expect(read(listOf(frames, '<p>All of them are made of local wood.</p><p>We deliver on Fridays.</p>'))).toEqual([]);
  });

  it('are none where they say for whom', () => {
    expect(read(listOf(['Ladies', 'Gents', 'Kids']))).toEqual([]);
  });

  it('are the services of a site that lists none elsewhere', () => {
    const parts = frames.map((one, at) => `${'<div>'.repeat(at * 2)}${listOf([one])}${'</div>'.repeat(at * 2)}`);
    const site = { '/': '<main><h1>Linde</h1></main>', '/rates': `<main>${parts.join('')}</main>` };
    const names = deriveServices(createHtmlContext(site)).value.map(({ name }) => name);
    expect(names).toEqual(['Wall frames', 'Easels', 'Mirrors']);
  });
});
