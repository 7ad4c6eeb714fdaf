import type { BusinessTerms } from './business-terms.ts';
import { type CheckEvaluation, cannotMeasure, type FixAdvice, fail, notMeasured, pass } from './check-evaluation.ts';
import { evidence, evidenceAround, quoted, quotedAround } from './quoting.ts';

/** When the kind of business is unknown, texts are not marked down for not naming it. */
export const UNKNOWN_CATEGORY = notMeasured(
  'We couldn’t tell from your pages what you do, so we couldn’t look for it.',
  'whatYouDo',
);
export const UNKNOWN_PLACE = notMeasured(
  'We couldn’t tell from your pages where you work, so we couldn’t look for it.',
  'whereYouWork',
);

const UNREAD_LANGUAGE = cannotMeasure(
  'We can’t read the language of this text well enough, so it counts neither for nor against you.',
);

/** One text that should name what the business does and where. */
export interface NamingText {
  readonly text: string;
  /** The beginning of a sentence that continues with the text: `Your main heading says`. */
  readonly says: string;
  readonly url: string;
  /** The label in the evidence: `main heading`. */
  readonly note: string;
  readonly fix: FixAdvice;
  /** The finding when the text is empty. */
  readonly none: CheckEvaluation;
}

/** Whether the text names the category or a service. */
export function evaluateCategoryIn(
  words: BusinessTerms,
  { text, says, url, note, fix, none }: NamingText,
): CheckEvaluation {
  if (!words.knowsCategory) return UNKNOWN_CATEGORY;
  if (text === '') return none;
  if (!words.namesCategory(text) && !words.readsLanguageOf(text)) return UNREAD_LANGUAGE;
  if (!words.namesCategory(text) && !words.knowsTrade) return UNKNOWN_CATEGORY;
  if (!words.namesCategory(text))
    return fail(`${says} ${quoted(text)}. It doesn’t say what you do.`, fix, [evidence(url, text, note)]);
  const given = words.findCategoryTerms(text);
  return pass(`${says} ${quotedAround(text, given)}. It says what you do.`, [evidenceAround(url, text, given, note)]);
}

/** Whether the text names the town or an area served. */
export function evaluatePlaceIn(
  words: BusinessTerms,
  { text, says, url, note, fix, none }: NamingText,
): CheckEvaluation {
  if (!words.knowsPlace) return UNKNOWN_PLACE;
  if (text === '') return none;
  if (!words.namesPlace(text) && !words.readsLanguageOf(text)) return UNREAD_LANGUAGE;
  if (!words.namesPlace(text))
    return fail(`${says} ${quoted(text)}. It doesn’t say where you work.`, fix, [evidence(url, text, note)]);
  const given = words.placeWordsIn(text);
  return pass(`${says} ${quotedAround(text, given)}. It says where you work.`, [
    evidenceAround(url, text, given, note),
  ]);
}

/** The parts of "what you do" and "where you work" that a text lacks although the site has them elsewhere. */
export function findOmittedParts(words: BusinessTerms, text: string): string[] {
  if (!words.readsLanguageOf(text)) return [];
  return [
    ...(words.knowsTrade && !words.namesCategory(text) ? ['what you do'] : []),
    ...(words.knowsPlace && !words.namesPlace(text) ? ['where you work'] : []),
  ];
}
