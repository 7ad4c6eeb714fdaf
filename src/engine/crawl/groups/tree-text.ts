import { LINE_BREAK } from '../html/page-text.ts';
import type { TreeNode } from './page-tree.ts';

/**
 * Characters and elements that are looked at for the groups of one page. The lines of an element are cut for each group that it is a
 * member of; real pages stay below a twentieth of this.
 */
const MOST_WORK = 6_000_000;

/** Counts the work on one page, so that boxes in boxes in boxes stay linear. */
export class GroupWork {
  private left = MOST_WORK;

  get isOver(): boolean {
    return this.left <= 0;
  }

  spend(amount: number): void {
    this.left -= amount;
  }
}

/** What an element may hold; bits, so that one look at the page answers for every element. `picture`: an image, or one as background. */
export const HELD = {
  heading: 1,
  title: 2,
  link: 4,
  image: 8,
  picture: 16,
  field: 32,
  quote: 64,
  time: 128,
  list: 256,
  block: 512,
} as const;
type Held = (typeof HELD)[keyof typeof HELD];

const { heading, title, link, image, picture, field, quote, time, list, block } = HELD;
const HELD_BY_NAME: ReadonlyMap<string, number> = new Map([
  ['h1', heading | title],
  ['h2', heading | title],
  ['h3', heading],
  ['h4', heading],
  ['h5', heading],
  ['h6', heading],
  ['a', link],
  ['img', image | picture],
  ['blockquote', quote],
  ['time', time],
  ['ul', list],
  ['p', block],
  ['li', block],
  ['div', block],
  ['td', block],
]);

export const isNode = (child: TreeNode | string): child is TreeNode => typeof child !== 'string';

export const isHeading = (node: TreeNode): boolean => node.tag.headingLevel !== null;
export const isAnchor = (node: TreeNode): boolean => node.name === 'a';

/** Whether an element of this kind stands inside; read once a `TreeText` was made of the page. */
export const holdsElement = (node: TreeNode, kind: Held): boolean => (node.held & kind) !== 0;
/** Whether it is of this kind itself, or holds one. */
export const isOrHoldsElement = (node: TreeNode, kind: Held): boolean => ((node.held | kindsOf(node)) & kind) !== 0;

function kindsOf({ name, isPictured, isField }: TreeNode): number {
  return (HELD_BY_NAME.get(name) ?? 0) | (isPictured ? picture : 0) | (isField ? field : 0);
}

const NEEDS_COLLAPSING = /[^\S ]| {2}|\0/;
const SPACE = 0x20;

/** Reads what stands in the elements of one page: all of its text is written down once, and each element is a part of it. */
export class TreeText {
  readonly work: GroupWork;
  /** All elements, in the order of the page. */
  readonly nodes: readonly TreeNode[];
  readonly body: TreeNode;
  private readonly written: string;
  private readonly lineStarts: readonly number[];
  private readonly lines: (string | undefined)[] = [];
  /** In the order of the page. */
  private readonly headings: readonly TreeNode[];
  private readonly links: readonly TreeNode[];

  constructor(root: TreeNode, work: GroupWork) {
    this.work = work;
    const { nodes, written, lineStarts } = new TreeWriter(root);
    this.nodes = nodes;
    this.written = written;
    this.lineStarts = lineStarts;
    this.body = nodes.find((node) => node.name === 'body' && node !== root) ?? root;
    this.headings = nodes.filter((node) => node.hasText && isHeading(node));
    this.links = nodes.filter(isAnchor);
    work.spend(written.length + nodes.length);
  }

  /** The lines of an element: blocks and `<br>` end one; inline elements that touch are words of their own. */
  linesOf(node: TreeNode): readonly string[] {
    node.lines ??= this.isReadable(node) ? this.cutLines(node.start, node.end) : [];
    return node.lines;
  }

  /** All of it in one line. */
  textOf(node: TreeNode): string {
    node.text ??= this.isReadable(node) ? this.written.slice(node.start, node.end).trim() : '';
    return node.text;
  }

  private isReadable(node: TreeNode): boolean {
    if (!node.hasText || this.work.isOver) return false;
    if (node.text === null && node.lines === null) this.work.spend(node.end - node.start);
    return true;
  }

  private cutLines(start: number, end: number): string[] {
    const { lineStarts } = this;
    const found: string[] = [];
    for (let at = countUpTo(lineStarts, start, (one) => one) - 1; ; at++) {
      const from = lineStarts[at] ?? end;
      if (from >= end) return found;
      const to = (lineStarts[at + 1] ?? this.written.length + 1) - 1;
      const isWhole = from >= start && to <= end;
      const known = isWhole ? this.lines[at] : undefined;
      const line = known ?? this.written.slice(Math.max(from, start), Math.min(to, end)).trim();
      if (isWhole) this.lines[at] = line;
      if (line !== '') found.push(line);
    }
  }

  /** The first element inside that passes, in the order of the page. */
  find(node: TreeNode, test: (one: TreeNode) => boolean): TreeNode | null {
    for (let place = node.place + 1; place <= node.lastPlace && !this.work.isOver; place++) {
      const one = this.nodes[place];
      this.work.spend(1);
      if (one !== undefined && test(one)) return one;
    }
    return null;
  }

  /** The headings with text inside, in the order of the page. */
  headingsIn(node: TreeNode): readonly TreeNode[] {
    return holdsElement(node, heading) ? this.cutInside(this.headings, node) : [];
  }

  /** The links inside, in the order of the page. */
  linksIn(node: TreeNode): readonly TreeNode[] {
    return holdsElement(node, link) ? this.cutInside(this.links, node) : [];
  }

  private cutInside(list: readonly TreeNode[], { place, lastPlace }: TreeNode): readonly TreeNode[] {
    const start = countUpTo(list, place, placeOf);
    let end = start;
    while (end < list.length && (list[end]?.place ?? 0) <= lastPlace) end++;
    this.work.spend(end - start);
    return list.slice(start, end);
  }
}

const placeOf = ({ place }: TreeNode): number => place;

/** How many of an ascending list are no larger than `most`. */
function countUpTo<T>(list: readonly T[], most: number, numberOf: (one: T) => number): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numberOf(list[middle] as T) <= most) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Writes the text of a page with white space collapsed, a space for the end of a line, and notes for each element what part is its own
 * and what it holds. A space is written before the next piece only, so that none ends a line.
 */
class TreeWriter {
  readonly nodes: TreeNode[] = [];
  readonly lineStarts: number[] = [0];
  written = '';
  private isLineEmpty = true;
  private isSpaceDue = false;

  constructor(root: TreeNode) {
    this.visit(root);
  }

  private visit(node: TreeNode): void {
    const { isBlock } = node.tag;
    node.place = this.nodes.push(node) - 1;
    if (isBlock) this.endLine();
    node.start = this.written.length;
    let isAfterElement = false;
    for (const child of node.children) {
      if (isNode(child)) {
        if (isAfterElement) this.isSpaceDue = true;
        this.visit(child);
        if (child.hasText) node.hasText = true;
        node.held |= child.held | kindsOf(child);
        isAfterElement = true;
      } else {
        if (child === LINE_BREAK) this.endLine();
        else if (this.put(child)) node.hasOwnText = node.hasText = true;
        isAfterElement = false;
      }
    }
    node.end = this.written.length;
    node.lastPlace = this.nodes.length - 1;
    if (isBlock) this.endLine();
  }

  /** Writes a piece; whether it has more than white space. */
  private put(piece: string): boolean {
    const isPlain = !NEEDS_COLLAPSING.test(piece);
    if (!isPlain && piece.includes(LINE_BREAK)) return this.putLines(piece.split(LINE_BREAK));
    const text = isPlain ? piece : piece.replace(/\s+/g, ' ');
    if (text === ' ') this.isSpaceDue = true;
    if (text === '' || text === ' ') return false;
    this.putText(text);
    return true;
  }

  private putLines(lines: readonly string[]): boolean {
    let hasText = false;
    for (const [at, line] of lines.entries()) {
      if (at > 0) this.endLine();
      if (this.put(line)) hasText = true;
    }
    return hasText;
  }

  private putText(text: string): void {
    const isSpaced = text.charCodeAt(0) === SPACE;
    const endsSpaced = text.charCodeAt(text.length - 1) === SPACE;
    const words = isSpaced || endsSpaced ? text.slice(isSpaced ? 1 : 0, endsSpaced ? -1 : undefined) : text;
    this.written += (isSpaced || this.isSpaceDue) && !this.isLineEmpty ? ` ${words}` : words;
    this.isLineEmpty = false;
    this.isSpaceDue = endsSpaced;
  }

  private endLine(): void {
    this.isSpaceDue = false;
    if (this.isLineEmpty) return;
    this.written += ' ';
    this.isLineEmpty = true;
    this.lineStarts.push(this.written.length);
  }
}

/** Whether `node` is `outer` or inside it. */
export function isInside(node: TreeNode, outer: TreeNode): boolean {
  return node.place >= outer.place && node.place <= outer.lastPlace;
}

/** The nearest element that passes, from `node` itself outwards. */
export function closest(node: TreeNode | null, test: (one: TreeNode) => boolean): TreeNode | null {
  for (let one = node; one !== null; one = one.parent) if (test(one)) return one;
  return null;
}

/** The part of a list that passes, 0 to 1; 0 of none. */
export function computeShare<T>(list: readonly T[], test: (one: T) => boolean): number {
  if (list.length === 0) return 0;
  let count = 0;
  for (const one of list) if (test(one)) count++;
  return count / list.length;
}
