import { getUrlPath } from '#shared/text/url-path.ts';
import { classifyUrl } from '../crawl/html/page-kind.ts';
import { foldText, splitWords } from '../facts/language/fold-text.ts';
import { placeKey } from '../facts/place/place-key.ts';
import { findServicePage, titleParts } from '../facts/services/find-service-page.ts';
import { isAmongArticles } from '../facts/services/page-addresses.ts';
import { equalSearches } from './equal-searches.ts';
import type { KeywordInput } from './keyword-input.ts';
import { isContained, keywordKey, phraseStems } from './keyword-key.ts';
import { isHomeHeadline } from './site-passages.ts';
import { findUnreadPage } from './special-pages.ts';

/**
 * A speciality with a page of its own, read or only linked, under this or an equal name, is a service: "pediatric dentist", "maid
 * service".
 */
export function hasPageOfItsOwn(head: string, input: KeywordInput): boolean {
  return equalSearches(head, input.language).some((name) => {
    const found = findServicePage({ name, url: null }, input.pages, input.services);
    if (found.kind !== 'page') return findUnreadPage(name, input) !== null;
    return !isAmongArticles(found.url) && [null, 'services'].includes(classifyUrl(found.url));
  });
}

/** The path of a page, read or not, whose address is a phrase and nothing else; null for none. */
export function findPageByAddress(phrase: string, input: KeywordInput): string | null {
  return findUnreadPage(phrase, { ...input, linkedPages: [...input.pages.slice(1), ...(input.linkedPages ?? [])] });
}

/**
 * The page that bears the trade's own words as its address, where the home page's title names another service with a page too: then the
 * home page is about all of them ("Daycare, grooming and hydrotherapy").
 */
export function pageNamedFor(head: string, { pages, services, passages }: KeywordInput): string | null {
  const slug = splitWords(foldText(head)).join('-');
  const found = pages.slice(1).find(({ url }) => lastSegment(getUrlPath(url) ?? '') === slug);
  const titles = passages.filter(({ place, isHome }) => isHome && place === 'title');
  const isOneOfSeveral = services.some(({ name, url }) => {
    const { stems } = phraseStems(name);
    const isTitled = titles.some(({ stems: said }) => stems.size > 0 && stems.isSubsetOf(said));
    return (
      isTitled &&
      !isContained(name, head) &&
      !isContained(head, name) &&
      findServicePage({ name, url }, pages, services).kind === 'page' &&
      keywordKey(name) !== keywordKey(head)
    );
  });
  return found === undefined || !isOneOfSeveral ? null : getUrlPath(found.url);
}

/**
 * The page whose title begins with the trade and the own town and that has the trade's word as its address, where the home page says that
 * word in its name at most.
 */
export function pageTitledFor(head: string, { pages, passages, city, businessName }: KeywordInput): string | null {
  const wanted = phraseStems(head).stems;
  const name = ` ${placeKey(businessName)} `;
  const isSaid = passages.filter(isHomeHeadline).some(({ text, stems }) => {
    return wanted.isSubsetOf(stems) && !name.includes(` ${placeKey(text)} `);
  });
  if (isSaid || wanted.size === 0) return null;
  const found = pages.slice(1).find(({ url, title }) => {
    const { stems } = phraseStems(titleParts(title ?? '')[0] ?? '');
    const own = [...wanted, ...phraseStems(city).stems];
    const isTitled = stems.size === own.length && own.every((stem) => stems.has(stem));
    const address = phraseStems(lastSegment(getUrlPath(url) ?? '')).stems;
    const isAddress = wanted.isSubsetOf(address) && address.isSubsetOf(new Set(own));
    return isTitled && isAddress && !isAmongArticles(url);
  });
  return found === undefined ? null : getUrlPath(found.url);
}

/** The last part of a path, without the ending of a file. */
export function lastSegment(path: string): string {
  return path.match(/\/([^/]+?)(?:\.\w+)?\/?$/)?.[1] ?? '';
}
