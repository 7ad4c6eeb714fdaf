import { classifyUrl } from '../../crawl/html/page-kind.ts';
import { categoryFinder } from '../category/category-finder.ts';
import type { CategoryTerm } from '../category/category-terms.ts';
import { type PageSummary, titleParts } from './find-service-page.ts';
import { saysOther, speaksOfItself } from './group-words.ts';
import { tokenizeName } from './name-words.ts';
import { isAmongArticles, makePageKey } from './page-addresses.ts';
import { keyOfName, namesOtherPage } from './service-names.ts';

/**
 * Pages that by their name may be about a service that the site lists nowhere, so that it did not become known: a main heading or the
 * start of the title has a word of some trade that is not just what the home page calls the business, as on pages about towns, and no
 * name that the page goes by is that of another kind of page.
 * @param pages home first
 */
export function findUnlistedServicePages(pages: readonly PageSummary[]): string[] {
  const [home, ...rest] = pages;
  if (home === undefined) return [];
  const homeHeads = headsOf(home);
  const repeated = new Set(homeHeads.map(keyOfName));
  const ownTrades = new Set(
    homeHeads.flatMap(findTerms).flatMap(({ kind, category }) => (kind === 'thing' ? [] : [category])),
  );
  const homeKey = makePageKey(home.url);
  // One word for a business alone is who, not what.
  const namesWork = (name: string) =>
    findTerms(name).some(
      ({ kind, category }) =>
        kind === 'thing' || (!ownTrades.has(category) && (kind === 'field' || tokenizeName(name).length > 1)),
    );
  return rest.flatMap((page) => {
    const isOpen = page.title !== null && isOfUnknownKind(page.url) && makePageKey(page.url) !== homeKey;
    const heads = isOpen ? headsOf(page).filter((name) => !repeated.has(keyOfName(name))) : [];
    return heads.some(namesWork) && ![...heads, ...(page.linkTexts ?? [])].some(isOfOtherKind) ? [page.url] : [];
  });
}

/** Whether an address is none of the usual kinds of pages: it may be about a service. */
export function isOfUnknownKind(url: string): boolean {
  const kind = classifyUrl(url);
  return (kind === null || kind === 'service') && !isAmongArticles(url);
}

/** Whether a page is called as one of another kind, or as the business speaks of itself. */
export function isOfOtherKind(name: string): boolean {
  return namesOtherPage(name) || saysOther(name) || speaksOfItself(name);
}

function headsOf({ title, h1s }: PageSummary): string[] {
  return [...h1s, ...titleParts(title ?? '').slice(0, 1)];
}

const LONGEST_TERM_TEXT = 80;

function findTerms(name: string): CategoryTerm[] {
  return categoryFinder
    .find(name.slice(0, LONGEST_TERM_TEXT))
    .filter(({ isSurname, onlyIn }) => !isSurname && onlyIn === null);
}
