import { cutText } from '#shared/text/cut-text.ts';
import type { PageRegion, TableCell, TextBlock } from './page.ts';
import { type LimitLog, PAGE_LIMITS } from './page-limits.ts';
import { collapseLines, countWords, LINE_BREAK } from './page-text.ts';
import { areSeparatePieces, TOUCHING_CHARACTERS } from './touching-pieces.ts';

/** The context of a block of text: properties of its nearest open block element. */
export interface BlockContext {
  readonly tagName: string;
  readonly region: PageRegion;
  readonly hidden: boolean;
  readonly inAddress: boolean;
  readonly cell: TableCell | null;
  readonly hints: () => string;
}

/** Receives the index of the block that it begins in. */
export interface AwaitsBlock {
  blockIndex: number;
}

/** Text since the last block boundary. */
interface Run {
  text: string;
  /** At least the last characters of `text`: looking at its end would copy all of it at every inline tag. */
  tail: string;
  /** What is between the text so far and the next piece: a contact link's edge, which separates words, or any inline tag. */
  edge?: 'link' | 'tag' | null;
  waiting: AwaitsBlock[];
}

const ENDS_IN_WORD = /[\p{L}\p{N}]$/u;
const STARTS_WITH_WORD = /^[\p{L}\p{N}+(]/u;

/** A contact link is a word of its own; pieces that only a tag separates are lines of their own. */
function separatorOf(edge: 'link' | 'tag', before: string, after: string): string {
  if (edge === 'link') return ENDS_IN_WORD.test(before) ? ' ' : '';
  return areSeparatePieces(before, after.slice(0, TOUCHING_CHARACTERS)) ? LINE_BREAK : '';
}

/** Collects text into blocks. The caller signals boundaries and the element of the text. */
export class TextBlocks {
  readonly blocks: TextBlock[] = [];
  wordCount = 0;
  private run: Run = { text: '', tail: '', waiting: [] };
  /** Text around hidden inline elements, whose own text becomes a separate block. */
  private readonly suspended: Run[] = [];
  private totalCharacters = 0;
  private readonly limits: LimitLog;

  constructor(limits: LimitLog) {
    this.limits = limits;
  }

  add(piece: string): void {
    if (this.run.text.length > PAGE_LIMITS.blockCharacters * 2) return;
    const { edge } = this.run;
    if (edge != null) {
      this.run.edge = null;
      if (this.run.tail !== '' && STARTS_WITH_WORD.test(piece)) {
        this.run.tail = this.run.tail.slice(-TOUCHING_CHARACTERS);
        this.append(separatorOf(edge, this.run.tail, piece));
      }
    }
    this.append(piece);
  }

  private append(piece: string): void {
    this.run.text += piece;
    this.run.tail = piece.length < TOUCHING_CHARACTERS ? this.run.tail + piece : piece;
  }

  /** Separates the text so far from the next, even without whitespace between them. */
  separate(): void {
    this.run.edge = 'link';
  }

  /** An inline tag: it separates only what cannot be one word. */
  touch(): void {
    this.run.edge ??= 'tag';
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

  /** A hidden inline element begins: the text around it continues after `endHidden`. */
  startHidden(): void {
    this.suspended.push(this.run);
    this.run = { text: '', tail: '', waiting: [] };
  }

  endHidden(context: BlockContext): void {
    this.end(context);
    const outer = this.suspended.pop();
    if (outer === undefined) return;
    outer.waiting.push(...this.run.waiting);
    this.run = outer;
  }

  /** A block boundary: the collected text becomes a block unless it is empty. */
  end(context: BlockContext): void {
    if (this.run.text === '') return;
    const text = this.limited(collapseLines(this.run.text));
    this.run.text = '';
    this.run.tail = '';
    if (text === '') return;
    if (this.blocks.length >= PAGE_LIMITS.blocks) {
      this.limits.note(`Only the first ${PAGE_LIMITS.blocks} pieces of text were read.`);
      return;
    }
    const hidden = context.hidden || this.suspended.length > 0;
    if (!hidden) this.wordCount += countWords(text);
    const { tagName: tag, region, inAddress, cell } = context;
    this.blocks.push({
      text,
      tag,
      region,
      hidden,
      inAddress,
      hints: context.hints(),
      ...(cell === null ? {} : { cell }),
    });
    if (this.run.waiting.length > 0) this.settle(this.blocks.length - 1);
  }

  /** Takes back the blocks from `first` on, as if their element were not in the page. */
  takeBack(first: number): void {
    for (const { text, hidden } of this.blocks.splice(first)) if (!hidden) this.wordCount -= countWords(text);
  }

  /** The end of the page: pending targets have no block after them. */
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
