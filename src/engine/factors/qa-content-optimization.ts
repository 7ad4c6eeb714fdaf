import type { QuestionAnswer } from '#shared/audit/business.ts';
import type { Factors } from '#shared/audit/factors.ts';
import { scoreFactor } from '#shared/audit/score-arithmetic.ts';
import { getBand } from '#shared/audit/score-bands.ts';
import type { Page } from '../crawl/html/page.ts';
import { everyNode } from '../crawl/structured-data/structured-node.ts';
import { isUnspacedScript } from '../facts/language/fold-text.ts';
import {
  type CheckEvaluation,
  type CheckRule,
  deductedBy,
  type EvaluatedCheck,
  fail,
  notMeasured,
  partial,
  pass,
  toChecks,
} from './check-evaluation.ts';
import { ENOUGH_QUESTIONS, WRITE_QUESTIONS } from './customer-questions.ts';
import { defineFactor } from './factor.ts';
import { notFound, type SearchedScope } from './not-found.ts';
import { evaluateCoverage } from './question-coverage.ts';
import { evidence, formatCountOrNo, formatWithExample } from './quoting.ts';
import { SOURCES } from './rule-sources.ts';

const RULES = {
  questions: {
    label: 'Your pages ask the questions your customers ask',
    maxPoints: 16,
    why: 'AI tools look for text that matches a question. A question as a heading matches best.',
    effort: 'hour',
    rule: SOURCES.practice,
    weakness: { text: 'it answers hardly any customer questions' },
    fixedBy: 'fix-qa',
  },
  answered: {
    label: 'Each question is answered right below it',
    maxPoints: 16,
    why: 'An answer behind a click or a form can’t be quoted.',
    effort: 'hour',
    rule: SOURCES.practice,
    fixedBy: 'fix-qa',
  },
  directness: {
    label: 'Answers are short enough to be quoted whole',
    maxPoints: 16,
    why: 'AI answers quote about 40 to 60 words. Google asks for no special format.',
    effort: 'hour',
    rule: SOURCES.practice,
    fixedBy: 'fix-qa',
  },
  coversCost: {
    label: 'You answer what it costs',
    maxPoints: 16,
    why: 'Most customers ask this first. A price range is enough.',
    effort: 'hour',
    rule: SOURCES.practice,
  },
  coversArea: {
    label: 'You answer where you are or work',
    maxPoints: 12,
    why: 'People searching nearby usually add a town.',
    effort: 'minutes',
    rule: SOURCES.practice,
  },
  coversHours: {
    label: 'You answer when you are open',
    maxPoints: 10,
    why: 'Being open when people search is among the strongest local signals.',
    effort: 'minutes',
    rule: SOURCES.whitespark2026,
  },
  coversAvailability: {
    label: 'You answer how to book, order or get help',
    maxPoints: 14,
    why: 'People call the business that can help soon enough.',
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

/** Practice values: a whole sentence, and up to a half more than the 40 to 60 words that are quoted. */
const QUOTABLE_WORDS = { fewest: 5, most: 90 } as const;
const QUOTABLE_SHARE = { most: 0.6, some: 0.2 } as const;

export const qaContentOptimization = defineFactor({
  key: 'qaContentOptimization',
  label: 'Q&A Content Optimization',
  category: 'ai',
  weight: 5,
  reason: 'Answers on the page are what AI answers quote; Google asks for no special format, so no more than this.',
  measures: 'Whether your pages answer questions in a form that can be quoted.',
  rules: RULES,
  needs: ['pages', 'site', 'business'],
  blank: { status: 'NOT_MEASURED' },
  evaluate({ pages, site, business }) {
    const looked: SearchedScope = { pages, site };
    const { questions } = business;
    const answers = questions.filter(({ answer }) => answer !== null && answer.trim() !== '');
    const checks = toChecks('qaContentOptimization', RULES, {
      ...evaluateAnswers(questions, answers, looked),
      ...evaluateCoverage(business, answers, looked),
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

/** Without questions, or without an answer, there is one defect and one deduction. */
function evaluateAnswers(
  questions: readonly QuestionAnswer[],
  answers: readonly QuestionAnswer[],
  looked: SearchedScope,
): Record<'questions' | 'answered' | 'directness', CheckEvaluation> {
  const asked = evaluateQuestions(questions, looked);
  if (questions.length === 0) {
    const none = deductedBy(asked, 'Your pages have no questions, so there are no answers.', 'questionsAsText');
    return { questions: asked, answered: none, directness: none };
  }
  const answered = evaluateAnswered(questions, answers);
  if (answers.length > 0) return { questions: asked, answered, directness: evaluateDirectness(answers) };
  const isFew = asked.status !== 'pass';
  return {
    questions: isFew ? notMeasured(`${asked.finding} None has an answer yet.`, 'questionsAsText') : asked,
    answered,
    directness: deductedBy(answered, 'Your pages have no answers to quote.', 'questionsAsText'),
  };
}

function evaluateQuestions(questions: readonly QuestionAnswer[], looked: SearchedScope): CheckEvaluation {
  const [first] = questions;
  if (first === undefined)
    return notFound('questions', looked, 'We found no questions on your pages.', WRITE_QUESTIONS);
  const seen = questions.slice(0, 3).map(({ url, question }) => evidence(url, question, 'question'));
  const finding = `We found ${formatWithExample(questions.length, 'question', first.question)}.`;
  if (questions.length >= ENOUGH_QUESTIONS) return pass(finding, seen);
  return partial((0.8 * questions.length) / ENOUGH_QUESTIONS, finding, WRITE_QUESTIONS, seen);
}

function evaluateAnswered(questions: readonly QuestionAnswer[], answers: readonly QuestionAnswer[]): CheckEvaluation {
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

function evaluateDirectness(answers: readonly QuestionAnswer[]): CheckEvaluation {
  const lengths = answers.map(({ answer }) => wordCountOf(answer ?? ''));
  const isQuotable = (words: number) => words >= QUOTABLE_WORDS.fewest && words <= QUOTABLE_WORDS.most;
  const share = lengths.filter(isQuotable).length / answers.length;
  const finding = `${lengths.filter(isQuotable).length} of ${formatCountOrNo(answers.length, 'answer')} ${lengths.filter(isQuotable).length === 1 ? 'has' : 'have'} between ${QUOTABLE_WORDS.fewest} and ${QUOTABLE_WORDS.most} words.`;
  if (share >= QUOTABLE_SHARE.most) return pass(finding);
  const seen = answers.flatMap(({ url, answer }, i) =>
    isQuotable(lengths[i] ?? 0) ? [] : [evidence(url, answer ?? '', `${lengths[i]} words`)],
  );
  const fix = {
    action: 'Keep each answer to 40 to 60 words',
    how: 'Give the answer first, then one detail. Put longer text below.',
  };
  return share >= QUOTABLE_SHARE.some
    ? partial(share, finding, fix, seen.slice(0, 3))
    : fail(finding, fix, seen.slice(0, 3));
}

/** Word count, or half the character count in scripts without spaces. */
function wordCountOf(text: string): number {
  if (isUnspacedScript(text)) return Math.round([...text].length / 2);
  return text.split(/\s+/).filter(Boolean).length;
}

function evaluateMarkup(pages: readonly Page[]): CheckEvaluation {
  const page = pages.find(({ structured }) =>
    [...everyNode(structured)].some(({ types }) => types.includes('FAQPage')),
  );
  if (page === undefined) return pass('Your pages have no FAQ markup. You don’t need it.');
  return pass('Your questions have FAQ markup. It does no harm, but Google shows nothing extra for it any more.', [
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
  asked: EvaluatedCheck | undefined,
): string {
  if (asked?.status === 'notMeasured') return asked.finding;
  if (questions.length === 0) return 'Your site answers no customer questions.';
  if (answers.length === questions.length)
    return `Your pages ask ${formatCountOrNo(questions.length, 'question')} and answer ${questions.length === 1 ? 'it' : 'all of them'}.`;
  return `Your pages ask ${formatCountOrNo(questions.length, 'question')} and answer ${answers.length} of them.`;
}
