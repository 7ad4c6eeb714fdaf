import { readPattern } from '../../data/patterns.ts';
import { parseHoursPhrase } from '../compose/hours-phrases.ts';
import type { Carrier, FactSegment } from './carrier.ts';
import type { ClauseItem, ReadText } from './clause.ts';
import type { CoverageLexicon } from './coverage-lexicon.ts';
import { cutCompound } from './match-compound.ts';
import { readText } from './read-clauses.ts';
import { readSchedules } from './schedule.ts';
import { timeLexicon } from './time-lexicon.ts';
import type { Token } from './tokens.ts';
import { durationKeys } from './value-scan.ts';
import { fold } from './word-stems.ts';

/** A fact before it is read. */
export interface CarrierSource {
  readonly id: string;
  readonly kind: string;
  /** The value alone, and with what it means in words. */
  readonly value: string;
  readonly text: string;
  /** Of which kind it is where it must be found word for word, and its figures count nothing: a phone number, a street. */
  readonly isLiteral?: string | null;
}

/** "boiler heating": a fact about a boiler carries the word for heating, not the other way round. */
const ENTAILED = new Map(
  readPattern('claims', 'entails')
    .split('|')
    .map((pair) => pair.split(' '))
    .map(([concept = '', broader = '']) => [concept, broader]),
);
/** A smaller number is an age and not a year. */
const FIRST_YEAR = 1000;
const FREE_OF = /^(.{4,})(?:los|frei|vrij|loos|loz)(?:e[nrs]?)?$/;

const APART = new RegExp(String.raw`^(?:\+|${readPattern('claims', 'apart')})$`);
const WITH = new RegExp(`^(?:${readPattern('claims', 'with')})$`);

/** What a fact of a kind says without a word for it. */
const MEANT: Readonly<Record<string, readonly string[]>> = {
  since: ['founded'],
  hours: ['open', 'close'],
};

/** Reads a fact: its words, values and times. Persons are added when all facts are read. */
export function readCarrier(source: CarrierSource, lexicon: CoverageLexicon, year: number): Omit<Carrier, 'people'> {
  const isHours = source.kind === 'hours';
  const read = readText(source.text, lexicon, { isHours, isFact: true });
  const words = wordsOf(read.items, lexicon, source.kind);
  for (const concept of MEANT[source.kind] ?? []) words.concepts.set(concept, false);
  // The value is in English whatever the language of the text.
  if (isHours && parseHoursPhrase(source.value)?.byAppointment === true) words.concepts.set('appointment', false);
  // "£18 plus tube", "£18 without tube"
  const isApart = ({ folded }: Token, at: number) => {
    const next = read.tokens[at + 1];
    return APART.test(folded) && next?.kind === 'word' && !lexicon.isFunctionWord(next.folded);
  };
  if (source.kind === 'prices' && read.tokens.some(isApart)) words.concepts.set('excluded', false);
  // "Drinks excluded" denies that they are included.
  if (words.concepts.has('excluded') && !words.concepts.has('included'))
    words.concepts.set('included', words.concepts.get('excluded') === false);
  // "Lunch: 14 € with coffee": it is included.
  if (source.kind === 'prices' && read.tokens.some(({ folded }) => WITH.test(folded)))
    words.concepts.set('included', words.concepts.get('included') ?? false);
  for (const [concept, isNegated] of [...words.concepts]) {
    const broader = ENTAILED.get(concept);
    if (broader !== undefined && !words.concepts.has(broader)) words.concepts.set(broader, isNegated);
  }
  return {
    id: source.id,
    kind: source.kind,
    value: source.value,
    folded: fold(source.value),
    read,
    ...words,
    keys: new Set(source.isLiteral == null || source.isLiteral === 'price' ? keysOf(source, read, lexicon, year) : []),
    schedule: readFactSchedule(source, read, lexicon),
    isNegative: read.clauses.some((clause) => clause.isNegative),
  };
}

/** The values of a fact. Those of an address or a phone number count nothing. */
function keysOf(
  { kind }: CarrierSource,
  { values, tokens }: ReadText,
  lexicon: CoverageLexicon,
  year: number,
): string[] {
  // Opening hours count nothing.
  const keys = values.flatMap((value) =>
    kind === 'hours' && value.kind === 'clock' ? [] : value.keys.flatMap((key) => [key, ...monthOfDate(key)]),
  );
  const units = tokens.flatMap(({ folded }) => {
    const unit = timeLexicon(lexicon).units.get(folded);
    return unit === undefined ? [] : [`u:${unit}`];
  });
  const since =
    kind === 'since' ? keys.map((key) => Number(/^n:(\d+)$/.exec(key)?.[1])).find((one) => one > 0) : undefined;
  const age = since === undefined ? [] : durationKeys(since < FIRST_YEAR ? since : year - since, 'year');
  return [...keys, ...units, ...age];
}

/** "24 December" is in December. */
function monthOfDate(key: string): string[] {
  const month = /^date:(\d+)/.exec(key)?.[1];
  return month === undefined ? [] : [`mo:${month}`];
}

function wordsOf(items: readonly ClauseItem[], lexicon: CoverageLexicon, kind: string) {
  const forms = new Set<string>();
  const stems = new Map<string, boolean>();
  const concepts = new Map<string, boolean>();
  const mark = (map: Map<string, boolean>, key: string, isNegated: boolean) =>
    map.set(key, (map.get(key) ?? true) && isNegated);
  const addConcepts = (names: Iterable<string>, isNegated: boolean) => {
    // "Mill Lane" speaks of no mill.
    if (kind !== 'place') for (const name of names) mark(concepts, name, isNegated);
  };
  for (const item of items) {
    if (item.kind === 'value') continue;
    if (item.parts.length > 1) addConcepts(item.use.concepts, item.isNegated);
    const isNegated =
      item.isNegated || (item.parts.length > 1 && item.parts.some((part) => lexicon.negators.has(part)));
    if (item.joined !== null) mark(stems, lexicon.stem(item.joined), isNegated);
    for (const word of item.parts.flatMap((part) => (part.includes('-') ? [part, ...part.split('-')] : [part]))) {
      const use = lexicon.use(word);
      if (lexicon.isFunctionWord(word) && item.parts.length === 1 && !use.isStrict) continue;
      forms.add(word);
      mark(stems, lexicon.stem(word), isNegated);
      if (!lexicon.isFunctionWord(word) || use.isStrict) addConcepts(use.concepts, isNegated);
      if (!lexicon.hasCompounds) continue;
      for (const part of cutCompound(word, lexicon).flat()) {
        if (!stems.has(lexicon.stem(part))) stems.set(lexicon.stem(part), isNegated);
        const { concepts: own, isStrict } = lexicon.use(part);
        if (!isStrict)
          addConcepts(
            [...own].filter((concept) => !concepts.has(concept)),
            isNegated,
          );
      }
      const lacking = FREE_OF.exec(word)?.[1];
      if (lacking !== undefined) stems.set(lexicon.stem(lacking), true);
    }
  }
  return { forms, stems, concepts };
}

/** Hours in the format of crawled hours are read as such, other days and times in words. */
function readFactSchedule(source: CarrierSource, read: ReadText, lexicon: CoverageLexicon): FactSegment[] {
  const hours = source.kind === 'hours' ? parseHoursPhrase(source.value) : null;
  if (hours !== null) {
    const whole = { days: null, spans: [], points: [], periods: [], values: [], isClosed: false };
    if (hours.alwaysOpen) return [{ ...whole, days: [0, 1, 2, 3, 4, 5, 6], spans: [[[0], [1440]]] }];
    // One segment a day, with its lunch break.
    return [0, 1, 2, 3, 4, 5, 6].flatMap((day) => {
      const lines = hours.parts.filter(({ days }) => days.includes(day));
      const times = lines.flatMap((line) => line.times ?? []);
      const spans = times.map(({ opens, closes }) => [[minutesIn(opens)], [closingMinutes(opens, closes)]] as const);
      return lines.length === 0 ? [] : [{ ...whole, days: [day], spans, isClosed: times.length === 0 }];
    });
  }
  return readSchedules(read, timeLexicon(lexicon)).map((segment) => {
    const own = read.clauses.filter(({ items }) =>
      items.some((item) => item.value !== null && segment.values.includes(item.value)),
    );
    const says = (concept: string) => own.some(({ items }) => items.some(({ use }) => use.concepts.has(concept)));
    // "No deliveries on Sundays"
    const isDenied = source.kind !== 'hours' && segment.spans.length + segment.points.length === 0;
    const isClosed =
      (says('close') && !says('open')) || (isDenied && own.length > 0 && own.every((one) => one.isNegative));
    return { ...segment, isClosed };
  });
}

/** A closing time after midnight belongs to the day before. */
function closingMinutes(opens: string, closes: string): number {
  const [from, to] = [minutesIn(opens), minutesIn(closes)];
  return to > from ? to : to + 1440;
}

function minutesIn(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
