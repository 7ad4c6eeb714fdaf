import { type Language, meansSame, tokenizeWords } from '../fixes/verify/word-stems.ts';

const STOP_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set('a an and at by for from in near of on or our the to with your me my best local'.split(' ')),
  de: new Set(
    'am an auf aus bei beim das dem den der des die ein eine einer für im in mein meine nähe und von zu zum zur'.split(
      ' ',
    ),
  ),
  fr: new Set('a à au aux avec chez dans de des du en et la le les mon ma ou par pour près sur un une'.split(' ')),
  es: new Set('a al cerca con de del el en la las los mi o para por su un una y'.split(' ')),
  it: new Set('a ad al alla con da dal di del della e in il la le lo mio o per un una vicino'.split(' ')),
  nl: new Set('aan bij de het een en in mijn naar of op te uit van voor'.split(' ')),
  pt: new Set('a ao com da de do e em na no o os as ou para perto por um uma meu minha'.split(' ')),
};

/** Which words of a keyword a text contains; inflection, order and stop words are ignored. */
export function namesKeyword(
  text: string,
  keyword: string,
  language: Language,
): { isNamed: boolean; missing: string[] } {
  const named = tokenizeWords(text);
  const wanted = tokenizeWords(keyword).filter(({ folded }) => !STOP_WORDS[language].has(folded));
  const missing = wanted.filter(
    ({ stem, folded }) => !named.some((word) => word.folded === folded || meansSame(word.stem, stem)),
  );
  return { isNamed: wanted.length > 0 && missing.length === 0, missing: missing.map(({ text: word }) => word) };
}
