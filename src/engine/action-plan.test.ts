import { describe, expect, it } from 'vitest';
import type { Check } from '#shared/audit/check.ts';
import { findShutGates } from '#shared/audit/gates.ts';
import { computeScore, whatIf } from '#shared/audit/score-arithmetic.ts';
import {
  aBlock,
  aBusiness,
  aHeading,
  anImage,
  aPage,
  aSilentPage,
  aSite,
  someBots,
  someEvidence,
} from '#test/builders.ts';
import { randomEvidence } from '#test/random-evidence.ts';
import { planActions } from './action-plan.ts';
import { evaluate } from './evaluate.ts';
import { pointsGained } from './points-gained.ts';
import { PROFILE_STEPS } from './profile-steps.ts';

const USUAL = new Set(evaluate(someEvidence()).actionPlan.map(({ id }) => id));
const OF_PROFILE = new Set<string>(PROFILE_STEPS.flatMap(({ checks }) => checks));
/** What a change of the good site adds to its plan, which `evaluate.test.ts` keeps empty, without what only the profile shows. */
const planOf = (over: Parameters<typeof someEvidence>[0]) =>
  evaluate(someEvidence(over)).actionPlan.filter(({ id }) => !USUAL.has(id) && !OF_PROFILE.has(id));
const SEEDS = Array.from({ length: 40 }, (_, i) => i + 500);

describe('planActions', () => {
  it('makes one action of the heading that names neither category nor town', () => {
    const [item] = planOf({ home: aPage({ headings: [aHeading(1, 'Welcome to Harbor & Pine')] }) });
    expect(item).toMatchObject({
      id: 'websiteH1.namesService',
      title: 'Say what you do and where in your main heading',
      factor: 'websiteH1',
      effort: 'minutes',
      priority: 'high',
      checkIds: ['websiteH1.namesService', 'websiteH1.namesPlace', 'websiteH1.agreesWithTitle'],
    });
    expect(item?.description).toBe(
      'Your main heading says “Welcome to Harbor & Pine”. It doesn’t say what you do. For example “Plumber in Duluth”: first what you do, then your town. One line is enough.',
    );
  });

  it('asks for photos only, where there are none to describe', () => {
    const plan = planOf({ home: aPage({ images: [] }) });
    expect(plan.map(({ checkIds }) => checkIds)).toEqual([['reviewsPhotos.sitePhotos']]);
  });

  it('asks only for descriptions when photos are there', () => {
    const images = Array.from({ length: 6 }, (_, i) => anImage(`job-${i}.jpg`, null));
    const plan = planOf({ home: aPage({ images }) });
    expect(plan.map(({ title }) => title)).toEqual(['Describe the 6 photos without alt text']);
  });

  it('makes one action of what two factors miss', () => {
    const plan = planOf({ business: aBusiness({ questions: [] }), home: aPage(), pages: [aPage({ links: [] })] });
    const questions = plan.find(({ title }) => title === 'Answer five customer questions on your website');
    expect(questions?.factor).toBe('qaContentOptimization');
    expect(questions?.checkIds).toEqual([
      'qaUpdates.questionsOnSite',
      'qaContentOptimization.questions',
      'qaContentOptimization.answered',
      'qaContentOptimization.directness',
    ]);
    const unmarked = planOf({ home: aPage({ structured: [], jsonLdBlockCount: 0 }) });
    expect(unmarked.map(({ title }) => title)).toEqual(['Add structured data about your business']);
  });

  it('makes no action of checks that cost no points', () => {
    expect(planOf({ bots: someBots({ GPTBot: { verdict: 'blocked', rule: 'Disallow: /' } }) })).toEqual([]);
    expect(planOf({ site: aSite({ llmsTxt: { ...aSite().llmsTxt, status: 'missing' } }) })).toEqual([]);
  });

  it('asks the owner about what was seen and could not be read, in place of asking to add it', () => {
    const pages = [aSilentPage({ blocks: [aBlock('Phone: 0551 / 12 3')] })];
    const plan = planOf({ business: aBusiness({ phones: [], sources: {} }), pages });
    const step = plan.find(({ checkIds }) => checkIds.includes('napConsistency.phone'));
    expect(step).toMatchObject({ title: 'Confirm your phone number', effort: 'minutes' });
    expect(step?.description).toContain('We saw “Phone: 0551 / 12 3” on your home page and couldn’t read it');
    expect(plan.map(({ title }) => title).join()).not.toContain('Put your phone number');
  });

  it('makes no action of anything else that was not measured', () => {
    const bare = aBusiness({
      phones: [],
      address: null,
      serviceAreas: [],
      questions: [],
      testimonials: [],
      sources: {},
    });
    const given = { business: bare, site: aSite({ textWithoutScripts: false }), pages: [aSilentPage()] };
    const plan = planOf(given);
    const { factors } = evaluate(someEvidence(given));
    const statuses = new Map(
      Object.values(factors).flatMap(({ checks }) => checks.map(({ id, status }) => [id, status])),
    );
    for (const { checkIds } of plan)
      expect(checkIds.some((id) => ['fail', 'partial'].includes(statuses.get(id) ?? ''))).toBe(true);
  });

  it.each(SEEDS)('seed %i: exact points, sorted, unique, priorities by points', (seed) => {
    const { factors, actionPlan } = evaluate(randomEvidence(seed));
    const shut = new Set<string>(findShutGates(factors).flatMap(({ checks }) => checks));
    const lifts = (checkIds: readonly string[]) => checkIds.some((id) => shut.has(id));
    const now = computeScore(factors).exactScore ?? 0;
    const open = new Set(
      Object.values(factors).flatMap(({ checks }) =>
        checks.flatMap(({ id, status }) => (status === 'notMeasured' ? [id] : [])),
      ),
    );
    for (const { checkIds, pointsGained: gained, gain, priority } of actionPlan) {
      expect(gain).toBe(checkIds.every((id) => open.has(id)) ? 'upTo' : 'exact');
      const then = whatIf(factors, new Set(checkIds)).exactScore ?? 0;
      expect(gained).toBe(Math.round((then - now) * 10) / 10);
      expect(priority).toBe(lifts(checkIds) || gained >= 3 ? 'high' : gained >= 1 ? 'medium' : 'low');
    }
    // What lifts a gate comes first, whatever it gains; without one, the step of today.
    const first = actionPlan.filter(({ checkIds }) => lifts(checkIds));
    expect(actionPlan.slice(0, first.length)).toEqual(first);
    expect(first.length > 0).toBe(shut.size > 0);
    const gains = actionPlan.slice(Math.max(1, first.length)).map(({ pointsGained: gained }) => gained);
    expect(gains).toEqual([...gains].sort((a, b) => b - a));
    expect(new Set(actionPlan.map(({ id }) => id)).size).toBe(actionPlan.length);
    const ids = actionPlan.flatMap(({ checkIds }) => checkIds);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { title } of actionPlan) {
      expect(title.length).toBeLessThanOrEqual(90);
      expect(title).not.toMatch(/[.!]$/);
    }
  });

  it.each([
    [
      'minutes before more points in an hour',
      [
        [7.6, 'hour'],
        [4.9, 'minutes'],
      ],
      1,
    ],
    [
      'an hour for more than twice the points',
      [
        [7.6, 'hour'],
        [2.5, 'minutes'],
      ],
      0,
    ],
    [
      'nothing that takes longer than today',
      [
        [9, 'day'],
        [8, 'ongoing'],
        [0.4, 'minutes'],
      ],
      2,
    ],
    [
      'most points where nothing can be done today',
      [
        [2, 'day'],
        [1.9, 'ongoing'],
      ],
      0,
    ],
  ] as const)('begins with %s', (_, steps, first) => {
    const { factors } = evaluate(someEvidence());
    const [model] = factors.websiteH1.checks;
    if (model === undefined) throw new Error('The factor should have checks.');
    const failing = steps.map(
      ([points, effort], at): Check => ({
        ...model,
        id: `websiteH1.${at}`,
        status: 'fail',
        points: 0,
        maxPoints: 10 * points,
        effort,
      }),
    );
    const checks = [{ ...model, points: 1000, maxPoints: 1000 }, ...failing];
    for (const factor of Object.values(factors)) factor.checks = factor === factors.websiteH1 ? checks : [];
    const fixes = new Map(failing.map(({ id }, at) => [id, { action: `Do ${at}`, how: 'Now.' }]));
    expect(planActions(factors, fixes)[0]?.title).toBe(`Do ${first}`);
  });

  it('reaches 100 when everything in the plan is done', () => {
    const { factors, actionPlan } = evaluate(randomEvidence(3));
    const all = new Set(
      Object.values(factors).flatMap(({ checks }) =>
        checks.filter(({ status }) => status !== 'notMeasured').map(({ id }) => id),
      ),
    );
    expect(whatIf(factors, all).overallScore).toBe(100);
    expect(actionPlan.length).toBeGreaterThan(0);
  });
});

describe('pointsGained', () => {
  it('is zero where there is no score to gain on', () => {
    const { factors } = evaluate(someEvidence());
    const unmeasured = { answerPresence: factors.answerPresence };
    expect(pointsGained(unmeasured, new Set(['answerPresence.chatgpt']))).toBe(0);
  });
});
