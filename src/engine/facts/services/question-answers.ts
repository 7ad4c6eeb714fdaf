import { cutText } from '#shared/text/cut-text.ts';
import type { Page, TextBlock } from '../../crawl/html/page.ts';
import { readPattern } from '../../data/patterns.ts';
import { foldText, isUnspacedScript, keepLetters } from '../language/fold-text.ts';
import { oneLine } from '../pages/one-line.ts';

export const LONGEST_ANSWER = 1200;
/** An answer is more than a button and stands right below its question. */
const SHORTEST_ANSWER_WORDS = 4;
const MOST_ANSWER_BLOCKS = 6;
/** An invitation to get in touch where an answer should be. */
const INVITES = new RegExp(`^(?:${readPattern('services', 'invites')})`, 'u');
const LONGEST_INVITATION = 40;
const NUMBER = /\d+(?:[.,]\d+)*/g;
const MOST_CLOSING_WORDS = 14;
const MOST_OVERLINE_WORDS = 5;
/** Sample text of templates. */
const FILLER = /\blorem ipsum\b|\bdolor sit amet\b/i;
/** Class names around questions and their answers. */
export const QUESTION_HINTS = new RegExp(String.raw`\b(?:${readPattern('services', 'questionHints')})`);

/** The answer without the invitation that closes it; null where it only invites to get in touch, or is sample text. */
export function withoutEmptyTalk(answer: string | null): string | null {
  if (answer === null || FILLER.test(answer)) return null;
  const sentences = answer.split(/(?<=[.!?])\s+/).filter(Boolean);
  const invites = (sentence: string) => !/\d/.test(sentence) && INVITES.test(foldText(sentence));
  if (sentences.every(invites)) return answer.split(/\s+/).length <= LONGEST_INVITATION ? null : answer;
  // A longer one says what comes of it: "Send us your list, and we visit all of them on one day."
  const closes = (sentence: string) => invites(sentence) && sentence.split(/\s+/).length <= MOST_CLOSING_WORDS;
  const last = sentences.findLastIndex((sentence) => !closes(sentence));
  const told = sentences.slice(0, last + 1).join(' ');
  // A word or two ("Yes.") is no answer without what follows.
  return told.split(' ', SHORTEST_ANSWER_WORDS).length < SHORTEST_ANSWER_WORDS ? answer : told;
}

/** What stands in the other cells of its row. */
export function answerBeside({ blocks }: Page, index: number): string | null {
  const cell = blocks[index]?.cell;
  if (cell === undefined || cell.column !== 0) return null;
  const isBeside = (block: TextBlock) =>
    block.cell?.table === cell.table && block.cell.row === cell.row && block.cell.column > 0;
  return joinAnswer(blocks.slice(index + 1, index + 1 + MOST_ANSWER_BLOCKS).filter(isBeside));
}

/**
 * Whether a heading right below a question belongs to its answer: one of a lower level, or one within the same entry of a list of
 * questions ("Quick answer").
 */
export function opensAnswer({ blocks }: Page, index: number, levels: ReadonlyMap<number, number>): boolean {
  const [own, next] = [levels.get(index), levels.get(index + 1)];
  if (next === undefined) return false;
  return own === undefined ? QUESTION_HINTS.test(blocks[index + 1]?.hints ?? '') : next > own;
}

/** The class of the line below an article's heading: its date, its author, how long it takes to read. */
const OF_ARTICLE = /^(?:\S*[-_])?(?:meta|byline|dateline|read(?:ing)?-?time)(?:\s|$)/;

/**
 * The blocks below a question up to the next heading or question; a heading on top of them only where nothing else is there.
 * @param isAside blocks that are buttons
 */
export function answerBelow(
  page: Page,
  index: number,
  endsBefore: (blockIndex: number) => boolean,
  isHeaded: boolean,
  isAside: (blockIndex: number) => boolean,
): string | null {
  const parts: TextBlock[] = [];
  const first = isHeaded ? index + 2 : index + 1;
  for (let at = first; at < page.blocks.length && at <= index + MOST_ANSWER_BLOCKS; at += 1) {
    const block = page.blocks[at];
    if (block === undefined || endsBefore(at)) break;
    if (block.region === 'nav' || block.region === 'footer') break;
    if (parts.length > 0 && isOverline(block, page.blocks[at + 1])) break;
    if (!isAside(at) && !OF_ARTICLE.test(block.hints)) parts.push(block);
  }
  return joinAnswer(parts) ?? (isHeaded ? joinAnswer(page.blocks.slice(index + 1, first)) : null);
}

/** A few words without a full stop right above a heading belong to it: "Our work" over "What you see". */
function isOverline({ tag, text }: TextBlock, next: TextBlock | undefined): boolean {
  if (next === undefined || !/^h[1-6]$/.test(next.tag) || /[?？]\s*$/.test(next.text)) return false;
  const words = text.split(' ', MOST_OVERLINE_WORDS + 1);
  return tag !== 'li' && words.length <= MOST_OVERLINE_WORDS && !/[.!?:。]["”»)]?$/u.test(text);
}

/**
 * The answer of structured data as visitors may read it: below the same question on a page where that says other numbers. Pure.
 * @param answer of the structured data
 */
export function withShownNumbers(question: string, answer: string | null, pages: readonly Page[]): string | null {
  const numbers = answer?.match(NUMBER) ?? [];
  if (numbers.length === 0) return answer;
  const asked = keepLetters(foldText(question));
  for (const { blocks } of pages) {
    const at = blocks.findIndex(({ text }) => keepLetters(foldText(text)) === asked);
    const below = blocks.slice(at + 1, at + 1 + MOST_ANSWER_BLOCKS);
    const end = below.findIndex(({ tag, text }) => /^h[1-6]$/.test(tag) || /[?？]\s*$/.test(text));
    const shown = at < 0 ? null : joinAnswer(end < 0 ? below.slice(0, 1) : below.slice(0, end));
    if (shown === null) continue;
    const said = new Set(shown.match(NUMBER));
    return numbers.every((number) => said.has(number)) ? answer : shown;
  }
  return answer;
}

/** The text of blocks as an answer; null where it is too short for one. */
export function joinAnswer(blocks: readonly TextBlock[]): string | null {
  const text = oneLine(blocks.flatMap((block) => (block.text.length > 1 ? [block.text] : [])).join(' '));
  const words = isUnspacedScript(text) ? text.length / 2 : countWords(text);
  return words < SHORTEST_ANSWER_WORDS ? null : clip(text, LONGEST_ANSWER);
}

/** Words of a text; a sign alone ("→", "🚨") is none. */
function countWords(text: string): number {
  return text.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** A text in one line, cut at so many characters. */
export function clip(text: string, length: number): string {
  const line = oneLine(text);
  return line.length <= length ? line : `${cutText(line, length - 1)}…`;
}
