import type { Fact } from '#shared/fixes/fact-sheet.ts';
import { countWords } from '../../crawl/html/page-text.ts';
import { readPattern } from '../../data/patterns.ts';
import type { CategoryFamily } from '../../facts/category/business-category.ts';
import { saysAllDay } from '../../facts/hours/other-hours.ts';
import { foldText, splitWords } from '../../facts/language/fold-text.ts';
import { isRegionName } from '../../facts/place/area-center.ts';
import { placeKey } from '../../facts/place/place-key.ts';
import { wholePattern } from '../compare/content-tokens.ts';
import type { WritingMaterial } from '../writing-material.ts';
import { answerLexicon } from './answer-terms.ts';
import { spokenWording } from './business-slots.ts';
import { categoryNouns } from './category-nouns.ts';
import type { Phrase } from './filled-sentence.ts';
import { hoursWithAppointments, readHoursFact } from './hours-phrases.ts';
import { naturalList } from './natural-list.ts';
import { ownNameTerms } from './own-answers.ts';
import { withoutRegions } from './served-towns.ts';
import { statedPhrases } from './stated-phrases.ts';

/** A list is no longer. */
const MOST_PLACES = 5;
const LONGEST_QUOTE = 25;
/** Beside so few other words a statement is a label of the business: "Get your free quote"; "Mediator since 1990" is a person. */
const WORDS_OF_LABEL = 3;
const WORDS_OF_YEAR = 1;
const CODE_LAST: ReadonlySet<string> = new Set(['US', 'CA', 'AU', 'GB', 'IE', 'NZ', 'ZA', 'IN', 'BR']);
/** Between a town and its state: "Salem, OR 97301", "Curitiba - PR, 80010-000". */
const SIGN_BEFORE_STATE: Readonly<Record<string, string>> = { US: ', ', CA: ', ', BR: ' - ' };
/** Free of charge before the work; free delivery hangs on what is delivered. */
const BEFORE_WORK = new RegExp(readPattern('texts', 'beforeWork'), 'i');
const CONDITION = new RegExp(String.raw`^\s+(?:${readPattern('texts', 'condition')})\b`, 'iu');
/** Said of any trade round the clock; of these alone it also means that they come at once. */
const SAYS_URGENT = /emergenc|notdienst|bereitschaft|urgen/i;
const URGENT_FAMILIES: ReadonlySet<CategoryFamily | null> = new Set(['home', 'auto', 'medical', 'pets']);
const POINTING = wholePattern(readPattern('texts', 'pointing'));
/** "Canton de Vaud" is Vaud. */
const OF_REGION = new RegExp(`^(?:${readPattern('texts', 'regionBefore')}) (?:de |of |di |du |d['’])?`, 'u');
const PARKING = /park|stationn|aparca|estacion/i;

/** The facts that answer a question by themselves, as slots: only what the site says of the business itself. */
export function factPhrases(material: WritingMaterial): Map<string, Phrase> {
  const { language, facts, slots, areas } = spokenWording(material);
  const isVisited = material.sheet.isServiceArea === false;
  const phrases = new Map<string, Phrase>();
  const put = (slot: string, phrase: Phrase | null | undefined) => {
    if (phrase != null && phrase.text !== '') phrases.set(slot, phrase);
  };
  const own = facts.filter((fact) => isOfBusiness(fact, material));
  const all = (kind: Fact['kind']) => own.filter((fact) => fact.kind === kind);
  const stated = statedPhrases(
    own.filter(({ kind, value, origin }) => {
      if (kind !== 'offer') return kind === 'credential';
      const after = origin.kind === 'page' ? origin.quote.slice(origin.quote.indexOf(value) + value.length) : '';
      return (BEFORE_WORK.test(value) && !CONDITION.test(after)) || saysAllDay(foldText(value));
    }),
    language,
    familyIn(facts),
  );
  put('licensed', listed(language, stated.get('licensed') ?? []));
  put('freeOffer', stated.get('freeOffer')?.[0]);
  put(
    'urgent',
    stated.get('urgent')?.find(
      // "24/7 emergency service"; not "emergency repairs", which any sentence on damage names.
      ({ text }) => saysAllDay(foldText(text)) && (SAYS_URGENT.test(text) || URGENT_FAMILIES.has(familyIn(facts))),
    ),
  );

  const city = slots.get('city');
  const country = facts.find(({ kind }) => kind === 'country')?.value ?? null;
  const region = foldText(facts.find(({ kind }) => kind === 'region')?.value ?? '');
  const named = areas.filter(({ text }) => foldText(text) !== region && !isSamePlace(text, city?.text ?? ''));
  const others = withoutRegions(named, city?.text ?? '', country);
  // A region among its towns answers no "which towns".
  const places = [...(city === undefined || isRegionName(city.text, country) ? [] : [city]), ...others];
  // A practice whose site gives no street yet is visited all the same.
  if (material.sheet.isServiceArea === true && familyIn(facts) !== 'medical' && places.length > 1)
    put(
      places.length > MOST_PLACES || others.length < named.length ? 'somePlaces' : 'everywhere',
      listed(language, places.slice(0, MOST_PLACES)),
    );

  const [founded] = all('foundedYear');
  put('year', founded && { text: founded.value, factIds: [founded.id] });

  const [hoursFact] = facts.filter(({ kind }) => kind === 'hours');
  const hours = hoursFact === undefined ? null : readHoursFact(hoursFact, language);
  if (hoursFact !== undefined && hours !== null && hours.parts.length > 0)
    put('hours', { text: hoursWithAppointments(language, hours), factIds: [hoursFact.id] });

  const payments = all('payment').toSorted((one, other) => other.value.length - one.value.length);
  const sentence = payments.find(({ value }) => isWholeSentence(value, material));
  put('payment', sentence && { text: tidied(sentence.value), factIds: [sentence.id] });
  const means = slots.get('payments');
  put('payments', sentence === undefined && !POINTING.test(foldText(means?.text ?? '')) ? means : undefined);

  for (const [slot, found] of [
    ['price', all('price')],
    ['parking', all('feature').filter(({ value }) => PARKING.test(value))],
  ] as const)
    put(
      slot,
      found.map((fact) => quotedSentence(fact, language)).find((one) => one !== null),
    );
  if (isVisited && slots.has('street')) put('fullAddress', fullAddress(facts));
  return phrases;
}

function isWholeSentence(value: string, material: WritingMaterial): boolean {
  return speaks(value, material) && countWords(value) <= LONGEST_QUOTE && !POINTING.test(foldText(value));
}

function familyIn(facts: readonly Fact[]): CategoryFamily | null {
  return categoryNouns(facts.find(({ kind }) => kind === 'category')?.value ?? '')?.family ?? null;
}

/** Whether two names are one place: "Canton de Vaud" and "Vaud", "Lanne" and "Lanne en Barétous", "St. Paul" and "Saint Paul". */
export function isSamePlace(area: string, town: string): boolean {
  const [one, other] = [area, town].map((name) => placeKey(foldText(name).replace(OF_REGION, ''))) as [string, string];
  return one === other || (one !== '' && other.startsWith(`${one} `));
}

function listed(language: WritingMaterial['sheet']['language'], phrases: readonly Phrase[]): Phrase {
  return {
    text: naturalList(
      language,
      phrases.map(({ text }) => text),
    ),
    factIds: phrases.flatMap(({ factIds }) => factIds),
  };
}

/** Whether a page says it of the business: in its voice, with its name, or as a label. Somebody's membership is not the firm's. */
function isOfBusiness({ kind, value, origin }: Fact, material: WritingMaterial): boolean {
  if (origin.kind !== 'page' || kind === 'hours' || kind === 'price' || kind === 'feature') return true;
  const { quote } = origin;
  // "We accept the following plans:" is the headline of a list.
  if (
    quote
      .slice(quote.indexOf(value) + value.length)
      .trimStart()
      .startsWith(':')
  )
    return false;
  const most = kind === 'foundedYear' ? WORDS_OF_YEAR : WORDS_OF_LABEL;
  const isLabel = countWords(quote) - countWords(value) <= most && !/["“”„»]/.test(quote);
  return isLabel || speaks(quote, material);
}

/** Whether a sentence is in the voice of the business or names it. */
function speaks(sentence: string, { sheet, analysis }: WritingMaterial): boolean {
  const folded = foldText(sentence);
  const names = ownNameTerms(analysis.business);
  return answerLexicon(sheet.language)?.own.test(folded) === true || splitWords(folded).some((word) => names.has(word));
}

/** The sentence of the page around a value, where it is one that stands alone. */
function quotedSentence({ id, value, origin }: Fact, language: string): Phrase | null {
  if (origin.kind !== 'page') return { text: tidied(value), factIds: [id] };
  const said = tidied(value);
  const sentence = origin.quote.split(/(?<=[.!?])\s+/).find((one) => one.includes(said)) ?? '';
  const isWhole = /\.$/.test(sentence) && countWords(sentence) <= LONGEST_QUOTE && /^[\p{Lu}\p{N}]/u.test(sentence);
  const lexicon = answerLexicon(language);
  const isEmpty = lexicon?.empty.test(foldText(sentence)) || lexicon?.praise.test(foldText(sentence));
  return isWhole && isEmpty !== true ? { text: tidied(sentence), factIds: [id] } : null;
}

/** "MA"; a name of a region would need a comma. */
function isCode(region: Fact | undefined): boolean {
  return /^\p{Lu}{2,3}$/u.test(region?.value ?? '');
}

function tidied(text: string): string {
  return text.replace(/[.\s]+$/, '');
}

function fullAddress(facts: readonly Fact[]): Phrase | null {
  const one = (kind: Fact['kind']) => facts.find((fact) => fact.kind === kind);
  const [street, city, code] = [one('street'), one('city'), one('postalCode')];
  if (street === undefined || city === undefined) return null;
  const country = one('country')?.value ?? '';
  const region = isCode(one('region')) ? one('region') : undefined;
  const parts = CODE_LAST.has(country) ? [city, region, code] : [code, city];
  const said = parts.flatMap((part) => part?.value ?? []);
  const sign = SIGN_BEFORE_STATE[country];
  const town =
    sign === undefined || region === undefined
      ? said.join(' ')
      : `${city.value}${sign}${said.slice(1).join(country === 'BR' ? ', ' : ' ')}`;
  return { text: `${street.value}, ${town}`, factIds: [street, ...parts].flatMap((part) => part?.id ?? []) };
}
