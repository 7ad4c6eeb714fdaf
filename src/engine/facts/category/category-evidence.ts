import type { Mention, MentionPlace } from '#shared/audit/business.ts';
import type { Page, TextBlock } from '../../crawl/html/page.ts';
import { getValues } from '../../crawl/structured-data/structured-node.ts';
import type { FactContext } from '../fact-context.ts';
import { foldText } from '../language/fold-text.ts';
import { deriveLanguages } from '../language/languages.ts';
import { memoizeByText } from '../memoize-by-text.ts';
import { getMentionPlace, mention } from '../mentions.ts';
import { findLikelyName } from '../name/name.ts';
import { isQuoteBlock } from '../name/testimonials.ts';
import { namesMaker } from '../name/third-party-mentions.ts';
import { titleParts } from '../services/find-service-page.ts';
import type { BusinessCategory } from './business-category.ts';
import { findBroadestCategory } from './category-tables.ts';
import { findDomainTerms } from './domain-terms.ts';
import { describeLanguages, type PhraseTerm, readNameTokens, readPhrases, type SiteLanguages } from './read-phrases.ts';
import { fitsBroadTypes, isGenericType, readType } from './type-evidence.ts';

/** A category that something on the site speaks for. */
export interface CategoryCandidate {
  readonly category: BusinessCategory;
  /** What speaks for it, 0 to about 1 by kind of place. */
  readonly features: Readonly<Record<string, number>>;
  /** The strengths of the different terms that name it together: one thing named again and again is still one. */
  readonly variety: number;
  /** Kinds of places that name it, the strong ones. */
  readonly places: ReadonlySet<string>;
  /** Where it was seen, the strongest place first. */
  readonly seen: readonly Mention[];
  /** Whether it is of the broad type that the site's entry has (`LodgingBusiness`); null where it has none that leaves others out. */
  readonly isOfEntry: boolean | null;
}

/** Kinds of places: of the strong ones each speaks for itself, of the others their number does. */
type StrongPlace = 'type' | 'title' | 'h1' | 'description' | 'name' | 'domain';
type CountedPlace = 'headings' | 'pageTitles';

/** Amounts of the text that are read: the first pages say what a business is, the rest repeats it. */
const MOST_PAGES = 8;
const MOST_BLOCKS_HOME = 120;
const MOST_BLOCKS_PAGE = 40;
const LONGEST_TEXT = 400;
const MOST_HEADINGS = 40;
const MOST_TYPES = 10;
const MOST_CANDIDATES = 40;
/** Texts kept for a category. */
const MOST_SEEN = 20;
/** What the text of another page counts. */
const OTHER_PAGE_SHARE = 0.4;
/** Less than this speaks for nothing: one thing a business may sell, in one place. */
const SMALLEST_EVIDENCE = 0.15;

interface Tally {
  readonly category: BusinessCategory;
  readonly features: Record<string, number>;
  /** The greatest strength of each term. */
  readonly terms: Record<string, number>;
  readonly places: Set<string>;
  readonly seen: Mention[];
  /** By all places but the name. */
  outside: number;
  /** By terms that are no surnames. */
  plain: number;
}

/** Everything on a site that speaks for a category, by category, those with the most first. Words of the name count only as name. */
export function collectEvidence(context: FactContext): CategoryCandidate[] {
  return new EvidenceCollector(context).collect();
}

class EvidenceCollector {
  readonly #context: FactContext;
  readonly #languages: SiteLanguages;
  readonly #name: string;
  /** Each text once: menus, footers and calls to action are on every page. */
  readonly #phrases: (text: string) => readonly PhraseTerm[];
  readonly #isMakers = memoizeByText(namesMaker);
  readonly #tallies = new Map<BusinessCategory, Tally>();
  /** The strength of all terms in the running text. */
  #spoken = 0;

  constructor(context: FactContext) {
    this.#context = context;
    this.#languages = describeLanguages(deriveLanguages(context).value);
    this.#name = findLikelyName(context) ?? '';
    const ownName = readNameTokens(foldText(this.#name));
    this.#phrases = memoizeByText((text) => readPhrases(text.slice(0, LONGEST_TEXT), this.#languages, ownName));
  }

  collect(): CategoryCandidate[] {
    const { home, pages } = this.#context;
    this.#readTypes();
    for (const part of titleParts(home.title ?? '')) this.#readPlace('title', part, 1, home, 'title');
    for (const part of titleParts(home.openGraph['og:title'] ?? ''))
      this.#readPlace('title', part, 0.6, home, 'open-graph');
    home.headings
      .filter(({ level }) => level === 1)
      .slice(0, 4)
      .forEach(({ text, imageAlts }, at) => {
        this.#readPlace('h1', text === '' ? imageAlts.join(' ') : text, at === 0 ? 1 : 0.7, home, 'heading');
      });
    const description = home.metaDescription ?? home.openGraph['og:description'] ?? '';
    this.#readPlace('description', description, 1, home, 'meta');
    for (const { level, text, region } of home.headings.slice(0, MOST_HEADINGS))
      if (level > 1 && region !== 'nav') this.#count('headings', text, 1, home, 'heading');
    for (const page of pages.slice(1)) {
      for (const part of titleParts(page.title ?? '')) this.#count('pageTitles', part, 1, page, 'title');
      const heading = page.headings.find(({ level }) => level === 1);
      this.#count('pageTitles', heading?.text ?? '', 0.6, page, 'heading');
    }
    this.#readText();
    this.#readName();
    this.#readDomain();
    return this.#finish();
  }

  #tally(category: BusinessCategory): Tally {
    const known = this.#tallies.get(category);
    if (known !== undefined) return known;
    const tally: Tally = { category, features: {}, terms: {}, places: new Set(), seen: [], outside: 0, plain: 0 };
    this.#tallies.set(category, tally);
    return tally;
  }

  /** The strongest evidence of a category in one text, as what the phrase is about and at all. */
  #read(text: string): Map<BusinessCategory, { head: number; any: number }> {
    const best = new Map<BusinessCategory, { head: number; any: number }>();
    for (const { category, text: term, strength, isHead, isInName, isSurname } of this.#phrases(text)) {
      if (isInName) continue;
      const tally = this.#tally(category);
      raiseTerm(tally, term, strength);
      if (!isSurname) tally.plain += strength;
      tally.outside += strength;
      const known = best.get(category) ?? { head: 0, any: 0 };
      best.set(category, {
        head: Math.max(known.head, isHead ? strength : 0),
        any: Math.max(known.any, strength),
      });
    }
    return best;
  }

  #readPlace(place: StrongPlace, text: string, weight: number, page: Page, where: MentionPlace): void {
    for (const [category, { head, any }] of this.#read(text)) {
      const { features, places, seen } = this.#tally(category);
      raise(features, place, any * weight);
      raise(features, `${place}Head`, head * weight);
      places.add(place);
      seen.push(mention(page, where, text));
    }
  }

  #count(place: CountedPlace, text: string, weight: number, page: Page, where: MentionPlace): void {
    for (const [category, { head, any }] of this.#read(text)) {
      const { features, seen } = this.#tally(category);
      features[place] = (features[place] ?? 0) + weight * Math.max(head, any / 2);
      seen.push(mention(page, where, text));
    }
  }

  /** The types of the site's own entry, and what it says of itself. */
  #readTypes(): void {
    const { home, businessNodes } = this.#context;
    for (const { node, page } of businessNodes) {
      for (const type of node.types.slice(0, MOST_TYPES)) {
        if (isGenericType(type)) continue;
        const share = page === home ? 1 : 0.6;
        for (const [category, strength] of readType(type, this.#languages))
          this.#addType(category, share * strength, mention(page, node.syntax, type));
      }
      for (const value of ['description', 'slogan', 'knowsAbout', 'additionalType'].flatMap((one) =>
        getValues(node, one),
      ))
        if (typeof value === 'string') this.#readPlace('description', value, 0.6, page, node.syntax);
    }
  }

  #addType(category: BusinessCategory, strength: number, seen: Mention): void {
    const tally = this.#tally(category);
    raise(tally.features, 'type', strength);
    raiseTerm(tally, 'type', strength);
    tally.places.add('type');
    tally.outside += strength;
    tally.plain += strength;
    tally.seen.push(seen);
  }

  /** How much of the running text speaks of it. */
  #readText(): void {
    const spoken = new Map<BusinessCategory, number>();
    for (const page of this.#context.pages.slice(0, MOST_PAGES)) {
      const isHome = page === this.#context.home;
      const most = isHome ? MOST_BLOCKS_HOME : MOST_BLOCKS_PAGE;
      for (const { text, region } of page.blocks
        .values()
        .filter((block) => this.#speaksForBusiness(block))
        .take(most)) {
        for (const { category, text: term, strength, isInName, isSmall, isSurname } of this.#phrases(text)) {
          // Written small it is what the business does: "Ruiz Fontanería", with its "servicio de fontanería".
          if (isInName && !isSmall) continue;
          const amount = strength * (isHome ? 1 : OTHER_PAGE_SHARE);
          spoken.set(category, (spoken.get(category) ?? 0) + amount);
          this.#spoken += amount;
          const tally = this.#tally(category);
          raiseTerm(tally, term, strength);
          if (!isSurname) tally.plain += strength;
          if (strength > 0.5 && tally.seen.length < MOST_SEEN)
            tally.seen.push(mention(page, getMentionPlace(region), text));
        }
      }
    }
    for (const [category, amount] of spoken) {
      const tally = this.#tally(category);
      tally.features.bodyShare = amount / (this.#spoken + 3);
      tally.features.body = Math.log1p(amount) / 3;
      if (amount > 1) tally.outside += 0.5;
    }
  }

  /** Not its menu, its customers, or the maker of the site. */
  #speaksForBusiness(block: TextBlock): boolean {
    const { text, region, hidden } = block;
    if (region === 'nav' || region === 'header' || hidden || text.length < 3 || isQuoteBlock(block)) return false;
    return text.length > 200 || !this.#isMakers(text);
  }

  /** The name: where nothing else speaks of it, it is a surname or a brand. */
  #readName(): void {
    readPhrases(this.#name, this.#languages, new Set()).forEach(
      ({ category, text, strength, isHead, isSurname }, at) => {
        const tally = this.#tally(category);
        raiseTerm(tally, text, strength);
        if (!isSurname) tally.plain += strength;
        const isBacked = tally.outside >= 0.2;
        raise(tally.features, isHead || at === 0 ? 'nameHead' : 'name', strength * (isBacked ? 1 : 0.5));
        tally.places.add('name');
        tally.seen.unshift(mention(this.#context.home, 'title', this.#name));
      },
    );
  }

  #readDomain(): void {
    const host = this.#context.siteDomain ?? URL.parse(this.#context.targetUrl)?.hostname ?? '';
    for (const { category, share } of findDomainTerms(host, this.#languages.all)) {
      const tally = this.#tally(category);
      raise(tally.features, 'domain', share);
      raiseTerm(tally, 'domain', share);
      tally.plain += share;
      tally.seen.push(mention(this.#context.home, 'domain', host));
    }
  }

  #finish(): CategoryCandidate[] {
    const { home, businessNodes } = this.#context;
    const ofEntry = businessNodes.flatMap(({ node, page }) => (page === home ? node.types : []));
    const kept = [...this.#tallies.values()].filter(({ plain }) => plain >= SMALLEST_EVIDENCE);
    const strongOf = new Map(kept.map((tally) => [tally, sumStrong(tally.features)]));
    const ofRoot = new Map<BusinessCategory, number>();
    let all = 0;
    for (const [{ category }, strong] of strongOf) {
      const root = findBroadestCategory(category);
      ofRoot.set(root, (ofRoot.get(root) ?? 0) + strong);
      all += strong;
    }
    return kept
      .map(({ category, features, terms, places, seen }) => {
        for (const place of ['headings', 'pageTitles'])
          if (features[place] !== undefined) features[place] = Math.min(1, Math.log1p(features[place]) / 1.5);
        const strong = sumStrong(features);
        const others = all - (ofRoot.get(findBroadestCategory(category)) ?? 0);
        features.share = strong / (1 + others + strong);
        features.places = Math.min(5, places.size) / 5;
        const variety = Object.values(terms).reduce((sum, strength) => sum + strength, 0);
        return { category, features, variety, places, seen, isOfEntry: fitsBroadTypes(category, ofEntry) };
      })
      .sort(
        (a, b) => (b.features.share ?? 0) - (a.features.share ?? 0) || (b.features.body ?? 0) - (a.features.body ?? 0),
      )
      .slice(0, MOST_CANDIDATES);
  }
}

const STRONG = ['type', 'title', 'titleHead', 'h1', 'description', 'nameHead', 'domain'];

function sumStrong(features: Readonly<Record<string, number>>): number {
  return STRONG.reduce((sum, place) => sum + (features[place] ?? 0), 0);
}

function raise(features: Record<string, number>, name: string, value: number): void {
  if (value > 0) features[name] = Math.max(features[name] ?? 0, value);
}

/** The plural of a term is the same one. */
function raiseTerm({ terms }: Tally, text: string, strength: number): void {
  raise(terms, text.replace(/[*\s]|e?s$/g, ''), strength);
}
