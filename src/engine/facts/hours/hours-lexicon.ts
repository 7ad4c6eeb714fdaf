import { readCompiled } from '../../data/read-compiled.ts';
import { foldText } from '../language/fold-text.ts';
import type { DayForms, HoursTerms } from './hours-terms.ts';

/** Sets of days are bits, Monday the lowest. */
export const ALL_DAYS = 127;
const WEEKDAYS = 31;
const WEEKEND = 96;

/** By language the names of the days from Monday: `data/languages/<code>/days.yaml`. */
const DAY_NAMES = readCompiled<Readonly<Record<string, readonly DayForms[]>>>('days');
const TERMS = readCompiled<Readonly<Record<string, HoursTerms>>>('hours');

/** What the hours beside a word are for, when it is not opening. `standby`: reachable at all hours, not open. */
export type HoursUse = 'kitchen' | 'telephone' | 'emergency' | 'standby' | 'event';

/** What a word or phrase means in opening hours. */
export type Meaning =
  | {
      readonly kind: 'days';
      readonly days: number;
      /** A word for several days: a day of its own outranks it. */
      readonly isGroup?: boolean;
      /** A holiday: no weekday has its hours. */
      readonly isHoliday?: boolean;
      /** Up to three letters, as other words have: a day only beside other days or times. */
      readonly isWeak?: boolean;
    }
  | { readonly kind: 'time'; readonly hour: number }
  | { readonly kind: 'half'; readonly hours: 0 | 12 }
  | { readonly kind: 'part'; readonly part: DayPart }
  | { readonly kind: 'use'; readonly use: HoursUse }
  | { readonly kind: 'from'; readonly isBetween?: boolean }
  | { readonly kind: 'allDay'; readonly isOpening: boolean }
  | { readonly kind: PlainKind };
export type DayPart = 'morning' | 'afternoon' | 'evening';
export type PlainKind =
  | 'to'
  | 'and'
  | 'except'
  | 'closed'
  | 'open'
  | 'openEnd'
  | 'promise'
  | 'break'
  | 'meal'
  | 'appointment'
  | 'onlyAppointment'
  | 'ordinal'
  | 'season'
  | 'month'
  | 'unit'
  | 'glue';

interface Phrase {
  readonly atoms: readonly string[];
  readonly meaning: Meaning;
}

interface DayStem {
  readonly stem: string;
  readonly name: string;
  readonly days: number;
}

/** How many first letters a stem of a day is found by; the shortest has as many. */
export const STEM_KEY = 4;

/** The words of some languages, earlier languages first where they disagree. */
export interface HoursLexicon {
  /** By first atom, longest phrase first. */
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
  /** Words of scripts without spaces, whole. */
  readonly unspaced: ReadonlyMap<string, Meaning>;
  /** Beginnings of day names in which the name is inflected or compounded ("mittwoch|nachmittag"), by their first letters. */
  readonly stems: ReadonlyMap<string, readonly DayStem[]>;
  /** Endings of compounds that mean opening hours. */
  readonly openEndings: readonly string[];
  /** The main language writes "9-5" for nine to seventeen. */
  readonly hasTwelveHours: boolean;
}

const ATOM =
  /\d+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+|\p{Script=Hangul}+|\p{Lu}{2,}(?!\p{Ll})\p{M}*|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{M}]+|\p{L}|\S/gu;
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]+$/u;

/** The pieces that text about hours is made of: numbers, runs of letters that begin at a capital, other characters. */
export function listAtoms(text: string): readonly string[] {
  return text.match(ATOM) ?? [];
}

/** Whether an atom is of a script that is written without spaces. */
export function isUnspaced(atom: string): boolean {
  return UNSPACED.test(atom);
}

const LEXICONS = new Map<string, HoursLexicon>();

/** The lexicon of some languages, most likely first. Cached: there are few orders. */
export function hoursLexicon(languages: readonly string[]): HoursLexicon {
  const key = languages.join(' ');
  const known = LEXICONS.get(key) ?? makeLexicon(languages);
  if (LEXICONS.size < 200) LEXICONS.set(key, known);
  return known;
}

const PLAIN: readonly (readonly [list: keyof HoursTerms, meaning: Meaning])[] = [
  ['everyDay', { kind: 'days', days: ALL_DAYS, isGroup: true }],
  ['weekdays', { kind: 'days', days: WEEKDAYS, isGroup: true }],
  ['weekend', { kind: 'days', days: WEEKEND, isGroup: true }],
  ['holidays', { kind: 'days', days: 0, isHoliday: true }],
  ['onlyByAppointment', { kind: 'onlyAppointment' }],
  ['byAppointment', { kind: 'appointment' }],
  ['break', { kind: 'break' }],
  ['closed', { kind: 'closed' }],
  ['except', { kind: 'except' }],
  ['kitchen', { kind: 'use', use: 'kitchen' }],
  ['telephone', { kind: 'use', use: 'telephone' }],
  ['emergency', { kind: 'use', use: 'emergency' }],
  ['event', { kind: 'use', use: 'event' }],
  ['standby', { kind: 'use', use: 'standby' }],
  ['noon', { kind: 'time', hour: 12 }],
  ['midnight', { kind: 'time', hour: 24 }],
  ['openEnd', { kind: 'openEnd' }],
  ['meal', { kind: 'meal' }],
  ['to', { kind: 'to' }],
  ['until', { kind: 'to' }],
  ['from', { kind: 'from' }],
  ['between', { kind: 'from', isBetween: true }],
  ['and', { kind: 'and' }],
  ['am', { kind: 'half', hours: 0 }],
  ['pm', { kind: 'half', hours: 12 }],
  ['morning', { kind: 'part', part: 'morning' }],
  ['afternoon', { kind: 'part', part: 'afternoon' }],
  ['evening', { kind: 'part', part: 'evening' }],
  ['open', { kind: 'open' }],
  ['ordinal', { kind: 'ordinal' }],
  ['season', { kind: 'season' }],
  ['promise', { kind: 'promise' }],
  ['units', { kind: 'unit' }],
  ['glue', { kind: 'glue' }],
];

function makeLexicon(languages: readonly string[]): HoursLexicon {
  const phrases = new Map<string, Phrase[]>();
  const unspaced = new Map<string, Meaning>();
  const stems: DayStem[] = [];
  const add = (phrase: string, meaning: Meaning) => {
    const folded = foldText(phrase);
    if (isUnspaced(folded)) {
      if (!unspaced.has(folded)) unspaced.set(folded, meaning);
      return;
    }
    const atoms = listAtoms(folded);
    const [first] = atoms;
    if (first === undefined) return;
    const list = phrases.get(first) ?? [];
    phrases.set(first, list);
    // "Am" before a day in German is "am" after a number in English: the place decides.
    const isKnown = list.some((one) => one.meaning.kind === meaning.kind && one.atoms.join(' ') === atoms.join(' '));
    if (!isKnown) list.push({ atoms, meaning });
  };
  for (const language of languages) {
    DAY_NAMES[language]?.forEach(({ long, short }, day) => {
      for (const name of [...long, ...short]) {
        const isWeak = foldText(name).length <= 3 && !isUnspaced(name);
        add(name, { kind: 'days', days: 1 << day, ...(isWeak ? { isWeak } : {}) });
      }
      const [name = ''] = long.map(foldText);
      if (/^\p{L}{5,}$/u.test(name) && !isUnspaced(name))
        stems.push({ stem: name.slice(0, name.length <= 6 ? -1 : -2), name, days: 1 << day });
    });
    const terms = TERMS[language] ?? {};
    for (const [list, meaning] of PLAIN) for (const phrase of terms[list] ?? []) add(phrase, meaning);
    for (const phrase of terms.roundTheClock ?? []) {
      const isOpening = (terms.open ?? []).some((word) => word.length > 1 && phrase.includes(word));
      add(phrase, { kind: 'allDay', isOpening });
    }
    for (const name of monthNames(language)) add(name, { kind: 'month' });
  }
  for (const list of phrases.values()) list.sort((a, b) => b.atoms.length - a.atoms.length);
  const openEndings = languages.flatMap((language) => (TERMS[language]?.open ?? []).map(foldText)).filter(isEnding);
  const [main] = languages;
  const stemsByKey = Map.groupBy(stems, ({ stem }) => stem.slice(0, STEM_KEY));
  return { phrases, unspaced, stems: stemsByKey, openEndings, hasTwelveHours: main === 'en' || main === 'es' };
}

function isEnding(word: string): boolean {
  return /^\p{L}{7,}$/u.test(word) && !isUnspaced(word);
}

function monthNames(language: string): string[] {
  const locale = language === 'no' ? 'nb' : language;
  const names = (month: 'long' | 'short') => {
    const format = new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, at) => format.format(Date.UTC(2024, at, 5)).replace(/\.$/, ''));
  };
  return [...names('long'), ...(language === 'en' ? names('short') : [])];
}
