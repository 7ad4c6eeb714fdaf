import type { HoursItem, Range } from './hours-items.ts';
import type { DayPart } from './hours-lexicon.ts';
import type { HoursToken } from './hours-tokens.ts';

/** What is said of some days. */
export type GroupBody =
  | {
      readonly kind: 'ranges';
      readonly ranges: readonly Range[];
      /** Taken out of the ranges: "closed 12-1", and meals, which may be breaks of a range or hours of their own. */
      readonly breaks: readonly Range[];
      readonly meals: readonly Range[];
    }
  | { readonly kind: 'closed'; readonly part: DayPart | null }
  | { readonly kind: 'until'; readonly closes: number; readonly isBare: boolean }
  | { readonly kind: 'appointment' | 'openEnd' };

/** Days with what is said of them. */
export interface HoursGroup {
  readonly days: number;
  /** Days that are excepted: closed. */
  readonly except: number;
  /** The days are one word for several: "daily". */
  readonly isGroup: boolean;
  readonly isHoliday: boolean;
  /** Times by appointment: "9-5 by appointment". */
  readonly isByAppointment: boolean;
  /** The times are on a line before that of the days. */
  readonly isApart: boolean;
  readonly item: HoursItem;
  readonly body: GroupBody;
}

interface Chain {
  readonly cost: number;
  readonly groups: readonly HoursGroup[];
  readonly rest: Chain | null;
}

/** The price of leaving an item over. */
const LEFT_OVER: Readonly<Record<HoursItem['kind'], number>> = {
  days: 2,
  range: 2.5,
  closed: 1,
  appointment: 0.1,
  onlyAppointment: 0.1,
  except: 0.6,
  break: 0.3,
  part: 0.05,
  meal: 0.05,
  openEnd: 1.2,
  until: 1.5,
  allDay: 1.2,
};
const LINE_END = 0.4;
const SENTENCE_END = 1.3;
const WORD = 0.12;
const FOREIGN = 3;
const BAR = 0.15;
const AND = 0.1;
const TIMES_FIRST = 0.5;
const CLOSED_FIRST = 0.3;
const COLUMNS = 0.2;
/** Ranges and words between them that belong to one set of days. */
const LONGEST_BODY = 12;

/**
 * Attaches times to days in the cheapest way, so that days and times may be in either order and a closed day takes nothing
 * from its neighbours. Dynamic programming from the end; linear in the items, because a body has at most 12.
 */
export function groupItems(items: readonly HoursItem[], tokens: readonly HoursToken[]): HoursGroup[] {
  const grouping = new Grouping(items, tokens);
  const best: Chain[] = Array.from({ length: items.length + 1 });
  best[items.length] = { cost: 0, groups: [], rest: null };
  for (let at = items.length - 1; at >= 0; at -= 1) {
    let cheapest: Chain | null = null;
    for (const { end, cost, groups } of grouping.optionsAt(at)) {
      const rest = best[end];
      if (rest === undefined) continue;
      const total = cost + rest.cost;
      if (cheapest === null || total < cheapest.cost) cheapest = { cost: total, groups, rest };
    }
    if (cheapest !== null) best[at] = cheapest;
  }
  const groups: HoursGroup[] = [];
  for (let chain: Chain | null = best[0] ?? null; chain !== null; chain = chain.rest) groups.push(...chain.groups);
  return groups;
}

interface Option {
  readonly end: number;
  readonly cost: number;
  readonly groups: readonly HoursGroup[];
}
interface BodyOption {
  readonly end: number;
  readonly cost: number;
  readonly body: GroupBody;
}
type DaysItem = Extract<HoursItem, { kind: 'days' }>;

class Grouping {
  private readonly items: readonly HoursItem[];
  private readonly tokens: readonly HoursToken[];

  constructor(items: readonly HoursItem[], tokens: readonly HoursToken[]) {
    this.items = items;
    this.tokens = tokens;
  }

  *optionsAt(at: number): Iterable<Option> {
    const item = this.items[at];
    if (item === undefined) return;
    yield { end: at + 1, cost: LEFT_OVER[item.kind], groups: [] };
    const next = this.items[at + 1];
    if (item.kind === 'days') {
      yield* this.daysFirst(at, item, null);
      yield* this.columns(at);
    } else if ((item.kind === 'part' || item.kind === 'meal') && next?.kind === 'days') {
      yield* this.daysFirst(at + 1, next, item.kind === 'part' ? item.part : null);
    }
    if (item.kind === 'range' || item.kind === 'part' || item.kind === 'allDay') yield* this.timesFirst(at);
    if (item.kind === 'closed' && next?.kind === 'days') {
      const part = this.partAt(at + 2);
      const cost = CLOSED_FIRST + this.step(item, next);
      yield { end: part === null ? at + 2 : at + 3, cost, groups: closedDays(next, part, 0) };
    }
  }

  /** "Mon-Fri 9-5", "Mon 9-5 except ...", "daily except Mondays 11-9". */
  private *daysFirst(at: number, days: DaysItem, partBefore: DayPart | null): Iterable<Option> {
    let start = at + 1;
    const part = this.partAt(start) ?? partBefore;
    if (this.partAt(start) !== null) start += 1;
    const except = this.exceptAt(start);
    if (except !== 0) start += 2;
    const [before, first] = [this.items[start - 1], this.items[start]];
    if (before === undefined || first === undefined) return;
    const cost = this.step(before, first);
    for (const option of this.bodiesAt(start)) {
      const { body, end } = option;
      const total = cost + option.cost;
      if (body.kind === 'closed') {
        yield { end, cost: total, groups: closedDays(days, part ?? body.part, except) };
        continue;
      }
      const group = groupOf(days, body, except);
      yield { end, cost: total, groups: [group] };
      const later = this.exceptAt(end);
      if (later !== 0) yield { end: end + 2, cost: total, groups: [groupOf(days, body, later)] };
      const [last, after] = [this.items[end - 1], this.items[end]];
      if (body.kind === 'ranges' && last !== undefined && after?.kind === 'appointment') {
        const between = this.tokens.slice(last.end + 1, after.at + 1);
        const isOther = between.some(
          ({ gap, kind }) => gap === 'line' || ['and', 'stop', 'semicolon', 'bar'].includes(kind),
        );
        yield { end: end + 1, cost: total, groups: [{ ...group, isByAppointment: !isOther }] };
      }
    }
  }

  /** "9-5 Mon-Fri". */
  private *timesFirst(at: number): Iterable<Option> {
    for (const { end, cost, body } of this.bodiesAt(at)) {
      const [last, days] = [this.items[end - 1], this.items[end]];
      if (last === undefined || days?.kind !== 'days' || body.kind === 'openEnd') continue;
      const except = this.exceptAt(end + 1);
      const inParentheses = this.tokens[days.at - 1]?.kind === 'openParen' ? 0.3 : 0;
      yield {
        end: except === 0 ? end + 1 : end + 3,
        cost: TIMES_FIRST + this.step(last, days) + cost - inParentheses,
        groups: [{ ...groupOf(days, body, except), isApart: last.line !== days.line }],
      };
    }
  }

  /** All days first, then as many times, each on a line or in a cell of its own. */
  private *columns(at: number): Iterable<Option> {
    const days: DaysItem[] = [];
    for (let index = at; days.length <= 7; index += 1) {
      const item = this.items[index];
      if (item?.kind !== 'days' || (index > at && !item.startsCell)) break;
      days.push(item);
    }
    if (days.length < 2 || days.length > 7) return;
    const groups: HoursGroup[] = [];
    let end = at + days.length;
    for (const day of days) {
      const first = this.items[end];
      if (first === undefined || !first.startsCell) return;
      const start = end;
      const whole = this.bodiesAt(start).findLast(({ end: stop }) =>
        this.items.slice(start + 1, stop).every(({ startsCell }) => !startsCell),
      );
      if (whole === undefined) return;
      groups.push(
        ...(whole.body.kind === 'closed' ? closedDays(day, whole.body.part, 0) : [groupOf(day, whole.body, 0)]),
      );
      end = whole.end;
    }
    const after = this.items[end];
    if (after?.kind === 'range' && after.startsCell) return;
    yield { end, cost: COLUMNS, groups };
  }

  /** Everything from here on that can be said of one set of days: every possible end. */
  private bodiesAt(start: number): BodyOption[] {
    const item = this.items[start];
    switch (item?.kind) {
      case undefined:
        return [];
      case 'closed': {
        const part = this.partAt(start + 1);
        const whole: BodyOption = { end: start + 1, cost: 0, body: { kind: 'closed', part: null } };
        return part === null ? [whole] : [whole, { end: start + 2, cost: 0, body: { kind: 'closed', part } }];
      }
      case 'appointment':
      case 'onlyAppointment':
        return [{ end: start + 1, cost: 0, body: { kind: 'appointment' } }];
      case 'openEnd':
        return [{ end: start + 1, cost: 0, body: { kind: 'openEnd' } }];
      case 'allDay':
        return [{ end: start + 1, cost: 0, body: { kind: 'ranges', ranges: [[0, 1440]], breaks: [], meals: [] } }];
      case 'until':
        return [{ end: start + 1, cost: 0.3, body: { kind: 'until', closes: item.closes, isBare: item.isBare } }];
      default:
        return this.rangesAt(start);
    }
  }

  private rangesAt(start: number): BodyOption[] {
    const options: BodyOption[] = [];
    const ranges: Range[] = [];
    const breaks: Range[] = [];
    const meals: Range[] = [];
    let cost = 0;
    let into = ranges;
    for (let at = start; at < Math.min(this.items.length, start + LONGEST_BODY); at += 1) {
      const item = this.items[at];
      const [before, next] = [this.items[at - 1], this.items[at + 1]];
      if (item === undefined) break;
      if (item.kind === 'range') {
        if (at > start && before !== undefined) cost += Math.max(0, this.step(before, item)) * 0.5;
        const isBreak = into !== breaks && this.isBreakAfter(at);
        (isBreak ? breaks : into).push(item.range);
        if (isBreak) at += 1;
        into = ranges;
        const body = { kind: 'ranges', ranges: [...ranges], breaks: [...breaks], meals: [...meals] } as const;
        options.push({ end: at + 1, cost, body });
      } else if (item.kind === 'break') into = breaks;
      // "Open for lunch and dinner, 10am to midnight": times behind several are those of being open.
      else if (item.kind === 'meal') into = before?.kind === 'meal' ? ranges : meals;
      else if (item.kind === 'closed' && ranges.length > 0 && next !== undefined) {
        // "(closed 12-1)", "closed for lunch"
        const isOwn = before !== undefined && this.isParted(before, item);
        if (next.kind === 'range' && !item.startsLine && !isOwn) into = breaks;
        else if (next.kind !== 'break') break;
      } else if (item.kind === 'openEnd' && ranges.length > 0) {
        options.push({ end: at + 1, cost, body: { kind: 'openEnd' } });
        break;
      } else if (item.kind !== 'part') break;
    }
    return options;
  }

  /** "12:30-15:00 is the break". */
  private isBreakAfter(at: number): boolean {
    const [item, next, after] = [this.items[at], this.items[at + 1], this.items[at + 2]];
    return (
      item !== undefined &&
      next?.kind === 'break' &&
      after?.kind !== 'range' &&
      !next.startsLine &&
      !this.isParted(item, next)
    );
  }

  private isParted(from: HoursItem, to: HoursItem): boolean {
    return this.tokens.slice(from.end + 1, to.at).some(({ kind }) => kind === 'stop' || kind === 'semicolon');
  }

  private partAt(at: number): DayPart | null {
    const item = this.items[at];
    return item?.kind === 'part' ? item.part : null;
  }

  /** The days of "except Mondays" at this item; 0 for none. */
  private exceptAt(at: number): number {
    const days = this.items[at + 1];
    return this.items[at]?.kind === 'except' && days?.kind === 'days' ? days.days : 0;
  }

  /** The price of going from one item to the next. */
  private step(from: HoursItem, to: HoursItem): number {
    let cost = 0;
    for (let at = from.end + 1; at <= to.at; at += 1) {
      const token = this.tokens[at];
      if (token?.gap === 'line') cost += LINE_END;
      if (at === to.at) break;
      switch (token?.kind) {
        case 'stop':
        case 'semicolon':
          cost += SENTENCE_END;
          break;
        case 'word':
          cost += WORD;
          break;
        case 'price':
        case 'date':
          cost += FOREIGN;
          break;
        case 'bar':
        case 'slash':
          cost += BAR;
          break;
        case 'and':
          cost += AND;
          break;
        case 'colon':
          cost -= 0.1;
          break;
        default:
      }
    }
    return Math.max(-0.1, cost);
  }
}

function groupOf(item: DaysItem, body: GroupBody, except: number): HoursGroup {
  const { days, isGroup, isHoliday } = item;
  return { days: days & ~except, except, isGroup, isHoliday, isByAppointment: false, isApart: false, item, body };
}

/** "Closed Wednesday afternoon and Sunday", "closed Monday and Sunday evening": a part of a day belongs to the day beside it. */
function closedDays(item: DaysItem, part: DayPart | null, except: number): HoursGroup[] {
  const group = groupOf(item, { kind: 'closed', part: null }, except);
  const parts = part === null ? item.parts : [...item.parts, { days: item.last, part }];
  const partly = parts.map((one) => ({
    ...group,
    days: one.days & ~except,
    body: { kind: 'closed', part: one.part } as const,
  }));
  const whole = parts.reduce((days, one) => days & ~one.days, group.days);
  return whole !== 0 || parts.length === 0 ? [{ ...group, days: whole }, ...partly] : partly;
}
