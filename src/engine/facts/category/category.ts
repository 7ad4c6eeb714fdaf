import type { Category, Mention } from '#shared/audit/business.ts';
import { getUrlPath } from '#shared/text/url-path.ts';
import type { FactContext, SourcedValue } from '../fact-context.ts';
import { foldText, keepLetters, splitWords } from '../language/fold-text.ts';
import { deriveLanguages } from '../language/languages.ts';
import { WRITTEN_TERMS } from '../language/written-terms.ts';
import { memoizePerContext } from '../memoize-per-context.ts';
import { factSource, mention } from '../mentions.ts';
import { deriveName } from '../name/name.ts';
import { splitName } from '../name/name-text.ts';
import { deriveSocialProfiles } from '../presence/social-profiles.ts';
import type { BusinessCategory, TermKind } from './business-category.ts';
import { categoryFinder } from './category-finder.ts';
import { CATEGORIES, CATEGORIES_BY_LABEL } from './category-tables.ts';

const BY_TYPE = Map.groupBy(
  CATEGORIES.filter(({ schemaType }) => schemaType !== null),
  ({ schemaType }) => schemaType,
);
/** Types that mean "a business" and little more. */
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
/** The score of a term by its place on the site, and how often it counts at most. */
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

/** "Forno" on a Portuguese site is an oven, on an Italian one a bakery; "pizzeria" is unambiguous. */
const FOREIGN_WORD = 0.5;

/** Minimum score of a category. */
const SMALLEST_SCORE = 1.8;

interface Tally {
  readonly category: BusinessCategory;
  score: number;
  hasStrongPlace: boolean;
  strongPlaces: number;
  readonly counted: Map<PlaceName, number>;
  readonly seen: Mention[];
}

/** The category, from structured types, name, title, main heading, description and domain, supported by menus and text; null when none of them has one. */
export const deriveCategory: (context: FactContext) => SourcedValue<Category | null> = memoizePerContext((context) => {
  const tallies = new Map<BusinessCategory, Tally>();
  const languages = new Set(deriveLanguages(context).value);
  const count = (place: PlaceName, trade: BusinessCategory, share: number, seen: Mention) => {
    const tally: Tally = tallies.get(trade) ?? {
      category: trade,
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
      // The goods of a shop determine its category when its name, title and heading all name them: "Andouille & Sausage".
      if (share > 0.3 || tally.strongPlaces >= 3) tally.hasStrongPlace = true;
    }
    tally.seen.push(seen);
  };
  const read = (place: PlaceName, text: string | null, seen: Mention) => {
    if (text === null || text === '' || isFigureOfSpeech(text, ownWords)) return;
    const best = new Map<BusinessCategory, number>();
    for (const { category, kind, isSurname, language, onlyIn } of categoryFinder.find(text.slice(0, 400))) {
      if (onlyIn !== null && !languages.has(onlyIn)) continue;
      const isOwnLanguage = language === 'en' || languages.has(language);
      const share = KIND_WEIGHT[kind] * (isSurname ? 0.5 : 1) * (isOwnLanguage ? 1 : FOREIGN_WORD);
      best.set(category, Math.max(best.get(category) ?? 0, share));
    }
    for (const [trade, share] of best) count(place, trade, share, seen);
  };
  const { home } = context;
  const name = deriveName(context).value;
  const ownWords = new Set(splitName(name ?? ''));
  for (const { node, page } of context.businessNodes) {
    for (const type of node.types) {
      for (const trade of BY_TYPE.get(type) ?? [])
        count('type', trade, GENERIC_TYPES.has(type) ? 0.15 : 1, mention(page, node.syntax, type));
    }
  }
  read('name', name, mention(home, 'title', name ?? ''));
  read('title', home.title, mention(home, 'title', home.title ?? ''));
  read('description', home.metaDescription, mention(home, 'meta', home.metaDescription ?? ''));
  for (const { level, text, imageAlts } of home.headings) {
    const words = text === '' ? imageAlts.join(' ') : text;
    read(level === 1 ? 'h1' : 'heading', words, mention(home, 'heading', words));
  }
  for (const [label, host] of ownLabels(context))
    readDomain(label, languages, (trade, share) => count('domain', trade, share, mention(home, 'domain', host)));
  for (const { url } of deriveSocialProfiles(context).value) {
    const handle = keepLetters(foldText(getUrlPath(url) ?? ''));
    readDomain(handle, languages, (trade, share) => count('handle', trade, share, mention(home, 'link', url)));
  }
  for (const { text, region } of home.links)
    if (region === 'nav' || region === 'header') read('menu', text, mention(home, 'header', text));
  for (const page of context.pages.slice(1)) read('pageTitle', page.title, mention(page, 'title', page.title ?? ''));
  for (const { text, region } of home.blocks.filter((block) => block.region !== 'nav' && !block.hidden).slice(0, 60))
    read('text', text, mention(home, region === 'footer' ? 'footer' : 'text', text));
  return choose([...tallies.values()]);
});

/** "Music is the doctor": folded, subject and predicate. */
const SAYS_WHAT_IT_IS =
  /^(.{2,30}?) (?:is|are|was|ist|sind|war|est|sont|es|son|e|sono)(?: (?:the|a|an|your|our|my|der|die|das|ein|eine|ihr|ihre|unser|unsere|le|la|un|une|votre|notre|el|los|las|una|tu|su|il|lo|i|uno|nostro|vostro))?(?: \p{L}+){1,3}[.!]*$/u;
/** Words by which a business refers to itself. */
const ITSELF =
  /(?:^| )(?:we|i|he|she|this|here|it|that|wir|ich|er|sie|hier|das|dies|nous|je|il|elle|ici|nosotros|yo|aqui|noi|io|qui|who|dr|our|my|unser|unsere|notre|nuestro|nuestra|nostro|nostra)(?: |$)/u;

/** Whether a short line makes a statement about something else than the business: a slogan, which names no category. */
function isFigureOfSpeech(text: string, ownWords: ReadonlySet<string>): boolean {
  if (text.length > 60) return false;
  const subject = SAYS_WHAT_IT_IS.exec(foldText(text).replace(/\s+/g, ' ').trim())?.[1];
  if (subject === undefined || ITSELF.test(subject)) return false;
  return !splitWords(subject).some((word) => ownWords.has(word));
}

function choose(tallies: readonly Tally[]): SourcedValue<Category | null> {
  const scoreOf = new Map(tallies.map((tally) => [tally.category.label, tally]));
  const total = (tally: Tally) => {
    const parent = tally.category.under === undefined ? undefined : scoreOf.get(tally.category.under);
    return tally.score + 0.5 * (parent?.score ?? 0);
  };
  const ranked = tallies.filter(({ hasStrongPlace }) => hasStrongPlace).sort((a, b) => total(b) - total(a));
  const [first] = ranked;
  if (first === undefined || first.score < SMALLEST_SCORE) return { value: null, source: null };
  const child = ranked.find((one) => one.category.under === first.category.label && one.score >= 0.55 * first.score);
  const best = child ?? first;
  const schemaType = best.category.schemaType ?? inherited(best.category);
  return { value: { label: best.category.label, schemaType }, source: factSource(best.seen[0], best.seen) };
}

/** The category with this label; an unknown one is kept as a plain label. */
export function categoryLabelled(label: string): Category {
  const trade = CATEGORIES_BY_LABEL.get(label);
  return { label, schemaType: trade === undefined ? null : (trade.schemaType ?? inherited(trade)) };
}

function inherited(trade: BusinessCategory): string | null {
  for (
    let one: BusinessCategory | undefined = trade;
    one !== undefined;
    one = one.under === undefined ? undefined : CATEGORIES_BY_LABEL.get(one.under)
  ) {
    if (one.schemaType !== null) return one.schemaType;
  }
  return null;
}

/**
 * Concatenated words of a domain: terms of five letters and more, of the site's languages, are searched inside, and
 * returned in the order of the tables.
 */
function readDomain(
  label: string,
  languages: ReadonlySet<string>,
  tell: (trade: BusinessCategory, share: number) => void,
): void {
  const found = [...new Set(['en', ...languages])].flatMap((language) =>
    domainTermsOf(language).filter(({ letters }) => label.includes(letters)),
  );
  for (const { category, share } of found.sort((a, b) => a.place - b.place)) tell(category, share);
}

interface DomainTerm {
  readonly letters: string;
  readonly category: BusinessCategory;
  readonly share: number;
  /** Position in the tables. */
  readonly place: number;
}

const SHORTEST_IN_DOMAIN = 5;
const DOMAIN_TERMS = new Map<string, readonly DomainTerm[]>();

/** Built per language on first use, to keep startup fast. */
function domainTermsOf(language: string): readonly DomainTerm[] {
  const known = DOMAIN_TERMS.get(language);
  if (known !== undefined) return known;
  const made = WRITTEN_TERMS.flatMap((term, place): DomainTerm[] => {
    if (term.language !== language || term.isSurname) return [];
    const letters = keepLetters(term.text);
    const isLong = letters.length >= SHORTEST_IN_DOMAIN && /^[a-z]+$/.test(letters);
    return isLong ? [{ letters, category: term.category, share: KIND_WEIGHT[term.kind], place }] : [];
  });
  if (made.length > 0) DOMAIN_TERMS.set(language, made);
  return made;
}

function ownLabels(context: FactContext): [string, string][] {
  const host = context.siteDomain ?? URL.parse(context.targetUrl)?.hostname ?? '';
  const label = keepLetters(foldText(host.split('.')[0] ?? ''));
  return label.length >= 5 ? [[label, host]] : [];
}
