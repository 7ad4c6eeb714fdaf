/** A day, month or year ("2026-11-18", "2022-03", "2022") as "18 Nov 2026", "Mar 2022", "2022". */
export function formatDay(date: string): string {
  const [year = '', month, day] = date.split('-');
  if (month === undefined) return year;
  const style: Intl.DateTimeFormatOptions = { month: 'short', year: 'numeric', timeZone: 'UTC' };
  if (day !== undefined) style.day = 'numeric';
  return new Intl.DateTimeFormat('en-GB', style).format(new Date(`${year}-${month}-${day ?? '01'}T00:00:00Z`));
}

const longMoment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});

/** A moment as "18 November 2026 at 10:42 UTC", for readers whose time zone is not known; what is no moment stays as it is. */
export function formatUtcMoment(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : `${longMoment.format(date)} UTC`;
}

/** How long something took, in words: "1.8 seconds", "41 seconds", "2 minutes". */
export function formatDuration(ms: number): string {
  const seconds = ms / 1000;
  if (seconds < 0.1) return 'less than a tenth of a second';
  if (seconds < 10) return `${seconds.toFixed(1)} seconds`;
  if (seconds < 120) return `${Math.round(seconds)} seconds`;
  return `${Math.round(seconds / 60)} minutes`;
}
