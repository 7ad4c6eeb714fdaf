import { describe, expect, expectTypeOf, it } from 'vitest';
import { PLANS } from './plan-names.ts';
import type { Plan } from './plans.ts';
import {
  cheapestPlanWith,
  getPlanLimit,
  hasRight,
  type Limit,
  PLAN_TERMS,
  type PlanLimits,
  RIGHTS,
  type Right,
} from './rights.ts';

const RIGHT_NAMES = Object.keys(RIGHTS).filter((name): name is Right => name in RIGHTS);
const isLimit = (name: string): name is Limit => name in PLAN_TERMS.free.limits;
const LIMIT_NAMES: readonly Limit[] = Object.keys(PLAN_TERMS.free.limits).filter(isLimit);
const NEXT_PLANS: readonly (readonly [Plan, Plan])[] = [
  ['free', 'pro'],
  ['pro', 'agency'],
];

describe('the table of rights', () => {
  it('is the specified one', () => {
    const granted = (plan: Plan) => RIGHT_NAMES.filter((right) => hasRight(plan, right));
    const free = ['wholeAnalysis', 'descriptionFix', 'pdf'];
    const pro = ['allFixes', 'actionPack', 'keywordTools', 'reviewDay', 'checklistFixes', 'cleanPdf', 'history'];
    const agency = ['whiteLabel', 'weeklyRescan', 'api', 'apiMail', 'bulkAudits'];
    expect(granted('free')).toEqual(free);
    expect(granted('pro')).toEqual([...free, ...pro, 'monthlyRescan']);
    expect(granted('agency')).toEqual([...free, ...pro, 'monthlyRescan', ...agency]);
    expect(PLAN_TERMS.free.limits).toMatchObject({ keywords: 4, samplesOfEachKind: 1, auditHistoryDays: 30 });
  });

  it('has words for every right', () => {
    for (const { title, detail } of Object.values(RIGHTS)) {
      expect(title).toMatch(/^[A-Z][^!]{2,40}$/);
      expect(detail).toMatch(/^[A-Z0-9][^!]{10,100}$/);
    }
  });

  it.each(NEXT_PLANS)('gives everything of %s to %s', (lower, higher) => {
    for (const right of RIGHT_NAMES) {
      if (hasRight(lower, right)) expect(hasRight(higher, right), right).toBe(true);
    }
    for (const limit of LIMIT_NAMES) {
      const [less, more] = [getPlanLimit(lower, limit), getPlanLimit(higher, limit)];
      expect(more ?? Infinity, limit).toBeGreaterThanOrEqual(less ?? Infinity);
    }
  });

  it('says the same by right and by limit', () => {
    for (const plan of PLANS) {
      expect(getPlanLimit(plan, 'samplesOfEachKind') === null, plan).toBe(hasRight(plan, 'allFixes'));
      expect(getPlanLimit(plan, 'keywords') === null, plan).toBe(hasRight(plan, 'keywordTools'));
      expect(getPlanLimit(plan, 'auditHistoryDays') === null, plan).toBe(hasRight(plan, 'history'));
      expect(getPlanLimit(plan, 'bulkUrls') !== 0, plan).toBe(hasRight(plan, 'bulkAudits'));
      expect(getPlanLimit(plan, 'apiKeys') !== 0, plan).toBe(hasRight(plan, 'api'));
      expect(getPlanLimit(plan, 'watchedSites') !== 0, plan).toBe(hasRight(plan, 'monthlyRescan'));
    }
  });

  it.each([
    ['descriptionFix', 'free'],
    ['allFixes', 'pro'],
    ['api', 'agency'],
  ] as const)('offers for %s the plan %s', (right, plan) => {
    expect(cheapestPlanWith(right)).toBe(plan);
  });
});

/** Checked by `npm run types`: an expectation that no longer fails is itself an error there. */
describe('a right or limit that is not in the table', () => {
  it('does not compile', () => {
    expectTypeOf<Right>().not.toEqualTypeOf<string>();
    expectTypeOf<Limit>().toEqualTypeOf<keyof PlanLimits>();
    // @ts-expect-error: there is no such right
    expect(hasRight('agency', 'everything')).toBeUndefined();
    // @ts-expect-error: there is no such limit
    expect(getPlanLimit('agency', 'everything')).toBeUndefined();
    // @ts-expect-error: there is no such plan
    expect(() => hasRight('enterprise', 'api')).toThrow();
    // @ts-expect-error: there is no such right
    expect(() => cheapestPlanWith('everything')).toThrow();
    // @ts-expect-error: a list of all limits names each of them
    const complete: Record<Limit, true> = { keywords: true, samplesOfEachKind: true, auditHistoryDays: true };
    expect(Object.keys(complete).length).toBeLessThan(LIMIT_NAMES.length);
  });
});
