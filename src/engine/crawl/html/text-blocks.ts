import { cutText } from '#shared/text/cut-text.ts';
import type { PageRegion, TextBlock } from './page.ts';
import { type LimitLog, PAGE_LIMITS } from './page-limits.ts';
import { collapseLines, countWords, LINE_BREAK } from './page-text.ts';

/** Where a block of text stands: what its nearest open block element says. */
export interface BlockContext {
  readonly tagName: string;
  readonly region: PageRegion;
  readonly hidden: boolean;
  readonly inAddress: boolean;
  readonly hints: () => string;
}

/** Something that wants to know the index of the block it begins in. */
export interface AwaitsBlock {
  blockIndex: number;
}

/** Text since the last block boundary. */
interface Run {
  text: string;
  /** The next word stands in another element: it is not glued to the last one. */
  isSeparate?: boolean;
  waiting: AwaitsBlock[];
}

const ENDS_IN_WORD = /[\p{L}\p{N}]$/u;
const STARTS_WITH_WORD = /^[\p{L}\p{N}+]/u;

/** Gathers text into blocks. The caller says when a boundary is reached and in which element the text stood. */
export class TextBlocks {
  readonly blocks: TextBlock[] = [];
  wordCount = 0;
  private run: Run = { text: '', waiting: [] };
  /** Runs around hidden inline elements, whose own text becomes a block of its own. */
  private readonly suspended: Run[] = [];
  private totalCharacters = 0;
  private readonly limits: LimitLog;

  constructor(limits: LimitLog) {
    this.limits = limits;
  }

  add(piece: string): void {
    if (this.run.text.length > PAGE_LIMITS.blockCharacters * 2) return;
    if (this.run.isSeparate === true) {
      this.run.isSeparate = false;
      if (ENDS_IN_WORD.test(this.run.text) && STARTS_WITH_WORD.test(piece)) this.run.text += ' ';
    }
    this.run.text += piece;
  }

  /** The text so far and the next one are not one word, though nothing stands between them. */
  separate(): void {
    this.run.isSeparate = true;
  }

  addSpace(): void {
    if (this.run.text !== '') this.add(' ');
  }

  addLineBreak(): void {
    if (this.run.text !== '') this.add(LINE_BREAK);
  }

  /** `target.blockIndex` becomes the index of the current block, or of the next one when it has no text. */
  await(target: AwaitsBlock): void {
    this.run.waiting.push(target);
  }

  /** A hidden inline element begins: the text around it goes on after `endHidden`. */
  startHidden(): void {
    this.suspended.push(this.run);
    this.run = { text: '', waiting: [] };
  }

  endHidden(context: BlockContext): void {
    this.end(context);
    const outer = this.suspended.pop();
    if (outer === undefined) return;
    outer.waiting.push(...this.run.waiting);
    this.run = outer;
  }

  /** A block boundary: what was gathered becomes a block when it has text. */
  end(context: BlockContext): void {
    if (this.run.text === '') return;
    const text = this.limited(collapseLines(this.run.text));
    this.run.text = '';
    if (text === '') return;
    if (this.blocks.length >= PAGE_LIMITS.blocks) {
      this.limits.note(`Only the first ${PAGE_LIMITS.blocks} pieces of text were read.`);
      return;
    }
    const hidden = context.hidden || this.suspended.length > 0;
    if (!hidden) this.wordCount += countWords(text);
    const { tagName: tag, region, inAddress } = context;
    this.blocks.push({ text, tag, region, hidden, inAddress, hints: context.hints() });
    if (this.run.waiting.length > 0) this.settle(this.blocks.length - 1);
  }

  /** The end of the page: what still waits for a block has none after it. */
  finish(): void {
    while (this.suspended.length > 0) {
      this.run.waiting.push(...(this.suspended.pop()?.waiting ?? []));
    }
    this.settle(this.blocks.length);
  }

  private settle(blockIndex: number): void {
    for (const target of this.run.waiting) target.blockIndex = blockIndex;
    this.run.waiting = [];
  }

  private limited(text: string): string {
    const room = Math.min(PAGE_LIMITS.blockCharacters, PAGE_LIMITS.textCharacters - this.totalCharacters);
    this.totalCharacters += Math.min(text.length, room);
    if (text.length <= room) return text;
    this.limits.note('The page holds more text than is read; the rest was left out.');
    return cutText(text, room);
  }
}
