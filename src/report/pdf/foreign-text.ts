import { cutText } from '#shared/text/cut-text.ts';
import { breakable } from './breakable.ts';

/** Words that are not ours, as a template sets them: in their language and from the side they are read from. */
export interface ForeignText {
  readonly text: string;
  /** ISO 639; null: the language of the document. */
  readonly lang: string | null;
  readonly dir: 'ltr' | 'rtl';
}

/** The languages that are written in a script, the likeliest first: a site in another language may still quote them. */
const scriptLanguages: readonly { readonly script: RegExp; readonly languages: readonly string[] }[] = [
  { script: /\p{Script=Hebrew}/u, languages: ['he', 'yi'] },
  { script: /\p{Script=Arabic}/u, languages: ['ar', 'fa', 'ur', 'ps', 'ckb', 'sd', 'ug'] },
  { script: /[\p{Script=Hiragana}\p{Script=Katakana}]/u, languages: ['ja'] },
  { script: /\p{Script=Greek}/u, languages: ['el'] },
  { script: /\p{Script=Cyrillic}/u, languages: ['ru', 'uk', 'bg', 'sr', 'mk', 'be', 'kk', 'mn'] },
];
const firstStrongLetter = /[\p{L}\p{N}]/u;
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;
const usualLength = 1000;

/**
 * Text of a site or of its owner, ready to be set: no longer than `most` letters, its longest words breakable. `language` is the
 * one of its page (BCP 47) or null; the letters themselves are believed first.
 */
export function setForeignText(text: string, language: string | null, most = usualLength): ForeignText {
  const shown = clipped(text, most);
  const first = firstStrongLetter.exec(shown)?.[0] ?? '';
  return {
    text: breakable(shown),
    lang: languageOf(shown, /^[a-z]{2,3}/.exec(language?.toLowerCase() ?? '')?.[0] ?? null),
    dir: rightToLeft.test(first) ? 'rtl' : 'ltr',
  };
}

/** Text with at most `most` letters; what is longer ends with an ellipsis, at the end of a word where one is near. */
export function clipped(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = cutText(text, most);
  const atWord = cut.replace(/\s+\S*$/u, '');
  return `${atWord.length > most * 0.8 ? atWord : cut} …`;
}

function languageOf(text: string, language: string | null): string | null {
  for (const { script, languages } of scriptLanguages) {
    if (script.test(text)) return language !== null && languages.includes(language) ? language : (languages[0] ?? null);
  }
  return language;
}
