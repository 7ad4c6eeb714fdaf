import type { OpeningHours, Weekday } from '#shared/audit/business.ts';
import { isAllDay, WEEK } from '#shared/audit/opening-times.ts';
import { cutText } from '#shared/text/cut-text.ts';
import { hoursLexicon } from './hours-lexicon.ts';
import { tokenizeHours } from './hours-tokens.ts';

const DAY_NAMES: Readonly<Record<Weekday, string>> = {
  Mo: 'Mon',
  Tu: 'Tue',
  We: 'Wed',
  Th: 'Thu',
  Fr: 'Fri',
  Sa: 'Sat',
  Su: 'Sun',
};

/**
 * Opening hours in one line: `Mon to Fri 08:00 to 17:00, Sat closed`; a whole day is `open 24 hours`. Hours of a season or of
 * some months are the site's own words, because no list of days says them.
 * @param languages that the site speaks
 */
export function hoursText(
  { alwaysOpen, byAppointment, periods, text }: OpeningHours,
  languages: readonly string[],
): string {
  if (namesSeason(text, languages)) return cutText(text, 200);
  if (alwaysOpen) return 'Open 24 hours, every day';
  if (periods.length === 0) return byAppointment ? 'By appointment' : cutText(text, 200);
  const parts = periods.map(({ days, opens, closes }) => {
    if (opens === null || closes === null) return `${dayRange(days)} closed`;
    return `${dayRange(days)} ${isAllDay({ opens, closes }) ? 'open 24 hours' : `${opens} to ${closes}`}`;
  });
  return `${parts.join(', ')}${byAppointment ? ', or by appointment' : ''}`;
}

/** Whether hours are those of a season or of some months. */
export function namesSeason(text: string, languages: readonly string[]): boolean {
  const lexicon = hoursLexicon([...new Set([...languages, 'en'])]);
  return tokenizeHours(text, lexicon).some(({ kind }) => kind === 'season' || kind === 'month');
}

function dayRange(days: readonly Weekday[]): string {
  const places = days.map((day) => WEEK.indexOf(day)).sort((one, other) => one - other);
  const first = places[0] ?? 0;
  const last = places.at(-1) ?? 0;
  const isRun = places.length > 2 && last - first === places.length - 1;
  const name = (place: number) => DAY_NAMES[WEEK[place] ?? 'Mo'];
  return isRun ? `${name(first)} to ${name(last)}` : places.map(name).join(' and ');
}
