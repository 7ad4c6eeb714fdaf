/** Local times and the instants they are, using the runtime's time zone database (IANA). */

export interface WallTime {
  /** `2026-11-21` */
  readonly day: string;
  /** Minutes since midnight, 0 to 1439. */
  readonly minute: number;
}

const dayMs = 86_400_000;
const minuteMs = 60_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** True when the runtime knows the zone: `America/Detroit`, not `Detroit`. */
export function isTimeZone(timeZone: string): boolean {
  // `EST` and offsets such as `+02:00` are accepted by some runtimes, but have no daylight saving time.
  if (!/^(?:UTC|[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+)+)$/.test(timeZone)) return false;
  try {
    format(timeZone);
    return true;
  } catch {
    return false;
  }
}

/** The local time at an instant. Throws RangeError for an unknown zone. */
export function wallTimeAt(instantMs: number, timeZone: string): WallTime {
  const parts = new Map(
    format(timeZone)
      .formatToParts(instantMs)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '0';
  return {
    day: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    minute: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

/**
 * The instant of a local time. An ambiguous time (autumn) is the first of the two; a skipped one (spring) is shifted by the
 * clock change.
 */
export function toInstant({ day, minute }: WallTime, timeZone: string): number {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + minute * minuteMs;
  const candidates = [asUtc - offsetMs(asUtc - dayMs, timeZone), asUtc - offsetMs(asUtc + dayMs, timeZone)];
  const fitting = candidates.filter((candidate) => {
    const shown = wallTimeAt(candidate, timeZone);
    return shown.day === day && shown.minute === minute;
  });
  // Without a match the offset before the change is right: it gives the time after it.
  return fitting.length > 0 ? Math.min(...fitting) : (candidates[0] ?? asUtc);
}

/** Adds days; negative ones go back. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** 0 Sunday to 6 Saturday. */
export function getWeekday(day: string): number {
  // January 1, 1970 was a Thursday.
  return (((Date.parse(day) / dayMs + 4) % 7) + 7) % 7;
}

/** `13:05` */
export function formatClockMinutes(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

function offsetMs(instantMs: number, timeZone: string): number {
  const { day, minute } = wallTimeAt(instantMs, timeZone);
  const shown = Date.parse(`${day}T00:00:00Z`) + minute * minuteMs;
  return shown - Math.floor(instantMs / minuteMs) * minuteMs;
}

function format(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formats.set(timeZone, made);
  return made;
}
