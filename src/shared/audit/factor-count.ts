import { FACTOR_KEYS } from './factor-keys.ts';

const WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** The number of factors as a word in a sentence, computed so that texts stay correct when a factor is added. */
export const FACTOR_COUNT_WORD = WORDS[FACTOR_KEYS.length] ?? String(FACTOR_KEYS.length);

/** The same, capitalized. */
export const FACTOR_COUNT_TITLE = FACTOR_COUNT_WORD.charAt(0).toUpperCase() + FACTOR_COUNT_WORD.slice(1);
