import type { AbsoluteUrls } from '../fetch/absolute-url.ts';
import { countWords } from '../html/page-text.ts';
import { readMenuParent } from './group-labels.ts';
import { phraseness, SMALLEST_PHRASENESS } from './names.ts';
import { findHeadingGroups, findInlineGroups, findOptionGroups } from './other-groups.ts';
import type { GroupMember, GroupRegion, PageGroup } from './page-group.ts';
import type { PageTree, TreeNode } from './page-tree.ts';
import { areEnough, type RawGroup } from './raw-group.ts';
import { type MemberTraits, type NamedMember, readTraits, traitsOfPiece } from './read-member.ts';
import { findSiblingGroups, Shapes } from './sibling-groups.ts';
import { closest, computeShare, GroupWork, HELD, holdsElement, TreeText } from './tree-text.ts';

const MOST_HREFS = 5;
const LONGEST_HINTS = 400;
/** Elements around a group whose class names say what it is. */
const ELEMENTS_AROUND = 4;
/** A banner with so much text, or with a main heading, is content and no menu. */
const LONGEST_BANNER = 1_500;

/** A group that is kept, with how each of its members stands in the page. */
interface KeptGroup extends RawGroup {
  readonly traits: readonly MemberTraits[];
}

/**
 * The groups of one page: at least three parts that are alike, as services, people, towns, posts, questions and menus are listed.
 * What they are is for others to say. Pure; the work is bounded, and a page that exceeds it has the groups found so far.
 */
export function findGroups({ root, size }: PageTree, urls: AbsoluteUrls): PageGroup[] {
  const text = new TreeText(root, new GroupWork());
  const found = withoutTwins([
    ...findSiblingGroups(text),
    ...findHeadingGroups(text),
    ...findOptionGroups(text),
    ...findInlineGroups(text),
  ]).map((group) => readGroup(group, text));
  const details = findDetails(found);
  const shapes = new Shapes(text);
  const headings = new Set(found.map(({ over }) => over.read.heading));
  return found.map((group): PageGroup => {
    const { kind, container, members, traits, total, isNumbered, over } = group;
    const { labels, heading } = over.read;
    const [first] = members;
    const region = regionOf(container, text);
    const orders = members.map(({ node }) => node.order);
    return {
      kind,
      region,
      labels,
      label: heading === null ? null : text.textOf(heading),
      parentLabel: region === 'nav' ? readMenuParent(container, text) : '',
      isDeep: isListInListInList(container),
      hints: first === undefined ? '' : hintsOf(container, first),
      containerHints: container.names,
      shape: first === undefined ? '' : `${kind}|${first.headingNode?.name ?? ''}|${shapes.keyOf(first.node)}`,
      members: members.map((member, at) => toMember(member, traits[at] as MemberTraits, headings, urls, text)),
      total,
      isNumbered,
      span: (Math.max(...orders) - Math.min(...orders)) / Math.max(1, size),
      position: container.order / Math.max(1, size),
      isDetail: details.has(group),
      linkShare: computeShare(traits, isMostlyLinks),
    };
  });
}

/** The part of a member's text that is links where it is nothing but links. */
const MOSTLY_LINKS = 0.7;
const LONGEST_BESIDE_LINK = 40;

function isMostlyLinks({ linkLength, length }: MemberTraits): boolean {
  return linkLength > MOSTLY_LINKS * length;
}

function readGroup(group: RawGroup, text: TreeText): KeptGroup {
  const { kind, members } = group;
  const traits = members.map((member) => (kind === 'inline' ? traitsOfPiece(member) : readTraits(member, text)));
  const areLinks =
    (kind === 'list' || kind === 'cards') &&
    members.every(({ body }) => body.length < LONGEST_BESIDE_LINK) &&
    computeShare(traits, isMostlyLinks) >= MOSTLY_LINKS;
  return { ...group, kind: areLinks ? 'links' : kind, traits };
}

const KEPT_OF_BODY = 100;

function toMember(
  member: NamedMember,
  traits: MemberTraits,
  labels: ReadonlySet<TreeNode | null>,
  urls: AbsoluteUrls,
  text: TreeText,
): GroupMember {
  const { node, headingNode, body } = member;
  const hrefs = new Set<string>();
  for (const { link } of traits.links) {
    const href = link === null ? null : urls.resolveLink(link.href);
    if (href !== null) hrefs.add(href);
  }
  return {
    name: member.name,
    body: body.slice(0, KEPT_OF_BODY),
    bodyWords: countWords(body),
    bodyLength: body.length,
    heading: headingNode === null ? null : { text: text.textOf(headingNode), level: headingNode.tag.headingLevel ?? 6 },
    headingCount: member.headingCount,
    hasLead: member.hasLead,
    hrefs: [...hrefs].slice(0, MOST_HREFS),
    hasImage: traits.hasImage,
    isField: traits.isField,
    isQuote: traits.isQuote,
    hasTime: traits.hasTime,
    hasAmount: traits.hasAmount,
    isNumbered: traits.isNumbered,
    holdsList: traits.holdsList,
    isSection: member.isSection,
    isLabel: headingNode !== null && labels.has(headingNode),
    order: node.order,
  };
}

/** Of groups with the same names in the same order the one that says more is kept. Options are a place of their own. */
function withoutTwins(groups: readonly RawGroup[]): RawGroup[] {
  const byNames = new Map<string, RawGroup>();
  for (const group of groups) {
    const { kind, container, members } = group;
    if (!haveNames(group) || !areEnough(members.length, container, group.over)) continue;
    const names = `${kind === 'options' ? '#' : ''}${members.map(({ key }) => key).join('|')}`;
    const known = byNames.get(names);
    if (known !== undefined && summarizeBody(group) <= 1.1 * summarizeBody(known)) continue;
    const { labels, heading } = group.over.read;
    if (known !== undefined && labels.length === 0) group.over = { read: { labels: known.over.read.labels, heading } };
    byNames.set(names, group);
  }
  return [...byNames.values()];
}

/** Whether its members have names at all, and not sentences in their place. */
function haveNames({ members }: RawGroup): boolean {
  return members.reduce((sum, { name }) => sum + phraseness(name), 0) >= SMALLEST_PHRASENESS * members.length;
}

function summarizeBody({ members }: RawGroup): number {
  return members.reduce((sum, { body }) => sum + body.length, 0);
}

const LONG_BODY = 30;
const FEWEST_HEADED = 3;

/** The groups inside a member of another: details where that other has headings. Members that hold groups of boxes become sections. */
function findDetails(groups: readonly KeptGroup[]): ReadonlySet<KeptGroup> {
  const memberAt = new Map<TreeNode, { readonly group: KeptGroup; readonly member: NamedMember }[]>();
  const headed = new Set<KeptGroup>();
  for (const group of groups) {
    if (group.members.filter(({ headingNode }) => headingNode !== null).length >= FEWEST_HEADED) headed.add(group);
    for (const member of group.members) {
      const known = memberAt.get(member.node) ?? [];
      if (known.length < 20) known.push({ group, member });
      memberAt.set(member.node, known);
    }
  }
  const details = new Set<KeptGroup>();
  for (const group of groups) {
    const areBoxes =
      group.kind !== 'list' &&
      group.kind !== 'inline' &&
      group.members.some(({ headingNode, body }) => headingNode !== null || body.length > LONG_BODY);
    for (let node: TreeNode | null = group.container; node !== null; node = node.parent)
      for (const around of memberAt.get(node) ?? NOTHING) {
        if (around.group === group) continue;
        if (headed.has(around.group)) details.add(group);
        if (areBoxes) around.member.isSection = true;
      }
  }
  return details;
}

const NOTHING: readonly never[] = [];

function regionOf(container: TreeNode, text: TreeText): GroupRegion {
  switch (container.region) {
    case 'nav':
    case 'aside':
    case 'footer':
      return container.region;
    case 'header':
      return isBanner(container, text) ? 'nav' : 'main';
    default:
      return 'main';
  }
}

/** Whether the header around it is a bar with the name and the menu, and no part with the page's main heading. */
function isBanner(container: TreeNode, text: TreeText): boolean {
  let header = container;
  while (header.parent !== null && header.parent.region === 'header') header = header.parent;
  return !holdsElement(header, HELD.title) && text.textOf(header).length < LONGEST_BANNER;
}

function isListInListInList(container: TreeNode): boolean {
  const outer = closest(container.parent, ({ name }) => name === 'ul');
  return outer !== null && closest(outer.parent, ({ name }) => name === 'ul') !== null;
}

function hintsOf(container: TreeNode, { node, headingNode }: NamedMember): string {
  const hints = [node.names, headingNode?.names ?? ''];
  let around: TreeNode | null = container;
  for (let level = 0; around !== null && level < ELEMENTS_AROUND; level++) {
    if (around.name === 'body' || around.name === 'main') break;
    hints.push(around.names);
    around = around.parent;
  }
  return [...new Set(hints.join(' ').split(/\s+/))].join(' ').trim().slice(0, LONGEST_HINTS);
}
