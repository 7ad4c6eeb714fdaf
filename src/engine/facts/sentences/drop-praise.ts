import { readPattern } from '../../data/patterns.ts';
import type { SentenceLexicon } from './sentence-lexicon.ts';

/** Words behind which praise carries the sentence: "is reliable", "very quick", "licensed and professional". */
const CARRIED = new RegExp(`^(?:${readPattern('texts', 'carried')})$`);
/** Nouns that say nothing without their adjective: "at an affordable price". */
const HOLLOW = new RegExp(`^(?:${readPattern('texts', 'hollow')})$`);

interface Run {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/**
 * A sentence without adjectives and adverbs of praise that nothing hangs on: "We provide reliable snow removal" as "We provide snow
 * removal". Null where one cannot go without damage, where something is denied, and where there is none.
 */
export function dropPraise(text: string, lexicon: SentenceLexicon): string | null {
  const runs = [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(
    (run): Run => ({ word: run[0].toLowerCase(), start: run.index, end: run.index + run[0].length }),
  );
  const words = runs.map(({ word }) => word);
  if (words.some((word) => lexicon.coverage.negators.has(word) || word === 't')) return null;
  const ends = new Map(
    lexicon.find(words).flatMap(({ list, start, end }) => (list === 'droppable' ? [[start, end] as const] : [])),
  );
  if (ends.size === 0) return null;
  let kept = '';
  let from = 0;
  for (let at = 0; at < runs.length; ) {
    const end = ends.get(at);
    if (end === undefined) {
      at += 1;
      continue;
    }
    const last = endOfChain(at, end, ends, runs, text);
    const [before, first, next] = [runs[at - 1], runs[at], runs[last]];
    if (before === undefined || first === undefined || next === undefined || !mayGo(at, last, runs, text, lexicon))
      return null;
    kept += text.slice(from, first.start);
    from = next.start;
    if (/^an?$/.test(before.word))
      kept = `${kept.slice(0, before.start - first.start)}${matchArticle(before.word, text.slice(before.start, before.end), next.word)} `;
    at = last;
  }
  return kept + text.slice(from);
}

/** Behind the last of several in a row: "reliable, professional and courteous". */
function endOfChain(
  at: number,
  end: number,
  ends: ReadonlyMap<number, number>,
  runs: readonly Run[],
  text: string,
): number {
  let last = end;
  for (;;) {
    const joined = runs[last]?.word === 'and' ? last + 1 : last;
    const further = ends.get(joined);
    const between = text.slice(runs[last - 1]?.end ?? at, runs[joined]?.start ?? at);
    if (further === undefined || !/^(?:,? |,? and | & )$/.test(between)) return last;
    last = further;
  }
}

function mayGo(at: number, last: number, runs: readonly Run[], text: string, lexicon: SentenceLexicon): boolean {
  const [before, end, next, second] = [runs[at - 1], runs[last - 1], runs[last], runs[last + 1]];
  if (before === undefined || end === undefined || next === undefined) return false;
  if (CARRIED.test(before.word) || text.slice(end.end, next.start) !== ' ' || /^(?:u|eu|one)/.test(next.word))
    return false;
  if (end.word.endsWith('ly')) return next.word !== 'and';
  if (text.slice(before.end, runs[at]?.start) !== ' ' || lexicon.coverage.isFunctionWord(next.word)) return false;
  const isEmpty = ({ word }: Run) =>
    HOLLOW.test(word) ||
    lexicon.coverage.isFunctionWord(word) ||
    lexicon.find([word]).some(({ list }) => list === 'plain');
  return (
    !isEmpty(next) ||
    (second !== undefined && text.slice(next.end, second.start) === ' ' && !isEmpty(second) && !HOLLOW.test(next.word))
  );
}

function matchArticle(article: string, written: string, next: string): string {
  const fitting = /^[aeio]/.test(next) ? 'an' : 'a';
  return article === fitting ? written : written.startsWith('A') ? `A${fitting.slice(1)}` : fitting;
}
