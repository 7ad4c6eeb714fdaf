const steps = [
  { unit: 'year', seconds: 365 * 86_400 },
  { unit: 'month', seconds: 30 * 86_400 },
  { unit: 'week', seconds: 7 * 86_400 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const satisfies readonly { unit: Intl.RelativeTimeFormatUnit; seconds: number }[];

const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** A time relative to `nowMs`: "just now", "5 minutes ago", "yesterday", "in 3 weeks". Empty when it is invalid. */
export function relativeTime(iso: string, nowMs: number): string {
  const seconds = (new Date(iso).getTime() - nowMs) / 1000;
  if (Number.isNaN(seconds)) return '';
  const step = steps.find((each) => Math.abs(seconds) >= each.seconds);
  return step === undefined ? 'just now' : words.format(Math.trunc(seconds / step.seconds), step.unit);
}

/** A time as "2026-11-21 07:20:26 UTC": the same in every time zone. */
export function exactUtc(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : `${date.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

/** A duration in one unit: "40 seconds", "12 minutes", "3 hours", "2 days". */
export function formatStretch(seconds: number): string {
  const step = steps.slice(3).find((each) => seconds >= each.seconds * 2);
  const count = Math.floor(seconds / (step?.seconds ?? 1));
  const unit = step?.unit ?? 'second';
  return `${count} ${count === 1 ? unit : `${unit}s`}`;
}
