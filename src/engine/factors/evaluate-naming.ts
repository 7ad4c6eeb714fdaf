import type { BusinessTerms } from './business-terms.ts';
import { type CheckEvaluation, type FixAdvice, fail, notMeasured, pass } from './check-evaluation.ts';
import { evidence, evidenceAround, quoted, quotedAround } from './quoting.ts';

/** When the site tells no category at all, no text can be blamed for not naming it. */
export const UNKNOWN_CATEGORY = notMeasured(
  'We could not tell your trade from your pages, so we could not look for it.',
  'whatYouDo',
);
export const UNKNOWN_PLACE = notMeasured(
  'We could not tell from your pages where you work, so we could not look for it.',
  'whereYouWork',
);

/** One text that should say what the business does and where. */
export interface NamingText {
  readonly text: string;
  /** The beginning of a sentence that goes on with its words: `Your main heading says`. */
  readonly says: string;
  readonly url: string;
  /** What it is, beside the evidence: `main heading`. */
  readonly note: string;
  readonly fix: FixAdvice;
  /** What to say when the text is empty. */
  readonly none: CheckEvaluation;
}

/** Whether the text names the category or a service. */
export function evaluateCategoryIn(
  words: BusinessTerms,
  { text, says, url, note, fix, none }: NamingText,
): CheckEvaluation {
  if (!words.knowsCategory) return UNKNOWN_CATEGORY;
  if (text === '') return none;
  if (!words.namesCategory(text))
    return fail(`${says} ${quoted(text)}, which does not tell what you do.`, fix, [evidence(url, text, note)]);
  const given = words.findCategoryTerms(text);
  return pass(`${says} ${quotedAround(text, given)}, which tells what you do.`, [
    evidenceAround(url, text, given, note),
  ]);
}

/** Whether the text names the town or an area served. */
export function evaluatePlaceIn(
  words: BusinessTerms,
  { text, says, url, note, fix, none }: NamingText,
): CheckEvaluation {
  if (!words.knowsPlace) return UNKNOWN_PLACE;
  if (text === '') return none;
  if (!words.namesPlace(text))
    return fail(`${says} ${quoted(text)}, which names no place you work in.`, fix, [evidence(url, text, note)]);
  const given = words.placeWordsIn(text);
  return pass(`${says} ${quotedAround(text, given)}, which tells where you work.`, [
    evidenceAround(url, text, given, note),
  ]);
}

/** The parts of "what you do" and "where you work" that a text leaves out although the site tells them elsewhere. */
export function findOmittedParts(words: BusinessTerms, text: string): string[] {
  return [
    ...(words.knowsCategory && !words.namesCategory(text) ? ['what you do'] : []),
    ...(words.knowsPlace && !words.namesPlace(text) ? ['where you work'] : []),
  ];
}
