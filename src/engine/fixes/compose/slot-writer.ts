import type { Fact } from '#shared/fixes/fact-sheet.ts';
import type { GroundedSentence } from '#shared/fixes/grounded-text.ts';
import type { SentenceKind } from '#shared/fixes/own-sentences.ts';
import { profileRuleBreaks } from '#shared/fixes/profile-rule-breaks.ts';
import { foldText } from '../../facts/language/fold-text.ts';
import type { TextLanguage } from '../writing-material.ts';
import type { DescriptionFacts } from './described-business.ts';
import type { FrameKind, SentenceFrame } from './description-frames.ts';
import { fillSentence, type Phrase, type Slots } from './filled-sentence.ts';
import { countListed } from './listed-items.ts';
import { joinsTwo, listServices, naturalList } from './natural-list.ts';
import { DESCRIPTION_FRAMES } from './read-frames.ts';
import { isIllness, serviceFrame } from './service-frame.ts';
import { differentServices, takeForList } from './service-phrases.ts';
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
] as const;
export type DescriptionTopic = (typeof DESCRIPTION_TOPICS)[number];
const MOST_WORDS = 20;
/** A text has one list, and its other enumerations are pairs. */
const LIST = { fewest: 3, varied: 4, services: 5, areas: 4, pair: 2 } as const;

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
    this.#services = this.#unsaidServices();
    // A practice is not its patients' illnesses, and a list of pairs is no beginning: the name is.
    const isOpening = (this.#openingServices() ?? []).every(
      ({ text }) => !isPair(text, business.language) && !isIllness(text, business.language),
    );
    this.#isServicesFirst = !business.slots.has('what') && isOpening;
  }

  opening(): GroundedSentence | null {
    const { language, slots, services } = this.#business;
    const frames = DESCRIPTION_FRAMES[language];
    const name = slots.get('name');
    if (this.#isServicesFirst) {
      const taken = this.#openingServices();
      if (taken === null) return null;
      return fillSentence(frames.opening, new Map([...slots, ['what', joinServices(taken, language)]]));
    }
    if (!slots.has('what') && name !== undefined && services.length > 0) return this.#nameOpening(name);
    const trade = slots.get('trade');
    const owned = slots.get('owned');
    const isOwned = language === 'en' && trade !== undefined && owned !== undefined && !this.#isTold('owned');
    const what = isOwned ? join([owned, trade]) : slots.get('what');
    if (what === undefined) return null;
    if (isOwned) this.#slots.delete('owned');
    const filled = new Map([...slots, ['what', what] as const]);
    const withYear =
      this.#topics.has('since') || this.#isTold('year') ? null : fillSentence(frames.openingSince, filled);
    this.#hasOpenedWithYear = withYear !== null;
    return withYear ?? fillSentence(frames.opening, filled);
  }

  /** A name that has the town in it says where. */
  #nameOpening(name: Phrase): GroundedSentence | null {
    const { slots, language } = this.#business;
    const town = slots.get('town');
    if (town === undefined) return null;
    if (spaced(name.text).includes(spaced(town.text)))
      return fillSentence(
        '{What}.',
        new Map([['what', { text: name.text, factIds: [...name.factIds, ...town.factIds] }]]),
      );
    return fillSentence(DESCRIPTION_FRAMES[language].opening, new Map([...slots, ['what', name]]));
  }

  parts(): DescriptionPart[] {
    this.#joinClaims();
    const parts: (DescriptionPart | null)[] = [
      this.#offer(),
      this.#areas(),
      this.#ownedForYears(),
      ...(this.#topics.has('since') || this.#hasOpenedWithYear ? [] : [this.#unless('year', 'since', 'since')]),
      this.#topics.has('since') ? null : this.#unless('years', 'since', 'years'),
      ...this.#licence(),
      this.#people(),
      this.#unless('guarantee', 'way', 'guarantee'),
      this.#topics.has('emergency') ? null : this.#unless('urgent', 'way', 'urgent'),
      ...this.#place(),
      this.#hours(),
    ];
    return parts.filter((part) => part !== null);
  }

  /** What no own sentence says; what the owner listed stays whole, or goes as a whole. */
  #unsaidServices(): Phrase[] {
    const { isOwnersList, slots } = this.#business;
    const what = slots.get('what')?.text ?? '';
    // "Ostéopathe à Dourges. Mes prestations : ostéopathie." says it twice.
    const trade = longStems(what);
    const isTrade = (text: string) => {
      const stems = longStems(text);
      const isOneWord = isOwnersList && !text.includes(' ');
      return text === what || (isOneWord && stems.size > 0 && stems.isSubsetOf(trade));
    };
    const services = this.#business.services.filter(({ text }) => !isTrade(text));
    const unsaid = services.filter(({ text }) => !this.#says(text, SHORT_NOUN));
    return isOwnersList && unsaid.length > 0 ? services : unsaid;
  }

  /** Of several kinds of one thing the first, where enough others are left. */
  #withoutKinds(services: readonly Phrase[]): readonly Phrase[] {
    const different = differentServices(services, this.#business.language, this.#business.trade);
    return different.length >= LIST.varied ? different : services;
  }

  #offer(): DescriptionPart | null {
    if (this.#isServicesFirst) return null;
    const { language, isOwnersList, voice } = this.#business;
    const doers = new Set(DESCRIPTION_FRAMES[language].doers);
    for (let most = this.#hasList ? LIST.pair : LIST.services; most >= LIST.pair; most -= 1) {
      const taken = this.#listServices(most);
      if (taken === null) return null;
      // After a colon, semicolons keep "family and inheritance" in one piece.
      const services = joinServices(taken, language);
      // English can have several pairs between commas, in a short list.
      const isSerial = language === 'en' && countListed(services.text, language) <= LIST.services;
      const isPaired = !isSerial && taken.slice(0, -1).some(({ text }) => isPair(text, language));
      // Nobody handles "office movers", and after a German verb "mobiler Service" has another ending.
      const isBare = taken.some(
        ({ text }) =>
          (text.includes(' ') && doers.has(foldText(text).split(' ').at(-1) ?? '')) ||
          (language === 'de' && NOMINATIVE.test(text)),
      );
      const frame = serviceFrame(taken, this.#business);
      const part = this.#fillFrame(
        'services',
        (isPaired || isBare) && !frame[voice]?.includes(':') ? { none: frame.none } : frame,
        new Map([
          ['services', isPaired ? join(taken, (texts) => texts.join(language === 'fr' ? ' ; ' : '; ')) : services],
        ]),
        isOwnersList,
      );
      if (part === null) continue;
      if (taken.length >= LIST.fewest) this.#hasList = true;
      return part;
    }
    return null;
  }

  #openingServices(): Phrase[] | null {
    const single = this.#services.filter(({ text }) => !isPair(text, this.#business.language));
    const isOurs = !this.#business.isOwnersList && single.length >= LIST.fewest;
    return isOurs ? single.slice(0, LIST.fewest) : this.#listServices(LIST.fewest);
  }

  /** At most `most`, several names with an "and" of their own only where there are not enough others; all that the owner listed. */
  #listServices(most: number): Phrase[] | null {
    if (this.#business.isOwnersList) {
      const all = this.#services.slice(0, LIST.services);
      return all.length === 0 ? null : all;
    }
    const isPaired = ({ text }: Phrase) => isPair(text, this.#business.language);
    const singles = this.#services.filter((one) => !isPaired(one));
    const leading = this.#services.slice(0, LIST.fewest).filter(isPaired).length;
    const pairs = this.#services.length - singles.length;
    // Where those that lead the site join two, or most do, a list without them leaves out what it does.
    const isOfPairs = leading >= LIST.pair || (pairs >= LIST.pair && singles.length < LIST.fewest);
    const alone = new Set(this.#withoutKinds(singles));
    const listable = this.#services.filter((one) => alone.has(one) || isPaired(one));
    const chosen = isOfPairs ? [] : takeForList(listable, most, (text) => isPair(text, this.#business.language));
    const taken =
      chosen.length >= Math.min(most, LIST.fewest) ? chosen : this.#withoutKinds(this.#services).slice(0, most);
    return taken.length < LIST.pair ? null : taken;
  }

  /** All that the owner named. */
  #areas(): DescriptionPart | null {
    const { areas, isOwnersArea, language } = this.#business;
    if (this.#topics.has('area') && !isOwnersArea) return null;
    const most = isOwnersArea ? LIST.services : this.#hasList ? LIST.pair : LIST.areas;
    const taken = areas.filter(({ text }) => !this.#says(text)).slice(0, most);
    if (taken.length === 0) return null;
    if (taken.length >= LIST.fewest) this.#hasList = true;
    const more = new Map([['areas', joinList(taken, language)]]);
    return this.#fillFrame('areas', DESCRIPTION_FRAMES[language].areas, more, isOwnersArea);
  }

  /** "We are family-owned. We are insured. We have 20 years of experience." is said in one or two sentences. */
  #joinClaims(): void {
    const open = (slot: string) => (this.#isTold(slot) ? undefined : this.#slots.get(slot));
    const [owned, licensed] = [open('owned'), open('licensed')];
    if (this.#business.language !== 'en' || owned === undefined || licensed === undefined) return;
    const joint = licensed.text.includes(' and ') ? ', ' : ' and ';
    this.#slots.set(
      'licensed',
      join([owned, licensed], (texts) => texts.join(joint)),
    );
    this.#slots.delete('owned');
  }

  /** Who owns it together with its years; the parts of either are then not said again. */
  #ownedForYears(): DescriptionPart | null {
    if (this.#topics.has('since') || this.#isTold('years')) return null;
    for (const [slot, kind] of [
      ['owned', 'ownedYears'],
      ['aOwned', 'aOwnedYears'],
    ] as const) {
      const part = this.#unless(slot, 'since', kind);
      if (part === null) continue;
      this.#slots.delete(slot);
      this.#slots.delete('years');
      return part;
    }
    return null;
  }

  #licence(): (DescriptionPart | null)[] {
    const owned = (['owned', 'aOwned'] as const).map((kind) => this.#unless(kind, 'since', kind));
    const [licence = null] = (['licensed', 'aCredential', 'registered', 'membership', 'credential'] as const).flatMap(
      (kind) => this.#unless(kind, 'licence', kind) ?? [],
    );
    return [...owned, licence];
  }

  #people(): DescriptionPart | null {
    const people = this.#slots.get('people');
    if (people === undefined || this.#topics.has('person') || this.#isTold('people')) return null;
    const frames = DESCRIPTION_FRAMES[this.#business.language];
    const { family } = this.#business;
    const frame =
      (family === null ? undefined : frames.personOf?.[family]) ??
      (people.factIds.length > 1 ? frames.persons : frames.person);
    return this.#fillFrame('person', frame);
  }

  /** What is there for those who come. */
  #place(): (DescriptionPart | null)[] {
    if (this.#business.isVisited !== true || this.#topics.has('access')) return [];
    return [this.#unless('amenity', 'access', 'amenity'), this.#unless('placeAdjective', 'access', 'access')];
  }

  #hours(): DescriptionPart | null {
    const isTold = this.#topics.has('appointment') || this.#asksForAppointment();
    const isVisited = this.#business.isVisited === true && !isTold;
    if (this.#slots.has('byAppointment') && !isTold)
      return this.#fill('hours', this.#slots.has('hours') ? 'appointment' : 'appointmentOnly');
    return this.#fill('hours', isVisited ? 'hoursVisited' : 'hours') ?? (isTold ? null : this.#fill('hours', 'days'));
  }

  #asksForAppointment(): boolean {
    const stems = longStems(DESCRIPTION_FRAMES[this.#business.language].appointmentOnly?.none ?? '');
    return this.#own.some(({ value }) => !stems.isDisjointFrom(longStems(value)));
  }

  /** Whether one own sentence has all words of a text: those of several sentences say nothing of it. */
  #says(text: string, least?: number): boolean {
    const stems = longStems(text, least);
    const words = spaced(text);
    const name = this.#slots.get('name')?.text ?? '';
    const abbreviations = text.match(/(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu) ?? [];
    return this.#own.some(({ value }) => {
      const said = name === '' ? value : value.replaceAll(name, ' ');
      const isSaid = abbreviations.every((word) => spaced(said).includes(spaced(word)));
      return spaced(said).includes(words) || (isSaid && stems.size > 0 && stems.isSubsetOf(longStems(said, least)));
    });
  }

  /** Whether an own sentence tells what a slot would: its words, or another year than the slot's. */
  #isTold(slot: string): boolean {
    const text = this.#slots.get(slot)?.text;
    if (text === undefined) return false;
    return this.#says(text) || (/^years?$/.test(slot) && this.#own.some(({ value }) => YEAR.test(value)));
  }

  #unless(slot: string, topic: DescriptionTopic, kind: FrameKind): DescriptionPart | null {
    return this.#isTold(slot) ? null : this.#fill(topic, kind);
  }

  #fill(topic: DescriptionTopic, kind: FrameKind): DescriptionPart | null {
    return this.#fillFrame(topic, DESCRIPTION_FRAMES[this.#business.language][kind]);
  }

  /** Null where a fact is missing, a sentence of found facts is too long, or Google forbids it. */
  #fillFrame(
    topic: DescriptionTopic,
    frame: SentenceFrame | undefined,
    more: Slots = new Map(),
    isOwners = false,
  ): DescriptionPart | null {
    const wording = frame?.[this.#business.voice] ?? frame?.none;
    if (wording === undefined) return null;
    const slots = new Map([...this.#slots, ...more]);
    const sentence = fillSentence(wording, slots);
    if (sentence === null || (!isOwners && sentence.text.split(/\s+/).length > MOST_WORDS)) return null;
    return profileRuleBreaks(sentence.text).length > 0 ? null : { topic, sentence };
  }
}

function isPair(text: string, language: TextLanguage): boolean {
  return /[&/,]/.test(text) || joinsTwo(language, text);
}

/** "mobiler Haarschnitt" */
const NOMINATIVE = /^\p{Ll}\p{L}+er \p{Lu}/u;
/** "Oak" in "oak stairs" counts, "of" does not. */
const SHORT_NOUN = 3;
const YEAR = /(?<!\p{N})(?:1[89]|20)\p{N}{2}(?!\p{N})/u;

/** The folded words with a space around each: whole words are found in it. */
function spaced(text: string): string {
  return ` ${foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')
    .trim()} `;
}

function joinServices(phrases: readonly Phrase[], language: TextLanguage): Phrase {
  return join(phrases, (texts) => listServices(language, texts));
}

function joinList(phrases: readonly Phrase[], language: TextLanguage): Phrase {
  return join(phrases, (texts) => naturalList(language, texts));
}

function join(phrases: readonly Phrase[], say = (texts: readonly string[]) => texts.join(' ')): Phrase {
  return { text: say(phrases.map(({ text }) => text)), factIds: phrases.flatMap(({ factIds }) => factIds) };
}
