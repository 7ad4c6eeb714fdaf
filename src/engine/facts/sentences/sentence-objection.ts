import type { LeftOutReason } from '#shared/fixes/own-sentences.ts';
import { WORD_LIMIT } from './repair-sentence.ts';
import type { FoundTerm } from './sentence-lexicon.ts';
import type { TermList } from './sentence-terms.ts';

const FEWEST_WORDS = 5;
/** A word that points back counts among as many first words. */
const POINTING_WORDS = 6;
const STREET =
  /\b\d{1,5}\s+(?:\p{Lu}[\p{L}.]*\s+){1,3}(?:Ave|Avenue|St|Street|Rd|Road|Blvd|Suite|Hwy|Drive|Dr|Lane)\b|\b\d{5}(?:-\d{4})?\b|\b[A-Z]{1,2}\d{1,2}[A-Z]? ?\d[A-Z]{2}\b/u;
const MACHINE = /lorem ipsum|@|https?:|www\.|\{\{|[|<>{}\\_=#©®™]|\p{Ll}[.!?]\p{Lu}|\+?\d[\d\s().-]{7,}\d/u;

/** Amounts of money, shares, times of day and ratings: prices and ratings change, and hours are facts of their own. */
const FIGURES =
  /(?<!\d)\d(?:[.,]\d)?\s?\/\s?(?:5|10)(?!\d)|[$£€]\s?\d|\d\s?(?:[€%]|euros?\b|chf\b|kr\b|zł|r\$)|\d\s?(?:[ap]\.?m\b|uhr\b|uur\b)|\d[:h]\d\d/iu;

/** A name in quotation marks: the certificate „Reisen für alle“. */
const QUOTED_NAME = /(?<=\s)["“„«]\s?\p{Lu}[^"“”„«»]{1,40}["“”»](?=[\s,.])/u;

/** Whether a text is one plain sentence: a capital in front, a stop at the end, no address, quote, question or web address in it. */
export function isPlainSentence(text: string, words: readonly string[]): boolean {
  if (words.length < FEWEST_WORDS || !/^[\p{Lu}\p{Lo}\d]/u.test(text) || !/[.。]$/u.test(text)) return false;
  if (/[?？…!！]|\.\.|''|["“”„«»‘*[\]]/u.test(text.replace(QUOTED_NAME, '')) || MACHINE.test(text) || STREET.test(text))
    return false;
  if ((text.match(/\(/g) ?? []).length !== (text.match(/\)/g) ?? []).length || /^[^:]{1,60}:\s/.test(text))
    return false;
  return !isShouted(text) && !/(?<!\p{L})(\p{L}{2,}) \1(?!\p{L})/iu.test(text);
}

function isShouted(text: string): boolean {
  return (text.match(/(?<!\p{L})\p{Lu}{4,}(?!\p{L})/gu) ?? []).length > 1;
}

/** Lists that refuse a sentence anywhere in it, in this order. */
const ANYWHERE: readonly (readonly [TermList, LeftOutReason])[] = [
  ['askingAnywhere', 'asks'],
  ['pointingAnywhere', 'leans-on-what-stands-before'],
  ['policy', 'policy'],
  ['offers', 'policy'],
  ['dated', 'dated'],
  ['website', 'policy'],
  ['biography', 'about-others'],
  ['others', 'about-others'],
  ['praise', 'praise'],
  ['belief', 'belief-or-promise'],
];

/**
 * Why a plain sentence may not stand by itself in a text of the business; null when nothing in its words speaks against it.
 * @param words its folded words
 * @param found the terms in them
 * @param isTreatment whether the business treats people or animals: its texts claim no cure
 */
export function findObjection(
  text: string,
  words: readonly string[],
  found: readonly FoundTerm[],
  isTreatment: boolean,
): LeftOutReason | null {
  const has = (list: TermList, before = Number.POSITIVE_INFINITY) =>
    found.some((term) => term.list === list && term.start < before);
  if (has('asking', 1)) return 'asks';
  if (has('leaning', 1) || has('pointing', POINTING_WORDS)) return 'leans-on-what-stands-before';
  if (FIGURES.test(text)) return 'policy';
  const refused = ANYWHERE.find(([list]) => has(list));
  if (refused !== undefined) return refused[1];
  if (isTreatment && has('cures')) return 'health-claim';
  return words.length > WORD_LIMIT ? 'too-long' : null;
}
