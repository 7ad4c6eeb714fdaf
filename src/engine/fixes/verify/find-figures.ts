import type { ClaimKind } from '#shared/fixes/grounded-text.ts';
import { readPattern } from '../../data/patterns.ts';
import { findAllDayClaims } from './all-day-claims.ts';
import type { ClaimFinder, FoundClaim, ReadSentence } from './claim.ts';
import type { FactIndex } from './fact-index.ts';
import { fitsSpan, isFigureSupported, isYearSupported, nextWord } from './figure-support.ts';
import { parseAmount, sameNumber } from './figures.ts';
import { daysOpen, isOpeningTime } from './opening-claims.ts';
import { parseNumberWord, vagueAmounts, vagueYears } from './parse-number-word.ts';
import { spelledNumbers } from './spelled-numbers.ts';
import { isPriceSupported } from './supported-price.ts';
import { foldInPlace, type Language, type Word } from './word-stems.ts';

/** "for over a quarter of a century" in years. */
const CENTURIES =
  /\b(?:(quarter|half|viertel|halben?|quart|demi|cuarto|medio) ?(?:of )?(?:a |de )?-?)?(?:centur(?:y|ies)|jahrhunderts?|siecles?|siglos?)\b/g;
const CURRENCY = String.raw`(?:US\$|[$€£]|USD|EUR|CHF|GBP|Fr\.)`;
const AMOUNT = String.raw`\d{1,3}(?:[.,' ]\d{3})+(?:[.,]\d{2})?|\d+(?:[.,]\d{1,2})?`;
const PRICE = new RegExp(
  String.raw`${CURRENCY}\s?(${AMOUNT})|(${AMOUNT})\s?(?:${CURRENCY}|dollars?\b|bucks\b|euros?\b|pounds?\b|quid\b|pence\b|cents?\b|Franken\b|francs?\b|pesos\b)`,
  'gi',
);
/** Words for money next to a number in words. */
const MONEY_WORD = /^(?:dollars?|bucks|euros?|pounds?|quid|franken|francs?|pesos)$/;
const PHONE = /\+?\(?\d[\d\s()./-]{6,}\d/g;
const TIME = /\b(\d{1,2})(?:(?:[:.h]|\s?h\s?)(\d{2}))?\s?(a\.?m\.?|p\.?m\.?|uhr|h\b|heures?|horas)?(?![\d%])/gi;
const YEAR = /(?<![\d$€£.,/-])(1[6-9]\d\d|20\d\d)(s?)(?![\d,.]?\d)/g;
const FIGURE = /(?<![\p{L}\d.,:/])(?:#|n°|nr\. ?)?(\d+(?:[.,]\d+)*)(\+|\s?%)?(?![\p{L}\d])/gu;
const DAYS_A_WEEK =
  /\b(\w+)[\s-](?:days?|tage|jours|dias)[\s-](?:a|per|each|every|in der|pro|die|par|sur|a la|por)[\s-](?:week|woche|semaine|sept|semana)\b/g;

/**
 * Years, prices and other numbers that no fact supports. A year must be in a fact, in a sentence about the founding the
 * founding year; a price must be one of the facts and the sentence about its subject; a span of years must follow from the
 * founding; a count may be the number of facts of a kind.
 */
export const findFigures: ClaimFinder = (sentence, index) => {
  const folded = foldInPlace(sentence.text);
  const taken: { start: number; end: number }[] = [];
  const found: FoundClaim[] = [];
  const isTaken = (start: number, end: number) => taken.some((one) => start < one.end && end > one.start);
  const take = (start: number, end: number, kind: ClaimKind | null) => {
    taken.push({ start, end });
    if (kind !== null) found.push({ kind, start, end });
  };

  for (const match of sentence.text.matchAll(PRICE)) {
    const amount = match[1] ?? match[2] ?? '';
    const isCarried = isPriceSupported(parseAmount(amount), sentence, index);
    take(match.index, match.index + match[0].length, isCarried ? null : 'price');
  }
  for (const { start, end, isCarried } of findAllDayClaims(folded, index))
    if (!isTaken(start, end)) take(start, end, isCarried ? null : 'number');
  for (const { index: start, 0: words, 1: count = '' } of folded.matchAll(DAYS_A_WEEK)) {
    const days = Number(count) || parseNumberWord(count, index.language);
    if (days === null || isTaken(start, start + words.length)) continue;
    take(start, start + words.length, daysOpen(index) === days ? null : 'number');
  }
  for (const { index: start, 0: words, 1: part } of folded.matchAll(CENTURIES)) {
    const years = part === undefined ? 100 : /^[qvc]/.test(part) ? 25 : 50;
    const before = folded.slice(Math.max(0, start - 30), start).replace(/\b(?:an?|eine[mr]?|un|une)\s+$/, '');
    const isCarried = index.age !== null && (fitsSpan(years, 1, before, index.age) || index.age >= years);
    take(start, start + words.length, isCarried ? null : 'number');
  }
  for (const { index: start, 0: words } of sentence.text.matchAll(PHONE)) {
    const digits = words.replace(/\D/g, '');
    if (digits.length < 7 || isTaken(start, start + words.length)) continue;
    if (/^\s*(?:1[6-9]\d\d|20\d\d)\s*[-–/]\s*(?:1[6-9]\d\d|20\d\d)\s*$/.test(words)) continue;
    const isKnown = index.facts.some(({ fact }) => sameNumber(fact.value.replace(/\D/g, ''), digits));
    take(start, start + words.length, isKnown ? null : 'number');
  }
  for (const match of sentence.text.matchAll(YEAR)) {
    const end = match.index + match[0].length;
    if (isTaken(match.index, end)) continue;
    take(match.index, end, isYearSupported(match[1] ?? '', match[2] === 's', sentence, index) ? null : 'year');
  }
  for (const match of sentence.text.matchAll(TIME)) {
    const end = match.index + match[0].length;
    const isTime = match[2] !== undefined || match[3] !== undefined;
    if (!isTime || isTaken(match.index, end)) continue;
    const isCarried = isOpeningTime(match[0], index);
    // "4.9" is not a time of day, unless the shop opens then.
    if (isCarried || !/^\d+\.\d+$/.test(match[0].trim())) take(match.index, end, isCarried ? null : 'number');
  }
  for (const match of sentence.text.matchAll(FIGURE)) {
    const start = match.index;
    const end = start + match[0].length;
    if (isTaken(start, end)) continue;
    if (/^\d+$/.test(match[1] ?? '') && Number(match[1]) <= 24 && isTimeOfDay(folded, start, end, index.language)) {
      if (OPENING.test(folded)) take(start, end, isTimeCarried(Number(match[1]), index) ? null : 'number');
      continue;
    }
    take(
      start,
      end,
      isFigureSupported(parseAmount(match[1] ?? ''), start, end, folded, sentence, index) ? null : 'number',
    );
  }
  for (const { start, end } of vagueYears(folded, index.language))
    if (!isTaken(start, end))
      take(start, end, sentence.isQuestion || isDecadeCarried(folded.slice(start, end), index) ? null : 'year');
  for (const { start, end } of vagueAmounts(folded, index.language))
    if (!isTaken(start, end))
      take(
        start,
        end,
        index.facts.some(({ folded: fact }) => fact.includes(folded.slice(start, end))) ? null : 'number',
      );
  for (const { start, end, value } of spelledNumbers(folded, sentence, index)) {
    if (isTaken(start, end)) continue;
    if (value >= 1600 && value < 2100) {
      take(start, end, isYearSupported(String(value), false, sentence, index) ? null : 'year');
      continue;
    }
    const next = directlyAfter(sentence, end);
    if (isTimeOfDay(folded, start, end, index.language)) {
      if (!OPENING.test(folded)) continue;
      take(start, end, isTimeCarried(value, index) ? null : 'number');
      continue;
    }
    if (
      next === null &&
      !/\b(?:seats?|up to|(?:room|space) for|capacity of|team of|bis zu|hasta) $/.test(folded.slice(0, start))
    )
      continue;
    if (next !== null && MONEY_WORD.test(next.folded)) {
      // "catorce euros y medio"
      const half = /^ (?:y medio|et demi|und ein halber|fifty|funfzig)\b/.test(folded.slice(next.end)) ? 0.5 : 0;
      take(start, next.end, isPriceSupported(value + half, sentence, index) ? null : 'price');
    } else take(start, end, isFigureSupported(value, start, end, folded, sentence, index) ? null : 'number');
  }
  return found;
};

/** A time of day is a claim in a sentence about opening. */
const OPENING = new RegExp(String.raw`\b(?:${readPattern('claims', 'opening')})\b`, 'u');

/** "from half past seven until five", "von sechs bis dreizehn Uhr", "a las once y media". */
const TIME_BEFORE: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:from|until|till|to|at|by|past|before|after|between|through|half|closes?|opens?|noon and)\s+$/,
  de: /\b(?:von|bis|um|ab|zwischen|gegen|vor|nach|halb)\s+$/,
  fr: /\b(?:de|a|jusqu'a|des|entre|vers|apres|avant)\s+$/,
  es: /\b(?:a las?|hasta las?|desde las?|de las?|las?|de|a|y|o)\s+$/,
};
const TIME_AFTER =
  /^\s*(?:uhr|heures?|h\b|o'clock|a\.?m|p\.?m|in the (?:morning|afternoon|evening)|at night|y (?:media|cuarto)|de la (?:manana|tarde|noche)|et demie)/;
const SPAN_AFTER =
  /^\s*(?:to|until|till|through|bis|a|und|and|y|et)\s+(?:half past )?\p{L}+(?:\s+uhr|\s+heures|\s*[.,;)]|\s+(?:on|from|in|at)\b|$)/u;

const DECADES: readonly (readonly [words: RegExp, digit: string])[] = [
  [/twent|zwanzig|(?<!quatre-)vingt(?!s)|veinte/, '2'],
  [/thirt|dreissig|drei(?:ss|ß)iger|trente|treinta/, '3'],
  [/fort|vierzig|quarante|cuarenta/, '4'],
  [/fift|funfzig|cinquante|cincuenta/, '5'],
  [/sixt|sechzig|soixante(?!-dix)|sesenta/, '6'],
  [/sevent|siebzig|soixante-dix|setenta/, '7'],
  [/eight|achtzig|quatre-vingts?(?!-dix)|ochenta/, '8'],
  [/ninet|neunzig|quatre-vingt-dix|noventa/, '9'],
];

/** "the eighties" fits 1987; other words for periods ("before the war") must be in a fact. */
function isDecadeCarried(words: string, index: FactIndex): boolean {
  if (index.facts.some(({ folded }) => folded.includes(words))) return true;
  const digit = DECADES.find(([pattern]) => pattern.test(words))?.[1];
  return digit !== undefined && index.ofKind('foundedYear').some(({ fact }) => fact.value.startsWith(`19${digit}`));
}

function isTimeOfDay(folded: string, start: number, end: number, language: Language): boolean {
  const before = folded.slice(Math.max(0, start - 20), start);
  const after = folded.slice(end, end + 30);
  if (TIME_AFTER.test(after)) return true;
  if (
    /^\s*\p{L}/u.test(after) &&
    !/^\s+(?:to|until|till|on|bis|and|in|from|monday|tuesday|wednesday|thursday|friday|saturday|sunday|the|week\w+|y|a|par|par\s)\b/.test(
      after,
    )
  )
    return false;
  return (TIME_BEFORE[language].test(before) && !after.startsWith('-')) || SPAN_AFTER.test(after);
}

/** The full hour, half past it ("half past seven", "siete y media") or, in German, half an hour before ("halb acht"). */
function isTimeCarried(hour: number, index: FactIndex): boolean {
  if (index.facts.some(({ folded }) => /\b24\b|rund um die uhr|around the clock/.test(folded))) return true;
  return [`${hour}:00`, `${hour}:30`, `${hour - 1}:30`].some((time) => isOpeningTime(time, index));
}

/** The word after a number, if only a space is between them. */
function directlyAfter(sentence: ReadSentence, end: number): Word | null {
  const next = nextWord(sentence, end);
  return next !== null && /^[\s-]$/.test(sentence.text.slice(end, next.start)) ? next : null;
}
