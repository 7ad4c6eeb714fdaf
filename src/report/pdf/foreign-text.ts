import { cutText } from '#shared/text/cut-text.ts';
import { breakable } from './breakable.ts';

/** Text that is not ours, as a template needs it: with its language and direction. */
export interface ForeignText {
  readonly text: string;
  /** ISO 639; null: the language of the document. */
  readonly lang: string | null;
  readonly dir: 'ltr' | 'rtl';
  /** Stands in its place when our fonts lack one of its letters. */
  readonly instead?: string;
}

/** The languages of a script, the most likely first: a site in another language may still quote them. */
const scriptLanguages: readonly { readonly script: RegExp; readonly languages: readonly string[] }[] = [
  { script: /\p{Script=Hebrew}/u, languages: ['he', 'yi'] },
  { script: /\p{Script=Arabic}/u, languages: ['ar', 'fa', 'ur', 'ps', 'ckb', 'sd', 'ug'] },
  { script: /[\p{Script=Hiragana}\p{Script=Katakana}]/u, languages: ['ja'] },
  { script: /\p{Script=Hangul}/u, languages: ['ko'] },
  { script: /\p{Script=Thai}/u, languages: ['th'] },
  { script: /\p{Script=Devanagari}/u, languages: ['hi', 'mr', 'ne', 'sa'] },
  { script: /\p{Script=Bengali}/u, languages: ['bn', 'as'] },
  { script: /\p{Script=Tamil}/u, languages: ['ta'] },
  { script: /\p{Script=Georgian}/u, languages: ['ka'] },
  { script: /\p{Script=Armenian}/u, languages: ['hy'] },
  { script: /\p{Script=Greek}/u, languages: ['el'] },
  { script: /\p{Script=Cyrillic}/u, languages: ['ru', 'uk', 'bg', 'sr', 'mk', 'be', 'kk', 'mn'] },
];
const firstStrongLetter = /[\p{L}\p{N}]/u;
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;
const usualLength = 1000;

/**
 * Prepares text of a site or its owner: at most `most` characters, with long words breakable. `language` is the page's (BCP
 * 47) or null; the script of the characters takes precedence.
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

/** Truncates text to at most `most` characters with an ellipsis, at a word boundary where one is near. */
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
