import type { ClaimKind } from '#shared/fixes/grounded-text.ts';
import type { ClaimFinder, FoundClaim, ReadSentence } from './claim.ts';
import type { FactIndex, IndexedFact } from './fact-index.ts';
import { numberOfWord, vagueAmounts } from './number-words.ts';
import { daysOpen, isWithinHours } from './opening-claims.ts';
import { foldInPlace, type Language, meansSame, type Word } from './word-stems.ts';

/** "for over a quarter of a century" in years. */
const CENTURIES =
  /\b(?:(quarter|half|viertel|halben?|quart|demi|cuarto|medio) ?(?:of )?(?:a |de )?-?)?(?:centur(?:y|ies)|jahrhunderts?|siecles?|siglos?)\b/g;
const CURRENCY = String.raw`(?:US\$|[$€£]|USD|EUR|CHF|GBP|Fr\.)`;
const AMOUNT = String.raw`\d{1,3}(?:[.,' ]\d{3})+(?:[.,]\d{2})?|\d+(?:[.,]\d{1,2})?`;
const PRICE = new RegExp(
  String.raw`${CURRENCY}\s?(${AMOUNT})|(${AMOUNT})\s?(?:${CURRENCY}|dollars?\b|bucks\b|euros?\b|pounds?\b|quid\b|pence\b|cents?\b|Franken\b|francs?\b|pesos\b)`,
  'gi',
);
/** Words of a price beside a spelled-out number. */
const MONEY_WORD = /^(?:dollars?|bucks|euros?|pounds?|quid|franken|francs?|pesos)$/;
const PHONE = /\+?\(?\d[\d\s()./-]{6,}\d/g;
const TIME = /\b(\d{1,2})(?:(?:[:.h]|\s?h\s?)(\d{2}))?\s?(a\.?m\.?|p\.?m\.?|uhr|h\b|heures?|horas)?(?![\d%])/gi;
const YEAR = /(?<![\d$€£.,/-])(1[6-9]\d\d|20\d\d)(s?)(?![\d,.]?\d)/g;
const FIGURE = /(?<![\p{L}\d.,:/])(?:#|n°|nr\. ?)?(\d+(?:[.,]\d+)*)(\+|\s?%)?(?![\p{L}\d])/gu;
const FOUNDING =
  /\b(?:since|founded|est(?:ablished)?|opened|began|started|dating|back to|history|from|seit|gegrundet|eroffnet|besteht|depuis|fonde\w*|creee?s?|ouvert\w*|desde|fundad\w+|abiert\w+|abrio|nacio|nacimos)\b/;
const MORE_THAN =
  /\b(?:over|more than|beyond|well over|upwards of|at least|uber|mehr als|seit uber|plus de|au moins|mas de|al menos|some)\s+(?:\p{L}+\s+)?$/u;
const NEARLY = /\b(?:nearly|almost|close to|fast|knapp|rund|etwa|presque|pres de|environ|casi|unos|cerca de)\s+$/;
const YEARS = /^(?:years?|yrs?|jahren?n?|jahre|ans|annees|anos)$/;
const DECADES = /^(?:decades?|jahrzehnten?|decennies|decadas)$/;
/** "24/7", "24 hours", "around the clock". */
const AROUND_THE_CLOCK =
  /\b24\s?\/\s?7\b|\b24[\s-]?(?:hours?|hrs?|h|stunden|heures|horas)\b|\b(?:around|round) the clock\b|\brund um die uhr\b/g;
const DAYS_A_WEEK =
  /\b(\w+)[\s-](?:days?|tage|jours|dias)[\s-](?:a|per|each|every|in der|pro|die|par|sur|a la|por)[\s-](?:week|woche|semaine|sept|semana)\b/g;
/** A number says nothing of the business here: "one of", "two of you", "step 2", "first floor", a house number of its own address. */
const SMALL_TALK =
  /^(?:or|and|of|easy|simple|quick|short|ways?|steps?|minutes? to (?:book|call|fill)|things?|einfache|schritten?|etapes|pasos)$/;

/**
 * Years, prices and other numbers that no fact carries. A year must be in a fact, and where the sentence tells of the
 * founding it must be that year; a price must be one of the facts and the sentence about its thing; a span of years must
 * follow from the founding; a count may be the number of facts of a kind.
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
    const isCarried = isPriceCarried(amountOf(amount), sentence, index);
    take(match.index, match.index + match[0].length, isCarried ? null : 'price');
  }
  for (const { index: start, 0: words } of folded.matchAll(AROUND_THE_CLOCK)) {
    const isCarried = index.facts.some(({ folded: fact }) => /\b24\b|rund um die uhr|around the clock/.test(fact));
    if (!isTaken(start, start + words.length)) take(start, start + words.length, isCarried ? null : 'number');
  }
  for (const { index: start, 0: words, 1: count = '' } of folded.matchAll(DAYS_A_WEEK)) {
    const days = Number(count) || numberOfWord(count, index.language);
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
    const before = folded.slice(Math.max(0, match.index - 40), match.index);
    take(match.index, end, isYearCarried(match[1] ?? '', match[2] === 's', before, sentence, index) ? null : 'year');
  }
  for (const match of sentence.text.matchAll(TIME)) {
    const end = match.index + match[0].length;
    const isTime = match[2] !== undefined || match[3] !== undefined;
    if (!isTime || isTaken(match.index, end)) continue;
    const isCarried = isWithinHours(match[0], index);
    // "4.9" is no time of day, unless the shop opens then.
    if (isCarried || !/^\d+\.\d+$/.test(match[0].trim())) take(match.index, end, isCarried ? null : 'number');
  }
  for (const match of sentence.text.matchAll(FIGURE)) {
    const start = match.index;
    const end = start + match[0].length;
    if (isTaken(start, end)) continue;
    take(start, end, isFigureCarried(figureOf(match[1] ?? ''), start, end, folded, sentence, index) ? null : 'number');
  }
  for (const { start, end } of vagueAmounts(folded, index.language))
    if (!isTaken(start, end))
      take(
        start,
        end,
        index.facts.some(({ folded: fact }) => fact.includes(folded.slice(start, end))) ? null : 'number',
      );
  for (const { start, end, value } of spelledNumbers(folded, sentence, index)) {
    if (isTaken(start, end)) continue;
    const next = directlyAfter(sentence, end);
    if (isTimeOfDay(folded, start, end, index.language)) {
      take(start, end, isWithinHours(String(value), index) || isHalfPast(value, index) ? null : 'number');
      continue;
    }
    if (next === null) continue;
    if (MONEY_WORD.test(next?.folded ?? ''))
      take(start, next?.end ?? end, isPriceCarried(value, sentence, index) ? null : 'price');
    else take(start, end, isFigureCarried(value, start, end, folded, sentence, index) ? null : 'number');
  }
  return found;
};

function isPriceCarried(amount: number, sentence: ReadSentence, index: FactIndex): boolean {
  const carriers = index.facts.filter(({ fact }) => figuresIn(fact.value).includes(amount));
  return carriers.some((carrier) => isAboutItsThing(carrier, sentence));
}

/** A price belongs to what it is the price of: where the fact names a thing, the sentence must name it too. */
function isAboutItsThing({ context, fact }: IndexedFact, sentence: ReadSentence): boolean {
  const thing = context.filter(({ folded }) => !/^\d/.test(folded) && folded.length > 3 && !PRICE_WORDS.test(folded));
  if (thing.length === 0 || fact.kind === 'phone') return true;
  return thing.some((one) => [...sentence.words, ...sentence.before].some((word) => isSameThing(word, one)));
}

const PRICE_WORDS =
  /^(?:from|starting|prices?|only|just|each|hour|hourly|dollars?|euros?|pounds?|with|your|plus|preis\w*|euro|stunde|desde|partir|prix|tarif\w*|precio\w*|hora|heure|fees?|rates?|cost\w*|visit|call)$/;

function isSameThing(one: Word, other: Word): boolean {
  if (one.stem === other.stem || meansSame(one.stem, other.stem)) return true;
  const shared = Math.min(one.folded.length, other.folded.length, 6);
  return shared >= 4 && one.folded.slice(0, shared) === other.folded.slice(0, shared);
}

function isYearCarried(
  year: string,
  isDecade: boolean,
  before: string,
  sentence: ReadSentence,
  index: FactIndex,
): boolean {
  const founded = index.ofKind('foundedYear').some(({ fact }) => fact.value.includes(year));
  if (isDecade) return index.ofKind('foundedYear').some(({ fact }) => fact.value.slice(0, 3) === year.slice(0, 3));
  if (founded) return true;
  const carriers = index.facts.filter(
    ({ fact }) => fact.kind !== 'phone' && figuresIn(fact.value).includes(Number(year)),
  );
  if (carriers.length > 0 && FOUNDING.test(before) && !carriers.some(({ folded }) => FOUNDING.test(folded))) {
    // "Winner since 2019" is about the award of that year; "serving since 2019" is about the founding.
    return carriers.some(({ words }) =>
      words.some(({ stem }) => stem.length > 3 && sentence.words.some((word) => word.stem === stem)),
    );
  }
  if (carriers.length > 0) return true;
  return index.age !== null && index.ofKind('foundedYear').length === 0 && Number(year) === index.year - index.age;
}

function isFigureCarried(
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
  if (DECADES.test(unit) && index.age !== null && value * 10 <= index.age && value * 10 > index.age - 10) return true;
  const holders = index.facts.filter(
    ({ fact }) => fact.kind !== 'phone' && numbersOf(fact.value, index).includes(value),
  );
  if (holders.some((holder) => fitsUnit(holder, next, sentence, isPercent))) return true;
  if (SMALL_TALK.test(unit) && value <= 3) return true;
  return next !== null && isCountOfFacts(value, next, sentence, index);
}

function fitsSpan(value: number, step: number, before: string, age: number): boolean {
  if (MORE_THAN.test(before)) return value * step <= age;
  if (NEARLY.test(before)) return value * step >= age && value * step <= age + 3;
  return Math.abs(value * step - age) <= 1;
}

/** The number is of the same thing: a unit of the text is in the fact, or the kind of fact is the unit itself. */
function fitsUnit(
  { fact, words }: IndexedFact,
  next: Word | null,
  sentence: ReadSentence,
  isPercent: boolean,
): boolean {
  if (isPercent) return fact.value.includes('%') || /percent|prozent/i.test(fact.value);
  switch (fact.kind) {
    case 'street':
    case 'postalCode':
    case 'website':
    case 'name':
    case 'area':
      return true;
    case 'foundedYear':
      return false;
    case 'hours':
      return true;
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

function spelledNumbers(
  folded: string,
  { words }: ReadSentence,
  index: FactIndex,
): { start: number; end: number; value: number }[] {
  const found: { start: number; end: number; value: number }[] = [];
  const hyphened = [...folded.matchAll(/\p{L}+(?:-\p{L}+)+/gu)];
  for (const { index: start, 0: text } of hyphened) {
    const value = numberOfWord(text, index.language);
    if (value !== null) found.push({ start, end: start + text.length, value });
  }
  for (const { folded: word, start, end } of words) {
    const value = numberOfWord(word, index.language);
    if (value !== null && !found.some((one) => start >= one.start && end <= one.end)) found.push({ start, end, value });
  }
  return found;
}

function numbersOf(value: string, index: FactIndex): number[] {
  const spelled = value.split(/[\s,]+/).flatMap((word) => numberOfWord(foldInPlace(word), index.language) ?? []);
  return [...figuresIn(value), ...spelled];
}

/** The numbers that stand in a text, however they are written: "1,200" 1200, "4.9" 4.9, "89,00" 89. */
function figuresIn(text: string): number[] {
  return [...text.matchAll(/\d{1,3}(?:[.,' ]\d{3})+(?:[.,]\d{2})?|\d+(?:[.,]\d+)?/g)].map(([figure]) =>
    amountOf(figure),
  );
}

function amountOf(text: string): number {
  const plain = text.replace(/[' ](?=\d{3})/g, '');
  const grouped = /^\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{2})?$/.test(plain);
  if (!grouped) return Number(plain.replace(',', '.'));
  const [whole = '', cents = ''] = /^(.*?)(?:[.,](\d{2}))?$/.exec(plain)?.slice(1) ?? [];
  return Number(`${whole.replace(/[.,]/g, '')}.${cents ?? ''}`);
}

function figureOf(text: string): number {
  return amountOf(text);
}

function sameNumber(known: string, asked: string): boolean {
  const [short, long] = known.length < asked.length ? [known, asked] : [asked, known];
  return short.length >= 7 && long.endsWith(short.replace(/^0+/, ''));
}

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

function isHalfPast(hour: number, index: FactIndex): boolean {
  return isWithinHours(`${hour}:30`, index) || isWithinHours(`${hour - 1}:30`, index);
}

/** The word behind a number, when nothing but a space is between them. */
function directlyAfter(sentence: ReadSentence, end: number): Word | null {
  const next = nextWord(sentence, end);
  return next !== null && /^[\s-]$/.test(sentence.text.slice(end, next.start)) ? next : null;
}

function nextWord({ words }: ReadSentence, after: number): Word | null {
  return words.find(({ start }) => start >= after) ?? null;
}
