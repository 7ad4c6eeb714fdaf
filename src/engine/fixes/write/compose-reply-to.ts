import { TEXT_LANGUAGES } from '#shared/fixes/fact-sheet.ts';
import type { GroundedText } from '#shared/fixes/grounded-text.ts';
import { cutText } from '#shared/text/cut-text.ts';
import { foldText, splitWords } from '../../facts/language/fold-text.ts';
import { LANGUAGES_BY_TERM } from '../../facts/language/language-profiles.ts';
import { detectLanguage } from '../../facts/language/languages.ts';
import { spokenWording } from '../compose/business-slots.ts';
import { composedText } from '../compose/composed-text.ts';
import type { Phrase } from '../compose/filled-sentence.ts';
import { readVoice } from '../compose/voice.ts';
import type { TextLanguage, TextVariant, WritingMaterial } from '../writing-material.ts';
import { writeReply } from './compose-review-replies.ts';
import { isPraiseBand, type ReviewBand } from './reply-wording.ts';
import { findReviewTopics } from './review-topics.ts';

/** A review as pasted by its owner. `text` may be empty. */
export interface ReviewText {
  /** Stars, 1 to 5. */
  readonly rating: number;
  readonly text: string;
}

const LONGEST_REVIEW = 5000;
const FEWEST_VOTES = 1;

/**
 * The reply to one review, in its language, or the site's where it shows none that we write in. It answers one point of the
 * review, a complaint before praise, and repeats none of its words except the name of a service. Empty where the site speaks
 * another language, and the review too. Pure.
 */
export function composeReplyTo(material: WritingMaterial, review: ReviewText, variant: TextVariant): GroundedText {
  const business = spokenWording(material);
  const text = cutText(review.text, LONGEST_REVIEW).trim();
  const language = reviewLanguage(text) ?? (business.isForeign ? null : business.language);
  if (language === null) return composedText([]);
  const band = getReviewBand(review.rating);
  const topics = findReviewTopics(text, isPraiseBand(band) ? 'good' : 'bad');
  const [topic = { topic: 'none', praise: isPraiseBand(band) ? 'good' : 'bad' } as const] = topics.toSorted(
    (one, other) => Number(one.praise === 'good') - Number(other.praise === 'good'),
  );
  const service = language === business.language ? namedService(text, business.services) : null;
  const isFamiliar = language === business.language && readVoice(material).isFamiliar;
  const subject = { language, band, topic: text === '' ? null : topic, service, isFamiliar };
  return writeReply(business, subject, foldText(text), variant);
}

/** The language of a review, which may be a line: most of its small words are of one language. Null where they do not show it. */
function reviewLanguage(text: string): TextLanguage | null {
  const spoken = detectLanguage(text);
  if (spoken !== null) return TEXT_LANGUAGES.find((one) => one === spoken) ?? null;
  const votes = new Map<string, number>();
  for (const word of splitWords(foldText(text)))
    for (const [language, weight] of LANGUAGES_BY_TERM.get(word) ?? [])
      votes.set(language, (votes.get(language) ?? 0) + weight);
  const [first, second] = [...votes].toSorted((one, other) => other[1] - one[1]);
  if (first === undefined || first[1] < FEWEST_VOTES || first[1] < 2 * (second?.[1] ?? 0)) return null;
  return TEXT_LANGUAGES.find((one) => one === first[0]) ?? null;
}

/** Half stars belong to the lower band: a reply that is too careful is better than one that is too warm. */
export function getReviewBand(rating: number): ReviewBand {
  if (rating >= 4) return 'good';
  return rating >= 3 ? 'mixed' : 'bad';
}

/** The longest service whose full name occurs in the review, in the singular or plural. */
function namedService(text: string, services: readonly Phrase[]): Phrase | null {
  const review = ` ${singularWords(text)} `;
  const named = services.filter((service) => {
    const words = singularWords(service.text);
    return words.length > 3 && review.includes(` ${words} `);
  });
  return named.toSorted((one, other) => other.text.length - one.text.length)[0] ?? null;
}

function singularWords(text: string): string {
  return splitWords(foldText(text))
    .map((word) => word.replace(/(?<=[a-z]{3})s$/, ''))
    .join(' ');
}
