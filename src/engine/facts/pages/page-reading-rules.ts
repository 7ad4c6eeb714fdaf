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
const AGAINST_SEARCH = new Set(['noindex', 'none', 'nosnippet', 'max-snippet:0']);
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

function rulesOfHeader(header: string): PageRule[] {
  const byAgent = new Map<string, string[]>();
  let agent = '*';
  for (const part of header.split(',', MAX_DIRECTIVES)) {
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

/** Lower case, without blanks around a value's colon: `max-snippet:0`. */
function directivesOf(content: string): string[] {
  return content
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
 */
export function findRestriction(rules: PageReadingRules, reader: Pick<Bot, 'token' | 'role'>): string | null {
  const token = reader.token.toLowerCase();
  const found: string[] = [];
  for (const { agent, directives, place } of rules) {
    if (agent !== '*' && agent !== token) continue;
    const restricting = directives.filter((directive) => restricts(directive, reader, agent === token));
    if (restricting.length === 0) continue;
    const name = place === 'X-Robots-Tag' && agent !== '*' ? `${place}: ${agent}` : place;
    found.push(`${name}: ${[...new Set(restricting)].join(', ')}`);
  }
  return found.length === 0 ? null : found.join('; ');
}

function restricts(directive: string, { token, role }: Pick<Bot, 'token' | 'role'>, isNamed: boolean): boolean {
  if (isNamed) {
    return AGAINST_SEARCH.has(directive) || AGAINST_COPILOT.has(directive) || AGAINST_TRAINING.has(directive);
  }
  switch (role) {
    case 'search':
      return AGAINST_SEARCH.has(directive) || (token === 'Bingbot' && AGAINST_COPILOT.has(directive));
    case 'training':
      return AGAINST_TRAINING.has(directive);
    case 'user':
    case 'other':
      return false;
    default:
      return role satisfies never;
  }
}
