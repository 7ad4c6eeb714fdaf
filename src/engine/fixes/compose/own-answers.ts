import type { Business } from '#shared/audit/business.ts';
import { TEXT_LANGUAGES } from '#shared/fixes/fact-sheet.ts';
import { namesAmount } from '../../crawl/groups/names.ts';
import { classifyUrl } from '../../crawl/html/page-kind.ts';
import { countWords } from '../../crawl/html/page-text.ts';
import { readPattern } from '../../data/patterns.ts';
import { getBusinessTerms } from '../../factors/business-terms.ts';
import { foldText, isUnspacedScript, splitWords } from '../../facts/language/fold-text.ts';
import { detectLanguage } from '../../facts/language/languages.ts';
import { wholePattern } from '../compare/content-tokens.ts';
import { splitSentences } from '../verify/split-sentences.ts';
import { type AnswerLexicon, answerLexicon } from './answer-terms.ts';
import { categoryNouns } from './category-nouns.ts';
import type { QaTopic } from './qa-wording.ts';
import { isAbout } from './question-topics.ts';

/** A question of the site with its own answer, shortened. */
export interface OwnAnswer {
  readonly question: string;
  /** 5 to 60 words: sentences of the site, some left out, none reworded. */
  readonly sentences: readonly string[];
  readonly url: string;
}

const ANSWER_WORDS = { fewest: 5, enough: 45, most: 60 } as const;
const QUESTION_WORDS = { fewest: 3, most: 16 } as const;
const MOST_SENTENCES = 3;
const LONGEST_SENTENCE = 30;
const MOST_ANSWERS = 30;
/** Two answers with so many of their stems in common are the same. */
const SAME_STEMS = 0.6;
const OWN_TOPICS: readonly QaTopic[] = ['appointment', 'payment', 'parking'];
const NO_CHARGE = new RegExp(readPattern('texts', 'noCharge'), 'u');
const HEALTH: ReadonlySet<string> = new Set(['medical', 'pets']);

/** Contact details, marks of a layout, quotations and letters glued together have no place in an answer. */
const UNTIDY =
  /@|https?:|www\.|\+?\d[\d\s().-]{6,}\d|[!?…[\]{}|→❯*_#\p{Extended_Pictographic}]|\p{Ll}{3,}\p{Lu}\p{Ll}{2,}|\p{Ll}\.\p{Lu}/u;
const POINTING = wholePattern(readPattern('texts', 'pointing'));
const BARE_QUESTION = new RegExp(`^(?:${readPattern('texts', 'bareQuestions')})$`, 'u');
/** "Option 1: ...": an enumeration, whole or not at all. */
const FIRST_OF_MANY = /^(?:\p{L}+\s+)?1\s?[:.)]/u;
const STOP = /[.。।]$/u;
/** A number, but none of "3D". */
const FIGURE = /\d(?:[^\dd]|d\p{L}|$)/iu;
const MINE = wholePattern(readPattern('texts', 'mine'));
/** "In three steps: First talk ...": items of a list, joined. */
const OPENS_LIST = /\s?:\s\p{Lu}/u;
/** "Yes!" before a sentence that says more. */
const YES_OR_NO = new RegExp(String.raw`^(?:${readPattern('texts', 'yesOrNo')})\s*[.!]$`, 'u');
const BEGINS_WITH_YES = new RegExp(String.raw`^(?:${readPattern('texts', 'yesOrNo')})\s*,`, 'u');
const PLEASANTRY = new RegExp(readPattern('texts', 'pleasantry'));

/** A closing of so many words is a link. */
const MOST_OF_LINK = 2;

/**
 * The questions that a site answers itself and its owner could publish elsewhere: about the business, in its own voice, the
 * answer first. Of an answer, sentences that only invite or praise are left out. The best first. In a language without a
 * list of words only whole answers are taken, but for a link or an advertisement at their end, and none on health. Pure.
 * @param language of the texts for the business; null where the site speaks another one
 */
export function findOwnAnswers(business: Business, language: string | null): OwnAnswer[] {
  const { questions, category, languages } = business;
  const lexicon = answerLexicon(language ?? '');
  const isTreatment = HEALTH.has(categoryNouns(category?.label ?? '')?.family ?? '');
  if (lexicon === null && isTreatment) return [];
  // Of a trade that is not known nobody knows that it heals nobody.
  const isHealth = isTreatment || category === null;
  const names = ownNameTerms(business);
  const found: { readonly own: OwnAnswer; readonly rank: number }[] = [];
  for (const { question, answer, url } of questions) {
    const kind = classifyUrl(url);
    if (kind === 'legal') continue;
    const isAddressed = lexicon?.addressed.test(foldText(question)) === true;
    const asked = readQuestion(question, lexicon);
    const whole = asked === null || answer === null ? [] : shorten(answer, language ?? 'en', lexicon);
    const sentences = lexicon === null ? withoutClosing(whole, asked ?? '', business) : whole;
    const text = foldText(sentences.join(' '));
    const words = countWords(text);
    const spoken = detectLanguage(`${question} ${answer}`);
    if (spoken !== null && languages.slice(1).some((other) => other.startsWith(spoken))) continue;
    if (asked === null || words < ANSWER_WORDS.fewest || words > ANSWER_WORDS.most) continue;
    const speaks = lexicon === null || lexicon.own.test(text);
    const isTold = kind !== 'blog' && (isAddressed || isOwnByTopic(asked, text, language, business));
    const isNamed = splitWords(`${foldText(asked)} ${text}`).some((word) => names.has(word));
    // "How long does a roof last?" has an answer with a figure, or it is about the subject alone.
    const isFigure = kind !== 'blog' && !isHealth && FIGURE.test(text);
    const isOwn = speaks || isTold;
    if (!isOwn && !isNamed && !isFigure) continue;
    if (lexicon?.general.test(foldText(asked)) === true && !isOfCustomer(asked, sentences, lexicon)) continue;
    if ((isHealth || !(isOwn || isNamed)) && lexicon?.health.test(`${foldText(asked)} ${text}`) === true) continue;
    const rank = (isOwn ? 1 : 0) + (/\d/.test(text) ? 0.4 : 0) + (words <= 40 ? 0.3 : 0);
    found.push({ own: { question: asked, sentences, url }, rank });
  }
  const taken: OwnAnswer[] = [];
  for (const { own } of found.toSorted((one, other) => other.rank - one.rank)) {
    const isAgain = taken.some(
      (one) => areSame(one.sentences.join(' '), own.sentences.join(' ')) || areSame(one.question, own.question, 1),
    );
    if (!isAgain && taken.length < MOST_ANSWERS) taken.push(own);
  }
  return taken;
}

/**
 * Whether an answer without "we" is still the business's own: to a question about its prices with an amount or "free" in it, about its
 * area with a place of its own, or about how to book, pay and park.
 */
function isOwnByTopic(question: string, answer: string, language: string | null, business: Business): boolean {
  const spoken = TEXT_LANGUAGES.find((one) => one === language);
  if (spoken === undefined) return false;
  const asksFor = (topic: QaTopic) => isAbout(question, topic, spoken);
  if (asksFor('price') || asksFor('estimate')) return saysAmount(answer);
  return OWN_TOPICS.some(asksFor) || (asksFor('area') && getBusinessTerms(business).namesPlace(answer));
}

/** Whether a text says what something costs: an amount, or nothing. */
export function saysAmount(text: string): boolean {
  return namesAmount(text) || NO_CHARGE.test(foldText(text));
}

/** Whether a general question is about a thing of the customer, and the business says what it does: "my roof". */
function isOfCustomer(question: string, sentences: readonly string[], lexicon: AnswerLexicon): boolean {
  const first = sentences.find((one) => !isBareYes(one)) ?? '';
  return MINE.test(foldText(question)) && lexicon.own.test(foldText(first));
}

function readQuestion(question: string, lexicon: AnswerLexicon | null): string | null {
  const text = question
    .replace(/\s+/g, ' ')
    .replace(/^(?:q|f)?\s*\d*\s*[.:)]\s*/i, '')
    .trim();
  const folded = foldText(text);
  const words = countWords(text);
  if (!/[?？؟;]$/u.test(text) || UNTIDY.test(text.slice(0, -1)) || words > QUESTION_WORDS.most) return null;
  if (words < QUESTION_WORDS.fewest && !isUnspacedScript(text)) return null;
  if (BARE_QUESTION.test(folded.replace(/[^\p{L}]+$/u, ''))) return null;
  return lexicon?.praise.test(folded) === true ? null : text;
}

/** The sentences of an answer from its first on that say something; none where the first does not. */
function shorten(answer: string, language: string, lexicon: AnswerLexicon | null): string[] {
  const kept: string[] = [];
  let words = 0;
  let isCut = false;
  const sentences = splitSentences(answer.replace(/\s+/g, ' '), language).map(({ text }) => text.trim());
  // "That depends on the roof. Most take two days."
  const isVague = (sentence: string) => lexicon?.vague.test(foldText(sentence)) === true;
  const start = sentences.findIndex(
    (sentence, at) => !isVague(sentences[0] ?? '') || (at > 0 && FIGURE.test(sentence)),
  );
  for (const sentence of start < 0 ? [] : sentences.slice(start)) {
    const folded = foldText(sentence);
    if (kept.length === 0 && (YES_OR_NO.test(folded) || PLEASANTRY.test(folded))) {
      if (!PLEASANTRY.test(folded)) kept.push(sentence);
      continue;
    }
    const isFirst = kept.every(isBareYes);
    if (isEmpty(sentence, folded, lexicon) || (isFirst && isVague(sentence))) {
      if (isFirst || lexicon === null) return [];
      isCut = true;
      continue;
    }
    // What leans on a sentence that was left out would lean on nothing.
    if (lexicon?.pointing.test(folded) === true && (isCut || isFirst)) {
      if (isFirst) return [];
      break;
    }
    if (!isFirst && language !== 'de' && OPENS_LIST.test(sentence)) break;
    const more = countWords(sentence);
    if (kept.length > 0 && words + more > ANSWER_WORDS.most) break;
    kept.push(sentence);
    words += more;
    if (words > ANSWER_WORDS.enough || kept.length === MOST_SENTENCES) break;
  }
  const isPiece = kept.some((one) => FIRST_OF_MANY.test(one)) && kept.at(-1) !== sentences.at(-1);
  return isPiece ? [] : kept;
}

/**
 * Without what only closes an answer: the words of a link ("Details."), and the business with its trade, of which the rest does not speak
 * ("Ask our plumbers.").
 */
function withoutClosing(sentences: readonly string[], question: string, business: Business): string[] {
  const rest = sentences.slice(0, -1);
  const last = sentences.at(-1) ?? '';
  if (countWords(rest.join(' ')) < ANSWER_WORDS.fewest) return [...sentences];
  const terms = getBusinessTerms(business);
  const before = [question, ...rest].join(' ');
  const isOfTown = terms.namesPlace(last) && !terms.namesPlace(before);
  const isAdvertisement = terms.namesCategory(last) && (isOfTown || !terms.namesCategory(before));
  const isLink = countWords(last) <= MOST_OF_LINK && !isUnspacedScript(last) && !/\d/.test(last);
  return isAdvertisement || isLink ? withoutClosing(rest, question, business) : [...sentences];
}

function isEmpty(sentence: string, folded: string, lexicon: AnswerLexicon | null): boolean {
  if (UNTIDY.test(sentence) || !STOP.test(sentence) || countWords(sentence) > LONGEST_SENTENCE) return true;
  if (POINTING.test(folded)) return true;
  if (lexicon === null) return false;
  // With a figure, or behind "Yes," praise is by the way.
  const isFact = FIGURE.test(folded) || BEGINS_WITH_YES.test(folded);
  return lexicon.empty.test(folded) || (!isFact && lexicon.praise.test(folded));
}

function isBareYes(sentence: string): boolean {
  return YES_OR_NO.test(foldText(sentence));
}

/** Whether two texts say the same: of the shorter one's long words so many are in the other. */
export function areSame(one: string, other: string, share = SAME_STEMS): boolean {
  const [first, second] = [textStems(one), textStems(other)];
  const least = Math.max(3, Math.min(first.size, second.size));
  return first.intersection(second).size / least >= share;
}

function textStems(text: string): Set<string> {
  return new Set(
    splitWords(foldText(text))
      .filter((word) => word.length > 3)
      .map((word) => word.slice(0, 6)),
  );
}

/** Words of the business's name by which a sentence is known to speak of it: not those of its trade. Folded. */
export function ownNameTerms({
  name,
  category,
  services,
}: Pick<Business, 'name' | 'category' | 'services'>): ReadonlySet<string> {
  const words = (text: string) => new Set(splitWords(foldText(text)).filter((word) => word.length > 3));
  const trade = words([category?.label, ...services.map((one) => one.name)].join(' '));
  return words(name ?? '').difference(trade);
}
