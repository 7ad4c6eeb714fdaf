import type { OpeningHours } from '../audit/business.ts';
import { closesAtMidnight, isAllDay, WEEK } from '../audit/opening-times.ts';

/** Formats opening hours in one line; the site's own text when no times could be parsed. */
export function formatHours(hours: OpeningHours | null): string | null {
  if (hours === null) return null;
  if (hours.alwaysOpen) return 'Always open';
  const periods = hours.periods.map(({ days, opens, closes }) => {
    if (opens === null || closes === null) return `${daysWords(days)} closed`;
    if (isAllDay({ opens, closes })) return `${daysWords(days)} open 24 hours`;
    return `${daysWords(days)} ${opens} to ${closesAtMidnight({ opens, closes }) ? 'midnight' : closes}`;
  });
  if (hours.byAppointment) periods.push('by appointment');
  return periods.length > 0 ? periods.join('; ') : hours.text;
}

/** Formats days as ranges: `Mo-Fr, Su`. */
function daysWords(days: readonly string[]): string {
  const runs: [number, number][] = [];
  for (const [index, day] of WEEK.entries()) {
    if (!days.includes(day)) continue;
    const last = runs.at(-1);
    if (last !== undefined && last[1] === index - 1) last[1] = index;
    else runs.push([index, index]);
  }
  return runs
    .map(([from, to]) => (from === to ? WEEK[from] : `${WEEK[from]}${to - from > 1 ? '–' : ', '}${WEEK[to]}`))
    .join(', ');
}
