import type { GroundedSentence, GroundedText } from '#shared/fixes/grounded-text.ts';
import { LIMITS } from '#shared/product/limits.ts';
import { readCompiled } from '../../data/read-compiled.ts';
import type { TextLanguage, TextVariant } from '../writing-material.ts';
import { type BusinessWording, businessWording, type KnownBusiness } from './business-slots.ts';
import { DESCRIPTION_WORDINGS, freelyRepeated, nameIds } from './compose-description.ts';
import { GrowingText, getFirstWord } from './composed-text.ts';
import { type DescriptionRole, wordingsFor } from './description-wording.ts';
import { fillForBusiness } from './fill-for-business.ts';
import { fillSentence, type Phrase } from './filled-sentence.ts';
import { type QaSubject, qaSubjects } from './qa-subjects.ts';
import type { QaTopic, QaWordings } from './qa-wording.ts';
import { type SeededChoice, seededChoice } from './seeded-choice.ts';
import { unsaidSlots } from './unsaid-slots.ts';

export interface ComposedQa {
  readonly question: string;
  readonly answer: GroundedText;
}

const WORDINGS: Readonly<Record<TextLanguage, QaWordings>> = readCompiled('questions');

/** The length of an answer that answer engines quote in full (practice values: 40 to 60 words). */
const ANSWER_WORDS = { enough: 25, most: 60 } as const;
const LONGEST_ANSWER = 420;

type Support = DescriptionRole | 'contact';
/** Related topics for each question, the closest first. */
const SUPPORT: Readonly<Partial<Record<QaTopic, readonly Support[]>>> & { readonly any: readonly Support[] } = {
  any: ['contact', 'hours', 'place', 'services', 'area'],
  services: ['more', 'area', 'contact', 'hours'],
  where: ['features', 'hours', 'contact', 'area'],
  hours: ['contact', 'place', 'services'],
  price: ['promise', 'contact', 'services', 'hours'],
  urgent: ['contact', 'services', 'area', 'hours'],
  reach: ['hours', 'place', 'services'],
  service: ['more', 'area', 'contact', 'hours', 'place'],
  areas: ['services', 'contact', 'hours'],
  area: ['services', 'contact', 'hours'],
  standing: ['history', 'services', 'promise', 'contact'],
  history: ['standing', 'services', 'people', 'contact'],
  what: ['services', 'hours', 'place', 'contact'],
  guarantee: ['standing', 'services', 'contact'],
  payment: ['contact', 'hours', 'place'],
  saturday: ['hours', 'contact', 'place', 'services'],
  sunday: ['contact', 'place', 'services'],
  appointment: ['contact', 'hours', 'place'],
  amenity: ['place', 'hours', 'contact'],
  access: ['place', 'features', 'contact'],
  address: ['hours', 'contact', 'features'],
  serviceInArea: ['contact', 'hours', 'more'],
};

/**
 * Composes questions that customers ask and the facts can answer, at most `count`; the first eight are the ones a site
 * should answer first. The first sentence answers; related facts follow up to about 25 to 60 words. Few facts give few
 * questions: single days are asked about only where the others make eight. Pure; the same business and variant give the same ones in the same order.
 */
export function composeQa(material: KnownBusiness, count: number, variant: TextVariant): ComposedQa[] {
  const business = businessWording(material);
  const lists = WRITTEN.get(business) ?? new Map<TextVariant, QaList>();
  WRITTEN.set(business, lists);
  const list = lists.get(variant) ?? new QaList(business, variant);
  lists.set(variant, list);
  return list.first(count);
}

/** The questions page, action pack, rewrites and offers use prefixes of the same list, so it is memoized. */
const WRITTEN = new WeakMap<BusinessWording, Map<TextVariant, QaList>>();

/** The questions of one business and variant, composed on demand. */
class QaList {
  readonly #writer: AnswerWriter;
  readonly #subjects: readonly QaSubject[];
  readonly #composed: ComposedQa[] = [];
  #next = 0;

  constructor(business: BusinessWording, variant: TextVariant) {
    this.#writer = new AnswerWriter(business, seededChoice(business.identity, variant));
    this.#subjects = qaSubjects(business);
  }

  first(count: number): ComposedQa[] {
    for (; this.#composed.length < count && this.#next < this.#subjects.length; this.#next += 1) {
      const subject = this.#subjects[this.#next];
      if (subject === undefined || (subject.topic === 'day' && this.#composed.length < LIMITS.qaCount)) continue;
      const one = this.#writer.write(subject);
      if (one !== null && !this.#composed.some(({ question }) => question === one.question)) this.#composed.push(one);
    }
    return this.#composed.slice(0, Math.max(0, count));
  }
}

/** Composes answers one after another, preferring the least used wordings, so that a list is not monotonous. */
class AnswerWriter {
  readonly #business: BusinessWording;
  readonly #choice: SeededChoice;
  readonly #repeatable: ReadonlySet<string>;
  readonly #uses = new Map<string, number>();

  constructor(business: BusinessWording, choice: SeededChoice) {
    this.#business = business;
    this.#choice = choice;
    this.#repeatable = freelyRepeated(business);
  }

  write({ topic, slots }: QaSubject): ComposedQa | null {
    const { questions, answers } = WORDINGS[this.#business.language].topics[topic];
    const text = new GrowingText(LONGEST_ANSWER, this.#repeatable, nameIds(this.#business));
    // The list slots change only after a fact was used.
    let unsaid = { said: -1, slots: new Map<string, Phrase>() };
    const fill = (wording: string): GroundedSentence | null => {
      if (unsaid.said !== text.said.size)
        unsaid = { said: text.said.size, slots: new Map([...unsaidSlots(this.#business, text.said), ...slots]) };
      return fillForBusiness(this.#business, wording, unsaid.slots);
    };
    const fillQuestion = (wording: string): GroundedSentence | null =>
      fillSentence(wording, new Map([...this.#business.slots, ...slots]));
    const given = answers.map((wording) => ({ wording, news: this.#newsIn(fill(wording)) }));
    const most = Math.max(...given.map(({ news }) => news));
    if (most < 0) return null;
    const best = given.filter(({ news }) => news === most).map(({ wording }) => wording);
    const question = this.#first(`question ${topic}`, questions, fillQuestion, ({ text: asked }) =>
      best.some((wording) => answersTo(asked, wording)),
    );
    if (question === null) return null;
    const fitting = best.filter((wording) => answersTo(question.text, wording));
    const yes = fitting.filter((wording) => YES.test(wording));
    if (!this.#add(text, `answer ${topic}`, yes.length > 0 ? yes : fitting, fill)) return null;
    for (const role of SUPPORT[topic] ?? SUPPORT.any) {
      if (wordsIn(text.toText().text) >= ANSWER_WORDS.enough) break;
      this.#add(text, role, this.#wordingsOf(role), fill);
    }
    return { question: question.text, answer: text.toText() };
  }

  /** How many facts an answer adds beyond name, category and town, which count only where there is nothing else. */
  #newsIn(sentence: GroundedSentence | null): number {
    if (sentence === null) return -1;
    const news = sentence.factIds.filter((id) => !this.#repeatable.has(id)).length;
    return news > 0 ? 10 + news : sentence.factIds.length;
  }

  #wordingsOf(role: Support): readonly string[] {
    const { language, family } = this.#business;
    if (role === 'contact') return WORDINGS[language].contact;
    return wordingsFor(DESCRIPTION_WORDINGS[language], role, family);
  }

  #add(
    text: GrowingText,
    role: string,
    wordings: readonly string[],
    fill: (wording: string) => GroundedSentence | null,
  ): boolean {
    const before = wordsIn(text.toText().text);
    const fits = (sentence: GroundedSentence) =>
      before + wordsIn(sentence.text) <= ANSWER_WORDS.most && text.add(sentence);
    return this.#first(role, wordings, fill, fits) !== null;
  }

  /** The least used wording, in this business's order, whose sentence is accepted. */
  #first(
    role: string,
    wordings: readonly string[],
    fill: (wording: string) => GroundedSentence | null,
    isTaken: (sentence: GroundedSentence) => boolean,
  ): GroundedSentence | null {
    const usesOf = (key: string) => this.#uses.get(key) ?? 0;
    const ranked = this.#choice
      .turn(this.#choice.order(role, wordings, (wording) => wording))
      .map((wording) => ({ wording, sentence: fill(wording) }))
      .map((one) => ({
        ...one,
        uses: one.sentence === null ? 0 : usesOf(one.wording) * 2 + usesOf(`opening ${getFirstWord(one.sentence)}`),
      }))
      .sort((one, other) => one.uses - other.uses);
    for (const { wording, sentence } of ranked) {
      if (sentence === null || !isTaken(sentence)) continue;
      const opening = `opening ${getFirstWord(sentence)}`;
      this.#uses.set(wording, usesOf(wording) + 1);
      this.#uses.set(opening, usesOf(opening) + 1);
      return sentence;
    }
    return null;
  }
}

const YES = /^(?:Yes|Ja|Oui|Sí)\b|^Sí,/;
/** Questions that cannot be answered by yes or no. */
const OPEN_QUESTION =
  /^(?:¿?(?:who|what|which|where|when|how|wer|was|welche[rs]?|wo|wann|wie|wofür|an wen|bis wann|seit wann|mit welchen|in welchen|où|que|qu’est|quel(?:le)?s?|comment|combien|depuis quand|à qui|à quel(?:le)?s?|de quand|avec quelles|dans quelles|en quelles|pour quoi|qui|et si|quand|qué|quién|cuándo|dónde|cómo|cuánto|desde cuándo|a quién|a qué|con qué|en qué|para qué|cuál|y si)(?![\p{L}]))/iu;

/** "Yes" must only answer a yes-or-no question. */
function answersTo(question: string, answer: string): boolean {
  return !YES.test(answer) || !(OPEN_QUESTION.test(question) || /à qui s’adresser/.test(question));
}

function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
