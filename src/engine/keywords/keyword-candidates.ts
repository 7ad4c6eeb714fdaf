import type { IntentStage } from '#shared/api/keywords.ts';
import type { BusinessCategory, Demand } from '../facts/category/business-category.ts';
import { isUnspacedScript, toLower } from '../facts/language/fold-text.ts';
import { findTowns } from '../facts/place/gazetteer.ts';
import { placeKey } from '../facts/place/place-key.ts';
import { findAimedPlace } from './aimed-places.ts';
import type { KeywordInput } from './keyword-input.ts';
import { keywordKey } from './keyword-key.ts';
import type { KeywordPlaces } from './keyword-place.ts';
import type { KeywordTopic } from './keyword-topics.ts';
import { findSearchLanguage, formTypedIn, type SearchForm } from './search-language.ts';
import { findPageInArea } from './site-targets.ts';

/** The place in a keyword: none, "near me", the town, the town with its state, or an area served. */
export type KeywordPlaceKind = 'none' | 'near' | 'city' | 'region' | 'area';

/** A keyword before selection. */
export interface KeywordCandidate {
  readonly keyword: string;
  readonly key: string;
  readonly form: SearchForm;
  readonly topic: KeywordTopic;
  readonly phrase: string;
  readonly placeKind: KeywordPlaceKind;
  /** The place in it as written; null where there is none. */
  readonly place: string | null;
  readonly intent: IntentStage;
  /** From 1 to 5. */
  readonly priority: number;
}

const AREAS_OF_SERVICE = 2;
const SERVICES_WITH_AREAS = 3;
const SERVICES_NEARBY = 4;
/** 15,000 inhabitants in the steps of the gazetteer. */
const TOWN_SIZE = 4;

/** The trades that a form fits. `urgent`: work that is ordered or booked; nobody looks for a cheap church. */
const FITTING: Readonly<Partial<Record<SearchForm, ReadonlySet<Demand>>>> = {
  best: new Set<Demand>(['job', 'appointment', 'advice', 'venue', 'shop', 'stay', 'class']),
  price: new Set<Demand>(['appointment', 'class']),
  cost: new Set<Demand>(['job', 'appointment', 'class']),
  urgent: new Set<Demand>(['job', 'appointment']),
  allDay: new Set<Demand>(['job']),
  saturday: new Set<Demand>(['appointment']),
  sunday: new Set<Demand>(['appointment', 'venue', 'shop']),
};
const INTENT: Readonly<Partial<Record<SearchForm, IntentStage>>> = {
  best: 'Commercial Investigation',
  price: 'Commercial Investigation',
  cost: 'Commercial Investigation',
  urgent: 'Transactional',
  allDay: 'Transactional',
};

export interface CandidateContext {
  readonly input: KeywordInput;
  readonly category: BusinessCategory | null;
  readonly places: KeywordPlaces;
  /** The words of the trade itself. */
  readonly heads: readonly string[];
}

/** The keywords of one topic, the best first. `index` is its position: 0 for the category. */
export function buildCandidates(topic: KeywordTopic, index: number, context: CandidateContext): KeywordCandidate[] {
  if (topic.source === 'question') return questionCandidates(topic);
  return index === 0 ? headCandidates(topic, context) : serviceCandidates(topic, index, context);
}

function questionCandidates(topic: KeywordTopic): KeywordCandidate[] {
  return topic.phrases.map((phrase) => ({
    keyword: phrase,
    key: keywordKey(phrase),
    form: 'plain',
    topic,
    phrase,
    placeKind: 'none',
    place: null,
    intent: 'Commercial Investigation',
    priority: 1,
  }));
}

function headCandidates(topic: KeywordTopic, context: CandidateContext): KeywordCandidate[] {
  const { city, region, areas } = context.places;
  const { shown } = context.input;
  const aimed = (phrase: string) => {
    const place = findAimedPlace(phrase, context.input, areas);
    return place === null ? [] : write(phrase, 'plain', 'area', place, 4);
  };
  const [first = ''] = topic.phrases;
  const write = (phrase: string, form: SearchForm, kind: KeywordPlaceKind, place: string | null, priority: number) =>
    writeOut({ phrase, form, placeKind: kind, place, priority, topic }, context);
  if (first === '') return [];
  return [
    ...topic.phrases.flatMap((phrase, at) => write(phrase, 'plain', 'city', city, at === 0 ? 5 : 4)),
    ...topic.phrases.flatMap(aimed),
    ...(region === null ? [] : write(first, 'plain', 'region', `${city ?? ''} ${region}`, 4)),
    ...(shown.has('urgent') ? write(first, 'urgent', 'city', city, 5) : []),
    ...(shown.has('allDay') ? write(first, 'allDay', 'city', city, 4) : []),
    ...write(first, 'near', 'near', null, 4),
    ...areas.flatMap((area) => write(first, 'plain', 'area', area, 3)),
    ...write(first, 'best', 'city', city, 3),
    ...(topic.hasPrice ? write(first, 'price', 'city', city, 2) : []),
    ...(shown.has('saturday') ? write(first, 'saturday', 'city', city, 2) : []),
    ...(shown.has('sunday') ? write(first, 'sunday', 'city', city, 2) : []),
  ];
}

function serviceCandidates(topic: KeywordTopic, index: number, context: CandidateContext): KeywordCandidate[] {
  const { city } = context.places;
  const areas =
    index <= SERVICES_WITH_AREAS && topic.isUsual && topic.page !== null ? areasOfService(topic, context) : [];
  const [phrase = ''] = topic.phrases;
  const write = (form: SearchForm, kind: KeywordPlaceKind, place: string | null, priority: number) =>
    writeOut({ phrase, form, placeKind: kind, place, priority, topic }, context);
  const core = topic.source === 'notes' || topic.page !== null ? 4 : topic.source === 'usual' ? 2 : 3;
  return [
    ...write('plain', 'city', city, core),
    ...(index <= SERVICES_NEARBY && topic.isUsual && context.input.language === 'en'
      ? write('near', 'near', null, core - 1)
      : []),
    ...(topic.hasPrice ? write('cost', 'city', city, 2) : []),
    ...areas.slice(0, AREAS_OF_SERVICE).flatMap((area) => write('plain', 'area', area, 2)),
  ];
}

/**
 * The areas that a service is looked for in: those with a page about the trade or the service there, and others where its own page is not
 * that of another town; what only this site calls so is typed in towns of some size alone.
 */
function areasOfService(topic: KeywordTopic, { input, heads, places }: CandidateContext): string[] {
  return places.areas.filter((area) => {
    if (findPageInArea(topic, area, heads, input) !== null) return true;
    const towns = findTowns(area, input.country);
    const isTyped = topic.isListed || towns.some(({ size }) => size >= TOWN_SIZE);
    const end = ` ${placeKey(topic.page ?? '')} `;
    const names = (place: string) => end.includes(` ${placeKey(place)} `);
    return isTyped && (towns.length === 0 || names(area) || ![input.city, ...input.areas].some(names));
  });
}

function writeOut(
  one: Pick<KeywordCandidate, 'form' | 'topic' | 'phrase' | 'placeKind' | 'place' | 'priority'>,
  { input: { language, country }, category, places }: CandidateContext,
): KeywordCandidate[] {
  const { form, phrase, placeKind, place } = one;
  const searches = findSearchLanguage(language);
  const written = searches === null ? undefined : formTypedIn(searches, form, country);
  const fitting = FITTING[form];
  if (written === undefined || (fitting !== undefined && !fitting.has(category?.demand ?? 'job'))) return [];
  if (placeKind !== 'near' && place === null) return [];
  // In a script without spaces a place is a part of the word that it begins.
  const isPlaced = place !== null && isUnspacedScript(place) && phrase.startsWith(place);
  const said = isPlaced ? '{s}' : repeats(phrase, written) ? '{s} {p}' : written;
  const keyword = said
    .replace('{s}', phrase)
    .replace('{p}', toLower(places.typedAs.get(place ?? '') ?? place ?? ''))
    .replace(/\s+/g, ' ')
    .trim();
  // "Near me" is a place too.
  const key = `${placeKind === 'near' ? 'near ' : ''}${keywordKey(keyword)}`;
  return [{ ...one, keyword, key, intent: INTENT[form] ?? 'Local Intent' }];
}

/** "Emergency plumber" is not asked for as an emergency once more. */
function repeats(phrase: string, form: string): boolean {
  const own = new Set(keywordKey(phrase).split(' '));
  const added = keywordKey(form.replace(/\{\w\}/g, ' ')).split(' ');
  return added.some((stem) => stem.length > 2 && own.has(stem));
}
