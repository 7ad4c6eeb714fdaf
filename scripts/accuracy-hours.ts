import type { OpeningHours } from '#shared/audit/business.ts';
import { toOpeningSpan } from '#shared/audit/opening-times.ts';

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

type Span = readonly [opens: string, closes: string];

/** The week of a key, in a form that is equal for equal hours: closed days and days not mentioned are one, midnight has one name. */
export function weekOfKey(week: Readonly<Record<string, readonly Span[]>>): string {
  return JSON.stringify(DAYS.map((day) => joinSpans(week[day] ?? [])));
}

/** The week that an analysis tells, in the same form; null when it tells no times. */
export function weekOfHours(hours: OpeningHours | null): string | null {
  if (hours === null) return null;
  if (hours.alwaysOpen) return JSON.stringify(DAYS.map(() => joinSpans([['00:00', '24:00']])));
  const open = hours.periods.flatMap(({ days, opens, closes }) =>
    opens === null || closes === null
      ? []
      : [{ days: days.map((day) => day.toLowerCase()), span: [opens, closes] as const }],
  );
  if (open.length === 0) return null;
  return JSON.stringify(
    DAYS.map((day) => joinSpans(open.flatMap(({ days, span }) => (days.includes(day.slice(0, 2)) ? [span] : [])))),
  );
}

function joinSpans(spans: readonly Span[]): number[][] {
  const joined: number[][] = [];
  const read = spans
    .flatMap(([opens, closes]) => toOpeningSpan({ opens, closes }) ?? [])
    .sort((a, b) => a.opens - b.opens);
  for (const { opens, closes } of read) {
    const last = joined.at(-1);
    if (last !== undefined && opens <= (last[1] ?? 0)) last[1] = Math.max(last[1] ?? 0, closes);
    else joined.push([opens, closes]);
  }
  return joined;
}
