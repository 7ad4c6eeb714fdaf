import { foldText } from './fold-text.ts';

const KNOWN = new Map<string, ReadonlyMap<string, number>>();

/**
 * The names of the months in a language as the platform's CLDR has them, long and short, alone and beside a day ("grudzień",
 * "grudnia"), folded and without a dot, each with its number from 1.
 * @param language BCP 47
 */
export function getMonthNames(language: string): ReadonlyMap<string, number> {
  const known = KNOWN.get(language);
  if (known !== undefined) return known;
  const names = new Map<string, number>();
  for (const month of ['long', 'short'] as const) {
    for (const day of [undefined, 'numeric'] as const) {
      const format = new Intl.DateTimeFormat(language, { month, day, timeZone: 'UTC' });
      for (let number = 1; number <= 12; number += 1) {
        const parts = format.formatToParts(Date.UTC(2026, number - 1, 15));
        const name = foldText(parts.find(({ type }) => type === 'month')?.value ?? '').replace(/\.$/, '');
        if (!names.has(name)) names.set(name, number);
      }
    }
  }
  KNOWN.set(language, names);
  return names;
}
