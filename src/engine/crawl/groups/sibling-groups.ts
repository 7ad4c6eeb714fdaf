import { LabelsOver } from './group-labels.ts';
import { isPhrase, isPrice, mayName } from './names.ts';
import type { GroupKind } from './page-group.ts';
import type { TreeNode } from './page-tree.ts';
import { areEnough, GROUP_LIMITS, makeGroup, type RawGroup } from './raw-group.ts';
import { opensQuote, readMember, readName } from './read-member.ts';
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
  readonly shape: number;
  readonly over: LabelsOver;
}

/** Siblings of one shape; the rows of one grid are one group. */
export function findSiblingGroups(text: TreeText): RawGroup[] {
  const shapes = new Shapes(text);
  const all = collectSiblings(text, shapes).slice(0, GROUP_LIMITS.groups);
  return mergeRows(all, shapes).flatMap(({ container, members, over }) => {
    if (members.length > GROUP_LIMITS.siblings || !areEnough(members.length, container, over)) return [];
    if (areParagraphs(members, text)) return [];
    const named = members
      .map((node) => ({ node, read: readName(node, text) }))
      .filter(({ read: { name } }) => name !== '' && !TEMPLATE.test(name) && !isPrice(name));
    if (!areEnough(named.length, container, over) || !named.some(({ read }) => mayName(read.name))) return [];
    const own = new Set(members);
    const found = named.map(({ node, read }) => {
      const member = readMember(node, followingOf(node, own, text), text, read);
      return standsBelowQuote(node, own, text) ? { ...member, isQuoted: true } : member;
    });
    return [makeGroup(kindOf(members[0] ?? container), container, found, over)];
  });
}

/** Who said it stands below the words: alone of its group in a box that begins with a quotation mark. */
function standsBelowQuote({ parent, order }: TreeNode, members: ReadonlySet<TreeNode>, text: TreeText): boolean {
  if (parent === null || !opensQuote(parent, text)) return false;
  return !parent.elements.some((one) => one.order !== order && members.has(one));
}

/** Text alone, longer than any name: nothing in it is set off that could name it. */
function areParagraphs(members: readonly TreeNode[], text: TreeText): boolean {
  const isParagraph = (node: TreeNode) => node.elements.length === 0 && !isPhrase(text.linesOf(node)[0] ?? '');
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

function collectSiblings(text: TreeText, shapes: Shapes): Siblings[] {
  const found: Siblings[] = [];
  const { nodes, body } = text;
  for (let place = body.place; place <= body.lastPlace && !text.work.isOver; place++) {
    const container = nodes[place];
    if (container === undefined) break;
    if (container.name === 'select') place = container.lastPlace;
    const children = container.elements;
    if (children.length < 2 || children.length > GROUP_LIMITS.siblings) continue;
    if (container.name === 'select' || isRowOfTable(container)) continue;
    for (const members of shapes.cluster(children)) {
      const [first] = members;
      if (first === undefined || areBodies(members) || !(members.length > 1 || isRowOfOne(container, first, text)))
        continue;
      found.push({ container, members, shape: shapes.numberOf(first), over: new LabelsOver(first, text) });
    }
  }
  return found;
}

/** The cells of a row are parts of it where the table has several; a layout of one row or two puts boxes into cells. */
function isRowOfTable({ name, parent }: TreeNode): boolean {
  return name === 'tr' && parent !== null && parent.elements.length > 2;
}

/** What stands right below a heading each belongs to that heading. */
function areBodies(members: readonly TreeNode[]): boolean {
  let headed = 0;
  for (const member of members) {
    if (isHeading(member)) return false;
    const before = member.sibling(-1);
    if (before !== null && isHeading(before)) headed++;
  }
  return headed > 1 && headed >= SHARE_OF_BODIES * members.length;
}

/** The last row of a grid may hold one member. */
function isRowOfOne(container: TreeNode, member: TreeNode, { work }: TreeText): boolean {
  if (container.parent === null || isHeading(member)) return false;
  for (const one of container.parent.elements) {
    work.spend(1);
    if (one !== container && one.name === container.name) return true;
  }
  return false;
}

/** Joins rows of one grid: the same shape below the same shapes near each other, no heading of their own between them. */
function mergeRows(all: readonly Siblings[], shapes: Shapes): Siblings[] {
  const merged = new Map<string, Siblings[]>();
  const shapesAt = new Map<TreeNode, Siblings[]>();
  const isInMember = (heading: TreeNode, one: Siblings) => {
    if (shapesAt.size === 0) noteMembers(all, shapesAt);
    return closest(heading, (node) => isMemberBeside(shapesAt.get(node), one)) !== null;
  };
  for (const one of all) {
    const key = `${one.shape}<${shapes.pathOf(one.container)}`;
    const rows = merged.get(key);
    const last = rows?.at(-1);
    if (rows === undefined || last === undefined) merged.set(key, [one]);
    else if (continues(last, one, isInMember)) last.members.push(...one.members);
    else rows.push(one);
  }
  return [...merged.values()].flat();
}

function noteMembers(all: readonly Siblings[], groupsAt: Map<TreeNode, Siblings[]>): void {
  for (const one of all)
    for (const member of one.members) {
      const known = groupsAt.get(member);
      if (known === undefined) groupsAt.set(member, [one]);
      else known.push(one);
    }
}

function isMemberBeside(groups: readonly Siblings[] | undefined, one: Siblings): boolean {
  return groups?.some((other) => other !== one && other.shape === one.shape) ?? false;
}

function isHeadedInside({ members }: Siblings, heading: TreeNode): boolean {
  return members.some((member) => isInside(heading, member));
}

function continues(last: Siblings, one: Siblings, isInMember: (heading: TreeNode, one: Siblings) => boolean): boolean {
  if (last.container === one.container || !areNear(last.container, one.container)) return false;
  if (last.members.some((member) => isInside(one.container, member)) || isInside(one.container, last.container))
    return false;
  const { heading, isNear } = one.over.read;
  if (
    heading !== null &&
    last.over.read.heading !== heading &&
    !isHeadedInside(last, heading) &&
    !isInMember(heading, one)
  )
    return false;
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
  /** The words of a `class` attribute that say what the element is. */
  private readonly classes = new Map<string, readonly string[]>();
  private readonly numbers = new Map<string, number>();

  constructor(text: TreeText) {
    this.text = text;
  }

  /** Element and first classes. */
  keyOf(node: TreeNode): string {
    const [first = '', second] = this.classesOf(node);
    return second === undefined ? `${node.name}.${first}` : `${node.name}.${first}.${second}`;
  }

  /** A number for its key. */
  numberOf(node: TreeNode): number {
    const key = this.keyOf(node);
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    const number = this.numbers.size;
    this.numbers.set(key, number);
    return number;
  }

  /** The shapes of an element and the two around it. */
  pathOf(node: TreeNode): string {
    let path = '';
    let one: TreeNode | null = node;
    for (let level = 0; one !== null && level < 3; level++) {
      path += `<${this.numberOf(one)}`;
      one = one.parent;
    }
    return path;
  }

  /** Siblings by their shape, those without content left out. */
  cluster(siblings: readonly TreeNode[]): TreeNode[][] {
    const clusters: TreeNode[][] = [];
    for (const node of siblings) {
      if (this.text.work.isOver) break;
      if (!(node.hasText || holdsElement(node, HELD.image)) || NO_MEMBER.has(node.name)) continue;
      this.text.work.spend(clusters.length);
      const known = clusters.find(([first]) => first !== undefined && this.areAlike(first, node));
      if (known === undefined) clusters.push([node]);
      else known.push(node);
    }
    return clusters;
  }

  private areAlike(one: TreeNode, other: TreeNode): boolean {
    if (one.name !== other.name) return false;
    const a = this.classesOf(one);
    const b = this.classesOf(other);
    const isBox = one.name === 'div' || one.name === 'section';
    if (a.length > 0 && b.length > 0) {
      if (a === b) return true;
      this.text.work.spend((a.length * b.length) >> 4);
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
    if (node.classNames === '') return NO_CLASSES;
    if (node.classes !== null) return node.classes;
    let classes = this.classes.get(node.classNames);
    if (classes === undefined) {
      classes = node.classNames.split(/\s+/).filter((name) => name !== '' && !PASSING.test(name));
      this.classes.set(node.classNames, classes);
    }
    node.classes = classes;
    return classes;
  }

  /** Its elements and theirs, each kind once. */
  private skeletonOf(node: TreeNode): string {
    if (node.skeleton !== null) return node.skeleton;
    this.text.work.spend(node.elements.length);
    node.skeleton = joinOnce(
      node.elements.map(({ name, elements }) => `${name}(${joinOnce(elements.map(nameOf), '')})`),
      ',',
    );
    return node.skeleton;
  }
}

const NO_CLASSES: readonly string[] = [];
const nameOf = ({ name }: TreeNode): string => name;

function joinOnce(parts: readonly string[], between: string): string {
  return parts.length < 2 ? (parts[0] ?? '') : [...new Set(parts)].join(between);
}
