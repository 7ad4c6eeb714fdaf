import { countWords } from '../html/page-text.ts';
import { cleanMemberName, countTokens, namesAmount } from './names.ts';
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

/** A member while the groups of its page are looked for. */
export type MemberInProgress = {
  -readonly [Key in keyof Omit<GroupMember, 'hrefs' | 'heading' | 'isLabel'>]: GroupMember[Key];
} & {
  readonly node: TreeNode;
  /** The same for all spellings of its name; set when the group is made. */
  key: string;
  readonly headingNode: TreeNode | null;
  readonly links: readonly TreeNode[];
  /** Characters of its links. */
  readonly linkLength: number;
  /** Characters of all that stands in it. */
  readonly length: number;
};

const KEPT_OF_BODY = 100;
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

/**
 * Reads one of several alike elements.
 * @param following elements after it that belong to it, as the paragraphs below a heading do
 */
export function readMember(node: TreeNode, following: readonly TreeNode[], text: TreeText): MemberInProgress {
  const lines = text.linesOf(node);
  const parts = [node, ...following];
  const { name, rest, headingNode, headingCount, hasLead } = readName(node, lines, text);
  const body = [...rest, ...following.map((one) => text.textOf(one))].join(' ').trim();
  const links = linksOf(node, parts, text);
  const own = text.textOf(node);
  return {
    node,
    key: '',
    name,
    ...summarizeBody(name, body),
    headingNode,
    headingCount,
    hasLead,
    links,
    linkLength: links.reduce((sum, link) => sum + text.textOf(link).length, 0),
    length: own.length,
    hasImage: isOrHoldsElement(node, HELD.picture),
    isField: holdsField(node),
    isQuote: opensQuote(node, text) || STARS.test(own) || holdsElement(node, HELD.quote),
    hasTime: holdsElement(node, HELD.time),
    isNumbered: NUMBER_AT_START.test(own.slice(0, 16)) || BARE_NUMBER.test(textBefore(node, text)),
    holdsList: holdsElement(node, HELD.list),
    isSection: false,
    order: node.order,
  };
}

/** Whether what stands in an element begins with a quotation mark. */
export function opensQuote(node: TreeNode, text: TreeText): boolean {
  return OPENS_QUOTE.test(text.textOf(node));
}

/** What is kept of all that a member says besides its name. */
export function summarizeBody(
  name: string,
  body: string,
): Pick<GroupMember, 'body' | 'bodyWords' | 'bodyLength' | 'hasAmount'> {
  return {
    body: body.slice(0, KEPT_OF_BODY),
    bodyWords: countWords(body),
    bodyLength: body.length,
    hasAmount: namesAmount(`${name} ${body.slice(0, READ_OF_BODY)}`),
  };
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

function readName(node: TreeNode, lines: readonly string[], text: TreeText): ReadName {
  const [firstLine] = lines;
  if (firstLine === undefined) {
    const image = text.find(node, ({ name }) => name === 'img');
    const isLinked = isOrHoldsElement(node, HELD.link);
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
  const split = lines.length === 1 ? NAME_AND_REST.exec(firstLine) : null;
  if (split !== null && countTokens(split[1] ?? '') <= 6)
    return { ...unnamed, name: cleanMemberName(split[1] ?? ''), rest: [split[2] ?? ''] };
  const at = Math.max(
    0,
    lines.findIndex((line) => HAS_WORD.test(line)),
  );
  return { ...unnamed, name: cleanMemberName(lines[at] ?? ''), rest: lines.slice(at + 1) };
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

function linksOf(node: TreeNode, parts: readonly TreeNode[], text: TreeText): TreeNode[] {
  const links = parts.flatMap((one) => [
    ...(isAnchor(one) ? [one] : []),
    ...(holdsElement(one, HELD.link) ? text.all(one, isAnchor) : []),
  ]);
  const around = closest(node.parent, isAnchor);
  return around === null ? links : [...links, around];
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
