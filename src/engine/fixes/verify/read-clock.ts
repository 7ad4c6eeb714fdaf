import { readPattern } from '../../data/patterns.ts';
import { type ReadNumber, readNumber } from './read-number.ts';
import type { Unit } from './time-lexicon.ts';
import type { Value } from './value.ts';
import { durationKeys, type ValueScan } from './value-scan.ts';

const UNTIL = new RegExp(`^(?:${readPattern('claims', 'until')})$`);
const FROM = new RegExp(`^(?:${readPattern('claims', 'from')})$`);
const ONE = new RegExp(`^(?:${readPattern('claims', 'one')})$`);
const BETWEEN = new RegExp(`^(?:${readPattern('claims', 'between')})$`);
const AT = new RegExp(`^(?:${readPattern('claims', 'at')})$`);
/** Where hours of the day are written with the word for "hour". */
const HOUR_IS_CLOCK: ReadonlySet<string> = new Set(['fr', 'es', 'it', 'nl', 'pt']);

/** What the words before a time make of it: a start, an end or a moment; null when nothing says that it is a time. */
export function roleBefore({ tokens, lexicon }: ValueScan, at: number): Value['role'] {
  let isAt = false;
  for (let place = at - 1; place >= Math.max(0, at - 3); place -= 1) {
    const token = tokens[place];
    if (token?.kind !== 'word') break;
    if (UNTIL.test(token.folded)) return 'until';
    if (FROM.test(token.folded)) return 'from';
    if (AT.test(token.folded)) isAt = true;
    else if (!lexicon.isFunctionWord(token.folded)) break;
  }
  return isAt ? 'at' : null;
}

/**
 * A time of day: "7.30 am", "half past eight", "19 h 30", "um neun". Without a number, one that begins with "half" or "quarter".
 * A number that may be a time or a count keeps the keys of both.
 */
export function readClock(
  scan: ValueScan,
  at: number,
  number: ReadNumber | null,
  unit: { readonly unit: Unit; readonly to: number } | null,
): Value | null {
  if (number === null) return readHalfPast(scan, at);
  const { tokens, lexicon, isHours } = scan;
  const text = tokens[at]?.text ?? '';
  const [, hourText, minuteText] = (number.isDigits ? /^(\d{1,2})[:.](\d{2})$/.exec(text) : null) ?? [];
  const hasMinutes = minuteText !== undefined && Number(minuteText) < 60;
  const isClockUnit = unit?.unit === 'clock';
  const role = roleBefore(scan, at);
  // "9 h" is a time, "nine hours" lasts unless something says that it is one.
  const isTimed = isHours || role !== null || tokens[unit?.to ?? at]?.folded === 'h';
  const isHourUnit = unit?.unit === 'hour' && HOUR_IS_CLOCK.has(lexicon.code) && isTimed;
  const isBare = unit === null && Number.isInteger(number.value) && (role !== null || isHours);
  const hour = hasMinutes ? Number(hourText) : number.value;
  if (
    hour > 24 ||
    !(isClockUnit || isHourUnit || (hasMinutes && (/:/.test(text) || role !== null || isHours)) || isBare)
  )
    return null;
  const more = minutesBehind(scan, unit?.to ?? number.to, isClockUnit || isHourUnit);
  const marker = isClockUnit ? (tokens[unit.to]?.folded ?? '') : '';
  const minutes = hour * 60 + (hasMinutes ? Number(minuteText) : 0) + more.minutes;
  const isExact = lexicon.code !== 'en' && number.isDigits && (hasMinutes || unit !== null);
  return {
    kind: 'clock',
    from: at,
    to: more.to,
    keys: isHourUnit ? hourKeys(hour, minutes, role) : isClockUnit ? [] : [`n:${number.value}`],
    clocks: possibleClocks(minutes, marker, isExact),
    isCertain: isClockUnit || (hasMinutes && /:/.test(text)) || more.minutes > 0,
    role,
  };
}

/** How far before the end of a span the word "between" stands: "between eight in the morning and six". */
const FARTHEST_BETWEEN = 8;

/** "Between two and five": the second number is a time where the first is one. */
export function readEndOfSpan(
  { tokens, lexicon, time }: ValueScan,
  at: number,
  { value, to }: ReadNumber,
  before: Value | undefined,
): Value | null {
  if (before?.clocks === undefined || !Number.isInteger(value) || value > 24 || at - before.to > 3) return null;
  const between = tokens.slice(before.to + 1, at);
  const isLinked = between.some(({ folded }) => time.and.has(folded) || time.ranges.has(folded));
  if (!isLinked || !between.every(({ folded }) => lexicon.isFunctionWord(folded))) return null;
  const earlier = tokens.slice(Math.max(0, at - FARTHEST_BETWEEN), before.to);
  const next = tokens[to + 1];
  const isCounted = next?.kind === 'word' && !lexicon.isFunctionWord(next.folded) && !startsDayPart(next.folded, time);
  if (isCounted || !earlier.some(({ folded }) => BETWEEN.test(folded))) return null;
  return {
    kind: 'clock',
    from: at,
    to,
    keys: [`n:${value}`],
    clocks: possibleClocks(value * 60, '', false),
    role: 'at',
  };
}

function startsDayPart(folded: string, { parts, days }: ValueScan['time']): boolean {
  return days.has(folded) || parts.some(({ words }) => words[0] === folded);
}

/** "At one", "a la una de la tarde", "um ein Uhr": the one number that is an article as well. */
export function readOneOClock(scan: ValueScan, at: number): Value | null {
  const { tokens, lexicon, time } = scan;
  if (!ONE.test(tokens[at]?.folded ?? '')) return null;
  const role = roleBefore(scan, at);
  const unit = time.units.get(tokens[at + 1]?.folded ?? '');
  const isUnit = unit === 'clock' || (unit === 'hour' && role !== null && HOUR_IS_CLOCK.has(lexicon.code));
  const to = isUnit ? at + 1 : at;
  let next = to + 1;
  while (next < to + 4 && lexicon.isFunctionWord(tokens[next]?.folded ?? '')) next += 1;
  const isLast = tokens[to + 1] === undefined || tokens[to + 1]?.kind === 'stop';
  const isTold = isLast || (next > to + 1 && startsDayPart(tokens[next]?.folded ?? '', time));
  if (!isUnit && (role === null || !isTold)) return null;
  return { kind: 'clock', from: at, to, keys: [], clocks: possibleClocks(60, '', false), isCertain: isUnit, role };
}

/** "At 6 h" lasts no six hours. */
function hourKeys(hour: number, minutes: number, role: Value['role']): string[] {
  return role === 'at' ? [`c:${minutes}`] : durationKeys(hour, 'hour');
}

/** "19 h 30", "las nueve y media" */
function minutesBehind({ tokens, time }: ValueScan, to: number, hasUnit: boolean): { minutes: number; to: number } {
  const rest = time.and.has(tokens[to + 1]?.folded ?? '') ? to + 2 : to + 1;
  const word = tokens[rest]?.folded ?? '';
  if (rest > to + 1 && time.half.has(word)) return { minutes: 30, to: rest };
  if (rest > to + 1 && time.quarter.has(word)) return { minutes: 15, to: rest };
  const figure = hasUnit && tokens[to + 1]?.kind === 'number' ? readNumber(tokens, to + 1, time) : null;
  return figure !== null && figure.value < 60 ? { minutes: figure.value, to: figure.to } : { minutes: 0, to };
}

/** "half past eight", "halb neun", "Viertel nach acht" */
function readHalfPast(scan: ValueScan, at: number): Value | null {
  const { tokens, time, lexicon } = scan;
  const minutes = time.half.has(tokens[at]?.folded ?? '') ? 30 : 15;
  const link = tokens[at + 1]?.folded ?? '';
  const sign = /^(?:past|nach|over)$/.test(link) ? 1 : /^(?:to|vor|voor)$/.test(link) ? -1 : 0;
  const hour = readNumber(tokens, sign === 0 ? at + 1 : at + 2, time);
  if (hour === null || hour.value > 24 || (sign === 0 && !lexicon.hasCompounds)) return null;
  const clock = hour.value * 60 + (sign === 0 ? -30 : sign * minutes);
  const to = time.units.get(tokens[hour.to + 1]?.folded ?? '') === 'clock' ? hour.to + 1 : hour.to;
  return {
    kind: 'clock',
    from: at,
    to,
    keys: [],
    clocks: possibleClocks(clock, '', false),
    isCertain: true,
    role: roleBefore(scan, at),
  };
}

/** The minutes since midnight that a time can mean. */
export function possibleClocks(minutes: number, marker: string, isExact: boolean): number[] {
  if (/^p\.?m/.test(marker)) return [minutes >= 720 ? minutes : minutes + 720];
  if (/^a\.?m/.test(marker)) return [minutes >= 720 ? minutes - 720 : minutes];
  return isExact || minutes >= 780 ? [minutes] : [minutes, minutes + 720];
}
