const dayParts = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const dayFormat = new Intl.DateTimeFormat('en-US', { ...dayParts, timeZone: 'UTC' });
const weekdayFormats = {
  short: new Intl.DateTimeFormat('en-US', { ...dayParts, weekday: 'short', timeZone: 'UTC' }),
  long: new Intl.DateTimeFormat('en-US', { ...dayParts, weekday: 'long', timeZone: 'UTC' }),
} as const;

/**
 * Formats a day, month or year ("2026-11-18", "2022-03", "2022") as "Nov 18, 2026", "Mar 2022", "2022"; other text is
 * unchanged.
 */
export function formatDay(date: string): string {
  const [year = '', month, day] = date.split('-');
  if (month === undefined) return year;
  const at = new Date(`${year}-${month}-${day ?? '01'}T00:00:00Z`);
  return formatOr(date, day === undefined ? monthFormat : dayFormat, at);
}

/** Formats a day ("2027-05-04") with its weekday: "Tue, May 4, 2027", or "Tuesday, May 4, 2027" with `length` long. */
export function formatWeekday(date: string, length: keyof typeof weekdayFormats = 'short'): string {
  return formatOr(date, weekdayFormats[length], new Date(`${date}T00:00:00Z`));
}

/** Formats the day of an instant as "Nov 18, 2026", in `timeZone`; by default the local one. */
export function formatLongDay(iso: string, timeZone?: string): string {
  return formatOr(iso, new Intl.DateTimeFormat('en-US', { ...dayParts, timeZone }), new Date(iso));
}

/** Formats the day of an instant without its year, as "Nov 18", in the local time zone: for near dates. */
export function formatNearDay(iso: string): string {
  return formatOr(iso, new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short' }), new Date(iso));
}

/** Formats an instant as "Wed, Nov 18, 2026, 10:42 a.m.", in `timeZone`; by default the local one. */
export function formatMoment(iso: string, timeZone?: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  const day = new Intl.DateTimeFormat('en-US', { ...dayParts, weekday: 'short', timeZone });
  return `${day.format(date)}, ${formatTime(date, timeZone)}`;
}

/** Formats an instant as "Nov 18, 2026, 10:42 a.m. UTC", for an unknown time zone; other text is unchanged. */
export function formatUtcMoment(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : `${dayFormat.format(date)}, ${formatTime(date, 'UTC')} UTC`;
}

/** Formats a time of day ("17:00", "9:30") as "5 p.m.", "9:30 a.m."; other text is unchanged. */
export function formatTimeOfDay(time: string): string {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(time) ?? [];
  return hours === undefined || minutes === undefined ? time : twelveHours(Number(hours), minutes);
}

function formatTime(date: Date, timeZone: string | undefined): string {
  const format = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
  const parts = new Map(format.formatToParts(date).map(({ type, value }) => [type, value]));
  return twelveHours(Number(parts.get('hour')), parts.get('minute') ?? '00');
}

function twelveHours(hours: number, minutes: string): string {
  const half = hours % 24 < 12 ? 'a.m.' : 'p.m.';
  return `${hours % 12 || 12}${minutes === '00' ? '' : `:${minutes}`} ${half}`;
}

function formatOr(otherwise: string, format: Intl.DateTimeFormat, date: Date): string {
  return Number.isNaN(date.getTime()) ? otherwise : format.format(date);
}

/** Formats a duration in words: "1.8 seconds", "41 seconds", "2 minutes". */
export function formatDuration(ms: number): string {
  const seconds = ms / 1000;
  if (seconds < 0.1) return 'less than a tenth of a second';
  if (seconds < 10) return `${seconds.toFixed(1)} seconds`;
  if (seconds < 120) return `${Math.round(seconds)} seconds`;
  return `${Math.round(seconds / 60)} minutes`;
}
