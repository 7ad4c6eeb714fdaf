import type { Business, QuestionAnswer } from '#shared/audit/business.ts';
import type { Page } from '../crawl/html/page.ts';
import { type AnswerFacts, readAnswerFacts } from './answer-facts.ts';
import { type CheckEvaluation, cannotMeasure, type FixAdvice, partial, pass } from './check-evaluation.ts';
import { notFound, type SearchedScope } from './not-found.ts';
import {
  canClassifyTopics,
  isHeadingAbout,
  isQuestionAbout,
  prepareTopicText,
  type QuestionTopic,
} from './question-topics.ts';
import { evidence, formatList, quoted } from './quoting.ts';
import type { FoldedText } from './term-match.ts';

interface Topic {
  readonly topic: QuestionTopic;
  /** What pages that could not be read may say of it. */
  readonly sought: 'prices' | 'answers';
  readonly fix: FixAdvice;
  readonly lacking: string;
  /** How the site answers it without asking the question, as a clause; null when it does not. */
  readonly answeredBy: (given: SearchedTexts) => string | null;
}

const COST: Topic = {
  topic: 'cost',
  sought: 'prices',
  lacking: 'No question on your site is about the cost',
  fix: {
    action: 'Answer what your work costs',
    how: 'Give a price range and what makes it higher or lower.',
  },
  answeredBy: (given) => headingAbout('cost', 'prices', given),
};
const AREA: Topic = {
  topic: 'area',
  sought: 'answers',
  lacking: 'No question on your site is about where you work',
  fix: { action: 'Answer which towns you serve', how: 'Name them in one sentence, the nearest first.' },
  answeredBy: ({ business: { serviceAreas, address } }) =>
    serviceAreas.length > 0 || address?.city != null
      ? `your pages name ${serviceAreas.length > 0 ? formatList(serviceAreas, 2) : address?.city}`
      : null,
};
const HOURS: Topic = {
  topic: 'hours',
  sought: 'answers',
  lacking: 'No question on your site is about your hours',
  fix: { action: 'Answer when you are open', how: 'Write days and hours in one sentence, with weekends and holidays.' },
  answeredBy: ({ business: { openingHours } }) =>
    openingHours === null ? null : `your pages give them: ${quoted(openingHours.text, 40)}`,
};
const AVAILABILITY: Topic = {
  topic: 'availability',
  sought: 'answers',
  lacking: 'No question on your site is about how soon you can help',
  fix: {
    action: 'Answer how soon you can help',
    how: 'Say how emergencies and appointments work, and how long people usually wait.',
  },
  answeredBy: (given) => {
    const { openingHours } = given.business;
    if (openingHours?.alwaysOpen) return 'your pages say that you are there around the clock';
    if (openingHours?.byAppointment) return 'your pages say that you work by appointment';
    return headingAbout('availability', 'appointments or emergencies', given);
  },
};

/** A page with more headings than this is a listing. */
const MOST_HEADINGS = 60;

/** The texts that are searched for topics: the answered questions and the headings, each prepared once. */
interface SearchedTexts {
  readonly business: Business;
  readonly questions: readonly (readonly [QuestionAnswer, FoldedText, AnswerFacts])[];
  readonly headings: readonly (readonly [string, FoldedText])[];
}

function shownHeadings({ headings }: Page): Page['headings'] {
  return headings.slice(0, MOST_HEADINGS).filter(({ hidden }) => !hidden);
}

function prepareTexts(business: Business, answers: readonly QuestionAnswer[], pages: readonly Page[]): SearchedTexts {
  return {
    business,
    questions: answers.map((answer) => [answer, prepareTopicText(answer.question), readAnswerFacts(answer, business)]),
    headings: pages.flatMap((page) => shownHeadings(page).map(({ text }) => [text, prepareTopicText(text)] as const)),
  };
}

/** "the heading “Our prices” is about prices", as a clause. */
function headingAbout(topic: QuestionTopic, what: string, { headings, business }: SearchedTexts): string | null {
  const [text] = headings.find(([, heading]) => isHeadingAbout(heading, topic, business.languages)) ?? [];
  return text === undefined ? null : `the heading ${quoted(text, 60)} is about ${what}`;
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
  { topic, sought, lacking, fix, answeredBy }: Topic,
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
  const elsewhere = answeredBy(given);
  if (elsewhere === null) return notFound(sought, looked, `${lacking}.`, fix);
  return partial(0.5, `${lacking}, though ${elsewhere}.`, fix);
}
