/**
 * The end of a grant from a date input ("2026-12-24"): the last second of that day in the operator's time zone, in ISO.
 * Null when the date is invalid or over at `nowMs`.
 */
export function parseGrantEnd(day: string, nowMs: number): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const end = new Date(`${day}T23:59:59`);
  if (Number.isNaN(end.getTime()) || end.getTime() <= nowMs) return null;
  return end.toISOString();
}
