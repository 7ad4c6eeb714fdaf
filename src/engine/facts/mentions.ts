import type { FactSource, Mention, MentionPlace } from '#shared/audit/business.ts';
import type { Page, PageRegion } from '../crawl/html/page.ts';
import { oneLine } from './pages/one-line.ts';

/** Maximum number of places stored per fact; a phone number in every footer need not be listed a hundred times. */
const MAX_MENTIONS = 20;
const LONGEST_QUOTE = 300;

/** One place where a value was seen. The quote is collapsed to one line and cut at 300 characters. */
export function mention(page: Pick<Page, 'url'>, place: MentionPlace, quote: string): Mention {
  return { url: page.url, place, quote: clip(quote) };
}

/** The kind of place of visible text, by its region of the page. */
export function getMentionPlace(region: PageRegion): MentionPlace {
  switch (region) {
    case 'header':
    case 'nav':
      return 'header';
    case 'footer':
      return 'footer';
    case 'main':
    case 'aside':
    case 'body':
      return 'text';
    default: {
      const never: never = region;
      return never;
    }
  }
}

/**
 * The source of a fact: where it was taken from and all mentions, each place once, at most 20.
 * Null when `seen` is empty and nothing was taken.
 */
export function factSource(takenFrom: Mention | undefined, seen: readonly Mention[]): FactSource | null {
  const first = takenFrom ?? seen[0];
  if (first === undefined) return null;
  const kept = new Map<string, Mention>();
  for (const one of [first, ...seen]) {
    if (kept.size >= MAX_MENTIONS) break;
    const key = `${one.url}\n${one.place}\n${one.quote}`;
    if (!kept.has(key)) kept.set(key, one);
  }
  return { takenFrom: first, seen: [...kept.values()] };
}

function clip(text: string): string {
  const line = oneLine(text.length > 4 * LONGEST_QUOTE ? text.slice(0, 4 * LONGEST_QUOTE) : text);
  if (line.length <= LONGEST_QUOTE) return line;
  // Not between the halves of a surrogate pair.
  const end = /[\uD800-\uDBFF]/.test(line.charAt(LONGEST_QUOTE - 2)) ? LONGEST_QUOTE - 2 : LONGEST_QUOTE - 1;
  return `${line.slice(0, end)}…`;
}
