import type { FactContext } from '../fact-context.ts';
import { foldText } from '../language/fold-text.ts';
import { deriveLanguages } from '../language/languages.ts';
import { memoizePerContext } from '../memoize-per-context.ts';
import type { PageLine } from '../pages/page-lines.ts';

const MONTHS = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 15));
const LONGEST_DATE_LINE = 60;
const MONTH_NAMES = new Map<string, readonly string[]>();

/** The folded names of the months in a language, long and short, as they stand in a date. */
function listMonths(language: string): readonly string[] {
  const known = MONTH_NAMES.get(language);
  if (known !== undefined) return known;
  const names = (['long', 'short'] as const).flatMap((month) => {
    const format = new Intl.DateTimeFormat(language, { month, day: 'numeric', timeZone: 'UTC' });
    return MONTHS.map((one) => foldText(format.formatToParts(one).find(({ type }) => type === 'month')?.value ?? ''));
  });
  const found = [...new Set(names.map((name) => name.replace(/\.$/, '')))].filter((name) => /^\p{L}{3,}$/u.test(name));
  MONTH_NAMES.set(language, found);
  return found;
}

/** A text that begins with a day, perhaps behind its weekday, in the languages of the site: "12 December 2026", "Sat, May 3". */
const getDayPattern = memoizePerContext((context: FactContext): RegExp => {
  const languages = [...deriveLanguages(context).value.slice(0, 2), 'en'];
  const months = [...new Set(languages.flatMap(listMonths))].join('|');
  return new RegExp(
    String.raw`^(?:\p{L}{2,12}[.,]{0,2} )?(?:\d{1,2}(?:\.|st|nd|rd|th)?,? (?:de |di |of )?(?:${months})(?!\p{L})|(?:${months})\.? \d{1,2}(?:st|nd|rd|th)?(?:,|\s|$)|\d{1,2}[./-]\d{1,2}[./-]20\d\d(?!\d)|20\d\d-\d\d-\d\d(?!\d))`,
    'u',
  );
});

/**
 * Whether lines name the place of an event: they or the short line directly above begin with its day, outside header and footer.
 * @param first the first of the lines
 */
export function isEventLine(context: FactContext, lines: readonly PageLine[], first: number, last: number): boolean {
  const line = lines[first];
  if (line === undefined || line.inAddress || line.region === 'footer' || line.region === 'header') return false;
  const above = lines[first - 1];
  const texts = lines.slice(first, last + 1).map(({ text }) => text);
  if (above !== undefined && above.text.length <= LONGEST_DATE_LINE) texts.push(above.text);
  return texts.some((text) => /\d/.test(text) && getDayPattern(context).test(foldText(text)));
}
