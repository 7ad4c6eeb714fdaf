import { readPattern } from '../../data/patterns.ts';
import type { PartOfDay } from './coverage-lexicon.ts';
import type { Value } from './value.ts';
import type { ValueScan } from './value-scan.ts';

const WEEK = [0, 1, 2, 3, 4, 5, 6];
const DAYS_OF: Readonly<Partial<Record<PartOfDay, readonly number[]>>> = {
  weekday: [0, 1, 2, 3, 4],
  weekend: [5, 6],
  daily: WEEK,
};
const MOMENTS: Readonly<Partial<Record<PartOfDay, number>>> = { noon: 720, midnight: 1440 };
/** Behind a time they settle which it is: "one o'clock at noon", "six at night". */
const AROUND: Readonly<Partial<Record<PartOfDay, readonly [number, number]>>> = {
  noon: [660, 900],
  midnight: [1380, 1500],
  night: [1080, 1740],
};
/** Minutes since midnight; the night ends in the morning. */
const PERIODS: Readonly<Partial<Record<PartOfDay, readonly [number, number]>>> = {
  morning: [300, 720],
  afternoon: [780, 1110],
  evening: [1020, 1320],
  night: [1320, 1800],
};
/** Where the afternoon lasts into the evening. */
const SOUTHERN: typeof PERIODS = {
  morning: [300, 840],
  afternoon: [840, 1260],
  evening: [1020, 1440],
  night: [1170, 1800],
};
const ABBREVIATED = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
/** Before "été": "has been". */
const HAS = new RegExp(`^(?:${readPattern('claims', 'hasBeen')})$`, 'u');
const EXCEPT = new RegExp(`^(?:${readPattern('claims', 'except')})$`);

/** "in the evening", "at noon", "on weekdays", "every day". Behind a time ("ten in the evening") it settles which it is. */
export function readDayPart({ tokens, time, lexicon }: ValueScan, at: number, before: Value | undefined): Value | null {
  const found = time.parts.find(({ words }) => words.every((word, place) => tokens[at + place]?.folded === word));
  if (found === undefined) return null;
  const { part } = found;
  const span = { from: at, to: at + found.words.length - 1 };
  const days = DAYS_OF[part];
  if (days !== undefined) return { kind: 'day', ...span, keys: [], days };
  const isSouthern = lexicon.code === 'es' || lexicon.code === 'pt' || lexicon.code === 'it';
  const period = (isSouthern ? SOUTHERN : PERIODS)[part];
  const isBehindTime =
    before?.clocks !== undefined &&
    at - before.to <= 4 &&
    tokens.slice(before.to + 1, at).every(({ folded }) => lexicon.isFunctionWord(folded));
  const around = AROUND[part] ?? period;
  const kept = isBehindTime && around !== undefined ? before.clocks?.filter((clock) => isWithin(clock, around)) : [];
  if (kept !== undefined && kept.length > 0)
    return { ...before, kind: 'clock', keys: [], ...span, clocks: kept, isCertain: true };
  const moment = MOMENTS[part];
  if (moment !== undefined) return { kind: 'clock', ...span, keys: [], clocks: [moment], isCertain: true };
  return { kind: 'period', ...span, keys: [`t:${part}`], ...(period === undefined ? {} : { period }) };
}

function isWithin(clock: number, [from, to]: readonly [number, number]): boolean {
  return (clock >= from && clock <= to) || (to > 1440 && clock <= to - 1440);
}

/** A day of the week, a day with a part ("Freitagabend"), or a run of days ("Monday to Friday"). */
export function readWeekday(scan: ValueScan, at: number): Value | null {
  const { tokens, time, lexicon } = scan;
  // "Martedì-sabato" is one word.
  const [opens, closes] = (tokens[at]?.folded ?? '').split('-').map((name) => time.days.get(name));
  if (opens !== undefined && closes !== undefined)
    return { kind: 'day', from: at, to: at, keys: [], days: daysBetween(opens, closes) };
  const first = dayAt(scan, at);
  if (first === null) return null;
  const isExcept = [tokens[at - 1], tokens[at - 2]].some((token) => EXCEPT.test(token?.folded ?? ''));
  for (let next = at + 1; next <= at + 4; next += 1) {
    const last = dayAt(scan, next);
    if (last === null) {
      const word = tokens[next]?.folded ?? '';
      if (time.ranges.has(word) || lexicon.isFunctionWord(word) || word === '.') continue;
      break;
    }
    const between = tokens.slice(at + 1, next);
    // "tot en met" is a range, "Monday and Tuesday to Friday" begins with Tuesday.
    if (!between.some(({ folded }) => time.ranges.has(folded)) || time.and.has(between[0]?.folded ?? '')) break;
    return { kind: 'day', from: at, to: next, keys: [], days: daysBetween(first, last), isExcept };
  }
  return { kind: 'day', from: at, to: at, keys: [], days: [first], isExcept };
}

/** The days from one to another, over the end of the week if need be. */
export function daysBetween(first: number, last: number): number[] {
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, place) => (first + place) % 7);
}

/** Portuguese days are ordinals as well: "a segunda", "segunda-feira" are days, "a segunda visita" is none. */
function dayAt({ tokens, time, lexicon }: ValueScan, at: number): number | null {
  const token = tokens[at];
  if (token?.kind !== 'word') return null;
  const day = time.days.get(token.folded) ?? abbreviatedDay(tokens, at) ?? shortDay(tokens, at, time, lexicon);
  if (day === undefined) return lexicon.hasCompounds ? dayInCompound(token.folded, time.days) : null;
  if (lexicon.code !== 'pt' || day > 4 || /feira|s$/.test(token.folded)) return day;
  const next = tokens[at + 1];
  return next?.kind === 'word' && !lexicon.isFunctionWord(next.folded) && !time.days.has(next.folded) ? null : day;
}

/** "Mon to Fri", "Sun 9:00": English, where "sun" and "sat" are words as well. */
function abbreviatedDay(tokens: ValueScan['tokens'], at: number): number | undefined {
  const day = ABBREVIATED.indexOf(tokens[at]?.text ?? '');
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  const isBeside = (token: typeof next) => token?.kind === 'number' || /^(?:to|and|-|–|,|:)$/.test(token?.text ?? '');
  return day >= 0 && (isBeside(next) || isBeside(before)) ? day : undefined;
}

/** "Mo–Do 8–12", "lun, mer 9 h": the first letters of a day beside a time or another day. "Do" and "mer" are words as well. */
function shortDay(
  tokens: ValueScan['tokens'],
  at: number,
  time: ValueScan['time'],
  { code, hasCompounds }: ValueScan['lexicon'],
): number | undefined {
  if (code === 'en') return undefined;
  const dayOf = (place: number) => {
    const { kind, text = '', folded = '' } = tokens[place] ?? {};
    if (kind !== 'word' || folded.length !== (hasCompounds ? 2 : 3) || (code === 'de' && !/^\p{Lu}/u.test(text)))
      return undefined;
    return [...time.days].find(([name]) => name.startsWith(folded))?.[1];
  };
  const day = dayOf(at);
  if (day === undefined) return undefined;
  const isLink = (place: number) =>
    /^[-–,/&]$/.test(tokens[place]?.text ?? '') ||
    time.ranges.has(tokens[place]?.folded ?? '') ||
    time.and.has(tokens[place]?.folded ?? '');
  const isBeside = (step: 1 | -1) => isLink(at + step) && dayOf(at + 2 * step) !== undefined;
  if (tokens[at + 1]?.kind === 'number') return day;
  return isBeside(1) || isBeside(-1) ? day : undefined;
}

const PART_OF_DAY = new RegExp(`^s?(?:${readPattern('claims', 'partOfDay')})`);

/** "Freitagabend", "zondagochtend" */
function dayInCompound(folded: string, days: ReadonlyMap<string, number>): number | null {
  if (folded.length < 9) return null;
  for (const [name, day] of days)
    if (name.length > 5 && folded.startsWith(name) && PART_OF_DAY.test(folded.slice(name.length))) return day;
  return null;
}

/** A month or a season. A short month that is a word as well ("may") must be written as a name. */
export function readMonth({ tokens, time, lexicon }: ValueScan, at: number): Value | null {
  const token = tokens[at];
  if (token?.kind !== 'word') return null;
  const isParticiple = lexicon.code === 'fr' && [at - 1, at - 2].some((place) => HAS.test(tokens[place]?.folded ?? ''));
  const season = isParticiple ? undefined : time.seasons.get(token.folded);
  if (season !== undefined)
    return { kind: 'month', from: at, to: at, keys: [`s:${season[0]}`, ...season.map((month) => `mo:${month}`)] };
  const month = time.months.get(token.folded);
  if (month === undefined || lexicon.isFunctionWord(token.folded)) return null;
  const isName = token.folded.length > 5 || lexicon.code !== 'en' || (/^\p{Lu}/u.test(token.text) && at > 0);
  return isName ? { kind: 'month', from: at, to: at, keys: [`mo:${month}`] } : null;
}

const FARTHEST_OF_RANGE = 3;

/** "24. Dezember", "le 24 décembre": a day of a month. */
export function readDate(scan: ValueScan, at: number): Value | null {
  const day = dayOfMonth(scan, at);
  if (day === null) return null;
  const next = afterDot(scan, at);
  const month = readMonth(scan, monthPlace(scan, next)) ?? monthOfRange(scan, next);
  if (month === null || !month.keys[0]?.startsWith('mo:')) return null;
  const to = month.from > next + 1 ? next - 1 : month.to;
  return { ...month, from: at, to, keys: [`${month.keys[0].replace('mo', 'date')}-${day}`] };
}

function dayOfMonth({ tokens }: ValueScan, at: number): number | null {
  const day = Number(tokens[at]?.kind === 'number' ? tokens[at].text : Number.NaN);
  return Number.isInteger(day) && day >= 1 && day <= 31 ? day : null;
}

function afterDot({ tokens }: ValueScan, at: number): number {
  return tokens[at + 1]?.text === '.' ? at + 2 : at + 1;
}

/** "24 de diciembre" */
function monthPlace({ tokens }: ValueScan, at: number): number {
  return tokens[at]?.folded === 'de' ? at + 1 : at;
}

/** "The 5th to 30 November": the first day is of the month of the second. */
function monthOfRange(scan: ValueScan, at: number): Value | null {
  const { tokens, time, lexicon } = scan;
  for (let next = at; next < at + FARTHEST_OF_RANGE; next += 1) {
    const word = tokens[next]?.folded ?? '';
    if (!time.ranges.has(word) && !lexicon.isFunctionWord(word)) return null;
    const isRange = tokens.slice(at, next + 1).some(({ folded }) => time.ranges.has(folded));
    if (isRange && dayOfMonth(scan, next + 1) !== null)
      return readMonth(scan, monthPlace(scan, afterDot(scan, next + 1)));
  }
  return null;
}
