import { cutText } from '#shared/text/cut-text.ts';
import type { Heading, Page, TextBlock } from '../crawl/html/page.ts';

/** Number of characters in which the opening should say what and where. */
const OPENING_LENGTH = 400;
const SHORTEST_PARAGRAPH = 40;

/** The visible main headings (h1) of a page. */
export function findMainHeadings(page: Page): Heading[] {
  return page.headings.filter(({ level, hidden }) => level === 1 && !hidden);
}

/** The text of a heading, or the descriptions of the images in it. Signs and glyphs of icon fonts are no text. */
export function getHeadingText(heading: Heading): string {
  return getWrittenHeading(heading) || heading.imageAlts.join(' ').trim();
}

/** The text of a heading; empty where it holds a sign ("☰") or a glyph of an icon font. */
export function getWrittenHeading({ text }: Heading): string {
  return /[\p{L}\p{N}]/u.test(text) ? text.replace(/\p{Co}/gu, '').trim() : '';
}

/**
 * The first paragraph-like text of a page after its main heading, up to about 400 characters; that of the main part
 * when there is no main heading. Empty when there is none.
 */
export function findPageOpening(page: Page): string {
  const start = findMainHeadings(page)[0]?.blockIndex ?? 0;
  const after = collectOpening(page, start);
  return after !== '' || start === 0 ? after : collectOpening(page, 0);
}

/** Blocks between two parts of a headline that are main headings both. */
const SPLIT_HEADLINE = 2;
/** A line above the main heading, as designs have it: "Electrician · Graz". */
const LONGEST_LINE_ABOVE = 80;

/**
 * What visitors read first, from the least to the most of it: the opening, with the main headings above it, with the line above
 * those too.
 */
export function listFirstLines(page: Page): string[] {
  const [top, ...more] = findMainHeadings(page);
  // Further down they are no beginning.
  const headings =
    top === undefined ? [] : [top, ...more.filter((one) => one.blockIndex - top.blockIndex <= SPLIT_HEADLINE)];
  const above = page.blocks[(headings[0]?.blockIndex ?? 0) - 1];
  const isAbove = above !== undefined && isInText(above) && above.text.length <= LONGEST_LINE_ABOVE;
  const opening = findPageOpening(page);
  const headed = [...headings.map(getHeadingText), opening].filter((text) => text !== '').join(' · ');
  return [opening, headed, ...(isAbove ? [`${above.text} · ${headed}`] : [])];
}

const isInText = ({ hidden, region }: TextBlock): boolean => !hidden && (region === 'main' || region === 'body');

/**
 * The first line that names the place among as many as the opening is long, short ones included: the address below it. Empty
 * when there is none.
 */
export function findFirstPlaceLine(page: Page, namesPlace: (text: string) => boolean): string {
  let left = OPENING_LENGTH;
  const start = findMainHeadings(page)[0]?.blockIndex ?? 0;
  for (const [index, block] of page.blocks.entries()) {
    if (left <= 0) return '';
    if (index < start || !isInText(block) || isQuoted(page, index)) continue;
    const line = cutText(block.text, left);
    if (namesPlace(line)) return line;
    left -= block.text.length;
  }
  return '';
}

function collectOpening(page: Page, start: number): string {
  const parts: string[] = [];
  let length = 0;
  for (let i = start; i < page.blocks.length && length < OPENING_LENGTH; i += 1) {
    const block = page.blocks[i];
    if (block === undefined || block.hidden || block.region === 'nav' || block.region === 'footer') continue;
    if (/^h[1-6]$/.test(block.tag) || !isParagraph(block, parts.length === 0) || isQuoted(page, i)) continue;
    parts.push(cutText(block.text, OPENING_LENGTH));
    length += block.text.length;
  }
  return parts.join(' ').slice(0, OPENING_LENGTH);
}

/** A text in quotation marks from its beginning to its end, perhaps with its author behind. */
const IN_MARKS = /^["“„«‟][^"“”„«»‟]+["“”»‟]\.?(?:\s*[-–—―]\s*\p{Lu}.{0,80})?$/u;
/** "— Ida Holm, baker" as a block of its own; behind a text in quotation marks with any dash. */
const SIGNATURE = /^[–—―]\s?\p{Lu}.{2,80}$/u;
const SIGNATURE_OF_MARKED = /^[-–—―]\s?\p{Lu}.{2,80}$/u;

/** Whether a block holds the words of somebody else, or the name below them: what it says is not said of the business. */
function isQuoted({ blocks }: Page, at: number): boolean {
  const textAt = (index: number) => blocks[index]?.text.trim() ?? '';
  const [before, text, below, next] = [textAt(at - 1), textAt(at), textAt(at + 1), textAt(at + 2)];
  // Several lines with a dash are a list.
  const isSigned = (quote: string, name: string, after: string) =>
    SIGNATURE.test(name) && !SIGNATURE.test(after) && !SIGNATURE.test(quote) && !quote.endsWith(':');
  const isName = IN_MARKS.test(before) && SIGNATURE_OF_MARKED.test(text);
  return IN_MARKS.test(text) || isName || isSigned(text, below, next) || isSigned(before, text, below);
}

/** The first one may be short: a line that ends like a sentence. Unspaced scripts need a third of the characters of English. */
function isParagraph({ text, tag }: TextBlock, isFirst: boolean): boolean {
  return (
    text.length >= SHORTEST_PARAGRAPH ||
    (isFirst && tag === 'p' && /\p{L}.*\s.*[.!。]$/u.test(text)) ||
    (text.length >= SHORTEST_PARAGRAPH / 3 && /[\u3040-\u9fff\uac00-\ud7af]/.test(text))
  );
}
