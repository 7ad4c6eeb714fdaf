import { WEEK } from '#shared/audit/opening-times.ts';
import type { HoursGroup } from './group-items.ts';
import type { Range } from './hours-items.ts';
import type { DayPart } from './hours-lexicon.ts';

/** Hours by day from Monday: ranges, none for a closed day, null where nothing is said. */
export type WeekRanges = readonly (readonly Range[] | null)[];

export const ALL_DAY: readonly Range[] = [[0, 1440]];
/** Open around the clock, every day. */
export const ALWAYS: WeekRanges = WEEK.map(() => ALL_DAY);

/** What is known of a week. */
export interface HoursWeek {
  readonly days: WeekRanges;
  readonly openDays: number;
  /** Two values for one day. */
  readonly hasConflict: boolean;
  /** Days without a closing time, or of which only a part is closed and cannot be told. */
  readonly partial: number;
}

const overlap = (a: Range, b: Range) => a[0] < b[1] && b[0] < a[1];
const isSame = (a: Range, b: Range) => a[0] === b[0] && a[1] === b[1];
const NOON = 720;

/** The week that groups add up to. A day that has two values is unsure, unless one is of a wider word: "daily 9-5, Sunday 10-2". */
export function buildWeek(groups: readonly HoursGroup[]): HoursWeek {
  const days = Array.from({ length: 7 }, (_, day) => new Day(1 << day));
  for (const [index, group] of groups.entries()) {
    const before = groups[index - 1]?.body;
    for (const day of days) day.add(group, before?.kind === 'ranges' ? before.ranges : []);
  }
  const values = days.map((day) => day.value());
  return {
    days: values,
    openDays: values.filter((ranges) => ranges !== null && ranges.length > 0).length,
    hasConflict: days.some((day) => day.isContradictory()),
    partial: days.filter((day) => day.isPartial()).length,
  };
}

class Day {
  private ranges: readonly Range[] = [];
  private isClosed = false;
  private isUnsure = false;
  private hasConflict = false;
  private closedPart: DayPart | null = null;
  /** How many days the word for it stands for; 0 for a day by its own name. */
  private group = 0;
  /** It alone has been given times, or has been closed. */
  private isOpenByName = false;
  private isClosedByName = false;
  private readonly bit: number;

  constructor(bit: number) {
    this.bit = bit;
  }

  add(group: HoursGroup, before: readonly Range[]): void {
    const { body } = group;
    if ((group.except & this.bit) !== 0) this.isClosed = true;
    if ((group.days & this.bit) === 0) return;
    switch (body.kind) {
      case 'closed':
        if (body.part !== null) this.closedPart = body.part;
        else {
          this.isClosed = true;
          this.isClosedByName ||= countDays(group.days) === 1;
        }
        return;
      case 'appointment':
        return;
      case 'openEnd':
        this.isUnsure = true;
        return;
      case 'until':
        this.closeAt(body.closes, body.isBare, before);
        return;
      case 'ranges':
        this.open(group, body.ranges, body.breaks, body.meals);
        return;
      default:
        body satisfies never;
    }
  }

  /** "Mon-Thu 9-12, 14-18, Fri until 16". */
  private closeAt(closes: number, isBare: boolean, before: readonly Range[]): void {
    if (this.ranges.length === 0 && !this.isClosed) this.ranges = before;
    // With a break before it, the day may begin behind it.
    if (this.ranges === before && before.length > 1) this.isUnsure = true;
    const last = this.ranges.at(-1);
    if (last === undefined) return;
    const later = isBare && closes <= NOON && closes <= last[0] ? closes + NOON : closes;
    if (later > last[0]) this.ranges = [...this.ranges.slice(0, -1), [last[0], later]];
  }

  private open(group: HoursGroup, own: readonly Range[], breaks: readonly Range[], meals: readonly Range[]): void {
    const isOnlyBreak = own.length === 0 && breaks.length > 0 && this.ranges.length > 0;
    let ranges = isOnlyBreak ? this.ranges : own;
    if (isOnlyBreak) this.ranges = [];
    for (const meal of meals) {
      const isInside = ranges.some((range) => range[0] < meal[0] && meal[1] < range[1]);
      ranges = isInside ? ranges.flatMap((range) => without(range, meal)) : [...ranges, meal];
    }
    for (const pause of breaks) {
      const isAfternoon =
        pause[1] <= 600 && ranges.some((range) => range[0] < pause[0] + NOON && pause[1] + NOON < range[1]);
      const real: Range = isAfternoon ? [pause[0] + NOON, pause[1] + NOON] : pause;
      ranges = ranges.flatMap((range) => without(range, real));
    }
    const clashes = (a: Range, b: Range) => overlap(a, b) && !isSame(a, b);
    // The same times twice behind one day: the day of the second is one that we cannot read ("Tursday").
    const clashesWithItself = ranges.some((range, at) => ranges.slice(at + 1).some((other) => overlap(range, other)));
    const isWide = group.isGroup ? countDays(group.days) : 0;
    if (!clashesWithItself && ranges.some((range) => this.ranges.some((other) => clashes(range, other)))) {
      if (this.group > 0 && isWide < this.group) this.ranges = [];
      else this.hasConflict = true;
    }
    if (clashesWithItself || this.hasConflict) {
      this.hasConflict = true;
      this.isUnsure = true;
      return;
    }
    this.ranges = [...this.ranges, ...ranges.filter((range) => !this.ranges.some((other) => isSame(range, other)))];
    this.group = isWide;
    this.isOpenByName ||= countDays(group.days) === 1;
  }

  /** Whether it has two values; a day that is closed is taken out of a range of days, not out of its own times. */
  isContradictory(): boolean {
    return this.hasConflict || (this.isOpenByName && this.isClosedByName);
  }

  isPartial(): boolean {
    if (this.isClosed) return this.isOpenByName && this.isClosedByName;
    return this.isUnsure || this.isHalfUnknown();
  }

  /** "Wednesday afternoon closed" beside one range from morning to evening: where it is parted is not said. */
  private isHalfUnknown(): boolean {
    const { closedPart } = this;
    if (closedPart === 'afternoon') return this.ranges.some(([opens, closes]) => opens < NOON && closes > 840);
    if (closedPart === 'morning') return this.ranges.some(([opens, closes]) => opens < 690 && closes > 780);
    return false;
  }

  value(): readonly Range[] | null {
    if (this.isPartial()) return null;
    if (this.isClosed) return [];
    const open = this.ranges.filter((range) => this.closedPart === null || isIn(range, this.closedPart));
    return open.length === 0 ? null : open.toSorted((a, b) => a[0] - b[0]);
  }
}

/** Whether a range is outside the part of the day that is closed. */
function isIn([opens, closes]: Range, closedPart: DayPart): boolean {
  if (closedPart === 'morning') return opens >= 690;
  if (closedPart === 'evening') return opens < 1020;
  return opens < NOON || (opens < 780 && closes <= 840);
}

function without(range: Range, pause: Range): Range[] {
  if (!overlap(range, pause)) return [range];
  const parts: Range[] = [
    [range[0], pause[0]],
    [pause[1], range[1]],
  ];
  return parts.filter(([opens, closes]) => closes > opens);
}

/** How many days a set has. */
function countDays(days: number): number {
  let count = 0;
  for (let rest = days; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
