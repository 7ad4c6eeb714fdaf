import type { Bot } from '#shared/audit/bots.ts';
import type { Page } from '../../crawl/html/page.ts';

/** The robots directives of a page, by addressee: `*` for all bots, else a lower-case product token. */
interface PageRule {
  readonly agent: string;
  readonly directives: readonly string[];
  /** Their source, for quoting: `meta robots`, `X-Robots-Tag`. */
  readonly place: string;
}

/** Directives whose name is followed by a value; every other colon of an X-Robots-Tag follows a bot's name. */
const WITH_VALUE = new Set(['max-snippet', 'max-image-preview', 'max-video-preview', 'unavailable_after']);
/** Exclude a page, or its text, from search results and from the answers built on them. */
const AGAINST_SEARCH = new Set(['noindex', 'none', 'nosnippet']);
/**
 * Our own guideline: a limit of fewer characters leaves no room for a sentence. -1 is no limit (Google, "Robots meta tag",
 * 2026-11-20).
 */
const SHORTEST_QUOTE = 40;
/** Bing only: these keep the text of a page out of Copilot's answers. */
const AGAINST_COPILOT = new Set(['noarchive', 'nocache']);
/** Not standardized, but the intent of an owner who writes it is clear. */
const AGAINST_TRAINING = new Set(['noai']);
const MAX_DIRECTIVES = 60;
const MAX_DIRECTIVE_CHARACTERS = 60;

/** The robots directives of one page: its robots meta tags and its X-Robots-Tag header. */
export type PageReadingRules = readonly PageRule[];

/**
 * Parses the robots directives of a page and of its response headers. Repeated headers arrive joined: directives after a
 * bot's name are taken to be for that bot, as in a single header.
 */
export function readPageRules(page: Page | null, headers: Readonly<Record<string, string>>): PageReadingRules {
  const metas = (page?.robotsMeta ?? []).map(({ agent, content }): PageRule => {
    const name = agent.toLowerCase();
    return { agent: name === 'robots' ? '*' : name, directives: directivesOf(content), place: `meta ${name}` };
  });
  return [...metas, ...rulesOfHeader(headers['x-robots-tag'] ?? '')];
}

/** `unavailable_after: Sunday, 01-Sep-24 ...` (RFC 850): one directive in spite of its comma. */
function joinDates(content: string): string {
  return content.replace(/(unavailable_after\s{0,5}:\s{0,5}[a-z]{3,9}),/gi, '$1');
}

function rulesOfHeader(header: string): PageRule[] {
  const byAgent = new Map<string, string[]>();
  let agent = '*';
  for (const part of joinDates(header).split(',', MAX_DIRECTIVES)) {
    const colon = part.indexOf(':');
    const name = part.slice(0, Math.max(0, colon)).trim().toLowerCase();
    const namesReader = colon !== -1 && !WITH_VALUE.has(name);
    if (namesReader) agent = name;
    const directives = byAgent.get(agent) ?? [];
    directives.push(...directivesOf(namesReader ? part.slice(colon + 1) : part));
    byAgent.set(agent, directives);
  }
  return [...byAgent].map(([name, directives]) => ({ agent: name, directives, place: 'X-Robots-Tag' }));
}

/** Lower case, without blanks around a value's colon: `max-snippet:0`. The comma after the day of a date separates nothing. */
function directivesOf(content: string): string[] {
  return joinDates(content)
    .split(/[,;]/, MAX_DIRECTIVES)
    .map((directive) =>
      directive
        .slice(0, MAX_DIRECTIVE_CHARACTERS)
        .trim()
        .toLowerCase()
        .replace(/\s*:\s*/, ':'),
    )
    .flatMap((directive) => (directive.includes(':') ? [directive] : directive.split(/\s+/)))
    .filter((directive) => directive !== '');
}

/**
 * The directives that restrict one bot, as text to quote (`meta robots: noindex`); null when none do.
 * Directives for all and by name add up: the most restrictive wins.
 * @param today when the page was received (ISO 8601): `unavailable_after` restricts from its date on
 */
export function findRestriction(
  rules: PageReadingRules,
  reader: Pick<Bot, 'token' | 'role'>,
  today: string,
): string | null {
  const token = reader.token.toLowerCase();
  const found: string[] = [];
  for (const { agent, directives, place } of rules) {
    if (agent !== '*' && agent !== token) continue;
    const restricting = directives.filter((directive) => restricts(directive, reader, agent === token, today));
    if (restricting.length === 0) continue;
    const name = place === 'X-Robots-Tag' && agent !== '*' ? `${place}: ${agent}` : place;
    found.push(`${name}: ${[...new Set(restricting)].join(', ')}`);
  }
  return found.length === 0 ? null : found.join('; ');
}

function restricts(
  directive: string,
  { token, role }: Pick<Bot, 'token' | 'role'>,
  isNamed: boolean,
  today: string,
): boolean {
  const isAgainstSearch = AGAINST_SEARCH.has(directive) || isTooShort(directive);
  if (token === 'Googlebot' && isPast(directive, today)) return true;
  if (isNamed) {
    return isAgainstSearch || AGAINST_COPILOT.has(directive) || AGAINST_TRAINING.has(directive);
  }
  switch (role) {
    case 'search':
      return isAgainstSearch || (token === 'Bingbot' && AGAINST_COPILOT.has(directive));
    case 'training':
      return AGAINST_TRAINING.has(directive);
    case 'user':
    case 'other':
      return false;
    default:
      return role satisfies never;
  }
}

function isTooShort(directive: string): boolean {
  const limit = /^max-snippet:(\d{1,6})$/.exec(directive)?.[1];
  return limit !== undefined && Number(limit) < SHORTEST_QUOTE;
}

/** Google lists a page no more after this date, and ignores one that it cannot read ("Robots meta tag", 2026-11-20). */
function isPast(directive: string, today: string): boolean {
  return directive.startsWith('unavailable_after:') && Date.parse(directive.slice(18)) < Date.parse(today);
}
