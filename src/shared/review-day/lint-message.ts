import { breachFinders } from './find-breaches.ts';
import { POLICY_RULES, type PolicyRule } from './policy-rules.ts';
import { readRequest } from './read-request.ts';
import { chooseLexicons } from './request-language.ts';

/** A rule violation in a text. */
export interface PolicyBreach {
  readonly rule: PolicyRule;
  /** Quoted from the text, with single spaces. */
  readonly words: string;
}

interface LintSettings {
  /** The business's own name breaks no rule: a shop may be called Five Star Gifts. */
  readonly businessName: string;
}

/**
 * Finds the rules that a review request breaks, each once, with the offending words, in the languages that have a lexicon
 * (`findUncheckedLanguage` says when the text is in none). An empty list is no guarantee: unforeseen wordings pass.
 * Sentences that state what is not done ("we cannot offer anything in return") break nothing.
 */
export function lintMessage(text: string, { businessName }: LintSettings): PolicyBreach[] {
  const readings = chooseLexicons(text).map((lexicon) => readRequest(text, businessName, lexicon));
  return POLICY_RULES.flatMap((rule) => {
    const words = readings.map(breachFinders[rule.id]).find((found) => found !== null);
    return words === undefined || words === null ? [] : [{ rule, words }];
  });
}
