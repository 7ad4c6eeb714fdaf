import { toSpan } from '#shared/audit/opening-times.ts';
import type { ClockTime } from './hours-atoms.ts';
import type { DayPart, HoursLexicon, HoursUse } from './hours-lexicon.ts';
import type { DaysToken, HoursToken, TimeToken } from './hours-tokens.ts';

/** Minutes from midnight; `closes` is past 1440 after midnight. */
export type Range = readonly [opens: number, closes: number];

export interface PartialDays {
  readonly days: number;
  readonly part: DayPart;
}

/** What a token or several of them say about hours. */
export type ItemContent =
  | {
      readonly kind: 'days';
      readonly days: number;
      readonly isGroup: boolean;
      /** Only holidays: no weekday gets what is said of them. */
      readonly isHoliday: boolean;
      /** Days that are said with a part of theirs: "Monday and Wednesday afternoon". */
      readonly parts: readonly PartialDays[];
      /** The days after the last comma or "and". */
      readonly last: number;
    }
  | { readonly kind: 'range'; readonly range: Range; readonly isBare: boolean }
  /** An opening time without a closing one. */
  | { readonly kind: 'openEnd' }
  | { readonly kind: 'until'; readonly closes: number; readonly isBare: boolean }
  | { readonly kind: 'part'; readonly part: DayPart }
  | { readonly kind: 'allDay'; readonly isOpening: boolean }
  | { readonly kind: 'closed' | 'appointment' | 'onlyAppointment' | 'except' | 'break' | 'meal' };

/** An item with its tokens, and what its line and label say about it. */
export type HoursItem = ItemContent & {
  readonly at: number;
  readonly end: number;
  readonly line: number;
  readonly startsLine: boolean;
  readonly startsCell: boolean;
  /** Set by the reader of the lines; null is opening. */
  use: HoursUse | 'meal' | 'tariff' | null;
  season: string | null;
  /** Unknown words of its sentence. */
  noise: number;
  /** A word for opening is in its sentence, or in the label. */
  isLabelled: boolean;
  isInOpenSentence: boolean;
};

const is = (token: HoursToken | undefined, ...kinds: HoursToken['kind'][]) =>
  token !== undefined && kinds.includes(token.kind);
const isRangeWord = (token: HoursToken | undefined) => is(token, 'dash', 'to');

/** Reads settled tokens as items, in their order. */
export function readItems(tokens: readonly HoursToken[], { hasTwelveHours }: HoursLexicon): HoursItem[] {
  const items: HoursItem[] = [];
  let line = 0;
  let closedBefore: number | null = null;
  const add = (content: ItemContent, at: number, length: number) => {
    const gap = tokens[at]?.gap;
    items.push({
      ...content,
      at,
      end: at + length - 1,
      line,
      startsLine: gap === 'line',
      startsCell: gap !== '',
      use: null,
      season: null,
      noise: 0,
      isLabelled: false,
      isInOpenSentence: false,
    });
    return at + length;
  };
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    if (token === undefined) break;
    const from = at;
    switch (token.kind) {
      case 'days': {
        const { content, length } = daysAt(tokens, at);
        at = add(content, at, length);
        closedBefore = null;
        break;
      }
      case 'time': {
        const { content, length } = timesAt(tokens, at, token, { hasTwelveHours, closedBefore });
        if (content?.kind === 'range') closedBefore = content.range[1];
        at = content === null ? at + length : add(content, at, length);
        break;
      }
      case 'allDay':
        at = isPromise(tokens, at) ? at + 1 : add({ kind: 'allDay', isOpening: token.isOpening }, at, 1);
        break;
      case 'part':
        at = add({ kind: 'part', part: token.part }, at, 1);
        break;
      case 'closed':
      case 'appointment':
      case 'onlyAppointment':
      case 'except':
      case 'break':
      case 'meal':
        at = add({ kind: token.kind }, at, 1);
        break;
      default:
        at += 1;
    }
    for (let passed = from + 1; passed <= at && passed < tokens.length; passed += 1) {
      if (tokens[passed]?.gap === 'line') line += 1;
      if (is(tokens[passed], 'stop')) closedBefore = null;
    }
  }
  return items;
}

/** "Within 24 hours" is no opening around the clock, and "within 2-3 hours" none from two to three. */
function isPromise(tokens: readonly HoursToken[], at: number): boolean {
  const [before, earlier] = [tokens[at - 1], tokens[at - 2]];
  return is(before, 'promise') || (is(earlier, 'promise') && is(before, 'glue', 'word'));
}

interface Chained {
  readonly token: DaysToken;
  /** How it is joined to the next one. */
  join: 'to' | 'dash' | 'and' | 'none';
  part: DayPart | null;
}

/** A set of days: "Mon-Wed, Fri & Sat". */
function daysAt(tokens: readonly HoursToken[], at: number): { content: ItemContent; length: number } {
  const chain: Chained[] = [];
  let end = at;
  for (let here: number | null = at; here !== null; ) {
    const token: HoursToken | undefined = tokens[here];
    if (token?.kind !== 'days') break;
    const link: Chained = { token, join: 'none', part: null };
    chain.push(link);
    end = here + 1;
    here = nextInChain(tokens, here, link, chain.at(-2));
  }
  const last = chain.at(-1);
  // "Mon - Wed - Fri": a list, not a range.
  const isRange = ({ join }: Chained) => join === 'to' || join === 'dash';
  const ranges = chain.slice(0, -1).filter(isRange).length;
  const isList = ranges >= 2 && ranges === chain.length - 1;
  let days = 0;
  for (const [index, link] of chain.entries()) {
    days |= link.token.days;
    const next = chain[index + 1];
    if (next !== undefined && isRange(link) && !isList) days |= daysBetween(link.token.days, next.token.days);
  }
  const isHoliday = days === 0;
  const content: ItemContent = {
    kind: 'days',
    days,
    isHoliday,
    isGroup: chain.length === 1 && last?.token.isGroup === true,
    parts: chain.slice(0, -1).flatMap(({ token, part }) => (part === null ? [] : [{ days: token.days, part }])),
    last: chain.at(-2)?.join === 'and' ? (last?.token.days ?? days) : days,
  };
  return { content, length: end - at };
}

/** Where the next day of the chain is; sets how it is joined. Null at the end of the chain. */
function nextInChain(
  tokens: readonly HoursToken[],
  at: number,
  link: Chained,
  before: Chained | undefined,
): number | null {
  let index = at + 1;
  let join: Chained['join'] = 'none';
  let part: DayPart | null = null;
  let isApart = false;
  for (; index < at + 5; index += 1) {
    const token = tokens[index];
    if (token === undefined) return null;
    if (token.gap !== '') isApart = true;
    if (token.kind === 'part') {
      if (!is(tokens[index + 1], 'and', 'days')) return null;
      part = token.part;
    } else if (token.kind === 'dash' || token.kind === 'to') {
      if (join === 'none') join = token.kind;
    } else if (token.kind === 'and' || token.kind === 'slash' || token.kind === 'bar') {
      if (join === 'none') join = 'and';
    } else if (token.kind !== 'glue' && token.kind !== 'from') break;
  }
  if (tokens[index]?.kind !== 'days') return null;
  // "Monday to Friday - Saturday": the dash parts what "to" has joined.
  if (join === 'dash' && before?.join === 'to') return null;
  if (isApart && join === 'none') return null;
  link.join = join;
  link.part = part;
  return index;
}

/** The days from one single day to another, across the end of the week if necessary; none for sets of days. */
function daysBetween(from: number, to: number): number {
  const isSingle = (days: number) => days !== 0 && (days & (days - 1)) === 0;
  if (!isSingle(from) || !isSingle(to)) return 0;
  let days = from;
  for (let day = from; day !== to; ) {
    day = day === 64 ? 1 : day << 1;
    days |= day;
  }
  return days;
}

interface TimeContext {
  readonly hasTwelveHours: boolean;
  /** When the range before it on the line closes. */
  readonly closedBefore: number | null;
}

/** A range, an open end, or an end alone; a time that is none of them is passed over. */
function timesAt(
  tokens: readonly HoursToken[],
  at: number,
  first: TimeToken,
  context: TimeContext,
): { content: ItemContent | null; length: number } {
  const isBetween = tokens[at - 1]?.kind === 'from' && (tokens[at - 1] as { isBetween?: boolean }).isBetween === true;
  const { next, join } = separatorAt(tokens, at + 1, isBetween);
  const second = tokens[next];
  const isAfterRange = is(tokens[at - 1], 'dash') && is(tokens[at - 2], 'time');
  if (second?.kind === 'time' && !isAfterRange && joinsTimes(tokens, { at, next, join, first, second })) {
    const length = next - at + 1;
    if (first.time.isFourDigits !== second.time.isFourDigits) return { content: null, length: next - at };
    const range = resolve(first.time, second.time, context);
    const isBare = !first.time.isMarked && !second.time.isMarked && !first.time.isFourDigits;
    const after = tokens[next + 1];
    const isUnit = is(after, 'unit', 'percent') && after?.gap === '';
    const isCount =
      isBare && (isUnit || isPromise(tokens, at) || isCountOfDays(first.time.hour, second.time.hour, after));
    return { content: range === null || isCount ? null : { kind: 'range', range, isBare }, length };
  }
  if (is(second, 'openEnd') && join !== null) return { content: { kind: 'openEnd' }, length: next - at + 1 };
  const before = is(tokens[at - 1], 'glue') ? tokens[at - 2] : tokens[at - 1];
  const { isMarked, isFourDigits } = first.time;
  if (is(before, 'to'))
    return { content: { kind: 'until', closes: minutesOf(first.time), isBare: !isMarked }, length: 1 };
  const isOpen = is(before, 'from') || (isMarked && is(tokens[at + 1], 'dash', 'from', 'to'));
  return { content: isOpen && !isFourDigits ? { kind: 'openEnd' } : null, length: 1 };
}

/** "1-2 business days": nobody opens at one to close at two on every weekday. */
function isCountOfDays(from: number, to: number, after: HoursToken | undefined): boolean {
  return from < to && to <= MOST_DAYS && after?.kind === 'days' && after.isGroup === true && after.gap === '';
}

/** A promise in days is kept within a working week. */
const MOST_DAYS = 5;

type Join = 'range' | 'slash' | null;

/** Passes over a range word and small words after a time. */
function separatorAt(tokens: readonly HoursToken[], from: number, isBetween: boolean): { next: number; join: Join } {
  let join: Join = null;
  let next = from;
  for (; next < from + 6; next += 1) {
    const token = tokens[next];
    if (isRangeWord(token) || (isBetween && is(token, 'and'))) join ??= 'range';
    else if (is(token, 'slash')) join ??= 'slash';
    else if (!is(token, 'glue', 'from') && !(is(token, 'part') && join !== null)) break;
  }
  return { next, join };
}

function joinsTimes(
  tokens: readonly HoursToken[],
  { at, next, join, first, second }: { at: number; next: number; join: Join; first: TimeToken; second: TimeToken },
): boolean {
  if (join === 'range') return true;
  if (second.gap === 'line') return false;
  if (join === null) return next === at + 1 && second.gap === 'cell' && first.time.isMarked && second.time.isMarked;
  // "9 / 12 - 14 / 18" has two ranges by slashes; in "9 / 12 - 14" the slash parts a time from a range.
  const third = separatorAt(tokens, next + 1, false);
  if (third.join !== 'range' || !is(tokens[third.next], 'time')) return true;
  const fourth = separatorAt(tokens, third.next + 1, false);
  return fourth.join === 'slash' && is(tokens[fourth.next], 'time');
}

const NOON = 720;

/** Two clock times as minutes; a missing "pm" is inferred ("9-5", "8 to 6 pm"). */
function resolve(from: ClockTime, to: ClockTime, { hasTwelveHours, closedBefore }: TimeContext): Range | null {
  let opens = minutesOf(from);
  let closes = minutesOf(to);
  if (from.half === null && to.half !== null && from.hour <= 12) {
    const inMorning = from.hour === 12 ? from.minute : opens;
    // "8 to 6 pm" opens in the morning, "2 to 6 pm" in the afternoon
    const isLater = to.half === 12 && from.hour !== 12 && inMorning + NOON < closes && from.hour < 8;
    const isNoon = from.hour === 12 || (to.half === 0 && to.hour === 12);
    opens = isLater || isNoon ? (from.hour % 12) * 60 + from.minute + NOON : inMorning;
  } else if (to.half === null && to.hour > 0 && to.hour <= 12 && !to.hasLeadingZero && !from.isFourDigits) {
    const afternoon = (to.hour % 12) * 60 + to.minute + NOON;
    const isMorning = from.half === null && hasTwelveHours && from.hour < 8 && !from.hasLeadingZero && closes > opens;
    // On a 24-hour clock "11:00 - 2:00" ends after midnight.
    if (closes <= opens && afternoon > opens && (hasTwelveHours || from.half !== null || !to.isMarked))
      closes = afternoon;
    // "9-12, 1-5", and "2-6" alone
    else if (
      isMorning &&
      (closedBefore === null ? from.hour < 6 && to.hour <= 8 : closedBefore >= 690 && closedBefore <= 900)
    ) {
      opens += NOON;
      closes += NOON;
    }
  }
  if (to.half === 0 && to.hour === 12) closes = 1440;
  const isSame = opens === closes && opens > 0 && from.isMarked && to.isMarked;
  if (isSame) return [opens, closes + 1440];
  // On a page two times of 00:00 may mean closed or all day: they are ignored.
  if (opens % 1440 === 0 && closes === 0) return null;
  const span = toSpan(opens % 1440, closes);
  return span === null ? null : [span.opens, span.closes];
}

function minutesOf({ hour, minute, half }: ClockTime): number {
  return (half === null ? hour : (hour % 12) + half) * 60 + minute;
}
