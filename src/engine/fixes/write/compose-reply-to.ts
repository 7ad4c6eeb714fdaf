import { TEXT_LANGUAGES } from '#shared/fixes/fact-sheet.ts';
import type { GroundedText } from '#shared/fixes/grounded-text.ts';
import { cutText } from '#shared/text/cut-text.ts';
import { foldText, splitWords } from '../../facts/language/fold-text.ts';
import { detectLanguage } from '../../facts/language/languages.ts';
import { spokenWording } from '../compose/business-slots.ts';
import { composedText } from '../compose/composed-text.ts';
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
 * The reply to one review, in its language, or the site's where it shows none that we write in. It answers one point of the
 * review, a complaint before praise, and repeats none of its words except the name of a service. Empty where the site speaks
 * another language, and the review too. Pure.
 */
export function composeReplyTo(material: WritingMaterial, review: ReviewText, variant: TextVariant): GroundedText {
  const business = spokenWording(material);
  const text = cutText(review.text, LONGEST_REVIEW).trim();
  const spoken = detectLanguage(text);
  const language = TEXT_LANGUAGES.find((one) => one === spoken) ?? (business.isForeign ? null : business.language);
  if (language === null) return composedText([]);
  const band = getReviewBand(review.rating);
  const topics = findReviewTopics(text, isPraiseBand(band) ? 'good' : 'bad');
  const [topic = { topic: 'none', praise: isPraiseBand(band) ? 'good' : 'bad' } as const] = topics.toSorted(
    (one, other) => Number(one.praise === 'good') - Number(other.praise === 'good'),
  );
  const service = language === business.language ? namedService(text, business.services) : null;
  return writeReply(business, { language, band, topic: text === '' ? null : topic, service }, foldText(text), variant);
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
