import { groupItems, type HoursGroup } from './group-items.ts';
import { type HoursItem, readItems } from './hours-items.ts';
import type { HoursLexicon } from './hours-lexicon.ts';
import { settledTokens } from './hours-lines.ts';
import type { HoursToken } from './hours-tokens.ts';
import { buildWeek, type HoursWeek } from './hours-week.ts';
import { hasToken, isItem, SegmentContext } from './segment-context.ts';

/** What a group of lines says about opening. */
export interface SegmentReading {
  readonly week: HoursWeek;
  readonly alwaysOpen: boolean;
  readonly byAppointment: boolean;
  /** All of it is by appointment: its times are not opening hours. */
  readonly isOnlyByAppointment: boolean;
  /** It has a label, or a sentence with a word for opening. */
  readonly isLabelled: boolean;
  /** The label itself is above the lines, or on one of its own. */
  readonly hasOwnLabel: boolean;
  /** Two values for one day, or seasons that cannot be told apart. */
  readonly isUnsure: boolean;
  /** Times on a line of their own before that of the days. */
  readonly isApart: boolean;
  /** Unknown words beside the hours, at most of one sentence. */
  readonly noise: number;
  /** Opening times without days. */
  readonly hasLooseTimes: boolean;
  /** For each line whether something on it is about opening. */
  readonly linesOfOpening: readonly boolean[];
}

/** Reads lines about hours below a label and a heading. Hours of other uses (kitchen, telephone, events, tariffs) are left out. */
export function readSegment(text: string, label: string, heading: string, lexicon: HoursLexicon): SegmentReading {
  const tokens = settledTokens(text, lexicon);
  const items = readItems(tokens, lexicon);
  const above = [settledTokens(label, lexicon), settledTokens(heading, lexicon)];
  const context = new SegmentContext(above);
  let from = 0;
  let read = 0;
  for (let at = 1; at <= tokens.length; at += 1) {
    if (at < tokens.length && tokens[at]?.gap !== 'line') continue;
    const first = read;
    while ((items[read]?.at ?? at) < at) read += 1;
    context.readLine(tokens, from, at, items.slice(first, read));
    from = at;
  }
  markOrdinals(items, tokens);
  return summarize(items, tokens, context.hasOwnLabel);
}

/** "Every first Saturday" is not every week. */
function markOrdinals(items: HoursItem[], tokens: readonly HoursToken[]): void {
  for (const [index, item] of items.entries()) {
    if (item.kind !== 'days') continue;
    for (let back = 1; back <= 3; back += 1) {
      if (tokens[item.at - back + 1]?.gap === 'line') break;
      if (tokens[item.at - back]?.kind === 'ordinal')
        items[index] = { ...item, days: 0, last: 0, parts: [], isHoliday: true };
    }
  }
}

interface Variant {
  readonly season: string | null;
  readonly items: readonly HoursItem[];
  readonly groups: readonly HoursGroup[];
}

const isOpening = ({ body }: HoursGroup) => body.kind === 'ranges' && body.ranges.length > 0;

function summarize(items: readonly HoursItem[], tokens: readonly HoursToken[], hasOwnLabel: boolean): SegmentReading {
  const byUse = Map.groupBy(items, ({ use }) => use);
  const main = variantsOf(byUse.get(null) ?? [], tokens);
  const meals = variantsOf(byUse.get('meal') ?? [], tokens);
  // Lunch and dinner with their hours, and no other hours: those of a restaurant.
  const mealNames = new Set(
    tokens.filter(({ kind }) => kind === 'meal').map(({ text }) => text.slice(0, 4).toLowerCase()),
  );
  const isMeals = mealNames.size > 1 && !main.some(({ groups }) => groups.some(isOpening));
  const all = isMeals ? meals : main;
  const seasonal = all.filter(({ groups }) => groups.some(isOpening));
  const weeks = (seasonal.length > 0 ? seasonal : all).map((variant) => ({
    variant,
    week: weekOfVariant(variant, all, tokens),
  }));
  const picked = pickSeason(weeks);
  const week = (picked ?? weeks[0])?.week ?? buildWeek([]);
  const own = all.flatMap((variant) => variant.items);
  const isOnlyByAppointment = own.some(
    (item, at) => isItem(item, 'onlyAppointment') && !isItem(own[at - 1] ?? item, 'days'),
  );
  const said = all.flatMap(({ groups }) => groups).filter((group) => isOpening(group) || group.body.kind === 'closed');
  const lines = new Set(own.map(({ line }) => line));
  return {
    week,
    alwaysOpen: week.openDays === 0 && items.some((item) => opensAllDay(item, items)),
    byAppointment: own.some(
      (item, at) =>
        isItem(item, 'appointment', 'onlyAppointment') && (week.openDays === 0 || !isItem(own[at - 1] ?? item, 'days')),
    ),
    isOnlyByAppointment,
    isLabelled: own.some((item) => item.isLabelled),
    hasOwnLabel,
    isUnsure:
      week.hasConflict || (weeks.length > 1 && picked === null) || own.some((item) => isOfUnknownDays(item, tokens)),
    isApart: said.some(({ isApart }) => isApart),
    noise: Math.max(0, ...said.map(({ item }) => (item.isInOpenSentence ? 0 : item.noise))),
    hasLooseTimes: own.some(isLooseTime) && !all.some(({ groups }) => groups.some(isOpening)),
    linesOfOpening: Array.from({ length: (items.at(-1)?.line ?? 0) + 1 }, (_, line) => lines.has(line)),
  };
}

const UNKNOWN_DAY = /^\p{Lu}\p{Ll}{1,3}$/u;

/** Whether times stand behind what looks like days in abbreviations that are not known: "Al-Or: 9-17". */
function isOfUnknownDays(item: HoursItem, tokens: readonly HoursToken[]): boolean {
  if (item.kind !== 'range') return false;
  let at = item.at - 1;
  while (tokens[at]?.kind === 'colon' || tokens[at]?.kind === 'glue') at -= 1;
  const [from, joint, to] = [tokens[at - 2], tokens[at - 1], tokens[at]];
  if (from === undefined || to === undefined || (joint?.kind !== 'dash' && joint?.kind !== 'to')) return false;
  const isUnknown = ({ kind, text }: HoursToken) => kind !== 'days' && UNKNOWN_DAY.test(text);
  return isUnknown(from) && isUnknown(to) && tokens.slice(at - 1, item.at + 1).every(({ gap }) => gap !== 'line');
}

/** A time below a label, in any form but that of bare numbers. */
function isLooseTime(item: HoursItem): boolean {
  if (item.kind === 'range' || item.kind === 'until') return item.isLabelled && !item.isBare;
  return item.kind === 'openEnd' && item.isLabelled;
}

function variantsOf(items: readonly HoursItem[], tokens: readonly HoursToken[]): Variant[] {
  const bySeason = Map.groupBy(items, ({ season }) => season);
  return [...bySeason].map(([season, own]) => ({ season, items: own, groups: groupItems(own, tokens) }));
}

/** "24/7" as the opening itself: in a sentence with a word for opening, or below the label with little else. */
function opensAllDay(item: HoursItem, items: readonly HoursItem[]): boolean {
  if (item.kind !== 'allDay' || item.use !== null) return false;
  if (!item.isInOpenSentence && !(item.isLabelled && item.noise <= 2)) return false;
  return !items.some((other) => other.line === item.line && other.kind === 'range' && other.use === null);
}

/** The week of a season: closed days that are said without a season hold in all of them. */
function weekOfVariant(variant: Variant, all: readonly Variant[], tokens: readonly HoursToken[]): HoursWeek {
  const others = all.filter((one) => one !== variant && (variant.season === null) !== (one.season === null));
  const closing = others
    .filter((one) => variant.season !== null || !one.groups.some(isOpening))
    .flatMap(({ groups }) => groups.filter(({ body }) => body.kind === 'closed'));
  const groups = [...variant.groups, ...closing];
  const isFirm = groups.some((group) => isOpening(group) && !group.isByAppointment && group.days !== 0);
  const counted = groups.filter(
    (group) => (!group.isHoliday || group.days !== 0) && !(isFirm && group.isByAppointment),
  );
  const week = buildWeek(counted);
  return week.openDays === 0 ? (everyOtherDay(variant, counted, tokens) ?? week) : week;
}

/** "10-19, closed on Wednesdays": open on every other day. */
function everyOtherDay(
  { items }: Variant,
  groups: readonly HoursGroup[],
  tokens: readonly HoursToken[],
): HoursWeek | null {
  const loose = items.filter((item) => item.kind === 'range');
  const closed = groups.filter(({ body, days }) => body.kind === 'closed' && body.part === null && days !== 0);
  const [first] = closed;
  const isBeside = closed.every(({ item }) => loose.some(({ line }) => Math.abs(line - item.line) <= 2));
  const isOnly = groups.every(({ body }) => body.kind === 'closed');
  if (
    first === undefined ||
    !isBeside ||
    !isOnly ||
    hasToken(tokens, 'date') ||
    !loose.some(({ isLabelled }) => isLabelled)
  )
    return null;
  const except = closed.reduce((days, group) => days | group.days, 0);
  const ranges = loose.flatMap((item) => (item.kind === 'range' ? [item.range] : []));
  const body = { kind: 'ranges', ranges, breaks: [], meals: [] } as const;
  return buildWeek([{ ...first, days: 127 & ~except, except, body }]);
}

/** The season that holds: the one without a name, or the one that is open whenever the others are; null when it cannot be told. */
function pickSeason<T extends { readonly variant: Variant; readonly week: HoursWeek }>(weeks: readonly T[]): T | null {
  const [first] = weeks;
  if (first === undefined) return null;
  if (new Set(weeks.map(({ week }) => JSON.stringify(week.days))).size === 1) return first;
  const covers = (a: HoursWeek, b: HoursWeek) =>
    b.days.every((ranges, day) =>
      (ranges ?? []).every(
        ([opens, closes]) => a.days[day]?.some((range) => range[0] <= opens && closes <= range[1]) === true,
      ),
    );
  return (
    weeks.find(({ variant }) => variant.season === null) ??
    weeks.find(
      (one) => !one.week.hasConflict && weeks.every((other) => other === one || covers(one.week, other.week)),
    ) ??
    null
  );
}
