import { closesAtMidnight, isAllDay } from '#shared/audit/opening-times.ts';
import { type Fact, type FactKind, usableFacts } from '#shared/fixes/fact-sheet.ts';
import { profileRuleBreaks } from '#shared/fixes/profile-rule-breaks.ts';
import { readPattern } from '../../data/patterns.ts';
import type { CategoryFamily } from '../../facts/category/business-category.ts';
import { foldText } from '../../facts/language/fold-text.ts';
import { placeKey } from '../../facts/place/place-key.ts';
import { findVoice } from '../find-speaker.ts';
import type { TextLanguage } from '../writing-material.ts';
import { isRunningLine, type KnownBusiness, properNames, readOwnNoun, speaksOther } from './business-slots.ts';
import { categoryNoun, categoryNouns } from './category-nouns.ts';
import type { FrameVoice } from './description-frames.ts';
import type { Phrase, Slots } from './filled-sentence.ts';
import { daysText, hoursClause, openDays, type ReadHours, readHoursFact, timesOn } from './hours-phrases.ts';
import { findMainTownFact } from './main-town-fact.ts';
import { nameForms } from './name-forms.ts';
import { naturalList } from './natural-list.ts';
import { DESCRIPTION_FRAMES } from './read-frames.ts';
import { withoutRegions } from './served-towns.ts';
import { listableName, runningAnswer, servicePhrases } from './service-phrases.ts';
import { type StatedSlot, statedPhrases } from './stated-phrases.ts';
import { longStems } from './text-stems.ts';
import { inTown, withArticle } from './town-phrases.ts';

/** What a description is made of. */
export interface DescriptionFacts {
  readonly language: TextLanguage;
  /** The site speaks a language without sentences of ours: only its own are put together. */
  readonly isForeign: boolean;
  readonly voice: FrameVoice;
  readonly family: CategoryFamily | null;
  /** Whether a verb may follow from the family: of a shop, only where the site's own words for its trade are those of the category. */
  readonly isFamilySure: boolean;
  /** Whether customers come to it; null where that is not known. */
  readonly isVisited: boolean | null;
  readonly slots: Slots;
  /** The words that name the trade. */
  readonly trade: readonly string[];
  readonly services: readonly Phrase[];
  /** The owner named the services, or the areas: these alone, and all of them. */
  readonly isOwnersList: boolean;
  readonly isOwnersArea: boolean;
  /** Without the main town. */
  readonly areas: readonly Phrase[];
  /** Own sentences, those of the owner first. */
  readonly sentences: readonly Fact[];
  readonly facts: readonly Fact[];
}

/** Lists of these trades are menus, rooms and goods: nothing to offer before the owner says so. */
const LISTS_OTHER_THINGS: ReadonlySet<CategoryFamily> = new Set(['dining', 'lodging', 'public', 'retail']);
/** A list of more times is a table, and no sentence. */
const MOST_SPANS = 4;
const FEWEST_SINCE = 5;
/** Fewer years are those of a person or of a project. */
const FEWEST_YEARS = 10;
const MORE_THAN = readPattern('texts', 'moreThan');
const NOT_LATIN = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** What a business offers beyond doubt, or by its owner's word; none in a language that nothing is written in. */
export function offeredServices(known: KnownBusiness): readonly Phrase[] {
  const { isForeign, services } = readDescribed(known);
  return isForeign ? [] : services;
}

/** Reads the facts of a business for its description. Pure. */
export function readDescribed({ sheet, outline, analysis }: KnownBusiness): DescriptionFacts {
  const { language } = sheet;
  const sure = outline?.services === undefined ? null : new Set(outline.services.sure);
  const facts = usableFacts(sheet).filter(
    (fact) => fact.kind !== 'service' || isOfOwner(fact) || sure === null || sure.has(fact.value),
  );
  const one = (kind: FactKind) => facts.find((fact) => fact.kind === kind);
  const all = (kind: FactKind) => facts.filter((fact) => fact.kind === kind);
  const slots = new Map<string, Phrase>();
  const put = (slot: string, text: string | null | undefined, ...from: readonly (Fact | undefined)[]) => {
    if (text) slots.set(slot, { text, factIds: from.flatMap((fact) => fact?.id ?? []) });
  };

  const name = one('name');
  put('name', name === undefined ? null : nameForms(language, name.value).name, name);
  const category = one('category');
  const known = category === undefined ? null : categoryNouns(category.value);
  const noun = categoryNoun(category?.value ?? '', language) ?? readOwnNoun(category, language);
  const isShort =
    noun?.business != null &&
    foldText(noun.business)
      .split(' ')
      .includes(foldText(category?.written ?? ''));
  const written = isShort ? undefined : category?.written?.replace(/ (?:&|and|und|et|y|e|en) servi[cz]\p{L}*$/u, '');
  put('what', written ?? noun?.business ?? noun?.keyword, category);
  // "Family-owned" goes with a business, not with "home cleaning".
  if (written === undefined) put('trade', noun?.business, category);
  const owners = findOwnersPlaces(sheet);
  const town = owners[0] ?? findMainTownFact(sheet);
  if (town !== undefined && !NOT_LATIN.test(town.value)) {
    put('town', town.value, town);
    const wider = all('area').find(({ value }) => value !== town.value && keyOfPlace(value) === placeKey(town.value));
    put('inCity', inTown(language, wider?.value ?? town.value), town);
  }
  const year = one('foundedYear');
  // "Since last year" is nothing that a business is chosen for.
  const isYoung = Number(analysis.collectedAt?.slice(0, 4)) - Number(year?.value) < FEWEST_SINCE;
  if (year !== undefined && (isOfOwner(year) || !isYoung)) put('year', year.value, year);
  const years = one('yearsInBusiness');
  if (year === undefined && years !== undefined && (isOfOwner(years) || Number(years.value) >= FEWEST_YEARS))
    put('years', asStated(years), years);
  const people = all('person').slice(0, 3);
  put(
    'people',
    naturalList(
      language,
      people.map(({ value }) => value),
    ),
    ...people,
  );
  putStated(slots, facts, language, known?.family ?? null);
  const hours = one('hours');
  if (hours !== undefined) putHours(put, hours, language);

  const places = [town, one('region'), one('country')];
  const sentences = all('sentence');
  const [spoken] = sentences.flatMap(({ value }) => findVoice(language, value) ?? []);
  const speaker = sheet.speaker ?? spoken;
  const isNamed = longStems(slots.get('what')?.text ?? '').isSubsetOf(longStems(name?.value ?? ''));
  const services = findServices(facts, language, noun?.keyword ?? null, known?.family ?? null);
  const areas =
    sheet.isServiceArea === false
      ? []
      : owners.length > 0
        ? findAreas(owners, places)
        : withoutRegions(findAreas(all('area'), places), town?.value ?? '', one('country')?.value ?? null);
  return {
    language,
    isForeign: speaksOther(sheet),
    // "Law office in Bath. Law Office Ann Reed advises ..." says it twice.
    voice: speaker ?? (name === undefined || isNamed ? 'none' : 'name'),
    family: known?.family ?? null,
    isFamilySure:
      written === undefined ||
      noun === null ||
      (known?.family !== 'retail' && known?.family !== 'foodshop') ||
      !longStems(written).isDisjointFrom(longStems(`${noun.keyword} ${noun.business ?? ''}`)),
    isVisited: sheet.isServiceArea == null ? null : !sheet.isServiceArea,
    slots,
    trade: [category?.written, noun?.keyword, noun?.business].flatMap((word) => word ?? []),
    services,
    isOwnersList: facts.some((fact) => fact.kind === 'service' && isOfOwner(fact)),
    isOwnersArea: owners.length > 0,
    areas: areas.map(({ text, factIds }) => ({ text: withArticle(language, text), factIds })),
    sentences: [...sentences.filter(isOfOwner), ...sentences.filter((fact) => !isOfOwner(fact))],
    facts,
  };
}

/** Whether the owner stated or confirmed a fact. */
export function isOfOwner({ state }: Fact): boolean {
  return state !== 'found';
}

/** "Over 25" of 25 where the site says so; null where a sign says it, as in "25+", which no sentence can hold. */
function asStated({ value, origin, state }: Fact): string | null {
  if (state !== 'found' || origin.kind !== 'page') return value;
  const { quote } = origin;
  const [least] = new RegExp(String.raw`(?<!\p{L})(?:${MORE_THAN})\s+${value}(?!\d)`, 'iu').exec(quote) ?? [];
  if (least !== undefined) return least.toLowerCase();
  return new RegExp(String.raw`\+\s?${value}(?!\d)|(?<!\d)${value}\s?\+`, 'u').test(quote) ? null : value;
}

/** The places that the owner gave: that of the market area first. */
function findOwnersPlaces(sheet: KnownBusiness['sheet']): Fact[] {
  const given = usableFacts(sheet).filter(
    ({ kind, state }) => (kind === 'city' || kind === 'area') && state !== 'found',
  );
  return [...given.filter(({ id }) => id === sheet.market), ...given.filter(({ id }) => id !== sheet.market)];
}

function findServices(
  facts: readonly Fact[],
  language: TextLanguage,
  keyword: string | null,
  family: CategoryFamily | null,
): Phrase[] {
  const given = facts.filter((fact) => fact.kind === 'service' && isOfOwner(fact));
  const names = properNames(facts);
  const isAllowed = ({ text }: Phrase) => profileRuleBreaks(text).length === 0;
  if (given.length > 0)
    return given
      .map(({ id, value }) => ({ text: runningAnswer(value, language, names), factIds: [id] }))
      .filter(isAllowed);
  if (family !== null && LISTS_OTHER_THINGS.has(family)) return [];
  const doers = new Set(DESCRIPTION_FRAMES[language].doers);
  const listable = facts.map((fact) =>
    fact.kind === 'service' ? { ...fact, value: listableName(fact.value, language) } : fact,
  );
  const phrases = servicePhrases(listable, language, keyword === null ? [] : [keyword], names);
  return phrases.filter(isAllowed).filter(({ text }) => {
    const words = foldText(text).split(/[^\p{L}\p{N}]+/u);
    return (
      !text.includes(',') &&
      !isLabel(text, language) &&
      !doers.has(words.at(-1) ?? '') &&
      new Set(words).size > words.length - 2
    );
  });
}

/**
 * "Proyectos reformas BAÑOS": what is shouted within a name is a label of pictures, and fits no sentence. English shouts
 * abbreviations.
 */
function isLabel(text: string, language: TextLanguage): boolean {
  const words = text.split(' ');
  return language !== 'en' && words.length > 1 && words.some((word) => SHOUTED.test(word));
}

const SHOUTED = /^\p{Lu}{5,}$/u;

/** "Weatherford, Texas" and "Weatherford" are one town, "Canton de Vaud" and "Vaud" one region. */
function findAreas(areas: readonly Fact[], places: readonly (Fact | undefined)[]): Phrase[] {
  const said = places.flatMap((place) => (place === undefined ? [] : keyOfPlace(place.value)));
  return areas.flatMap((fact): Phrase[] => {
    const [text = ''] = fact.value.split(/\s*,/, 1);
    const key = keyOfPlace(text);
    const isSaid = said.some((one) => one === key || key.startsWith(`${one} `) || one.startsWith(`${key} `));
    if (isSaid || !isRunningLine(text) || NOT_LATIN.test(text)) return [];
    said.push(key);
    return [{ text, factIds: [fact.id] }];
  });
}

const REGION_WORD = new RegExp(
  `^(?:${readPattern('texts', 'regionWord')}) (?:de |del |di |du |d'|of |van )?(?:la |le |l')?`,
);

function keyOfPlace(name: string): string {
  return placeKey(foldText(name).replaceAll('’', "'").replace(REGION_WORD, ''));
}

/** The most phrases of one kind; credentials are told together ("licensed, insured and Gas Safe registered"). */
const MOST_STATED = 2;
const MOST_LICENCES = 3;

function putStated(
  slots: Map<string, Phrase>,
  facts: readonly Fact[],
  language: TextLanguage,
  family: CategoryFamily | null,
): void {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const isSayable = (slot: StatedSlot, { text, factIds }: Phrase) => {
    const fact = byId.get(factIds[0] ?? '');
    if (fact === undefined || isOfOwner(fact)) return true;
    // The maker's guarantee, and one without a term ("satisfaction"), are not the business's promise.
    if (slot === 'guarantee') return /\d/.test(text) && !/manufactur|herstell/i.test(text);
    return slot !== 'membership' || isWholeName(text, fact);
  };
  const stated = statedPhrases(facts, language, family);
  const [owned, credentials] = [stated.get('aOwned'), stated.get('aCredential')];
  // "Wir sind ein Familienbetrieb und ein Meisterbetrieb."
  if (owned !== undefined && credentials !== undefined && language !== 'fr') {
    stated.delete('aOwned');
    stated.set('aCredential', [...owned, ...credentials]);
  }
  for (const [slot, phrases] of stated) {
    const said: Phrase[] = [];
    for (const phrase of phrases.filter((one) => isSayable(slot, one))) {
      const stems = longStems(phrase.text);
      const most = slot === 'licensed' ? MOST_LICENCES : MOST_STATED;
      if (said.length < most && said.every(({ text }) => stems.isDisjointFrom(longStems(text)))) said.push(phrase);
    }
    if (said.length > 0)
      slots.set(slot, {
        text: naturalList(
          language,
          said.map(({ text }) => text),
        ),
        factIds: said.flatMap(({ factIds }) => factIds),
      });
  }
}

/** "the American Dental Association", but neither "Christians" nor a name whose last words are cut off. */
function isWholeName(text: string, { value, origin }: Fact): boolean {
  if (!/^the(?: \S+){2,}$/.test(text) || origin.kind !== 'page') return false;
  const [, after = ''] = origin.quote.split(value, 2);
  return !/^[^.,;:!?]{0,3}\p{Lu}/u.test(after);
}

function putHours(put: (slot: string, text: string, fact: Fact) => void, hours: Fact, language: TextLanguage): void {
  const read = readHoursFact(hours, language);
  if (read === null) {
    if (isOfOwner(hours) && isRunningLine(hours.value)) put('hours', hours.value.replace(/[.\s]+$/, ''), hours);
    return;
  }
  if (read.alwaysOpen || !areHoursSane(read)) return;
  put('days', daysText(language, openDays(read)), hours);
  if (countSpans(read) > MOST_SPANS) return;
  // One "sowie" is enough for a text, and the services may need it.
  put('hours', hoursClause(language, read).replaceAll(' sowie ', ' und '), hours);
  if (read.byAppointment) put('byAppointment', ' ', hours);
}

/** No day around the clock (that is a form filled in by default), none that closes when it opens, and no spans that overlap. */
function areHoursSane(read: ReadHours): boolean {
  return spansByDay(read).every((day) =>
    day.every(
      (span, place) =>
        !isAllDay(span) &&
        span.opens !== span.closes &&
        (place === 0 || (day[place - 1]?.closes ?? '').padStart(5, '0') <= span.opens.padStart(5, '0')) &&
        (place === day.length - 1 || !closesAtMidnight(span)),
    ),
  );
}

/** How many times differ from day to day. */
function countSpans(read: ReadHours): number {
  return new Set(spansByDay(read).map((day) => JSON.stringify(day))).size;
}

function spansByDay(read: ReadHours) {
  return openDays(read).map((day) =>
    timesOn(read, day).toSorted((one, other) => one.opens.padStart(5, '0').localeCompare(other.opens.padStart(5, '0'))),
  );
}
