import { readPattern } from '../../data/patterns.ts';
import { LabelsOver } from './group-labels.ts';
import { cleanMemberName, countTokens } from './names.ts';
import type { TreeNode } from './page-tree.ts';
import { areEnough, FEWEST_MEMBERS, GROUP_LIMITS, makeGroup, type RawGroup } from './raw-group.ts';
import { type NamedMember, nameMember, readMember } from './read-member.ts';
import { HELD, holdsElement, isHeading, isNode, type TreeText } from './tree-text.ts';

const HIDDEN_FOR_EYES = /(?:^|[\s_-])(?:hidden|sr-only|visually-hidden|screen-reader-text|blind)(?:[\s_-]|$)/;
const ENOUGH_BODY = 600;

/** Headings of one level between two higher ones in one region of the page, whatever elements they are in. */
export function findHeadingGroups(text: TreeText): RawGroup[] {
  const headings = text.headingsIn(text.body).filter((one) => !HIDDEN_FOR_EYES.test(one.names));
  const found: RawGroup[] = [];
  for (const level of [2, 3, 4, 5, 6]) {
    if (text.work.isOver) break;
    let run: number[] = [];
    let over: TreeNode | null = null;
    const finish = () => {
      const [first] = run;
      const container = first === undefined ? null : (headings[first]?.parent ?? null);
      const read = { labels: over === null ? [] : [text.textOf(over)], heading: over };
      if (container !== null && areEnough(run.length, container, { read }) && run.length <= GROUP_LIMITS.siblings) {
        const members = run.flatMap((at) => readBelow(headings, at, text));
        found.push(makeGroup('headings', container, members, { read }));
      }
      run = [];
    };
    for (const [at, heading] of headings.entries()) {
      const own = heading.tag.headingLevel ?? 6;
      if (heading.region !== headings[at - 1]?.region) {
        finish();
        over = null;
      }
      // With nothing below but the next of its level it is over what follows.
      if (text.work.isOver) break;
      if (own < level || (own === level && isEmpty(headings, at, text))) {
        finish();
        over = heading;
      } else if (own === level) run.push(at);
    }
    finish();
  }
  return found;
}

/** Whether the next heading, of the same level, follows at once. */
function isEmpty(headings: readonly TreeNode[], at: number, text: TreeText): boolean {
  const [heading, next] = [headings[at], headings[at + 1]];
  if (heading === undefined || next === undefined || next.tag.headingLevel !== heading.tag.headingLevel) return false;
  if (heading.parent !== next.parent || heading.parent === null) return false;
  const siblings = heading.parent.children;
  const [start, end] = [siblings.indexOf(heading) + 1, siblings.indexOf(next)];
  text.work.spend(end);
  return siblings.slice(start, end).every((one) => (isNode(one) ? !one.hasText : one.trim() === ''));
}

function readBelow(headings: readonly TreeNode[], at: number, text: TreeText): NamedMember[] {
  const heading = headings[at];
  if (heading === undefined) return [];
  const member = readMember(heading, [], text);
  if (member.name === '') return [];
  const next = headings[at + 1]?.tag.headingLevel ?? 0;
  const isSection = next > (heading.tag.headingLevel ?? 6);
  return [{ ...member, body: textAfter(heading, text), isSection }];
}

/** What stands after a heading up to the next one, the first six hundred characters or so. */
function textAfter(heading: TreeNode, text: TreeText): string {
  let said = '';
  for (let node: TreeNode | null = heading; node !== null && said.trim() === ''; node = node.parent) {
    const siblings: readonly (TreeNode | string)[] = node.parent?.children ?? [];
    const start = siblings.indexOf(node) + 1;
    text.work.spend(start);
    for (let at = start; at < siblings.length; at++) {
      const sibling = siblings[at] ?? '';
      if (said.length >= ENOUGH_BODY || text.work.isOver) return said.trim();
      if (!isNode(sibling)) said += sibling.replaceAll('\0', ' ');
      else if (isHeading(sibling) || holdsElement(sibling, HELD.heading)) return said.trim();
      else said += ` ${text.textOf(sibling)}`;
    }
  }
  return said.trim();
}

/** What the form fields of the page let one choose from. */
export function findOptionGroups(text: TreeText): RawGroup[] {
  const { body } = text;
  const inBody = text.nodes.slice(body.place, body.lastPlace + 1);
  const labelsFor = new Map<string, TreeNode>();
  for (const node of inBody) if (node.name === 'label' && !labelsFor.has(node.labels)) labelsFor.set(node.labels, node);
  return inBody
    .filter(({ name, children }) => name === 'select' && children.length <= GROUP_LIMITS.siblings)
    .map((list) => {
      const options = list.elements;
      const offered = options.filter((one, at) => one.hasText && !(at === 0 && one.isPlaceholder));
      const label = list.id === '' ? undefined : labelsFor.get(list.id);
      const labels = [
        label === undefined ? '' : text.textOf(label),
        options[0] === undefined ? '' : text.textOf(options[0]),
        list.purpose,
      ].filter((one) => one !== '');
      const members = offered.map((one) => readMember(one, [], text));
      return makeGroup(
        'options',
        list,
        members.filter(({ name }) => name !== ''),
        { read: { labels, heading: null } },
      );
    });
}

const LONGEST_LINE = 500;
const LONGEST_PIECE_WORDS = 5;
/** With a running number before it and the "and" before the last. */
const LONGEST_WRITTEN_WORDS = LONGEST_PIECE_WORDS + 2;
const LABEL_AND_LIST = /^([^:]{0,60}):\s*(.+)$/u;
const HAS_SEPARATORS = /[·•|✦●★▪◆／、/–—,;-].*?[·•|✦●★▪◆／、/–—,;-]/;
const SEPARATORS = '·•|✦●★▪◆／、/–—,;-';
const BETWEEN_PIECES = /\s*[·•|✦●★▪◆／、]\s*|\s+[/–—-]\s+|\s*[,;]\s+/u;
/** "and drains": the last piece of a list in a sentence. */
const LAST_OF_LIST = new RegExp(String.raw`^(?:${readPattern('groups', 'lastOfList')})\s+`, 'i');

/** A line that is only short pieces between marks or commas. */
export function findInlineGroups(text: TreeText): RawGroup[] {
  const found: RawGroup[] = [];
  const { nodes, body } = text;
  for (let place = body.place; place <= body.lastPlace; place++) {
    if (text.work.isOver || found.length >= GROUP_LIMITS.groups) break;
    const node = nodes[place];
    if (node?.hasOwnText !== true || node.name === 'option' || holdsElement(node, HELD.block)) continue;
    for (const line of text.linesOf(node)) found.push(...readLine(node, line, text));
  }
  return found;
}

function readLine(node: TreeNode, line: string, text: TreeText): RawGroup[] {
  if (line.length > LONGEST_LINE || !mayBePieces(line)) return [];
  const split = LABEL_AND_LIST.exec(line);
  const lead = split !== null && !/\d$/.test(split[1] ?? '') ? (split[1] ?? '') : '';
  const written = (lead === '' ? line : (split?.[2] ?? '')).split(BETWEEN_PIECES);
  if (written.length < FEWEST_MEMBERS || written.some((piece) => countTokens(piece) > LONGEST_WRITTEN_WORDS)) return [];
  const pieces = written
    .map((piece) => cleanMemberName(piece.replace(LAST_OF_LIST, '')))
    .filter((piece) => /\p{L}{2}/u.test(piece));
  if (pieces.length < FEWEST_MEMBERS || pieces.length > GROUP_LIMITS.siblings) return [];
  if (pieces.some((piece) => countTokens(piece) > LONGEST_PIECE_WORDS || /[.!?]\s/.test(piece))) return [];
  const members = pieces.map((name) => nameMember(node, name, {}));
  return [makeGroup('inline', node, members, new LabelsOver(node, text, lead === '' ? [] : [lead]))];
}

/** What the characters up to U+02FF are to a line of pieces: a letter or digit, a separator, or a space. */
const [LETTER, SEPARATOR, SPACE] = [1, 2, 3];
const KINDS = Uint8Array.from({ length: 0x300 }, (_, code) => {
  const one = String.fromCharCode(code);
  return /[A-Za-z0-9]/.test(one) ? LETTER : SEPARATORS.includes(one) ? SEPARATOR : one === ' ' ? SPACE : 0;
});

/** Whether a line can be a list of short pieces: it has two separators, and never more words between two than a piece may have. */
function mayBePieces(line: string): boolean {
  const colon = line.indexOf(':');
  let separators = 0;
  let words = 0;
  let isInWord = false;
  for (let at = 0; at < line.length; at++) {
    const code = line.charCodeAt(at);
    const kind = code < 0x300 ? KINDS[code] : SEPARATORS.includes(line.charAt(at)) ? SEPARATOR : null;
    if (kind === null) return HAS_SEPARATORS.test(line);
    if (kind === LETTER) {
      if (!isInWord && ++words > LONGEST_WRITTEN_WORDS && at > colon) return false;
      isInWord = true;
    } else if (kind === SEPARATOR || at === colon) {
      if (kind === SEPARATOR) separators++;
      words = 0;
      isInWord = false;
    } else if (kind === SPACE) isInWord = false;
  }
  return separators > 1;
}
