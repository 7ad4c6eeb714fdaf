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

const HAS_INK = /[^\s\0]/;
const NEEDS_COLLAPSING = /[^\S ]| {2}|\0/;

/** Reads what stands in the elements of one page: all of its text is written down once, and each element is a part of it. */
export class TreeText {
  readonly work: GroupWork;
  private readonly written: string;

  constructor(root: TreeNode, work: GroupWork) {
    this.work = work;
    this.written = write(root);
    work.spend(this.written.length);
  }

  /** The lines of an element: blocks and `<br>` end one; inline elements that touch are words of their own. */
  linesOf(node: TreeNode): readonly string[] {
    if (node.lines !== null) return node.lines;
    if (!node.hasText || this.work.isOver) node.lines = [];
    else {
      this.work.spend(node.end - node.start);
      const written = this.written.slice(node.start, node.end);
      node.lines = written.includes(LINE_BREAK)
        ? written
            .split(LINE_BREAK)
            .map((line) => line.trim())
            .filter((line) => line !== '')
        : [written.trim()];
    }
    return node.lines;
  }

  /** All of it in one line. */
  textOf(node: TreeNode): string {
    node.text ??= this.linesOf(node).join(' ');
    return node.text;
  }

  /** The first element inside that passes, in the order of the page. */
  find(node: TreeNode, test: (one: TreeNode) => boolean): TreeNode | null {
    for (const child of node.elements) {
      if (this.work.isOver) return null;
      this.work.spend(1);
      if (test(child)) return child;
      const inside = this.find(child, test);
      if (inside !== null) return inside;
    }
    return null;
  }

  all(node: TreeNode, test: (one: TreeNode) => boolean, found: TreeNode[] = []): TreeNode[] {
    for (const child of node.elements) {
      if (this.work.isOver) break;
      this.work.spend(1);
      if (test(child)) found.push(child);
      this.all(child, test, found);
    }
    return found;
  }

  /** The headings with text inside, in the order of the page. */
  headingsIn(node: TreeNode): TreeNode[] {
    return holdsElement(node, heading) ? this.all(node, (one) => isHeading(one) && one.hasText) : [];
  }
}

/** Writes the text of an element with white space collapsed, and notes for each element in it what part is its own and what it holds. */
function write(root: TreeNode): string {
  const pieces: string[] = [];
  let length = 0;
  let last = LINE_BREAK;
  const put = (text: string) => {
    if (text === '' || (last === LINE_BREAK && (text === LINE_BREAK || text === ' '))) return;
    const piece = text.startsWith(' ') && (last === ' ' || last === LINE_BREAK) ? text.slice(1) : text;
    if (piece === '') return;
    pieces.push(piece);
    length += piece.length;
    last = piece.at(-1) ?? ' ';
  };
  const visit = (node: TreeNode) => {
    const { isBlock } = node.tag;
    if (isBlock) put(LINE_BREAK);
    node.start = length;
    let isAfterElement = false;
    for (const child of node.children) {
      if (isNode(child)) {
        if (isAfterElement && last !== ' ' && last !== LINE_BREAK) put(' ');
        visit(child);
        node.hasText ||= child.hasText;
        node.held |= child.held | kindsOf(child);
        isAfterElement = true;
      } else {
        node.hasText ||= HAS_INK.test(child);
        put(collapse(child));
        isAfterElement = false;
      }
    }
    node.end = length;
    if (isBlock) put(LINE_BREAK);
  };
  visit(root);
  return pieces.join('');
}

function collapse(piece: string): string {
  if (piece === LINE_BREAK || !NEEDS_COLLAPSING.test(piece)) return piece;
  return piece.replace(/\s+/g, ' ').replace(/ ?\0[\0 ]*/g, LINE_BREAK);
}

/** Whether `node` is `outer` or inside it. */
export function isInside(node: TreeNode | null, outer: TreeNode): boolean {
  return closest(node, (one) => one === outer) !== null;
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
