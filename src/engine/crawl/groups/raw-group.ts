import { foldText, splitWords } from '../../facts/language/fold-text.ts';
import type { GroupLabels } from './group-labels.ts';
import { cleanMemberName } from './names.ts';
import type { GroupKind } from './page-group.ts';
import type { TreeNode } from './page-tree.ts';
import type { NamedMember } from './read-member.ts';

/** What stands over a group, of which most are dropped before it is read. */
interface Over {
  readonly read: Pick<GroupLabels, 'labels' | 'heading'>;
}

/** A group while the groups of its page are looked for. */
export interface RawGroup {
  readonly kind: GroupKind;
  readonly container: TreeNode;
  readonly members: readonly NamedMember[];
  readonly total: number;
  readonly isNumbered: boolean;
  over: Over;
}

/** Limits of one page; no page of a business has half as many. */
export const GROUP_LIMITS = { siblings: 400, groups: 1_500 } as const;
export const FEWEST_MEMBERS = 3;
/** Two are a group only below a heading or in a menu: what stands over them may say what they are. */
const PAIR = 2;

/** Whether so many parts can be a group. */
export function areEnough(count: number, container: TreeNode, over: Over): boolean {
  return count >= FEWEST_MEMBERS || (count === PAIR && (container.region === 'nav' || over.read.heading !== null));
}

const RUNNING_NUMBER = /^0?(\d{1,2})\s*[.):/–-]?\s+(?=\p{L})/u;
const PLAIN_WORDS = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

/** Letters and digits, folded: the same name written in two ways. */
export function makeNameKey(name: string): string {
  const lower = name.toLowerCase();
  return PLAIN_WORDS.test(lower) ? lower : splitWords(foldText(name)).join(' ');
}

/** Makes a group of its members: running numbers are cut off their names, and the same name twice is one member. */
export function makeGroup(kind: GroupKind, container: TreeNode, found: readonly NamedMember[], over: Over): RawGroup {
  const isNumbered = cutRunningNumbers(found);
  const byName = new Map<string, NamedMember>();
  for (const member of found) {
    member.key = makeNameKey(member.name);
    const known = byName.get(member.key);
    if (known === undefined || known.body.length < member.body.length) byName.set(member.key, member);
  }
  return { kind, container, members: [...byName.values()], total: found.length, isNumbered, over };
}

function cutRunningNumbers(members: readonly NamedMember[]): boolean {
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
