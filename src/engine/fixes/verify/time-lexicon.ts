import type { CoverageLexicon, PartOfDay } from './coverage-lexicon.ts';
import { splitTokens } from './tokens.ts';
import { fold } from './word-stems.ts';

/** A unit behind a number. */
export type Unit =
  | 'min'
  | 'hour'
  | 'day'
  | 'week'
  | 'month'
  | 'year'
  | 'meter'
  | 'km'
  | 'mile'
  | 'percent'
  | 'money'
  | 'cent'
  | 'clock';

/** The words of time and number of a language, folded, for lookup. */
export interface TimeLexicon {
  /** From Monday, 0. */
  readonly days: ReadonlyMap<string, number>;
  /** From January, 0. */
  readonly months: ReadonlyMap<string, number>;
  /** The months of a season. */
  readonly seasons: ReadonlyMap<string, readonly number[]>;
  readonly ordinals: ReadonlyMap<string, number>;
  readonly ranges: ReadonlySet<string>;
  readonly half: ReadonlySet<string>;
  readonly quarter: ReadonlySet<string>;
  readonly and: ReadonlySet<string>;
  readonly eve: readonly (readonly string[])[];
  /** The longest first. */
  readonly parts: readonly { readonly part: PartOfDay; readonly words: readonly string[] }[];
  readonly numbers: ReadonlyMap<string, number>;
  readonly units: ReadonlyMap<string, Unit>;
  readonly often: ReadonlyMap<string, Unit>;
}

const SEASONS: readonly (readonly number[])[] = [
  [2, 3, 4],
  [5, 6, 7],
  [8, 9, 10],
  [11, 0, 1],
];
const KNOWN = new WeakMap<CoverageLexicon, TimeLexicon>();

/** The lookup tables of a lexicon's words of time, made once. */
export function timeLexicon(lexicon: CoverageLexicon): TimeLexicon {
  const known = KNOWN.get(lexicon);
  if (known !== undefined) return known;
  const { time } = lexicon.data;
  const set = (words: readonly string[]) => new Set(words.map(fold));
  const places = (rows: readonly (readonly string[])[]) =>
    new Map(rows.flatMap((row, place) => row.map((word) => [fold(word), place] as const)));
  const words = (phrase: string) => splitTokens(phrase, lexicon.code).map(({ folded }) => folded);
  const days = places(time.days);
  // "Mondays": the other languages list their plurals.
  if (lexicon.code === 'en') for (const [day, place] of [...days]) days.set(`${day}s`, place);
  const byWord = (table: Readonly<Record<string, readonly string[]>>) =>
    new Map(Object.entries(table).flatMap(([unit, forms]) => forms.map((form) => [fold(form), unit as Unit] as const)));
  const made: TimeLexicon = {
    days,
    months: places(time.months),
    seasons: new Map([...places(time.seasons)].map(([word, place]) => [word, SEASONS[place] ?? []])),
    ordinals: places(time.ordinals),
    ranges: set(time.ranges),
    half: set(time.half),
    quarter: set(time.quarter),
    and: set(time.and),
    eve: time.eve.map(words),
    parts: (Object.entries(time.parts) as [PartOfDay, readonly string[]][])
      .flatMap(([part, phrases]) => phrases.map((phrase) => ({ part, words: words(phrase) })))
      .sort((one, other) => other.words.length - one.words.length),
    numbers: withCompounds(
      new Map(Object.entries(time.numbers).map(([word, value]) => [fold(word), value])),
      lexicon.code,
    ),
    units: byWord(time.units),
    often: byWord(time.often),
  };
  KNOWN.set(lexicon, made);
  return made;
}

/** "forty-two", "zweiundvierzig", "quarante-deux", "quarantadue", and hundreds in German and Dutch. */
function withCompounds(numbers: Map<string, number>, code: CoverageLexicon['code']): Map<string, number> {
  const units = [...numbers].filter(([, value]) => value > 0 && value < 20 && Number.isInteger(value));
  const tens = [...numbers].filter(([, value]) => value >= 20 && value < 100 && value % 10 === 0);
  const add = (word: string, value: number) => {
    if (!numbers.has(word)) numbers.set(word, value);
  };
  for (const [ten, tenValue] of tens)
    for (const [unit, value] of units) {
      if (value > 9 && !(code === 'fr' && (tenValue === 60 || tenValue === 80))) continue;
      for (const word of joinTens(ten, unit, code)) add(word, tenValue + value);
    }
  const hundred = code === 'de' ? 'hundert' : code === 'nl' ? 'honderd' : null;
  if (hundred === null) return numbers;
  const small = [...numbers].filter(([, value]) => value > 0 && value < 100);
  for (const [unit, value] of units.filter(([, one]) => one < 20)) {
    const head = unit.replace(/^eins$/, 'ein');
    add(`${head}${hundred}`, 100 * value);
    for (const [rest, more] of small) add(`${head}${hundred}${rest}`, 100 * value + more);
  }
  return numbers;
}

function joinTens(ten: string, unit: string, code: CoverageLexicon['code']): string[] {
  switch (code) {
    case 'en':
      return [`${ten}-${unit}`];
    case 'de':
      return [`${unit.replace(/^eins$/, 'ein')}und${ten}`];
    case 'nl':
      return [`${unit}en${ten}`];
    case 'fr':
      return [`${ten}-${unit}`, `${ten}-et-${unit}`, `${ten.replace(/s$/, '')}-${unit}`];
    case 'it':
      return [`${/^[uo]/.test(unit) ? ten.slice(0, -1) : ten}${unit}`];
    default:
      return [];
  }
}
