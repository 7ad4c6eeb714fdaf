import type { Service } from '#shared/audit/business.ts';
import type { OutlinePage } from '#shared/fixes/site-outline.ts';
import { getUrlPath } from '#shared/text/url-path.ts';
import { classifyUrl } from '../crawl/html/page-kind.ts';
import { statesPrice } from '../factors/answer-facts.ts';
import { isAmongArticles } from '../facts/services/page-addresses.ts';
import { phraseStems } from './keyword-key.ts';

/** Where on a site a passage stands. */
export type PassagePlace = 'title' | 'h1' | 'description' | 'heading' | 'service' | 'text';

/** A few words of a site that belong together: what is said in one of them is said of one thing. */
export interface Passage {
  readonly url: string;
  readonly place: PassagePlace;
  readonly text: string;
  readonly isHome: boolean;
  readonly stems: ReadonlySet<string>;
  /** Letters alone, for what one side writes as one word. */
  readonly letters: string;
}

/** Whether a passage is of the title or a main heading of the home page, which say what the whole site is about. */
export function isHomeHeadline({ place, isHome }: Pick<Passage, 'place' | 'isHome'>): boolean {
  return isHome && (place === 'title' || place === 'h1');
}

/** Longer headings are sentences. */
const MOST_HEADING_WORDS = 12;
const MOST_PASSAGES = 1500;
/** Pages that speak of what others do, or of what they do not do. */
const ELSEWHERE: ReadonlySet<string> = new Set(['legal', 'imprint', 'reviews', 'jobs', 'team']);
const PARTS = /\s+[|–—·•&+-]\s+|\s*[|｜»,;:•·/]\s*|[.!?。！？]+(?:\s+|$)|、/;

/**
 * The passages of the crawled pages and the names of services that were read from them, home first, at most 1,500. Articles,
 * legal pages, reviews and questions are left out: what they name need not be offered.
 */
export function listPassages(pages: readonly OutlinePage[], services: readonly Service[]): Passage[] {
  const passages: Passage[] = [];
  const add = (place: PassagePlace, url: string, text: string, isHome: boolean) => {
    const { stems, letters } = phraseStems(text);
    if (letters !== '' && passages.length < MOST_PASSAGES) passages.push({ url, place, text, isHome, stems, letters });
  };
  const home = pages[0]?.url ?? '';
  for (const { name, url } of services) add('service', url ?? home, name, false);
  for (const page of pages) {
    const isHome = page.url === home;
    if (!isHome && (ELSEWHERE.has(classifyUrl(page.url) ?? '') || isAmongArticles(page.url))) continue;
    for (const part of splitParts(page.title ?? '')) add('title', page.url, part, isHome);
    for (const part of splitParts(page.metaDescription ?? '')) add('description', page.url, part, isHome);
    for (const { level, text } of page.headings)
      if (!/[?？]\s*$/.test(text) && text.split(/\s+/).length <= MOST_HEADING_WORDS)
        add(level === 1 ? 'h1' : 'heading', page.url, text, isHome);
    for (const part of page.mainText.split(/\n|[.!?。！？](?:\s|$)/)) add('text', page.url, part, isHome);
  }
  return passages;
}

/** The parts of a title or a description. */
export function splitParts(text: string): string[] {
  return text
    .split(PARTS)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Whether a site states a price for a phrase: beside it, or on the page that is about it. */
export function findPriced(passages: readonly Passage[]): (phrase: string, page: string | null) => boolean {
  const priced = passages.filter(({ text }) => /\d/.test(text) && statesPrice(text));
  const pages = new Set(priced.map(({ url }) => getUrlPath(url) ?? '/'));
  return (phrase, page) => {
    if (page !== null && page !== '/' && pages.has(page)) return true;
    const { stems } = phraseStems(phrase);
    return stems.size > 0 && priced.some((one) => [...stems].every((stem) => one.stems.has(stem)));
  };
}
