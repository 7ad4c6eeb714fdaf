import type { Evidence } from '#shared/audit/check.ts';
import type { BusinessTerms } from './business-terms.ts';
import {
  type CheckEvaluation,
  cannotMeasure,
  type FixAdvice,
  fail,
  notMeasured,
  partial,
  pass,
} from './check-evaluation.ts';
import { findCutOffParts } from './cut-off.ts';
import { evidence, evidenceAround, quoted, quotedAround } from './quoting.ts';
import type { ShownKind } from './text-width.ts';

/** When the kind of business is unknown, texts are not marked down for not naming it. */
export const UNKNOWN_CATEGORY = notMeasured(
  'We couldn’t tell from your pages what you do, so we couldn’t look for it.',
  'whatYouDo',
);
export const UNKNOWN_PLACE = notMeasured(
  'We couldn’t tell from your pages where you work, so we couldn’t look for it.',
  'whereYouWork',
);

export const UNREAD_LANGUAGE = cannotMeasure(
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
  // Where the trade is not known, a service is all that can be claimed.
  const said = words.knowsTrade ? 'It says what you do.' : 'It names a service of yours.';
  return pass(`${says} ${quotedAround(text, given)}. ${said}`, [evidenceAround(url, text, given, note)]);
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

/** A text that is longer than Google shows. */
export interface LongText {
  readonly kind: ShownKind;
  readonly text: string;
  /** How long it is, as the beginning of the finding: `Your page title has 80 characters.` */
  readonly has: string;
  /** About as many characters are shown. */
  readonly shown: number;
  /** The share of the points that a text keeps whose beginning does not say what matters. */
  readonly share: number;
  readonly seen: readonly Evidence[];
}

/** A text whose end Google cuts off: right where what it shows says what and where, since the rest then costs nothing. */
export function evaluateLongText(
  words: BusinessTerms,
  { kind, text, has, shown, share, seen }: LongText,
): CheckEvaluation {
  const late = findCutOffParts(kind, text, { saysWhat: words.namesCategory, saysWhere: words.namesPlace });
  const said = [
    ...(words.knowsTrade && words.namesCategory(text) ? ['what you do'] : []),
    ...(words.knowsPlace && words.namesPlace(text) ? ['where you work'] : []),
  ];
  if (late === null && said.length > 0 && findOmittedParts(words, text).length === 0)
    return pass(`${has} Google cuts off the end. What it shows says ${said.join(' and ')}.`, seen);
  const cut = late === null ? 'Google usually cuts off the end' : `Google cuts it off before it says ${late.named}`;
  const action = late === null ? `Shorten the page ${kind}` : `${late.move} of the page ${kind}`;
  const fix = { action, how: `Put what matters into the first ${shown} characters.` };
  return share === 0 ? fail(`${has} ${cut}.`, fix, seen) : partial(share, `${has} ${cut}.`, fix, seen);
}
