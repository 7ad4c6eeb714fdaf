import type { AbsoluteUrls } from '../fetch/absolute-url.ts';
import { readMenuParent } from './group-labels.ts';
import { phraseness } from './names.ts';
import { findHeadingGroups, findInlineGroups, findOptionGroups } from './other-groups.ts';
import type { GroupMember, GroupRegion, PageGroup } from './page-group.ts';
import type { PageTree, TreeNode } from './page-tree.ts';
import { FEWEST_MEMBERS, type RawGroup } from './raw-group.ts';
import type { MemberInProgress } from './read-member.ts';
import { findSiblingGroups, Shapes } from './sibling-groups.ts';
import { closest, computeShare, GroupWork, HELD, holdsElement, TreeText } from './tree-text.ts';

const MOST_HREFS = 5;
const LONGEST_HINTS = 400;
/** Elements around a group whose class names say what it is. */
const ELEMENTS_AROUND = 4;
/** A banner with so much text, or with a main heading, is content and no menu. */
const LONGEST_BANNER = 1_500;

/**
 * The groups of one page: at least three parts that are alike, as services, people, towns, posts, questions and menus are listed.
 * What they are is for others to say. Pure; the work is bounded, and a page that exceeds it has the groups found so far.
 */
export function findGroups({ root, size }: PageTree, urls: AbsoluteUrls): PageGroup[] {
  const text = new TreeText(root, new GroupWork());
  const body = text.find(root, ({ name }) => name === 'body') ?? root;
  const found = withoutTwins([
    ...findSiblingGroups(body, text),
    ...findHeadingGroups(body, text),
    ...findOptionGroups(body, text),
    ...findInlineGroups(body, text),
  ]);
  const details = findDetails(found);
  const shapes = new Shapes(text);
  const labels = new Set(found.flatMap(({ label }) => (label === null ? [] : [label])));
  return found.map((group): PageGroup => {
    const { kind, container, members, total, isNumbered, label } = group;
    const [first] = members;
    const region = regionOf(container, text);
    const orders = members.map(({ order }) => order);
    return {
      kind,
      region,
      labels: group.labels,
      label: label === null ? null : text.textOf(label),
      parentLabel: region === 'nav' ? readMenuParent(container, text) : '',
      isDeep: isListInListInList(container),
      hints: first === undefined ? '' : hintsOf(container, first),
      containerHints: container.names,
      shape: first === undefined ? '' : `${kind}|${first.headingNode?.name ?? ''}|${shapes.keyOf(first.node)}`,
      members: members.map((member) => toMember(member, labels, urls, text)),
      total,
      isNumbered,
      span: (Math.max(...orders) - Math.min(...orders)) / Math.max(1, size),
      position: container.order / Math.max(1, size),
      isDetail: details.has(group),
      linkShare: computeShare(members, ({ linkLength, length }) => linkLength > 0.7 * length),
    };
  });
}

function toMember(
  member: MemberInProgress,
  labels: ReadonlySet<TreeNode>,
  urls: AbsoluteUrls,
  text: TreeText,
): GroupMember {
  const { node, headingNode, links, linkLength, length, key, ...own } = member;
  const hrefs = links.map(({ link }) => (link === null ? null : urls.resolveLink(link.href)));
  return {
    ...own,
    heading: headingNode === null ? null : { text: text.textOf(headingNode), level: headingNode.tag.headingLevel ?? 6 },
    hrefs: [...new Set(hrefs.filter((href) => href !== null))].slice(0, MOST_HREFS),
    isLabel: headingNode !== null && labels.has(headingNode),
  };
}

/** Two are a group only below a heading or in a menu: what stands over them may say what they are. */
const PAIR = 2;

/** Of groups with the same names in the same order the one that says more is kept. Options are a place of their own. */
function withoutTwins(groups: readonly RawGroup[]): RawGroup[] {
  const byNames = new Map<string, RawGroup>();
  for (const group of groups) {
    if (!haveNames(group)) continue;
    if (group.members.length < (group.label === null && group.container.region !== 'nav' ? FEWEST_MEMBERS : PAIR))
      continue;
    const names = `${group.kind === 'options' ? '#' : ''}${group.members.map(({ key }) => key).join('|')}`;
    const known = byNames.get(names);
    if (known !== undefined && summarizeBody(group) <= 1.1 * summarizeBody(known)) continue;
    if (known !== undefined && group.labels.length === 0) group.labels = known.labels;
    byNames.set(names, group);
  }
  return [...byNames.values()];
}

/** Whether its members have names at all, and not sentences in their place. */
function haveNames({ members }: RawGroup): boolean {
  return members.reduce((sum, { name }) => sum + phraseness(name), 0) >= SMALLEST_PHRASENESS * members.length;
}

const SMALLEST_PHRASENESS = 0.35;

function summarizeBody({ members }: RawGroup): number {
  return members.reduce((sum, { bodyLength }) => sum + bodyLength, 0);
}

const LONG_BODY = 30;
const FEWEST_HEADED = 3;

/** The groups inside a member of another: details where that other has headings. Members that hold groups of boxes become sections. */
function findDetails(groups: readonly RawGroup[]): ReadonlySet<RawGroup> {
  const memberAt = new Map<TreeNode, { readonly group: RawGroup; readonly member: MemberInProgress }[]>();
  for (const group of groups)
    for (const member of group.members) {
      const known = memberAt.get(member.node) ?? [];
      if (known.length < 20) known.push({ group, member });
      memberAt.set(member.node, known);
    }
  const details = new Set<RawGroup>();
  for (const group of groups) {
    const areBoxes =
      group.kind !== 'list' &&
      group.kind !== 'inline' &&
      group.members.some(({ headingNode, bodyLength }) => headingNode !== null || bodyLength > LONG_BODY);
    for (let node: TreeNode | null = group.container; node !== null; node = node.parent)
      for (const around of memberAt.get(node) ?? []) {
        if (around.group === group) continue;
        if (around.group.members.filter(({ headingNode }) => headingNode !== null).length >= FEWEST_HEADED)
          details.add(group);
        if (areBoxes) around.member.isSection = true;
      }
  }
  return details;
}

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

function hintsOf(container: TreeNode, { node, headingNode }: MemberInProgress): string {
  const hints = [node.names, headingNode?.names ?? ''];
  let around: TreeNode | null = container;
  for (let level = 0; around !== null && level < ELEMENTS_AROUND; level++) {
    if (around.name === 'body' || around.name === 'main') break;
    hints.push(around.names);
    around = around.parent;
  }
  return [...new Set(hints.join(' ').split(/\s+/))].join(' ').trim().slice(0, LONGEST_HINTS);
}
