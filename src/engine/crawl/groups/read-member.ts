import { cleanMemberName, countTokens, isPrice, namesAmount } from './names.ts';
import type { GroupMember } from './page-group.ts';
import type { TreeNode } from './page-tree.ts';
import {
  closest,
  HELD,
  holdsElement,
  isAnchor,
  isHeading,
  isNode,
  isOrHoldsElement,
  type TreeText,
} from './tree-text.ts';

/** A member while the groups of its page are looked for: what names it, and what else it says. Most are dropped again. */
export interface NamedMember {
  readonly node: TreeNode;
  /** Elements after it that belong to it, as the paragraphs below a heading do. */
  readonly following: readonly TreeNode[];
  /** As it stands there, and without a running number once its group was made. */
  readonly writtenName: string;
  name: string;
  /** The same for all spellings of its name; set when the group is made. */
  key: string;
  /** All that it says besides its name. */
  readonly body: string;
  readonly headingNode: TreeNode | null;
  readonly headingCount: number;
  readonly hasLead: boolean;
  readonly isQuoted: boolean;
  isSection: boolean;
}

/** How a member stands in the page: the rest that is read of one that is kept. */
export interface MemberTraits
  extends Pick<GroupMember, 'hasImage' | 'isField' | 'isQuote' | 'hasTime' | 'hasAmount' | 'isNumbered' | 'holdsList'> {
  readonly links: readonly TreeNode[];
  /** Characters of its links. */
  readonly linkLength: number;
  /** Characters of all that stands in it. */
  readonly length: number;
}

/** So much is looked through for an amount. */
const READ_OF_BODY = 400;
const LONGEST_LEAD = 80;
const LEAD_TAGS: ReadonlySet<string> = new Set(['strong', 'b', 'dt', 'summary']);
const NAMED_TITLE = /(?:^|[\s_-])(?:title|name|heading|label)(?:[\s_-]|$)/;
const OPENING_TAGS: ReadonlySet<string> = new Set(['span', 'em', 'u', 'font', 'label']);
const OPENS_QUOTE = /^["“„«「]/u;
const STARS = /[★⭐]/u;
const HAS_WORD = /\p{L}{2}/u;
/** "Name: the rest", "Name - the rest", "Name ..... the rest". */
const NAME_AND_REST = /^(.{2,60}?)\s*(?::|\s[–—-]\s|\s\|\s|\.{3,}|…)\s*(.+)$/u;
/** "Step 1" alone. */
const BARE_NUMBER = /^(?:\p{L}{2,8}\s)?\d{1,2}[.)]?$/u;
const NUMBER_AT_START = /^(?:\S{1,12}\s)?0?\d{1,2}\b/;

/** Reads what names one of several alike elements, and what else it says. */
export function readMember(
  node: TreeNode,
  following: readonly TreeNode[],
  text: TreeText,
  read: ReadName = readName(node, text),
): NamedMember {
  const { name, rest, headingNode, headingCount, hasLead } = read;
  const body = [...rest, ...following.map((one) => text.textOf(one))].join(' ').trim();
  return nameMember(node, name, { following, body, headingNode, headingCount, hasLead });
}

/** A member of this name. */
export function nameMember(node: TreeNode, name: string, read: Partial<NamedMember>): NamedMember {
  return {
    node,
    following: read.following ?? [],
    writtenName: name,
    name,
    key: '',
    body: read.body ?? '',
    headingNode: read.headingNode ?? null,
    headingCount: read.headingCount ?? 0,
    hasLead: read.hasLead ?? false,
    isQuoted: false,
    isSection: false,
  };
}

/** Reads the rest of a member. */
export function readTraits(
  { node, following, writtenName, body, isQuoted }: NamedMember,
  text: TreeText,
): MemberTraits {
  const own = text.textOf(node);
  const links = linksOf(node, following, text);
  return {
    links,
    linkLength: links.reduce((sum, link) => sum + text.textOf(link).length, 0),
    length: own.length,
    hasImage: isOrHoldsElement(node, HELD.picture),
    isField: holdsField(node),
    isQuote: isQuoted || opensQuote(node, text) || STARS.test(own) || holdsElement(node, HELD.quote),
    hasTime: holdsElement(node, HELD.time),
    hasAmount: namesAmount(`${writtenName} ${body.slice(0, READ_OF_BODY)}`),
    isNumbered: NUMBER_AT_START.test(own.slice(0, 16)) || BARE_NUMBER.test(textBefore(node, text)),
    holdsList: holdsElement(node, HELD.list),
  };
}

/** Of a piece of a line: it is nothing but a name. */
export function traitsOfPiece({ name }: NamedMember): MemberTraits {
  return {
    links: [],
    linkLength: 0,
    length: name.length,
    hasImage: false,
    isField: false,
    isQuote: false,
    hasTime: false,
    hasAmount: false,
    isNumbered: false,
    holdsList: false,
  };
}

/** Whether what stands in an element begins with a quotation mark. */
export function opensQuote(node: TreeNode, text: TreeText): boolean {
  return OPENS_QUOTE.test(text.textOf(node));
}

interface ReadName {
  readonly name: string;
  /** The lines without the name. */
  readonly rest: readonly string[];
  readonly headingNode: TreeNode | null;
  readonly headingCount: number;
  readonly hasLead: boolean;
}

const unnamed = { headingNode: null, headingCount: 0, hasLead: false };

function leadsAway({ link }: TreeNode): boolean {
  return link !== null && !/^\s*#?\s*$/.test(link.href);
}

/** Reads what names one of several alike elements: its heading, what is set off at its start, or its first line. */
export function readName(node: TreeNode, text: TreeText): ReadName {
  const lines = text.linesOf(node);
  const [firstLine] = lines;
  if (firstLine === undefined) {
    const image = text.find(node, ({ name }) => name === 'img');
    // A picture whose link leads nowhere is an ornament.
    const isLinked = leadsAway(node) || text.find(node, leadsAway) !== null;
    return { ...unnamed, name: isLinked ? cleanMemberName(image?.alt ?? '') : '', rest: [] };
  }
  const headings = isHeading(node) ? [node] : text.headingsIn(node);
  const highest = highestOf(headings);
  if (highest !== null) {
    const own = text.linesOf(highest);
    return {
      name: cleanMemberName(text.textOf(highest)),
      rest: lines.filter((line) => !own.includes(line)),
      headingNode: highest,
      headingCount: headings.length,
      hasLead: false,
    };
  }
  const led = readLead(node, lines, text);
  if (led !== null)
    return { ...unnamed, name: cleanMemberName(led), rest: [lines.join('\n').replace(led, '')], hasLead: true };
  const priced = readPriced(node, firstLine, text);
  if (priced !== null)
    return { ...unnamed, name: cleanMemberName(priced), rest: [firstLine.slice(priced.length), ...lines.slice(1)] };
  const split = lines.length === 1 ? NAME_AND_REST.exec(firstLine) : null;
  if (split !== null && countTokens(split[1] ?? '') <= 6)
    return { ...unnamed, name: cleanMemberName(split[1] ?? ''), rest: [split[2] ?? ''] };
  const at = Math.max(
    0,
    lines.findIndex((line) => HAS_WORD.test(line)),
  );
  return { ...unnamed, name: cleanMemberName(lines[at] ?? ''), rest: lines.slice(at + 1) };
}

/** What stands before a price that has an element of its own at the end of the first line: `Cut <span>$40</span>`. */
function readPriced(node: TreeNode, line: string, text: TreeText): string | null {
  if (!namesAmount(line)) return null;
  const ends = (one: TreeNode) => one !== node && one.elements.length === 0 && line.endsWith(text.textOf(one));
  const price = text.find(node, (one) => ends(one) && isPrice(text.textOf(one)));
  if (price === null) return null;
  const name = line.slice(0, line.length - text.textOf(price).length).trim();
  return HAS_WORD.test(name) && !isPrice(name) ? name : null;
}

function highestOf(headings: readonly TreeNode[]): TreeNode | null {
  let highest: TreeNode | null = null;
  for (const one of headings)
    if (highest === null || (one.tag.headingLevel ?? 6) < (highest.tag.headingLevel ?? 6)) highest = one;
  return highest;
}

/** The words at the start that are set off: in bold, as a link, by a class, or as the first of several pieces. */
function readLead(node: TreeNode, lines: readonly string[], text: TreeText): string | null {
  const hasText = (one: TreeNode) => text.textOf(one).length > 1;
  const isLinkedName = node.name !== 'a' && node.name !== 'li';
  const lead =
    text.find(node, (one) => (LEAD_TAGS.has(one.name) || (isLinkedName && isAnchor(one))) && hasText(one)) ??
    text.find(node, (one) => NAMED_TITLE.test(one.names) && hasText(one));
  if (lead === null) return readOpening(node, text);
  const words = text.textOf(lead);
  const [start] = text.linesOf(lead);
  const opens = start !== undefined && lines[0]?.includes(start) === true;
  return words.length < LONGEST_LEAD && (opens || lines.slice(0, 3).includes(words)) ? words : null;
}

function readOpening(node: TreeNode, text: TreeText): string | null {
  const first = node.children.find((child) => (isNode(child) ? child.hasText : child.trim() !== ''));
  if (first === undefined || !isNode(first) || !OPENING_TAGS.has(first.name)) return null;
  const words = text.textOf(first);
  const isFollowed = node.children.some((child) => !isNode(child) && child.trim() !== '');
  return isFollowed && HAS_WORD.test(words) && countTokens(words) <= 6 ? words : null;
}

function linksOf(node: TreeNode, following: readonly TreeNode[], text: TreeText): TreeNode[] {
  const links: TreeNode[] = [];
  for (const one of [node, ...following]) {
    if (isAnchor(one)) links.push(one);
    links.push(...text.linksIn(one));
  }
  const around = closest(node.parent, isAnchor);
  if (around !== null) links.push(around);
  return links;
}

/** What stands right before an element, in one of its own. */
function textBefore(node: TreeNode, text: TreeText): string {
  const before = node.sibling(-1);
  return before === null ? '' : text.textOf(before).slice(0, 20);
}

/** A label is followed by its field. */
function holdsField(node: TreeNode): boolean {
  return [node, node.sibling(1), node.sibling(2)].some((one) => one !== null && isOrHoldsElement(one, HELD.field));
}
