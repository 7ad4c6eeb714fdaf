import { readPattern } from '../../data/patterns.ts';
import { foldText } from '../language/fold-text.ts';

/** The kind of a number by its label. `identifier`: a registration, account, licence or order number. */
export type NumberLabel = 'phone' | 'mobile' | 'whatsapp' | 'fax' | 'identifier';

/** Maximum distance of a label before its number: "Call us today for a free quote: ". */
const LABEL_REACH = 60;

/**
 * The words of each label, folded, in the supported languages. For one position in the text the order
 * decides: "telefax" is a fax although it begins with "tel".
 */
const LABELS = new RegExp(
  [
    `(?<fax>${readPattern('phones', 'fax')})`,
    '(?<whatsapp>\\bwhats ?app\\b|\\bwa\\.me\\b)',
    `(?<mobile>${readPattern('phones', 'mobile')})`,
    `(?<phone>${readPattern('phones', 'phone')})`,
    // Codes that are always numbers of a register, a bank or an authority.
    String.raw`(?<identifier>\b(?:${readPattern('phones', 'identifier')})\b|${readPattern('phones', 'identifierUnspaced')}`,
    // Ordinary words that only count together with "no.", "number", "#".
    String.raw`\b(?:${readPattern('phones', 'numberedThing')})\b(?=[ .-]{0,2}(?:reg\w{0,9}[ .]{0,2})?(?:no\b|nr\b|number|nummer|num\b|numer|id\b|#|n°|code)))`,
  ].join('|'),
  'gu',
);

/** What may be between an identifier's name and its number. */
const ONLY_NUMBER_WORDS = new RegExp(
  String.raw`^[\s#:.°º()/-]*(?:(?:${readPattern('phones', 'onlyNumberWords')})?[\s#:.°º()/-]*){0,3}[a-z]{0,4}[\s:./-]*$`,
);

/**
 * The label of a number from the words directly before it (up to the previous number) and directly after it.
 * @param before text before the number on its line, or the short line above when there is none
 * @param after text after the number on its line
 */
export function findNumberLabel(before: string, after: string): NumberLabel | null {
  const tail = foldText(before.slice(-LABEL_REACH));
  let last: { label: NumberLabel; start: number; end: number } | null = null;
  let earlier: { label: NumberLabel; end: number } | null = null;
  for (const match of tail.matchAll(LABELS)) {
    const label = labelOf(match.groups ?? {});
    if (label === null) continue;
    const end = match.index + match[0].length;
    if (label === 'identifier' && !ONLY_NUMBER_WORDS.test(tail.slice(end))) continue;
    earlier = last;
    last = { label, start: match.index, end };
  }
  if (last !== null) {
    // "Tel./Fax: 030 ..." labels both; "Tel: 1 Fax: 2" does not, because the first number ended the text before it.
    const both = last.label === 'fax' && earlier !== null && earlier.label !== 'fax' && earlier.label !== 'identifier';
    if (both && earlier !== null && isJoint(tail.slice(earlier.end, last.start))) return earlier.label;
    if (last.label === 'phone' && earlier?.label === 'fax' && isJoint(tail.slice(earlier.end, last.start)))
      return 'phone';
    return last.label;
  }
  if (/(?:^|[\s|,;])f ?[:.]? ?$/.test(tail)) return 'fax';
  return labelAfter(after);
}

const JOINT = new RegExp(String.raw`^[\s.:]*(?:${readPattern('phones', 'joint')})?[\s.:]*$`);

function isJoint(between: string): boolean {
  return JOINT.test(between);
}

/** "030 123 (Fax)", "0171 123 (mobile)": a label in brackets or after a dash. */
function labelAfter(after: string): NumberLabel | null {
  const head = foldText(after.slice(0, 24));
  const named = /^\s*[([–-]\s*([^\])]{2,16})/.exec(head)?.[1];
  if (named === undefined) return null;
  for (const match of named.matchAll(LABELS)) {
    const label = labelOf(match.groups ?? {});
    if (label !== null && label !== 'identifier') return label;
  }
  return null;
}

function labelOf(groups: Record<string, string | undefined>): NumberLabel | null {
  if (groups.fax !== undefined) return 'fax';
  if (groups.whatsapp !== undefined) return 'whatsapp';
  if (groups.mobile !== undefined) return 'mobile';
  if (groups.phone !== undefined) return 'phone';
  if (groups.identifier !== undefined) return 'identifier';
  return null;
}

/** Whether a line is a label only, so that it applies to the next line ("Phone", "Fax:"). */
export function isBareLabel(text: string): boolean {
  if (text.length > 32 || /[0-9]/.test(text)) return false;
  return foldText(text).search(LABELS) >= 0;
}
