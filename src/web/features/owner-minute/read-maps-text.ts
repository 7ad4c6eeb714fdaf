import { isMapsControl } from './maps-controls.ts';

/** What a text copied from a Maps panel says, as an owner would type it. What is not clear is absent. */
export interface MapsReading {
  readonly rating?: string;
  readonly reviewCount?: string;
  readonly photoCount?: string;
  readonly category?: string;
  readonly name?: string;
  readonly address?: string;
  readonly phone?: string;
}

const LONGEST_TEXT = 20_000;
const LONGEST_LINE = 200;
const MOST_LINES = 120;
/** The head of a panel: the name, at most a dozen buttons, then stars and category. */
const HEAD_LINES = 15;
/** Two businesses this close together are a list of results, where none is known to be the owner's. */
const LIST_DISTANCE = 8;

const NUMBER = String.raw`(\d{1,3}(?:[.,'’ ]\d{3})+|\d{1,6})(?![.,]?\d)`;
/** Beginnings of the words for reviews in Google's panels. */
const REVIEWS =
  'review|rezension|bewertung|avis|reseñ|opini|recens|avalia|beoordel|recenz|отзыв|відгук|yorum|anmeld|omdöm|anmäl|arvostel|hodnocen|vélemény|κριτικ|クチコミ|リビュー|レビュー|리뷰|条评|則評|评价|評論|تقييم|مراجع|समीक्षा';
const COUNTS = [
  new RegExp(String.raw`^\(\s?${NUMBER}\s?\)`, 'iu'),
  new RegExp(String.raw`^\(?\s?${NUMBER}\s?(?:google[\s-]?)?(?:${REVIEWS})[^\d()·•⋅|]{0,30}\)?`, 'iu'),
  new RegExp(String.raw`^(?:google\s?の?\s?)?(?:${REVIEWS})[^\d()]{0,10}\(?\s?${NUMBER}\s?[件개条]?\s?\)?$`, 'iu'),
];
const RATING = /^[★☆⭐\s]*([1-5][.,]\d)(?![\d.,%])(?:\s?\/\s?5)?[★☆⭐\s]*(?:\p{L}{4,}\s(?=\(?\d))?(.*)$/u;

interface Stars {
  readonly line: number;
  readonly rating: string;
  readonly reviewCount: string;
  /** What follows the number of reviews. */
  readonly rest: string;
  readonly nextLine: number;
}

/**
 * Reads what was copied from the panel of one business on Google Maps or Search, in the browser alone. It goes by the order
 * and the shape of the lines, in any language whose panel says stars, number, category; reviews and lists of businesses
 * are not read. Pure.
 */
export function readMapsText(text: string): MapsReading {
  const lines = splitLines(text);
  const stars = lines.flatMap((_, line) => readStars(lines, line) ?? []);
  const [first, ...others] = stars;
  const isList = others.some((other) => !isSameStars(first, other) && other.line - (first?.line ?? 0) <= LIST_DISTANCE);
  if (isList) return {};
  const head = first !== undefined && first.line < HEAD_LINES ? first : null;
  const address = only(
    lines.flatMap((line) => readAddress(line) ?? []),
    (line) => line,
  );
  const phone = only(
    lines.flatMap((line) => readPhone(line) ?? []),
    lastDigits,
  );
  const category = readCategory(lines, head, address);
  const name = head === null ? null : readName(lines, head.line);
  const photoCount = only(
    lines.slice(0, HEAD_LINES * 2).flatMap((line) => readPhotos(line) ?? []),
    (count) => count,
  );
  return {
    ...(head !== null && { rating: head.rating, reviewCount: head.reviewCount }),
    ...(photoCount !== null && { photoCount }),
    ...(category !== null && { category }),
    ...(name !== null && { name }),
    ...(address !== null && { address }),
    ...(phone !== null && { phone }),
  };
}

/** Lines in one spelling: full-width signs and digits of other scripts as ours, without icons and invisible signs. */
function splitLines(text: string): string[] {
  return text
    .slice(0, LONGEST_TEXT)
    .normalize('NFKC')
    .replace(/[\p{Co}\p{Cf}]/gu, '')
    .replace(/[٠-٩]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x6f0))
    .replace(/[०-९]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x966))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .split(/[\n\r\u2028\u2029]/)
    .map((line) => line.replace(/[\s\p{Cc}]+/gu, ' ').trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line) && line.length <= LONGEST_LINE)
    .slice(0, MOST_LINES);
}

/** Stars with a number of reviews behind them or on the next line. */
function readStars(lines: readonly string[], line: number): Stars | null {
  const [, stars, behind = ''] = RATING.exec(lines[line] ?? '') ?? [];
  if (stars === undefined) return null;
  const next = behind === '' ? line + 1 : line;
  const counted = behind === '' ? (lines[next] ?? '') : behind;
  const rating = stars.replace(',', '.');
  for (const form of COUNTS) {
    const [whole, count] = form.exec(counted) ?? [];
    if (whole === undefined || count === undefined || Number(rating) > 5) continue;
    const rest = counted.slice(whole.length);
    return { line, rating, reviewCount: count.replace(/\D/g, ''), rest, nextLine: next + 1 };
  }
  return null;
}

function isSameStars(one: Stars | undefined, other: Stars): boolean {
  return one?.rating === other.rating && one.reviewCount === other.reviewCount;
}

/** The only value, by what makes two values the same; null for none and for several. */
function only(values: readonly string[], keyOf: (value: string) => string): string | null {
  return new Set(values.map(keyOf)).size === 1 ? (values[0] ?? null) : null;
}

/** The first line of the panel, if only buttons lie between it and the stars. */
function readName(lines: readonly string[], starsAt: number): string | null {
  const above = lines.slice(0, starsAt).filter((line) => !isMapsControl(line));
  const [name] = above;
  if (name === undefined || above.length > 1 || name.length > 100 || !/\p{L}/u.test(name)) return null;
  return /https?:|www\.|@/i.test(name) || readAddress(name) !== null || readPhotos(name) !== null ? null : name;
}

/** A line with a number before a code that stands beside a town; prices, hours and dates have no such code. */
function readAddress(line: string): string | null {
  const text = withoutLabel(line);
  if (!/[,〒]/.test(text) || /https?:|@|\d:\d|[!?]$/.test(text) || text.split(' ').length > 20) return null;
  if (/^〒\d{3}-\d{4}\s?\p{L}/u.test(text)) return text;
  const code = CODES.map((form) => form.exec(text)).find(
    (found) => found !== null && /\d/.test(text.slice(0, found.index)),
  );
  if (code === undefined || code === null) return null;
  const part = text.split(',').find((one) => one.includes(code[0])) ?? '';
  // A town beside the code, or the state; a year has a day or nothing there.
  const hasTown = /\p{Lu}\p{L}|\p{Lo}{2}/u.test(part.replace(code[0], ''));
  // In a sentence, words in small letters surround a number.
  const [before, behind] = [text.slice(0, code.index), text.slice(code.index + code[0].length)];
  const isInSentence = /(?:^|\s)\p{Ll}[\p{L}’']*\s$/u.test(before) || /^\s\p{Ll}/u.test(behind);
  return hasTown && !isInSentence ? text : null;
}

/** Postal codes of five or six digits, in groups, of letters and digits, and of four digits: before the town, or behind it where they are no year. */
const CODES = [
  /(?<![\d-])\d{5,6}(?:-\d{3,4})?(?!.*(?<!\d)\d{5,6}(?!\d))(?![\d-])/u,
  /(?<!\d)\d{2,4}[ -]\d{2,3}(?=\s\p{L})/u,
  /(?<![\p{L}\d])[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{1,2}(?:\d)?(?![\p{L}\d])/u,
  /(?<![\d.,-])\d{4}(?=\s\p{Lu})/u,
  /(?<=\s\p{Lu}{2,3}\s)\d{4}(?=$|,)/u,
  /(?<=\p{L}\s)(?!19|20)\d{4}(?=$|,)/u,
];

/** A whole line of digits and their separators, long enough to dial. */
function readPhone(line: string): string | null {
  const text = withoutLabel(line);
  if (!/^\+?[\d\s().\-/–]{7,25}$/u.test(text)) return null;
  const digits = text.replace(/\D/g, '').length;
  const isOther = /^\d{5}-\d{4}$|^\d{1,4}([-./])\d{1,2}\1\d{1,4}$|\d\.\d{2}\s?[–-]\s?\d/.test(text);
  const isDialled = /^[+(0]|^\d\d(?: \d\d){3}$/.test(text) || digits >= 9 || text !== line;
  return digits >= 7 && digits <= 15 && isDialled && !isOther ? text : null;
}

function lastDigits(phone: string): string {
  return phone.replace(/\D/g, '').slice(-7);
}

function withoutLabel(line: string): string {
  return line.replace(/^\p{L}[\p{L} ]{1,20}\s?:\s*/u, '');
}

function readPhotos(line: string): string | null {
  const [, before, behind] = PHOTOS.exec(line) ?? [];
  return (before ?? behind)?.replace(/\D/g, '') ?? null;
}
const PHOTOS = new RegExp(
  String.raw`^(?:${NUMBER}\s(?:photos?|fotos?|foto['’]s|fotografi\p{L}*|zdję\p{L}+|фото\p{L}*|valokuv\p{L}*|写真)|(?:photos?|fotos?|foto['’]s|写真)\s?\(${NUMBER}\))$`,
  'iu',
);

/** What stands behind the number of reviews or on the line after it; else "Plumber in Duluth, Minnesota" near the top. */
function readCategory(lines: readonly string[], head: Stars | null, address: string | null): string | null {
  if (head !== null) {
    // Prices may stand before it, in signs or as a span.
    const after = [head.rest, ...lines.slice(head.nextLine, head.nextLine + 2)];
    const said = after.map((text) => text.replace(/^[\s)·•⋅|,]+/u, '')).find((text) => /\p{L}/u.test(text));
    const category = categoryIn(said ?? '', address);
    if (category !== null) return category;
  }
  for (const line of lines.slice(0, HEAD_LINES)) {
    const split = splitPlace(line, address);
    if (split !== null && line.includes(',') && isCategory(split)) return split;
  }
  return null;
}

function categoryIn(text: string, address: string | null): string | null {
  const [first = ''] = text.split(/\s?[·•⋅|]\s?/u);
  const said = splitPlace(first, address) ?? first.replace(/^\p{Lu}\p{L}+['’][dt][ae]\s/u, '');
  return isCategory(said) ? said : null;
}

function isCategory(text: string): boolean {
  const hasShape = /^\p{L}[\p{L}\p{M}\s&/'’()-]{1,58}$/u.test(text) && text.split(' ').length <= 6;
  // In Japanese a place and the category are one phrase.
  return hasShape && !text.includes('の') && !isMapsControl(text);
}

const PLACE =
  /^(.{2,60}?)\s(?:in|à|en|a|em|w|we|i|på|v|ve|în|в|во|у|σε)\s(\p{Lu}[\p{L}'’.-]*(?:,?\s\p{Lu}[\p{L}'’.-]*)*)$/u;

/** The words before "in Duluth, Minnesota"; null where no place follows, or another than that of the address. */
function splitPlace(text: string, address: string | null): string | null {
  const [, said, place] = PLACE.exec(text) ?? [];
  if (said === undefined || place === undefined) return null;
  const [town = ''] = place.split(/[,\s]/u);
  return place.includes(',') || address?.includes(town) === true ? said : null;
}
