import { foldText, splitWords } from '../../facts/language/fold-text.ts';
import type { GroupLabels } from './group-labels.ts';
import { cleanMemberName } from './names.ts';
import type { GroupKind } from './page-group.ts';
import type { TreeNode } from './page-tree.ts';
import type { MemberInProgress } from './read-member.ts';
import { computeShare } from './tree-text.ts';

/** A group while the groups of its page are looked for. */
export interface RawGroup {
  readonly kind: GroupKind;
  readonly container: TreeNode;
  readonly members: readonly MemberInProgress[];
  readonly total: number;
  readonly isNumbered: boolean;
  labels: readonly string[];
  readonly label: TreeNode | null;
}

/** Limits of one page; no page of a business has half as many. */
export const GROUP_LIMITS = { siblings: 400, groups: 1_500 } as const;
export const FEWEST_MEMBERS = 3;

const RUNNING_NUMBER = /^0?(\d{1,2})\s*[.):/–-]?\s+(?=\p{L})/u;
/** The part of a member's text that is links where it is nothing but links. */
const MOSTLY_LINKS = 0.7;
const LONGEST_BESIDE_LINK = 40;

/** Letters and digits, folded: the same name written in two ways. */
export function makeNameKey(name: string): string {
  return splitWords(foldText(name)).join(' ');
}

/** Makes a group of its members: running numbers are cut off their names, and the same name twice is one member. */
export function makeGroup(
  kind: GroupKind,
  container: TreeNode,
  found: readonly MemberInProgress[],
  { labels, heading }: Pick<GroupLabels, 'labels' | 'heading'>,
): RawGroup {
  const isNumbered = cutRunningNumbers(found);
  const byName = new Map<string, MemberInProgress>();
  for (const member of found) {
    const key = makeNameKey(member.name);
    member.key = key;
    const known = byName.get(key);
    if (known === undefined || known.bodyLength < member.bodyLength) byName.set(key, member);
  }
  const members = [...byName.values()];
  const areLinks =
    (kind === 'list' || kind === 'cards') &&
    computeShare(members, isMostlyLinks) >= MOSTLY_LINKS &&
    members.every(({ bodyLength }) => bodyLength < LONGEST_BESIDE_LINK);
  return {
    kind: areLinks ? 'links' : kind,
    container,
    members,
    total: found.length,
    isNumbered,
    labels,
    label: heading,
  };
}

function isMostlyLinks({ linkLength, length }: MemberInProgress): boolean {
  return linkLength > MOSTLY_LINKS * length;
}

function cutRunningNumbers(members: readonly MemberInProgress[]): boolean {
  const numbers = members.map(({ name }) => RUNNING_NUMBER.exec(name));
  if (numbers.filter((one) => one !== null).length < FEWEST_MEMBERS) return false;
  const isInOrder = numbers.every((one, at) => {
    const before = numbers[at - 1] ?? null;
    return one === null || before === null || Number(one[1]) === Number(before[1]) + 1;
  });
  if (!isInOrder) return false;
  members.forEach((member, at) => {
    const number = numbers[at];
    if (number != null) member.name = cleanMemberName(member.name.slice(number[0].length));
  });
  return true;
}
