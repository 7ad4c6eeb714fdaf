import { breachFinders } from './find-breaches.ts';
import { listMessageFeatures } from './message-features.ts';
import { type MessageWeight, weighMessage } from './message-model.ts';
import { POLICY_RULES, type PolicyRule } from './policy-rules.ts';
import { type ReadRequest, readRequest } from './read-request.ts';
import { chooseLexicons } from './request-language.ts';
import { REVIEW_DAY_LANGUAGES } from './review-day-language.ts';
import { listAllWordings } from './review-day-texts.ts';

/** A rule violation in a text. */
export interface PolicyBreach {
  readonly rule: PolicyRule;
  /** Quoted from the text, with single spaces. */
  readonly words: string;
  /** Its words break the rule. False: it only reads like messages that do, and whoever wrote it decides. */
  readonly isSure: boolean;
}

interface LintSettings {
  /** The business's own name breaks no rule: a shop may be called Five Star Gifts. */
  readonly businessName: string;
}

const splitSentences = (text: string) => text.split(/(?<=[.!?])\s+|\n+/);
const ourSentences: ReadonlySet<string> = new Set(
  REVIEW_DAY_LANGUAGES.flatMap(listAllWordings).flatMap(splitSentences),
);

/** From these odds on a text in which no words break a rule reads like one that does. */
const likelyOdds = 0.1;
/** Below these odds words that break a rule may be meant otherwise: quoted, forbidden, about something else. */
const sureOdds = -2;

/**
 * Finds the rules that a review request breaks, each once, with the offending words, in the languages that have a lexicon
 * (`findUncheckedLanguage` says when the text is in none). A fitted model weighs the text as a whole: it doubts words that may be
 * meant otherwise, and where no words break a rule it says whether the text reads like one that does. An empty list is no guarantee:
 * unforeseen wordings pass. Sentences that state what is not done ("we cannot offer anything in return") break nothing.
 */
export function lintMessage(text: string, { businessName }: LintSettings): PolicyBreach[] {
  const broken = findBrokenRules(readInLanguages(text, businessName));
  const readings = readInLanguages(withoutOurSentences(text), businessName);
  const { odds, rule: likely } = weigh(readings, broken);
  if (broken.length > 0) return broken.map((breach) => ({ ...breach, isSure: odds >= sureOdds }));
  if (odds < likelyOdds) return [];
  return POLICY_RULES.flatMap((rule) =>
    rule.id === likely ? [{ rule, words: findTellingSentence(readings, businessName), isSure: false }] : [],
  );
}

/** A text begins as one of ours: what its owner left of it says nothing about what was added. */
function withoutOurSentences(text: string): string {
  const sentences = splitSentences(text);
  const own = sentences.filter((sentence) => !ourSentences.has(sentence));
  return own.length === sentences.length ? text : own.join(' ');
}

/** A text as each of the languages reads it that it may be in; the most likely is not always the first. */
export function readInLanguages(text: string, businessName: string): ReadRequest[] {
  return chooseLexicons(text).map((lexicon) => readRequest(text, businessName, lexicon));
}

/** The rules that words of a text break. */
export function findBrokenRules(readings: readonly ReadRequest[]): Pick<PolicyBreach, 'rule' | 'words'>[] {
  return POLICY_RULES.flatMap((rule) => {
    const words = readings.map(breachFinders[rule.id]).find((found) => found !== null);
    return words === undefined || words === null ? [] : [{ rule, words }];
  });
}

function weigh(readings: readonly ReadRequest[], broken: ReturnType<typeof findBrokenRules>): MessageWeight {
  return weighMessage(
    listMessageFeatures(
      readings,
      broken.map(({ rule }) => rule.id),
    ),
  );
}

/** The sentence that most reads like a breach by itself. */
function findTellingSentence([reading]: readonly ReadRequest[], businessName: string): string {
  const sentences = reading?.sentences.map((sentence) => reading.quote(sentence)) ?? [];
  const weighed = sentences.map((words) => ({ words, ...weigh(readInLanguages(words, businessName), []) }));
  return weighed.reduce((one, other) => (other.odds > one.odds ? other : one), { words: '', odds: -Infinity }).words;
}
