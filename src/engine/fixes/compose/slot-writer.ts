import type { Fact } from '#shared/fixes/fact-sheet.ts';
import type { GroundedSentence } from '#shared/fixes/grounded-text.ts';
import type { SentenceKind } from '#shared/fixes/own-sentences.ts';
import { profileRuleBreaks } from '#shared/fixes/profile-rule-breaks.ts';
import type { DescriptionFacts } from './described-business.ts';
import type { FrameKind, SentenceFrame } from './description-frames.ts';
import { fillSentence, type Phrase, type Slots } from './filled-sentence.ts';
import { countListed } from './listed-items.ts';
import { naturalList } from './natural-list.ts';
import { DESCRIPTION_FRAMES } from './read-frames.ts';
import { longStems } from './text-stems.ts';

/** What a sentence of a description is about, in the order in which a text tells it. */
export const DESCRIPTION_TOPICS = [
  'services',
  'areas',
  'since',
  'licence',
  'person',
  'way',
  'access',
  'hours',
  'address',
] as const;
export type DescriptionTopic = (typeof DESCRIPTION_TOPICS)[number];
const MOST_WORDS = 20;
/** A text has one list, and its other enumerations are pairs. */
const LIST = { fewest: 3, services: 5, areas: 4, pair: 2 } as const;

/** A sentence with what it is about. */
export interface DescriptionPart {
  readonly topic: DescriptionTopic;
  readonly sentence: GroundedSentence;
}

/** Writes the sentences whose facts no own sentence tells. */
export class SlotWriter {
  readonly #business: DescriptionFacts;
  readonly #slots: Map<string, Phrase>;
  readonly #services: readonly Phrase[];
  /** Trade unknown: services say what it is. */
  readonly #isServicesFirst: boolean;
  readonly #own: readonly Fact[];
  readonly #topics: ReadonlySet<SentenceKind>;
  #hasList: boolean;
  #hasOpenedWithYear = false;

  constructor(business: DescriptionFacts, own: readonly Fact[]) {
    this.#business = business;
    this.#own = own;
    this.#topics = new Set(own.flatMap(({ kinds = [] }) => kinds));
    this.#hasList = own.some(({ value }) => countListed(value, business.language) >= LIST.fewest);
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

  parts(): DescriptionPart[] {
    const parts: (DescriptionPart | null)[] = [
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

  #offer(): DescriptionPart | null {
    if (this.#isServicesFirst) return null;
    const { servicesOf, services: any } = DESCRIPTION_FRAMES[this.#business.language];
    const { family } = this.#business;
    const frame = (family === null ? undefined : servicesOf[family]) ?? any;
    for (let most = this.#hasList ? LIST.pair : LIST.services; most >= LIST.pair; most -= 1) {
      const services = this.#listServices(most);
      const part = services === null ? null : this.#fillFrame('services', frame, new Map([['services', services]]));
      if (part === null || countListed(part.sentence.text, this.#business.language) > LIST.services) continue;
      if (Math.min(most, this.#services.length) >= LIST.fewest) this.#hasList = true;
      return part;
    }
    return null;
  }

  /** At most `most`: names with an "and" of their own only where there are not enough others, and then few and first. */
  #listServices(most: number): Phrase | null {
    const { language } = this.#business;
    const [double = [], single = []] = [true, false].map((is) =>
      this.#services.filter(({ text }) => OWN_AND.test(text) === is),
    );
    const taken =
      single.length >= LIST.fewest ? single.slice(0, most) : this.#services.slice(0, Math.min(most, LIST.fewest));
    if (taken.length < LIST.pair) return null;
    const inOrder = [...double, ...single].filter((phrase) => taken.includes(phrase));
    return join(inOrder, (texts) => naturalList(language, texts));
  }

  #areas(): DescriptionPart | null {
    const { areas, language } = this.#business;
    if (this.#topics.has('area') || areas.length === 0) return null;
    const taken = areas.slice(0, this.#hasList ? LIST.pair : LIST.areas);
    this.#slots.set(
      'areas',
      join(taken, (texts) => naturalList(language, texts)),
    );
    if (taken.length >= LIST.fewest) this.#hasList = true;
    return this.#fill('areas', 'areas');
  }

  #licence(): (DescriptionPart | null)[] {
    const owned = (['owned', 'aOwned'] as const).map((kind) => this.#fill('since', kind));
    if (this.#topics.has('licence')) return owned;
    const [licence = null] = (['licensed', 'aCredential', 'registered', 'membership', 'credential'] as const).flatMap(
      (kind) => this.#fill('licence', kind) ?? [],
    );
    return [...owned, licence];
  }

  #people(): DescriptionPart | null {
    const people = this.#slots.get('people');
    if (people === undefined || this.#isTold('person', 'people')) return null;
    const frames = DESCRIPTION_FRAMES[this.#business.language];
    const { family } = this.#business;
    const frame =
      (family === null ? undefined : frames.personOf?.[family]) ??
      (people.factIds.length > 1 ? frames.persons : frames.person);
    return this.#fillFrame('person', frame);
  }

  address(): DescriptionPart | null {
    return this.#fill('address', 'address');
  }

  /** What is there for those who come. */
  #place(): (DescriptionPart | null)[] {
    if (this.#business.isVisited !== true || this.#topics.has('access')) return [];
    return [this.#fill('access', 'amenity'), this.#fill('access', 'access')];
  }

  #hours(): DescriptionPart | null {
    const isVisited = this.#business.isVisited === true;
    if (this.#slots.has('byAppointment') && !this.#topics.has('appointment'))
      return this.#fill('hours', this.#slots.has('hours') ? 'appointment' : 'appointmentOnly');
    return (
      this.#fill('hours', isVisited ? 'hoursVisited' : 'hours') ?? (isVisited ? this.#fill('hours', 'days') : null)
    );
  }

  /** Whether an own sentence tells what a slot would. */
  #isTold(kind: SentenceKind, slot: string): boolean {
    const text = this.#slots.get(slot)?.text;
    return this.#topics.has(kind) || (text !== undefined && this.#own.some(({ value }) => value.includes(text)));
  }

  #fill(topic: DescriptionTopic, kind: FrameKind): DescriptionPart | null {
    return this.#fillFrame(topic, DESCRIPTION_FRAMES[this.#business.language][kind]);
  }

  /** Null where a fact is missing, the sentence is too long, or Google forbids it. */
  #fillFrame(
    topic: DescriptionTopic,
    frame: SentenceFrame | undefined,
    more: Slots = new Map(),
  ): DescriptionPart | null {
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
