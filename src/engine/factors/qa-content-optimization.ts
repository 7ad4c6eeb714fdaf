import type { Business, QuestionAnswer } from '#shared/audit/business.ts';
import type { Check } from '#shared/audit/check.ts';
import type { Factors } from '#shared/audit/factors.ts';
import { scoreFactor } from '#shared/audit/score-arithmetic.ts';
import { getBand } from '#shared/audit/score-bands.ts';
import type { Page } from '../crawl/html/page.ts';
import { isUnspacedScript } from '../facts/language/fold-text.ts';
import {
  type CheckEvaluation,
  type CheckRule,
  cannotMeasure,
  type FixAdvice,
  fail,
  partial,
  pass,
  toChecks,
} from './check-evaluation.ts';
import { ENOUGH_QUESTIONS, WRITE_QUESTIONS } from './customer-questions.ts';
import { defineFactor } from './factor.ts';
import { notFound, type SearchedScope } from './not-found.ts';
import { canClassifyTopics, isAbout, type QuestionTopic } from './question-topics.ts';
import { evidence, formatCountOrNo, formatList, quoted } from './quoting.ts';
import { SOURCES } from './rule-sources.ts';
import { type FoldedText, prepareText } from './term-match.ts';

const RULES = {
  questions: {
    label: 'Your pages ask the questions your customers ask',
    maxPoints: 16,
    why: 'Answer engines look for a passage that matches a question. A question as a heading is the plainest match.',
    effort: 'hour',
    rule: SOURCES.practice,
  },
  answered: {
    label: 'Each question is answered right below it',
    maxPoints: 16,
    why: 'A question whose answer lies behind a click or a form cannot be quoted.',
    effort: 'hour',
    rule: SOURCES.practice,
  },
  directness: {
    label: 'Answers are short enough to be quoted whole',
    maxPoints: 16,
    why: 'Forty to sixty words are about what an answer quotes. Google asks for no special format.',
    effort: 'hour',
    rule: SOURCES.practice,
  },
  coversCost: {
    label: 'You answer what it costs',
    maxPoints: 16,
    why: 'It is the first question of most customers, and a range is an answer too.',
    effort: 'hour',
    rule: SOURCES.practice,
  },
  coversArea: {
    label: 'You answer where you work',
    maxPoints: 12,
    why: 'Who asks for help nearby asks for a town.',
    effort: 'minutes',
    rule: SOURCES.practice,
  },
  coversHours: {
    label: 'You answer when you are open',
    maxPoints: 10,
    why: 'Being open at the time of the search is among the strongest local signals.',
    effort: 'minutes',
    rule: SOURCES.whitespark2026,
  },
  coversAvailability: {
    label: 'You answer how soon somebody can get help',
    maxPoints: 14,
    why: 'Emergencies, appointments and waiting times decide whom people call.',
    effort: 'minutes',
    rule: SOURCES.practice,
  },
  faqMarkup: {
    label: 'FAQ markup is optional',
    maxPoints: 0,
    why: 'Google ended FAQ results for all sites on May 7, 2026. The questions and answers themselves still count.',
    effort: 'minutes',
    rule: SOURCES.googleFaqRetirement,
  },
} as const satisfies Record<string, CheckRule>;

/** Practice values: around the 40 to 60 words that are quoted, with room for a plain "yes, and ...". */
const QUOTABLE_WORDS = { fewest: 15, most: 90 } as const;
const QUOTABLE_SHARE = { most: 0.6, some: 0.2 } as const;

interface Topic {
  readonly topic: QuestionTopic;
  readonly fix: FixAdvice;
  readonly lacking: string;
  /** How the site tells it without asking the question, as a clause; null when it does not. */
  readonly tell: (given: OwnerInput) => string | null;
}

const COST: Topic = {
  topic: 'cost',
  lacking: 'No question on your site is about the cost',
  fix: {
    action: 'Answer what your work costs',
    how: 'A range with what makes it higher or lower is enough; no exact price is needed.',
  },
  tell: (given) => headingAbout('cost', 'prices', given),
};
const AREA: Topic = {
  topic: 'area',
  lacking: 'No question on your site is about where you work',
  fix: { action: 'Answer which towns you serve', how: 'Name them in one sentence, the nearest first.' },
  tell: ({ business: { serviceAreas, address } }) =>
    serviceAreas.length > 0 || address?.city != null
      ? `your pages name ${serviceAreas.length > 0 ? formatList(serviceAreas, 2) : address?.city}`
      : null,
};
const HOURS: Topic = {
  topic: 'hours',
  lacking: 'No question on your site is about your hours',
  fix: { action: 'Answer when you are open', how: 'Days and hours in one sentence, with weekends and holidays.' },
  tell: ({ business: { openingHours } }) =>
    openingHours === null ? null : `your pages give them: ${quoted(openingHours.text, 40)}`,
};
const AVAILABILITY: Topic = {
  topic: 'availability',
  lacking: 'No question on your site is about how soon you can help',
  fix: {
    action: 'Answer how soon somebody can get help',
    how: 'Emergencies, appointments, usual waiting time: say what is true for you.',
  },
  tell: (given) => {
    const { openingHours } = given.business;
    if (openingHours?.alwaysOpen) return 'your pages say that you are there around the clock';
    if (openingHours?.byAppointment) return 'your pages say that you work by appointment';
    return headingAbout('availability', 'appointments or emergencies', given);
  },
};

/** A page with more headings than this is a list of something. */
const MOST_HEADINGS = 60;

/** What topics are looked for in: the answered questions and the headings, each prepared once for all topics. */
interface OwnerInput {
  readonly business: Business;
  readonly questions: readonly (readonly [QuestionAnswer, FoldedText])[];
  readonly headings: readonly (readonly [string, FoldedText])[];
}

function shownHeadings({ headings }: Page): Page['headings'] {
  return headings.slice(0, MOST_HEADINGS).filter(({ hidden }) => !hidden);
}

function readOwnerInput(business: Business, answers: readonly QuestionAnswer[], pages: readonly Page[]): OwnerInput {
  return {
    business,
    questions: answers.map((answer) => [answer, prepareText(answer.question)]),
    headings: pages.flatMap((page) => shownHeadings(page).map(({ text }) => [text, prepareText(text)] as const)),
  };
}

/** "the heading “Our prices” is about prices", as a clause. */
function headingAbout(topic: QuestionTopic, what: string, { headings, business }: OwnerInput): string | null {
  const [text] = headings.find(([, heading]) => isAbout(heading, topic, business.languages, 'heading')) ?? [];
  return text === undefined ? null : `the heading ${quoted(text, 60)} is about ${what}`;
}

export const qaContentOptimization = defineFactor({
  key: 'qaContentOptimization',
  category: 'ai',
  needs: ['pages', 'site', 'business'],
  blank: { status: 'NOT_MEASURED' },
  evaluate({ pages, site, business }) {
    const looked: SearchedScope = { pages, site };
    const { questions } = business;
    const answers = questions.filter(({ answer }) => answer !== null && answer.trim() !== '');
    const given = readOwnerInput(business, answers, pages);
    const checks = toChecks('qaContentOptimization', RULES, {
      questions: evaluateQuestions(questions, looked),
      answered: evaluateAnswered(questions, answers, looked),
      directness: evaluateDirectness(answers, questions.length, looked),
      coversCost: evaluateTopic(COST, given),
      coversArea: evaluateTopic(AREA, given),
      coversHours: evaluateTopic(HOURS, given),
      coversAvailability: evaluateTopic(AVAILABILITY, given),
      faqMarkup: evaluateMarkup(pages),
    });
    return {
      checks,
      summary: summaryOf(questions, answers, checks[0]),
      currentValue: formatCountOrNo(questions.length, 'question'),
      status: statusOf(scoreFactor({ weight: 1, category: 'ai', checks }).score),
    };
  },
});

function evaluateQuestions(questions: readonly QuestionAnswer[], looked: SearchedScope): CheckEvaluation {
  const [first] = questions;
  if (first === undefined)
    return notFound('questions', looked, 'We found no questions on your pages.', WRITE_QUESTIONS);
  const seen = questions.slice(0, 3).map(({ url, question }) => evidence(url, question, 'question'));
  const finding = `We found ${formatCountOrNo(questions.length, 'question')}, such as ${quoted(first.question)}.`;
  if (questions.length >= ENOUGH_QUESTIONS) return pass(finding, seen);
  return partial((0.8 * questions.length) / ENOUGH_QUESTIONS, finding, WRITE_QUESTIONS, seen);
}

function evaluateAnswered(
  questions: readonly QuestionAnswer[],
  answers: readonly QuestionAnswer[],
  looked: SearchedScope,
): CheckEvaluation {
  if (questions.length === 0) return notFound('questions', looked, 'There is no question to answer.', WRITE_QUESTIONS);
  const open = questions.filter((one) => !answers.includes(one));
  const finding = `${answers.length} of ${formatCountOrNo(questions.length, 'question')} ${answers.length === 1 ? 'has' : 'have'} an answer right below.`;
  if (open.length === 0) return pass(finding);
  const seen = open.slice(0, 3).map(({ url, question }) => evidence(url, question, 'no answer below'));
  const fix = {
    action: 'Put the answer right below each question',
    how: 'As text on the same page, not behind a form or in a picture.',
  };
  return answers.length === 0
    ? fail(finding, fix, seen)
    : partial(answers.length / questions.length, finding, fix, seen);
}

function evaluateDirectness(answers: readonly QuestionAnswer[], asked: number, looked: SearchedScope): CheckEvaluation {
  const none = 'There is no answer that could be quoted.';
  if (asked === 0) return notFound('questions', looked, none, WRITE_QUESTIONS);
  if (answers.length === 0) return fail(none, WRITE_QUESTIONS);
  const lengths = answers.map(({ answer }) => wordCountOf(answer ?? ''));
  const isQuotable = (words: number) => words >= QUOTABLE_WORDS.fewest && words <= QUOTABLE_WORDS.most;
  const share = lengths.filter(isQuotable).length / answers.length;
  const finding = `${lengths.filter(isQuotable).length} of ${formatCountOrNo(answers.length, 'answer')} ${lengths.filter(isQuotable).length === 1 ? 'has' : 'have'} between ${QUOTABLE_WORDS.fewest} and ${QUOTABLE_WORDS.most} words.`;
  if (share >= QUOTABLE_SHARE.most) return pass(finding);
  const seen = answers.flatMap(({ url, answer }, i) =>
    isQuotable(lengths[i] ?? 0) ? [] : [evidence(url, answer ?? '', `${lengths[i]} words`)],
  );
  const fix = {
    action: 'Give each answer forty to sixty words',
    how: 'The answer first, then the one detail that matters. Longer stories go below.',
  };
  return share >= QUOTABLE_SHARE.some
    ? partial(share, finding, fix, seen.slice(0, 3))
    : fail(finding, fix, seen.slice(0, 3));
}

/** Words, or half the characters where words are not parted by spaces. */
function wordCountOf(text: string): number {
  if (isUnspacedScript(text)) return Math.round([...text].length / 2);
  return text.split(/\s+/).filter(Boolean).length;
}

function evaluateTopic({ topic, lacking, fix, tell }: Topic, given: OwnerInput): CheckEvaluation {
  const { languages } = given.business;
  if (!canClassifyTopics(languages)) {
    return cannotMeasure(
      'We can’t tell questions apart in the language of your site, so this counts neither for nor against you.',
    );
  }
  const [asked] = given.questions.find(([, question]) => isAbout(question, topic, languages)) ?? [];
  if (asked !== undefined) {
    return pass(`You answer ${quoted(asked.question)}.`, [evidence(asked.url, asked.question, 'question')]);
  }
  const elsewhere = tell(given);
  if (elsewhere === null) return fail(`${lacking}.`, fix);
  return partial(0.5, `${lacking}, though ${elsewhere}.`, fix);
}

function evaluateMarkup(pages: readonly Page[]): CheckEvaluation {
  const page = pages.find(({ structured }) => structured.some(({ types }) => types.includes('FAQPage')));
  if (page === undefined) return pass('Your pages carry no FAQ markup, and none is needed.');
  return pass('Your questions carry FAQ markup. It does no harm; it brings no special result any more.', [
    evidence(page.url, 'FAQPage', 'structured data'),
  ]);
}

function statusOf(score: number | null): Factors['qaContentOptimization']['status'] {
  const band = getBand(score);
  switch (band) {
    case null:
      return 'NOT_MEASURED';
    case 'good':
      return 'GOOD';
    case 'mid':
      return 'NEEDS_IMPROVEMENT';
    case 'poor':
      return 'POOR';
    default: {
      const never: never = band;
      return never;
    }
  }
}

function summaryOf(
  questions: readonly QuestionAnswer[],
  answers: readonly QuestionAnswer[],
  asked: Check | undefined,
): string {
  if (asked?.status === 'notMeasured') return asked.finding;
  if (questions.length === 0)
    return 'Your pages ask and answer no questions, so there is little an AI answer could quote.';
  if (answers.length === questions.length)
    return `Your pages ask ${formatCountOrNo(questions.length, 'question')} and answer ${questions.length === 1 ? 'it' : 'all of them'}.`;
  return `Your pages ask ${formatCountOrNo(questions.length, 'question')} and answer ${answers.length} of them.`;
}
