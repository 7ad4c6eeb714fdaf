import type { Business, QuestionAnswer } from '#shared/audit/business.ts';
import { getUrlPath } from '#shared/text/url-path.ts';
import type { Page } from '../crawl/html/page.ts';
import { isAmongArticles } from '../facts/services/find-service-page.ts';
import { type AnswerFacts, readAnswerFacts, statesDelay, statesPrice } from './answer-facts.ts';
import { type CheckEvaluation, cannotMeasure, partial, pass } from './check-evaluation.ts';
import { notFound, type SearchedScope } from './not-found.ts';
import {
  canClassifyTopics,
  isHeadingAbout,
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
  answeredBy: (given) => listedPrices(given) ?? headingAbout('cost', 'prices', given),
};
const AREA: Topic = { topic: 'area', sought: 'answers', answeredBy: statedFact };
const HOURS: Topic = { topic: 'hours', sought: 'answers', answeredBy: statedFact };
const AVAILABILITY: Topic = {
  topic: 'availability',
  sought: 'answers',
  answeredBy: (given) => {
    const { openingHours } = given.business;
    if (openingHours?.alwaysOpen) return 'your pages say that you are there around the clock';
    if (openingHours?.byAppointment) return 'your pages say that you work by appointment';
    return saidOnPages(given);
  },
};

/** A button or a line of a few words, and a sentence. */
const LONGEST_BUTTON = 60;
const LONGEST_SENTENCE = 160;

/** The heading, button or sentence that says how to book or how soon, as a clause. Articles tell of other things that take time. */
function saidOnPages({ pages, headings, business }: SearchedTexts): string | null {
  const isAbout = (text: string) => isHeadingAbout(prepareTopicText(text), 'availability', business.languages);
  const lines = pages
    .filter(({ url }) => !isAmongArticles(url))
    .flatMap(({ blocks }) => blocks.filter(({ hidden, region }) => !hidden && region !== 'nav'))
    .map(({ text }) => text);
  const said =
    headings.find(([text]) => isAbout(text))?.[0] ??
    lines.find((text) => text.length <= LONGEST_BUTTON && isAbout(text)) ??
    lines.find((text) => text.length <= LONGEST_SENTENCE && statesDelay(text));
  return said === undefined ? null : `your pages say ${quoted(said, 60)}`;
}

/** "your pages say how to get to you, under “Parking”", as a clause; null where no heading, line or address of a page is about the way. */
function findWay({ headings, pages }: SearchedTexts): string | null {
  const lines = pages.flatMap(({ blocks }) =>
    blocks.flatMap(({ text, hidden, region }) =>
      !hidden && region !== 'nav' && text.length <= LONGEST_BUTTON ? [text] : [],
    ),
  );
  const under =
    headings.find(([, heading]) => isHeadingOfWay(heading))?.[0] ??
    lines.find((line) => isHeadingOfWay(prepareTopicText(line)));
  if (under !== undefined) return `your pages say how to get to you, under ${quoted(under, 60)}`;
  const page = pages.find(({ url }) =>
    isHeadingOfWay(prepareTopicText((getUrlPath(url) ?? '').replace(/[-_/.]+/g, ' '))),
  );
  return page === undefined ? null : `${describePath(page.url)} says how to get to you`;
}

const AROUND_THE_CLOCK = /(?<!\d)24\s?\/\s?7(?!\d)/;

/** The fact on the pages that answers the topic without a question, as a clause. */
function statedFact(
  { business: { serviceAreas, address, openingHours }, pages }: SearchedTexts,
  { toldBy }: TopicWording,
): string | null {
  switch (toldBy) {
    case 'areas':
      if (serviceAreas.length > 0) return `your pages name ${formatList(serviceAreas, 2)}`;
      return address?.city == null ? null : `your pages name ${address.city}`;
    case 'address':
      if (address?.city == null) return null;
      return address.street === null ? `your pages name ${address.city}` : 'your pages give your address';
    case 'hours': {
      if (openingHours !== null) return `your pages give them: ${quoted(openingHours.text, 40)}`;
      const always = pages
        .flatMap(({ blocks }) => blocks)
        .find(({ text, hidden }) => !hidden && AROUND_THE_CLOCK.test(text));
      return always === undefined ? null : `your pages say ${quoted(always.text, 60)}`;
    }
    case 'prices':
    case undefined:
      return null;
    default:
      return toldBy satisfies never;
  }
}

/** A page with more headings than this is a listing. */
const MOST_HEADINGS = 60;

/** The texts that are searched for topics: the answered questions and the headings, each prepared once. */
interface SearchedTexts {
  readonly business: Business;
  readonly pages: readonly Page[];
  readonly questions: readonly (readonly [QuestionAnswer, FoldedText, AnswerFacts])[];
  readonly headings: readonly (readonly [string, FoldedText])[];
}

function shownHeadings({ headings }: Page): Page['headings'] {
  return headings.slice(0, MOST_HEADINGS).filter(({ hidden }) => !hidden);
}

function prepareTexts(business: Business, answers: readonly QuestionAnswer[], pages: readonly Page[]): SearchedTexts {
  return {
    business,
    pages,
    questions: answers.map((answer) => [answer, prepareTopicText(answer.question), readAnswerFacts(answer, business)]),
    headings: pages.flatMap((page) => shownHeadings(page).map(({ text }) => [text, prepareTopicText(text)] as const)),
  };
}

/** "the heading “Our prices” is about prices", as a clause. */
function headingAbout(topic: QuestionTopic, what: string, { headings, business }: SearchedTexts): string | null {
  const [text] = headings.find(([, heading]) => isHeadingAbout(heading, topic, business.languages)) ?? [];
  return text === undefined ? null : `the heading ${quoted(text, 60)} is about ${what}`;
}

/** A page with this many prices lists them; a single amount may be anything. */
const FEWEST_PRICES = 3;
const LONGEST_PRICE_LINE = 120;

/** "your pages give prices, such as “Haircut 25 €”", as a clause. A cart without goods has amounts too, and templates have holes. */
function listedPrices({ pages }: SearchedTexts): string | null {
  for (const { blocks } of pages) {
    const priced = blocks.filter(
      ({ text, hidden, region }) =>
        !hidden &&
        region !== 'nav' &&
        text.length <= LONGEST_PRICE_LINE &&
        /[1-9]/.test(text) &&
        !text.includes('{{') &&
        statesPrice(text),
    );
    if (priced.length < FEWEST_PRICES) continue;
    const example = priced.find(({ text }) => /\p{L}{3}/u.test(text));
    return `your pages give prices${example === undefined ? '' : `, such as ${quoted(example.text, 60)}`}`;
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

function evaluateTopic(
  { topic, sought, answeredBy }: Topic,
  given: SearchedTexts,
  looked: SearchedScope,
): CheckEvaluation {
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
  const wording = wordTopic(topic, given.business);
  const told = wording.toldBy === 'address' ? findWay(given) : wording.toldBy === 'prices' ? listedPrices(given) : null;
  if (told !== null) return pass(`${told.charAt(0).toUpperCase()}${told.slice(1)}.`);
  const { about, action, how } = wording;
  const fix = { action, how };
  const lacking = `No question on your site is about ${about}`;
  const elsewhere = answeredBy(given, wording);
  if (elsewhere === null) return notFound(sought, looked, `${lacking}.`, fix);
  return partial(0.5, `${lacking}, though ${elsewhere}.`, fix);
}
