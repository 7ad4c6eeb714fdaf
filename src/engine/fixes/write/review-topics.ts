import { readPattern } from '../../data/patterns.ts';
import { readCompiled } from '../../data/read-compiled.ts';
import { foldText } from '../../facts/language/fold-text.ts';
import type { Praise, ReviewTopic } from './reply-wording.ts';

/** `data/reviews/topics.yaml`: pattern sources that match the beginnings of words. */
export interface ReviewTopicLexicon {
  /** The more specific topics come first. */
  readonly topics: readonly (readonly [ReviewTopic, string])[];
  readonly good: string;
  readonly bad: string;
}

const LEXICON = readCompiled<ReviewTopicLexicon>('review-topics');
const beginnings = (source: string) => new RegExp(String.raw`(?<!\p{L})(?:${source})`, 'u');
const TOPIC_PATTERNS = LEXICON.topics.map(([topic, source]) => [topic, beginnings(source)] as const);
const GOOD = beginnings(LEXICON.good);
const BAD = beginnings(LEXICON.bad);

const CLAUSE_END = new RegExp(
  String.raw`[.!?;,:\n]+|(?<!\p{L})(?:${readPattern('texts', 'clauseEnd')})(?!\p{L})`,
  'gu',
);

/**
 * The topics of a review in order of the text, each once, with whether it is praised. Where a clause does not show that,
 * `fallback` (from the stars) decides. Deliberately rough: replies are written so that a misread topic does no harm. Pure.
 */
export function findReviewTopics(text: string, fallback: Praise): { topic: ReviewTopic; praise: Praise }[] {
  const found = new Map<ReviewTopic, Praise>();
  for (const clause of foldText(text).split(CLAUSE_END)) {
    for (const [topic, pattern] of TOPIC_PATTERNS) {
      if (!found.has(topic) && pattern.test(clause)) found.set(topic, praiseOf(clause, fallback));
    }
  }
  // Most reviews mention "service": it counts only where nothing more specific does.
  if (found.size > 1) found.delete('service');
  return [...found].map(([topic, praise]) => ({ topic, praise }));
}

function praiseOf(clause: string, fallback: Praise): Praise {
  const isGood = GOOD.test(clause);
  const isBad = BAD.test(clause);
  return isGood === isBad ? fallback : isGood ? 'good' : 'bad';
}
