import type { Page } from '../crawl/html/page.ts';
import { everyNode, type StructuredNode } from '../crawl/structured-data/structured-node.ts';

/**
 * How much of the pages of one audit is searched for facts. Facts are derived in one thread for all audits, and a hostile site
 * could serve 30 MB of text that looks like phone numbers. Fifteen pages of a business site have about 100 kB
 * of text and 3,000 values of structured data.
 */
export const FACT_BUDGET = {
  page: { characters: 200_000, values: 10_000, links: 2_000, images: 1_000 },
  all: { characters: 600_000, values: 30_000, links: 8_000, images: 4_000 },
} as const;

type Amounts = Record<keyof typeof FACT_BUDGET.all, number>;

/** A page without what exceeds its own budget; the same object when it is within. */
export function withinPageBudget(page: Page): Page {
  return shareOut([page], { ...FACT_BUDGET.page })[0] ?? page;
}

/**
 * The pages without what exceeds the budget, with a note in `limitsReached` where that happened; the same array when all are within, so
 * that facts derived from it are known to whoever asks again.
 */
export function withinFactBudget(pages: readonly Page[]): readonly Page[] {
  const kept = shareOut(pages.map(withinPageBudget), { ...FACT_BUDGET.all });
  return kept.every((page, index) => page === pages[index]) ? pages : kept;
}

const LEFT_OUT = 'The page holds far more than pages of a business do; its first part was judged.';

function shareOut(pages: readonly Page[], left: Amounts): Page[] {
  return pages.map((page) => {
    const may = (kind: keyof Amounts) => Math.min(FACT_BUDGET.page[kind], left[kind]);
    const blockCount = countWithin(page.blocks, may('characters'), ({ text }) => text.length);
    const kept = {
      blocks: page.blocks.slice(0, blockCount),
      structured: fittingTrees(page.structured, may('values')),
      links: page.links.slice(0, may('links')),
      images: page.images.slice(0, may('images')),
    };
    left.characters -= sum(kept.blocks, ({ text }) => text.length);
    left.values -= sum(kept.structured, sizeOfTree);
    left.links -= kept.links.length;
    left.images -= kept.images.length;
    return isWhole(page, kept) ? page : shortened(page, kept);
  });
}

type Kept = Pick<Page, 'blocks' | 'structured' | 'links' | 'images'>;

function isWhole(page: Page, kept: Kept): boolean {
  return (
    kept.blocks.length === page.blocks.length &&
    kept.structured.length === page.structured.length &&
    kept.links.length === page.links.length &&
    kept.images.length === page.images.length
  );
}

function shortened(page: Page, kept: Kept): Page {
  const last = kept.blocks.length;
  const within = <T extends { readonly blockIndex: number }>(one: T): T =>
    one.blockIndex <= last ? one : { ...one, blockIndex: last };
  return {
    ...page,
    ...kept,
    links: kept.links.map(within),
    headings: page.headings.map(within),
    limitsReached: [...page.limitsReached.filter((one) => one !== LEFT_OUT), LEFT_OUT],
  };
}

/** How many items from the beginning fit into `limit` in total. */
function countWithin<T>(items: readonly T[], limit: number, sizeOf: (item: T) => number): number {
  let used = 0;
  for (const [index, item] of items.entries()) {
    used += sizeOf(item);
    if (used > limit) return index;
  }
  return items.length;
}

/** Trees that fit: one that is too large (a catalogue) is skipped without excluding the next (the business). */
function fittingTrees(roots: readonly StructuredNode[], limit: number): StructuredNode[] {
  let used = 0;
  return roots.filter((root) => {
    const size = sizeOfTree(root);
    if (used + size > limit) return false;
    used += size;
    return true;
  });
}

function sizeOfTree(root: StructuredNode): number {
  let count = 0;
  for (const { properties } of everyNode([root])) {
    count += 1;
    for (const [, values] of properties) count += values.length;
  }
  return count;
}

function sum<T>(items: readonly T[], sizeOf: (item: T) => number): number {
  return items.reduce((total, item) => total + sizeOf(item), 0);
}
