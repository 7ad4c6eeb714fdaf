import type { FactKind } from '#shared/fixes/fact-sheet.ts';
import type { StatedFact } from '#shared/fixes/site-outline.ts';
import { cutText } from '#shared/text/cut-text.ts';
import type { Page, TextBlock } from '../crawl/html/page.ts';
import { readPattern } from '../data/patterns.ts';
import { STATED_FACT_PATTERNS } from './stated-fact-patterns.ts';

const MOST_OF_A_KIND = 12;
const LONGEST_BLOCK = 3000;
const QUOTE_AROUND = 110;
const SHORT_LINE_WORDS = 12;
/** A year may be the year of anything. In a long sentence one of these says that it is the business's own. */
const OWN_HISTORY = new RegExp(String.raw`\b(?:${readPattern('facts', 'ownHistory')})\b`, 'i');
/** Since when a person does something, not the business. */
const OF_A_PERSON =
  /\b(?:licen[sc]ed|member|partner|owner|certified|joined|director|degree|college|university|graduat\w+|manager|with (?:the|us|our)|mitglied|zugelassen|tätig|membre|diplômée?|miembro|colegiad[oa])\b/i;
/** Words of customers, of job offers and of the fine print state nothing by the business. */
const OTHERS_WORDS = /\b(?:testimonial|review|bewertung|kundenstimme|avis|opinion|resena|quote|cookie|consent)\b/;
const FINE_PRINT = /©|\bcopyright\b|\ball rights reserved\b|\blorem ipsum\b/i;
/** "not licensed", "are you looking for a certified ...?" */
const DENIED = /\b(?:not|no|never|isn['’]t|aren['’]t|kein\w*|nicht|pas|sans|no es|sin)\s+(?:\p{L}+\s+){0,2}$/iu;

/**
 * What pages state of their business in words that structured data has no place for: since when, who vouches for it, what
 * it promises and offers. Each once, where it was seen first; `latestYear` bounds years. Pure.
 */
export function findStatedFacts(pages: readonly Page[], latestYear: number): StatedFact[] {
  const found = new Map<string, StatedFact>();
  const counts = new Map<FactKind, number>();
  // Headers, footers and calls to action stand on every page: the same words state nothing new.
  const read = new Set<string>();
  for (const page of pages) {
    for (const block of page.blocks) {
      if (!mayState(block) || read.has(block.text)) continue;
      read.add(block.text);
      for (const fact of factsOf(cutText(block.text, LONGEST_BLOCK), page.url, latestYear)) {
        const key = `${fact.kind} ${fact.value.toLowerCase()}`;
        const count = counts.get(fact.kind) ?? 0;
        if (found.has(key) || count >= MOST_OF_A_KIND) continue;
        found.set(key, fact);
        counts.set(fact.kind, count + 1);
      }
    }
  }
  return [...found.values()];
}

function mayState({ text, hidden, region, hints, tag }: TextBlock): boolean {
  return !hidden && region !== 'nav' && tag !== 'blockquote' && text.length > 5 && !OTHERS_WORDS.test(hints);
}

function* factsOf(text: string, url: string, latestYear: number): Generator<StatedFact> {
  if (FINE_PRINT.test(text)) return;
  for (const { kind, pattern } of STATED_FACT_PATTERNS) {
    for (const match of text.matchAll(pattern)) {
      const value = tidy(match[1] ?? match[0]);
      const sentence = sentenceAround(text, match.index, match[0].length);
      if (!isOwn(kind, value, sentence, latestYear) || DENIED.test(text.slice(0, match.index))) continue;
      yield { kind, value, url, quote: sentence };
    }
  }
}

function isOwn(kind: FactKind, value: string, sentence: string, latestYear: number): boolean {
  if (sentence.trimEnd().endsWith('?')) return false;
  if (kind === 'yearsInBusiness') return Number(value) >= 2 && Number(value) <= 200;
  if (kind !== 'foundedYear') return true;
  if (Number(value) > latestYear || OF_A_PERSON.test(sentence)) return false;
  return sentence.split(/\s+/).length <= SHORT_LINE_WORDS || OWN_HISTORY.test(sentence);
}

/** The sentence, or as much of it as makes a quote. */
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
  return value
    .replace(/\s+/g, ' ')
    .replace(/[\s,;:–-]+$/, '')
    .trim();
}
