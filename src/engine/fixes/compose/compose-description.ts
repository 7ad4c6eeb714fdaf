import type { Fact } from '#shared/fixes/fact-sheet.ts';
import type { GroundedSentence, GroundedText } from '#shared/fixes/grounded-text.ts';
import { PROFILE_DESCRIPTION_LIMIT } from '#shared/fixes/owner-profile.ts';
import type { SentenceKind } from '#shared/fixes/own-sentences.ts';
import { profileRuleBreaks } from '#shared/fixes/profile-rule-breaks.ts';
import { LIMITS } from '#shared/product/limits.ts';
import { readCompiled } from '../../data/read-compiled.ts';
import { foldText } from '../../facts/language/fold-text.ts';
import type { TextLanguage, TextVariant } from '../writing-material.ts';
import type { BusinessWording, KnownBusiness } from './business-slots.ts';
import { chooseOwnSentences } from './choose-own-sentences.ts';
import { composedText } from './composed-text.ts';
import { type DescribedBusiness, readDescribed } from './described-business.ts';
import type { Frame, FrameKind } from './description-frames.ts';
import type { DescriptionWordings } from './description-wording.ts';
import { fillSentence, type Phrase, type Slots } from './filled-sentence.ts';
import { countListed } from './listed-items.ts';
import { naturalList } from './natural-list.ts';
import { DESCRIPTION_FRAMES } from './read-frames.ts';
import { longStems } from './text-stems.ts';

/** What a sentence of a description is about, in the order in which a text tells it. */
const TOPICS = ['services', 'areas', 'since', 'licence', 'person', 'way', 'access', 'hours', 'address'] as const;
type Topic = (typeof TOPICS)[number];
/** The other order: who they are first. */
const PEOPLE_FIRST: readonly Topic[] = ['since', 'licence', 'person', 'services', 'areas', 'way', 'access', 'hours', 'address'];

const TOPIC_OF: Readonly<Record<SentenceKind, Topic>> = {
  since: 'since',
  licence: 'licence',
  service: 'services',
  area: 'areas',
  person: 'person',
  audience: 'way',
  tool: 'way',
  way: 'way',
  emergency: 'way',
  number: 'way',
  price: 'way',
  payment: 'access',
  place: 'access',
  access: 'access',
  appointment: 'access',
};

const MOST_WORDS = 20;
/** A text has one list, and its other enumerations are pairs. */
const LIST = { fewest: 3, services: 5, areas: 4, pair: 2 } as const;

interface Part {
  readonly topic: Topic;
  readonly sentence: GroundedSentence;
}

/**
 * Composes a description for the Google profile: what and where, then one short sentence of each kind that the facts of the sheet carry,
 * hours last. The site's own sentences stand in it where they are good, in place of ours. Variant 1 tells who they are first, variant 2
 * takes other own sentences, where there are some. Empty without a trade (or services) and a town, and for a site in another language
 * without sentences of its own. Pure.
 */
export function composeDescription({ sheet, analysis }: KnownBusiness, variant: TextVariant): GroundedText {
  const texts = WRITTEN.get(sheet) ?? new Map<TextVariant, GroundedText>();
  WRITTEN.set(sheet, texts);
  const text = texts.get(variant) ?? write(readDescribed({ sheet, analysis }), variant);
  texts.set(variant, text);
  return text;
}

/** Templates, offers and fixes need the same texts of a business. */
const WRITTEN = new WeakMap<KnownBusiness['sheet'], Map<TextVariant, GroundedText>>();

function write(business: DescribedBusiness, variant: TextVariant): GroundedText {
  const own = chooseOwnSentences(business, variant === 2 ? 1 : 0);
  if (business.isForeign) return composedText(own.map(toSentence));
  const writer = new SlotWriter(business, own);
  const leading = own.find((fact) => saysWhatAndWhere(fact, business));
  const opening = leading === undefined ? writer.opening() : toSentence(leading);
  if (opening === null) return composedText([]);
  const parts = [...own.filter((fact) => fact !== leading).map(toPart), ...writer.parts()];
  const order = variant === 1 ? PEOPLE_FIRST : TOPICS;
  const told = order.flatMap((topic) => parts.filter((part) => part.topic === topic));
  const text = composedText(withinLimit([opening, ...told.map(({ sentence }) => sentence)]));
  // The profile has a field for the address: it is told where little else is.
  const address = text.text.length < LIMITS.shortestDescription ? writer.address() : null;
  return address === null ? text : composedText([...text.sentences, address.sentence]);
}

function toSentence({ id, value }: Fact): GroundedSentence {
  return { text: /[.!?…]$/.test(value) ? value : `${value}.`, factIds: [id] };
}

/** What the owner typed stands with what is special. */
function toPart(fact: Fact): Part {
  const topics = new Set(fact.kinds?.map((kind) => TOPIC_OF[kind]));
  return { topic: TOPICS.find((topic) => topics.has(topic)) ?? 'way', sentence: toSentence(fact) };
}

function saysWhatAndWhere({ value }: Fact, { trade, slots }: DescribedBusiness): boolean {
  const folded = foldText(value);
  const town = slots.get('town')?.text;
  const isSaid = (words: string) => folded.includes(foldText(words));
  return town !== undefined && isSaid(town) && trade.some(isSaid);
}

/** Whole sentences up to Google's limit. */
function withinLimit(sentences: readonly GroundedSentence[]): GroundedSentence[] {
  let length = -1;
  return sentences.filter(({ text }) => {
    if (length + 1 + text.length > PROFILE_DESCRIPTION_LIMIT) return false;
    length += 1 + text.length;
    return true;
  });
}

/** Writes the sentences whose facts no own sentence tells. */
class SlotWriter {
  readonly #business: DescribedBusiness;
  readonly #slots: Map<string, Phrase>;
  readonly #services: readonly Phrase[];
  /** Trade unknown: services say what it is. */
  readonly #isServicesFirst: boolean;
  readonly #own: readonly Fact[];
  readonly #topics: ReadonlySet<SentenceKind>;
  #hasList: boolean;
  #hasOpenedWithYear = false;

  constructor(business: DescribedBusiness, own: readonly Fact[]) {
    this.#business = business;
    this.#own = own;
    this.#topics = new Set(own.flatMap(({ kinds = [] }) => kinds));
    this.#hasList = own.some(({ value }) => countListed(value) >= LIST.fewest);
    this.#slots = new Map(business.slots);
    this.#isServicesFirst = !business.slots.has('what');
    const said = longStems(own.map(({ value }) => value).join(' '));
    this.#services = business.services.filter(({ text }) => !isSubset(longStems(text), said));
  }

  opening(): GroundedSentence | null {
    const { language, slots } = this.#business;
    const frames = DESCRIPTION_FRAMES[language];
    if (this.#isServicesFirst) {
      const services = this.#listServices(LIST.fewest);
      if (services === null) return null;
      return fillSentence(frames.opening, new Map([...slots, ['what', services]]));
    }
    const trade = slots.get('trade');
    const owned = slots.get('owned');
    const isOwned = language === 'en' && trade !== undefined && owned !== undefined;
    const what = isOwned ? join([owned, trade]) : slots.get('what');
    if (what === undefined) return null;
    if (isOwned) this.#slots.delete('owned');
    const filled = new Map([...slots, ['what', what] as const]);
    const withYear = this.#isTold('since', 'year') ? null : fillSentence(frames.openingSince, filled);
    this.#hasOpenedWithYear = withYear !== null;
    return withYear ?? fillSentence(frames.opening, filled);
  }

  parts(): Part[] {
    const parts: (Part | null)[] = [
      this.#offer(),
      this.#areas(),
      this.#hasOpenedWithYear || this.#isTold('since', 'year') ? null : this.#fill('since', 'since'),
      this.#topics.has('since') ? null : this.#fill('since', 'years'),
      ...this.#licence(),
      this.#people(),
      this.#fill('way', 'guarantee'),
      this.#topics.has('emergency') ? null : this.#fill('way', 'urgent'),
      ...this.#place(),
      this.#hours(),
    ];
    return parts.filter((part) => part !== null);
  }

  #offer(): Part | null {
    if (this.#isServicesFirst || (this.#topics.has('service') && this.#hasList)) return null;
    const { servicesOf, services: any } = DESCRIPTION_FRAMES[this.#business.language];
    const { family } = this.#business;
    const frame = (family === null ? undefined : servicesOf[family]) ?? any;
    for (let most = this.#hasList ? LIST.pair : LIST.services; most >= LIST.pair; most -= 1) {
      const services = this.#listServices(most);
      const part = services === null ? null : this.#fillFrame('services', frame, new Map([['services', services]]));
      if (part === null) continue;
      if (Math.min(most, this.#services.length) >= LIST.fewest) this.#hasList = true;
      return part;
    }
    return null;
  }

  /** At most `most`: names with an "and" of their own only where there are not enough others, and then few and first. */
  #listServices(most: number): Phrase | null {
    const { language } = this.#business;
    const [double = [], single = []] = [true, false].map((is) => this.#services.filter(({ text }) => OWN_AND.test(text) === is));
    const taken = single.length >= LIST.fewest ? single.slice(0, most) : this.#services.slice(0, Math.min(most, LIST.fewest));
    if (taken.length < LIST.pair) return null;
    const inOrder = [...double, ...single].filter((phrase) => taken.includes(phrase));
    return join(inOrder, (texts) => naturalList(language, texts));
  }

  #areas(): Part | null {
    const { areas, language } = this.#business;
    if (this.#topics.has('area') || areas.length === 0) return null;
    const taken = areas.slice(0, this.#hasList ? LIST.pair : LIST.areas);
    this.#slots.set('areas', join(taken, (texts) => naturalList(language, texts)));
    if (taken.length >= LIST.fewest) this.#hasList = true;
    return this.#fill('areas', 'areas');
  }

  #licence(): (Part | null)[] {
    const owned = (['owned', 'aOwned'] as const).map((kind) => this.#fill('since', kind));
    if (this.#topics.has('licence')) return owned;
    const [licence = null] = (['licensed', 'aCredential', 'registered', 'membership', 'credential'] as const).flatMap(
      (kind) => this.#fill('licence', kind) ?? [],
    );
    return [...owned, licence];
  }

  #people(): Part | null {
    const people = this.#slots.get('people');
    if (people === undefined || this.#isTold('person', 'people')) return null;
    const frames = DESCRIPTION_FRAMES[this.#business.language];
    const { family } = this.#business;
    const frame =
      (family === null ? undefined : frames.personOf?.[family]) ??
      (people.factIds.length > 1 ? frames.persons : frames.person);
    return this.#fillFrame('person', frame);
  }

  address(): Part | null {
    return this.#fill('address', 'address');
  }

  /** What is there for those who come. */
  #place(): (Part | null)[] {
    if (this.#business.isVisited !== true || this.#topics.has('access')) return [];
    return [this.#fill('access', 'amenity'), this.#fill('access', 'access')];
  }

  #hours(): Part | null {
    const isVisited = this.#business.isVisited === true;
    if (this.#slots.has('byAppointment') && !this.#topics.has('appointment'))
      return this.#fill('hours', this.#slots.has('hours') ? 'appointment' : 'appointmentOnly');
    return this.#fill('hours', isVisited ? 'hoursVisited' : 'hours') ?? (isVisited ? this.#fill('hours', 'days') : null);
  }

  /** Whether an own sentence tells what a slot would. */
  #isTold(kind: SentenceKind, slot: string): boolean {
    const text = this.#slots.get(slot)?.text;
    return this.#topics.has(kind) || (text !== undefined && this.#own.some(({ value }) => value.includes(text)));
  }

  #fill(topic: Topic, kind: FrameKind): Part | null {
    return this.#fillFrame(topic, DESCRIPTION_FRAMES[this.#business.language][kind]);
  }

  /** Null where a fact is missing, the sentence is too long, or Google forbids it. */
  #fillFrame(topic: Topic, frame: Frame | undefined, more: Slots = new Map()): Part | null {
    const wording = frame?.[this.#business.voice] ?? frame?.none;
    if (wording === undefined) return null;
    const slots = new Map([...this.#slots, ...more]);
    const sentence = fillSentence(wording, slots);
    if (sentence === null || sentence.text.split(/\s+/).length > MOST_WORDS) return null;
    return profileRuleBreaks(sentence.text).length > 0 ? null : { topic, sentence };
  }
}

const OWN_AND = /[&/,]| (?:and|und|et|y|e|ed|en) /;

function join(phrases: readonly Phrase[], say = (texts: readonly string[]) => texts.join(' ')): Phrase {
  return { text: say(phrases.map(({ text }) => text)), factIds: phrases.flatMap(({ factIds }) => factIds) };
}

function isSubset(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size > 0 && one.isSubsetOf(other);
}

/** The sentences that answers add to their first one. */
export const DESCRIPTION_WORDINGS: Readonly<Record<TextLanguage, DescriptionWordings>> = readCompiled('support');

/** The name, category and town may be repeated in answers and page descriptions, as sentences need a subject. */
export function freelyRepeated({ facts }: BusinessWording): ReadonlySet<string> {
  const kinds = new Set(['name', 'category', 'city', 'region']);
  return new Set(facts.filter(({ kind }) => kinds.has(kind)).map(({ id }) => id));
}

/** The facts of the name, which may not be in two consecutive sentences of an answer. */
export function nameIds({ facts }: BusinessWording): ReadonlySet<string> {
  return new Set(facts.filter(({ kind }) => kind === 'name').map(({ id }) => id));
}
