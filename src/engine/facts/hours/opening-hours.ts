import type { Mention, OpeningHours, OpeningPeriod } from '#shared/audit/business.ts';
import { clockTime, WEEK } from '#shared/audit/opening-times.ts';
import { cutText } from '#shared/text/cut-text.ts';
import type { Page } from '../../crawl/html/page.ts';
import { readPattern } from '../../data/patterns.ts';
import type { FactContext, SourcedValue } from '../fact-context.ts';
import { deriveLanguages } from '../language/languages.ts';
import { factSource, getMentionPlace, mention } from '../mentions.ts';
import { getPageLines, type PageLine } from '../pages/page-lines.ts';
import { compareAddresses } from '../place/address-compare.ts';
import { type RankedAddress, rankAddresses } from '../place/addresses.ts';
import type { Range } from './hours-items.ts';
import { type HoursLexicon, hoursLexicon } from './hours-lexicon.ts';
import type { HoursRow } from './hours-lines.ts';
import { HoursSegmenter } from './hours-segments.ts';
import { ALL_DAY, ALWAYS, type WeekRanges } from './hours-week.ts';
import { structuredHours } from './opening-hours-structured.ts';
import { readSegment, type SegmentReading } from './read-segment.ts';

/** Hours that one place of the site tells. */
export interface HoursCandidate {
  readonly days: WeekRanges;
  readonly byAppointment: boolean;
  /** It contradicts itself, or leaves open what holds. */
  readonly isUnsure: boolean;
  readonly isLabelled: boolean;
  readonly weight: number;
  /** The page's own words, or those of its structured data. */
  readonly text: string;
  readonly isStructured: boolean;
  readonly mention: Mention;
  /** Its first line; null for structured data. */
  readonly line: PageLine | null;
}

const NOTHING: WeekRanges = WEEK.map(() => null);
const LONGEST_TEXT = 400;
/** With more pages than this that say the same, a footer repeats it. */
const PAGES_THAT_COUNT = 6;
/** No site has more hours than this; a hostile one does not get more compared. */
const MOST_CANDIDATES = 300;
/** How much more the best value must weigh than the next one. */
const CLEAR_LEAD = 1.8;
/** Pages that go by dates: their hours are those of events. */
const DATED_PAGE = new RegExp(readPattern('hours', 'datedPage'), 'i');

/**
 * The opening hours, from the text of any page and the structured data of the business. All places must tell one week, or one
 * of them must clearly outweigh the others: else the hours have no periods, only the words of the page, and the owner is asked.
 */
export function deriveOpeningHours(context: FactContext): SourcedValue<OpeningHours | null> {
  const lexicon = lexiconOfSite(context);
  const candidates = [...structuredHours(context, lexicon), ...spokenHours(context, lexicon)];
  const [any] = candidates;
  if (any === undefined) return { value: null, source: null };
  const seen = candidates.map(({ mention: place }) => place);
  const best = areOfSeveralPlaces(context, candidates) ? null : chooseCandidate(candidates);
  if (best === null) {
    const quoted = candidates.find(({ isStructured }) => !isStructured) ?? any;
    const text = textOfWeeks(candidates) ?? quoted.text;
    const value = { periods: [], byAppointment: false, alwaysOpen: false, text };
    return { value, source: factSource(quoted.mention, seen) };
  }
  const spoken = candidates.find((one) => !one.isStructured && contains(best.days, one.days) && saysOpen(one));
  const text = best.isStructured ? (spoken ?? best).text : best.text;
  return { value: { ...toHours(best.days, best.byAppointment), text }, source: factSource(best.mention, seen) };
}

/** The words for each of two weeks that contradict each other, so that the owner is asked which one holds; null for none. */
function textOfWeeks(candidates: readonly HoursCandidate[]): string | null {
  const sure = candidates.filter((one) => !one.isUnsure && saysOpen(one));
  const [first, ...others] = sure.toSorted((a, b) => Number(a.isStructured) - Number(b.isStructured));
  const other = others.find((one) => first !== undefined && !contains(first.days, one.days));
  return first === undefined || other === undefined ? null : `${first.text} / ${other.text}`;
}

/** What stands above the field in which an owner types them: "24/7" alone could be said of other things. */
const LABEL_OF_FIELD = 'Opening hours';

/** Parses opening hours typed by an owner: the text, and its periods as far as they can be parsed. */
export function readTypedHours(text: string, languages: readonly string[]): OpeningHours {
  const lexicon = hoursLexicon([...new Set([...languages, 'en'])]);
  const reading = readSegment(text, LABEL_OF_FIELD, '', lexicon);
  const days =
    reading.isUnsure || reading.isOnlyByAppointment ? NOTHING : reading.alwaysOpen ? ALWAYS : reading.week.days;
  return { ...toHours(days, reading.byAppointment), text };
}

function lexiconOfSite(context: FactContext): HoursLexicon {
  const languages = new Set([...deriveLanguages(context).value, context.declaredLanguage ?? '', 'en']);
  return hoursLexicon([...languages].filter((language) => language !== ''));
}

function spokenHours(context: FactContext, lexicon: HoursLexicon): HoursCandidate[] {
  const segmenter = new HoursSegmenter(lexicon);
  // The hours are in the footer of every page, with the same text.
  const known = new Map<string, SegmentReading>();
  const candidates: HoursCandidate[] = [];
  const repeats = new Map<string, number>();
  for (const [page, lines] of getPageLines(context)) {
    const purpose = context.purposeOf(page);
    if (purpose === 'privacy' || purpose === 'terms') continue;
    const isMainPage = purpose === 'contact' || purpose === 'home';
    for (const { rows, label, heading } of segmenter.segments(lines)) {
      if (candidates.length >= MOST_CANDIDATES) return candidates;
      const text = rows.map((row) => row.text).join('\n');
      const key = `${label}\n${heading}\n\n${text}`;
      const reading = known.get(key) ?? readSegment(text, label, heading, lexicon);
      known.set(key, reading);
      const repeat = (repeats.get(text) ?? 0) + 1;
      repeats.set(text, repeat);
      const candidate = toCandidate(page, rows, reading);
      if (candidate === null) continue;
      const base = (candidate.weight + (isMainPage ? 1 : 0)) * (DATED_PAGE.test(page.url) ? 0.3 : 1);
      candidates.push({ ...candidate, weight: repeat > PAGES_THAT_COUNT ? base / 10 : base });
    }
  }
  return candidates;
}

/** The candidate of a segment; null when it is not about opening. */
function toCandidate(page: Page, rows: readonly HoursRow[], reading: SegmentReading): HoursCandidate | null {
  const { week, isLabelled, hasOwnLabel, byAppointment, isOnlyByAppointment, noise } = reading;
  const used = rows.filter((_, at) => reading.linesOfOpening[at] === true);
  const text = textOf(used.length > 0 ? used : rows);
  const line = rows[0]?.line;
  const base = {
    byAppointment,
    isLabelled,
    text,
    isStructured: false,
    mention: mention(page, getMentionPlace(line?.region ?? 'body'), text),
    line: line ?? null,
    weight: hasOwnLabel ? 3 : isLabelled ? 1.5 : 1,
  };
  if (isOnlyByAppointment && isLabelled) return { ...base, days: NOTHING, isUnsure: false };
  if (reading.alwaysOpen) return { ...base, days: ALWAYS, isUnsure: false };
  const said = week.days.filter((day) => day !== null).length;
  const isNothingElse = said === 0 && week.partial === 0 && !reading.hasLooseTimes;
  if (byAppointment && reading.hasOwnLabel && isNothingElse) return { ...base, days: NOTHING, isUnsure: false };
  if (week.openDays === 0) {
    const isHeld = isLabelled && (week.hasConflict || reading.hasLooseTimes || week.partial > 0);
    return isHeld ? { ...base, days: NOTHING, isUnsure: true } : null;
  }
  const isInMargin = ['footer', 'aside'].includes(line?.region ?? '') || line?.inAddress === true;
  const isPlain = (noise <= 3 && (said >= 4 || isInMargin)) || (noise <= 1 && said >= 2);
  if (!isLabelled && (reading.isApart || !isPlain)) return null;
  return { ...base, days: week.days, isUnsure: reading.isUnsure || week.partial > 0 };
}

function textOf(rows: readonly HoursRow[]): string {
  const text = rows.map((row) => row.text.replace(/\s+/g, ' ')).join(' · ');
  return text.length <= LONGEST_TEXT ? text : `${cutText(text, LONGEST_TEXT - 1)}…`;
}

const saysOpen = ({ days }: HoursCandidate) => days.some((ranges) => ranges !== null && ranges.length > 0);
const keyOf = (days: WeekRanges) => JSON.stringify(days);
const sameRanges = (a: readonly Range[], b: readonly Range[]) => JSON.stringify(a) === JSON.stringify(b);

/** Whether the second week says nothing that the first does not. */
function contains(whole: WeekRanges, part: WeekRanges): boolean {
  return part.every((ranges, day) => {
    const there = whole[day] ?? null;
    return ranges === null || (there === null ? ranges.length === 0 : sameRanges(there, ranges));
  });
}

/** Lines between an address and the hours of the place there. */
const LINES_OF_PLACE = 12;

/**
 * Whether different weeks stand with different addresses, not all of them known to be the business's own: which of the places is meant is
 * for the owner to say. Of own branches one is audited, and has its hours.
 */
function areOfSeveralPlaces(context: FactContext, candidates: readonly HoursCandidate[]): boolean {
  const places = rankAddresses(context).filter(({ address }) => address.street !== null);
  if (places.length < 2) return false;
  const placed = candidates.flatMap((one) => {
    const isWeek = !one.isUnsure && saysOpen(one) && new Set(one.days.map((day) => JSON.stringify(day))).size > 1;
    // Times that name no days may be those of a gate.
    const place = isWeek && one.line !== null ? findPlace(one.line, places) : null;
    return place === null ? [] : [{ place, days: one.days }];
  });
  return placed.some((one) =>
    placed.some(
      (other) =>
        !(one.place.isOwn && other.place.isOwn) &&
        compareAddresses(one.place.address, other.place.address) === 'other' &&
        !contains(one.days, other.days) &&
        !contains(other.days, one.days),
    ),
  );
}

/** The place whose address is nearest to a line, and near enough. */
function findPlace(line: PageLine, places: readonly RankedAddress[]): RankedAddress | null {
  const near = places.flatMap((place) =>
    place.seen.flatMap(({ page, lines }) => {
      const distance =
        lines === null || page !== line.page ? Number.POSITIVE_INFINITY : Math.abs(line.index - lines[1]);
      return distance <= LINES_OF_PLACE ? [{ place, distance }] : [];
    }),
  );
  return near.toSorted((a, b) => a.distance - b.distance)[0]?.place ?? null;
}

interface Value {
  readonly days: WeekRanges;
  readonly candidates: HoursCandidate[];
  weight: number;
  isPart: boolean;
}

/** The value that all places tell or that outweighs the others; null when that cannot be told. */
function chooseCandidate(candidates: readonly HoursCandidate[]): HoursCandidate | null {
  const appointment = candidates.find((one) => one.byAppointment && !one.isUnsure && !saysOpen(one));
  const sure = candidates.filter((one) => !one.isUnsure && saysOpen(one));
  const values = [...Map.groupBy(sure, ({ days }) => keyOf(days)).values()].map((list): Value => {
    const weight = list.reduce((sum, one) => sum + one.weight, 0);
    return { days: list[0]?.days ?? NOTHING, candidates: list, weight, isPart: false };
  });
  for (const whole of values) {
    for (const part of values) {
      if (whole === part || whole.isPart || part.isPart || !contains(whole.days, part.days)) continue;
      whole.weight += part.weight;
      part.isPart = true;
    }
  }
  const ranked = values.filter(({ isPart }) => !isPart).sort((a, b) => b.weight - a.weight);
  const [first] = ranked;
  if (first === undefined) return appointment ?? null;
  // "By appointment only" on the page: the times of the structured data are those of appointments.
  const doubt = candidates.filter((one) => one.isUnsure && !one.isStructured).reduce((sum, one) => sum + one.weight, 0);
  if (doubt > first.weight * 1.5 && !first.candidates.some(({ isLabelled }) => isLabelled)) return null;
  const chosen = outweighs(ranked) ?? null;
  if (chosen === null) return null;
  const best = chosen.candidates.find(({ isStructured }) => isStructured) ?? chosen.candidates[0];
  if (best === undefined) return null;
  return { ...best, byAppointment: best.byAppointment || chosen.candidates.some((one) => one.byAppointment) };
}

function outweighs(ranked: readonly Value[]): Value | undefined {
  const [first, second] = ranked;
  if (first === undefined || second === undefined) return first;
  const isText = ({ candidates }: Value) => candidates.some(({ isStructured }) => !isStructured);
  const isLabelled = ({ candidates }: Value) => candidates.some((one) => one.isLabelled && !one.isStructured);
  const [text, otherText] = ranked.filter(isText);
  // What visitors read outranks what was once entered for machines.
  if (text !== undefined && (text === first || (otherText === undefined && isLabelled(text)))) {
    if (otherText === undefined || text.weight >= CLEAR_LEAD * otherText.weight) return text;
    return isLabelled(text) && !isLabelled(otherText) ? text : undefined;
  }
  return first.weight >= CLEAR_LEAD * second.weight ? first : undefined;
}

function toHours(days: WeekRanges, byAppointment: boolean): Omit<OpeningHours, 'text'> {
  const alwaysOpen = days.every((ranges) => ranges !== null && sameRanges(ranges, ALL_DAY));
  return { periods: days === ALWAYS ? [] : periodsOf(days), byAppointment, alwaysOpen };
}

/** Groups days by equal times, in the order of the week; a day with a break is in two periods. */
function periodsOf(days: WeekRanges): OpeningPeriod[] {
  const byTimes = new Map<string, OpeningPeriod>();
  for (const [day, ranges] of days.entries()) {
    const name = WEEK[day];
    if (ranges === null || name === undefined) continue;
    const times = ranges.map(([opens, closes]) => ({ opens: clockTime(opens), closes: clockTime(closes) }));
    for (const { opens, closes } of ranges.length > 0 ? times : [{ opens: null, closes: null }]) {
      const key = `${opens} ${closes}`;
      byTimes.set(key, { days: [...(byTimes.get(key)?.days ?? []), name], opens, closes });
    }
  }
  return [...byTimes.values()];
}
