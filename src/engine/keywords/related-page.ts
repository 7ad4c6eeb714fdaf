import { getUrlPath } from '#shared/text/url-path.ts';
import { foldText, splitWords } from '../facts/language/fold-text.ts';
import { findTowns } from '../facts/place/gazetteer.ts';
import { titleParts } from '../facts/services/find-service-page.ts';
import { isAmongArticles, isListPage, readPathSegments } from '../facts/services/page-addresses.ts';
import type { KeywordInput } from './keyword-input.ts';
import { phraseStems } from './keyword-key.ts';
import { listPlaces } from './site-spellings.ts';
import { mayBeOffered } from './special-pages.ts';

/** Other words that a page about a phrase may name besides: "Crowns & bridges" is about crowns. */
const MOST_OTHERS = 1;

type Site = Pick<
  KeywordInput,
  'pages' | 'linkedPages' | 'city' | 'region' | 'regions' | 'areas' | 'country' | 'services' | 'language'
>;

/**
 * The path of a page that a phrase belongs on though none is about just it: one that is named by a part of the phrase which is not the
 * trade itself ("water heaters", for "water heater repair"), or one that was not read and that names one thing besides. Such a service
 * needs no second page. Null for none, and never a page about a town, a page that lists services or an article.
 * @param heads the words of the trade itself
 */
export function findRelatedPage(phrase: string, heads: readonly string[], site: Site): string | null {
  const [home, ...read] = site.pages;
  const wanted = phraseStems(phrase).stems;
  if (home === undefined || wanted.size === 0) return null;
  const ofTrade = new Set(heads.flatMap((head) => [...phraseStems(head).stems]));
  const ofHome = new Set([home.title ?? '', ...home.h1s].flatMap(titleParts));
  const isPart = (said: ReadonlySet<string>) =>
    said.size > 0 && said.isSubsetOf(wanted) && [...said].some((stem) => !ofTrade.has(stem));
  const isBeside = (said: ReadonlySet<string>) => wanted.isSubsetOf(said) && said.size <= wanted.size + MOST_OTHERS;
  const mayBe = ({ url }: { readonly url: string }) =>
    url !== home.url && mayBeOffered(url) && !isAmongArticles(url) && !isListPage(url) && !namesPlace(url, site);
  const found =
    [...read, ...(site.linkedPages ?? [])].find(
      (page) =>
        mayBe(page) &&
        [endOfAddress(page.url), ...page.h1s, ...titleParts(page.title ?? '').slice(0, 1), ...(page.linkTexts ?? [])]
          .filter((sign) => !ofHome.has(sign))
          .some((sign) => isPart(phraseStems(sign).stems)),
    ) ??
    (site.linkedPages ?? []).find(
      (page) =>
        mayBe(page) &&
        [endOfAddress(page.url), ...(page.linkTexts ?? [])].some((sign) => isBeside(phraseStems(sign).stems)),
    );
  return found === undefined ? null : getUrlPath(found.url);
}

/** Whether the end of an address names a town: the page is about what is offered there. */
function namesPlace(url: string, site: Site): boolean {
  const words = splitWords(foldText(endOfAddress(url)));
  const said = ` ${words.join(' ')} `;
  const own = splitWords(foldText(site.city)).join(' ');
  const others = listPlaces(site).map((place) => splitWords(foldText(place)).join(' '));
  const isServed = others.some((place) => place !== '' && place !== own && said.includes(` ${place} `));
  return (
    isServed || (words.length > 1 && findTowns(words.at(-1) ?? '', site.country).length > 0 && words.at(-1) !== own)
  );
}

/** The last part of an address, without the ending of a file. */
export function endOfAddress(url: string): string {
  return (readPathSegments(url).at(-1) ?? '').replace(/\.\w+$/, '');
}
