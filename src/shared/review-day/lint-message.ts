import { breachFinders } from './find-breaches.ts';
import { listMessageFeatures } from './message-features.ts';
import { type MessageWeight, weighMessage } from './message-model.ts';
import { POLICY_RULES, type PolicyRule } from './policy-rules.ts';
import { type ReadRequest, readRequest, type Span } from './read-request.ts';
import type { RequestConcept } from './request-concepts.ts';
import { isEitherWay } from './request-cues.ts';
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
  const isAnswer = splitSentences(text).some(isThanks) && !readings.some(speaksOfReviews);
  if (odds < likelyOdds || isAnswer || (likely === 'gating' && !readings.some(mayGate))) return [];
  return POLICY_RULES.flatMap((rule) =>
    rule.id === likely ? [{ rule, words: findTellingSentence(readings, businessName), isSure: false }] : [],
  );
}

/** What a text that keeps some from writing speaks of: where others write, what they think, who is left out. */
const setsApart: readonly RequestConcept[] = [
  'platform',
  'public',
  'recommend',
  'happy',
  'notHappy',
  'else',
  'low',
  'high',
  'skip',
  'suppress',
  'customers',
];

/** A text begins as one of ours: what its owner left of it says nothing about what was added. */
function withoutOurSentences(text: string): string {
  const sentences = splitSentences(text);
  const own = sentences.filter((sentence) => !ourSentences.has(sentence) && !isThanks(sentence));
  return own.length === sentences.length ? text : own.join(' ');
}

/** An answer to a review asks for none: "Thank you for the five stars, Ann!" */
function isThanks(sentence: string): boolean {
  return readInLanguages(sentence, '').some((text) => {
    const thanks = text.find('thanks')[0];
    return (
      thanks !== undefined &&
      thanks.first < 3 &&
      text.has({ first: thanks.last + 1, last: thanks.last + 6 }, 'review', 'star') &&
      !text.has({ first: 0, last: text.words.length }, 'platform', 'if', 'reward', 'maybeReward', 'offered')
    );
  });
}

function speaksOfReviews(text: ReadRequest): boolean {
  return text.sentences.some((sentence) => text.has(sentence, 'review', 'star', 'platform', 'recommend', 'if'));
}

/** Whether some could be kept from writing: not where nothing is public or set apart, nor where praise and blame are asked for alike. */
function mayGate(text: ReadRequest): boolean {
  const isAlike = (sentence: Span) => text.has(sentence, 'platform', 'review') && isEitherWay(text, sentence);
  if (text.sentences.some(isAlike)) return false;
  return text.words.includes('?') || setsApart.some((concept) => text.find(concept).length > 0);
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
