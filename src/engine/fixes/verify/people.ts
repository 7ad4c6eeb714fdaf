import { readPattern } from '../../data/patterns.ts';
import type { Carrier } from './carrier.ts';
import type { ClauseItem, ReadText } from './clause.ts';
import type { CoverageLexicon } from './coverage-lexicon.ts';

const MOST_NAMES = 3;
const PARTICLE = new RegExp(`^(?:${readPattern('claims', 'nameParticles')})$`);
const CAPITAL = /^\p{Lu}/u;

/** The folded names of persons in facts about people: capitalized words beside each other that no list has. */
export function personNames(carriers: readonly Pick<Carrier, 'kind' | 'read'>[], lexicon: CoverageLexicon): string[][] {
  const names = new Map<string, string[]>();
  for (const { kind, read } of carriers)
    if (kind === 'people') for (const name of namesIn(read, lexicon)) names.set(name.join(' '), name);
  const all = [...names.values()];
  // "Marta" is Marta Vega.
  return all.filter(
    (name) => !all.some((other) => other.length > name.length && name.every((one) => other.includes(one))),
  );
}

/**
 * Beside a name and surname, a single word is one only where a word like "and" joins them ("Marta and Luis Vega"): "Bosch" in
 * "Theo Lund, Bosch certified" is none. Neither are letters behind a name ("CORU PT 0274").
 */
function namesIn(read: ReadText, lexicon: CoverageLexicon): string[][] {
  const runs = capitalRuns(read, lexicon);
  const firstFull = runs.find((run) => run.length > 1 && !isLetters(run));
  return runs.flatMap((run) => {
    const isFull = run.length > 1 && (firstFull === undefined || run === firstFull || !isLetters(run));
    // German nouns are capitalized: one alone is no name.
    const isAlone = firstFull === undefined && lexicon.code !== 'de' && (runs.length === 1 || !isLetters(run));
    const isFirstName = isAlone || (firstFull !== undefined && isJoined(run, firstFull, read));
    return isFull || isFirstName ? [run.slice(0, MOST_NAMES).map(({ folded }) => folded)] : [];
  });
}

/** Particles belong to the first name of a fact: "Yann Le Gallic", "Gerben van Eerden". */
function capitalRuns({ items, tokens }: ReadText, lexicon: CoverageLexicon): ClauseItem[][] {
  const runs: ClauseItem[][] = [];
  for (const item of items) {
    if (item.kind !== 'word' || !CAPITAL.test(item.text) || item.parts.length > 1) continue;
    // "Caio" is no form of "cais".
    const isName = isUnlisted(item) || (lexicon.code !== 'de' && !lexicon.isListed(item.folded));
    const last = runs.at(-1);
    // "Daan Bos": a surname may be a word.
    const isSurname = last?.length === 1 && last[0]?.to === item.from - 1;
    if ((!isName && !isSurname) || item.folded.length < 2) continue;
    const between = tokens.slice((last?.at(-1)?.to ?? item.from) + 1, item.from);
    const isFirst = runs.length === 1 && last?.length === 1;
    const isNext =
      between.length === 0 || (isFirst && between.length <= 2 && between.every(({ folded }) => PARTICLE.test(folded)));
    if (last !== undefined && isNext) last.push(item);
    else runs.push([item]);
  }
  return runs;
}

function isLetters(run: readonly ClauseItem[]): boolean {
  return run.every(({ text }) => text === text.toUpperCase());
}

function isJoined(run: readonly ClauseItem[], full: readonly ClauseItem[], { tokens }: ReadText): boolean {
  const [end = 0, start = 0] = [run.at(-1)?.to, full[0]?.from];
  return start === end + 2 && tokens[end + 1]?.kind === 'word';
}

/** Whether no list of the language has the word. */
export function isUnlisted({ use }: ClauseItem): boolean {
  return !use.isGlue && !use.isWeak && !use.isStrict && use.frames.size === 0 && use.concepts.size === 0;
}

/**
 * The places of the persons that items name, by any part of the name. "Beth Robson" is Beth, where "Robson" alone may be Alan
 * Robson as well.
 */
export function mentionedPeople(items: readonly ClauseItem[], people: readonly (readonly string[])[]): Set<number> {
  const words = new Set(
    items.filter(({ kind, text }) => kind === 'word' && CAPITAL.test(text)).flatMap(({ parts }) => parts),
  );
  const said = people.flatMap((name, place) => {
    const own = name.filter((word) => words.has(word));
    return own.length === 0 ? [] : [{ place, own }];
  });
  const isMeant = ({ own }: (typeof said)[number]) =>
    !said.some((other) => other.own.length > own.length && own.every((word) => other.own.includes(word)));
  return new Set(said.filter(isMeant).map(({ place }) => place));
}

/**
 * A fact that says different things of several persons, as one text each: "Ann Lee teaches piano, Tom Ray teaches violin". One
 * text where they share what is said.
 */
export function splitByPerson(
  text: string,
  { clauses, tokens }: ReadText,
  people: readonly (readonly string[])[],
): string[] {
  const starts = [0];
  let [known, hasSaid] = [new Set<number>(), false];
  for (const { items } of clauses) {
    const who = mentionedPeople(items, people);
    const says = items.some((item) => item.kind === 'word' && !people.some((name) => name.includes(item.folded)));
    const isOther = known.size > 0 && who.size > 0 && known.isDisjointFrom(who);
    if (isOther && hasSaid && says) {
      starts.push(tokens[items[0]?.from ?? 0]?.start ?? 0);
      [known, hasSaid] = [who, says];
    } else [known, hasSaid] = [known.union(who), hasSaid || says];
  }
  return starts.map((start, place) => text.slice(start, starts[place + 1]));
}
