import type { Business, QuestionAnswer } from '#shared/audit/business.ts';
import { getUrlPath } from '#shared/text/url-path.ts';
import type { Page } from '../crawl/html/page.ts';
import { classifyUrl } from '../crawl/html/page-kind.ts';
import { saysAroundTheClock } from '../facts/hours/other-hours.ts';
import { foldText } from '../facts/language/fold-text.ts';
import { isCopyrightLine } from '../facts/name/name-text.ts';
import { isAmongArticles } from '../facts/services/page-addresses.ts';
import { type AnswerFacts, readAnswerFacts, statesDelay } from './answer-facts.ts';
import { type CheckEvaluation, cannotMeasure, partial, pass } from './check-evaluation.ts';
import { alwaysOpenClause, describeSiteHours, evaluateHoursConflict } from './hours-told.ts';
import { notFound, type SearchedScope } from './not-found.ts';
import { FEWEST_PRICES, listedPrices, pricedPage, shownHeadings, singlePrice } from './prices-on-pages.ts';
import {
  canClassifyTopics,
  createHeadingTest,
  isHeadingOfWay,
  isQuestionAbout,
  prepareTopicText,
  type QuestionTopic,
} from './question-topics.ts';
import { type TopicWording, wordTopic } from './question-wording.ts';
import { describePath, evidence, formatList, quoted } from './quoting.ts';
import type { FoldedText } from './term-match.ts';

interface Topic {
  readonly topic: QuestionTopic;
  /** What pages that could not be read may say of it. */
  readonly sought: 'prices' | 'answers';
  /** How the site answers it without asking the question, as a clause; null when it does not. */
  readonly answeredBy: (given: SearchedTexts, wording: TopicWording) => string | null;
}

const COST: Topic = {
  topic: 'cost',
  sought: 'prices',
  answeredBy: (given) => listedPrices(given.pages) ?? headingAbout('cost', 'prices', given) ?? singlePrice(given.pages),
};
const AREA: Topic = { topic: 'area', sought: 'answers', answeredBy: statedFact };
const HOURS: Topic = { topic: 'hours', sought: 'answers', answeredBy: statedFact };
const AVAILABILITY: Topic = {
  topic: 'availability',
  sought: 'answers',
  answeredBy: (given) => {
    const { business, pages } = given;
    const { openingHours } = business;
    if (openingHours?.alwaysOpen) return alwaysOpenClause(business, pages);
    if (openingHours?.byAppointment) return 'your pages say that you work by appointment';
    return saidOnPages(given);
  },
};

/** Words of a customer, who tells of one job. */
const IS_QUOTED = /^["“”„«‘]/;
/** A button or a line of a few words, and a sentence. */
const LONGEST_BUTTON = 60;
const LONGEST_SENTENCE = 160;

/** The heading, button or sentence that says how to book or how soon, as a clause. Articles tell of other things that take time. */
function saidOnPages(given: SearchedTexts): string | null {
  const isAbout = createHeadingTest('availability', given.business.languages);
  const said =
    given.headings.find(([, heading]) => isAbout(heading))?.[0] ??
    given.lines.find((text) => text.length <= LONGEST_BUTTON && isAbout(prepareTopicText(text))) ??
    given.lines.find((line) => statesDelay(line) && !IS_QUOTED.test(line));
  return said === undefined ? null : `your pages say ${quoted(said, 60)}`;
}

/** "your pages say how to get to you, under “Parking”", as a clause; null where no heading, line or address of a page is about the way. */
function findWay(given: SearchedTexts): string | null {
  const under =
    given.headings.find(([, heading]) => isHeadingOfWay(heading))?.[0] ??
    given.lines.find((line) => line.length <= LONGEST_BUTTON && isHeadingOfWay(prepareTopicText(line)));
  if (under !== undefined) return `your pages say how to get to you, under ${quoted(under, 60)}`;
  const page = given.pages.find(({ url }) =>
    isHeadingOfWay(prepareTopicText((getUrlPath(url) ?? '').replace(/[-_/.]+/g, ' '))),
  );
  return page === undefined ? null : `${describePath(page.url)} says how to get to you`;
}

/** The fact on the pages that answers the topic without a question, as a clause. */
function statedFact({ business, pages }: SearchedTexts, { toldBy }: TopicWording): string | null {
  const { serviceAreas, address } = business;
  switch (toldBy) {
    case 'areas':
      if (serviceAreas.length > 0) return `your pages name ${formatList(serviceAreas, 2)}`;
      return address?.city == null ? null : `your pages name ${address.city}`;
    case 'address':
      if (address?.city == null) return null;
      return address.street === null ? `your pages name ${address.city}` : 'your pages give your address';
    case 'hours':
      return describeSiteHours(business, pages);
    case 'prices':
    case 'pageOfPrices':
    case undefined:
      return null;
    default:
      return toldBy satisfies never;
  }
}

/**
 * The texts that are searched for topics, each once and prepared once: the answered questions, and what is read only for topics
 * that none of them asks about.
 */
interface SearchedTexts {
  readonly business: Business;
  readonly pages: readonly Page[];
  readonly questions: readonly (readonly [QuestionAnswer, FoldedText, AnswerFacts])[];
  readonly headings: readonly (readonly [string, FoldedText])[];
  /** Short visible texts outside of menus and articles, each once. */
  readonly lines: readonly string[];
}

const distinctTexts = (all: readonly { readonly text: string }[]) => [...new Set(all.map(({ text }) => text))];

function prepareTexts(business: Business, answers: readonly QuestionAnswer[], pages: readonly Page[]): SearchedTexts {
  let headings: SearchedTexts['headings'] | null = null;
  let lines: SearchedTexts['lines'] | null = null;
  return {
    business,
    pages,
    questions: answers.map((answer) => [answer, prepareTopicText(answer.question), readAnswerFacts(answer, business)]),
    get headings() {
      headings ??= distinctTexts(pages.flatMap(shownHeadings)).map((text) => [text, prepareTopicText(text)] as const);
      return headings;
    },
    get lines() {
      lines ??= distinctTexts(
        pages
          .filter(({ url }) => !isAmongArticles(url))
          .flatMap(({ blocks }) => blocks)
          .filter(({ text, hidden, region }) => !hidden && region !== 'nav' && text.length <= LONGEST_SENTENCE),
      ).filter((text) => !isCopyrightLine(text));
      return lines;
    },
  };
}

/** A longer heading says much else: "We offer the best value, quality and cost in town". */
const MOST_HEADING_WORDS = 6;

/** "the heading “Our prices” is about prices", as a clause. */
function headingAbout(topic: QuestionTopic, what: string, { headings, business }: SearchedTexts): string | null {
  const isAbout = createHeadingTest(topic, business.languages);
  const [text] = headings.find(([, heading]) => heading.words.length <= MOST_HEADING_WORDS && isAbout(heading)) ?? [];
  return text === undefined ? null : `the heading ${quoted(text, 60)} is about ${what}`;
}

/** An answer to another question, or a text on a page of questions, that says that help comes at any hour. */
function answeredAroundTheClock({ questions, pages }: SearchedTexts): CheckEvaluation | null {
  const answers = questions.map(([{ url, answer }]) => ({ url, text: answer ?? '' }));
  const onPages = pages
    .filter(({ url }) => classifyUrl(url) === 'faq')
    .flatMap(({ url, blocks }) =>
      blocks.flatMap(({ text, region }) => (region === 'main' || region === 'body' ? [{ url, text }] : [])),
    );
  for (const { url, text } of [...answers, ...onPages]) {
    const said = text.split(/(?<=[.!?])\s+/).find((sentence) => saysAroundTheClock(foldText(sentence)));
    if (said !== undefined)
      return pass(`Your answers on ${describePath(url)} say ${quoted(said, 80)}`, [evidence(url, said, 'answer')]);
  }
  return null;
}

/** Whether the answered questions cover what customers ask most, or the pages answer it without the question. */
export function evaluateCoverage(business: Business, answers: readonly QuestionAnswer[], looked: SearchedScope) {
  const given = prepareTexts(business, answers, looked.pages);
  return {
    coversCost: evaluateTopic(COST, given, looked),
    coversArea: evaluateTopic(AREA, given, looked),
    coversHours: evaluateTopic(HOURS, given, looked),
    coversAvailability: evaluateTopic(AVAILABILITY, given, looked),
  };
}

/** What on the pages answers a topic as well as a question would, as a clause. */
function answeredWithout({ toldBy }: TopicWording, given: SearchedTexts): string | null {
  switch (toldBy) {
    case 'address':
      return findWay(given);
    case 'prices':
      return listedPrices(given.pages);
    case 'pageOfPrices':
      return pricedPage(given.pages, FEWEST_PRICES);
    default:
      return null;
  }
}

function evaluateTopic(
  { topic, sought, answeredBy }: Topic,
  given: SearchedTexts,
  looked: SearchedScope,
): CheckEvaluation {
  const conflict = topic === 'hours' ? evaluateHoursConflict(given.business, given.pages) : null;
  if (conflict !== null) return conflict;
  const { languages } = given.business;
  if (!canClassifyTopics(languages)) {
    return cannotMeasure(
      'We can’t tell questions apart in the language of your site, so this counts neither for nor against you.',
    );
  }
  const [asked] =
    given.questions.find(([, question, facts]) => isQuestionAbout(question, topic, languages, facts)) ?? [];
  if (asked !== undefined) {
    return pass(`You answer ${quoted(asked.question)}.`, [evidence(asked.url, asked.question, 'question')]);
  }
  const beside = topic === 'availability' ? answeredAroundTheClock(given) : null;
  if (beside !== null) return beside;
  const wording = wordTopic(topic, given.business);
  const told = answeredWithout(wording, given);
  if (told !== null) return pass(`${told.charAt(0).toUpperCase()}${told.slice(1)}.`);
  const { about, action, how } = wording;
  const fix = { action, how };
  const lacking = `No question on your site is about ${about}`;
  const none = notFound(sought, looked, `${lacking}.`, fix);
  // Questions that could not be read may be about anything.
  const unread = given.business.questions.length === 0 ? notFound('questions', looked, `${lacking}.`, fix) : none;
  if (unread.status === 'notMeasured') return unread;
  const elsewhere = none.status === 'notMeasured' ? null : answeredBy(given, wording);
  if (elsewhere === null) return none;
  return partial(0.5, `${lacking}, though ${elsewhere}.`, fix);
}
