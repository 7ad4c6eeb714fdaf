import { Buffer } from 'node:buffer';
import { cutText } from '#shared/text/cut-text.ts';
import { escapeRobotsPattern, isWildcardAgent, parseProductToken, readRobotsLine } from './robots-line.ts';

/** RFC 9309 section 2.5: a parser reads at least 500 KiB. The rest is ignored and reported. */
export const MAX_ROBOTS_BYTES = 500 * 1024;
/** Google's parser reads this many bytes of a line and ignores the rest of it. */
const MAX_LINE_BYTES = 2083 * 8 - 1;
const MAX_SITEMAPS = 500;
const MAX_SIGNALS = 50;
const MAX_SIGNAL_CHARACTERS = 300;

/** One Allow or Disallow line. */
export interface RobotsRule {
  readonly allows: boolean;
  /** The path pattern, percent-encoded, byte-per-character. Empty: the line has no effect. */
  readonly pattern: string;
  /** Counted from 1. */
  readonly line: number;
  /** The value as in the file, byte-per-character. */
  readonly value: string;
}

export interface RobotsGroup {
  readonly rules: readonly RobotsRule[];
  /** The longest Crawl-delay of the group, in seconds; null when it has none. Not part of RFC 9309. */
  readonly crawlDelaySeconds: number | null;
}

/** A parsed robots.txt: rules by product token, and the lines outside the groups. */
export interface RobotsTxt {
  /** Length of the input. */
  readonly bytes: number;
  /** True when the file is longer than `MAX_ROBOTS_BYTES`. */
  readonly truncated: boolean;
  /** By product token in lower case: every group that names it, in file order. */
  readonly groupsByToken: ReadonlyMap<string, readonly RobotsGroup[]>;
  /** Every group that names `*`. */
  readonly wildcardGroups: readonly RobotsGroup[];
  /** Values of Sitemap lines in file order, as written, without repeats. */
  readonly sitemaps: readonly string[];
  /** Content-Signal and Content-Usage lines as written. */
  readonly contentSignals: readonly string[];
  /** Lines with a field of RFC 9309, Sitemap included; and lines with any other field. */
  readonly validLines: number;
  readonly unknownLines: number;
  /** The number of the last line with a field; 0 when there is none. */
  readonly lastLine: number;
  readonly ruleCount: number;
}

interface OpenGroup {
  rules: RobotsRule[];
  crawlDelaySeconds: number | null;
}

/**
 * Parses a robots.txt by RFC 9309, with the leniencies of Google's parser. Any bytes are a robots.txt;
 * lines that cannot be parsed are skipped. Takes time in proportion to the file's first 500 KiB.
 */
export function parseRobotsTxt(bytes: Uint8Array): RobotsTxt {
  const groupsByToken = new Map<string, RobotsGroup[]>();
  const wildcardGroups: RobotsGroup[] = [];
  const sitemaps = new Set<string>();
  const contentSignals: string[] = [];
  let validLines = 0;
  let unknownLines = 0;
  let lastLine = 0;
  let ruleCount = 0;
  let group: OpenGroup | null = null;
  let groupHasRules = false;

  forEachLine(readableText(bytes), (text, start, end, number) => {
    const line = readRobotsLine(text, start, end);
    if (line === null) return;
    lastLine = number;
    switch (line.field) {
      case 'userAgent': {
        validLines++;
        if (group === null || groupHasRules) group = { rules: [], crawlDelaySeconds: null };
        groupHasRules = false;
        if (isWildcardAgent(line.value)) addOnce(wildcardGroups, group);
        else nameGroup(groupsByToken, parseProductToken(line.value).toLowerCase(), group);
        return;
      }
      case 'allow':
      case 'disallow': {
        validLines++;
        if (group === null) return;
        groupHasRules = true;
        ruleCount++;
        const allows = line.field === 'allow';
        group.rules.push({ allows, pattern: escapeRobotsPattern(line.value), line: number, value: line.value });
        return;
      }
      case 'sitemap': {
        validLines++;
        if (line.value !== '' && sitemaps.size < MAX_SITEMAPS) sitemaps.add(asUtf8(line.value));
        return;
      }
      case 'crawlDelay': {
        unknownLines++;
        const seconds = Number(line.value);
        if (group === null || line.value === '' || !Number.isFinite(seconds) || seconds < 0) return;
        group.crawlDelaySeconds = Math.max(seconds, group.crawlDelaySeconds ?? 0);
        return;
      }
      case 'contentSignal':
      case 'contentUsage': {
        unknownLines++;
        if (contentSignals.length >= MAX_SIGNALS) return;
        contentSignals.push(asUtf8(cutText(`${line.name}: ${line.value}`, MAX_SIGNAL_CHARACTERS)));
        return;
      }
      case 'unknown':
        unknownLines++;
        return;
      default:
        line.field satisfies never;
    }
  });

  return {
    bytes: bytes.length,
    truncated: bytes.length > MAX_ROBOTS_BYTES,
    groupsByToken,
    wildcardGroups,
    sitemaps: [...sitemaps],
    contentSignals,
    validLines,
    unknownLines,
    lastLine,
    ruleCount,
  };
}

/** Text of the part that is parsed, one character per byte, without a byte order mark, even a truncated one. */
function readableText(bytes: Uint8Array): string {
  let start = 0;
  for (const mark of [0xef, 0xbb, 0xbf]) {
    if (bytes[start] !== mark) break;
    start++;
  }
  let end = Math.min(bytes.length, MAX_ROBOTS_BYTES);
  if (end < bytes.length) {
    // A truncated rule would forbid or allow more than intended: the last line is parsed only if it is complete.
    while (end > start && !isLineEnd(bytes[end - 1] ?? 0)) end--;
  }
  return Buffer.from(bytes.buffer, bytes.byteOffset + start, Math.max(0, end - start)).toString('latin1');
}

/** Lines end with CR, LF or CRLF. Numbers count from 1. */
function forEachLine(text: string, visit: (text: string, start: number, end: number, number: number) => void): void {
  let start = 0;
  let number = 1;
  for (let at = 0; at <= text.length; at++) {
    if (at < text.length && !isLineEnd(text.charCodeAt(at))) continue;
    visit(text, start, Math.min(at, start + MAX_LINE_BYTES), number++);
    if (text[at] === '\r' && text[at + 1] === '\n') at++;
    start = at + 1;
  }
}

function isLineEnd(byte: number): boolean {
  return byte === 0x0a || byte === 0x0d;
}

function nameGroup(groupsByToken: Map<string, RobotsGroup[]>, token: string, group: RobotsGroup): void {
  // A value that starts with no token character matches no bot, but still starts a group.
  if (token === '') return;
  const groups = groupsByToken.get(token);
  if (groups === undefined) groupsByToken.set(token, [group]);
  else addOnce(groups, group);
}

function addOnce(groups: RobotsGroup[], group: RobotsGroup): void {
  if (groups.at(-1) !== group) groups.push(group);
}

/** A byte-per-character text as the UTF-8 it most likely is. */
export function asUtf8(byteText: string): string {
  return Buffer.from(byteText, 'latin1').toString('utf8');
}
