import { getUrlPath } from '#shared/text/url-path.ts';
import { readCompiled } from '../../data/read-compiled.ts';
import { foldText, isUnspacedScript, splitWords } from '../../facts/language/fold-text.ts';
import { PAGE_KINDS, type PageKind, type PageKindLexicon, type PageKindWord } from './page-kind-lexicon.ts';

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

const LEXICON = readCompiled<PageKindLexicon>('page-kinds');
const WORDS = new Map(LEXICON.words);
const PHRASES = new Map(LEXICON.phrases);
const STEMS = new Map(LEXICON.stems);
const ORDER = new Map<PageKind, number>(PAGE_KINDS.map((kind, at) => [kind, at]));

/** The kind of page by a link text, a headline or a URL segment; null when unknown. */
export function classifyLinkText(text: string): LinkTextKind | null {
  const folded = foldText(text.slice(0, MAX_CHARACTERS));
  const words = splitWords(folded).slice(0, MAX_WORDS);
  if (isUnspacedScript(folded)) return kindOfUnspaced(words.join(''));
  const entries = words.map((word) => WORDS.get(word));
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
  first: PageKindWord | undefined,
  at: number,
  size: number,
): PageKind | undefined {
  return first?.beginsPhrase === true ? PHRASES.get(words.slice(at, at + size).join(' ')) : undefined;
}

function rankOf(kind: PageKind): number {
  return ORDER.get(kind) ?? ORDER.size;
}

function kindOfWord(word: string, entry: PageKindWord | undefined, isAlone: boolean): PageKind | undefined {
  const exact = entry?.kind ?? (isAlone ? entry?.loneKind : undefined);
  return exact ?? STEMS.get(word.charAt(0))?.find(([stem]) => word.startsWith(stem))?.[1];
}

function kindOfUnspaced(text: string): LinkTextKind | null {
  for (const [phrase, kind] of LEXICON.unspaced) {
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
