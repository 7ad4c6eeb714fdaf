import { foldText, splitWords } from '../language/fold-text.ts';

/** Words that names of places carry short and long: "St. Louis", "Ft. Worth", "Mt. Pleasant". */
const LONG: Readonly<Record<string, string>> = {
  st: 'saint',
  ste: 'sainte',
  sankt: 'saint',
  ft: 'fort',
  mt: 'mount',
};

/** A place's name as it is compared: folded words with one space between them, "St." as "saint". */
export function placeKey(name: string): string {
  return splitWords(foldText(name).replace(/'/g, ' '))
    .map((word) => LONG[word] ?? word)
    .join(' ');
}
