import type { Page } from '../../crawl/html/page.ts';
import { classifyUrl } from '../../crawl/html/page-kind.ts';
import { deriveCategory } from '../category/category.ts';
import { CATEGORIES_BY_LABEL } from '../category/category-tables.ts';
import type { FactContext } from '../fact-context.ts';
import { getMentionPlace, mention } from '../mentions.ts';
import type { FoundService } from './found-service.ts';
import { cleanServiceName, createKnownTest, isNameLike, PRICE } from './service-names.ts';

const FEWEST_NAMES = 3;
const FEWEST_ROWS = 5;
const MOST_ROWS = 30;
const LONGEST_ROW = 90;
const LONGEST_PRICE = 30;
/** Rows of these trades are dishes and goods. */
const GOODS = new Set(['dining', 'foodshop', 'retail']);

/** Names that stand beside an amount: rows of a price table, or lines with the price at their end. */
export function readPriceRows(
  context: FactContext,
  siteStems: ReadonlySet<string>,
  isRefused: (text: string) => boolean,
): FoundService[] {
  if (isGoods(context)) return [];
  const isKnown = createKnownTest(siteStems);
  const rows = context.pages.flatMap((page) => {
    if (classifyUrl(page.url) === 'products') return [];
    // Numbers in a name are those of things and packages ("Rake 60 cm", "Series of 3 treatments").
    const onPage = rowsOf(page).filter(
      ({ name }) => isNameLike(name) && !isRefused(name) && !/[\d,]/.test(cleanServiceName(name)),
    );
    const known = onPage.filter(({ name }) => isKnown(name));
    if (
      new Set(onPage.map(({ name }) => cleanServiceName(name))).size < FEWEST_NAMES ||
      onPage.length > MOST_ROWS ||
      known.length * 2 < onPage.length
    )
      return [];
    // One word that nothing else of the site or of any trade uses says how much or from when ("From", "Six").
    return onPage.filter(({ name }) => cleanServiceName(name).includes(' ') || isKnown(name));
  });
  return rows.length < FEWEST_ROWS ? [] : rows;
}

function isGoods(context: FactContext): boolean {
  const label = deriveCategory(context).value?.label;
  const family = label === undefined ? undefined : CATEGORIES_BY_LABEL.get(label)?.family;
  return family !== undefined && GOODS.has(family);
}

function rowsOf(page: Page): FoundService[] {
  return page.blocks.flatMap(({ text, hidden, region }, at): FoundService[] => {
    if (hidden || region === 'nav' || region === 'footer' || text.length > LONGEST_ROW) return [];
    const next = page.blocks[at + 1];
    const isBeside =
      next !== undefined && next.text.length <= LONGEST_PRICE && PRICE.test(next.text) && startsWithAmount(next.text);
    const name = isBeside && !PRICE.test(text) ? text : nameBeforePrice(text);
    return name === null || !/\p{L}{3}/u.test(name)
      ? []
      : [{ name, url: null, seen: mention(page, getMentionPlace(region), text) }];
  });
}

function startsWithAmount(text: string): boolean {
  return /^(?:\p{L}{1,5}\.?\s)?[^\p{L}\d]{0,3}\d|^[$€£¥₺₽]/u.test(text);
}

/** "Haircut – £20": what stands before the amount at the end of a line. */
function nameBeforePrice(text: string): string | null {
  const match =
    /^(.{3,60}?)[\s.…_:–—-]+(?:(?:from|ab|from|dès|desde|da|vanaf|od|från|fra)\s)?[$€£¥₺₽]?\s?\d[\d.,]*\s?(?:,-|[$€£¥₺₽]|\p{L}{2,4})?\.?$/iu.exec(
      text,
    );
  return match?.[1] !== undefined && PRICE.test(text) ? match[1] : null;
}
