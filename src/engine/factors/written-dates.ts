import { foldText } from '../facts/language/fold-text.ts';
import { getMonthNames } from '../facts/language/month-names.ts';

/** A date in a text, as written and as ISO 8601. */
export interface WrittenDate {
  readonly written: string;
  readonly date: string;
}

const YEAR_FIRST = /(?<!\d)(20\d\d)\s?[-/.年년]\s?(\d{1,2})\s?[-/.月월]\s?(\d{1,2})(?!\d)[日일]?/g;
const YEAR_LAST = /(?<![\d.])(\d{1,2})([./-])\s?(\d{1,2})\2\s?(20\d\d)(?!\d)/g;
const DAY_MONTH =
  /(?<!\d)(\d{1,2})(?:\.|er|st|nd|rd|th|º)?\s(?:de\s|of\s)?(\p{L}{3,12})\.?,?\s(?:de\s|del\s)?(20\d\d)(?!\d)/gu;
const MONTH_DAY = /(?<!\p{L})(\p{L}{3,12})\.?\s(\d{1,2})(?:st|nd|rd|th)?,?\s(20\d\d)(?!\d)/gu;
/** Countries that write the month first where only digits and slashes stand. */
const MONTH_FIRST = new Set(['US', 'PH']);

/**
 * The dates that a text gives with day, month and year.
 * @param languages whose months are known by their names (CLDR, as built into the platform); BCP 47
 * @param country ISO 3166-1 alpha-2, for "03/04/2026"
 */
export function readWrittenDates(text: string, languages: readonly string[], country: string | null): WrittenDate[] {
  const found: WrittenDate[] = [];
  const add = (written: string, year: string, month: number, day: number) => {
    if (month < 1 || month > 12 || day < 1 || day > 31) return;
    const padded = [month, day].map((part) => String(part).padStart(2, '0')).join('-');
    found.push({ written, date: `${year}-${padded}` });
  };
  for (const [written, year = '', month, day] of text.matchAll(YEAR_FIRST))
    add(written, year, Number(month), Number(day));
  for (const [written, first, sign, second, year = ''] of text.matchAll(YEAR_LAST)) {
    const isMonthFirst = Number(second) > 12 || (sign === '/' && country !== null && MONTH_FIRST.has(country));
    const [day, month] = isMonthFirst ? [second, first] : [first, second];
    add(written, year, Number(month), Number(day));
  }
  const monthOf = (name: string): number =>
    [...languages, 'en'].map((language) => getMonthNames(language).get(foldText(name)) ?? 0).findLast(Boolean) ?? 0;
  for (const [written, day, name = '', year = ''] of text.matchAll(DAY_MONTH))
    add(written, year, monthOf(name), Number(day));
  for (const [written, name = '', day, year = ''] of text.matchAll(MONTH_DAY))
    add(written, year, monthOf(name), Number(day));
  return found;
}
