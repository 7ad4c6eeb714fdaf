import type { FactContext } from '../fact-context.ts';
import { foldText } from '../language/fold-text.ts';
import { deriveLanguages } from '../language/languages.ts';
import { getMonthNames } from '../language/month-names.ts';
import { memoizePerContext } from '../memoize-per-context.ts';
import type { PageLine } from '../pages/page-lines.ts';

const LONGEST_DATE_LINE = 60;

/** A text that begins with a day, perhaps behind its weekday, in the languages of the site: "12 December 2026", "Sat, May 3". */
const getDayPattern = memoizePerContext((context: FactContext): RegExp => {
  const languages = [...deriveLanguages(context).value.slice(0, 2), 'en'];
  const names = languages.flatMap((language) => [...getMonthNames(language).keys()]);
  const months = [...new Set(names)].filter((name) => /^\p{L}{3,}$/u.test(name)).join('|');
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
