import { Buffer } from 'node:buffer';
import { cutText } from '#shared/text/cut-text.ts';
import { upperCaseEscapes } from './robots-line.ts';
import { indexRobotsPath, MAX_INDEXED_BYTES, type RobotsPathIndex } from './robots-path-index.ts';
import { asUtf8, type RobotsGroup, type RobotsRule, type RobotsTxt } from './robots-txt.ts';

/** The result of a robots.txt for one crawler and one URL. */
export interface RobotsVerdict {
  readonly allowed: boolean;
  /** The crawler's own group, the default group, or none. */
  readonly source: 'ownGroup' | 'wildcard' | 'noRule';
  /** The deciding line, for example `Disallow: /`; null when no rule matched. */
  readonly rule: string | null;
  /** Its number in the file, from 1. */
  readonly line: number | null;
}

/** A path prepared for any number of verdicts. Made by `robotsPath`; caches intermediate results. */
export interface RobotsPath {
  /** Path and query, byte-per-character. */
  readonly path: string;
  index: RobotsPathIndex | null;
  readonly decided: Map<readonly RobotsGroup[], Decision>;
}

interface Decision {
  readonly allowed: boolean;
  readonly rule: RobotsRule | null;
}

const MAX_RULE_CHARACTERS = 200;

/**
 * Prepares a URL for `robotsVerdict`; useful for several crawlers. Text may be absolute, without scheme, or a
 * path (one that begins with `//` is read as a host: pass the `URL` instead).
 */
export function robotsPath(pathOrUrl: string | URL): RobotsPath {
  const path = typeof pathOrUrl === 'string' ? getMatchedPath(pathOrUrl) : pathOrUrl.pathname + pathOrUrl.search;
  // No server accepts a longer request line; the cut bounds the index.
  const bytes = Buffer.from(path, 'utf8').toString('latin1', 0, MAX_INDEXED_BYTES);
  return { path: upperCaseEscapes(bytes), index: null, decided: new Map() };
}

/**
 * Whether the rules of `robots` allow the crawler with product token `token` to fetch a URL. RFC 9309 section 2.2: all
 * groups with the token together, without one those with `*`; the longest matching pattern decides, Allow on a
 * tie. URLs are expected percent-encoded, as `URL` writes them. Applies the rules alone: that /robots.txt itself
 * may always be fetched is up to the caller.
 */
export function robotsVerdict(robots: RobotsTxt, token: string, pathOrUrl: string | URL | RobotsPath): RobotsVerdict {
  const own = robots.groupsByToken.get(token.toLowerCase());
  const groups = own ?? robots.wildcardGroups;
  if (groups.length === 0) return { allowed: true, source: 'noRule', rule: null, line: null };
  const path = typeof pathOrUrl === 'object' && 'decided' in pathOrUrl ? pathOrUrl : robotsPath(pathOrUrl);
  const decision = path.decided.get(groups) ?? decide(groups, path);
  path.decided.set(groups, decision);
  return {
    allowed: decision.allowed,
    source: own === undefined ? 'wildcard' : 'ownGroup',
    rule: decision.rule === null ? null : quoteOf(decision.rule),
    line: decision.rule?.line ?? null,
  };
}

/** The longest Crawl-delay in the groups of `token` (or else of `*`), in seconds; null when there is none. */
export function getCrawlDelay(robots: RobotsTxt, token: string): number | null {
  let longest: number | null = null;
  for (const group of robots.groupsByToken.get(token.toLowerCase()) ?? robots.wildcardGroups) {
    const seconds = group.crawlDelaySeconds;
    if (seconds !== null && (longest === null || seconds > longest)) longest = seconds;
  }
  return longest;
}

function decide(groups: readonly RobotsGroup[], path: RobotsPath): Decision {
  let allow: RobotsRule | null = null;
  let disallow: RobotsRule | null = null;
  let allowLength = 0;
  let disallowLength = 0;
  for (const { rules } of groups) {
    for (const rule of rules) {
      // A pattern no longer than the best so far cannot decide: most rules are skipped here or at their first letters.
      if (rule.pattern.length <= (rule.allows ? allowLength : disallowLength)) continue;
      const length = matchedLength(rule, path);
      if (rule.allows && length > allowLength) {
        allow = rule;
        allowLength = length;
      } else if (!rule.allows && length > disallowLength) {
        disallow = rule;
        disallowLength = length;
      }
    }
  }
  return disallowLength > allowLength ? { allowed: false, rule: disallow } : { allowed: true, rule: allow };
}

/** How specific a match is (the length of the pattern), or -1 when the rule does not match. */
function matchedLength(rule: RobotsRule, path: RobotsPath): number {
  if (matchesPattern(rule.pattern, path)) return rule.pattern.length;
  if (!rule.allows) return -1;
  // As in Google's parser, `Allow: /folder/index.html` allows `/folder/` too.
  const slash = rule.pattern.lastIndexOf('/');
  if (slash === -1 || !rule.pattern.startsWith('/index.htm', slash)) return -1;
  const folder = `${rule.pattern.slice(0, slash + 1)}$`;
  return matchesPattern(folder, path) ? folder.length : -1;
}

/**
 * Whether `pattern` matches the beginning of the path: `*` matches any bytes, a final `$` the end. The parts
 * between stars are placed one after the other, each as far left as possible; if that fails, there is no match.
 */
function matchesPattern(pattern: string, path: RobotsPath): boolean {
  const anchored = pattern.endsWith('$');
  const end = anchored ? pattern.length - 1 : pattern.length;
  const star = pattern.indexOf('*');
  const head = star === -1 ? end : Math.min(star, end);
  if (!path.path.startsWith(pattern.slice(0, head))) return false;
  if (head === end) return !anchored || path.path.length === head;

  let from = head;
  let pieceStart = head + 1;
  for (;;) {
    const nextStar = pattern.indexOf('*', pieceStart);
    const isLast = nextStar === -1;
    const pieceEnd = isLast ? end : nextStar;
    const size = pieceEnd - pieceStart;
    if (isLast && anchored) {
      return path.path.length - size >= from && path.path.endsWith(pattern.slice(pieceStart, pieceEnd));
    }
    if (size > 0) {
      const found = findPiece(path, pattern, pieceStart, pieceEnd, from);
      if (found === -1) return false;
      from = found + size;
    }
    if (isLast) return true;
    pieceStart = nextStar + 1;
  }
}

/** Leftmost start of `pattern.slice(start, end)` in the path at or after `from`; -1 when there is none. */
function findPiece(path: RobotsPath, pattern: string, start: number, end: number, from: number): number {
  // A single byte is found by a plain search, which is linear; longer parts could make it quadratic.
  if (end - start === 1) return path.path.indexOf(pattern.charAt(start), from);
  path.index ??= indexRobotsPath(path.path);
  return path.index.find(pattern, start, end, from);
}

/**
 * The path that robots.txt rules are matched against: path and query of a URL, without its fragment. Parses text as crawlers do, unlike
 * `getPathAndQuery`, which parses URLs as browsers do. Accepts what crawlers are given: with or without a scheme,
 * beginning with `//`, or a bare path; never throws.
 */
export function getMatchedPath(url: string): string {
  const from = url.startsWith('//') ? 2 : 0;
  const scheme = url.indexOf('://', from);
  const early = firstOf(url, from);
  const hostAt = scheme !== -1 && (early === -1 || early > scheme) ? scheme + 3 : from;
  const pathAt = firstOf(url, hostAt);
  if (pathAt === -1) return '/';
  const fragment = url.indexOf('#', from);
  if (fragment !== -1 && fragment < pathAt) return '/';
  const path = url.slice(pathAt, fragment === -1 ? url.length : fragment);
  return path[0] === '/' ? path : `/${path}`;
}

/** Position of the first `/`, `?` or `;` at or after `from`. */
function firstOf(url: string, from: number): number {
  for (let at = from; at < url.length; at++) {
    const character = url[at];
    if (character === '/' || character === '?' || character === ';') return at;
  }
  return -1;
}

function quoteOf(rule: RobotsRule): string {
  return asUtf8(`${rule.allows ? 'Allow' : 'Disallow'}: ${cutText(rule.value, MAX_RULE_CHARACTERS)}`);
}
