import type { Category, Sighting } from '#shared/audit/business.ts';
import { TRADES } from './category-tables.ts';
import type { Fact, FactContext } from './fact-context.ts';
import { foldText, lettersOf } from './fold-text.ts';
import { deriveLanguages } from './languages.ts';
import { deriveName } from './name.ts';
import { oncePerContext } from './once-per-context.ts';
import { factSource, sighting } from './sightings.ts';
import { deriveSocialProfiles } from './social-profiles.ts';
import type { Trade } from './trade.ts';
import { tradeFinder } from './trade-finder.ts';
import { type TermKind, WRITTEN_TERMS } from './written-terms.ts';

const BY_LABEL = new Map(TRADES.map((trade) => [trade.label, trade]));
const BY_TYPE = Map.groupBy(
  TRADES.filter(({ schemaType }) => schemaType !== null),
  ({ schemaType }) => schemaType,
);
/** Types that say "a business" and little more. */
const GENERIC_TYPES = new Set([
  'LocalBusiness',
  'Organization',
  'ProfessionalService',
  'Store',
  'HomeAndConstructionBusiness',
  'MedicalBusiness',
  'FoodEstablishment',
  'LodgingBusiness',
  'HealthAndBeautyBusiness',
  'AutomotiveBusiness',
  'LegalService',
  'FinancialService',
  'SportsActivityLocation',
  'EntertainmentBusiness',
  'MedicalClinic',
]);

const KIND_WEIGHT: Record<TermKind, number> = { name: 1, field: 0.75, thing: 0.22 };
/** What a place of the site is worth, and at most how often it counts. */
const PLACES = {
  type: { weight: 7, most: 1, isStrong: true },
  name: { weight: 5, most: 1, isStrong: true },
  title: { weight: 4.5, most: 1, isStrong: true },
  h1: { weight: 3.5, most: 1, isStrong: true },
  description: { weight: 2.5, most: 1, isStrong: true },
  domain: { weight: 2.5, most: 1, isStrong: true },
  handle: { weight: 2.5, most: 1, isStrong: true },
  heading: { weight: 0.7, most: 4, isStrong: false },
  menu: { weight: 0.6, most: 3, isStrong: false },
  pageTitle: { weight: 0.8, most: 3, isStrong: false },
  text: { weight: 0.4, most: 5, isStrong: false },
} as const;
type PlaceName = keyof typeof PLACES;

/** "Forno" on a Portuguese site is an oven, on an Italian one a bakery; "pizzeria" is one everywhere. */
const FOREIGN_WORD = 0.5;

/** A category below this is a guess. */
const SMALLEST_SCORE = 1.8;

interface Tally {
  readonly trade: Trade;
  score: number;
  hasStrongPlace: boolean;
  strongPlaces: number;
  readonly counted: Map<PlaceName, number>;
  readonly seen: Sighting[];
}

/** The trade, from structured types, name, title, main heading, description and domain, backed by menus and text; null when none of them says. */
export const deriveCategory: (context: FactContext) => Fact<Category | null> = oncePerContext((context) => {
  const tallies = new Map<Trade, Tally>();
  const languages = new Set(deriveLanguages(context).value);
  const count = (place: PlaceName, trade: Trade, share: number, seen: Sighting) => {
    const tally: Tally = tallies.get(trade) ?? {
      trade,
      score: 0,
      hasStrongPlace: false,
      strongPlaces: 0,
      counted: new Map(),
      seen: [],
    };
    tallies.set(trade, tally);
    const times = tally.counted.get(place) ?? 0;
    if (times >= PLACES[place].most) return;
    tally.counted.set(place, times + 1);
    tally.score += PLACES[place].weight * share;
    if (PLACES[place].isStrong) {
      tally.strongPlaces += 1;
      // What a shop deals in says what it is when its name, title and heading all say it: "Andouille & Sausage".
      if (share > 0.3 || tally.strongPlaces >= 3) tally.hasStrongPlace = true;
    }
    tally.seen.push(seen);
  };
  const read = (place: PlaceName, text: string | null, seen: Sighting) => {
    if (text === null || text === '') return;
    const best = new Map<Trade, number>();
    for (const { trade, kind, isSurname, language, onlyIn } of tradeFinder.find(text.slice(0, 400))) {
      if (onlyIn !== null && !languages.has(onlyIn)) continue;
      const isOwnLanguage = language === 'en' || languages.has(language);
      const share = KIND_WEIGHT[kind] * (isSurname ? 0.5 : 1) * (isOwnLanguage ? 1 : FOREIGN_WORD);
      best.set(trade, Math.max(best.get(trade) ?? 0, share));
    }
    for (const [trade, share] of best) count(place, trade, share, seen);
  };
  const { home } = context;
  for (const { node, page } of context.businessNodes) {
    for (const type of node.types) {
      for (const trade of BY_TYPE.get(type) ?? [])
        count('type', trade, GENERIC_TYPES.has(type) ? 0.15 : 1, sighting(page, node.syntax, type));
    }
  }
  const name = deriveName(context).value;
  read('name', name, sighting(home, 'title', name ?? ''));
  read('title', home.title, sighting(home, 'title', home.title ?? ''));
  read('description', home.metaDescription, sighting(home, 'meta', home.metaDescription ?? ''));
  for (const { level, text, imageAlts } of home.headings) {
    const words = text === '' ? imageAlts.join(' ') : text;
    read(level === 1 ? 'h1' : 'heading', words, sighting(home, 'heading', words));
  }
  for (const [label, host] of ownLabels(context))
    readDomain(label, languages, (trade, share) => count('domain', trade, share, sighting(home, 'domain', host)));
  for (const { url } of deriveSocialProfiles(context).value) {
    const handle = lettersOf(foldText(URL.parse(url)?.pathname ?? ''));
    readDomain(handle, languages, (trade, share) => count('handle', trade, share, sighting(home, 'link', url)));
  }
  for (const { text, region } of home.links)
    if (region === 'nav' || region === 'header') read('menu', text, sighting(home, 'header', text));
  for (const page of context.pages.slice(1)) read('pageTitle', page.title, sighting(page, 'title', page.title ?? ''));
  for (const { text, region } of home.blocks.filter((block) => block.region !== 'nav' && !block.hidden).slice(0, 60))
    read('text', text, sighting(home, region === 'footer' ? 'footer' : 'text', text));
  return choose([...tallies.values()]);
});

function choose(tallies: readonly Tally[]): Fact<Category | null> {
  const scoreOf = new Map(tallies.map((tally) => [tally.trade.label, tally]));
  const total = (tally: Tally) => {
    const parent = tally.trade.under === undefined ? undefined : scoreOf.get(tally.trade.under);
    return tally.score + 0.5 * (parent?.score ?? 0);
  };
  const ranked = tallies.filter(({ hasStrongPlace }) => hasStrongPlace).sort((a, b) => total(b) - total(a));
  const [first] = ranked;
  if (first === undefined || first.score < SMALLEST_SCORE) return { value: null, source: null };
  const child = ranked.find((one) => one.trade.under === first.trade.label && one.score >= 0.55 * first.score);
  const best = child ?? first;
  const schemaType = best.trade.schemaType ?? inherited(best.trade);
  return { value: { label: best.trade.label, schemaType }, source: factSource(best.seen[0], best.seen) };
}

/** The category with this label; one that the tables do not know is a plain label. */
export function categoryLabelled(label: string): Category {
  const trade = BY_LABEL.get(label);
  return { label, schemaType: trade === undefined ? null : (trade.schemaType ?? inherited(trade)) };
}

function inherited(trade: Trade): string | null {
  for (
    let one: Trade | undefined = trade;
    one !== undefined;
    one = one.under === undefined ? undefined : BY_LABEL.get(one.under)
  ) {
    if (one.schemaType !== null) return one.schemaType;
  }
  return null;
}

/**
 * The words of a domain run together: terms of five letters and more, of the site's languages, are looked for inside, and
 * told in the order of the tables.
 */
function readDomain(label: string, languages: ReadonlySet<string>, tell: (trade: Trade, share: number) => void): void {
  const found = [...new Set(['en', ...languages])].flatMap((language) =>
    domainTermsOf(language).filter(({ letters }) => label.includes(letters)),
  );
  for (const { trade, share } of found.sort((a, b) => a.place - b.place)) tell(trade, share);
}

interface DomainTerm {
  readonly letters: string;
  readonly trade: Trade;
  readonly share: number;
  /** In the tables. */
  readonly place: number;
}

const SHORTEST_IN_DOMAIN = 5;
const DOMAIN_TERMS = new Map<string, readonly DomainTerm[]>();

/** Made for a language when its first site is read: a start need not wait for all. */
function domainTermsOf(language: string): readonly DomainTerm[] {
  const known = DOMAIN_TERMS.get(language);
  if (known !== undefined) return known;
  const made = WRITTEN_TERMS.flatMap((term, place): DomainTerm[] => {
    if (term.language !== language || term.isSurname) return [];
    const letters = lettersOf(term.text);
    const isLong = letters.length >= SHORTEST_IN_DOMAIN && /^[a-z]+$/.test(letters);
    return isLong ? [{ letters, trade: term.trade, share: KIND_WEIGHT[term.kind], place }] : [];
  });
  if (made.length > 0) DOMAIN_TERMS.set(language, made);
  return made;
}

function ownLabels(context: FactContext): [string, string][] {
  const host = context.siteDomain ?? URL.parse(context.targetUrl)?.hostname ?? '';
  const label = lettersOf(foldText(host.split('.')[0] ?? ''));
  return label.length >= 5 ? [[label, host]] : [];
}
