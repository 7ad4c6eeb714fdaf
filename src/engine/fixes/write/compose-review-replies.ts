import type { GroundedSentence, GroundedText } from '#shared/fixes/grounded-text.ts';
import { readCompiled } from '../../data/read-compiled.ts';
import type { CategoryFamily } from '../../facts/category/business-category.ts';
import { type BusinessWording, spokenWording } from '../compose/business-slots.ts';
import { composedText } from '../compose/composed-text.ts';
import { fillSentence, type Phrase } from '../compose/filled-sentence.ts';
import { seededChoice } from '../compose/seeded-choice.ts';
import { readVoice } from '../compose/voice.ts';
import type { TextLanguage, TextVariant, WritingMaterial } from '../writing-material.ts';
import {
  isPraiseBand,
  type Praise,
  REVIEW_BANDS,
  REVIEW_TOPICS,
  type ReplyWordings,
  type ReviewBand,
  type ReviewTopic,
} from './reply-wording.ts';

const WORDINGS: Readonly<Record<TextLanguage, ReplyWordings>> = readCompiled('replies');

/**
 * Categories with a duty of confidentiality: a reply must not even confirm that somebody was a client (health data;
 * professional secrecy of lawyers and tax consultants).
 */
const DISCREET: ReadonlySet<CategoryFamily> = new Set(['medical', 'legal', 'office']);

/** In characters: "Monday to Friday, 8 am to 5 pm; Saturday, 9 am to 1 pm". */
const LONGEST_HOURS = 60;

/** A reply for one kind of reviews; `topic` null is for a rating without text. */
export interface ReviewReply {
  readonly band: ReviewBand;
  readonly topic: ReviewTopic | null;
  readonly reply: GroundedText;
}

/** The subject of a reply. */
export interface ReplySubject {
  readonly language: TextLanguage;
  readonly band: ReviewBand;
  /** The point of the review that is answered; `none`: it names none. Null: the review has no text. */
  readonly topic: { readonly topic: ReviewTopic | 'none'; readonly praise: Praise } | null;
  /** A service of the facts that the review praises. */
  readonly service: Phrase | null;
  /** Whether the site calls people by their first name, in the language of the reply. */
  readonly isFamiliar: boolean;
}

/**
 * Replies for good, mixed and bad ratings by topic, and for those without text, in the site's language: thanks or regret, one
 * point, and for complaints how to get in touch. They confirm and offer nothing, and for confidential categories reveal
 * nothing about anybody. Pure; the same business and variant give the same replies.
 */
export function composeReviewReplies(material: WritingMaterial, variant: TextVariant): ReviewReply[] {
  const business = spokenWording(material);
  if (business.isForeign) return [];
  const { language } = business;
  const { isFamiliar } = readVoice(material);
  const reply = (band: ReviewBand, topic: ReplySubject['topic']) =>
    writeReply(business, { language, band, topic, service: null, isFamiliar }, `${band} ${topic?.topic}`, variant);
  return REVIEW_BANDS.flatMap((band) => [
    ...REVIEW_TOPICS.filter((topic) => suits(topic, business, material)).map((topic): ReviewReply => {
      const praise = isPraiseBand(band) ? 'good' : 'bad';
      return { band, topic, reply: reply(band, { topic, praise }) };
    }),
    { band, topic: null, reply: reply(band, null) },
  ]);
}

/** Families whose customers get no work done that could have a result. */
const WITHOUT_RESULT: ReadonlySet<CategoryFamily> = new Set([
  'dining',
  'foodshop',
  'retail',
  'lodging',
  'leisure',
  'public',
]);

/** Whether reviews of such a business speak of a topic: nobody sees the rooms of one that travels. */
function suits(topic: ReviewTopic, { family }: BusinessWording, { sheet }: WritingMaterial): boolean {
  if (topic === 'result') return family === null || !WITHOUT_RESULT.has(family);
  return topic !== 'place' || sheet.isServiceArea !== true;
}

/** One reply. `seed` varies the replies of one business. Pure. */
export function writeReply(
  business: BusinessWording,
  { language, band, topic, service, isFamiliar }: ReplySubject,
  seed: string,
  variant: TextVariant,
): GroundedText {
  const words = wordingsFor(language, isFamiliar);
  const choice = seededChoice(`${business.identity}\n${seed}`, variant);
  const isPraise = isPraiseBand(band);
  const tone: Praise = isPraise ? 'good' : 'bad';
  const slots = new Map(business.slots);
  // Hours are worded in the language of the site, and a week in many parts is too much for a reply.
  if (language !== business.language || (slots.get('hours')?.text.length ?? 0) > LONGEST_HOURS) slots.delete('hours');
  if (service !== null) slots.set('svc', service);
  const fill = (wordings: readonly string[]): GroundedSentence[] =>
    wordings.flatMap((wording) => fillSentence(wording, slots) ?? []);
  const first = (role: string, wordings: readonly string[]) =>
    choice.turn(choice.order(role, fill(wordings), ({ text }) => text)).slice(0, 1);
  if (topic === null) return composedText(first('wordless', words.wordless[band]));
  const isDiscreet = business.family !== null && DISCREET.has(business.family);
  const point = isDiscreet
    ? first('discreet', words.discreet[tone])
    : service !== null && isPraise
      ? first('service', words.namedService)
      : first(topic.topic, (topic.topic === 'none' ? words.noTopic : words.topics[topic.topic])[topic.praise]);
  // The phone with its hours first, then without, then e-mail, then neither: as they stand.
  const ways = fill(words.offline);
  const kinds = (sentence: GroundedSentence) => sentence.factIds.join();
  const way = choice.turn(ways.filter((one) => kinds(one) === kinds(ways[0] ?? one))).slice(0, 1);
  return composedText([...first('thanks', words.thanks[band]), ...point, ...(isPraise ? [] : way)]);
}

function wordingsFor(language: TextLanguage, isFamiliar: boolean): ReplyWordings {
  const polite = WORDINGS[language];
  const { familiar } = polite;
  if (!isFamiliar || familiar === undefined) return polite;
  return { ...polite, ...familiar, topics: { ...polite.topics, ...familiar.topics } };
}
