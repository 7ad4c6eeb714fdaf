import { foldText } from '../facts/language/fold-text.ts';
import { getMonthNames } from '../facts/language/month-names.ts';

/** The order of day and month in ambiguous dates: "03/04/2026". */
export type DayOrder = 'day-first' | 'month-first';

const MONTH_LANGUAGES = 'en de fr es it nl pt pl sv da nb fi cs hu ro tr ru uk el'.split(' ');

/** "28.9.26" and "9/28/26". Years from 20 on: a smaller number may be a day in last position. */
const SHORT_YEAR = /^(\d{1,2})[/.](\d{1,2})[/.]([23]\d)\b/;

/**
 * Parses a date as exports and people write it: 2026-09-28 (also with a time), 20260928, 28.09.2026, 9/28/2026, 28.9.26,
 * "Sep 28, 2026", "28. September 2026", 2026年9月28日. Returns `2026-09-28`; null for anything but a day between 2000 and
 * 2099. Pure.
 */
export function parseDay(text: string, order: DayOrder = 'day-first'): string | null {
  const plain = text.normalize('NFKC').trim().slice(0, 60);
  const iso =
    /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})(?:日|\b)/.exec(plain) ?? /^(\d{4})(\d{2})(\d{2})(?:\d{2})?$/.exec(plain);
  if (iso !== null) return dayOf(iso[1], iso[2], iso[3]);
  const numeric = /^(\d{1,2})[-/. ]+(\d{1,2})[-/. ]+(\d{4})\b/.exec(plain) ?? SHORT_YEAR.exec(plain);
  if (numeric !== null) {
    const [, one, two, ending = ''] = numeric;
    const year = ending.length === 2 ? `20${ending}` : ending;
    const isMonthFirst = Number(two) > 12 || (order === 'month-first' && Number(one) <= 12);
    return isMonthFirst ? dayOf(year, one, two) : dayOf(year, two, one);
  }
  const words = foldText(plain).match(/[\p{L}]+|\d+/gu) ?? [];
  const month = words.map(monthOf).find((found) => found !== undefined);
  const year = words.find((word) => /^\d{4}$/.test(word));
  const day = words.find((word) => /^\d{1,2}$/.test(word));
  return month === undefined ? null : dayOf(year, String(month), day);
}

function monthOf(word: string): number | undefined {
  for (const language of MONTH_LANGUAGES) {
    const month = getMonthNames(language).get(word);
    if (month !== undefined) return month;
  }
  return undefined;
}

/** The order of day and month in a column of dates; `usual` where all of them are ambiguous. Pure. */
export function detectDayOrder(texts: readonly string[], usual: DayOrder): DayOrder {
  for (const text of texts) {
    const [, one, two] = /^\s*(\d{1,2})[-/.](\d{1,2})[-/.](?:\d{4}|[23]\d\b)/.exec(text) ?? [];
    if (Number(one) > 12) return 'day-first';
    if (Number(two) > 12) return 'month-first';
  }
  return usual;
}

function dayOf(year: string | undefined, month: string | undefined, day: string | undefined): string | null {
  if (year === undefined || month === undefined || day === undefined || !/^20\d{2}$/.test(year)) return null;
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? null : text;
}
