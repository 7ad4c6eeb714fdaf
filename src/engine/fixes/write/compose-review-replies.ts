import type { GroundedSentence, GroundedText } from '#shared/fixes/grounded-text.ts';
import { readCompiled } from '../../data/read-compiled.ts';
import type { CategoryFamily } from '../../facts/category/business-category.ts';
import { type BusinessWording, businessWording } from '../compose/business-slots.ts';
import type { Phrase } from '../compose/filled-sentence.ts';
import { seededChoice } from '../compose/seeded-choice.ts';
import type { TextLanguage, TextVariant, WritingMaterial } from '../writing-material.ts';
import { fittingSentences, freshSentence, textInParagraphs } from './fitting-sentences.ts';
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

/** A reply for one kind of reviews; `topic` null is for a rating without text. */
export interface ReviewReply {
  readonly band: ReviewBand;
  readonly topic: ReviewTopic | null;
  readonly reply: GroundedText;
}

/** The subject of a reply. */
export interface ReplySubject {
  readonly band: ReviewBand;
  /** In order; the first two are answered. Empty: the review names no topic. Null: it has no text. */
  readonly topics: readonly { readonly topic: ReviewTopic; readonly praise: Praise }[] | null;
  /** A service of the facts that the review praises. */
  readonly service: Phrase | null;
}

/**
 * Replies for each rating and topic and for ratings without text, in the owner's voice and the site's language. They
 * confirm nothing that no fact supports, offer nothing, move complaints to a private channel, and for confidential
 * categories reveal nothing about anybody. Pure; the same business and variant give the same replies.
 */
export function composeReviewReplies(material: WritingMaterial, variant: TextVariant): ReviewReply[] {
  const business = businessWording(material);
  if (business.isForeign) return [];
  return REVIEW_BANDS.flatMap((band) => {
    const praise: Praise = isPraiseBand(band) ? 'good' : 'bad';
    const topics = REVIEW_TOPICS.map((topic): ReviewReply => {
      const subject = { band, topics: [{ topic, praise }], service: null };
      return { band, topic, reply: writeReply(business, subject, `${band} ${topic}`, variant) };
    });
    const wordless = writeReply(business, { band, topics: null, service: null }, `${band} wordless`, variant);
    return [...topics, { band, topic: null, reply: wordless }];
  });
}

/** One reply. `seed` varies the replies of one business. Pure. */
export function writeReply(
  business: BusinessWording,
  subject: ReplySubject,
  seed: string,
  variant: TextVariant,
): GroundedText {
  const words = WORDINGS[business.language];
  const choice = seededChoice(`${business.identity}\n${seed}`, variant);
  const isDiscreet = business.family !== null && DISCREET.has(business.family);
  const isPraise = isPraiseBand(subject.band);
  const sentences: GroundedSentence[] = [];
  const slots = new Map(business.slots);
  if (subject.service !== null) slots.set('svc', subject.service);
  const add = (role: string, wordings: readonly string[], isMostTellingFirst = false) => {
    const fitting = fittingSentences(wordings, slots, choice, role);
    const ordered = isMostTellingFirst ? reachableFirst(fitting, business) : fitting;
    const sentence = freshSentence(ordered, sentences) ?? ordered[0] ?? null;
    if (sentence !== null) sentences.push(sentence);
  };

  const topics = complaintsFirst(subject.topics ?? []).slice(0, 2);
  if (subject.topics === null) add('wordless', words.wordless[isPraise ? 'good' : 'bad']);
  else {
    const asCustomer = subject.band === 'five' && !isDiscreet ? words.thanksAsCustomer : [];
    add('thanks', [...words.thanks[subject.band], ...asCustomer]);
    for (const { topic, praise } of topics) add(topic, words.topics[topic][praise]);
    if (topics.length === 0) add('no topic', words.noTopic[isPraise ? 'good' : 'bad']);
    if (subject.service !== null && isPraise && !isDiscreet) add('named', words.namedService);
  }
  const hasComplaint = topics.some(({ praise }) => praise === 'bad');
  if (subject.band === 'four' && !hasComplaint) add('missing', words.whatWasMissing);
  if (!isPraise && isDiscreet) add('discretion', words.discretion);
  if (!isPraise) add('offline', words.offline, true);
  const body = [...sentences];
  if (isPraise || subject.topics === null) add('close', words.close);
  return textInParagraphs([body, sentences.slice(body.length)]);
}

/** Complaints are answered before praise. */
function complaintsFirst(topics: NonNullable<ReplySubject['topics']>): NonNullable<ReplySubject['topics']> {
  return topics.toSorted((one, other) => Number(one.praise === 'good') - Number(other.praise === 'good'));
}

/** Prefers sentences with a phone number, then with an e-mail address, then without either. */
function reachableFirst(sentences: readonly GroundedSentence[], { slots }: BusinessWording): GroundedSentence[] {
  const phone = new Set(slots.get('phone')?.factIds);
  const rank = ({ factIds }: GroundedSentence) =>
    factIds.some((id) => phone.has(id)) ? 0 : factIds.length > 0 ? 1 : 2;
  return [...sentences].sort((one, other) => rank(one) - rank(other));
}
