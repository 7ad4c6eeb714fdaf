import type { Business, Mention, OpeningHours, OpeningPeriod, Weekday } from '#shared/audit/business.ts';
import { isAllDay, WEEK } from '#shared/audit/opening-times.ts';
import type { Page } from '../crawl/html/page.ts';
import { hoursLexicon } from '../facts/hours/hours-lexicon.ts';
import { namesSeason } from '../facts/hours/hours-text.ts';
import { tokenizeHours } from '../facts/hours/hours-tokens.ts';
import { readTypedHours } from '../facts/hours/opening-hours.ts';
import { isMachinePlace } from '../facts/machine-places.ts';

/** Two statements of the opening hours that cannot both hold, each with its page. */
export type HoursConflict = readonly [Mention, Mention];

/** The note of evidence that the site gives other hours elsewhere. */
export const OTHER_HOURS = 'other hours than elsewhere';

/** A quote that is not shorter may end in the middle of a time. */
const WHOLE_QUOTE = 290;

/**
 * The first two statements of opening hours that name other times for one day; null where all agree. Of several places of the business each
 * has its own, so there nothing is compared.
 */
export function findHoursConflict(business: Business, pages: readonly Page[]): HoursConflict | null {
  if (business.locations.length > 1) return null;
  const weeks = (business.sources.openingHours?.seen ?? []).flatMap((mention) => {
    const week = readWeek(mention, business.languages);
    return week === null ? [] : [{ mention, week }];
  });
  for (const [at, one] of weeks.entries()) {
    const other = weeks.slice(at + 1).find(({ week }) => differ(one.week, week));
    if (other !== undefined) return [one.mention, other.mention];
  }
  const [first] = weeks;
  const bare = first === undefined ? null : findBareTimes(pages, first.week, business.languages);
  return first === undefined || bare === null ? null : [bare, first.mention];
}

/** The times of each day that is named; empty for a closed one. */
type Week = ReadonlyMap<Weekday, string>;

function readWeek({ quote, place }: Mention, languages: readonly string[]): Week | null {
  if (quote.length > WHOLE_QUOTE || namesSeason(quote, languages)) return null;
  // Lines are joined in a quote.
  const read = readTypedHours(quote.replaceAll(' · ', '\n'), languages);
  // A sentence with "24 hours" may be about anything: an emergency line, or booking online from Tuesday to Saturday.
  const isAroundTheClock = read.alwaysOpen || read.periods.some(isAllDay);
  if (read.byAppointment || (isAroundTheClock && !isMachinePlace(place))) return null;
  const periods: OpeningHours['periods'] = read.alwaysOpen
    ? [{ days: [...WEEK], opens: '00:00', closes: '00:00' }]
    : read.periods;
  return periods.length === 0 ? null : weekOf(periods);
}

function weekOf(periods: readonly OpeningPeriod[]): Week {
  const times = (day: Weekday) =>
    periods
      .filter(({ days, opens }) => days.includes(day) && opens !== null)
      .map((one) => (isAllDay(one) ? 'all day' : `${one.opens}-${one.closes}`))
      .sort()
      .join();
  const named = WEEK.filter((day) => periods.some(({ days }) => days.includes(day)));
  return new Map(named.map((day) => [day, times(day)]));
}

function differ(one: Week, other: Week): boolean {
  return [...one].some(([day, times]) => (other.get(day) ?? times) !== times);
}

/** A line above the first heading of a page that is one span of time, and none of those of the week. */
function findBareTimes(pages: readonly Page[], week: Week, languages: readonly string[]): Mention | null {
  const lexicon = hoursLexicon([...new Set([...languages, 'en'])]);
  for (const { url, blocks, headings } of pages) {
    const first = headings.find(({ hidden }) => !hidden)?.blockIndex ?? 0;
    for (const { text, hidden, cell } of blocks.slice(0, first)) {
      if (hidden || cell !== undefined || !/^\d/.test(text) || !isSpan(text, lexicon)) continue;
      const [period] = readTypedHours(`every day ${text}`, languages).periods;
      const times = period === undefined ? null : `${period.opens}-${period.closes}`;
      if (times !== null && ![...week.values()].some((one) => one.split(',').includes(times)))
        return { url, place: 'text', quote: text };
    }
  }
  return null;
}

function isSpan(text: string, lexicon: ReturnType<typeof hoursLexicon>): boolean {
  const [from, between, to, ...rest] = tokenizeHours(text, lexicon);
  if (from?.kind !== 'time' || to?.kind !== 'time' || rest.length > 0) return false;
  const isMarked = [from, to].every(({ time }) => time.isMarked || time.half !== null || text.includes(':'));
  return isMarked && ['dash', 'to', 'until'].includes(between?.kind ?? '');
}
