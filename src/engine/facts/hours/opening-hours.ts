import type { Mention, OpeningHours, OpeningPeriod } from '#shared/audit/business.ts';
import { clockTime, isAllDay } from '#shared/audit/opening-times.ts';
import { cutText } from '#shared/text/cut-text.ts';
import type { Page } from '../../crawl/html/page.ts';
import type { FactContext, SourcedValue } from '../fact-context.ts';
import { foldText } from '../language/fold-text.ts';
import { deriveLanguages } from '../language/languages.ts';
import { factSource, getMentionPlace, mention } from '../mentions.ts';
import { getPageLines, type PageLine } from '../pages/page-lines.ts';
import { ALL_DAY_PHRASES, HOURS_LABELS, OTHER_TIMES, WEEK } from './opening-hours-lexicon.ts';
import { structuredHours } from './opening-hours-structured.ts';
import { type HoursToken, hoursTokenizer } from './opening-hours-tokens.ts';
import { besidesAllDay, mentionsBeingOpen, otherHoursStart, withoutResponseTimes } from './other-hours.ts';
import { type HoursEntry, type HoursReading, parseHours } from './parse-opening-hours.ts';

/** Two times with a dash or a word between them, or a time alone in a cell. */
const TIME_RANGE =
  /\d{1,2}(?:[:.h]\d{2})?\s{0,2}(?:a\.?m\.?|p\.?m\.?|uhr|h|hs|hrs)?\s{0,2}(?:[-–—−~〜～]|to|bis|until|till?|às?|as?|alle|do|tot|t\/m|ile|έως|εως|ως|до|から)\s{0,2}(?:kl\.?\s|las\s)?(?:\d{1,2}|midnight|mitternacht|minuit|mezzanotte|medianoche|meia[- ]noite|middernacht|północ)/iu;
const LONE_TIME = /^\D{0,12}\d{1,2}[:.h時]\d{0,2}/u;
/** Longer lines are prose: lines with hours are short. */
const LONGEST_LINE = 220;
/** A header of seven days with its label, and a row of seven marks: tables of practices in Japan. */
const LINES_BEFORE = 9;
const LINES_AFTER = 8;
const LONGEST_TEXT = 400;

/** Short labels must begin a word; longer ones, and those of scripts without spaces, may be inside one. */
const HOURS_LABEL_PATTERN = new RegExp(
  HOURS_LABELS.map((label) => {
    const isShort = label.length <= 6 && !/[\u3040-\u9fff\uac00-\ud7af]/.test(label);
    return `${isShort ? '(?<!\\p{L})' : ''}${RegExp.escape(label)}`;
  }).join('|'),
  'u',
);
const OTHER_TIMES_PATTERN = new RegExp(OTHER_TIMES.map((phrase) => RegExp.escape(phrase)).join('|'), 'u');

interface Candidate {
  readonly page: Page;
  readonly lines: readonly PageLine[];
  readonly reading: HoursReading;
  readonly hasLabel: boolean;
  readonly rank: number;
}

/**
 * The opening hours, from structured data of the business or from the text of any page. Times of events, deliveries and
 * courses are excluded: a group of lines counts when it is labelled as hours or covers most of a week.
 */
export function deriveOpeningHours(context: FactContext): SourcedValue<OpeningHours | null> {
  const structured = structuredHours(context);
  const spoken = spokenHours(context);
  const seen: Mention[] = [...structured.map(({ sighting: seenAt }) => seenAt), ...spoken.map(mentionOf)];
  const [first] = structured;
  const [best] = spoken;
  if (first !== undefined) {
    // "By appointment only" or "24/7" on the page is not the text for hours that only the structured data has.
    const isAlwaysOpen = toHours(first.reading).alwaysOpen;
    const saysHours =
      best !== undefined &&
      best.lines.length > 0 &&
      (best.reading.entries.length > 0 || (isAlwaysOpen && best.reading.alwaysOpen));
    return {
      value: { ...toHours(first.reading), text: saysHours ? textOf(best.lines) : first.sighting.quote },
      source: factSource(first.sighting, seen),
    };
  }
  if (best === undefined) return { value: null, source: null };
  return { value: { ...toHours(best.reading), text: textOf(best.lines) }, source: factSource(mentionOf(best), seen) };
}

/** Parses opening hours typed by an owner: the text, and its periods as far as they can be parsed. */
export function readTypedHours(text: string, languages: readonly string[]): OpeningHours {
  const known = [...new Set([...languages, 'en'])];
  const lines = text.split(/[;\n]/).flatMap((line): HoursToken[] => [...hoursTokenizer(known)(line), { kind: 'line' }]);
  return { ...toHours(parseHours(lines, known[0] === 'en')), text };
}

function spokenHours(context: FactContext): Candidate[] {
  const languages = languagesFor(context);
  const tokenize = hoursTokenizer(languages);
  const twelveHours = languages[0] === 'en';
  const candidates: Candidate[] = [];
  for (const [page, lines] of getPageLines(context)) {
    const purpose = context.purposeOf(page);
    const bonus = purpose === 'contact' || purpose === 'home' ? 1 : 0;
    for (const run of runsAboutTimes(lines)) {
      const candidate = readRun(page, run, lines, { tokenize, twelveHours, bonus });
      if (candidate !== null) candidates.push(candidate);
    }
  }
  return candidates.sort((a, b) => b.rank - a.rank);
}

/** Short day names are interpreted in the languages of the text: "Di" is Tuesday in German and Sunday in French. */
function languagesFor(context: FactContext): string[] {
  const languages = [...deriveLanguages(context).value, context.declaredLanguage ?? '', 'en'];
  return [...new Set(languages.filter((language) => language !== ''))];
}

/** Groups of consecutive lines with times, with the lines before and after that may name the days. */
function runsAboutTimes(lines: readonly PageLine[]): PageLine[][] {
  const runs: PageLine[][] = [];
  let end = -1;
  let run: PageLine[] = [];
  lines.forEach((line, index) => {
    if (!speaksOfTimes(line)) return;
    const start = Math.max(end, index - LINES_BEFORE, 0);
    if (index - LINES_BEFORE > end) {
      if (run.length > 0) runs.push(run);
      run = [];
    }
    const stop = Math.min(lines.length, index + LINES_AFTER + 1);
    for (let at = start; at < stop; at += 1) {
      const one = lines[at];
      if (one !== undefined && at >= end && one.text.length <= LONGEST_LINE) run.push(one);
    }
    end = Math.max(end, stop);
  });
  if (run.length > 0) runs.push(run);
  return runs;
}

function speaksOfTimes({ text, hasDigit, hidden }: PageLine): boolean {
  if (hidden || !hasDigit || text.length > LONGEST_LINE) return false;
  if (TIME_RANGE.test(text) || (text.length < 24 && LONE_TIME.test(text))) return true;
  const folded = text.includes('24') ? withoutResponseTimes(foldText(text)) : '';
  return folded !== '' && ALL_DAY_PHRASES.some((phrase) => folded.includes(phrase));
}

interface RunReading {
  readonly tokenize: (line: string) => HoursToken[];
  readonly twelveHours: boolean;
  readonly bonus: number;
}

function readRun(
  page: Page,
  run: readonly PageLine[],
  all: readonly PageLine[],
  { tokenize, twelveHours, bonus }: RunReading,
): Candidate | null {
  const kept = linesOfOpening(run)
    .filter(({ text }) => !OTHER_TIMES_PATTERN.test(foldText(text)))
    .map((line) => ({ line, tokens: tokenize(line.text) }));
  const tokens = kept.flatMap(({ tokens: ofLine }): HoursToken[] => [...ofLine, { kind: 'line' }]);
  const reading = parseHours(tokens, twelveHours);
  const isOnlyByAppointment = tokens.some(({ kind }) => kind === 'onlyAppointment');
  if (!saysTimes(reading) && !isOnlyByAppointment) return null;
  const covered = new Set(reading.entries.flatMap(({ days }) => days)).size;
  const open = new Set(reading.entries.filter(({ ranges }) => ranges.length > 0).flatMap(({ days }) => days)).size;
  const firstIndex = run[0]?.index ?? 0;
  const around = [...all.slice(Math.max(0, firstIndex - 3), firstIndex), ...run].map(({ text }) => cutText(text, 120));
  const hasLabel = [...around, run[0]?.heading ?? ''].some((text) => hasHoursLabel(foldText(text)));
  const isOtherTimes = OTHER_TIMES_PATTERN.test(run[0]?.heading ?? '');
  const isAlwaysOpen = reading.alwaysOpen && kept.some(({ line }) => saysAlwaysOpen(line));
  const says =
    open >= 5 ||
    (hasLabel && open >= 1) ||
    (hasLabel && (isAlwaysOpen || isOnlyByAppointment || reading.looseRanges.length > 0));
  if (!says || (isOtherTimes && !hasLabel)) return null;
  const used = linesAboutHours(kept);
  return {
    page,
    lines: used,
    reading: { ...reading, alwaysOpen: isAlwaysOpen },
    hasLabel,
    rank: covered + (hasLabel ? 4 : 0) + bonus + (open > 0 ? 3 : 0),
  };
}

function saysTimes({ entries, looseRanges, alwaysOpen }: HoursReading): boolean {
  return entries.length > 0 || looseRanges.length > 0 || alwaysOpen;
}

/** Removes hours of the kitchen and of the telephone: their lines, and those under a line or a heading that introduces them. */
function linesOfOpening(run: readonly PageLine[]): PageLine[] {
  let isOther = false;
  let heading = '';
  return run.flatMap((line) => {
    if (line.heading !== heading) {
      heading = line.heading;
      isOther = otherHoursStart(heading) >= 0;
    }
    const start = otherHoursStart(line.text);
    const introduces = start >= 0;
    // "Mon-Sat 12-11pm, kitchen open until 9": the part before is the opening hours.
    const before = introduces && /\d/.test(line.text.slice(0, start)) ? line.text.slice(0, start) : null;
    if (introduces && !speaksOfTimes(line)) isOther = true;
    else if (isOther && hasHoursLabel(foldText(line.text))) isOther = introduces && before === null;
    if (isOther || (introduces && before === null)) return [];
    return [before === null ? line : { ...line, text: before }];
  });
}

/** Whether a line says that the business is open around the clock: by a term for it, or by nothing else on the line. */
function saysAlwaysOpen({ text }: PageLine): boolean {
  const others = besidesAllDay(foldText(text));
  if (others === null) return false;
  return !/\p{L}{2}/u.test(others) || mentionsBeingOpen(others) || hasHoursLabel(others);
}

interface ReadLine {
  readonly line: PageLine;
  readonly tokens: readonly HoursToken[];
}

/** With more other words than this a line is prose: a quote, a biography, a news date. */
const MOST_OTHER_WORDS = 6;

/** The lines to show: days with times, and parts of a table whose other half is next to them. */
function linesAboutHours(lines: readonly ReadLine[]): PageLine[] {
  const parts = lines.map(({ line, tokens }) => {
    const count = (kind: HoursToken['kind']) => tokens.filter((token) => token.kind === kind).length;
    const times = tokens.filter((token) => token.kind === 'time' && token.time.isMarked).length;
    const hasDays = count('days') > 0;
    const hasTimes =
      times > 1 ||
      (times > 0 && hasDays) ||
      (TIME_RANGE.test(line.text) && !/\d{3}/.test(line.text)) ||
      count('allDay') > 0 ||
      count('closed') > 0 ||
      count('mark') > 2;
    return { line, hasDays, hasTimes, isProse: count('word') > MOST_OTHER_WORDS };
  });
  const anyDays = parts.some(({ hasDays, isProse }) => hasDays && !isProse);
  const used = parts.flatMap((part, index) => {
    if (part.isProse && !(part.hasDays && part.hasTimes)) return [];
    if (part.hasDays && part.hasTimes) return [part.line];
    const beside = parts.slice(Math.max(0, index - 2), index + 3);
    if (part.hasTimes && (!anyDays || beside.some(({ hasDays }) => hasDays))) return [part.line];
    return part.hasDays && beside.some(({ hasTimes }) => hasTimes) ? [part.line] : [];
  });
  // "From 8:30" and "to 19:30" on lines of their own, or "by appointment only": no text is taken.
  return used.length > 0 ? used : lines.flatMap(({ line, tokens }) => (tokens.some(speaksOfHours) ? [line] : []));
}

function speaksOfHours(token: HoursToken): boolean {
  if (token.kind === 'time') return token.time.isMarked;
  return token.kind === 'allDay' || token.kind === 'appointment' || token.kind === 'onlyAppointment';
}

/** The "hours" in "24 hours" are not a label. */
function hasHoursLabel(folded: string): boolean {
  return HOURS_LABEL_PATTERN.test(besidesAllDay(folded) ?? withoutResponseTimes(folded));
}

function mentionOf({ page, lines }: Candidate): Mention {
  return mention(page, getMentionPlace(lines[0]?.region ?? 'body'), textOf(lines));
}

function textOf(lines: readonly PageLine[]): string {
  const text = [...new Set(lines.map((line) => line.text.replace(/\s+/g, ' ')))].join(' · ');
  return text.length <= LONGEST_TEXT ? text : `${cutText(text, LONGEST_TEXT - 1)}…`;
}

function toHours(reading: HoursReading): Omit<OpeningHours, 'text'> {
  const periods = periodsOf(completed(reading));
  const alwaysOpen =
    (reading.alwaysOpen && periods.length === 0) ||
    (periods.length > 0 && periods.every(isAllDay) && periods.flatMap(({ days }) => days).length === 7);
  return { periods, byAppointment: reading.byAppointment, alwaysOpen };
}

const WHOLE_WEEK = [0, 1, 2, 3, 4, 5, 6];
/** "Every day": with this many days it is a rule from which closed days are excluded. */
const MOST_OF_THE_WEEK = 6;

/** Hours stated once for all days, and closed days separately: "9:00-18:30, closed on Mondays". */
function completed({ entries, looseRanges }: HoursReading): readonly HoursEntry[] {
  const closed = new Set(entries.filter(({ isClosed }) => isClosed).flatMap(({ days }) => days));
  if (closed.size === 0) return entries;
  const isOnlyClosed = entries.every(({ isClosed }) => isClosed);
  if (isOnlyClosed && looseRanges.length > 0 && looseRanges.length <= 2 && closed.size <= 3) {
    return [...entries, { days: WHOLE_WEEK.filter((day) => !closed.has(day)), ranges: looseRanges, isClosed: false }];
  }
  return entries.map((entry) =>
    entry.ranges.length > 0 && new Set(entry.days).size >= MOST_OF_THE_WEEK
      ? { ...entry, days: entry.days.filter((day) => !closed.has(day)) }
      : entry,
  );
}

/** Groups periods by equal times, days in the order of the week; a day that occurs twice with other times keeps both (split shifts). */
function periodsOf(entries: readonly HoursEntry[]): OpeningPeriod[] {
  const byTimes = new Map<string, Set<number>>();
  const openDays = new Set(entries.filter(({ ranges }) => ranges.length > 0).flatMap(({ days }) => days));
  for (const { days, ranges } of entries) {
    const keys =
      ranges.length > 0 ? ranges.map(([opens, closes]) => `${clockTime(opens)} ${clockTime(closes)}`) : ['closed'];
    for (const key of keys) {
      const known = byTimes.get(key) ?? new Set<number>();
      for (const day of days) if (key !== 'closed' || !openDays.has(day)) known.add(day);
      byTimes.set(key, known);
    }
  }
  return [...byTimes].flatMap(([key, days]): OpeningPeriod[] => {
    const names = WEEK.filter((_, day) => days.has(day));
    if (names.length === 0) return [];
    const [opens = null, closes = null] = key === 'closed' ? [] : key.split(' ');
    return [{ days: names, opens, closes }];
  });
}
