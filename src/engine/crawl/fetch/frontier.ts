import type { PageLink, PageRegion } from '../html/page.ts';
import { classifyPage } from '../html/page-kind.ts';
import type { PageKind } from '../html/page-kind-lexicon.ts';
import { findRebase, impliedHosts } from './implied-hosts.ts';
import { type PageUrl, parsePageUrl, type SiteBounds, siteBounds } from './page-url.ts';

/** A page to crawl, and its expected kind. */
export interface ChosenPage {
  readonly url: string;
  readonly kind: PageKind;
  /** Its value given the pages chosen before it. */
  readonly score: number;
}

export interface FrontierInput {
  /** The final URL of the home page. */
  readonly home: URL;
  /** Hosts that the site declares as its own (canonical, og:url) when they differ from the audited one. */
  readonly declaredHosts: readonly string[];
  readonly links: readonly PageLink[];
  readonly sitemapUrls: readonly string[];
  readonly limit: number;
  /** URLs already read or pending, the home page among them. */
  readonly alreadyChosen: readonly string[];
}

/**
 * The value of a page of each kind, and the share of it that a second one has: facts about the business come from contact,
 * imprint and about pages, so these are first; a second post adds little.
 */
const WORTH: Readonly<Record<PageKind, { readonly first: number; readonly next: number; readonly most: number }>> = {
  contact: { first: 100, next: 0.45, most: 4 },
  imprint: { first: 94, next: 0.2, most: 2 },
  about: { first: 90, next: 0.45, most: 4 },
  services: { first: 86, next: 0.55, most: 4 },
  locations: { first: 82, next: 0.65, most: 5 },
  faq: { first: 78, next: 0.3, most: 2 },
  prices: { first: 76, next: 0.45, most: 3 },
  hours: { first: 74, next: 0.3, most: 2 },
  reviews: { first: 72, next: 0.3, most: 2 },
  team: { first: 70, next: 0.4, most: 3 },
  // The start page, when the audit was of another page.
  home: { first: 60, next: 0.1, most: 1 },
  service: { first: 58, next: 0.93, most: 8 },
  products: { first: 44, next: 0.7, most: 3 },
  other: { first: 36, next: 0.9, most: 8 },
  booking: { first: 34, next: 0.3, most: 1 },
  gallery: { first: 28, next: 0.2, most: 1 },
  legal: { first: 22, next: 0.2, most: 1 },
  blog: { first: 18, next: 0.4, most: 2 },
  jobs: { first: 16, next: 0.2, most: 1 },
};
/** One page of each of these kinds is chosen before a second of any kind, in this order. */
const IMPORTANT: readonly PageKind[] = [
  'contact',
  'imprint',
  'about',
  'services',
  'locations',
  'faq',
  'prices',
  'hours',
  'reviews',
  'team',
];

/** Bonus for links in menus, which the site's owner considers important. */
const REGION_WORTH: Readonly<Record<PageRegion, number>> = { header: 6, nav: 6, main: 4, body: 4, footer: 3, aside: 1 };
const DEPTH_COST = 2;
/** Pages of a small site are at most this deep; deeper ones are archives or generated. */
const USUAL_DEPTH = 2;
const UNUSUAL_DEPTH_COST = 25;
const QUERY_COST = 6;
const STRENGTH_WORTH = 8;
/** Factor for a page in another language or on another subdomain: it ranks below every main page of its kind. */
const OTHER_LANGUAGE_FACTOR = 0.25;
const OTHER_SUBDOMAIN_FACTOR = 0.4;
/** Pages below this value are not requested. */
const LEAST_WORTH = 10;
/** Minimum certainty of the kind for an early choice. */
const SURE = 0.45;
/** Minimum share of the value of its kind for an early choice: excludes deep archives and translations. */
const SOUND = 0.8;
/** Of a large sitemap only the pages nearest to the root are considered. */
const MAX_SITEMAP_CANDIDATES = 1500;
/** Upper bound of candidates; no ordinary site links to more from fifteen pages. */
const MAX_CANDIDATES = 5000;

const START_PAGE = { kind: 'home', strength: 1 } as const;

interface Candidate {
  readonly address: PageUrl;
  readonly kind: PageKind;
  readonly strength: number;
  /** Value as the first page of its kind. */
  readonly worth: number;
}

/**
 * Chooses up to `limit` further pages by their value for facts about the business, best first. Pure and
 * deterministic: equal input gives equal output, ties go to the first linked.
 */
export function choosePages(input: FrontierInput): ChosenPage[] {
  if (input.limit <= 0) return [];
  const bounds = boundsOf(input);
  const found = addressesOf(input, bounds);
  const language = mainLanguage(found, bounds);
  const candidates = new Map<string, Candidate>();
  for (const [key, { address, links }] of found) candidates.set(key, classify(address, links, language));

  const counts = new Map<PageKind, number>();
  const takenKeys = new Set<string>();
  const takenNeutral = new Set<string>();
  const take = (address: PageUrl, kind: PageKind) => {
    takenKeys.add(address.key);
    takenNeutral.add(address.neutralKey);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  };
  for (const href of [input.home.href, ...input.alreadyChosen]) {
    const address = parsePageUrl(href, bounds);
    if (address === null || takenKeys.has(address.key)) continue;
    take(address, (candidates.get(address.key) ?? classify(address, [], language)).kind);
  }

  const open = untranslated([...candidates.values()], language).filter(({ address }) => !takenKeys.has(address.key));
  const chosen: ChosenPage[] = [];
  const choose = (candidate: Candidate, score: number) => {
    take(candidate.address, candidate.kind);
    chosen.push({ url: candidate.address.url.href, kind: candidate.kind, score: Math.round(score * 10) / 10 });
  };
  const isOpen = ({ address }: Candidate) => !takenKeys.has(address.key) && !takenNeutral.has(address.neutralKey);

  for (const kind of IMPORTANT) {
    if (chosen.length === input.limit) return chosen;
    if ((counts.get(kind) ?? 0) > 0) continue;
    const best = bestOf(open, (one) =>
      one.kind === kind && one.strength >= SURE && isOpen(one) && one.worth >= WORTH[kind].first * SOUND
        ? one.worth
        : null,
    );
    if (best !== null) choose(best.candidate, best.score);
  }
  while (chosen.length < input.limit) {
    const best = bestOf(open, (one) => (isOpen(one) ? worthNow(one, counts.get(one.kind) ?? 0) : null));
    if (best === null || best.score < LEAST_WORTH) break;
    choose(best.candidate, best.score);
  }
  return chosen;
}

function boundsOf({ home, declaredHosts, links, sitemapUrls }: FrontierInput): SiteBounds {
  const implied = impliedHosts(home, links, sitemapUrls);
  const bounds = siteBounds(home, [...declaredHosts, ...implied]);
  const addresses = [...links.map(({ href }) => href), ...sitemapUrls];
  return { ...bounds, rebase: findRebase(home, bounds.declaredHosts, addresses) };
}

function worthNow({ kind, worth }: Candidate, already: number): number | null {
  const { next, most } = WORTH[kind];
  return already >= most ? null : worth * next ** already;
}

function bestOf(
  candidates: readonly Candidate[],
  scoreOf: (candidate: Candidate) => number | null,
): { candidate: Candidate; score: number } | null {
  let best: { candidate: Candidate; score: number } | null = null;
  for (const candidate of candidates) {
    const score = scoreOf(candidate);
    if (score !== null && (best === null || score > best.score)) best = { candidate, score };
  }
  return best;
}

interface Found {
  readonly address: PageUrl;
  readonly links: PageLink[];
}

/** All candidates by key: links first, in their order, then the sitemap. */
function addressesOf({ links, sitemapUrls }: FrontierInput, bounds: SiteBounds): Map<string, Found> {
  const found = new Map<string, Found>();
  const keyOfHref = new Map<string, string | null>();
  const enter = (href: string, link: PageLink | null) => {
    let key = keyOfHref.get(href);
    if (key === undefined) {
      const address = parsePageUrl(href, bounds);
      key = address?.key ?? null;
      keyOfHref.set(href, key);
      if (address !== null && !found.has(address.key) && found.size < MAX_CANDIDATES)
        found.set(address.key, { address, links: [] });
    }
    if (key !== null && link !== null) found.get(key)?.links.push(link);
  };
  for (const link of links) enter(link.href, link);
  for (const url of nearestToRoot(sitemapUrls)) enter(url, null);
  return found;
}

/** Cuts a long sitemap to its shortest paths, in their original order. */
function nearestToRoot(urls: readonly string[]): readonly string[] {
  if (urls.length <= MAX_SITEMAP_CANDIDATES) return urls;
  const depths = urls.map((url) => {
    let depth = 0;
    for (let at = url.indexOf('/', 8); at !== -1; at = url.indexOf('/', at + 1)) depth++;
    return depth;
  });
  const sorted = depths.toSorted((a, b) => a - b);
  const limit = sorted[MAX_SITEMAP_CANDIDATES - 1] ?? 0;
  let room = MAX_SITEMAP_CANDIDATES - sorted.indexOf(limit);
  return urls.filter((_, index) => {
    const depth = depths[index] ?? 0;
    return depth < limit || (depth === limit && room-- > 0);
  });
}

function classify(address: PageUrl, links: readonly PageLink[], language: string | null): Candidate {
  const texts = new Set<string>();
  let region = 0;
  for (const link of links) {
    texts.add(link.text.trim() === '' ? link.label : link.text);
    region = Math.max(region, REGION_WORTH[link.region]);
  }
  const { kind, strength } = address.isStart ? START_PAGE : classifyPage(address.segments, texts);
  const depth = Math.max(0, address.segments.length - 1);
  const depthCost = DEPTH_COST * depth + UNUSUAL_DEPTH_COST * Math.max(0, depth - USUAL_DEPTH);
  const plain =
    WORTH[kind].first + STRENGTH_WORTH * strength + region - depthCost - (address.hasQuery ? QUERY_COST : 0);
  const worth =
    plain *
    (isForeign(address, language) ? OTHER_LANGUAGE_FACTOR : 1) *
    (address.isOtherSubdomain ? OTHER_SUBDOMAIN_FACTOR : 1);
  return { address, kind, strength, worth };
}

function isForeign(address: PageUrl, language: string | null): boolean {
  return address.language !== language;
}

/**
 * The language part in the URLs of the site's main pages, null for none: that of the home page, else the most frequent
 * one, where pages without one come first.
 */
function mainLanguage(found: ReadonlyMap<string, Found>, bounds: SiteBounds): string | null {
  const ofHome = parsePageUrl(bounds.home.href, bounds)?.language ?? null;
  if (ofHome !== null) return ofHome;
  const counts = new Map<string | null, number>();
  for (const { address } of found.values()) {
    if (!address.isStart && !address.isOtherSubdomain) {
      counts.set(address.language, (counts.get(address.language) ?? 0) + 1);
    }
  }
  const plain = counts.get(null) ?? 0;
  let best: string | null = null;
  let most = 0;
  for (const [language, count] of counts) {
    if (language === null || count <= most) continue;
    best = language;
    most = count;
  }
  return plain * 2 >= most ? null : best;
}

/** Drops translations (`/de/contact`, `contact_de.html`) of pages that exist in the main language. */
function untranslated(candidates: readonly Candidate[], language: string | null): readonly Candidate[] {
  const main = new Set<string>();
  for (const { address } of candidates) if (!isForeign(address, language)) main.add(address.neutralKey);
  return candidates.filter(({ address }) => {
    if (isForeign(address, language)) return !main.has(address.neutralKey);
    const base = withoutLanguageEnding(address.key);
    return base === null || !main.has(base);
  });
}

/** `/contact-de` without its suffix; null when it has none. */
function withoutLanguageEnding(key: string): string | null {
  const match = /^(.+)[-_.](?:en|de|fr|es|it|pt|nl|pl|cs|ru|tr|ja|zh|eng|ger|deu|fra|esp|ita)$/.exec(key);
  return match?.[1] ?? null;
}
