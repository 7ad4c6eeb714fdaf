import { readPattern } from '../data/patterns.ts';
import { readCompiled } from '../data/read-compiled.ts';
import { isUnspacedScript } from '../facts/language/fold-text.ts';
import type { AnswerFacts } from './answer-facts.ts';
import { type FoldedText, prepareText } from './term-match.ts';

/** Common questions of customers of any local business. */
export type QuestionTopic = 'cost' | 'area' | 'hours' | 'availability';

/** What `data/languages/<code>/question-topics.yaml` have, by language. */
export type QuestionTopicStems = Readonly<Record<string, Readonly<Record<QuestionTopic, readonly string[]>>>>;

/**
 * Word stems that ask about a topic, folded, by language. Words that ask about much else too ("when", "quanto")
 * are left out: a question counts for a topic only when it names it. `availability`: can I get it when I need it
 * (emergency, appointment, booking, order, delivery, joining). A trailing dot means a whole word: a car charger is no charge, and
 * bookkeeping no booking. A trailing question mark means a weak stem: it counts in a question without a word of `OTHER_MATTERS`,
 * and in no heading. Others mean much else too and count only where the answer states the fact: "$" a price ("success rate"), "#" days
 * or times ("open" a lock), "%" times of the day ("when"), "@" a place of the business or a question to it ("where" pain comes from). "+" joins consecutive words. Unspaced scripts: substrings.
 */
const STEMS = readCompiled<QuestionTopicStems>('question-topics');

/**
 * Word stems that make a question with a weak stem one about something else: how to pay, how long something
 * takes, what an insurance covers. Matched in words of any language, inside compounds too.
 */
const OTHER_MATTERS: Readonly<Partial<Record<QuestionTopic, RegExp>>> = {
  cost: new RegExp(readPattern('questions', 'otherCost'), 'u'),
  area: new RegExp(readPattern('questions', 'otherArea'), 'u'),
  hours: new RegExp(readPattern('questions', 'otherHours'), 'u'),
  availability: /quick links|coming|how long (?:does|do|will|is)/u,
};

/** What a question about an appointment asks but for how to get one. */
const OF_APPOINTMENT = new RegExp(readPattern('questions', 'otherAvailability'), 'u');

/** Matched at the start of a word, or as a whole word if short: "ou" and "wo" begin too many others. */
interface StemWord {
  readonly text: string;
  readonly isWhole: boolean;
}

/** A parsed entry of `STEMS`. */
interface Stem {
  readonly isWeak: boolean;
  /** The fact that the answer has to state. */
  readonly needs: '$' | '#' | '%' | '@' | null;
  /** The stem, if in an unspaced script, where it matches anywhere in a text. */
  readonly anywhere: string | null;
  readonly first: StemWord;
  readonly second: StemWord | null;
}

type StemLists = Readonly<Record<QuestionTopic, readonly Stem[]>>;
const SPLIT: ReadonlyMap<string, StemLists> = new Map(
  Object.entries(STEMS).map(([language, { cost, area, hours, availability }]) => [
    language,
    {
      cost: readStems(cost),
      area: readStems(area),
      hours: readStems(hours),
      availability: readStems(availability),
    },
  ]),
);

function readStems(list: readonly string[]): Stem[] {
  return list.map((written) => {
    const needs = /[$#%@]$/.exec(written)?.[0] ?? null;
    const unmarked = needs === null ? written : written.slice(0, -1);
    // "When" asks about much else too.
    const isWeak = unmarked.endsWith('?') || needs === '%';
    const stem = unmarked.endsWith('?') ? unmarked.slice(0, -1) : unmarked;
    const [first = '', second] = stem.split('+');
    return {
      isWeak,
      needs: needs as Stem['needs'],
      anywhere: isUnspacedScript(stem) ? stem : null,
      first: readStemWord(first),
      second: second === undefined ? null : readStemWord(second),
    };
  });
}

function readStemWord(written: string): StemWord {
  if (written.endsWith('.')) return { text: written.slice(0, -1), isWhole: true };
  return { text: written, isWhole: written.length < 4 };
}

/** Whether questions in one of these languages (BCP 47 primary tags) can be classified. */
export function canClassifyTopics(languages: readonly string[]): boolean {
  return languages.some((language) => SPLIT.has(language));
}

/** The words of a text as topics are read from them: French "où" is no "ou". */
export function prepareTopicText(text: string): FoldedText {
  const { text: folded, words } = prepareText(
    text.replace(/(?<!\p{L})[oO]ù(?!\p{L})|^Ou(?= (?:êtes|se|est|sont|puis|vous)\b)/gu, ' wherefr '),
  );
  return { text: folded, words: words.map((word) => (word === 'wherefr' ? 'où' : word)) };
}

/** Tells whether a heading is about the topic, in any of the site's languages. */
export function createHeadingTest(topic: QuestionTopic, languages: readonly string[]): (text: FoldedText) => boolean {
  const stems = listStems(topic, languages).filter(({ isWeak, needs }) => !isWeak && (needs === null || needs === '#'));
  return (text) => stems.some((stem) => holds(text, stem));
}

/** How people get to a place: directions and parking. */
const WAY = new RegExp(readPattern('questions', 'way'), 'u');

/** Whether a heading says how to get to the business. */
export function isHeadingOfWay({ text }: FoldedText): boolean {
  return WAY.test(text);
}

/** Whether an answered question is about the topic: by what it asks, and by the facts that its answer states. */
export function isQuestionAbout(
  text: FoldedText,
  topic: QuestionTopic,
  languages: readonly string[],
  facts: AnswerFacts,
): boolean {
  if (topic === 'availability' && OF_APPOINTMENT.test(text.text)) return false;
  const isOther = OTHER_MATTERS[topic]?.test(text.text) === true;
  if (topic === 'cost' && !isOther && ASKS_YES_OR_NO.test(text.text) && facts.hasPrice) return true;
  if (topic === 'availability' && ASKS_TO_COME.test(text.text) && facts.hasDelay) return true;
  const isStated = (needs: Stem['needs']): boolean => {
    switch (needs) {
      case null:
        return true;
      case '$':
        return facts.hasPrice;
      case '#':
        return facts.hasTimes;
      case '%':
        return facts.hasClockTimes;
      case '@':
        return text.words.length <= SHORT_QUESTION || TO_THE_BUSINESS.test(text.text) || facts.hasOwnPlace;
      default:
        return needs satisfies never;
    }
  };
  const isAsked = listStems(topic, languages).some(
    (stem) => (!stem.isWeak || !isOther) && holds(text, stem) && isStated(stem.needs),
  );
  if (isAsked || topic !== 'area' || isOther) return isAsked;
  // "Do you come to Ludlow?", but not "How early should I book movers in Ludlow?"
  return (ASKS_TO_COME.test(text.text) || TO_THE_BUSINESS.test(text.text)) && facts.asksOfTown;
}

const SHORT_QUESTION = 3;
/** "Is the first visit free?": the price in the answer is what was asked. */
const ASKS_YES_OR_NO = new RegExp(String.raw`(?<!\p{L})(?:${readPattern('questions', 'asksYesOrNo')})(?!\p{L})`, 'u');
const ASKS_TO_COME = new RegExp(String.raw`(?<!\p{L})(?:${readPattern('questions', 'asksToCome')})(?!\p{L})`, 'u');
const TO_THE_BUSINESS = new RegExp(
  String.raw`(?<!\p{L})(?:${readPattern('questions', 'toTheBusiness')})(?!\p{L})`,
  'u',
);

function listStems(topic: QuestionTopic, languages: readonly string[]): readonly Stem[] {
  return languages.flatMap((language) => SPLIT.get(language)?.[topic] ?? []);
}

function holds({ text, words }: FoldedText, { anywhere, first, second }: Stem): boolean {
  if (anywhere !== null) return text.includes(anywhere);
  return words.some(
    (word, index) => startsOrIs(word, first) && (second === null || startsOrIs(words[index + 1] ?? '', second)),
  );
}

function startsOrIs(word: string, { text, isWhole }: StemWord): boolean {
  return isWhole ? word === text : word.startsWith(text);
}
