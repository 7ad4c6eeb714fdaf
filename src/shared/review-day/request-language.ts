import { commonTerms, type RequestLexicon, requestLexicons } from './request-lexicons.ts';
import { readTokens } from './request-tokens.ts';

/** Scripts of languages that are not checked. Cyrillic stands for its largest language. */
const scripts: readonly (readonly [code: string, letters: RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['ta', /\p{Script=Tamil}/gu],
  ['hy', /\p{Script=Armenian}/gu],
  ['ka', /\p{Script=Georgian}/gu],
];
/** A language that has this share of the best one's common words may be used too: in a text in two languages, or a short one. */
const nearlyAsGood = 0.5;
/** In letters; more add nothing. */
const longestText = 2_000;

/** How many common words of each language a text has, by code. */
export function countCommonTerms(text: string): Map<string, number> {
  const words = readTokens(text.slice(0, longestText), '').map(({ word }) => word);
  return new Map([...commonTerms].map(([code, common]) => [code, words.filter((word) => common.has(word)).length]));
}

/** The languages to check a text in: all that are checked, when none shows. */
export function chooseLexicons(text: string): readonly RequestLexicon[] {
  const counts = countCommonTerms(text);
  const best = Math.max(...requestLexicons.map(({ code }) => counts.get(code) ?? 0));
  return requestLexicons.filter(({ code }) => (counts.get(code) ?? 0) >= best * nearlyAsGood);
}

/** The language of a text that is not checked, in English: "Polish". Null when it is checked, or when the text is too short to say. */
export function findUncheckedLanguage(text: string): string | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const script = scripts.find(([, ofScript]) => (text.match(ofScript)?.length ?? 0) > letters / 3);
  if (script !== undefined && letters > 3) return nameLanguage(script[0]);
  const counts = countCommonTerms(text);
  const checked = Math.max(...requestLexicons.map(({ code }) => counts.get(code) ?? 0));
  const [best] = [...counts].filter(([code]) => !isChecked(code)).toSorted(([, one], [, other]) => other - one);
  return best !== undefined && best[1] >= 2 && best[1] > checked ? nameLanguage(best[0]) : null;
}

function isChecked(code: string): boolean {
  return requestLexicons.some((lexicon) => lexicon.code === code);
}

function nameLanguage(code: string): string {
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code;
}

/** Says that a text is not checked, and why. `language` as from `findUncheckedLanguage`. */
export function uncheckedLanguageSentence(language: string): string {
  return `We can check messages in English, German, French, Spanish, Italian, Dutch and Portuguese only. This one seems to be in ${language}.`;
}
