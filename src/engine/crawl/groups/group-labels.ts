import type { TreeNode } from './page-tree.ts';
import { isHeading, isInside, type TreeText } from './tree-text.ts';

/** What stands over a group. */
export interface GroupLabels {
  /** The heading with the short lines around it, the nearest last. */
  readonly labels: readonly string[];
  readonly heading: TreeNode | null;
  /** Whether a short line stands directly before the group. */
  readonly isNear: boolean;
}

const ENDS_SEARCH: ReadonlySet<string> = new Set(['section', 'article', 'main', 'form', 'nav', 'fieldset', 'footer']);
const MOST_LEVELS = 7;
const MOST_SIBLINGS = 4;
const LONGEST_LINE = 60;
const LONGEST_BESIDE = 45;
/** Text so long belongs to another section. */
const LONG_TEXT = 500;
const LONGEST_SECTION = 700;
const MOST_LABELS = 4;
const LONGEST_ENTRY = 50;

/** What stands over an element, read when first asked for: most groups are dropped before. */
export class LabelsOver {
  private readonly first: TreeNode;
  private readonly text: TreeText;
  private readonly lead: readonly string[];
  private known: GroupLabels | null = null;

  /** `lead`: what its own line says of it. */
  constructor(first: TreeNode, text: TreeText, lead: readonly string[] = []) {
    this.first = first;
    this.text = text;
    this.lead = lead;
  }

  get read(): GroupLabels {
    if (this.known === null) {
      const over = readLabels(this.first, this.text.body, this.text);
      this.known = { ...over, labels: [...this.lead, ...over.labels] };
    }
    return this.known;
  }
}

/** What stands over the element, below `body`: the nearest heading before it, with the short lines around that. */
function readLabels(first: TreeNode, body: TreeNode, text: TreeText): GroupLabels {
  const labels: string[] = [];
  let isNear = false;
  let node: TreeNode | null = first;
  for (let level = 0; node !== null && node !== body && level < MOST_LEVELS; level++) {
    let seen = 0;
    for (let at = -1; seen < MOST_SIBLINGS && !text.work.isOver; at--) {
      const sibling = node.sibling(at);
      if (sibling === null) break;
      text.work.spend(1);
      if (!sibling.hasText) continue;
      seen++;
      const said = text.textOf(sibling);
      const heading = isHeading(sibling) ? sibling : (text.headingsIn(sibling).at(-1) ?? null);
      if (heading === null) {
        if (said.length < LONGEST_LINE && text.linesOf(sibling).length === 1) {
          labels.unshift(said);
          if (seen === 1 && level < 2) isNear = true;
        }
        if (said.length > LONG_TEXT) break;
        continue;
      }
      if (said.length > LONGEST_SECTION && heading !== sibling) break;
      labels.unshift(...linesAround(heading, sibling, node.sibling(at - 1), text));
      return { labels: [...new Set(labels)].slice(-MOST_LABELS), heading, isNear };
    }
    if (labels.length > 0 && node.parent !== null && ENDS_SEARCH.has(node.parent.name)) break;
    node = node.parent;
  }
  return { labels: [...new Set(labels)].slice(-MOST_LABELS), heading: null, isNear };
}

function linesAround(heading: TreeNode, sibling: TreeNode, before: TreeNode | null, text: TreeText): string[] {
  const own = text.textOf(heading);
  if (heading !== sibling) {
    const around = heading.parent === null ? [] : text.linesOf(heading.parent);
    return [...around.filter((line) => line.length < LONGEST_LINE).slice(0, 3), own];
  }
  if (before === null) return [own];
  const said = text.textOf(before);
  return said !== '' && (said.length < LONGEST_BESIDE || isHeading(before)) ? [said, own] : [own];
}

/** The entry that a list of a menu hangs on; empty without one. */
export function readMenuParent(container: TreeNode, text: TreeText): string {
  let item: TreeNode | null = container.parent;
  while (item !== null && !(item.name === 'li' || HAS_SUBMENU.test(item.names))) item = item.parent;
  if (item === null) return readLineBefore(container, text);
  const first = item.elements.find((one) => {
    if (one === container || !one.hasText || isInside(container, one)) return false;
    return text.textOf(one).length < LONGEST_ENTRY;
  });
  return first === undefined ? readLineBefore(container, text) : text.textOf(first);
}

/** The entry in an element of its own right before the list. */
function readLineBefore(container: TreeNode, text: TreeText): string {
  const before = container.sibling(-1);
  if (before === null || text.linksIn(before).length > 1) return '';
  const line = text.textOf(before);
  return line.length < LONGEST_ENTRY ? line : '';
}

const HAS_SUBMENU = /(?:^|[\s_-])(?:has-?sub|dropdown|nav-?group|sub-?menu|mega)/;
