import { decodeComponent } from '#shared/text/decode-component.ts';
import { getUrlPath } from '#shared/text/url-path.ts';
import { classifyUrl } from '../crawl/html/page-kind.ts';
import { readWordList } from '../data/read-word-list.ts';
import { foldText, foldUmlauts, splitWords } from '../facts/language/fold-text.ts';
import { REGIONS } from '../facts/place/address-regions.ts';
import { titleParts } from '../facts/services/find-service-page.ts';
import { isAmongArticles } from '../facts/services/page-addresses.ts';
import { stemWord } from '../fixes/verify/word-stems.ts';
import type { KeywordInput } from './keyword-input.ts';
import { findSearchLanguage } from './search-language.ts';

/** Pages that nobody who searches for a business wants to land on. */
const NEVER_WANTED: ReadonlySet<string> = new Set([
  'legal',
  'imprint',
  'prices',
  'reviews',
  'faq',
  'jobs',
  'hours',
  'team',
]);
/** Pages that name towns and services and are about none of them. */
const ABOUT_NONE: ReadonlySet<string> = new Set([...NEVER_WANTED, 'contact', 'about', 'booking', 'gallery', 'blog']);
const EMPTY_WORDS = readWordList('serviceGlue');
/** Words of one family agree in so many letters: "Umzug", "Umzugsfirma". */
const ROOT = 5;

type Site = Pick<
  KeywordInput,
  'pages' | 'linkedPages' | 'language' | 'city' | 'region' | 'regions' | 'country' | 'areas'
>;

/** Whether a page may be the target of a keyword: the legal notice and the page of prices are none. */
export function mayBeSearchedFor(url: string): boolean {
  return !NEVER_WANTED.has(classifyUrl(url) ?? '');
}

/** Whether a page may be about a service: that of the contact or the photos is about none. */
export function mayBeOffered(url: string): boolean {
  return !ABOUT_NONE.has(classifyUrl(url) ?? '');
}

/**
 * The path of the page about these phrases in an area served: its address, or the beginning of its title or main heading, names
 * both and nothing else. The page about the trade there may be named by the area alone, or, where none is, be about its
 * emergencies there. Null where the site has none.
 */
export function findAreaPage(phrases: readonly string[], area: string, isTrade: boolean, site: Site): string | null {
  const letters = lettersIn(area);
  const namesCity = (words: readonly string[]) => withoutPlace(words, lettersIn(site.city)) !== null;
  const findPage = (readSign: (sign: string) => string, signed: readonly string[]) =>
    findNamed(site, ({ url, title, h1s, linkTexts = [] }) => {
      const isNamed = (sign: string, mayBeAlone: boolean) => {
        const words = withoutPlace(wordsIn(readSign(sign)), letters);
        // "Tree removal Colac & Lorne" is about tree removal, not about Lorne.
        const isOfOwn = isTrade && words !== null && lettersIn(site.city) !== letters && namesCity(words);
        return words !== null && !isOfOwn && saysOnly(words, signed, site, isTrade, mayBeAlone);
      };
      const address = [lastSegment(url), ...(title === null ? linkTexts : [])];
      return (
        address.some((sign) => isNamed(sign, isTrade)) || beginnings(title, h1s).some((sign) => isNamed(sign, false))
      );
    });
  const urgent = isTrade ? urgentPattern(site.language) : null;
  const found = findPage((sign) => sign, phrases);
  if (found !== null || urgent === null) return found;
  const calm = (text: string) => text.replaceAll('-', ' ').replace(urgent, ' ');
  return findPage(calm, phrases.map(calm));
}

/** The path of a page that was not read and that is named by the phrase and nothing else; null for none. */
export function findUnreadPage(phrase: string, site: Site): string | null {
  return findNamed({ ...site, pages: site.pages.slice(0, 1) }, ({ url, linkTexts = [] }) =>
    [lastSegment(url), ...linkTexts].some((sign) => saysOnly(wordsIn(sign), [phrase], site, false, false)),
  );
}

/** The path of the page about the trade in emergencies, in the own town or without a place; null where the site has none. */
export function findUrgentPage(phrases: readonly string[], site: Site): string | null {
  const urgent = urgentPattern(site.language);
  if (urgent === null) return null;
  const city = lettersIn(site.city);
  const telling = phrases.map((phrase) => phrase.replace(urgent, ' '));
  return findNamed(site, ({ url, title, h1s }) =>
    [lastSegment(url).replaceAll('-', ' '), ...beginnings(title, h1s)].some((sign) => {
      if (!urgent.test(sign)) return false;
      const words = wordsIn(sign.replace(urgent, ' '));
      return saysOnly(withoutPlace(words, city) ?? words, telling, site, true, false);
    }),
  );
}

/** Whether a phrase asks for work in an emergency. */
export function isUrgentPhrase(phrase: string, language: string): boolean {
  return urgentPattern(language)?.test(phrase) === true;
}

/** What says urgency, also as the beginning of a word: "spoedverhuizing". */
function urgentPattern(language: string): RegExp | null {
  const source = findSearchLanguage(language)?.said.urgent;
  return source === undefined ? null : new RegExp(`(?<![\\p{L}\\p{N}])(?:${source.replaceAll('\\p{L}*', '')})`, 'iu');
}

function findNamed(
  { pages, linkedPages = [] }: Site,
  isAbout: (page: KeywordInput['pages'][number]) => boolean,
): string | null {
  const [home, ...others] = [...pages, ...linkedPages];
  const found = others.find(
    (page) => page.url !== home?.url && mayBeOffered(page.url) && !isAmongArticles(page.url) && isAbout(page),
  );
  return found === undefined ? null : getUrlPath(found.url);
}

/** The first parts of title and main headings. */
function beginnings(title: string | null, h1s: readonly string[]): string[] {
  return [title ?? '', ...h1s].flatMap((text) => titleParts(text).slice(0, 1));
}

/** Whether words are those of a phrase, of its family where it is the trade, and no others but regions, the own town and numbers. */
function saysOnly(
  words: readonly string[],
  phrases: readonly string[],
  { city, region, regions = [], country }: Site,
  isTrade: boolean,
  mayBeAlone: boolean,
): boolean {
  const state = Object.entries(REGIONS)
    .flatMap(([code, all]) => (country === null || code === country ? all : []))
    .filter(({ code, name }) => [code, name].some((one) => foldText(one ?? '') === foldText(region)))
    .flatMap(({ code, name }) => [code ?? '', name]);
  const places = new Set([city, region, ...regions, ...state].flatMap(wordsIn));
  const telling = words.filter((word) => !EMPTY_WORDS.has(word) && !places.has(word) && !/\d/.test(word));
  if (telling.length === 0) return mayBeAlone;
  const stems = new Set(telling.map(stemWord));
  const meant = phrases.map((phrase) =>
    wordsIn(phrase)
      .filter((word) => !EMPTY_WORDS.has(word))
      .map(stemWord),
  );
  if (!isTrade) return meant.some((one) => one.length === stems.size && one.every((stem) => stems.has(stem)));
  const all = meant.flat();
  const isOfTrade = (stem: string) =>
    all.some((one) => one === stem || (stem.length >= ROOT && one.startsWith(stem.slice(0, ROOT))));
  return [...stems].every(isOfTrade);
}

/** The words around a place's name, however it is split; null where it is not named. */
function withoutPlace(words: readonly string[], letters: string): string[] | null {
  for (let start = 0; start < words.length; start += 1)
    for (let end = start + 1; end <= words.length; end += 1)
      if (words.slice(start, end).join('') === letters) return [...words.slice(0, start), ...words.slice(end)];
  return null;
}

function lettersIn(name: string): string {
  return wordsIn(name).join('');
}

function wordsIn(text: string): string[] {
  return splitWords(foldUmlauts(text));
}

/** The last part of a path, without the ending of a file. */
function lastSegment(url: string): string {
  const path = decodeComponent(getUrlPath(url) ?? '');
  return path.match(/\/([^/]+?)(?:\.\w+)?\/?$/)?.[1] ?? '';
}
