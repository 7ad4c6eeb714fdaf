import type { Business } from '#shared/audit/business.ts';
import { formatDay } from '#shared/text/day-words.ts';
import {
  type CheckEvaluation,
  type CheckRule,
  fail,
  notMeasured,
  partial,
  pass,
  toChecks,
} from './check-evaluation.ts';
import { ENOUGH_QUESTIONS, WRITE_QUESTIONS } from './customer-questions.ts';
import { findNewestDate, type PageDate, UPDATE_DAYS } from './dates-on-pages.ts';
import { evaluateProfile } from './evaluate-collected.ts';
import { defineFactor } from './factor.ts';
import { notFound, type SearchedScope } from './not-found.ts';
import { describePath, evidence, formatCountOrNo, formatWithExample } from './quoting.ts';
import { SOURCES } from './rule-sources.ts';

const RULES = {
  questionsOnSite: {
    label: 'Your website answers customers’ questions',
    maxPoints: 25,
    why: 'Software can’t read or answer questions on Google profiles any more, so answer them on your site.',
    effort: 'day',
    rule: SOURCES.googleQaApiEnd,
    weakness: { text: 'it answers hardly any customer questions' },
    fixedBy: 'fix-qa',
  },
  freshContent: {
    label: 'Your website was updated lately',
    maxPoints: 25,
    why: 'A recent date shows people and AI tools that your site is up to date.',
    effort: 'ongoing',
    rule: SOURCES.practice,
  },
  profilePosts: {
    label: 'Your Google profile has a recent post',
    maxPoints: 50,
    why: 'Posts show customers that you’re active. One a week is plenty.',
    effort: 'ongoing',
    rule: SOURCES.practice,
    weakness: { text: 'your Google profile looks quiet' },
  },
} as const satisfies Record<string, CheckRule>;

/** Practice values. A weekly post may be late by some days; updates of a site stay current for longer. */
const POST_DAYS = { weekly: 10, monthly: 31 } as const;

export const qaUpdates = defineFactor({
  key: 'qaUpdates',
  label: 'Weekly Q&A Updates',
  category: 'profile',
  weight: 4,
  reason: 'Practitioners find no direct effect of posts; it stands for a profile and a site that are alive.',
  measures: 'Whether questions are answered on your pages, and kept up.',
  rules: RULES,
  needs: ['pages', 'site', 'business', 'profile', 'collectedAt'],
  blank: {},
  evaluate({ pages, site, business, profile, collectedAt }) {
    const newest = findNewestDate(pages, collectedAt, business);
    const answered = business.questions.filter(({ answer }) => answer !== null);
    return {
      checks: toChecks('qaUpdates', RULES, {
        questionsOnSite: evaluateQuestions(business, { pages, site }),
        freshContent: evaluateFreshness(newest),
        profilePosts: evaluateProfile(profile, 'daysSinceLastPost', 'Your latest profile post', evaluatePosts),
      }),
      summary: summaryOf(answered.length, newest, profile.kind === 'found' ? profile.value.daysSinceLastPost : null),
      currentValue: answered.length === 0 ? null : formatCountOrNo(answered.length, 'answered question'),
      details:
        'Google ended software access to profile questions on Nov 3, 2025. So this factor scores questions and new content on your website, and posts on your profile.',
    };
  },
});

function evaluateQuestions(business: Business, looked: SearchedScope): CheckEvaluation {
  const answered = business.questions.filter(({ answer }) => answer !== null);
  const [first] = answered;
  if (first === undefined)
    return notFound('questions', looked, 'We found no answered questions on your pages.', WRITE_QUESTIONS);
  const seen = answered.slice(0, 3).map(({ url, question }) => evidence(url, question));
  const finding = `Your site answers ${formatWithExample(answered.length, 'question', first.question)}.`;
  return answered.length >= ENOUGH_QUESTIONS
    ? pass(finding, seen)
    : partial((answered.length / ENOUGH_QUESTIONS) * 0.8, finding, WRITE_QUESTIONS, seen);
}

function evaluateFreshness(newest: PageDate | null): CheckEvaluation {
  if (newest === null) return notMeasured('Your pages have no dates, so we couldn’t tell when they changed.', 'dates');
  const seen = [evidence(newest.url, newest.written, 'date of the page')];
  const finding = `The newest date we saw is ${formatDay(newest.date.slice(0, 10))}, on ${describePath(newest.url)}.`;
  const fix = {
    action: 'Add something new to your site every few weeks',
    how: 'A finished job with a photo or an answered question is enough.',
  };
  if (newest.ageDays <= UPDATE_DAYS.recent) return pass(finding, seen);
  return newest.ageDays <= UPDATE_DAYS.aging ? partial(0.5, finding, fix, seen) : fail(finding, fix, seen);
}

function evaluatePosts(days: number): CheckEvaluation {
  const finding = `The last post on your Google profile is ${formatCountOrNo(days, 'day')} old.`;
  const fix = {
    action: 'Post on your Google profile once a week',
    how: 'Post an answered question or a finished job. 1,500 characters at most, and no phone number.',
  };
  if (days <= POST_DAYS.weekly) return pass(finding);
  return days <= POST_DAYS.monthly ? partial(0.5, finding, fix) : fail(finding, fix);
}

function summaryOf(answered: number, newest: PageDate | null, postDays: number | null): string {
  const questions =
    answered === 0 ? 'We saw no answered questions' : `We saw ${formatCountOrNo(answered, 'answered question')}`;
  const date =
    newest === null ? 'and no dates on your pages' : `and ${formatDay(newest.date.slice(0, 10))} as the newest date`;
  const posts =
    postDays === null
      ? 'We haven’t seen the posts on your Google profile.'
      : `Your last profile post is ${formatCountOrNo(postDays, 'day')} old.`;
  return `${questions} ${date}. ${posts}`;
}
