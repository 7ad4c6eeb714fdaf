import { type GroupLabels, readLabels } from './group-labels.ts';
import { phraseness } from './names.ts';
import type { GroupKind } from './page-group.ts';
import type { TreeNode } from './page-tree.ts';
import { GROUP_LIMITS, makeGroup, type RawGroup } from './raw-group.ts';
import { type MemberInProgress, opensQuote, readMember } from './read-member.ts';
import { closest, computeShare, HELD, holdsElement, isHeading, isInside, type TreeText } from './tree-text.ts';

/** Class names that say how a thing looks or moves, or which one it is, and not what it is. */
const PASSING =
  /^(?:active|(?:.*-)?(?:first|last|odd|even)$|current|selected|open|show|in|fade|wow|aos-|delay|animat|reveal|d\d|item-?\d|is-|has-|js-|w-node|elementor-element-|post-\d|col|offset|m[tbse]-|p[tb]-|reverse|left|right|center|[a-z]*[-_]?\d+$)/;
/** No members of a group themselves: their children are, or they are no content. */
const NO_MEMBER: ReadonlySet<string> = new Set(
  'ul ol dl dd table tbody thead tfoot select form nav header footer img hr br input textarea th option'.split(' '),
);
/** Alike by what they are, whatever is in them. */
const ALIKE_TAGS: ReadonlySet<string> = new Set(['li', 'a', 'tr', 'p']);
const LISTS: ReadonlySet<string> = new Set(['ul', 'ol']);
const SHARE_OF_BODIES = 0.7;
const LONGEST_TITLE_LINE = 60;
/** Script templates that were not filled in. */
const TEMPLATE = /\{\{|\}\}|<%|\$\{/;

interface Siblings {
  readonly container: TreeNode;
  readonly members: TreeNode[];
  readonly shape: string;
  readonly over: GroupLabels;
}

/** Siblings of one shape; the rows of one grid are one group. */
export function findSiblingGroups(body: TreeNode, text: TreeText): RawGroup[] {
  const shapes = new Shapes(text);
  const found = collectSiblings(body, text, shapes).slice(0, GROUP_LIMITS.groups);
  const all = found.map(
    ({ container, members }): Siblings => ({
      container,
      members: [...members],
      shape: shapes.keyOf(members[0] ?? container),
      over: readLabels(members[0] ?? container, body, text),
    }),
  );
  return mergeRows(all, shapes).flatMap(({ container, members, over }) => {
    if (members.length > GROUP_LIMITS.siblings || areParagraphs(members, text)) return [];
    const own = new Set(members);
    const read = members
      .map((node): MemberInProgress => {
        const member = readMember(node, followingOf(node, own, text), text);
        return standsBelowQuote(node, own, text) ? { ...member, isQuote: true } : member;
      })
      .filter(({ name }) => name !== '' && !TEMPLATE.test(name));
    return read.length < 2 ? [] : [makeGroup(kindOf(members[0] ?? container), container, read, over)];
  });
}

/** Who said it stands below the words: alone of its group in a box that begins with a quotation mark. */
function standsBelowQuote({ parent, order }: TreeNode, members: ReadonlySet<TreeNode>, text: TreeText): boolean {
  if (parent === null || parent.elements.some((one) => one.order !== order && members.has(one))) return false;
  return opensQuote(parent, text);
}

/** Text alone, longer than any name: nothing in it is set off that could name it. */
function areParagraphs(members: readonly TreeNode[], text: TreeText): boolean {
  const isParagraph = (node: TreeNode) => node.elements.length === 0 && phraseness(text.linesOf(node)[0] ?? '') === 0;
  return computeShare(members, isParagraph) > 0.6;
}

function kindOf(node: TreeNode): GroupKind {
  if (isHeading(node)) return 'headings';
  switch (node.name) {
    case 'li':
      return 'list';
    case 'a':
      return 'links';
    case 'tr':
    case 'dt':
      return 'rows';
    default:
      return 'cards';
  }
}

function collectSiblings(body: TreeNode, text: TreeText, shapes: Shapes) {
  const found: { readonly container: TreeNode; readonly members: readonly TreeNode[] }[] = [];
  const visit = (container: TreeNode) => {
    if (container.name === 'select' || text.work.isOver) return;
    const children = container.elements;
    if (children.length > 0 && children.length <= GROUP_LIMITS.siblings && !isRowOfTable(container)) {
      for (const members of shapes.cluster(children))
        if (!areBodies(members) && (members.length > 1 || isRowOfOne(container, members[0], children.length)))
          found.push({ container, members });
    }
    for (const child of children) visit(child);
  };
  visit(body);
  return found;
}

/** The cells of a row are parts of it where the table has several; a layout of one row or two puts boxes into cells. */
function isRowOfTable({ name, parent }: TreeNode): boolean {
  return name === 'tr' && parent !== null && parent.elements.length > 2;
}

/** What stands right below a heading each belongs to that heading. */
function areBodies(members: readonly TreeNode[]): boolean {
  if (members.some(isHeading)) return false;
  const headed = members.filter((member) => {
    const before = member.sibling(-1);
    return before !== null && isHeading(before);
  });
  return headed.length > 1 && headed.length >= SHARE_OF_BODIES * members.length;
}

/** The last row of a grid may hold one member. */
function isRowOfOne(container: TreeNode, member: TreeNode | undefined, siblings: number): boolean {
  const { parent } = container;
  if (parent === null || member === undefined || isHeading(member) || siblings < 2) return false;
  return parent.elements.filter(({ name }) => name === container.name).length > 1;
}

/** Joins rows of one grid: the same shape below the same shapes near each other, no heading of their own between them. */
function mergeRows(all: readonly Siblings[], shapes: Shapes): Siblings[] {
  const groupsAt = new Map<TreeNode, Siblings[]>();
  for (const one of all)
    for (const member of one.members) {
      const known = groupsAt.get(member);
      if (known === undefined) groupsAt.set(member, [one]);
      else known.push(one);
    }
  const merged = new Map<string, Siblings[]>();
  for (const one of all) {
    const { heading } = one.over;
    const key = `${one.shape}<${shapes.pathOf(one.container)}`;
    const rows = merged.get(key) ?? [];
    const last = rows.at(-1);
    const isInMember =
      heading !== null &&
      closest(heading, (node) =>
        (groupsAt.get(node) ?? []).some((other) => other !== one && other.shape === one.shape),
      ) !== null;
    if (last !== undefined && continues(last, one, isInMember)) last.members.push(...one.members);
    else rows.push(one);
    merged.set(key, rows);
  }
  return [...merged.values()].flat();
}

function isHeadedInside({ members }: Siblings, heading: TreeNode): boolean {
  return members.some((member) => isInside(heading, member));
}

function continues(last: Siblings, one: Siblings, isInMember: boolean): boolean {
  const { heading, isNear } = one.over;
  if (last.container === one.container || !areNear(last.container, one.container)) return false;
  if (last.members.some((member) => isInside(one.container, member)) || isInside(one.container, last.container))
    return false;
  if (heading !== null && !isInMember && last.over.heading !== heading && !isHeadedInside(last, heading)) return false;
  return !(isNear && (LISTS.has(one.container.name) || one.container.region === 'nav'));
}

/** Whether two elements are in one, two or three levels up. */
function areNear(one: TreeNode, other: TreeNode): boolean {
  let [a, b] = [one.parent, other.parent];
  for (let level = 0; level < 3 && a !== null && b !== null; level++) {
    if (a === b) return true;
    a = a.parent;
    b = b.parent;
  }
  return false;
}

/** What follows a heading, a term or a short line up to the next member belongs to it. */
function followingOf(node: TreeNode, members: ReadonlySet<TreeNode>, text: TreeText): TreeNode[] {
  const isTitle = isHeading(node) || node.name === 'dt';
  if (!isTitle && !(node.name === 'p' && text.textOf(node).length < LONGEST_TITLE_LINE)) return [];
  const following: TreeNode[] = [];
  for (let at = 1; !text.work.isOver; at++) {
    const sibling = node.sibling(at);
    if (sibling === null || members.has(sibling) || isHeading(sibling)) break;
    text.work.spend(1);
    following.push(sibling);
  }
  return following;
}

/** Tells which elements of one page are alike. */
export class Shapes {
  private readonly text: TreeText;
  private readonly classes = new WeakMap<TreeNode, readonly string[]>();
  private readonly skeletons = new WeakMap<TreeNode, string>();

  constructor(text: TreeText) {
    this.text = text;
  }

  /** Element and first classes. */
  keyOf(node: TreeNode): string {
    return `${node.name}.${this.classesOf(node).slice(0, 2).join('.')}`;
  }

  /** The shapes of an element and the two around it. */
  pathOf(node: TreeNode): string {
    const path: string[] = [];
    for (let one: TreeNode | null = node; one !== null && path.length < 3; one = one.parent) path.push(this.keyOf(one));
    return path.join('<');
  }

  /** Siblings by their shape, those without content left out. */
  cluster(siblings: readonly TreeNode[]): TreeNode[][] {
    const clusters: TreeNode[][] = [];
    for (const node of siblings) {
      if (NO_MEMBER.has(node.name) || !(node.hasText || holdsElement(node, HELD.image))) continue;
      this.text.work.spend(clusters.length);
      const known = clusters.find(([first]) => first !== undefined && this.areAlike(first, node));
      if (known === undefined) clusters.push([node]);
      else known.push(node);
    }
    return clusters;
  }

  private areAlike(one: TreeNode, other: TreeNode): boolean {
    if (one.name !== other.name) return false;
    const [a, b] = [this.classesOf(one), this.classesOf(other)];
    const isBox = one.name === 'div' || one.name === 'section';
    if (a.length > 0 && b.length > 0) {
      const shared = a.filter((name) => b.includes(name)).length;
      return (
        shared / Math.max(a.length, b.length) >= 0.5 || (!isBox && this.skeletonOf(one) === this.skeletonOf(other))
      );
    }
    if (!isBox && (ALIKE_TAGS.has(one.name) || isHeading(one))) return true;
    if (this.skeletonOf(one) === this.skeletonOf(other)) return true;
    return (
      a.length === b.length &&
      (one.name !== 'div' || (holdsElement(one, HELD.heading) && holdsElement(other, HELD.heading)))
    );
  }

  private classesOf(node: TreeNode): readonly string[] {
    const known = this.classes.get(node);
    if (known !== undefined) return known;
    const classes = node.classNames.split(/\s+/).filter((name) => name !== '' && !PASSING.test(name));
    this.classes.set(node, classes);
    return classes;
  }

  /** Its elements and theirs, each kind once. */
  private skeletonOf(node: TreeNode): string {
    const known = this.skeletons.get(node);
    if (known !== undefined) return known;
    const children = node.elements.map(
      (child) => `${child.name}(${[...new Set(child.elements.map(({ name }) => name))].join('')})`,
    );
    this.text.work.spend(children.length);
    const skeleton = [...new Set(children)].join(',');
    this.skeletons.set(node, skeleton);
    return skeleton;
  }
}
