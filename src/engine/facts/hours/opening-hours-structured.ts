import { DAY_MINUTES, toSpan, WEEK } from '#shared/audit/opening-times.ts';
import { getNodes, getValues, type StructuredNode } from '../../crawl/structured-data/structured-node.ts';
import type { FactContext } from '../fact-context.ts';
import { foldText } from '../language/fold-text.ts';
import { memoizeByText } from '../memoize-by-text.ts';
import { mention } from '../mentions.ts';
import { type Range, readItems } from './hours-items.ts';
import { type HoursLexicon, hoursLexicon } from './hours-lexicon.ts';
import { settledTokens } from './hours-lines.ts';
import { ALWAYS, type WeekRanges } from './hours-week.ts';
import type { HoursCandidate } from './opening-hours.ts';
import { readSegment } from './read-segment.ts';

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const WEIGHT = 1.5;
/** The entry of the home page is the one that its owner looks after; a template repeats the same on every other page. */
const WEIGHT_OF_HOME = 2.5;
const WEIGHT_OF_REPEAT = 0.15;

/**
 * Opening hours in the structured data of the business (schema.org `openingHoursSpecification` and `openingHours`), best first.
 * Specifications with `validFrom` or `validThrough` are those of some dates: they change no weekday.
 */
export function structuredHours(context: FactContext, lexicon: HoursLexicon): HoursCandidate[] {
  // Every page has the entry, with the same text.
  const read = memoizeByText(readWritten);
  const known = new Set<string>();
  return context.businessNodes.flatMap(({ node, page }) => {
    const specified = getNodes(node, 'openingHoursSpecification').filter((one) => !isDated(one));
    const written = getValues(node, 'openingHours').filter((value) => typeof value === 'string');
    const entries = specified.flatMap((one) => entriesOf(one, lexicon));
    const { days, isUnsure } = entries.length > 0 ? addUp(entries) : read(written.join('\n'));
    if (days.every((ranges) => ranges === null) && !isUnsure) return [];
    const text = written.length > 0 ? written.join(', ') : quoteOf(days);
    const place = mention(page, node.syntax, text);
    const isRepeat = known.has(text);
    known.add(text);
    return [
      {
        days,
        byAppointment: false,
        isUnsure,
        isLabelled: true,
        weight: context.purposeOf(page) === 'home' ? WEIGHT_OF_HOME : isRepeat ? WEIGHT_OF_REPEAT : WEIGHT,
        text,
        isStructured: true,
        line: null,
        mention: place,
      },
    ];
  });
}

function isDated(node: StructuredNode): boolean {
  return getValues(node, 'validFrom').length > 0 || getValues(node, 'validThrough').length > 0;
}

interface Entry {
  readonly days: readonly number[];
  /** Null for closed days. */
  readonly range: Range | null;
}

function entriesOf(node: StructuredNode, lexicon: HoursLexicon): Entry[] {
  const days = getValues(node, 'dayOfWeek').flatMap((value) => {
    const names = typeof value === 'string' ? [value] : value.id === null ? getValues(value, 'name') : [value.id];
    return names.flatMap((name) => (typeof name === 'string' ? daysNamed(name, lexicon) : []));
  });
  if (days.length === 0) return [];
  const [opens, closes] = [minutesOf(node, 'opens'), minutesOf(node, 'closes')];
  // Google: closed all day is 00:00 to 00:00, open all day 00:00 to 23:59. Other equal times have no meaning.
  if (opens === null || closes === null || (opens === 0 && closes === 0)) return [{ days, range: null }];
  const span = toSpan(opens, closes);
  return span === null ? [] : [{ days, range: [span.opens, span.closes] }];
}

/** The days of a name in English, else those in a language of the site: "Monday", "https://schema.org/Friday", "Lunedì, Martedì". */
function daysNamed(name: string, lexicon: HoursLexicon): number[] {
  const words = foldText(name)
    .replace(/^.*[/#]/, '')
    .split(/[\s,]+/);
  const english = words.flatMap((word) => {
    const day = DAYS.findIndex((one) => one === word || one.slice(0, 2) === word || one.slice(0, 3) === word);
    return day < 0 ? [] : [day];
  });
  if (english.length === words.length) return english;
  const items = readItems(settledTokens(name, lexicon), lexicon);
  const bits = items.reduce((days, item) => (item.kind === 'days' ? days | item.days : days), 0);
  return bits === 0 ? english : DAYS.flatMap((_, day) => ((bits & (1 << day)) === 0 ? [] : [day]));
}

function minutesOf(node: StructuredNode, name: string): number | null {
  const [value] = getValues(node, name);
  const match = typeof value === 'string' ? /^\s*(?:T)?(\d{1,2}):?(\d{2})(?!\d)/.exec(value) : null;
  if (match === null) return null;
  const minutes = Number(match[1]) * 60 + Number(match[2]);
  return minutes > DAY_MINUTES ? null : minutes;
}

/** The week of all entries; a day that is open and closed, or whose ranges overlap, is unsure. */
function addUp(entries: readonly Entry[]): { days: WeekRanges; isUnsure: boolean } {
  let isUnsure = false;
  const days = WEEK.map((_, day) => {
    const own = entries.filter((entry) => entry.days.includes(day));
    if (own.length === 0) return null;
    const ranges = own.flatMap(({ range }) => (range === null ? [] : [range])).sort((a, b) => a[0] - b[0]);
    const distinct = ranges.filter((range, at) => ranges[at - 1]?.[0] !== range[0] || ranges[at - 1]?.[1] !== range[1]);
    const overlaps = distinct.some(([opens], at) => opens < (distinct[at - 1]?.[1] ?? 0));
    if (overlaps || (ranges.length > 0 && ranges.length < own.length)) isUnsure = true;
    return distinct;
  });
  return { days, isUnsure };
}

/** `Mo,Tu,We 09:00-12:00`: the two letters are English; 00:00 to 00:00 is closed, as for Google. */
function readWritten(written: string): { days: WeekRanges; isUnsure: boolean } {
  const text = written
    .slice(0, 2000)
    .replace(/\b00:00(?::00)?\s?[-–]\s?00:00(?::00)?\b/g, 'closed')
    .replace(/\b(Mo|Tu|We|Th|Fr|Sa|Su)\b/g, (day) => DAYS.find((name) => name.startsWith(day.toLowerCase())) ?? day);
  const { week, alwaysOpen } = readSegment(text, '', '', hoursLexicon(['en']));
  const isAlways = week.openDays === 0 && (alwaysOpen || /^\W*(?:monday-sunday|24\s*\/\s*7)\W*$/i.test(text));
  return { days: isAlways ? ALWAYS : week.days, isUnsure: week.hasConflict };
}

function quoteOf(days: WeekRanges): string {
  const time = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  const said = days.flatMap((ranges, day) => {
    if (ranges === null) return [];
    const times = ranges.map(([opens, closes]) => `${time(opens)}-${time(closes)}`).join(' ');
    return [{ name: (DAYS[day] ?? '').slice(0, 2), times: times === '' ? 'closed' : times }];
  });
  const byTimes = Map.groupBy(said, ({ times }) => times);
  return [...byTimes].map(([times, list]) => `${list.map(({ name }) => name).join('/')} ${times}`).join(', ');
}
