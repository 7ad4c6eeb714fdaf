import type { Fact } from '#shared/fixes/fact-sheet.ts';
import type { GroundedSentence } from '#shared/fixes/grounded-text.ts';
import type { SentenceKind } from '#shared/fixes/own-sentences.ts';
import { countWords } from '../crawl/html/page-text.ts';
import { readPattern } from '../data/patterns.ts';
import { readCompiled } from '../data/read-compiled.ts';
import { foldText } from '../facts/language/fold-text.ts';
import { createServiceTest } from '../facts/services/find-service-page.ts';
import { mayHaveUnreadServicePages } from '../facts/services/unread-service-pages.ts';
import { speaksOther } from '../fixes/compose/business-slots.ts';
import { suitsBusiness } from '../fixes/compose/choose-own-sentences.ts';
import { composeQa } from '../fixes/compose/compose-qa.ts';
import { type DescriptionFacts, readDescribed } from '../fixes/compose/described-business.ts';
import { capitalised } from '../fixes/compose/filled-sentence.ts';
import { findMainTownFact } from '../fixes/compose/main-town-fact.ts';
import { areSame } from '../fixes/compose/own-answers.ts';
import type { QaTopic } from '../fixes/compose/qa-wording.ts';
import { isAbout } from '../fixes/compose/question-topics.ts';
import { type DescriptionTopic, SlotWriter } from '../fixes/compose/slot-writer.ts';
import type { TextLanguage, WritingMaterial } from '../fixes/writing-material.ts';
import {
  DRAFT_QUESTIONS,
  DRAFT_SECTIONS,
  type DraftKind,
  type DraftQuestion,
  type DraftSection,
  type DraftTexts,
} from './draft-texts.ts';
import { listOfferedServices } from './offered-services.ts';
import { findFactValue } from './pack-facts.ts';
import { inTownOnce, pageTitle, proposeAddress } from './page-draft.ts';
import type { RealService } from './real-services.ts';

/** One part of a draft: what is known, then what its owner is asked. */
export interface DraftPart {
  /** Null: the first one, below the main heading. */
  readonly heading: string | null;
  readonly sentences: readonly string[];
  readonly questions: readonly string[];
}

/** A page for a service that has none: for its owner to complete, before it goes online. */
export interface ServiceDraft {
  readonly service: RealService;
  readonly title: string;
  readonly heading: string;
  /** The proposed one. */
  readonly url: string;
  readonly parts: readonly DraftPart[];
}

/** More pages at once are too much work for an owner. */
const MOST_DRAFTS = 3;
const MOST_QUESTIONS = 6;
/** Own practice: words about the service itself, words that site and facts give in all, and those of the draft with headings and questions. */
const FEWEST_WORDS = { about: 20, own: 45, all: 200 } as const;
const MOST_ABOUT = 150;
const MOST_ANSWERS = 3;
const MOST_GENERAL = 4;
/** Sentences of the first paragraph. */
const LEADING = 2;

/** Where the sentences and phrases about the business as a whole belong. */
const SECTION_OF_KIND: Readonly<Partial<Record<SentenceKind, DraftSection>>> = {
  person: 'who',
  licence: 'who',
  since: 'who',
  payment: 'cost',
  area: 'where',
  access: 'where',
  emergency: 'when',
  appointment: 'when',
};
const SECTION_OF_TOPIC: Readonly<Partial<Record<DescriptionTopic, DraftSection>>> = {
  since: 'who',
  licence: 'who',
  way: 'when',
  areas: 'where',
  access: 'where',
  hours: 'when',
};
const SECTION_OF_QUESTION: Readonly<Record<DraftQuestion, DraftSection>> = {
  steps: 'how',
  duration: 'how',
  cases: 'cases',
  who: 'who',
  cost: 'cost',
  before: 'before',
  after: 'after',
};
/** Answers from single facts that are sentences without their questions too. */
const PHRASES: readonly { readonly topic: QaTopic; readonly section: DraftSection }[] = [
  { topic: 'address', section: 'where' },
  { topic: 'payment', section: 'cost' },
];
/** Headings and questions: each language has its own. */
const DRAFT_TEXTS: Readonly<Record<TextLanguage, DraftTexts>> = readCompiled('page-drafts');
const DURATION = new RegExp(readPattern('texts', 'duration'), 'u');

/**
 * Drafts for services without any page, at most three, those beyond doubt first: the site's own sentences about the service, what the
 * facts say of the whole business, and questions where they end. None where a page may not have been read, and none for a service
 * of which the site says too little. Pure.
 */
export function draftServicePages(material: WritingMaterial, services: readonly RealService[]): ServiceDraft[] {
  if (speaksOther(material.sheet) || mayHaveUnreadServicePages(material.analysis)) return [];
  const business = readDescribed(material);
  const offered = new Set(listOfferedServices(material).map(({ name }) => name));
  const open = services.filter(({ existingUrl }) => existingUrl === null);
  const ranked = [...open.filter(({ name }) => offered.has(name)), ...open.filter(({ name }) => !offered.has(name))];
  const drafts: ServiceDraft[] = [];
  for (const service of ranked) {
    const draft = draftServicePage(material, business, service);
    if (draft !== null) drafts.push(draft);
    if (drafts.length === MOST_DRAFTS) break;
  }
  return drafts;
}

function draftServicePage(
  material: WritingMaterial,
  business: DescriptionFacts,
  service: RealService,
): ServiceDraft | null {
  const town = findMainTownFact(material.sheet)?.value;
  const url = proposeAddress(material, service.slug);
  if (town === undefined || url === null) return null;
  const known = findKnown(material, business, service);
  if (known.about.length < 2 || countAll(known.about.map(({ value }) => value)) < FEWEST_WORDS.about) return null;
  const parts = makeParts(business, sortKnown(material, business, known), known);
  const own = countAll(parts.flatMap(({ sentences }) => sentences));
  const others = parts.flatMap((part) => [part.heading ?? '', ...part.questions]);
  if (own < FEWEST_WORDS.own || own + countAll(others) < FEWEST_WORDS.all) return null;
  const { language } = business;
  const what = capitalised(service.name);
  const title = pageTitle(what, town, findFactValue(material, 'name'), language);
  return { service, url, title, heading: inTownOnce(what, town, language), parts };
}

/** What the site says of a service, and what holds for it as for the whole business. */
interface Known {
  readonly about: readonly Fact[];
  readonly answers: readonly Fact[];
  readonly general: readonly Fact[];
  /** Whether a fact is said of the whole business or of this service. */
  readonly holds: (fact: Fact | undefined) => boolean;
}

function findKnown({ outline, sheet }: WritingMaterial, business: DescriptionFacts, service: RealService): Known {
  const namedIn = createServiceTest(sheet.facts.flatMap(({ kind, value }) => (kind === 'service' ? value : [])));
  const isMeant = (text: string) => namesOnly(namedIn(text), service.name, namedIn);
  const namesOther = (text: string) => namedIn(text).some((name) => name !== service.name);
  const told = (outline.ownSentences?.ofServices ?? []).map(({ text, url, heading, kinds }, index) => ({
    fact: toFact(`about-${index}`, text, url, kinds),
    heading: heading ?? '',
  }));
  const below = told.filter(
    ({ heading, fact: { value } }) => isMeant(heading) && (isMeant(value) || !namesOther(value)),
  );
  const elsewhere = told.filter((one) => !below.includes(one) && isMeant(one.fact.value) && !namesOther(one.heading));
  const about: Fact[] = [];
  let words = 0;
  for (const fact of [...[...below, ...elsewhere].map((one) => one.fact), ...business.sentences]) {
    if (business.sentences.includes(fact) && !isMeant(fact.value)) continue;
    if (!suitsBusiness(fact.value, business) || about.some(({ value }) => areSame(value, fact.value))) continue;
    words += countWords(fact.value);
    if (words <= MOST_ABOUT) about.push(fact);
  }
  const isNew = ({ value }: Fact) => !about.some((one) => areSame(one.value, value));
  const answers = business.facts.filter(
    (fact) => fact.kind === 'answer' && isMeant(`${questionFor(fact)} ${fact.value}`) && isNew(fact),
  );
  const general = business.sentences.filter(
    (fact) => namedIn(fact.value).length === 0 && suitsBusiness(fact.value, business) && isNew(fact),
  );
  return {
    about,
    answers: answers.slice(0, MOST_ANSWERS),
    general: general.slice(0, MOST_GENERAL),
    holds: (fact) => fact?.origin.kind !== 'page' || !namesOther(fact.origin.quote) || isMeant(fact.origin.quote),
  };
}

/** The site's question that an answer belongs to. */
function questionFor({ origin }: Fact): string {
  return origin.kind === 'page' ? origin.quote : '';
}

/** "Repair" is not what "We do water heater repair" is about, and a list of services is about none. */
function namesOnly(named: readonly string[], name: string, namedIn: (text: string) => readonly string[]): boolean {
  if (!named.includes(name)) return false;
  return named.every((other) => other === name || namedIn(name).includes(other));
}

function toFact(id: string, value: string, url: string, kinds: readonly SentenceKind[]): Fact {
  const origin = { kind: 'page', url, quote: '' } as const;
  return { id, kind: 'sentence', value, foundValue: null, state: 'found', origin, kinds: [...kinds] };
}

/** The sentences by section; null: the first paragraph. */
function sortKnown(
  material: WritingMaterial,
  business: DescriptionFacts,
  { about, general, holds }: Known,
): Map<DraftSection | null, string[]> {
  const sorted = new Map<DraftSection | null, string[]>();
  const put = (section: DraftSection | null, text: string) => {
    const isSaid = [...sorted.values()].flat().some((one) => areSame(one, text));
    if (!isSaid) sorted.set(section, [...(sorted.get(section) ?? []), text]);
  };
  for (const [index, { value }] of about.entries()) put(index < LEADING ? null : 'how', value);
  for (const { value, kinds = [] } of general)
    put(kinds.flatMap((kind) => SECTION_OF_KIND[kind] ?? [])[0] ?? 'how', value);
  const facts = new Map(business.facts.map((fact) => [fact.id, fact]));
  const holdAll = ({ factIds }: GroundedSentence) => factIds.every((id) => holds(facts.get(id)));
  for (const { topic, sentence } of new SlotWriter(business, [...about, ...general]).parts()) {
    const section = SECTION_OF_TOPIC[topic];
    if (section !== undefined && holdAll(sentence)) put(section, sentence.text);
  }
  for (const { question, answer, url } of composeQa(material, Number.POSITIVE_INFINITY))
    for (const { topic, section } of PHRASES)
      if (url === null && isAbout(question, topic, business.language) && answer.sentences.every(holdAll))
        put(section, answer.text);
  return sorted;
}

/** The parts in their order, with what is missing as questions; the site's own answers last. */
function makeParts(
  business: DescriptionFacts,
  sorted: ReadonlyMap<DraftSection | null, string[]>,
  { about, general, answers }: Known,
): DraftPart[] {
  const { sections, questions } = DRAFT_TEXTS[business.language];
  const kind = kindOf(business);
  const isTold: Readonly<Partial<Record<DraftQuestion, boolean>>> = {
    who: [...about, ...general].some(({ kinds = [] }) => kinds.includes('person')),
    duration: [...[...sorted.values()].flat(), ...answers.map(({ value }) => value)].some((text) =>
      DURATION.test(foldText(text)),
    ),
  };
  const asked = DRAFT_QUESTIONS.filter((one) => isTold[one] !== true).slice(0, MOST_QUESTIONS);
  const below = DRAFT_SECTIONS.map((section) => ({
    heading: sections[section][kind] ?? sections[section].any,
    sentences: sorted.get(section) ?? [],
    questions: asked
      .filter((one) => SECTION_OF_QUESTION[one] === section)
      .map((one) => questions[one][kind] ?? questions[one].any),
  }));
  return [
    { heading: null, sentences: sorted.get(null) ?? [], questions: [] },
    ...below.filter((part) => part.sentences.length + part.questions.length > 0),
    ...answers.map((fact) => ({ heading: questionFor(fact), sentences: [fact.value], questions: [] })),
  ];
}

function kindOf({ family, isVisited }: DescriptionFacts): DraftKind {
  if (family === 'medical') return 'treats';
  return isVisited === false ? 'travels' : 'any';
}

function countAll(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + countWords(text), 0);
}
