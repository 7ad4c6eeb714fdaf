import { collapseSpace, LINE_BREAK } from '../html/page-text.ts';
import type { TreeNode } from './page-tree.ts';

/**
 * Characters and elements that are looked at for the groups of one page. The text of an element is made for each group that it is a
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

export const isNode = (child: TreeNode | string): child is TreeNode => typeof child !== 'string';

export const isHeading = (node: TreeNode): boolean => node.tag.headingLevel !== null;
export const isAnchor = (node: TreeNode): boolean => node.name === 'a';

/** Reads what stands in the elements of one page. */
export class TreeText {
  readonly work: GroupWork;

  constructor(work: GroupWork) {
    this.work = work;
  }

  /** The lines of an element: blocks and `<br>` end one; inline elements that touch are words of their own. */
  linesOf(node: TreeNode): readonly string[] {
    node.lines ??= this.write(node)
      .split(LINE_BREAK)
      .map((line) => collapseSpace(line))
      .filter((line) => line !== '');
    return node.lines;
  }

  /** All of it in one line. */
  textOf(node: TreeNode): string {
    node.text ??= this.linesOf(node).join(' ');
    return node.text;
  }

  hasText(node: TreeNode): boolean {
    if (node.lines !== null) return node.lines.length > 0;
    this.work.spend(1);
    return node.children.some((child) => (isNode(child) ? this.hasText(child) : /[^\s\0]/.test(child)));
  }

  /** The first element inside that passes, in the order of the page. */
  find(node: TreeNode, test: (one: TreeNode) => boolean): TreeNode | null {
    for (const child of node.children) {
      if (!isNode(child) || this.work.isOver) continue;
      this.work.spend(1);
      if (test(child)) return child;
      const inside = this.find(child, test);
      if (inside !== null) return inside;
    }
    return null;
  }

  all(node: TreeNode, test: (one: TreeNode) => boolean, found: TreeNode[] = []): TreeNode[] {
    for (const child of node.children) {
      if (!isNode(child) || this.work.isOver) continue;
      this.work.spend(1);
      if (test(child)) found.push(child);
      this.all(child, test, found);
    }
    return found;
  }

  private write(node: TreeNode): string {
    if (this.work.isOver) return '';
    const pieces: string[] = [];
    let last = ' ';
    const put = (text: string) => {
      if (text === '') return;
      pieces.push(text);
      last = text.at(-1) ?? ' ';
    };
    const visit = (one: TreeNode) => {
      const { isBlock } = one.tag;
      if (isBlock) put(LINE_BREAK);
      let before: TreeNode | string = '';
      for (const child of one.children) {
        if (!isNode(child)) put(child);
        else {
          if (before !== '' && isNode(before) && !/[\s\0]/.test(last)) put(' ');
          visit(child);
        }
        before = child;
      }
      if (isBlock) put(LINE_BREAK);
    };
    visit(node);
    const text = pieces.join('');
    this.work.spend(text.length + pieces.length);
    return text;
  }
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
