import { describe, expect, it } from 'vitest';
import { aBlock, aBusinessNode, aHeading, aLink, aNode, anImage, anInnerPage, aPage } from '#test/builders.ts';
import { FACT_BUDGET, withinFactBudget } from './page-budget.ts';

const long = (characters: number) => aBlock('x'.repeat(characters));

describe('withinFactBudget', () => {
  it('leaves ordinary pages as they are', () => {
    const pages = [aPage(), anInnerPage('contact')];
    expect(withinFactBudget(pages)).toEqual(pages);
    expect(withinFactBudget(pages)[0]).toBe(pages[0]);
  });

  it('keeps the first part of a long page, and says so', () => {
    const blocks = Array.from({ length: 10 }, () => long(FACT_BUDGET.page.characters / 4));
    const headings = [aHeading(1, 'a', { blockIndex: 2 }), aHeading(2, 'b', { blockIndex: 9 })];
    const links = [aLink('https://a.example/', 'a', { blockIndex: 8 })];
    const [page] = withinFactBudget([aPage({ blocks, headings, links, limitsReached: ['Before.'] })]);
    expect(page?.blocks).toHaveLength(4);
    expect(page?.headings.map(({ blockIndex }) => blockIndex)).toEqual([2, 4]);
    expect(page?.links.map(({ blockIndex }) => blockIndex)).toEqual([4]);
    expect(page?.limitsReached).toHaveLength(2);
  });

  it('shares the total budget among all pages, the home page first', () => {
    const page = aPage({ blocks: Array.from({ length: 4 }, () => long(FACT_BUDGET.page.characters / 4)) });
    const counts = withinFactBudget(Array.from({ length: 5 }, () => page)).map(({ blocks }) => blocks.length);
    expect(counts).toEqual([4, 4, 4, 0, 0]);
  });

  it('leaves out a catalogue and keeps the business after it', () => {
    const catalogue = aNode('ItemList', {
      itemListElement: Array.from({ length: FACT_BUDGET.page.values / 2 }, () => aNode('Product', { name: 'A' })),
    });
    const [page] = withinFactBudget([aPage({ structured: [catalogue, aBusinessNode()] })]);
    expect(page?.structured.map(({ types }) => types)).toEqual([['Plumber']]);
  });

  it('leaves out a list of values without end', () => {
    const list = aNode('Thing', { name: Array.from({ length: 500_000 }, () => 'A') });
    const [page] = withinFactBudget([aPage({ structured: [list, aBusinessNode()] })]);
    expect(page?.structured.map(({ types }) => types)).toEqual([['Plumber']]);
  });

  it('bounds links and images', () => {
    const links = Array.from({ length: 3_000 }, (_, index) => aLink(`https://a.example/${index}`, 'a'));
    const images = Array.from({ length: 3_000 }, () => anImage('a.jpg', 'a'));
    const pages = withinFactBudget(Array.from({ length: 5 }, () => aPage({ links, images })));
    expect(pages.map((page) => page.links.length)).toEqual([2_000, 2_000, 2_000, 2_000, 0]);
    expect(pages.map((page) => page.images.length)).toEqual([1_000, 1_000, 1_000, 1_000, 0]);
  });
});
