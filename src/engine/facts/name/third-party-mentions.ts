import { cutText } from '#shared/text/cut-text.ts';
import { readPattern } from '../../data/patterns.ts';
import { foldText } from '../language/fold-text.ts';
import type { PageLine } from '../pages/page-lines.ts';
import type { PagePurpose } from '../pages/page-purpose.ts';

/** "Website by ...": the contacts in such a line belong to the site's maker. */
const MAKER = new RegExp(
  String.raw`(?<!\p{L})(?:${readPattern('names', 'siteMaker')})(?!\p{L})|(?:サイト|ホームページ|web)制作`,
  'u',
);

/** Authorities and services that imprints, privacy notices and medical sites name besides the business. */
const OTHERS = new RegExp(String.raw`(?<!\p{L})(?:${readPattern('names', 'others')})(?!\p{L})`, 'u');

/** Headings of sections about other businesses. */
const OTHERS_HEADING = new RegExp(
  String.raw`(?<!\p{L})(?:${readPattern('names', 'partnersHeading')}|${readPattern('names', 'othersHeading')})(?!\p{L})`,
  'u',
);

/** Whether a line stands in a section about other businesses: partners, suppliers, references. */
export function isAboutOthers({ heading, region }: PageLine): boolean {
  return region !== 'footer' && OTHERS_HEADING.test(heading);
}

const LONGEST_HEADING = 40;
const PARTNERS = new RegExp(String.raw`(?<!\p{L})(?:${readPattern('names', 'partnersHeading')})(?!\p{L})`, 'u');

/** Whether a heading announces those a business works with. */
export function announcesPartners(heading: string): boolean {
  return heading.length <= LONGEST_HEADING && PARTNERS.test(foldText(heading));
}

/** Labels of the responsible party: what follows belongs to the business, even in a privacy notice. */
const CONTROLLER = new RegExp(String.raw`(?<!\p{L})(?:${readPattern('names', 'controller')})(?!\p{L})`, 'u');

/** The owner of numbers and addresses on a page: the business, its maker or somebody else, or unknown. */
export type LineParty = 'business' | 'maker' | 'others' | 'unknown';

/** A number within the text of its line. */
export interface NumberInLine {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

function textOf(lines: readonly PageLine[], first: number, last: number): string {
  return lines
    .slice(first, last + 1)
    .map((line) => cutText(line.text, 300))
    .join(' \n ');
}

/** Separators after which a line is about the business again: a bar or a dot for links, a call to action for numbers and addresses. */
const CREDIT_END = {
  link: new RegExp(String.raw`[|·•\n©;]|\s[-–—]\s|\b(?:${readPattern('names', 'creditEnd')})\b`, 'u'),
  contact: new RegExp(readPattern('names', 'contactAfterCredit'), 'u'),
} as const;
const LONGEST_CREDIT = 80;
const CREDITS: readonly RegExp[] = [new RegExp(MAKER.source, 'gu'), /(?<!\p{L})webmaster(?!\p{L})/gu];

/**
 * Whether a position in a text belongs to the credit of the site's maker: "Website by Pixel, hi@pixel.example".
 * Text before the credit, or after its end, does not.
 * @param at position in the text, -1 for a picture without words
 */
export function isInCredit(text: string, at: number, what: keyof typeof CREDIT_END): boolean {
  if (at < 0) return false;
  const before = foldText(text.slice(Math.max(0, at - 160), at));
  let end = -1;
  for (const pattern of CREDITS)
    for (const match of before.matchAll(pattern)) end = Math.max(end, match.index + match[0].length);
  if (end < 0) return false;
  const between = before.slice(end);
  return between.length <= LONGEST_CREDIT && !CREDIT_END[what].test(between);
}

/** Whether the words refer to the maker or host of the site. */
export function namesMaker(text: string): boolean {
  return MAKER.test(foldText(text.slice(0, 400)));
}

/**
 * The owner of a line with a number or an address. On imprint, privacy and terms pages the nearest words above decide:
 * chambers, insurers, hosts and authorities are listed there with full addresses. Elsewhere a line is the business's
 * unless it, or its heading, says otherwise.
 * @param lines all lines of the page
 * @param first index of the first line the number or address was read from
 * @param near position of the number in its line: a long line may have several owners
 */
export function findLineParty(
  lines: readonly PageLine[],
  first: number,
  last: number,
  purpose: PagePurpose,
  near?: NumberInLine,
): LineParty {
  const before120 = near === undefined ? null : foldText(near.text.slice(Math.max(0, near.start - 120), near.start));
  const own =
    before120 === null
      ? foldText(textOf(lines, first, last))
      : `${before120} ${foldText(near?.text.slice(near.end, near.end + 60) ?? '')}`;
  // In a credit the maker's number follows; the business's own comes before it, or after the credit's end.
  const isCredited = near === undefined ? MAKER.test(own) : isInCredit(near.text, near.start, 'contact');
  if (isCredited) return 'maker';
  const line = lines[first];
  if (line === undefined) return 'unknown';
  const before = lines[first - 1];
  if (line.region === 'footer' && before !== undefined && before.text.length < 60 && MAKER.test(foldText(before.text)))
    return 'maker';
  const isLegal = purpose === 'imprint' || purpose === 'privacy' || purpose === 'terms';
  if (!isLegal || line.region === 'footer' || line.region === 'header' || line.region === 'nav') {
    if (isAboutOthers(line)) return 'others';
    if (isAdvisory(purpose) && namesPublicBody(lines, first, own)) return 'others';
    return NOT_OURS_ANYWHERE.test(own) ||
      (before !== undefined && before.blockIndex === line.blockIndex && NOT_OURS_ANYWHERE.test(foldText(before.text)))
      ? 'others'
      : 'business';
  }
  return ownerInLegalText(lines, first, own, line.heading, purpose);
}

/** Pages with advice and information, which name offices and authorities with their numbers. */
function isAdvisory(purpose: PagePurpose): boolean {
  return purpose === 'other' || purpose === 'services' || purpose === 'faq' || purpose === 'about';
}

const PUBLIC_BODY = new RegExp(String.raw`(?<!\p{L})(?:${readPattern('names', 'publicBody')})(?!\p{L})`, 'u');

function namesPublicBody(lines: readonly PageLine[], first: number, own: string): boolean {
  if (PUBLIC_BODY.test(own)) return true;
  const line = lines[first];
  if (line === undefined || line.text.length > 120) return false;
  if (PUBLIC_BODY.test(line.heading)) return true;
  for (let i = Math.max(0, first - 3); i < first; i += 1)
    if (PUBLIC_BODY.test(foldText((lines[i]?.text ?? '').slice(0, 120)))) return true;
  return false;
}

/** Medical and public emergency services that practices list on every page. */
const NOT_OURS_ANYWHERE = new RegExp(
  String.raw`(?<!\p{L})(?:${readPattern('names', 'notOursAnywhere')})(?!\p{L})`,
  'u',
);

function ownerInLegalText(
  lines: readonly PageLine[],
  first: number,
  own: string,
  heading: string,
  purpose: PagePurpose,
): LineParty {
  // Host and publisher in one sentence: the owner is ambiguous.
  if (OTHERS.test(own)) return CONTROLLER.test(own) ? 'unknown' : 'others';
  // Searches upwards for the introduction of the block; four lines cover a name, a department and a label.
  for (let i = first - 1; i >= 0 && first - i <= 4; i -= 1) {
    const text = foldText((lines[i]?.text ?? '').slice(0, 300));
    if (CONTROLLER.test(text)) return OTHERS.test(text) ? 'unknown' : 'business';
    if (OTHERS.test(text) || MAKER.test(text)) return 'others';
  }
  if (CONTROLLER.test(heading)) return OTHERS.test(heading) ? 'unknown' : 'business';
  if (OTHERS.test(heading) || OTHERS_HEADING.test(heading)) return 'others';
  return purpose === 'imprint' ? 'business' : 'unknown';
}
