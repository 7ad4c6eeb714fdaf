/**
 * Parsing of one line of a robots.txt. Text here is byte-per-character (latin1): every character is one byte of the file,
 * so that nothing is lost to decoding and comparison is by octets, as RFC 9309 section 2.2.2 requires.
 */
export interface RobotsLine {
  readonly field: RobotsField;
  /** The field name as written. */
  readonly name: string;
  readonly value: string;
}

export type RobotsField =
  | 'userAgent'
  | 'allow'
  | 'disallow'
  | 'sitemap'
  | 'crawlDelay'
  | 'contentSignal'
  | 'contentUsage'
  | 'unknown';

/**
 * Field names are compared by prefix and case-insensitively, with the misspellings that Google's parser accepts: a file
 * is interpreted here as search engines do.
 */
const FIELD_STARTS: readonly (readonly [start: string, field: RobotsField])[] = [
  ['user-agent', 'userAgent'],
  ['useragent', 'userAgent'],
  ['user agent', 'userAgent'],
  ['allow', 'allow'],
  ['disallow', 'disallow'],
  ['dissallow', 'disallow'],
  ['dissalow', 'disallow'],
  ['disalow', 'disallow'],
  ['diasllow', 'disallow'],
  ['disallaw', 'disallow'],
  ['sitemap', 'sitemap'],
  ['site-map', 'sitemap'],
  ['crawl-delay', 'crawlDelay'],
  ['content-signal', 'contentSignal'],
  ['content-usage', 'contentUsage'],
];

/**
 * Parses the line `text.slice(start, end)`, which has no line end: `name : value # comment`. Null for a line without
 * a field. A name and a value with only blanks between them count too (a forgotten colon, as Google reads it).
 */
export function readRobotsLine(text: string, start: number, end: number): RobotsLine | null {
  let stop = start;
  // A NUL ends the line, as in the C parsers of real crawlers.
  while (stop < end && text[stop] !== '#' && text[stop] !== '\0') stop++;
  const line = trimBlanks(text.slice(start, stop));
  if (line === '') return null;
  const separator = separatorOf(line);
  if (separator <= 0) return null;
  const name = trimBlanks(line.slice(0, separator));
  if (name === '') return null;
  return { field: fieldOf(name), name, value: trimBlanks(line.slice(separator + 1)) };
}

function separatorOf(line: string): number {
  const colon = line.indexOf(':');
  if (colon !== -1) return colon;
  const gap = firstGap(line, 0);
  if (gap === -1) return -1;
  let valueAt = gap;
  while (line[valueAt] === ' ' || line[valueAt] === '\t') valueAt++;
  return firstGap(line, valueAt) === -1 ? gap : -1;
}

function firstGap(line: string, from: number): number {
  for (let at = from; at < line.length; at++) if (line[at] === ' ' || line[at] === '\t') return at;
  return -1;
}

function fieldOf(name: string): RobotsField {
  // Cut first: a field name can be half a megabyte long.
  const lower = name.slice(0, 16).toLowerCase();
  for (const [start, field] of FIELD_STARTS) if (lower.startsWith(start)) return field;
  return 'unknown';
}

/** Trims ASCII white space; `String.trim` would also remove bytes of multi-byte characters (U+00A0). */
function trimBlanks(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isBlank(text.charCodeAt(start))) start++;
  while (end > start && isBlank(text.charCodeAt(end - 1))) end--;
  return text.slice(start, end);
}

function isBlank(byte: number): boolean {
  return byte === 0x20 || (byte >= 0x09 && byte <= 0x0d);
}

/** The product token of a User-agent value: its leading letters, `_` and `-`; `FooBot` for `FooBot/2.1`. */
export function parseProductToken(value: string): string {
  let end = 0;
  while (end < value.length && isTokenByte(value.charCodeAt(end))) end++;
  return value.slice(0, end);
}

/** Whether a product token is valid: letters, `_` and `-` only, at least one (RFC 9309, section 2.2.1). */
export function isProductToken(token: string): boolean {
  return token !== '' && parseProductToken(token) === token;
}

function isTokenByte(byte: number): boolean {
  return (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a) || byte === 0x5f || byte === 0x2d;
}

/** True for `*`, alone or followed by a blank: the default group. */
export function isWildcardAgent(value: string): boolean {
  return value[0] === '*' && (value.length === 1 || isBlank(value.charCodeAt(1)));
}

/**
 * A rule's path normalized for comparison: bytes above 0x7F percent-encoded, hexadecimal digits of
 * percent-encodings in upper case. Encoded letters stay encoded (`%62` is not `b`): RFC 9309 would decode them,
 * Google's parser, which is decisive in practice, compares them as written.
 */
export function escapeRobotsPattern(pattern: string): string {
  return withEscapes(pattern, true);
}

const PERCENT_ESCAPES: readonly string[] = Array.from({ length: 256 }, (_, byte) => {
  return `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
});

/** A URL's path with the hexadecimal digits of its percent-encodings in upper case, for comparison with patterns. */
export function upperCaseEscapes(path: string): string {
  return withEscapes(path, false);
}

function withEscapes(pattern: string, encodesHighBytes: boolean): string {
  let escaped = '';
  let copied = 0;
  for (let at = 0; at < pattern.length; at++) {
    const byte = pattern.charCodeAt(at);
    if (byte >= 0x80 && encodesHighBytes) {
      escaped += `${pattern.slice(copied, at)}${PERCENT_ESCAPES[byte]}`;
      copied = at + 1;
    } else if (byte === 0x25 && isHexDigit(pattern.charCodeAt(at + 1)) && isHexDigit(pattern.charCodeAt(at + 2))) {
      escaped += pattern.slice(copied, at) + pattern.slice(at, at + 3).toUpperCase();
      copied = at + 3;
      at += 2;
    }
  }
  return copied === 0 ? pattern : escaped + pattern.slice(copied);
}

function isHexDigit(byte: number): boolean {
  return (byte >= 0x30 && byte <= 0x39) || (byte >= 0x41 && byte <= 0x46) || (byte >= 0x61 && byte <= 0x66);
}
