import { cutText } from '#shared/text/cut-text.ts';
import { DAY_MS } from '#shared/time/durations.ts';
import type { Page } from '../crawl/html/page.ts';
import { classifyUrl } from '../crawl/html/page-kind.ts';
import { everyNode, getText } from '../crawl/structured-data/structured-node.ts';
import { readPattern } from '../data/patterns.ts';
import { readWrittenDates, type WrittenDate } from './written-dates.ts';

/** A date that a page states for itself. */
export interface PageDate {
  readonly url: string;
  /** As written on the page. */
  readonly written: string;
  /** ISO 8601. */
  readonly date: string;
  /** Whole days between that date and the day of the audit. */
  readonly ageDays: number;
}
const OPEN_GRAPH_DATES = ['article:published_time', 'article:modified_time', 'og:updated_time'];
const STRUCTURED_DATES = ['datePublished', 'dateModified'];
/** A date beside a few words is a line of its own ("Updated on November 12, 2026"); in longer ones it tells of something else. */
const LONGEST_LINE = 60;
/** Fewer parts alike are no list. */
const FEWEST_ENTRIES = 3;
const REVIEW_HINT = new RegExp(readPattern('pages', 'reviewHint'));
/** With other words beside it, an older date is a part of the history: "Founded on May 3, 1987". */
const RECENT_DAYS = 365;

/**
 * The newest date that any page states for its own text, in Open Graph, structured data or on a line of its own; null when none
 * does. Dates after the audit (a scheduled event, a wrong clock) and those of reviews are ignored.
 * @param collectedAt the day of the audit, ISO 8601.
 * @param languages of the site, for the names of the months
 * @param country ISO 3166-1 alpha-2, for the order of day and month
 */
export function findNewestDate(
  pages: readonly Page[],
  collectedAt: string,
  { languages, country }: { readonly languages: readonly string[]; readonly country: string | null },
): PageDate | null {
  const today = Date.parse(collectedAt);
  let newest: PageDate | null = null;
  for (const page of pages.filter(isKeptUp)) {
    for (const { written, date, isAlone } of [...declaredDates(page), ...shownDates(page, languages, country)]) {
      const ageDays = Math.floor((today - Date.parse(date)) / DAY_MS);
      if (Number.isNaN(ageDays) || ageDays < 0 || (!isAlone && ageDays > RECENT_DAYS)) continue;
      if (newest === null || ageDays < newest.ageDays) newest = { url: page.url, written, date, ageDays };
    }
  }
  return newest;
}

/** Whether the dates of a page tell that somebody looks after the site: those of a legal notice are of registers and terms. */
function isKeptUp({ url }: Page): boolean {
  const kind = classifyUrl(url);
  return kind !== 'legal' && kind !== 'imprint';
}

/** The ages in days at which a check about the newest date changes (`qa-updates.ts`). */
export const UPDATE_DAYS = { recent: 92, aging: 365 } as const;

/**
 * The first moment at which the newest date, or what its age says, may be another one for the same pages; that of the audit where
 * two dates lie within a day, whose order depends on the hour. Milliseconds; infinite without dates.
 */
export function findNextDateChange(
  pages: readonly Page[],
  collectedAt: string,
  { languages, country }: { readonly languages: readonly string[]; readonly country: string | null },
): number {
  const today = Date.parse(collectedAt);
  const times = pages
    .filter(isKeptUp)
    .flatMap((page) =>
      [...declaredDates(page), ...shownDates(page, languages, country)].map(({ date }) => Date.parse(date)),
    );
  const known = [...new Set(times.filter((time) => !Number.isNaN(time)))].sort((a, b) => a - b);
  if (known.some((time, at) => time - (known[at - 1] ?? Number.NEGATIVE_INFINITY) < DAY_MS)) return today;
  const ages = [0, UPDATE_DAYS.recent + 1, UPDATE_DAYS.aging + 1, RECENT_DAYS + 1];
  const changes = known.flatMap((time) => ages.map((days) => time + days * DAY_MS));
  return changes.reduce((first, at) => (at > today && at < first ? at : first), Number.POSITIVE_INFINITY);
}

interface StatedDate {
  readonly written: string;
  readonly date: string;
  readonly isAlone: boolean;
}

function* declaredDates(page: Page): Generator<StatedDate> {
  const isIsoDate = /^\d{4}-\d{2}-\d{2}/;
  const declared = (written: string) => ({ written: cutText(written, 40), date: written.slice(0, 40), isAlone: true });
  for (const name of OPEN_GRAPH_DATES) {
    const written = page.openGraph[name];
    if (written !== undefined && isIsoDate.test(written)) yield declared(written);
  }
  for (const node of everyNode(page.structured)) {
    // The date of a customer's review is not the date of the page.
    if (node.types.includes('Review')) continue;
    for (const name of STRUCTURED_DATES) {
      const written = getText(node, name);
      if (written !== null && isIsoDate.test(written)) yield declared(written);
    }
  }
}

interface DatedLine {
  readonly line: string;
  readonly hints: string;
  readonly dates: readonly WrittenDate[];
}

function* shownDates(page: Page, languages: readonly string[], country: string | null): Generator<StatedDate> {
  const dated = page.blocks.flatMap(({ text, tag, hidden, hints }): DatedLine[] => {
    // Below a picture is the date of what it shows, such as a certificate.
    if (hidden || tag === 'figcaption' || !/\d{4}/.test(text) || REVIEW_HINT.test(hints)) return [];
    return text.split('\n').flatMap((line) => {
      const dates = line.length > LONGEST_LINE ? [] : readWrittenDates(line, languages, country);
      return dates.length === 0 ? [] : [{ line, hints, dates }];
    });
  });
  for (const [, lines] of Map.groupBy(dated, ({ hints }) => hints)) {
    const isList = isListOfEntries(lines);
    for (const { line, dates } of lines) {
      for (const { written, date } of dates)
        yield { written, date, isAlone: isList || !/\p{L}/u.test(line.replace(written, '')) };
    }
  }
}

/** Parts alike that each name a thing and then its date, the newest first, as lists of pictures and notices do; a history begins with the oldest. */
function isListOfEntries(lines: readonly DatedLine[]): boolean {
  return (
    lines.length >= FEWEST_ENTRIES &&
    lines.every(({ line, dates: [first, second] }, at) => {
      const before = lines[at - 1]?.dates[0];
      if (first === undefined || second !== undefined || line.startsWith(first.written)) return false;
      return before === undefined || first.date <= before.date;
    })
  );
}
