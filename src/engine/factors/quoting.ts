import type { Mention } from '#shared/audit/business.ts';
import type { Evidence } from '#shared/audit/check.ts';
import { getPathAndQuery } from '#shared/text/url-path.ts';

/** Maximum length of evidence quotes: enough to recognize the place, not a copy of the page. */
const LONGEST_QUOTE = 300;

/** Text of a page as evidence, whitespace collapsed, at most 300 characters. */
export function evidence(url: string | null, quote: string, note?: string): Evidence {
  const words = { url, quote: clip(quote, LONGEST_QUOTE) };
  return note === undefined ? words : { ...words, note };
}

const MOST_MENTIONS = 3;

/** The first places where a fact was seen, as evidence. */
export function mentionsAsEvidence(mentions: readonly Mention[] | undefined): Evidence[] {
  return (mentions ?? [])
    .slice(0, MOST_MENTIONS)
    .map(({ url, quote, place }) => evidence(url, quote, PLACE_NAMES[place]));
}

const PLACE_NAMES: Readonly<Record<Mention['place'], string>> = {
  owner: 'from you',
  'json-ld': 'structured data',
  microdata: 'structured data',
  rdfa: 'structured data',
  'tel-link': 'tap-to-call link',
  'mail-link': 'e-mail link',
  'address-element': 'address block',
  'map-embed': 'map',
  text: 'text',
  footer: 'footer',
  header: 'header',
  title: 'page title',
  heading: 'heading',
  meta: 'page description',
  'open-graph': 'sharing preview',
  'image-alt': 'photo description',
  link: 'link',
  domain: 'web address',
  'html-lang': 'language mark',
};

/** Site text inside our sentence: in curly quotes, cut at `most` characters. */
export function quoted(text: string, most = 90): string {
  return `“${clip(text, most)}”`;
}

/** As `quoted`, but cut so that it contains the given words: a quote proves something only with the words it is about. */
export function quotedAround(text: string, words: readonly string[], most = 90): string {
  return `“${clipAround(text, words, most)}”`;
}

/** As `evidence`, cut so that it contains the given words. */
export function evidenceAround(url: string, text: string, words: readonly string[], note?: string): Evidence {
  return evidence(url, clipAround(text, words, LONGEST_QUOTE), note);
}

function clipAround(text: string, words: readonly string[], most: number): string {
  const line = text.slice(0, 4000).replace(/\s+/g, ' ').trim();
  const spots = words.map((word) => line.indexOf(word)).filter((at) => at >= 0);
  const end = Math.max(0, ...words.map((word) => (line.includes(word) ? line.indexOf(word) + word.length : 0)));
  if (spots.length === 0 || end <= most - 1) return clip(line, most);
  // Starts at a word boundary, early enough to include the last of them; a first word too far before is dropped.
  const from = line.indexOf(' ', Math.max(0, Math.max(Math.min(...spots) - 20, end - most + 4))) + 1;
  return clip(`…${line.slice(from <= end ? from : 0)}`, most);
}

/** Site text as part of our sentence, without quotes: a name, a number. Cut at 80 characters. */
export function stripSentenceEnd(text: string): string {
  return clip(text, 80);
}

/** The path of a page for people: "/contact", or "your home page". */
export function describePath(url: string): string {
  const path = getPathAndQuery(url);
  if (path === null) return url;
  return path === '/' ? 'your home page' : clip(path, 60);
}

/** "a", "a and b", "a, b and c". At most `most` are named, then "and 4 more". */
export function formatList(items: readonly string[], most = 4): string {
  const shown = items.slice(0, most).map((item) => clip(item, 100));
  const named = items.length > most ? [...shown, `${items.length - most} more`] : shown;
  if (named.length < 2) return named[0] ?? '';
  return `${named.slice(0, -1).join(', ')} and ${named.at(-1) ?? ''}`;
}

/** "1 page", "3 pages", "no pages". */
export function formatCountOrNo(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? `1 ${one}` : `${count === 0 ? 'no' : count} ${many}`;
}

/** "4 questions, such as “Do you come on Sundays?”"; of one alone "1 question: “...”". */
export function formatWithExample(count: number, one: string, example: string): string {
  return `${formatCountOrNo(count, one)}${count === 1 ? ':' : ', such as'} ${quoted(example)}`;
}

/** A reason from elsewhere as the end of our sentence: with exactly one full stop. */
export function sentence(text: string): string {
  return `${clip(text, 200).replace(/[.!]$/, '')}.`;
}

function clip(text: string, most: number): string {
  // Cut before collapsing, so that a page-long run of spaces costs nothing.
  const line = (text.length > 4 * most ? text.slice(0, 4 * most) : text).replace(/\s+/g, ' ').trim();
  const characters = line.length <= most ? null : [...line];
  if (characters === null || characters.length <= most) return line;
  return `${characters
    .slice(0, most - 1)
    .join('')
    .trimEnd()}…`;
}
