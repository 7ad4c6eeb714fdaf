import type { OpeningHours, OpeningPeriod, Weekday } from './business.ts';

/** An opening span in minutes from midnight of its first day; `closes` is past 1440 after midnight. */
export interface OpeningSpan {
  readonly opens: number;
  readonly closes: number;
}

/** The minutes of one day. */
export const DAY_MINUTES = 1440;
const LAST_MINUTE = DAY_MINUTES - 1;
/** The week in order, Monday first. */
export const WEEK: readonly Weekday[] = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/**
 * Converts two clock times to a span in minutes: closing at 24:00, 00:00 or 23:59 is midnight, 00:00 to any of them is the
 * whole day, and closing before opening is after midnight. Null for equal times other than midnight, which are meaningless.
 */
export function toSpan(opens: number, closes: number): OpeningSpan | null {
  if (opens < 0 || opens >= LAST_MINUTE || closes < 0 || closes > DAY_MINUTES) return null;
  if (closes === 0 || closes >= LAST_MINUTE) return { opens, closes: DAY_MINUTES };
  if (opens === closes) return null;
  return { opens, closes: closes > opens ? closes : closes + DAY_MINUTES };
}

/** `toSpan` of a stored period; null when the days are closed or the times are meaningless. */
export function toOpeningSpan({ opens, closes }: Pick<OpeningPeriod, 'opens' | 'closes'>): OpeningSpan | null {
  const [from, to] = [minutesOf(opens), minutesOf(closes)];
  return from === null || to === null ? null : toSpan(from, to);
}

/** Whether a period covers its days from midnight to midnight. */
export function isAllDay(period: Pick<OpeningPeriod, 'opens' | 'closes'>): boolean {
  const span = toOpeningSpan(period);
  return span !== null && span.opens === 0 && span.closes === DAY_MINUTES;
}

/** Whether a period ends at the end of its day. */
export function closesAtMidnight(period: Pick<OpeningPeriod, 'opens' | 'closes'>): boolean {
  return toOpeningSpan(period)?.closes === DAY_MINUTES;
}

/** Minutes from midnight of `HH:MM`, up to 24:00; null for anything else. */
function minutesOf(time: string | null): number | null {
  const [, hour, minute] = /^(\d{1,2}):([0-5]\d)$/.exec(time ?? '') ?? [];
  if (hour === undefined || minute === undefined) return null;
  const minutes = Number(hour) * 60 + Number(minute);
  return minutes > DAY_MINUTES ? null : minutes;
}

/** Formats a clock time of a span: 24:00 is written 00:00. */
export function clockTime(minutes: number): string {
  const inDay = minutes % DAY_MINUTES;
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`;
}

/** Publishable hours: each day once or in separate spans, or the reason why they are not publishable. */
export type PublishableHours =
  | {
      readonly kind: 'times';
      readonly periods: readonly {
        readonly days: readonly Weekday[];
        readonly opens: string;
        readonly closes: string;
      }[];
    }
  | { readonly kind: 'doubtful'; readonly day: Weekday; readonly why: 'overlap' | 'same-times' }
  /** The site has hours, but its places disagree or leave open what holds: only their text is known. */
  | { readonly kind: 'unclear' }
  | { readonly kind: 'none' };

/**
 * The part of the hours that may be published as structured data. Google reads 00:00 to 23:59 as open all day and 00:00 to
 * 00:00 as closed, so a whole day is written the first way and midnight as 23:59. Times that overlap on one day, or open
 * and close at the same minute, are doubtful: then nothing is published and the owner is asked.
 */
export function publishableHours(hours: OpeningHours | null): PublishableHours {
  if (hours === null || hours.byAppointment) return { kind: 'none' };
  if (hours.alwaysOpen) return { kind: 'times', periods: [{ days: WEEK, opens: '00:00', closes: '23:59' }] };
  if (hours.periods.length === 0) return { kind: 'unclear' };
  const open = hours.periods.filter(({ opens, closes }) => opens !== null && closes !== null);
  for (const period of open) {
    const [day] = period.days;
    if (toOpeningSpan(period) === null && day !== undefined) return { kind: 'doubtful', day, why: 'same-times' };
  }
  const clash = overlappingDay(open) ?? openAndClosed(hours.periods);
  if (clash !== null) return { kind: 'doubtful', day: clash, why: 'overlap' };
  const periods = open.flatMap(({ days, opens, closes }) => {
    const span = toOpeningSpan({ opens, closes });
    if (span === null) return [];
    return [
      { days, opens: clockTime(span.opens), closes: span.closes === DAY_MINUTES ? '23:59' : clockTime(span.closes) },
    ];
  });
  return periods.length === 0 ? { kind: 'none' } : { kind: 'times', periods };
}

/** The first day on which two spans overlap (one after midnight counts into the next day); null when none do. */
function overlappingDay(periods: readonly OpeningPeriod[]): Weekday | null {
  const spans = periods
    .flatMap((period) => {
      const span = toOpeningSpan(period);
      return span === null ? [] : period.days.map((day) => ({ day, at: WEEK.indexOf(day) * DAY_MINUTES, span }));
    })
    .map(({ day, at, span }) => ({ day, from: at + span.opens, to: at + span.closes }))
    .sort((a, b) => a.from - b.from);
  const week = WEEK.length * DAY_MINUTES;
  const [first] = spans;
  // Sunday night runs into Monday morning.
  const round = first === undefined ? spans : [...spans, { ...first, from: first.from + week, to: first.to + week }];
  for (const [index, one] of round.entries()) {
    const next = round[index + 1];
    if (next !== undefined && next.from < one.to) return next.day;
  }
  return null;
}

function openAndClosed(periods: readonly OpeningPeriod[]): Weekday | null {
  const open = new Set(periods.flatMap(({ days, opens }) => (opens === null ? [] : days)));
  return periods.flatMap(({ days, opens }) => (opens === null ? days : [])).find((day) => open.has(day)) ?? null;
}
