import type { GroundedText } from '#shared/fixes/grounded-text.ts';
import { cutText } from '#shared/text/cut-text.ts';
import { foldText, splitWords } from '../../facts/language/fold-text.ts';
import { businessWording } from '../compose/business-slots.ts';
import type { Phrase } from '../compose/filled-sentence.ts';
import type { TextVariant, WritingMaterial } from '../writing-material.ts';
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

/**
 * The reply to one review, in the site's language. It answers the topics of the review and repeats none of its words except
 * the name of a service, so no insult and no claim is repeated. Pure.
 */
export function composeReplyTo(material: WritingMaterial, review: ReviewText, variant: TextVariant): GroundedText {
  const business = businessWording(material);
  const text = cutText(review.text, LONGEST_REVIEW).trim();
  const band = getReviewBand(review.rating);
  const fallback = isPraiseBand(band) ? 'good' : 'bad';
  const subject = {
    band,
    topics: text === '' ? null : findReviewTopics(text, fallback),
    service: text === '' ? null : namedService(text, business.services),
  };
  return writeReply(business, subject, foldText(text), variant);
}

/** Half stars belong to the lower band: a reply that is too careful is better than one that is too warm. */
export function getReviewBand(rating: number): ReviewBand {
  if (rating >= 5) return 'five';
  if (rating >= 4) return 'four';
  if (rating >= 3) return 'three';
  return rating >= 2 ? 'two' : 'one';
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
