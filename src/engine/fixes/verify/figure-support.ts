import type { ReadSentence } from './claim.ts';
import { isClaimed } from './claimed-number.ts';
import type { FactIndex, IndexedFact } from './fact-index.ts';
import { figuresIn } from './figures.ts';
import { parseNumberWord } from './parse-number-word.ts';
import { isSameThing } from './supported-price.ts';
import { foldInPlace, type Word } from './word-stems.ts';

const MORE_THAN =
  /\b(?:over|more than|beyond|well over|upwards of|at least|uber|mehr als|seit uber|plus de|au moins|mas de|al menos|some)\s+(?:\p{L}+\s+)?$/u;
const NEARLY = /\b(?:nearly|almost|close to|fast|knapp|rund|etwa|presque|pres de|environ|casi|unos|cerca de)\s+$/;
const YEARS = /^(?:years?|yrs?|jahren?n?|jahre|ans|annees|anos)$/;
const DECADES = /^(?:decades?|jahrzehnten?|decennies|decadas)$/;
/** Numbers without a claim: "one of", "two of you", "step 2", "first floor", the house number of its own address. */
const SMALL_TALK =
  /^(?:or|and|of|easy|simple|quick|short|ways?|steps?|minutes? to (?:book|call|fill)|things?|einfache|schritten?|etapes|pasos)$/;

/** Numbers up to this are part of any advice: "brush for two minutes", "three colors", "a patio of ten feet by twelve". */
const LARGEST_PLAIN_NUMBER = 12;
const ROUGHLY =
  /\b(?:nearly|almost|close to|around|about|roughly|some|fast|knapp|rund|etwa|circa|ungefahr|presque|pres de|environ|casi|unas|unos|cerca de|alrededor de)\s+$/;

/** "over 200 reviews" is true of 212, "nearly 100" of 96. */
function isCountOfReviews(value: number, before: string, { words }: ReadSentence, index: FactIndex): boolean {
  const count = Number(index.ofKind('reviewCount')[0]?.fact.value.replace(/\D/g, '') || Number.NaN);
  if (
    !words.some(({ folded }) =>
      /^(?:review(?:s|ed|ers?)?|rat(?:e|ed|ings?)|bewert\w*|rezension\w*|avis|notes?|notee?s?|resenas?|opin\w*|valora\w*)$/.test(
        folded,
      ),
    )
  )
    return false;
  if (MORE_THAN.test(before)) return value <= count && value >= count * 0.75;
  return ROUGHLY.test(before) && value >= count * 0.9 && value <= count * 1.1;
}

/** Whether a year is one of the facts; in a sentence about the founding, whether it is the founding year. */
export function isYearSupported(year: string, isDecade: boolean, sentence: ReadSentence, index: FactIndex): boolean {
  const founded = index.ofKind('foundedYear').some(({ fact }) => fact.value.includes(year));
  if (isDecade) return index.ofKind('foundedYear').some(({ fact }) => fact.value.slice(0, 3) === year.slice(0, 3));
  if (founded) return true;
  // "Winner 2023" supports 2023 in a sentence about the award only.
  const said = [...sentence.words, ...sentence.before];
  const isCarried = index.facts
    .filter(({ fact }) => fact.kind !== 'phone' && figuresIn(fact.value).includes(Number(year)))
    .some(({ words }) => words.some((one) => one.stem.length > 3 && said.some((word) => word.stem === one.stem)));
  if (isCarried) return true;
  return index.age !== null && index.ofKind('foundedYear').length === 0 && Number(year) === index.year - index.age;
}

/** Whether a number follows from the facts, or makes no claim. `start` and `end`: its position. */
export function isFigureSupported(
  value: number,
  start: number,
  end: number,
  folded: string,
  sentence: ReadSentence,
  index: FactIndex,
): boolean {
  const before = folded.slice(Math.max(0, start - 30), start);
  const next = nextWord(sentence, end);
  const unit = next?.folded ?? '';
  const isPercent = /%|percent|prozent|pour ?cent|por ?ciento/.test(folded.slice(start, end + 12));
  if (
    !isPercent &&
    (YEARS.test(unit) || YEARS.test(nextWord(sentence, next?.end ?? end)?.folded ?? '')) &&
    index.age !== null
  ) {
    if (fitsSpan(value, 1, before, index.age)) return true;
  }
  if (DECADES.test(unit) && index.age !== null) {
    if (
      NEARLY.test(before)
        ? fitsSpan(value, 10, before, index.age)
        : value * 10 <= index.age + 1 && value * 10 > index.age - 10
    )
      return true;
  }
  if (isCountOfReviews(value, before, sentence, index)) return true;
  const holders = index.facts.filter((one) => one.fact.kind !== 'phone' && numbersOf(one, index).includes(value));
  if (holders.some((holder) => fitsUnit(holder, next, sentence, isPercent))) return true;
  if (value === 5 && index.ofKind('rating').length > 0 && /\b(?:of|von|sur|sobre|de) $/.test(before)) return true;
  if (SMALL_TALK.test(unit) && value <= 3) return true;
  if (/^(?:degrees?|grad|degres|grados|pages?|words?|seiten)$/.test(unit)) return true;
  if (next !== null && isCountOfFacts(value, next, sentence, index)) return true;
  return (
    !isPercent &&
    Number.isInteger(value) &&
    value <= LARGEST_PLAIN_NUMBER &&
    !isClaimed(folded, start, end, sentence, index)
  );
}

/** Whether a span of `value` times `step` years fits the age of the business: "over", "nearly" or about. */
export function fitsSpan(value: number, step: number, before: string, age: number): boolean {
  if (MORE_THAN.test(before)) return value * step <= age;
  if (NEARLY.test(before)) return value * step >= age && value * step <= age + 3;
  return Math.abs(value * step - age) <= 1;
}

/** Whether text and fact are about the same thing: the fact contains a unit of the text, or its kind is the unit. */
function fitsUnit(
  { fact, words }: IndexedFact,
  next: Word | null,
  sentence: ReadSentence,
  isPercent: boolean,
): boolean {
  if (isPercent) return fact.value.includes('%') || /percent|prozent/i.test(fact.value);
  switch (fact.kind) {
    case 'foundedYear':
    case 'price':
    case 'hours':
    case 'website':
      return false;
    case 'postalCode':
      return sentence.text.includes(fact.value);
    case 'rating':
      return sentence.words.some(({ folded }) =>
        /^(?:stars?|rating|rated|out|sterne?n?|bewert\w*|etoiles?|note|estrellas?|google|reviews?|avis|valora\w*|puntuacion|media|average|schnitt)$/.test(
          folded,
        ),
      );
    case 'reviewCount':
      return sentence.words.some(({ folded }) =>
        /^(?:reviews?|ratings?|bewertungen|rezensionen|avis|resenas|opiniones|valoraciones|google)$/.test(folded),
      );
    case 'yearsInBusiness':
      return sentence.words.some(({ folded }) => YEARS.test(folded));
    default: {
      const content = words.filter(({ folded }) => !/^\d/.test(folded) && folded.length > 3);
      if (content.length === 0 || next === null) return true;
      return content.some((one) => sentence.words.some((word) => isSameThing(word, one)));
    }
  }
}

const COUNTED: readonly { readonly unit: RegExp; readonly kinds: readonly IndexedFact['fact']['kind'][] }[] = [
  {
    unit: /^(?:towns?|cit(?:y|ies)|areas?|communities|places|suburbs?|orten?|orte|stadten?|gemeinden|villes|communes|secteurs|pueblos|ciudades|zonas|municipios|localidades)$/,
    kinds: ['area'],
  },
  { unit: /^(?:services?|leistungen|prestations|servicios)$/, kinds: ['service'] },
  { unit: /^(?:languages?|sprachen|langues|idiomas)$/, kinds: ['language'] },
  { unit: /^(?:numbers?|lines?|telefonnummern)$/, kinds: ['phone'] },
  { unit: /^(?:brands?|marken|marques|marcas)$/, kinds: ['brand'] },
  {
    unit: /^(?:doctors?|dentists?|lawyers?|partners?|owners?|attorneys?|arzte\w*|anwalte\w*|medecins|avocats|medicos|abogados|socios)$/,
    kinds: ['person'],
  },
];

function isCountOfFacts(value: number, next: Word, sentence: ReadSentence, index: FactIndex): boolean {
  const units = [next.folded, nextWord(sentence, next.end)?.folded ?? ''];
  return COUNTED.some(
    ({ unit, kinds }) => units.some((word) => unit.test(word)) && index.ofKind(...kinds).length === value,
  );
}

/** Memoized by fact: each number of each text is compared with all of them. */
const NUMBERS = new WeakMap<IndexedFact, readonly number[]>();

function numbersOf(indexed: IndexedFact, { language }: FactIndex): readonly number[] {
  const known = NUMBERS.get(indexed);
  if (known !== undefined) return known;
  const { value } = indexed.fact;
  const spelled = value.split(/[\s,]+/).flatMap((word) => parseNumberWord(foldInPlace(word), language) ?? []);
  const numbers = [...figuresIn(value), ...spelled];
  NUMBERS.set(indexed, numbers);
  return numbers;
}

/** The first word at or after a position in the sentence. */
export function nextWord({ words }: ReadSentence, after: number): Word | null {
  return words.find(({ start }) => start >= after) ?? null;
}
