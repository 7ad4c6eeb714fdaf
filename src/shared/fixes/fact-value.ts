import type { FactKind } from './fact-sheet.ts';

/** Kinds whose value is a number of years, stars or reviews. */
const NUMBERS: Readonly<Partial<Record<FactKind, { least: number; most: number; sentence: string }>>> = {
  yearsInBusiness: { least: 1, most: 500, sentence: 'Give the years as a whole number, such as 12.' },
  reviewCount: { least: 0, most: 1_000_000, sentence: 'Give the number of reviews as a whole number.' },
};
const OLDEST_YEAR = 1000;

/** Validates an owner's value for a fact: the problem as a sentence, or null. `thisYear` limits the year of foundation. Pure. */
export function findFactProblem(kind: FactKind, value: string, thisYear: number): string | null {
  const text = value.trim();
  if (text === '') return 'Type the fact first.';
  if (text.length > 500) return 'A fact has at most 500 characters.';
  if (/[\p{Cc}<>]/u.test(text)) return 'Leave out line breaks and the signs < and >.';
  const number = NUMBERS[kind];
  if (number !== undefined) {
    const isInside = /^[0-9]+$/.test(text) && Number(text) >= number.least && Number(text) <= number.most;
    return isInside ? null : number.sentence;
  }
  switch (kind) {
    case 'foundedYear':
      return /^[0-9]{4}$/.test(text) && Number(text) >= OLDEST_YEAR && Number(text) <= thisYear
        ? null
        : 'Give the year with four digits, such as 1998. It cannot lie in the future.';
    case 'phone':
      return /^[+(0-9][-0-9 ()./+A-Za-z]{5,39}$/.test(text) && (text.match(/[0-9]/g) ?? []).length >= 3
        ? null
        : 'Type the phone number as your customers dial it.';
    case 'email':
      return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
        ? null
        : 'Type the whole email address, such as hello@example.com.';
    case 'website':
      return /^https?:\/\/[^\s/]+\.[^\s]+$/i.test(text) ? null : 'Type the whole address, beginning with https://.';
    case 'rating':
      return /^[1-5](?:[.,][0-9])?$/.test(text) && Number(text.replace(',', '.')) <= 5
        ? null
        : 'Give the rating as Google shows it, such as 4.6.';
    default:
      return null;
  }
}
