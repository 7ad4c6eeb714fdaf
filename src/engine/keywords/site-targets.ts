import { foldText, wordsOf } from '../facts/fold-text.ts';
import type { KeywordInput } from './keyword-input.ts';
import { stemOf } from './keyword-key.ts';
import type { PatternPlace } from './keyword-pattern.ts';
import type { KeywordTopic } from './keyword-topics.ts';
import type { SpokenTrade } from './trade-vocabulary.ts';

/** Folders below which sites keep their services. */
const SERVICE_FOLDER =
  /^\/(?:[a-z]{2}\/)?(?:services?|our-services|treatments?|practice-areas?|leistungen|prestations|servicios)\//;

/** A page that lists services is no page about one. */
const LIST_PAGE =
  /\/(?:our-)?(?:services?|treatments?|practice-areas?|what-we-do|menu|prices?|leistungen|angebot|prestations|servicios|tratamientos)(?:\.\w+)?\/?$/;

/** The path of an address: "/roof-repair"; "/" when it is none. */
export function pathOf(url: string): string {
  return URL.parse(url)?.pathname ?? '/';
}

/** The path of the page about a service: the one its name leads to and no other's does, else one that is called so. */
export function findServicePage(
  phrase: string,
  url: string | null,
  { services, pages }: Pick<KeywordInput, 'services' | 'pages'>,
): string | null {
  const home = pathOf(pages[0]?.url ?? '');
  const isOwn =
    url !== null &&
    pathOf(url) !== home &&
    !LIST_PAGE.test(pathOf(url)) &&
    services.filter((one) => one.url === url).length === 1;
  if (isOwn) return pathOf(url);
  const wanted = stemsOf(phrase);
  const called = pages.slice(1).find((page) => {
    if (LIST_PAGE.test(pathOf(page.url))) return false;
    const named = new Set([...page.h1s.flatMap(stemsOf), ...stemsOf(pathOf(page.url))]);
    return wanted.length > 0 && wanted.every((stem) => named.has(stem));
  });
  return called === undefined ? null : pathOf(called.url);
}

function stemsOf(text: string): string[] {
  return wordsOf(foldText(text))
    .filter((word) => word.length > 2)
    .map(stemOf);
}

/** What a keyword is for on its page. */
export interface TargetedKeyword {
  readonly topic: KeywordTopic;
  readonly trade: SpokenTrade;
  readonly place: PatternPlace;
  readonly intent: 'Transactional' | 'Commercial Investigation' | 'Local Intent';
  /** The one keyword that the title and the main heading of the page are written for. */
  readonly isMain: boolean;
}

/**
 * Where a keyword belongs on the site: one page for each real service and the home page for the trade, and the part of it.
 * A suburb gets a line on the page of the service and never a page of its own: that would be a doorway page.
 */
export function siteTargets({ topic, trade, place, intent, isMain }: TargetedKeyword, input: KeywordInput): string[] {
  const page = pageFor(topic, trade, input);
  if (isMain) return [page, 'Title', 'H1'];
  if (place === 'area') return [page, 'Areas served'];
  switch (intent) {
    case 'Transactional':
      return [page, 'Subheading'];
    case 'Commercial Investigation':
      return [page, 'FAQ'];
    case 'Local Intent':
      return [page, 'Opening paragraph'];
    default:
      return intent satisfies never;
  }
}

/** The page of a topic, as `siteTargets` names it. */
export function pageFor(topic: KeywordTopic, trade: SpokenTrade, input: KeywordInput): string {
  const { phrases, source, page, listedOn } = topic;
  if (source === 'category') return locationPage(input) ?? 'Home page';
  if (page !== null) return `Page ${page}`;
  if (source === 'usual') return 'Home page';
  if (trade.hasOnePage) {
    const list = listedOn ?? input.pages.map(({ url }) => pathOf(url)).find((path) => LIST_PAGE.test(path)) ?? '/';
    return list === '/' ? 'Home page' : `Page ${list}`;
  }
  return `New page ${folderOf(input)}${slugOf(phrases[0] ?? '', input.language)}`;
}

/** With several locations, the town's own page: the home page speaks for all of them. */
function locationPage({ locationPages, city, pages }: KeywordInput): string | null {
  if (locationPages.length < 2) return null;
  const wanted = foldText(city);
  const found = locationPages.find((one) => foldText(one.city) === wanted)?.url;
  const path = found === undefined ? null : pathOf(found);
  return path === null || path === pathOf(pages[0]?.url ?? '') ? null : `Page ${path}`;
}

function folderOf({ pages, services }: KeywordInput): string {
  const addresses = [...services.flatMap(({ url }) => url ?? []), ...pages.map(({ url }) => url)];
  for (const address of addresses) {
    const [folder] = SERVICE_FOLDER.exec(pathOf(address)) ?? [];
    if (folder !== undefined) return folder;
  }
  return '/';
}

function slugOf(phrase: string, language: KeywordInput['language']): string {
  const spelt = language === 'de' ? phrase.toLowerCase().replace(/[äöü]/g, (one) => GERMAN[one] ?? one) : phrase;
  return wordsOf(foldText(spelt)).join('-');
}

const GERMAN: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };
