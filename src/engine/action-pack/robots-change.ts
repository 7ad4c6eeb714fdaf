import { BOTS } from '#shared/audit/bots.ts';
import { getPathAndQuery } from '#shared/text/url-path.ts';
import { isWildcardAgent, parseProductToken, readRobotsLine } from '../crawl/robots/robots-line.ts';
import { parseRobotsTxt } from '../crawl/robots/robots-txt.ts';
import { robotsVerdict } from '../crawl/robots/robots-verdict.ts';

/** A changed robots.txt: the whole file, and the lines added and removed. */
export interface RobotsChange {
  readonly text: string;
  /** As a unified diff. */
  readonly diff: string;
  /** The bots that it admits. */
  readonly opened: readonly string[];
}

/** Bots through which customers find a business. Whether to admit bots that only train models is up to the owner; they are unchanged. */
const SEARCH_BOTS = BOTS.filter(({ countsForScore }) => countsForScore).map(({ token }) => token);
const CONTEXT_LINES = 3;

interface Line {
  readonly sign: ' ' | '-' | '+';
  readonly text: string;
}

/**
 * The robots.txt with every search and answer bot admitted, or null when all of them already are. A bot blocked by
 * name is removed from that group and falls back to the rules for `*`; where those block the pages, it gets
 * a group of its own. Nothing else changes.
 * @param robotsTxt the file as served.
 * @param pageUrls the pages that have to be allowed.
 */
export function openRobotsTxt(robotsTxt: string, pageUrls: readonly string[]): RobotsChange | null {
  const paths = ['/', ...pageUrls.flatMap((url) => getPathAndQuery(url) ?? [])];
  const closed = findClosedBots(robotsTxt, paths);
  if (closed.length === 0) return null;
  const written = robotsTxt.split(/\r\n|\r|\n/);
  if (written.at(-1) === '') written.pop();
  const lines = withoutNames(written, new Set(closed.map((token) => token.toLowerCase())));
  const still = findClosedBots(textOf(lines), paths);
  if (still.length > 0) {
    const names = still.map((token) => `User-agent: ${token}`);
    for (const text of [...(lines.length > 0 ? [''] : []), ...names, 'Allow: /']) lines.push({ sign: '+', text });
  }
  return { text: textOf(lines), diff: unifiedDiff(lines), opened: closed };
}

/** Search bots for which one of the paths is disallowed. */
function findClosedBots(text: string, paths: readonly string[]): string[] {
  const robots = parseRobotsTxt(new TextEncoder().encode(text));
  return SEARCH_BOTS.filter((token) => paths.some((path) => !robotsVerdict(robots, token, path).allowed));
}

/** The file without the names of these bots, and without groups that named no other. */
function withoutNames(written: readonly string[], tokens: ReadonlySet<string>): Line[] {
  const lines: Line[] = [];
  let names: { total: number; removed: number } | null = null;
  let hasRules = false;
  for (const text of written) {
    const line = readLine(text);
    if (line?.field === 'userAgent') {
      if (names === null || hasRules) names = { total: 0, removed: 0 };
      hasRules = false;
      const isNamed = !isWildcardAgent(line.value) && tokens.has(parseProductToken(line.value).toLowerCase());
      names.total += 1;
      if (isNamed) names.removed += 1;
      lines.push({ sign: isNamed ? '-' : ' ', text });
      continue;
    }
    const isRule = line !== null && (line.field === 'allow' || line.field === 'disallow');
    if (isRule || line?.field === 'crawlDelay') hasRules = true;
    // Rules of a group without names would apply to the group before: they are removed with the names.
    const isOrphan = names !== null && names.total === names.removed && (isRule || line?.field === 'crawlDelay');
    lines.push({ sign: isOrphan ? '-' : ' ', text });
  }
  return lines;
}

function readLine(text: string): ReturnType<typeof readRobotsLine> {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
  return readRobotsLine(bytes, 0, bytes.length);
}

function textOf(lines: readonly Line[]): string {
  return lines
    .filter(({ sign }) => sign !== '-')
    .map(({ text }) => `${text}\n`)
    .join('');
}

function unifiedDiff(lines: readonly Line[]): string {
  const changed = lines.flatMap(({ sign }, at) => (sign === ' ' ? [] : [at]));
  const hunks: [from: number, to: number][] = [];
  for (const at of changed) {
    const last = hunks.at(-1);
    if (last !== undefined && at - CONTEXT_LINES <= last[1] + 1)
      last[1] = Math.min(lines.length - 1, at + CONTEXT_LINES);
    else hunks.push([Math.max(0, at - CONTEXT_LINES), Math.min(lines.length - 1, at + CONTEXT_LINES)]);
  }
  const parts = hunks.map(([from, to]) => {
    const inside = lines.slice(from, to + 1);
    return `@@ -${range(lines, inside, from, '+')} +${range(lines, inside, from, '-')} @@\n${inside.map(({ sign, text }) => `${sign}${text}\n`).join('')}`;
  });
  return `--- robots.txt\n+++ robots.txt\n${parts.join('')}`;
}

/** `first,count` of one side of a hunk; lines with the `other` sign are not on it. */
function range(lines: readonly Line[], inside: readonly Line[], from: number, other: '+' | '-'): string {
  const count = inside.filter(({ sign }) => sign !== other).length;
  const before = lines.slice(0, from).filter(({ sign }) => sign !== other).length;
  return `${count === 0 ? before : before + 1},${count}`;
}
