import { readPattern } from '../../data/patterns.ts';
import type { FactContext } from '../fact-context.ts';
import { foldText, isUnspacedScript, keepLetters } from '../language/fold-text.ts';
import { leadsHome } from '../services/own-links.ts';
import { JOINING } from './name-lexicon.ts';
import { splitNameTokens } from './name-text.ts';

/** What else on a site a form of its name may agree with. */
export interface NameSurroundings {
  /** Letters of its e-mail addresses and of its accounts in social networks. */
  readonly handles: ReadonlySet<string>;
  /** Words of menu entries that lead somewhere else. */
  readonly menu: ReadonlySet<string>;
  /** How often the home page's text has these words, and how often it goes on with another capital. */
  count(id: string): { whole: number; continued: number };
}

const FREE_MAIL = new RegExp(String.raw`^(?:${readPattern('names', 'freeMail')})\.`);

const ACCOUNT =
  /^https?:\/\/(?:\w{1,8}\.)?(?:facebook|instagram|twitter|x|youtube|tiktok)\.com\/@?([\w.%-]{4,80})\/?(?:\?|$)/i;
const MOST_PAGES = 6;

/** Reads accounts, menu and text of a site. */
export function readNameSurroundings(context: FactContext): NameSurroundings {
  const links = context.pages.slice(0, MOST_PAGES).flatMap((page) => page.links);
  const handles = new Set(
    links.flatMap(({ href }) => readMailHandle(href) ?? ACCOUNT.exec(href)?.[1] ?? []).map(foldLetters),
  );
  // A menu entry that links to another page or section is the name of that; the first one is often the logo.
  const entries = context.home.links
    .slice(1)
    .filter((link) => (link.region === 'nav' || link.region === 'header') && !leadsHome(context, context.home, link));
  return { handles, menu: new Set(entries.map(({ text }) => makeId(text))), count: createCounter(context) };
}

/** The part of an e-mail address that may be the name: its domain's, or with free mail that before the "@". */
function readMailHandle(href: string): string | null {
  if (!/^mailto:/i.test(href)) return null;
  const [local = '', host = ''] = (href.slice(7).split('?')[0] ?? '').toLowerCase().split('@');
  const from = FREE_MAIL.test(host) ? local : (host.split('.').at(-2) ?? '');
  return from.length >= 4 ? from : null;
}

function foldLetters(text: string): string {
  return keepLetters(foldText(text));
}

function makeId(text: string): string {
  return splitNameTokens(foldText(text.slice(0, 200)))
    .filter((word) => !JOINING.has(word))
    .join(' ');
}

const LONGEST_READ = 15_000;

/** Counts words in the home page's text; JOINING ones are left out there too. */
function createCounter(context: FactContext): NameSurroundings['count'] {
  const starts = new Map<number, boolean>();
  let text = ' ';
  for (const block of context.home.blocks) {
    if (text.length > LONGEST_READ) break;
    if (block.hidden) continue;
    for (const [word, gap] of listWords(block.text.slice(0, 2000))) {
      const folded = foldText(word);
      if (JOINING.has(folded)) continue;
      starts.set(text.length, gap && /^\p{Lu}/u.test(word));
      text += `${folded} `;
    }
    // No name goes over the end of a block.
    text += '| ';
  }
  return (id) => {
    const needle = isUnspacedScript(id) ? id : ` ${id} `;
    const counted = { whole: 0, continued: 0 };
    if (id.length < 2) return counted;
    for (let at = text.indexOf(needle); at >= 0 && counted.whole < 8; at = text.indexOf(needle, at + 1)) {
      if (starts.get(at + needle.length) === true) counted.continued += 1;
      else counted.whole += 1;
    }
    return counted;
  };
}

/** Words with whether nothing but a space is before them. */
function* listWords(text: string): Generator<[word: string, isJoined: boolean]> {
  let end = 0;
  for (const match of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    yield [match[0], text.slice(end, match.index) === ' '];
    end = match.index + match[0].length;
  }
}
