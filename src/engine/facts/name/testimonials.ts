import type { Mention, Testimonial } from '#shared/audit/business.ts';
import { cutText } from '#shared/text/cut-text.ts';
import type { Page, TextBlock } from '../../crawl/html/page.ts';
import { classifyLinkText } from '../../crawl/html/page-kind.ts';
import { getNodes, getText, type StructuredNode } from '../../crawl/structured-data/structured-node.ts';
import { readPattern } from '../../data/patterns.ts';
import type { FactContext, SourcedValue } from '../fact-context.ts';
import { foldText, splitWords } from '../language/fold-text.ts';
import { memoizeByText } from '../memoize-by-text.ts';
import { memoizePerContext } from '../memoize-per-context.ts';
import { factSource, getMentionPlace, mention } from '../mentions.ts';
import { findLinkBlocks } from '../pages/link-blocks.ts';
import { oneLine } from '../pages/one-line.ts';
import { findLikelyName } from './name.ts';

const MOST_TESTIMONIALS = 30;
const SHORTEST_QUOTE_WORDS = 5;
const LONGEST_QUOTE = 800;
const LONGEST_AUTHOR = 60;

const QUOTE_HINTS = new RegExp(`(?<![a-z])(?:${readPattern('names', 'quoteHints')})`);
/** Old pages indent whole texts with it: only a signed one is a quote. */
const IN_BLOCKQUOTE = /(?<![a-z-])blockquote(?![a-z-])/;
const STARTS_WITH_QUOTE = /^["“”„«»‟]/u;
const ENDS_WITH_QUOTE = /["“”„«»‟][.!]?$/u;
/** Class names of sections in which the business speaks: its mission, its staff. */
const HOUSE_HINTS = new RegExp(String.raw`(?<![\p{L}\d])(?:${readPattern('names', 'houseHints')})(?![\p{L}\d])`, 'u');
const FILLER_WORD = new RegExp(`^(?:${readPattern('names', 'fillerLatin')})$`, 'u');
/** Share of such words from which on a text is a template's. */
const FILLER_SHARE = 0.6;

/** Whether a text is the dummy Latin of a template: nobody's words. */
export function isFiller(text: string): boolean {
  const words = splitWords(foldText(text.slice(0, 400)));
  return words.filter((word) => FILLER_WORD.test(word)).length >= words.length * FILLER_SHARE;
}

/** Names of review platforms are not authors. */
const NOT_AN_AUTHOR = new RegExp(
  String.raw`\b(?:${readPattern('names', 'reviewWordFirst')})\b|^(?:${readPattern('names', 'notAnAuthor')})(?!\p{L})`,
  'iu',
);
const AUTHOR_LINE =
  /^(?:[-–—―]\s*)?(\p{Lu}[\p{L}'’.-]{0,24}(?:\s+(?:(?:and|und|et|e|y|i|&)\s+)?(?:\p{Lu}|van|von|de|di|der|du|le|la)[\p{L}'’.-]{0,24}){0,3})(?:\s*[,|·•(].{0,40})?$/u;
const STARS = new RegExp(String.raw`([1-5](?:[.,]\d)?)\s?(?:${readPattern('names', 'stars')})`, 'i');

/**
 * Customer quotes on the site itself: Review structured data, quotes, and blocks that the site marks as testimonials.
 * The text is the site's own, never composed by us; a quote without praise is still a quote.
 */
export const deriveTestimonials: (context: FactContext) => SourcedValue<Testimonial[]> =
  memoizePerContext(findTestimonials);

function findTestimonials(context: FactContext): SourcedValue<Testimonial[]> {
  const found = new Map<string, { readonly value: Testimonial; readonly seen: Mention }>();
  const isDummy = memoizeByText(isFiller);
  const add = (value: Testimonial, seen: Mention) => {
    if (found.size >= MOST_TESTIMONIALS || isDummy(value.quote)) return;
    const key = foldText(value.quote)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .slice(0, 80)
      .trim();
    if (key === '') return;
    // The home page often has the beginning of a quote that another page has whole.
    const same = [...found.keys()].find((known) => isSameQuote(known, key)) ?? key;
    const isLonger = value.quote.length > (found.get(same)?.value.quote.length ?? 0);
    if (isLonger) found.set(same, { value, seen });
  };
  const name = findLikelyName(context);
  const own = name === null ? [] : splitWords(foldText(name));
  for (const { node, page } of context.nodes) {
    if (!node.types.includes('Review')) continue;
    const value = reviewOf(node, page);
    if (value === null || isByStaff(value.author, '', own) || isSlogan(value)) continue;
    add(value, mention(page, node.syntax, value.quote));
  }
  for (const page of context.pages) {
    if (found.size >= MOST_TESTIMONIALS) break;
    // Blocks that are a quote, or the name below one.
    const taken = new Set<number>();
    const buttons = findLinkBlocks(page);
    page.blocks.forEach((block, index) => {
      if (!mayBeTestimonial(block) || isOwnVoice(block.text) || isMotto(page, index, own)) return;
      const next = page.blocks[index + 1];
      const signed = signedQuote(block);
      if (signed !== null) {
        taken.add(index);
        const { quote, author } = signed;
        if (isByStaff(author, block.text.slice(-80), own)) return;
        add(
          { quote: clip(quote), author, rating: ratingOf(block.text), url: page.url },
          mention(page, getMentionPlace(block.region), clip(quote)),
        );
        return;
      }
      const below = [index + 1, index + 2].find(
        (at, step) =>
          (step === 0 || isBetween(next)) &&
          !buttons.has(at) &&
          !opensText(page.blocks, at) &&
          authorOf(page.blocks[at]) !== null,
      );
      const author = below === undefined ? null : authorOf(page.blocks[below]);
      if (!isTestimonial(block, author !== null) || isByStaff(author, next?.text ?? '', own)) return;
      for (const at of [index, below ?? index]) taken.add(at);
      const quote = clip(block.text);
      const rating = ratingOf(block.text) ?? (below === index + 2 ? ratingOf(next?.text ?? '') : null);
      const value = { quote, author, rating, url: page.url };
      if (isSlogan(value)) return;
      add(value, mention(page, getMentionPlace(block.region), quote));
    });
    for (const { block, author, aside } of findCards(page, taken)) {
      const quote = clip(block.text);
      if (isOwnVoice(quote) || isByStaff(author, aside, own)) continue;
      const value = { quote, author, rating: ratingOf(aside), url: page.url };
      add(value, mention(page, getMentionPlace(block.region), quote));
    }
  }
  const all = [...found.values()];
  return {
    value: all.map(({ value }) => value),
    source: factSource(
      all[0]?.seen,
      all.map(({ seen }) => seen),
    ),
  };
}

const SHORTEST_BEGINNING = 30;

function isSameQuote(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < SHORTEST_BEGINNING) return one === other;
  return one.startsWith(other) || other.startsWith(one);
}

function reviewOf(node: StructuredNode, page: Page): Testimonial | null {
  const quote = getText(node, 'reviewBody') ?? getText(node, 'description');
  if (quote === null) return null;
  const author =
    getNodes(node, 'author')
      .map((person) => getText(person, 'name'))
      .find((name) => name !== null) ?? getText(node, 'author');
  const rating = Number(
    getNodes(node, 'reviewRating')
      .map((one) => getText(one, 'ratingValue'))
      .find((value) => value !== null) ?? Number.NaN,
  );
  return { quote: clip(quote), author, rating: Number.isFinite(rating) ? rating : null, url: page.url };
}

/** Fewer words below a name are a role or a place. */
const SHORTEST_CARD_WORDS = 8;
const LONGEST_ASIDE = 60;
const MOST_STARS = 5;

/** A quote with the name above it. */
interface QuoteCard {
  readonly block: TextBlock;
  readonly author: string;
  /** What stands between: stars, the age of the review. */
  readonly aside: string;
}

/**
 * Cards of a guest book, or of reviews as Google shows them: the name, perhaps stars and a date, and the words below. They are
 * quotes under a heading that announces reviews, and where two cards or more have five stars.
 * @param taken blocks that are quotes, or the names below them, already
 */
function findCards({ blocks }: Page, taken: ReadonlySet<number>): QuoteCard[] {
  const announced: QuoteCard[] = [];
  const starred: QuoteCard[] = [];
  const headings: string[] = [];
  // What comes first in a section, name or words, comes first in each of its cards.
  let isNameFirst: boolean | null = null;
  blocks.forEach((block, index) => {
    const card = taken.has(index) ? null : readCard(blocks, index);
    const level = /^h([1-6])$/.exec(block.tag)?.[1];
    if (level !== undefined && card === null) {
      headings.length = Number(level) - 1;
      headings[Number(level)] = block.text;
      isNameFirst = null;
    }
    if (
      isNameFirst === null &&
      (card !== null || countQuoteWords(block.text, SHORTEST_CARD_WORDS) >= SHORTEST_CARD_WORDS)
    )
      isNameFirst = card !== null;
    if (card === null || taken.has(blocks.indexOf(card.block))) return;
    if (isNameFirst === true && headings.some(isReviewHeading)) announced.push(card);
    else if (ratingOf(card.aside) === MOST_STARS) starred.push(card);
  });
  return starred.length > 1 ? [...announced, ...starred] : announced;
}

function isReviewHeading(text: string): boolean {
  const named = text.length > 120 ? null : classifyLinkText(text);
  return named !== null && named.kind === 'reviews' && named.share >= 0.5;
}

/** Whether a block is unseen or in the frame of every page: "TikTok" at the end of a footer signs nothing. */
const isOutside = (block: TextBlock | undefined): boolean =>
  block === undefined ||
  block.hidden ||
  block.region === 'nav' ||
  block.region === 'footer' ||
  block.region === 'header';

function readCard(blocks: readonly TextBlock[], index: number): QuoteCard | null {
  const first = blocks[index];
  if (first === undefined || isOutside(first)) return null;
  const [name = '', ...rest] = first.text.split('\n');
  const author = readAuthor(name.trim());
  if (author === null || rest.join(' ').length > LONGEST_ASIDE) return null;
  let aside = rest.join(' ');
  for (const block of blocks.slice(index + 1, index + 4)) {
    if (isOutside(block)) return null;
    if (/^h[1-6]$/.test(block.tag)) return null;
    if (countQuoteWords(block.text, SHORTEST_CARD_WORDS) >= SHORTEST_CARD_WORDS)
      return block.text.length > LONGEST_QUOTE * 2 ? null : { block, author, aside };
    if (block.text.length > LONGEST_ASIDE) return null;
    aside += ` ${block.text}`;
  }
  return null;
}

/** Words of a text, at most one more than `most`; two letters of a script without spaces are a word. */
function countQuoteWords(text: string, most: number): number {
  return /[\u3040-\u9fff]/.test(text) ? text.length / 2 : text.split(/\s+/, most + 1).length;
}

/** Whether the page marks a block as the words of somebody else. */
export function isQuoteBlock({ text, tag, hints }: Pick<TextBlock, 'text' | 'tag' | 'hints'>): boolean {
  return tag === 'blockquote' || STARTS_WITH_QUOTE.test(text) || (QUOTE_HINTS.test(hints) && !HOUSE_HINTS.test(hints));
}

/** Running text with the length of a spoken quote. */
function mayBeTestimonial({ text, tag, region, hints, hidden }: TextBlock): boolean {
  if (hidden || region === 'nav' || region === 'footer' || /^h[1-6]$/.test(tag) || text.length > 3000) return false;
  if (HOUSE_HINTS.test(hints) || !(isQuoteBlock({ text, tag, hints }) || IN_BLOCKQUOTE.test(hints))) return false;
  return countQuoteWords(text, SHORTEST_QUOTE_WORDS) >= SHORTEST_QUOTE_WORDS;
}

/** Whether a quote that nothing marks as a review stands right below the name of the business or its owner: a motto of theirs. */
function isMotto({ blocks }: Page, index: number, own: readonly string[]): boolean {
  const above = blocks[index - 1];
  if (above === undefined || !/^h[2-6]$/.test(above.tag) || QUOTE_HINTS.test(blocks[index]?.hints ?? '')) return false;
  const words = splitWords(foldText(above.text));
  return words.length > 1 && words.every((word) => own.includes(word));
}

/** `"They came at once." – Jess`: a whole quote followed by its author, in one block. */
function signedQuote({ text, hidden, region, tag }: TextBlock): { quote: string; author: string } | null {
  if (hidden || region === 'nav' || region === 'footer' || /^h[1-6]$/.test(tag) || text.length > 1500) return null;
  const match = /^(["“”„«‟].{15,1200}["“”»‟])[.!]?\s{0,3}(?:\n|[-–—―]|(?=\p{Lu}))\s{0,3}(.{2,60})$/su.exec(text.trim());
  const [, quote, behind] = match ?? [];
  if (quote === undefined || behind === undefined) return null;
  const author = readAuthor(behind.replace(/^[-–—―\s]+/, '').split('\n', 1)[0] ?? '');
  return author === null ? null : { quote, author };
}

/** A line that is a person's name, perhaps with a town; null for any other. */
function readAuthor(line: string): string | null {
  const name = line.length > LONGEST_AUTHOR + 40 ? undefined : AUTHOR_LINE.exec(line)?.[1];
  return name === undefined || NOT_AN_AUTHOR.test(name) ? null : name;
}

/** A slogan or a promise in the business's own voice, whatever its markup: "Your smile is our passion". */
const OWN_VOICE = new RegExp(String.raw`(?<!\p{L})(?:${readPattern('names', 'ownVoice')})(?!\p{L})`, 'u');

function isOwnVoice(text: string): boolean {
  return text.length < 400 && OWN_VOICE.test(foldText(text));
}

const SLOGAN = new RegExp(`^(?:${readPattern('names', 'slogan')})`, 'u');
const MOST_SLOGAN_WORDS = 12;

/** A line in the style of a slogan, without a name or stars: "Quality you can trust since 1987". */
function isSlogan({ quote, author, rating }: Testimonial): boolean {
  if (author !== null || rating !== null) return false;
  const line = foldText(quote).replace(/^[^\p{L}]+|[^\p{L}\p{N}]+$/gu, '');
  return line.split(/\s+/).length <= MOST_SLOGAN_WORDS && SLOGAN.test(line);
}

/** Roles of people who speak for the business. */
const BY_STAFF = new RegExp(String.raw`(?<!\p{L})(?:${readPattern('names', 'ofTheHouse')})(?!\p{L})`, 'u');

/**
 * Quotes by the owner, or signed with the business's name, are not a customer's; "Dr. Anna Berg" of "Zahnarztpraxis
 * Dr. Berg" is the owner. `own`: the words of the business's name.
 */
function isByStaff(author: string | null, around: string, own: readonly string[]): boolean {
  if (author === null) return false;
  const said = splitWords(foldText(author));
  const [whole, name] = [said.join(''), own.join('')];
  const surname = said.at(-1) ?? '';
  return (
    BY_STAFF.test(foldText(around.slice(0, 120))) ||
    (name !== '' && whole !== '' && (whole === name || (name.startsWith(whole) && whole.length > 5))) ||
    (said.length > 1 && surname.length > 3 && own.includes(surname))
  );
}

/** A quote, or a block in a section that the site marks as testimonials; either way an author must be recognizable. */
function isTestimonial({ text, hints }: TextBlock, isSigned: boolean): boolean {
  const isQuoted = STARTS_WITH_QUOTE.test(text);
  if (!QUOTE_HINTS.test(hints))
    return isSigned && (IN_BLOCKQUOTE.test(hints) || (isQuoted && ENDS_WITH_QUOTE.test(text)));
  return isQuoted || (isSigned && text.length > 30) || (ratingOf(text) !== null && text.length > 80);
}

/** What may stand between a quote and the name below it: stars, an empty avatar. */
function isBetween(block: TextBlock | undefined): boolean {
  return block !== undefined && (block.text.length < 3 || /^[★☆⭐\s]+$/u.test(block.text));
}

/** Whether a block is the heading of running text that is no quote itself, or the one word above a heading: “Background” is nobody’s name. */
function opensText(blocks: readonly TextBlock[], at: number): boolean {
  const [heading, below] = [blocks[at], blocks[at + 1]];
  if (heading === undefined || below === undefined) return false;
  const isLabel = /^\p{L}+$/u.test(heading.text) && !QUOTE_HINTS.test(heading.hints);
  if (!/^h[1-6]$/.test(heading.tag)) return isLabel && /^h[1-6]$/.test(below.tag);
  return countQuoteWords(below.text, SHORTEST_QUOTE_WORDS) >= SHORTEST_QUOTE_WORDS && !isQuoteBlock(below);
}

/** The line right below a quote, when it is a person's name. */
function authorOf(block: TextBlock | undefined): string | null {
  if (block === undefined || block.text.length > LONGEST_AUTHOR + 40) return null;
  const line = block.text.split('\n', 1)[0]?.trim() ?? '';
  // A single letter is the placeholder of an avatar.
  if (line.length > LONGEST_AUTHOR || line.length < 3) return null;
  const name = readAuthor(line.replace(/\s*[-–·|]?\s*(?:verified\s+)?google\b.*$/i, ''));
  // A heading in capitals is the title of what follows.
  if (name !== null && /^h[1-6]$/.test(block.tag) && /\s/.test(name) && name === name.toUpperCase()) return null;
  return name;
}

function ratingOf(text: string): number | null {
  const spoken = STARS.exec(cutText(text, 2000));
  if (spoken?.[1] !== undefined) return Number(spoken[1].replace(',', '.'));
  const stars = /★{1,5}/.exec(text)?.[0].length;
  return stars ?? null;
}

function clip(text: string): string {
  const line = oneLine(text);
  return line.length <= LONGEST_QUOTE ? line : `${cutText(line, LONGEST_QUOTE - 1)}…`;
}
