import { toSpan } from '#shared/audit/opening-times.ts';
import type { ClockTime, HoursToken } from './opening-hours-tokens.ts';

/** Hours of some days, minutes from midnight. No ranges and `isClosed`: closed on these days. */
export interface HoursEntry {
  readonly days: readonly number[];
  readonly ranges: readonly (readonly [opens: number, closes: number])[];
  readonly isClosed: boolean;
}

export interface HoursReading {
  readonly entries: readonly HoursEntry[];
  readonly alwaysOpen: boolean;
  readonly byAppointment: boolean;
  /** Time ranges without a day, in minutes from midnight. */
  readonly looseRanges: readonly (readonly [opens: number, closes: number])[];
}

/** With this many other words between a day and times, they do not belong together. */
const MAX_WORDS_BETWEEN = 4;
const MAX_LINES_BETWEEN = 3;

interface Current {
  days: number[];
  ranges: [number, number][];
  isClosed: boolean;
  /** A closing word precedes the days: "Closed: Sunday". */
  closesNext: boolean;
  words: number;
  lines: number;
}

/**
 * Parses a sequence of tokens to days with times. `twelveHours`: the language uses a 12-hour clock, so
 * that a missing "pm" is supplied.
 */
export function parseHours(tokens: readonly HoursToken[], twelveHours: boolean): HoursReading {
  const entries: HoursEntry[] = [];
  let current = emptyCurrent();
  let alwaysOpen = false;
  let byAppointment = false;
  let isOnlyByAppointment = false;
  const looseRanges: [number, number][] = [];
  let daysSeparately = true;
  const finish = () => {
    const { days, ranges, isClosed, closesNext } = current;
    if (days.length > 0 && (ranges.length > 0 || isClosed || closesNext)) {
      entries.push({ days, ranges: isClosed && ranges.length === 0 ? [] : ranges, isClosed: ranges.length === 0 });
    }
    current = emptyCurrent();
  };
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined) break;
    switch (token.kind) {
      case 'days': {
        if (current.ranges.length > 0 || current.isClosed) {
          finish();
          daysSeparately = true;
        }
        const from = current.days.at(-1);
        if (from !== undefined && isDayRange(tokens, index)) {
          current.days.push(...daysBetween(from, token.days[0] ?? from));
          daysSeparately = false;
        } else current.days.push(...token.days);
        current.words = 0;
        current.lines = 0;
        break;
      }
      case 'time': {
        const range = rangeAt(tokens, index, current.days.length > 0, twelveHours);
        if (range === null) break;
        index = range.end;
        if (current.days.length === 0 || current.closesNext) {
          if (current.closesNext) finish();
          looseRanges.push([range.opens, range.closes]);
          break;
        }
        const marks =
          current.days.length >= 5 && daysSeparately ? marksAfter(tokens, index, current.days.length) : null;
        if (marks === null) {
          current.ranges.push([range.opens, range.closes]);
          current.words = 0;
          current.lines = 0;
          break;
        }
        entries.push({
          days: current.days.filter((_, day) => marks.isOpen[day]),
          ranges: [[range.opens, range.closes]],
          isClosed: false,
        });
        index = marks.end;
        current.lines = 0;
        current.words = 0;
        break;
      }
      case 'closed':
        if (current.days.length > 0 && current.ranges.length === 0) current.isClosed = true;
        else {
          finish();
          current.closesNext = true;
        }
        break;
      case 'allDay':
        if (current.days.length > 0 && current.ranges.length === 0) current.ranges.push([0, 1440]);
        else alwaysOpen = true;
        break;
      case 'onlyAppointment':
        byAppointment = true;
        // Alone on its line it applies to all days, beside days to those.
        if (current.days.length === 0) isOnlyByAppointment = true;
        current = emptyCurrent();
        break;
      case 'appointment':
        byAppointment = true;
        if (current.ranges.length > 0) finish();
        else current = emptyCurrent();
        break;
      case 'line':
        current.lines += 1;
        if (current.isClosed || (current.closesNext && current.days.length > 0) || current.lines > MAX_LINES_BETWEEN)
          finish();
        break;
      case 'word':
        current.words += 1;
        if (current.words > MAX_WORDS_BETWEEN) finish();
        break;
      case 'range':
      case 'join':
      case 'filler':
      case 'mark':
        break;
      default:
        token satisfies never;
    }
  }
  finish();
  if (isOnlyByAppointment) return { entries: [], alwaysOpen: false, byAppointment, looseRanges: [] };
  return { entries: entries.filter(({ days }) => days.length > 0), alwaysOpen, byAppointment, looseRanges };
}

function emptyCurrent(): Current {
  return { days: [], ranges: [], isClosed: false, closesNext: false, words: 0, lines: 0 };
}

/** Whether a dash or a word like "to" precedes this day, after another day: "Mon. - Sat." */
function isDayRange(tokens: readonly HoursToken[], index: number): boolean {
  let hasRange = false;
  for (let at = index - 1; at >= 0 && at >= index - 4; at -= 1) {
    const kind = tokens[at]?.kind;
    if (kind === 'days') return hasRange;
    if (kind === 'range') hasRange = true;
    else if (kind !== 'filler' && kind !== 'line') return false;
  }
  return false;
}

/** The days after `from` up to and including `to`, across the end of the week if necessary. */
function daysBetween(from: number, to: number): number[] {
  const days: number[] = [];
  for (let day = (from + 1) % 7; days.length < 7; day = (day + 1) % 7) {
    days.push(day);
    if (day === to) break;
  }
  return days;
}

function rangeAt(
  tokens: readonly HoursToken[],
  index: number,
  hasDays: boolean,
  twelveHours: boolean,
): { opens: number; closes: number; end: number } | null {
  const first = tokens[index];
  if (first?.kind !== 'time') return null;
  let at = index + 1;
  let isJoined = false;
  let words = 0;
  for (; at < tokens.length && at <= index + 5; at += 1) {
    const kind = tokens[at]?.kind;
    if (kind === 'range') isJoined = true;
    // "8:30から受付 / 19:30まで": after "from" a word may precede the other time.
    else if (kind === 'word' && isJoined && words === 0) words += 1;
    else if (kind !== 'filler' && !(kind === 'line' && (hasDays || isJoined))) break;
  }
  const second = tokens[at];
  if (second?.kind !== 'time') return null;
  // In a table the two times may be in separate cells, without a dash.
  const inCells = tokens.slice(index + 1, at).some(({ kind }) => kind === 'line');
  if (words > 0 && !(first.time.isMarked && second.time.isMarked)) return null;
  if (!isJoined && !(inCells && first.time.isMarked && second.time.isMarked)) return null;
  if (!first.time.isMarked && !second.time.isMarked && !hasDays) return null;
  const times = resolve(first.time, second.time, twelveHours);
  return times === null ? null : { ...times, end: at };
}

/** Converts two clock times to minutes; a missing "pm" is inferred ("9-5", "8 to 6 pm"). `twelveHours`: the language uses a 12-hour clock. */
function resolve(from: ClockTime, to: ClockTime, twelveHours: boolean): { opens: number; closes: number } | null {
  let opens = minutesOf(from);
  let closes = minutesOf(to);
  const noon = 720;
  if (from.half === null && to.half === 'pm' && from.hour <= 12 && from.hour < 7 && opens + noon < closes)
    opens += noon;
  if (from.half === null && to.half === 'am' && from.hour < 12 && opens > closes) opens += noon;
  // On a 24-hour clock "11:00 - 2:00" ends after midnight.
  if (twelveHours && to.half === null && to.hour > 0 && to.hour <= 12 && closes <= opens && opens < noon)
    closes += noon;
  if (to.half === null && from.half === 'pm' && to.hour > 0 && to.hour < 12 && closes + noon > opens) closes += noon;
  // On a page two times of 00:00 may mean closed or all day: they are ignored.
  return opens === closes ? null : toSpan(opens, closes);
}

function minutesOf({ hour, minute, half }: ClockTime): number {
  if (half === 'pm' && hour < 12) return (hour + 12) * 60 + minute;
  if (half === 'am' && hour === 12) return minute;
  return hour * 60 + minute;
}

/** The marks of a row under a header of days: `○` open, `×`, `-` or a closing word closed. Null when there are too few. */
function marksAfter(
  tokens: readonly HoursToken[],
  index: number,
  count: number,
): { isOpen: boolean[]; end: number } | null {
  const isOpen: boolean[] = [];
  let at = index + 1;
  for (; at < tokens.length && isOpen.length < count; at += 1) {
    const token = tokens[at];
    if (token?.kind === 'mark') isOpen.push(token.isOpen);
    else if (token?.kind === 'range' || token?.kind === 'closed') isOpen.push(false);
    else if (token?.kind === 'join') isOpen.push(false);
    else if (token?.kind !== 'line' && token?.kind !== 'filler') break;
  }
  return isOpen.length >= count - 1 && isOpen.some(Boolean) ? { isOpen, end: at - 1 } : null;
}
