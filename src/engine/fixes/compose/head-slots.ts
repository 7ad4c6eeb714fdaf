import { type Fact, type FactKind, usableFacts } from '#shared/fixes/fact-sheet.ts';
import { readPattern } from '../../data/patterns.ts';
import { isRegionName } from '../../facts/place/area-center.ts';
import type { KnownFacts } from '../compare/known-facts.ts';
import type { TextLanguage, WritingMaterial } from '../writing-material.ts';
import { isRunningLine, properNames, speaksOther } from './business-slots.ts';
import { categoryNoun } from './category-nouns.ts';
import type { Phrase } from './filled-sentence.ts';
import { daysText, hoursWithAppointments, openDays, readHoursFact } from './hours-phrases.ts';
import { findMainTownFact } from './main-town-fact.ts';
import { listServices, naturalList } from './natural-list.ts';
import { isSamePlace } from './qa-facts.ts';
import { servicePhrases, takeForList } from './service-phrases.ts';
import { inTown } from './town-phrases.ts';

/** What titles, headings and page descriptions are made of; a missing slot has no fact. */
export interface HeadSlots {
  readonly language: TextLanguage;
  /** Nothing is written in the language of the site: no wording of `language` fits. */
  readonly isForeign: boolean;
  readonly slots: ReadonlyMap<string, Phrase>;
  readonly what: Phrase | undefined;
  readonly name: Phrase | undefined;
  readonly city: Phrase | undefined;
  /** Without those that the trade says itself. */
  readonly services: readonly Phrase[];
  /** The name says what the business does: "Harbor Plumbing". */
  readonly nameSaysWhat: boolean;
  readonly nameSaysWhere: boolean;
}

/** Countries where English writes the state behind the town. */
const REGION_BEHIND = new Set(['US', 'CA', 'AU']);
/** Where the nouns of our data are at home; elsewhere they count if the site has them: "auto repair shop" is no garage in Leeds. */
const HOME_OF_NOUNS = new Set(['US', 'CA']);
const LISTED = 3;
const FEWEST_LISTED = 2;
/** Where three leave a page description short. */
const MOST_LISTED = 5;
/** Longer ones fill a page description by themselves. */
const LONGEST_HOURS = 50;
const MOST_WORDS = 3;
const CONJUNCTION = new RegExp(` (?:${readPattern('texts', 'conjunction')}) `);
const LONGEST_OWN = 125;

/** Reads the slots of a business; of one in a language that nothing is written in only name and town. Pure. */
export function readHeadSlots(material: WritingMaterial, known: KnownFacts): HeadSlots {
  const { sheet } = material;
  const { language } = sheet;
  // The sheet falls back to English where nothing is written in the language of the site.
  const isForeign = known.languages[0] !== language || speaksOther(sheet);
  const isNeutral = (kind: FactKind) => kind === 'name' || kind === 'city' || kind === 'area';
  const facts = usableFacts(sheet).filter(({ kind }) => !isForeign || isNeutral(kind));
  const one = (kind: FactKind) => facts.find((fact) => fact.kind === kind);
  const slots = new Map<string, Phrase>();
  const put = (slot: string, text: string | null | undefined, ...from: readonly (Fact | Phrase)[]) => {
    if (text === null || text === undefined || text === '') return;
    const factIds = from.flatMap((source) => ('factIds' in source ? source.factIds : [source.id]));
    slots.set(slot, { text, factIds: [...new Set(factIds)] });
  };
  const name = one('name');
  if (name !== undefined) put('name', name.value, name);
  const category = one('category');
  if (category !== undefined) put('what', tradeOf(category, material, one('country')?.value), category);
  const city = findMainTownFact(sheet);
  if (city !== undefined) putPlace(put, city, facts, language);
  const what = slots.get('what');
  const services = servicePhrases(facts, language, what === undefined ? [] : [what.text], properNames(facts));
  const news = services.filter(
    ({ text }) => isListed(text, language) && (what === undefined || !isPartOf(text, what.text)),
  );
  const joinsTwo = (text: string) => CONJUNCTION.test(text);
  const listable = services.filter((one) => news.includes(one) || joinsTwo(one.text));
  const listed = takeForList(listable, LISTED, joinsTwo);
  if (listed.length >= FEWEST_LISTED) putList(put, 'services', listed, language);
  const more = takeForList(listable, MOST_LISTED, joinsTwo);
  if (more.length > LISTED) putList(put, 'moreServices', more, language);
  const street = one('street');
  const isOwnTown = city?.kind === 'city';
  const isVisited = isOwnTown && sheet.isServiceArea === false;
  if (street !== undefined && isVisited && isRunningLine(street.value) && /\p{N}/u.test(street.value))
    put('street', street.value, street);
  const phone = one('phone');
  if (phone !== undefined) put('phone', phone.value, phone);
  const year = one('foundedYear');
  if (year !== undefined) put('year', year.value, year);
  putAreas(put, facts, slots.get('city')?.text, language);
  const hours = one('hours');
  if (hours !== undefined) putHours(put, hours, sheet);
  const own = facts.filter(
    ({ kind, value, kinds = [] }) => kind === 'sentence' && value.length <= LONGEST_OWN && !kinds.includes('access'),
  );
  if (own[0] !== undefined) put('own', own[0].value, own[0]);
  if (own[1] !== undefined) put('own2', own[1].value, own[1]);
  if (isForeign) for (const slot of ['inCity', 'inPlace', 'areas', 'inAreas']) slots.delete(slot);
  return {
    language,
    isForeign,
    slots,
    what,
    name: slots.get('name'),
    city: slots.get('city'),
    services: news,
    nameSaysWhat:
      name !== undefined &&
      (saysTrade(name.value, known) ||
        (what === undefined ? known.saysWhat(name.value) : isPartOf(what.text, name.value))),
    nameSaysWhere: name !== undefined && known.saysWhere(name.value),
  };
}

/** Whether a name has a noun of a trade; "Premier Drive" only sounds like driving lessons. */
function saysTrade(name: string, { saysWhat, namesTrade, hintsAtTrade }: KnownFacts): boolean {
  return namesTrade(name) || (saysWhat(name) && hintsAtTrade(name));
}

/** A name that can stand in a list: short, one thing without a comma, and in German a noun. */
function isListed(text: string, language: TextLanguage): boolean {
  const words = text.split(' ');
  const isNoun =
    language !== 'de' || (/^\p{Lu}/u.test(words.at(-1) ?? '') && !/(?:isch|lich)e?$/.test(words.at(-1) ?? ''));
  return words.length <= MOST_WORDS && isNoun && !CONJUNCTION.test(text) && !text.includes(',');
}

type Put = (slot: string, text: string | null | undefined, ...from: readonly (Fact | Phrase)[]) => void;

/** "Duluth", "in Duluth", and with the state where it is known to be the town's: "in Duluth, MN". */
function putPlace(put: Put, city: Fact, facts: readonly Fact[], language: TextLanguage): void {
  const one = (kind: FactKind) => facts.find((fact) => fact.kind === kind);
  const town = city.value.split(/\s*[,(]/, 1)[0] ?? city.value;
  put('city', town, city);
  put('inCity', inTown(language, town), city);
  const region = city.kind === 'city' ? one('region') : undefined;
  const isBehind = region !== undefined && /^\p{Lu}{2,3}$/u.test(region.value);
  if (isBehind && language === 'en' && REGION_BEHIND.has(one('country')?.value ?? '')) {
    put('place', `${town}, ${region.value}`, city, region);
    put('inPlace', `${inTown(language, town)}, ${region.value}`, city, region);
  } else {
    put('place', town, city);
    put('inPlace', inTown(language, town), city);
  }
}

/** "Monday to Friday, 8 am to 5 pm"; the days alone say "open", which suits a business that is visited. */
function putHours(put: Put, hours: Fact, { language, isServiceArea }: WritingMaterial['sheet']): void {
  const read = readHoursFact(hours, language);
  if (read === null || read.alwaysOpen) return;
  if (isServiceArea !== true) put('days', daysText(language, openDays(read)), hours);
  const clause = hoursWithAppointments(language, read);
  if (clause.length <= LONGEST_HOURS) put('hours', clause, hours);
}

function putAreas(put: Put, facts: readonly Fact[], main: string | undefined, language: TextLanguage): void {
  const country = facts.find(({ kind }) => kind === 'country')?.value ?? null;
  const areas = facts.flatMap((fact): Phrase[] => {
    const [town = ''] = fact.kind === 'area' ? fact.value.split(/\s*[,(]/, 1) : [];
    return town === '' || isSamePlace(town, main ?? '') || isRegionName(town, country)
      ? []
      : [{ text: town, factIds: [fact.id] }];
  });
  if (areas.length === 0) return;
  putList(put, 'areas', areas.slice(0, LISTED), language);
  const inEach = areas.slice(0, LISTED).map(({ text, factIds }) => ({ text: inTown(language, text), factIds }));
  putList(put, 'inAreas', inEach, language);
}

function putList(put: Put, slot: string, phrases: readonly Phrase[], language: TextLanguage): void {
  const texts = phrases.map(({ text }) => text);
  put(slot, (slot.endsWith('ervices') ? listServices : naturalList)(language, texts), ...phrases);
}

/** The site's own words for the trade; else the noun of our data where the site uses it or it is at home in the country. */
function tradeOf(category: Fact, { outline, sheet }: WritingMaterial, country: string | undefined): string | null {
  if (category.written !== undefined) return category.written;
  if (category.origin.kind === 'owner' && categoryNoun(category.value, sheet.language) === null)
    return sheet.language === 'de' ? category.value : category.value.toLowerCase();
  const noun = categoryNoun(category.value, sheet.language)?.keyword ?? null;
  if (noun === null) return null;
  const isAtHome = sheet.language === 'en' && HOME_OF_NOUNS.has(country ?? '');
  const isSaid = outline.pages.some(({ title, headings, mainText, metaDescription }) =>
    [title, metaDescription, mainText, ...headings.map(({ text }) => text)].some((text) => isPartOf(noun, text ?? '')),
  );
  return isAtHome || isSaid || category.origin.kind === 'owner' ? noun : null;
}

function isPartOf(part: string, whole: string): boolean {
  return whole.toLowerCase().includes(part.toLowerCase());
}
