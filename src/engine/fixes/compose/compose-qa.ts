import type { Business } from '#shared/audit/business.ts';
import type { Fact } from '#shared/fixes/fact-sheet.ts';
import type { GroundedSentence, GroundedText } from '#shared/fixes/grounded-text.ts';
import type { SentenceKind } from '#shared/fixes/own-sentences.ts';
import { countWords } from '../../crawl/html/page-text.ts';
import { readPattern } from '../../data/patterns.ts';
import { isCategoryNamed } from '../../facts/category/category-finder.ts';
import { foldText, splitWords } from '../../facts/language/fold-text.ts';
import { wholePattern } from '../compare/content-tokens.ts';
import { coverageLexicon } from '../verify/coverage-lexicon.ts';
import { splitSentences } from '../verify/split-sentences.ts';
import type { TextLanguage, WritingMaterial } from '../writing-material.ts';
import { answerLexicon } from './answer-terms.ts';
import { spokenWording } from './business-slots.ts';
import { composedText } from './composed-text.ts';
import { fillSentence, type Phrase, type Slots } from './filled-sentence.ts';
import { areSame, saysAmount } from './own-answers.ts';
import { factPhrases } from './qa-facts.ts';
import { QA_TOPICS, type QaTopic, type QaWording } from './qa-wording.ts';
import { isAbout, QA_WORDINGS } from './question-topics.ts';
import { readVoice, type Voice } from './voice.ts';

export interface ComposedQa {
  readonly question: string;
  readonly answer: GroundedText;
  /** The page on which the site has this question with its answer; null for one that is composed. */
  readonly url: string | null;
}

const ANSWER_WORDS = { fewest: 5, most: 60 } as const;
/** Sentences of these kinds answer a question by themselves. */
const SPOKEN_TOPICS: ReadonlySet<string> = new Set<SentenceKind>([
  'since',
  'licence',
  'person',
  'emergency',
  'price',
  'payment',
  'access',
  'appointment',
]);
const SAYS_URGENT = new RegExp(readPattern('texts', 'saysUrgent'), 'u');
const APPOINTMENT = wholePattern(readPattern('texts', 'appointments'));
const YES_OR_NO: ReadonlySet<QaTopic> = new Set<QaTopic>(['emergency', 'service']);
const MOST_SERVICES = 6;
const FOR = new RegExp(String.raw`(?<!\p{L})(?:${readPattern('texts', 'condition')})\s+$`, 'u');
const ARTICLE = new RegExp(`^(?:${readPattern('texts', 'singleArticles')})$`, 'u');
/** By its beginning an answer that the owner corrected is found again. */
const SHOWN_OF_ANSWER = 40;

const WRITTEN = new WeakMap<WritingMaterial['sheet'], readonly ComposedQa[]>();

/**
 * Questions of customers with answers, at most `count`: first those that the site answers itself, then those that one fact or
 * one sentence of the site answers. Nothing is said twice. In a language without wordings, the site's own ones alone. Pure;
 * the lists of different lengths begin alike.
 */
export function composeQa(material: WritingMaterial, count: number): ComposedQa[] {
  const written = WRITTEN.get(material.sheet) ?? composeAll(material);
  WRITTEN.set(material.sheet, written);
  return written.slice(0, Math.max(0, count));
}

function composeAll(material: WritingMaterial): ComposedQa[] {
  const voice = readVoice(material);
  const composed: ComposedQa[] = [];
  const add = (qa: ComposedQa | null, fewest: number = ANSWER_WORDS.fewest) => {
    const words = countWords(qa?.answer.text ?? '');
    if (qa === null || words < fewest || words > ANSWER_WORDS.most || !suits(qa.answer.text, material)) return;
    const isAgain = composed.some((one) => one.question === qa.question || areSame(one.answer.text, qa.answer.text));
    if (!isAgain) composed.push(qa);
  };
  const facts = spokenWording(material).facts;
  for (const fact of material.sheet.facts) if (fact.kind === 'answer') add(ownAnswer(fact, material));
  if (facts.length === 0) return composed;
  const asked = composed.map(({ question }) => question);
  const slots = factPhrases(material);
  for (const topic of QA_TOPICS) {
    const wording = QA_WORDINGS[material.sheet.language].topics[topic];
    if (wording === undefined || topic === 'service') continue;
    if (asked.some((question) => isAbout(question, topic, material.sheet.language))) continue;
    for (const qa of answersTo(topic, wording, material, voice, slots)) {
      const before = composed.length;
      add(qa, topic === 'address' ? 1 : ANSWER_WORDS.fewest);
      if (composed.length > before) break;
    }
  }
  for (const qa of serviceAnswers(material, voice)) add(qa);
  return composed;
}

/** A question and answer of the site, or what its owner made of the answer. */
function ownAnswer({ id, value, state, origin, foundValue }: Fact, material: WritingMaterial): ComposedQa | null {
  if (state === 'rejected') return null;
  const { questions } = material.analysis.business;
  const quoted = origin.kind === 'page' ? origin.quote : null;
  const begun = foundValue?.slice(0, SHOWN_OF_ANSWER) ?? '\n';
  const known = questions.find(({ question, answer }) =>
    quoted === null ? answer?.includes(begun) : question.replace(/\s+/g, ' ').trim().endsWith(quoted),
  );
  const question = quoted ?? known?.question ?? null;
  if (question === null) return null;
  const sentences = splitSentences(value, material.sheet.language).map(({ text }) => ({
    text: text.trim(),
    factIds: [id],
  }));
  // "Do i need an appointment?"
  const asked = material.sheet.language === 'en' ? question.replace(/(?<=\s)i(?=\s)/g, 'I') : question;
  return { question: asked, answer: composedText(sentences), url: known?.url ?? material.analysis.websiteUrl };
}

/** The answers to a question: what a sentence of the site says first, then what facts fill. */
function answersTo(
  topic: QaTopic,
  wording: QaWording,
  material: WritingMaterial,
  voice: Voice,
  slots: Slots,
): ComposedQa[] {
  const { question, plain, answers = [], single = answers } = wording;
  const { yes } = QA_WORDINGS[material.sheet.language];
  const ask = (text: string) => (text === question ? askedAs(wording, voice) : text);
  const said = SPOKEN_TOPICS.has(topic)
    ? ownSentences(material, (kinds) => kinds.some((kind) => kind === topic) && !isOfThings(topic, kinds))
        .filter(({ text }) => answerLexicon(material.sheet.language)?.empty.test(foldText(text)) !== true)
        .filter(({ text }) => topic !== 'emergency' || SAYS_URGENT.test(foldText(text)))
        .filter(({ text }) => topic !== 'appointment' || APPOINTMENT.test(foldText(text)))
        .filter(({ text }) => topic !== 'price' || saysAmount(text))
        // A founding year that the site states is the answer, and another year is something else.
        .filter(({ text }) => topic !== 'since' || text.includes(slots.get('year')?.text ?? ''))
        .map((sentence) =>
          composed(ask(plain ?? question), YES_OR_NO.has(topic) ? [{ text: yes, factIds: [] }, sentence] : [sentence]),
        )
    : [];
  const filled = (voice.isSingle ? single : answers).flatMap((answer) => {
    const asked = fillSentence(ask(question), slots);
    const parts = splitSentences(answer, 'en').map(({ text }) => fillSentence(text, slots));
    return asked === null || parts.includes(null)
      ? []
      : [
          composed(
            asked.text,
            parts.flatMap((part) => part ?? []),
          ),
        ];
  });
  return [...said, ...filled];
}

/** "We use approved materials": who asks for a license means the people. */
function isOfThings(topic: QaTopic, kinds: readonly SentenceKind[]): boolean {
  return topic === 'licence' && kinds.includes('tool');
}

/** A question as customers of this business put it. */
function askedAs({ question, familiar, toOne }: QaWording, { isFamiliar, isSingle }: Voice): string {
  return (isSingle ? toOne : undefined) ?? (isFamiliar ? familiar : undefined) ?? question;
}

/** "Do you offer X?", where a sentence of the site names all of X. */
function serviceAnswers(material: WritingMaterial, voice: Voice): ComposedQa[] {
  const { language, services, slots } = spokenWording(material);
  const name = slots.get('plainName')?.text ?? '';
  const { yes, topics } = QA_WORDINGS[language];
  const wording = topics.service;
  if (wording === undefined) return [];
  // Of what the owner typed the kind is not known.
  const sentences = ownSentences(
    material,
    (kinds) => (kinds.includes('service') && !kinds.includes('tool')) || kinds.length === 0,
  );
  return services.slice(0, 2 * MOST_SERVICES).flatMap((service) => {
    const sentence = sentences.find(({ text }) => namesAll(text, service, name));
    const asked = fillSentence(askedAs(wording, voice), new Map([['service', service]]));
    return sentence === undefined ||
      asked === null ||
      isTradeItself(service, material.analysis.business) ||
      isWhatFor(sentence.text, service) ||
      isCounted(sentence.text, service) ||
      isPartOfName(sentence.text, service, language)
      ? []
      : [composed(asked.text, [{ text: yes, factIds: [...service.factIds] }, sentence])];
  });
}

/** "Do you offer removals?": nobody asks a mover. */
function isTradeItself({ text }: Phrase, { category, languages }: Pick<Business, 'category' | 'languages'>): boolean {
  const words = splitWords(foldText(text));
  return category !== null && words.every((word) => isCategoryNamed(word, category.label, languages));
}

/** Whether something is done for the service: "inspections for commercial pools" offers no pools. */
function isWhatFor(sentence: string, { text }: Phrase): boolean {
  const [before = ''] = foldText(sentence).split(foldText(text), 1);
  return before.length < sentence.length && FOR.test(before);
}

/** Whether a sentence has an article before the service, which the question would lack: "a bowling alley". */
function isCounted(sentence: string, { text }: Phrase): boolean {
  const words = splitWords(foldText(sentence));
  const [first = ''] = splitWords(foldText(text));
  return words.some((word, at) => ARTICLE.test(word) && words[at + 1]?.startsWith(first) === true);
}

/** Whether another noun follows the service: "boiler" in "boiler installation" is nothing that is offered by itself. */
function isPartOfName(sentence: string, { text }: Phrase, language: TextLanguage): boolean {
  const [last = '', ...others] = splitWords(foldText(text));
  // What is done may stand before "services".
  if (language !== 'en' || others.length > 0 || last.endsWith('ing')) return false;
  const lexicon = coverageLexicon(language);
  const parts = foldText(sentence).split(new RegExp(`(?<!\\p{L})${last}(?:e?s)?(?!\\p{L})`, 'u'));
  const after = parts.slice(1).map((part) => /^ (\p{L}+)/u.exec(part)?.[1]);
  return after.length > 0 && after.every((word) => word !== undefined && !lexicon.isFunctionWord(word));
}

/** Whether a sentence names all of a service, outside of the business's own name. */
function namesAll(sentence: string, { text }: Phrase, name: string): boolean {
  const bare = name === '' ? sentence : sentence.replaceAll(name, ' ');
  const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 3 || /\p{Lu}/u.test(word));
  // "Gardening, house clearance" is no garden clearance.
  return foldText(bare)
    .split(',')
    .map((part) => ` ${part.replace(/[^\p{L}\p{N}]+/gu, ' ')} `)
    .some((said) =>
      words.every((word) => said.includes(` ${foldText(word).slice(0, 6)}${word.length > 3 ? '' : ' '}`)),
    );
}

/** Sentences of the site that its owner could publish, of some kinds, with their facts: those that stand alone first. */
export function ownSentences(
  { sheet, outline }: WritingMaterial,
  isWanted: (kinds: readonly SentenceKind[]) => boolean,
): GroundedSentence[] {
  const shown = new Map((outline.ownSentences?.shown ?? []).map((one) => [one.text, one]));
  const shownAs = ({ value, foundValue }: Fact) => shown.get(foundValue ?? value);
  const { facts } = spokenWording({ sheet, analysis: { websiteUrl: '' } });
  return facts
    .filter((fact) => fact.kind === 'sentence' && isWanted(shownAs(fact)?.kinds ?? []))
    .toSorted((one, other) => Number(shownAs(one)?.isSure === false) - Number(shownAs(other)?.isSure === false))
    .map(({ id, value }) => ({ text: value, factIds: [id] }));
}

/** Nobody is asked to come to a business that drives out. */
function suits(answer: string, { sheet }: WritingMaterial): boolean {
  return sheet.isServiceArea !== true || answerLexicon(sheet.language)?.visit.test(foldText(answer)) !== true;
}

function composed(question: string, sentences: readonly GroundedSentence[]): ComposedQa {
  return { question, answer: composedText(sentences), url: null };
}
