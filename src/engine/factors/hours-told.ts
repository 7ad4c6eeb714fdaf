import type { Business, Mention, MentionPlace } from '#shared/audit/business.ts';
import type { Page } from '../crawl/html/page.ts';
import { hoursText } from '../facts/hours/hours-text.ts';
import { readTypedHours } from '../facts/hours/opening-hours.ts';
import { saysAroundTheClock, saysEveryDayAroundTheClock } from '../facts/hours/other-hours.ts';
import { foldText } from '../facts/language/fold-text.ts';
import { isMachinePlace } from '../facts/machine-places.ts';
import { readAnswerFacts } from './answer-facts.ts';
import { type CheckEvaluation, partial } from './check-evaluation.ts';
import { findHoursConflict, OTHER_HOURS } from './hours-conflict.ts';
import { describePath, evidence, quoted } from './quoting.ts';

/** "your pages give them: “Mon-Fri 9-5”", as a clause: the hours that the site has without a question about them; null for none. */
export function describeSiteHours(business: Business, pages: readonly Page[]): string | null {
  const { openingHours } = business;
  if (openingHours !== null && !hasHiddenHours(business)) {
    const give = hasDifferentHours(business) ? 'different ones, such as' : 'them:';
    return `your pages give ${give} ${quoted(openingHours.text, 40)}`;
  }
  const always = openingHours === null || openingHours.alwaysOpen ? findAroundTheClock(pages, openingHours) : null;
  if (always !== null) return `your pages say ${quoted(always, 60)}`;
  return openingHours === null ? null : `your structured data has them: ${hoursText(openingHours, business.languages)}`;
}

/** Where a business that never closes says so, as a clause. */
export function alwaysOpenClause(business: Business, pages: readonly Page[]): string {
  const isHidden = hasHiddenHours(business) && findAroundTheClock(pages, business.openingHours) === null;
  return `your ${isHidden ? 'structured data says' : 'pages say'} that you are there around the clock`;
}

/** The result where the site gives two different hours for one day: nobody can rely on either. Null where they agree. */
export function evaluateHoursConflict(business: Business, pages: readonly Page[]): CheckEvaluation | null {
  const conflict = findHoursConflict(business, pages);
  if (conflict === null) return null;
  const [one, other] = conflict.map((mention) => tellHours(mention, business.languages));
  return partial(
    0.5,
    `Your site gives different hours: ${one} and ${other}.`,
    {
      action: 'Give the same opening hours everywhere',
      how: 'Correct the ones that are wrong. If both are right, say what each is for, such as the office.',
    },
    conflict.map(({ url, quote, place }) =>
      evidence(url, quote, isMachinePlace(place) ? `${OTHER_HOURS}, in structured data` : OTHER_HOURS),
    ),
  );
}

/** "“8am-5pm” on your home page"; hours of the code in words. */
function tellHours({ url, quote, place }: Mention, languages: readonly string[]): string {
  if (!isMachinePlace(place)) return `${quoted(quote, 40)} on ${describePath(url)}`;
  return `${hoursText(readTypedHours(quote, languages), languages)} in the structured data of ${describePath(url)}`;
}

/** What visitors do not see. */
const HIDDEN_PLACES: ReadonlySet<MentionPlace> = new Set(['json-ld', 'meta', 'open-graph']);

/** Whether hours are in structured data alone. Lines without days and times only say that it is by appointment. */
function hasHiddenHours(business: Business): boolean {
  const seen = business.sources.openingHours?.seen ?? [];
  const isShown = ({ place, url, quote }: Mention) =>
    !HIDDEN_PLACES.has(place) &&
    readAnswerFacts({ question: '', answer: quote, url, place: 'text' }, business).hasTimes;
  return seen.length > 0 && !seen.some(isShown);
}

/** The times of a text, each once: "9 - 18:30". */
function listTimes(text: string): string {
  const times = [...text.matchAll(/(?<!\d)([01]?\d|2[0-4])(?:[:.](\d\d))?(?!\d)/g)];
  return [...new Set(times.map(([, hour, minute = '00']) => `${Number(hour)}:${minute}`))].sort().join();
}

/** Whether pages say different hours, of a bar and its shop, so that none could be taken. */
function hasDifferentHours({ openingHours, sources }: Business): boolean {
  if (openingHours === null || openingHours.periods.length > 0) return false;
  if (openingHours.alwaysOpen || openingHours.byAppointment) return false;
  return new Set(sources.openingHours?.seen.map(({ quote }) => listTimes(quote)).filter(Boolean)).size > 1;
}

/** The text that visitors see with "24/7"; where no hours are known, it may be about others. */
function findAroundTheClock(pages: readonly Page[], hours: Business['openingHours']): string | null {
  const says = hours === null ? saysEveryDayAroundTheClock : saysAroundTheClock;
  const blocks = pages.flatMap((page) => page.blocks);
  return blocks.find(({ text, hidden }) => !hidden && says(foldText(text)))?.text ?? null;
}
