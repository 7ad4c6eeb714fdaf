import { readPattern } from '../../data/patterns.ts';
import type { ReadText } from './clause.ts';
import type { TimeLexicon } from './time-lexicon.ts';
import type { Token } from './tokens.ts';
import type { Value } from './value.ts';

/** Times in minutes since midnight; two where it may be morning or afternoon. */
type Clocks = readonly number[];

/** Days with the times said of them. */
export interface Segment {
  /** Null: said of no day in particular. */
  readonly days: readonly number[] | null;
  readonly spans: readonly (readonly [Clocks, Clocks])[];
  readonly points: readonly { readonly clocks: Clocks; readonly role: Value['role'] }[];
  readonly periods: readonly (readonly [number, number])[];
  readonly values: readonly Value[];
}

interface OpenSegment {
  days: number[] | null;
  spans: [Clocks, Clocks][];
  points: { clocks: Clocks; role: Value['role'] }[];
  periods: (readonly [number, number])[];
  values: Value[];
}

const WEEK = [0, 1, 2, 3, 4, 5, 6];
const CLOSED = new RegExp(`^(?:${readPattern('claims', 'closed')})$`);
const BETWEEN = new RegExp(`^(?:${readPattern('claims', 'between')})$`);

/** The days and times of a text; where it goes on from what is open to what is closed, days begin anew. */
export function readSchedules({ clauses, values, tokens }: ReadText, time: TimeLexicon): Segment[] {
  const groups: Value[][] = [[]];
  let before: boolean | null = null;
  for (const { items } of clauses) {
    const says = (concept: string) => items.some(({ use }) => use.concepts.has(concept));
    const isClosed = says('close') === says('open') ? null : says('close');
    const own = items.flatMap(({ value }) => (value === null || !values.includes(value) ? [] : [value]));
    if (before !== null && isClosed === !before && own.some(({ days }) => days !== undefined)) groups.push([]);
    before = isClosed;
    groups.at(-1)?.push(...own);
  }
  return groups.flatMap((group) => readSchedule(group, tokens, time));
}

/** The days and times of a text in reading order: a day behind a time opens the next segment. */
function readSchedule(values: readonly Value[], tokens: readonly Token[], time: TimeLexicon): Segment[] {
  const segments: OpenSegment[] = [];
  let before: Value | null = null;
  const hasTimes = (one: OpenSegment | undefined) => one !== undefined && one.spans.length + one.points.length > 0;
  const open = () => {
    const fresh: OpenSegment = { days: null, spans: [], points: [], periods: [], values: [] };
    segments.push(fresh);
    return fresh;
  };
  for (const value of values) {
    const last = segments.at(-1);
    if (value.days !== undefined) {
      const isApart = last?.days != null && hasStop(tokens, last.values.at(-1)?.to ?? value.from, value.from);
      const segment = last === undefined || hasTimes(last) || isApart ? open() : last;
      segment.days =
        value.isExcept === true
          ? (segment.days ?? WEEK).filter((day) => !value.days?.includes(day))
          : [...(segment.days ?? []), ...value.days];
      segment.values.push(value);
      before = null;
    } else if (value.period !== undefined) {
      const segment = last ?? open();
      segment.periods.push(value.period);
      segment.values.push(value);
    } else if (value.clocks !== undefined) {
      const segment = last ?? open();
      addTime(segment, value, before, tokens, time);
      segment.values.push(value);
      before = value;
    }
  }
  return joinDaysBehind(segments);
}

/** "Monday to Saturday; Sunday is not one of them", "Mon and Sun closed, Tue to Fri 9 to 6" */
function hasStop(tokens: readonly Token[], from: number, to: number): boolean {
  const between = tokens.slice(from, to);
  const isClosed = between.some(({ folded }) => CLOSED.test(folded));
  return between.some(({ text }) => (isClosed ? /^[.;,!?]$/ : /^[.;!?]$/).test(text));
}

function addTime(
  segment: OpenSegment,
  value: Value,
  before: Value | null,
  tokens: readonly Token[],
  time: TimeLexicon,
) {
  const clocks = value.clocks ?? [];
  const gap = before === null ? [] : tokens.slice(before.to + 1, value.from).map(({ folded }) => folded);
  const isBetween =
    before !== null &&
    tokens.slice(Math.max(0, before.from - 6), before.from).some(({ folded }) => BETWEEN.test(folded));
  const isRange =
    gap.length > 0 && gap.length <= 4 && gap.some((word) => time.ranges.has(word) || (isBetween && time.and.has(word)));
  const start = segment.points.at(-1);
  if (isRange && start !== undefined && before?.clocks === start.clocks) {
    segment.points.pop();
    segment.spans.push([start.clocks, clocks]);
  } else segment.points.push({ clocks, role: value.role ?? null });
}

/** "From 8 to 5, Monday to Friday": the days stand behind their times. */
function joinDaysBehind(segments: OpenSegment[]): Segment[] {
  const isTimed = ({ spans, points }: OpenSegment) => spans.length + points.length > 0;
  const [first, last] = [segments[0], segments.at(-1)];
  // "From 9 to 7 Monday to Thursday and from 9 to 1 on Fridays": so do all of them.
  if (segments.length > 2 && first?.days === null && isTimed(first) && last?.days != null && !isTimed(last))
    for (const [place, one] of segments.entries()) {
      const next = segments[place + 1];
      if (next === undefined || next.days === null) continue;
      const days = next.values.filter((value) => value.days !== undefined);
      one.days = next.days;
      one.values.push(...days);
      next.values = next.values.filter((value) => !days.includes(value));
      next.days = null;
    }
  for (let place = segments.length - 1; place > 0; place -= 1) {
    const [one, before] = [segments[place], segments[place - 1]];
    if (one === undefined || before === undefined || one.days === null || before.days !== null) continue;
    if (one.spans.length + one.points.length > 0) continue;
    before.days = one.days;
    before.periods.push(...one.periods);
    before.values.push(...one.values);
    segments.splice(place, 1);
  }
  return segments;
}

/**
 * Whether opening times carry what is said of a day (null: of any): a moment lies inside, a start or end is one, a part of the
 * day is touched.
 */
export function carriesTimes(said: Segment, fact: Segment, day: number | null): boolean {
  if (day !== null && fact.days !== null && !fact.days.includes(day)) return false;
  const spans = fact.spans.map(settleSpan);
  const untils = fact.points.filter(({ role }) => role === 'until').map(({ clocks }) => clocks);
  const froms = fact.points.filter(({ role }) => role === 'from').map(({ clocks }) => clocks);
  const ends = [...spans.map(([, end]) => end), ...untils];
  const starts = [...spans.map(([start]) => start), ...froms];
  const points = fact.points.map(({ clocks }) => clocks);
  const isIn = (clocks: Clocks, lists: readonly Clocks[]) =>
    lists.some((list) => list.some((one) => clocks.includes(one)));
  const hasPoint = ({ clocks, role }: Segment['points'][number]) => {
    if (isIn(clocks, points)) return true;
    if (role === 'until') return isIn(clocks, ends);
    if (role === 'from') return isIn(clocks, starts);
    if (isIn(clocks, [...starts, ...ends])) return true;
    return (
      spans.some(([start, end]) => clocks.some((one) => one >= Math.min(...start) && one <= Math.max(...end))) ||
      untils.some((end) => clocks.some((one) => one <= Math.max(...end)))
    );
  };
  // "From ten to five" is no opening from eight to five.
  const hasSpan = ([start, end]: readonly [Clocks, Clocks]) => {
    const isSpan = spans.some(([first, last]) => isIn(start, [first]) && isIn(end, [last]));
    // Nor is "from nine to eight" what is closed from one to five.
    if (isSpan || said.spans.length > 1 || (spans.length > 1 && fact.points.length === 0)) return isSpan;
    const from = start.filter((one) => isIn([one], starts));
    return end.some((to) => isIn([to], ends) && from.some((one) => one < to));
  };
  const hasTimes = fact.spans.length + fact.points.length > 0;
  if (!said.points.every((point) => hasTimes && hasPoint(point)) || !said.spans.every(hasSpan)) return false;
  return (
    !hasTimes ||
    said.periods.every(
      ([from, to]) =>
        spans.some(([start, end]) => Math.min(...start) < to && Math.max(...end) > from) ||
        untils.some((end) => Math.max(...end) > from) ||
        froms.some((start) => Math.min(...start) < to),
    )
  );
}

/** "8 to 5": the start and end of a span of at most 16 hours, not before six where it may be afternoon. */
function settleSpan([start, end]: readonly [Clocks, Clocks]): [Clocks, Clocks] {
  for (const from of start)
    for (const to of end)
      if (to > from && (from >= 360 || start.length === 1) && to - from <= 960) return [[from], [to]];
  return [start, end];
}
