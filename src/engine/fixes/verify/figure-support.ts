import type { ReadSentence } from './claim.ts';
import type { FactIndex, IndexedFact } from './fact-index.ts';
import { numberOfWord } from './number-words.ts';
import { speaksOfBusiness } from './speaks-of-business.ts';
import { foldInPlace, meansSame, type Word } from './word-stems.ts';

const MORE_THAN =
  /\b(?:over|more than|beyond|well over|upwards of|at least|uber|mehr als|seit uber|plus de|au moins|mas de|al menos|some)\s+(?:\p{L}+\s+)?$/u;
const NEARLY = /\b(?:nearly|almost|close to|fast|knapp|rund|etwa|presque|pres de|environ|casi|unos|cerca de)\s+$/;
const YEARS = /^(?:years?|yrs?|jahren?n?|jahre|ans|annees|anos)$/;
const DECADES = /^(?:decades?|jahrzehnten?|decennies|decadas)$/;
/** A number says nothing of the business here: "one of", "two of you", "step 2", "first floor", a house number of its own address. */
const SMALL_TALK =
  /^(?:or|and|of|easy|simple|quick|short|ways?|steps?|minutes? to (?:book|call|fill)|things?|einfache|schritten?|etapes|pasos)$/;

/** Whether a price is one of the facts, and the sentence about its thing. */
export function isPriceCarried(amount: number, sentence: ReadSentence, index: FactIndex): boolean {
  const carriers = index.facts.filter(({ fact }) => figuresIn(fact.value).includes(amount));
  return carriers.some((carrier) => isAboutItsThing(carrier, sentence));
}

/** Up to here numbers are part of any advice: "brush for two minutes", "three colors", "a patio of ten feet by twelve". */
const LARGEST_PLAIN_NUMBER = 12;
/** What numbers of businesses are about: people, places, things owned, reviews, and how long what it does lasts or takes. */
const CLAIMED_UNIT =
  /^(?:\p{L}+[- ])?(?:years?|yrs?|decades?|generations?|customers?|clients?|patients?|guests?|families?|homes?|projects?|jobs?|installations?|roofs?|locations?|branches?|offices?|shops?|stores?|clinics?|studios?|technicians?|plumbers?|electricians?|dentists?|doctors?|vets?|lawyers?|attorneys?|accountants?|stylists?|bakers?|chefs?|cooks?|mechanics?|roofers?|therapists?|hygienists?|groomers?|gardeners?|locksmiths?|employees?|staff|members?|vans?|trucks?|chairs?|rooms?|bedrooms?|suites?|seats?|tables?|beds?|bays?|kennels?|stars?|awards?|prizes?|countries?|states?|counties?|miles?|kilometers?|acres?|varieties?|kinds?|breeds?|brands?|dishes?|wines?|flavou?rs?|suppliers?|growers?|farms?|makers?|months?|warrant\w+|guarantee\w*)\b|^(?:jahren?|jahre|jahrzehnten?|generationen|kunden|patienten|filialen|standorte\w*|mitarbeiter\w*|gesellen|meister\w*|therapeut\w*|tischler\w*|schreiner\w*|backer\w*|\p{L}*zimmern?|\p{L}*raumen?|\p{L}*betten|\p{L}*platzen?|\p{L}*stuhlen?|fahrzeuge\w*|sterne\w*|monate\w*|sorten|brotsorten|lander\w*|lieferanten|betriebe\w*)\b|^(?:ans|annees|generations|clients?|boutiques?|magasins?|salaries?|collaborateurs|techniciens?|electriciens?|fleuristes?|boulangers?|coiffeurs?|chambres?|tables|couverts|places|vehicules?|etoiles?|mois|varietes|sortes|pays|producteurs|fournisseurs|artisans|fermes)\b|^(?:anos|decadas|generaciones|clientes|tiendas|locales|sedes|empleados|tecnicos|mecanicos|dentistas|doctores|profesionales|habitaciones|mesas|plazas|vehiculos|estrellas|meses|variedades|tipos|paises|sillones|gabinetes|elevadores|arroces|platos|vinos|proveedores|menus)\b/u;
/** Spans of time are a claim where the business promises them. */
const TIME_UNIT =
  /^(?:minutes?|hours?|days?|weeks?|minuten|stunden|tage\w*|wochen|minutes|heures?|jours?|semaines?|minutos|horas?|dias?|semanas?)\b/;
const PROMISED =
  /\b(?:within|inside|under|less than|in about|arriv\w+|window|respon\w+|on site|turnaround|there in|at your door|ready in|delivered|innerhalb|binnen|vor ort|in nur|en moins|sous|intervien\w+|en menos|llegamos|en solo|le atendemos)\b/;

/** Whether a small number is one of those that businesses boast of, in a sentence about the business. */
function isClaimed(folded: string, start: number, end: number, sentence: ReadSentence, index: FactIndex): boolean {
  // "the W-4 form"
  if (/\p{L}-$/u.test(folded.slice(Math.max(0, start - 2), start))) return false;
  const after = folded.slice(end).replace(/^[\s-]+/, '');
  if (TIME_UNIT.test(after)) return PROMISED.test(folded.slice(Math.max(0, start - 40), end + 30));
  if (
    /\b(?:seats?|sits|holds|up to|room for|space for|capacity of|bis zu|jusqu'a|hasta|team of|staff of|crew of|equipe de|equipo de|wir sind|nous sommes|somos) $/.test(
      folded.slice(0, start),
    )
  )
    return speaksOfBusiness(sentence, index);
  if (!CLAIMED_UNIT.test(after)) return false;
  if (/^(?:months?|years?|jahr\p{L}*|monat\p{L}*|ans|annees|mois|anos|meses)\b/u.test(after))
    return (
      speaksOfBusiness(sentence, index) ||
      /\b(?:guarantee|warrant|garantie|garantia|experience|erfahrung|experiencia)/.test(folded)
    );
  return speaksOfBusiness(sentence, index) || /\b(?:team|staff|crew|equipe|equipo)\b/.test(folded.slice(0, start));
}

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

/** A price belongs to what it is the price of: where the fact names a thing, the sentence must name it too. */
function isAboutItsThing({ context, fact }: IndexedFact, sentence: ReadSentence): boolean {
  const thing = context.filter(({ folded }) => !/^\d/.test(folded) && folded.length > 2 && !PRICE_WORDS.test(folded));
  if (thing.length === 0 || fact.kind === 'phone') return true;
  return thing.some((one) => [...sentence.words, ...sentence.before].some((word) => isSameThing(word, one)));
}

const PRICE_WORDS =
  /^(?:the|for|and|pro|par|por|los|las|les|from|starting|prices?|only|just|each|hour|hourly|dollars?|euros?|pounds?|with|your|plus|preis\w*|euro|stunde|desde|partir|prix|tarif\w*|precio\w*|hora|heure|fees?|rates?|cost\w*|visit|call)$/;

function isSameThing(one: Word, other: Word): boolean {
  // Short stems are the same by chance: "par", "Paris".
  if (one.stem === other.stem && one.stem.length < 4) return Math.abs(one.folded.length - other.folded.length) <= 1;
  if (one.stem === other.stem || meansSame(one.stem, other.stem)) return true;
  const [short, long] = one.stem.length < other.stem.length ? [one.stem, other.stem] : [other.stem, one.stem];
  if (short.length >= 4 && long.startsWith(short)) return true;
  const shared = Math.min(one.folded.length, other.folded.length, 6);
  return shared >= 4 && one.folded.slice(0, shared) === other.folded.slice(0, shared);
}

/** Whether a year is one of the facts; where the sentence tells of the founding, that of the founding. */
export function isYearCarried(year: string, isDecade: boolean, sentence: ReadSentence, index: FactIndex): boolean {
  const founded = index.ofKind('foundedYear').some(({ fact }) => fact.value.includes(year));
  if (isDecade) return index.ofKind('foundedYear').some(({ fact }) => fact.value.slice(0, 3) === year.slice(0, 3));
  if (founded) return true;
  // "Winner 2023" carries 2023 in a sentence about the award, and in no other.
  const said = [...sentence.words, ...sentence.before];
  const isCarried = index.facts
    .filter(({ fact }) => fact.kind !== 'phone' && figuresIn(fact.value).includes(Number(year)))
    .some(({ words }) => words.some((one) => one.stem.length > 3 && said.some((word) => word.stem === one.stem)));
  if (isCarried) return true;
  return index.age !== null && index.ofKind('foundedYear').length === 0 && Number(year) === index.year - index.age;
}

/** Whether a number follows from the facts, or says nothing of the business. `start` and `end`: where it stands. */
export function isFigureCarried(
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
  const holders = index.facts.filter(
    ({ fact }) => fact.kind !== 'phone' && numbersOf(fact.value, index).includes(value),
  );
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

/** Whether a span of `value` steps of years fits the age of the business: "over", "nearly" or about so many. */
export function fitsSpan(value: number, step: number, before: string, age: number): boolean {
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

/** Words that join the words of one number: "seven hundred and fifty", "cincuenta y nueve". */
const JOINING = /^(?:and|und|et|y)$/;

/** Numbers of a sentence that are written as words, each with all its words: "one hundred twenty-nine". */
export function spelledNumbers(
  folded: string,
  { words }: ReadSentence,
  index: FactIndex,
): { start: number; end: number; value: number }[] {
  const tokens = [...folded.matchAll(/[\p{L}]+(?:-[\p{L}]+)*/gu)].flatMap(({ index: start, 0: text }) => {
    const whole = numberOfWord(text, index.language);
    if (whole !== null || !text.includes('-')) return [{ text, start, value: whole ?? oneOf(text) }];
    // "ten-year": its parts.
    let at = start;
    return text.split('-').map((part) => {
      const token = { text: part, start: at, value: numberOfWord(part, index.language) };
      at += part.length + 1;
      return token;
    });
  });
  const found: { start: number; end: number; value: number }[] = [];
  for (let place = 0; place < tokens.length; place += 1) {
    const first = tokens[place];
    if (first === undefined || first.value === null) continue;
    const parts = [first.value];
    let last = first;
    let end = first.start + first.text.length;
    for (let next = place + 1; next < tokens.length; next += 1) {
      const token = tokens[next];
      const after = tokens[next + 1];
      if (token === undefined || folded.slice(end, token.start).trim() !== '') break;
      const isJoint =
        JOINING.test(token.text) &&
        (parts.at(-1) ?? 0) >= 20 &&
        after?.value != null &&
        after.value < (parts.at(-1) ?? 0);
      if (token.value === null && !isJoint) break;
      end = token.start + token.text.length;
      if (token.value !== null) {
        parts.push(token.value);
        last = token;
        place = next;
      }
    }
    const value = numberOfParts(parts);
    if (value >= 2) found.push({ start: first.start, end: last.start + last.text.length, value });
  }
  return found.filter(({ start }) => words.some((word) => word.end > start));
}

function oneOf(text: string): number | null {
  return /^(?:one|ein|eins|un|uno)$/.test(text) ? 1 : null;
}

function numberOfParts(parts: readonly number[]): number {
  // "nineteen eighty-seven"
  const [century = 0, years = 0] = parts;
  if (parts.length === 2 && century >= 17 && century <= 20 && years >= 10 && years < 100) return century * 100 + years;
  let whole = 0;
  let current = 0;
  for (const part of parts) {
    if (part >= 1000) {
      whole += Math.max(1, current) * part;
      current = 0;
    } else if (part === 100) current = Math.max(1, current) * 100;
    else current += part;
  }
  return whole + current;
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

/** The number that a figure is: "1,200" 1200, "89,00" 89. */
export function amountOf(text: string): number {
  const plain = text.replace(/[' ](?=\d{3})/g, '');
  const grouped = /^\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{2})?$/.test(plain);
  if (!grouped) return Number(plain.replace(',', '.'));
  const [whole = '', cents = ''] = /^(.*?)(?:[.,](\d{2}))?$/.exec(plain)?.slice(1) ?? [];
  return Number(`${whole.replace(/[.,]/g, '')}.${cents ?? ''}`);
}

/** Whether two runs of digits are one telephone number, with or without the code of its country. */
export function sameNumber(known: string, asked: string): boolean {
  const [short, long] = known.length < asked.length ? [known, asked] : [asked, known];
  return short.length >= 7 && long.endsWith(short.replace(/^0+/, ''));
}

/** The first word at or behind a place of the sentence. */
export function nextWord({ words }: ReadSentence, after: number): Word | null {
  return words.find(({ start }) => start >= after) ?? null;
}
