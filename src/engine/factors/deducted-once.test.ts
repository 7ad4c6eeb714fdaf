import { describe, expect, it } from 'vitest';
import { computeScore } from '#shared/audit/score-arithmetic.ts';
import { aBusiness, aHeading, aNode, aPage, aSilentPage, HOME_URL, someEvidence } from '#test/builders.ts';
import { evaluate } from '../evaluate.ts';

type Given = Parameters<typeof someEvidence>[0];

const asking = (...answers: (string | null)[]): Given => ({
  business: aBusiness({
    questions: answers.map((answer, i) => ({ question: `Why ${i}?`, answer, url: HOME_URL, place: 'text' })),
  }),
  pages: [aSilentPage()],
});
const described = (metaDescription: string | null): Given => ({ home: aPage({ metaDescription }) });
const headed = (...headings: string[]): Given => ({
  home: aPage({ headings: headings.map((text) => aHeading(1, text)) }),
});

/** What is missing altogether; the only checks that lose points by it; what follows; and the same thing, there but poor. */
const CASES: readonly (readonly [string, Given, readonly string[], readonly string[], readonly Given[]])[] = [
  [
    'structured data',
    { home: aPage({ structured: [], jsonLdBlockCount: 0 }) },
    ['structuredData.businessEntry', 'structuredData.recommended'],
    ['structuredData.required', 'structuredData.specificType', 'businessCategory.consistent'],
    [{ home: aPage({ structured: [aNode('LocalBusiness', { name: 'Harbor & Pine' })], jsonLdBlockCount: 1 }) }],
  ],
  [
    'questions',
    asking(),
    ['qaContentOptimization.questions', 'qaUpdates.questionsOnSite'],
    ['qaContentOptimization.answered', 'qaContentOptimization.directness'],
    [
      asking(null),
      asking(null, null, null, null, null),
      asking('Yes.'),
      asking('Yes, because we are here for you.', null),
    ],
  ],
  [
    'a page description',
    described(null),
    ['description.metaPresent', 'description.namesService', 'description.namesPlace'],
    ['description.namesBusiness', 'description.length'],
    [described('Welcome.'), described('We wish you a very good day. '.repeat(4).trim())],
  ],
  [
    'headings',
    headed(),
    ['websiteH1.exists', 'websiteH1.namesService', 'websiteH1.namesPlace'],
    ['websiteH1.one', 'websiteH1.agreesWithTitle', 'websiteH1.levels'],
    [headed('Welcome'), headed('Welcome', 'Hello')],
  ],
];

const statusesOf = (given: Given) => {
  const { factors } = evaluate(someEvidence(given));
  const checks = Object.values(factors).flatMap((factor) => factor.checks);
  return new Map(checks.map((check) => [check.id, check] as const));
};

describe.each(CASES)('without %s', (_, missing, deducted, following, poor) => {
  it('what is not there to look into loses no points, and one step brings all of it', () => {
    const checks = statusesOf(missing);
    expect(deducted.map((id) => checks.get(id)?.status)).toEqual(deducted.map(() => 'fail'));
    expect(following.map((id) => checks.get(id)?.status)).toEqual(following.map(() => 'notMeasured'));
    const { actionPlan } = evaluate(someEvidence(missing));
    const step = actionPlan.find(({ checkIds }) => checkIds.includes(following[0] ?? '-'));
    expect(step?.gain).toBe('exact');
    expect(step?.checkIds).toEqual(expect.arrayContaining([deducted[0], ...following]));
  });

  it.each(poor.map((given, i) => [i, given] as const))('it scores no more than with a poor one (%i)', (_at, given) => {
    const scoreOf = (one: Given) => computeScore(evaluate(someEvidence(one)).factors).exactScore ?? 0;
    expect(scoreOf(missing)).toBeLessThanOrEqual(scoreOf(given));
  });
});
