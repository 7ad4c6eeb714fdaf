import { readPattern } from '../../data/patterns.ts';

/** A sentence of a text with its position. */
export interface Sentence {
  readonly text: string;
  readonly start: number;
}

const SEGMENTERS = new Map<string, Intl.Segmenter>();
/** "Mr. Cole", "St. Paul", "No. 1", "z. B. ...": full stops that do not end a sentence. */
const ABBREVIATION = new RegExp(
  String.raw`(?:(?:^|[\s(])(?:${readPattern('claims', 'abbreviation')})|\p{Lu}\.\p{Lu})\.\s*$`,
  'u',
);

/** "am 24. Dezember", "im 1. Stock" */
const ORDINAL = /(?:^|\s)(?:am|vom|zum|im|beim|d(?:e[mnrs]|as|ie))\s\d{1,2}\.\s*$/i;

/** Where a sentence can end (Unicode Standard Annex 29, 2025-08): most labels and photo descriptions have none of these. */
const ENDING = /[\p{Sentence_Terminal}\n\r\u0085\u2028\u2029]/u;

/** Splits a text into sentences with their positions; a line break ends one too. `language`: BCP 47. */
export function splitSentences(text: string, language: string): Sentence[] {
  if (!ENDING.test(text)) return text.trim() === '' ? [] : [{ text, start: 0 }];
  let segmenter = SEGMENTERS.get(language);
  if (segmenter === undefined) {
    segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
    SEGMENTERS.set(language, segmenter);
  }
  const sentences: { text: string; start: number }[] = [];
  for (const { segment, index } of segmenter.segment(text)) {
    const last = sentences.at(-1);
    const goesOn =
      last !== undefined && (ABBREVIATION.test(last.text) || (language === 'de' && ORDINAL.test(last.text)));
    if (goesOn) last.text += segment;
    else sentences.push({ text: segment, start: index });
  }
  return sentences.filter((sentence) => sentence.text.trim() !== '');
}
