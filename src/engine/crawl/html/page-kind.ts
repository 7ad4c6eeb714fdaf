import { getUrlPath } from '#shared/text/url-path.ts';
import { readCompiled } from '../../data/read-compiled.ts';
import { readWordList } from '../../data/read-word-list.ts';
import { foldText, isUnspacedScript, splitWords } from '../../facts/language/fold-text.ts';
import { PAGE_KINDS, type PageKind, type PageKindLexicon } from './page-kind-lexicon.ts';

/** A kind detected from text. `share`: the share of the text that its terms cover, 0 to 1. */
export interface LinkTextKind {
  readonly kind: PageKind;
  readonly share: number;
}

/** What the URL of a page and the texts of links to it say about its kind. */
export interface ClassifiedPage {
  readonly kind: PageKind;
  /** Certainty: 1 for a URL or link with exactly one term, 0 for unknown. */
  readonly strength: number;
}

const MAX_CHARACTERS = 120;
const MAX_WORDS = 12;
const LONGEST_PHRASE = 4;
/** Link texts with more words are sentences, in which a word such as "service" is not significant. */
const MAX_LINK_WORDS = 6;
/** Minimum share for a URL segment. */
const CLEAR_SHARE = 0.5;
/** Below this share a match is ignored. */
const WEAK_SHARE = 0.4;

/** Neutral words that do not reduce the share. */
const FILLERS = readWordList('pageFillers');

/** Kinds whose single pages are below an overview page: /services/drains, /locations/leeds. */
const KIND_BELOW: Readonly<Partial<Record<PageKind, PageKind>>> = {
  services: 'service',
  service: 'service',
  prices: 'service',
  products: 'products',
  locations: 'locations',
  contact: 'contact',
  about: 'about',
  team: 'team',
  gallery: 'gallery',
  reviews: 'reviews',
  faq: 'faq',
  booking: 'booking',
  legal: 'legal',
  imprint: 'legal',
  jobs: 'jobs',
  blog: 'blog',
};

/** Scripts without spaces have no filler words to drop, so a phrase counts for more than its letters. */
const UNSPACED_WEIGHT = 1.5;

/** What the tables say of one word. */
interface WordEntry {
  isFiller: boolean;
  /** Whether a phrase of several words begins with it. */
  beginsPhrase: boolean;
  kind?: PageKind;
  /** The kind where it is the whole text. */
  loneKind?: PageKind;
}

type KindByText = readonly (readonly [text: string, kind: PageKind])[];

interface WordTable {
  readonly words: ReadonlyMap<string, WordEntry>;
  /** Phrases of several words. */
  readonly phrases: ReadonlyMap<string, PageKind>;
  /** Beginnings of words by their first letter, longest first. */
  readonly stems: ReadonlyMap<string, KindByText>;
  /** Terms in scripts without spaces, longest first. */
  readonly unspaced: KindByText;
  readonly order: ReadonlyMap<PageKind, number>;
}

const LEXICON: PageKindLexicon = readCompiled('page-kinds');
const TABLE = buildTable();

function buildTable(): WordTable {
  const phrases = new Map<string, PageKind>();
  const lone = new Map<string, PageKind>();
  const stems = new Map<string, PageKind>();
  const unspaced = new Map<string, PageKind>();
  const order = new Map<PageKind, number>();
  const add = (map: Map<string, PageKind>, key: string, kind: PageKind) => {
    if (!map.has(key)) map.set(key, kind);
  };
  for (const kind of PAGE_KINDS) {
    order.set(kind, order.size);
    for (const term of LEXICON[kind]) {
      const isAlone = typeof term !== 'string';
      for (const spelling of spellingsOf(isAlone ? term.alone : term)) {
        if (isAlone) {
          add(lone, foldText(spelling), kind);
          continue;
        }
        if (spelling.endsWith('*')) {
          add(stems, foldText(spelling.slice(0, -1)), kind);
          continue;
        }
        const words = splitWords(foldText(spelling));
        if (isUnspacedScript(spelling)) add(unspaced, words.join(''), kind);
        add(phrases, words.join(' '), kind);
        // URLs concatenate words: aboutus, uberuns.
        const joined = words.join('');
        if (words.length > 1 && joined.length >= 6) add(phrases, joined, kind);
      }
    }
  }
  return {
    words: collectWords(phrases, lone),
    phrases,
    stems: Map.groupBy(longestFirst(stems), ([stem]) => stem.charAt(0)),
    unspaced: longestFirst(unspaced),
    order,
  };
}

function collectWords(
  phrases: ReadonlyMap<string, PageKind>,
  lone: ReadonlyMap<string, PageKind>,
): ReadonlyMap<string, WordEntry> {
  const words = new Map<string, WordEntry>();
  const entryFor = (word: string): WordEntry => {
    const entry = words.get(word) ?? { isFiller: FILLERS.has(word), beginsPhrase: false };
    words.set(word, entry);
    return entry;
  };
  for (const filler of FILLERS) entryFor(filler);
  for (const [term, kind] of lone) entryFor(term).loneKind = kind;
  for (const [phrase, kind] of phrases) {
    const [first = '', ...others] = phrase.split(' ');
    if (others.length > 0) entryFor(first).beginsPhrase = true;
    else entryFor(first).kind = kind;
  }
  return words;
}

function longestFirst(kinds: ReadonlyMap<string, PageKind>): KindByText {
  return [...kinds].sort(([a], [b]) => b.length - a.length);
}

/** A word as written and as transliterated: über, ueber. */
function spellingsOf(entry: string): string[] {
  const plain = entry.replace(/[äæ]/g, 'ae').replace(/[öø]/g, 'oe').replace(/ü/g, 'ue').replace(/å/g, 'aa');
  return plain === entry ? [entry] : [entry, plain];
}

/** The kind of page by a link text, a headline or a URL segment; null when unknown. */
export function classifyLinkText(text: string): LinkTextKind | null {
  const folded = foldText(text.slice(0, MAX_CHARACTERS));
  const words = splitWords(folded).slice(0, MAX_WORDS);
  if (isUnspacedScript(folded)) return kindOfUnspaced(words.join(''));
  const entries = words.map((word) => TABLE.words.get(word));
  let counted = 0;
  let longest = 1;
  for (const entry of entries) {
    if (entry?.isFiller !== true) counted++;
    if (entry?.beginsPhrase === true) longest = LONGEST_PHRASE;
  }
  for (let size = Math.min(longest, words.length); size > 0; size--) {
    let best: PageKind | null = null;
    for (let at = 0; at + size <= words.length; at++) {
      const entry = entries[at];
      const kind = size === 1 ? kindOfWord(words[at] ?? '', entry, counted <= 1) : kindOfPhrase(words, entry, at, size);
      if (kind !== undefined && (best === null || rankOf(kind) < rankOf(best))) best = kind;
    }
    if (best !== null) return { kind: best, share: Math.min(1, size / Math.max(1, counted)) };
  }
  return null;
}

function kindOfPhrase(
  words: readonly string[],
  first: WordEntry | undefined,
  at: number,
  size: number,
): PageKind | undefined {
  return first?.beginsPhrase === true ? TABLE.phrases.get(words.slice(at, at + size).join(' ')) : undefined;
}

function rankOf(kind: PageKind): number {
  return TABLE.order.get(kind) ?? TABLE.order.size;
}

function kindOfWord(word: string, entry: WordEntry | undefined, isAlone: boolean): PageKind | undefined {
  const exact = entry?.kind ?? (isAlone ? entry?.loneKind : undefined);
  return exact ?? TABLE.stems.get(word.charAt(0))?.find(([stem]) => word.startsWith(stem))?.[1];
}

function kindOfUnspaced(text: string): LinkTextKind | null {
  for (const [phrase, kind] of TABLE.unspaced) {
    if (text.includes(phrase)) return { kind, share: Math.min(1, (UNSPACED_WEIGHT * phrase.length) / text.length) };
  }
  return null;
}

/**
 * The kind of a page by its URL (`segments` as in `PageUrl`) and by the texts of links to it. The URL
 * takes precedence: file names are more reliable than button texts.
 */
export function classifyPage(segments: readonly string[], linkTexts: Iterable<string>): ClassifiedPage {
  const own = classifyLinkText(segments.at(-1) ?? '');
  const above = kindAbove(segments);
  if (above === 'blog') return { kind: 'blog', strength: 0.5 };
  // "drain-cleaning-services" is one of the services; a long slug that mentions contact is an article.
  if (own !== null && own.kind === 'services' && own.share < 1) return { kind: 'service', strength: 0.6 };
  if (own !== null && own.share >= CLEAR_SHARE) return { kind: own.kind, strength: own.share };
  if (above !== null) return { kind: KIND_BELOW[above] ?? 'other', strength: 0.6 };

  const given = kindOfLinks(linkTexts);
  if (given !== null && given.share >= CLEAR_SHARE) return { kind: given.kind, strength: 0.9 * given.share };
  if (own !== null && own.share >= WEAK_SHARE) return { kind: own.kind, strength: own.share };
  if (given?.kind === 'services') return { kind: 'service', strength: 0.5 };
  return { kind: 'other', strength: 0 };
}

function kindAbove(segments: readonly string[]): PageKind | null {
  let nearest: PageKind | null = null;
  for (const segment of segments.slice(0, -1)) {
    // Years in a URL mark dated posts.
    if (/^(?:19|20)\d\d$/.test(segment)) return 'blog';
    const found = classifyLinkText(segment);
    if (found === null || found.share < CLEAR_SHARE || found.kind === 'home') continue;
    if (found.kind === 'blog') return 'blog';
    nearest = found.kind;
  }
  return nearest;
}

/** The kind with the highest share among the link texts; sentences are skipped. */
function kindOfLinks(texts: Iterable<string>): LinkTextKind | null {
  let clearest: LinkTextKind | null = null;
  for (const text of texts) {
    if (text.length > MAX_CHARACTERS || text.trim().split(/\s+/, MAX_LINK_WORDS + 1).length > MAX_LINK_WORDS) continue;
    const found = classifyLinkText(text);
    if (found !== null && (clearest === null || found.share > clearest.share)) clearest = found;
  }
  return clearest;
}

/** The kind of the last significant URL segment; null when none has one. */
export function classifyUrl(url: string): PageKind | null {
  const path = getUrlPath(url) ?? '';
  for (const segment of path.split('/').filter(Boolean).reverse()) {
    const words = segment.replace(/\.\w{2,5}$/, '').replace(/[-_+]|%20/g, ' ');
    const kind = classifyLinkText(words)?.kind ?? null;
    if (kind !== null) return kind;
  }
  return null;
}
