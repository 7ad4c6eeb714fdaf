import { DAY_MINUTES } from '#shared/audit/opening-times.ts';
import type { FactIndex } from './fact-index.ts';

const DAYS: readonly string[] = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** The days per week on which the business is open by the facts; null when unknown. */
export function daysOpen(index: FactIndex): number | null {
  const hours = index.ofKind('hours')[0]?.fact.value;
  if (hours === undefined) return null;
  if (/^open 24 hours|every day/i.test(hours)) return 7;
  const open = new Set<number>();
  for (const part of hours.split(',')) {
    const days = daysIn(part);
    if (/closed|geschlossen|ferme|cerrado/i.test(part)) for (const day of days) open.delete(day);
    else for (const day of days) open.add(day);
  }
  return open.size === 0 ? null : open.size;
}

function daysIn(part: string): number[] {
  const named = [...part.matchAll(/\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)/g)].map(([day]) => DAYS.indexOf(day));
  const [first = 0, last = first] = named;
  if (!/\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\w*\s*(?:to|-|–)\s*(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)/.test(part)) return named;
  return Array.from({ length: last - first + 1 }, (_, place) => first + place);
}

/** Whether a time of day in a text is an opening or closing time of the business. */
export function isOpeningTime(time: string, index: FactIndex): boolean {
  const asked = minutesOf(time);
  const known = index
    .ofKind('hours', 'feature', 'offer', 'service')
    .flatMap(({ fact }) =>
      [...fact.value.matchAll(/\d{1,2}(?:[:.h]\d{2})?\s?(?:[ap]\.?m\.?)?/gi)].flatMap(([one]) => minutesOf(one)),
    );
  // Midnight is 0:00 or 24:00.
  return asked.some((minutes) => known.some((one) => one % DAY_MINUTES === minutes % DAY_MINUTES));
}

/** Minutes since midnight; "5" may be morning or afternoon. */
function minutesOf(time: string): number[] {
  const [, hour = '', minute = '0', half = ''] = /(\d{1,2})(?:\s?[:.h]\s?(\d{2}))?\s*([ap]?)/i.exec(time) ?? [];
  const hours = Number(hour);
  const rest = Number(minute);
  if (half.toLowerCase() === 'p') return [((hours % 12) + 12) * 60 + rest];
  if (half.toLowerCase() === 'a') return [(hours % 12) * 60 + rest];
  return hours <= 12 ? [hours * 60 + rest, ((hours % 12) + 12) * 60 + rest] : [hours * 60 + rest];
}
