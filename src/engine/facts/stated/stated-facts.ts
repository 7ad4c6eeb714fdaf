import type { FactKind } from '#shared/fixes/fact-sheet.ts';
import type { StatedFact } from '#shared/fixes/site-outline.ts';
import { cutText } from '#shared/text/cut-text.ts';
import type { Page, TextBlock } from '../../crawl/html/page.ts';
import { readPattern } from '../../data/patterns.ts';
import { mayStateFacts, STATED_FACT_PATTERNS, type StatedFactPattern } from './stated-fact-patterns.ts';

const MOST_OF_A_KIND = 12;
const LONGEST_BLOCK = 3000;
const QUOTE_AROUND = 110;
const SHORT_LINE_WORDS = 12;
/** In a long sentence a year counts only with one of these words, which show that it is about the business's own history. */
const OWN_HISTORY = new RegExp(String.raw`\b(?:${readPattern('facts', 'ownHistory')})\b`, 'i');
/** Words that refer to a person's career, not to the business. */
const OF_A_PERSON = new RegExp(String.raw`\b(?:${readPattern('facts', 'person')})\b`, 'i');
/** Blocks with text of customers, job offers and fine print, which states nothing about the business. */
const OTHERS_WORDS = new RegExp(String.raw`\b(?:${readPattern('facts', 'othersWords')})\b`);
const FINE_PRINT = /©|\bcopyright\b|\ball rights reserved\b|\blorem ipsum\b/i;
/** A brand or maker whose goods the business sells, unless the business speaks of itself: "a brand with 70 years of experience". */
const OF_A_MAKER = new RegExp(String.raw`(?<!\p{L})(?:${readPattern('facts', 'maker')})(?!\p{L})`, 'iu');
const OF_ITSELF = new RegExp(String.raw`(?<!\p{L})(?:${readPattern('facts', 'ofItself')})(?!\p{L})`, 'iu');
const OF_SPEAKER = new RegExp(String.raw`(?<!\p{L})(?:${readPattern('facts', 'ofSpeaker')})(?!\p{L})`, 'iu');
/** "Check that your sitter is fully licensed": what any such business should be. */
const ADVICE = new RegExp(String.raw`(?<!\p{L})(?:${readPattern('facts', 'advice')})(?!\p{L})`, 'iu');
const MEANS_OF_PAYMENT = new RegExp(String.raw`(?<!\p{L})(?:${readPattern('facts', 'meansOfPayment')})`, 'iu');
/** "Wenden Sie sich an den Notdienst Ihrer Region", "planned rather than booked as a same-day call-out": not what the business is or does. */
const NOT_OWN = new RegExp(
  String.raw`(?<!\p{L})(?:${readPattern('facts', 'notOwn')})\s+(?:[\p{L}’'-]+\s+){0,3}$`,
  'iu',
);
/** "not licensed", "are you looking for a certified ...?" */
const DENIED = new RegExp(String.raw`\b(?:${readPattern('facts', 'denied')})\s+(?:\p{L}+\s+){0,2}$`, 'iu');

/** "Another certified company", "einen anderen Meisterbetrieb": not this business. */
const OF_ANOTHER = /\b(?:another|other|andere[nmrs]?|autres?|otr[ao]s?)\s+(?:\p{L}+[-\s]\s?){0,2}$/iu;

/**
 * Facts that pages state in words and structured data has no property for: founding, credentials, promises and offers. Each
 * once, at its first mention, with the number of different lines that say it; `latestYear` is the upper bound for years, `kinds` limits the kinds (default all); `mayState` is
 * `mayStateFacts`, memoized where the lines are searched twice. Pure.
 */
export function findStatedFacts(
  pages: readonly Page[],
  latestYear: number,
  kinds: ReadonlySet<FactKind> | null = null,
  mayState: (text: string) => boolean = mayStateFacts,
): StatedFact[] {
  const patterns = STATED_FACT_PATTERNS.filter(({ kind }) => kinds === null || kinds.has(kind));
  const found = new Map<string, StatedFact>();
  const counts = new Map<FactKind, number>();
  // Headers, footers and calls to action repeat on every page.
  const read = new Set<string>();
  for (const page of pages) {
    for (const text of linesOf(page, read)) {
      read.add(text);
      const said = new Map<string, Omit<StatedFact, 'places'>>();
      const line = cutText(text, LONGEST_BLOCK);
      for (const fact of mayState(line) ? factsOf(line, patterns, page.url, latestYear) : []) {
        const key = `${fact.kind} ${fact.value.toLowerCase()}`;
        if (!said.has(key)) said.set(key, fact);
      }
      for (const [key, fact] of said) {
        const known = found.get(key);
        const count = counts.get(fact.kind) ?? 0;
        if (known !== undefined) found.set(key, { ...known, places: (known.places ?? 1) + 1 });
        if (known !== undefined || count >= MOST_OF_A_KIND) continue;
        found.set(key, { ...fact, places: 1 });
        counts.set(fact.kind, count + 1);
      }
    }
  }
  return [...found.values()];
}

/** What a page says that is not read yet: its lines, then what it shows search engines. */
function* linesOf({ blocks, title, metaDescription }: Page, read: ReadonlySet<string>): Generator<string> {
  for (const block of blocks) if (!read.has(block.text) && isStatement(block)) yield block.text;
  for (const text of [title, metaDescription]) if (text !== null && !read.has(text)) yield text;
}

function isStatement({ text, hidden, region, hints, tag }: TextBlock): boolean {
  return !hidden && region !== 'nav' && tag !== 'blockquote' && text.length > 5 && !OTHERS_WORDS.test(hints);
}

function* factsOf(
  text: string,
  patterns: readonly StatedFactPattern[],
  url: string,
  latestYear: number,
): Generator<Omit<StatedFact, 'places'>> {
  if (FINE_PRINT.test(text)) return;
  for (const { kind, pattern, bare } of patterns) {
    if (!bare.test(text)) continue;
    for (const match of text.matchAll(pattern)) {
      const value = tidy(match[1] ?? match[0]);
      const sentence = sentenceAround(text, match.index, match[0].length);
      if (kind === 'payment' && !namesPayment(match[0])) continue;
      if (!isOwn(kind, value, sentence, latestYear) || isDenied(text.slice(0, match.index))) continue;
      yield { kind, value, url, quote: sentence };
    }
  }
}

function isDenied(before: string): boolean {
  return DENIED.test(before) || OF_ANOTHER.test(before) || NOT_OWN.test(before);
}

/** Whether a text names how to pay; "We accept the following insurance plans:" announces a list, and of something else. */
const namesPayment = (text: string): boolean => MEANS_OF_PAYMENT.test(text) && !/[:：]\s*$/.test(text);

const IS_HISTORY: ReadonlySet<FactKind> = new Set(['yearsInBusiness', 'foundedYear']);

function isOwn(kind: FactKind, value: string, sentence: string, latestYear: number): boolean {
  if (sentence.trimEnd().endsWith('?')) return false;
  if (IS_HISTORY.has(kind) && OF_A_MAKER.test(sentence) && !OF_ITSELF.test(sentence)) return false;
  if (kind === 'credential' && ADVICE.test(sentence.slice(0, sentence.indexOf(value)))) return false;
  const isShort = sentence.split(/\s+/).length <= SHORT_LINE_WORDS;
  if (kind === 'yearsInBusiness')
    // "With 10 years of experience, Ada brings care to every visit": hers.
    return (
      Number(value) >= 2 && Number(value) <= 200 && (isShort || OF_ITSELF.test(sentence) || OF_SPEAKER.test(sentence))
    );
  if (kind !== 'foundedYear') return true;
  if (Number(value) > latestYear || OF_A_PERSON.test(sentence)) return false;
  return isShort || OWN_HISTORY.test(sentence);
}

/** The sentence, shortened to a quote where it is long. */
function sentenceAround(text: string, index: number, length: number): string {
  const before = text.slice(Math.max(0, index - QUOTE_AROUND), index);
  const after = text.slice(index + length, index + length + QUOTE_AROUND);
  const start = Math.max(...['. ', '! ', '? ', '\n'].map((end) => before.lastIndexOf(end))) + 1;
  const ends = [...after.matchAll(/[.!?](?=\s|$)|\n/g)].map((end) => end.index + 1);
  return `${before.slice(start)}${text.slice(index, index + length)}${after.slice(0, ends[0] ?? after.length)}`
    .replace(/\s+/g, ' ')
    .trim();
}

function tidy(value: string): string {
  return (
    value
      .replace(/\s+/g, ' ')
      // "licensed/insured"
      .replace(/(\p{Ll}{3}) ?\/ ?(?=\p{L}{3})/gu, '$1 and ')
      .replace(/(?:[\s,;:–-]|(?<=\d)[.])+$/, '')
      .trim()
  );
}
