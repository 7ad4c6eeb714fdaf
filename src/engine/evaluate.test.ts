import { describe, expect, it } from 'vitest';
import type { Check } from '#shared/audit/check.ts';
import { sourcesNamedIn } from '#shared/audit/evidence-sources.ts';
import { FACTOR_KEYS, type FactorKey } from '#shared/audit/factor-keys.ts';
import { FACTOR_GROUPS } from '#shared/audit/factor-labels.ts';
import { Factors } from '#shared/audit/factors.ts';
import { computeScore, isOutOfReach, whatIf } from '#shared/audit/score-arithmetic.ts';
import { aHeading, aPage, aProfile, someEvidence, someLinks } from '#test/builders.ts';
import { seededRandom } from '#test/random.ts';
import { randomEvidence } from '#test/random-evidence.ts';
import { evaluate, evaluateFactor } from './evaluate.ts';
import { defineFactor } from './factors/factor.ts';
import { REGISTRY } from './factors/registry.ts';
import { isFault } from './score.ts';

const SEEDS = Array.from({ length: 120 }, (_, i) => i + 1);
/** Seeds per test: small batches, so that a failure narrows the seed down. */
const BATCHES = Array.from({ length: 6 }, (_, i) => SEEDS.slice(20 * i, 20 * i + 20));
const checksOf = (factors: Factors): Check[] => Object.values(factors).flatMap(({ checks }) => checks);
const faultsOf = (factors: Factors) => checksOf(factors).flatMap((check) => (isFault(check) ? [check.id] : []));
const GOOD = evaluate(someEvidence());
const unmeasured = (factors: Factors) => FACTOR_KEYS.filter((key) => factors[key].score === null);
const noError = (key: FactorKey, error: unknown) => {
  throw new Error(`The factor ${key} failed`, { cause: error });
};

/** The share of the points that a check with a source can give and that this site's checks could give. */
function shareMeasured(checks: readonly Check[]): number {
  const pointsOf = (some: readonly Check[]) => some.reduce((sum, { maxPoints }) => sum + maxPoints, 0);
  return pointsOf(checks.filter(({ status }) => status !== 'notMeasured')) / Math.max(1, pointsOf(checks));
}

describe('evaluate', () => {
  it('gives a site without faults all points, and says what was not measured', () => {
    const { overallScore, coverage, scoreRange, actionPlan, factors } = evaluate(someEvidence(), noError);
    // A factor whose checks are named here needs something more of the good site: add it in `test/builders.ts`.
    expect(faultsOf(factors)).toEqual([]);
    expect(overallScore).toBe(100);
    expect(actionPlan).toEqual([]);
    const measured = Object.values(factors).map((factor) => factor.weight * shareMeasured(factor.checks));
    expect(coverage).toBeCloseTo(measured.reduce((sum, weight) => sum + weight) / 100, 6);
    expect(scoreRange).toEqual({ low: Math.round(100 * coverage), high: 100 });
    // Open discussions cannot be measured here and carry no weight.
    expect(factors.communitySignals.checks.find(isOutOfReach)?.id).toBe('communitySignals.discussions');
    expect(unmeasured(factors)).toEqual(expect.arrayContaining(['linkAuthority', 'aiReferrals', 'answerPresence']));
    expect(factors.reviewResponses).toMatchObject({ score: null, measuredWeight: 0, actionRequired: false });
    expect(factors.reviewResponses.notMeasured?.measuredBy).toEqual([
      'your Google Takeout file or what you type in under Your Google profile',
    ]);
  });

  it('measures more with a profile and an index of links', () => {
    const evidence = someEvidence({
      profile: { kind: 'found', value: aProfile() },
      links: { kind: 'found', value: someLinks() },
    });
    const { factors, coverage } = evaluate(evidence, noError);
    expect(faultsOf(factors)).toEqual(faultsOf(GOOD.factors));
    expect(coverage).toBeGreaterThan(0.85);
  });

  it('fills in what follows from the checks', () => {
    const { factors } = evaluate(someEvidence({ home: aPage({ headings: [aHeading(1, 'Welcome')] }) }), noError);
    const { websiteH1 } = factors;
    expect(websiteH1.actionRequired).toBe(true);
    expect(websiteH1.issues).toContain('Your main heading says “Welcome”. It doesn’t say what you do.');
    expect(new Set(websiteH1.recommendations).size).toBe(websiteH1.recommendations.length);
    expect(websiteH1.notMeasured).toBeNull();
  });

  it('keeps all other factors when one throws', () => {
    const failing = {
      ...someEvidence(),
      get profile(): never {
        throw new Error('broken');
      },
    };
    const heard: FactorKey[] = [];
    const { factors, overallScore } = evaluate(failing, (key) => heard.push(key));
    expect(heard).toEqual(FACTOR_KEYS.filter((key) => REGISTRY[key].needs.some((need) => need === 'profile')));
    expect(heard).toEqual(expect.arrayContaining(['businessCategory', 'description', 'communitySignals']));
    const { weight } = REGISTRY.description;
    expect(factors.description).toMatchObject({ score: null, measuredWeight: 0, weight });
    expect(factors.description.summary).toContain('Sorry');
    expect(factors.communitySignals.status).toBe('NOT_MEASURED');
    expect(Factors.safeParse(factors).success).toBe(true);
    const others = FACTOR_KEYS.filter((key) => !heard.includes(key));
    for (const key of others) expect(factors[key]).toEqual(GOOD.factors[key]);
    expect(overallScore).toBe(computeScore(factors).overallScore);
  });

  it('passes a factor only the evidence it declared', () => {
    const factor = REGISTRY.aiReferrals;
    const curious = defineFactor({
      ...factor,
      needs: ['site'],
      evaluate: (evidence) => ({ ...factor.evaluate(someEvidence()), summary: String(Reflect.get(evidence, 'home')) }),
    });
    const errors: unknown[] = [];
    evaluateFactor(curious, someEvidence(), (_, error) => errors.push(error));
    expect(String(errors[0])).toContain('reads “home” without declaring it');
  });

  it('puts each factor into the group its sub-score counts it in', () => {
    for (const { subScore, factors } of FACTOR_GROUPS) {
      for (const key of factors) {
        expect(REGISTRY[key].category === 'ai' ? 'aiReadiness' : 'mapsReadiness').toBe(subScore);
      }
    }
    expect(FACTOR_GROUPS.flatMap(({ factors }) => factors)).toHaveLength(FACTOR_KEYS.length);
  });

  it('has the specified factors in the specified order, weights that add up to 100, and a reason for each', () => {
    expect(Object.keys(REGISTRY)).toEqual([...FACTOR_KEYS]);
    expect(Object.keys(evaluate(someEvidence()).factors)).toEqual([...FACTOR_KEYS]);
    expect(Object.values(REGISTRY).reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
    for (const [key, factor] of Object.entries(REGISTRY)) {
      expect(factor.key).toBe(key);
      expect(factor.reason.length).toBeGreaterThan(20);
    }
  });
});

describe('whatever the evidence', () => {
  it.each(BATCHES)('seeds from %i: whole, repeatable, and within its range', (...seeds) => {
    for (const seed of seeds) expectSoundEvaluation(seed);
  });

  function expectSoundEvaluation(seed: number): void {
    const { factors, overallScore, coverage, scoreRange, actionPlan, verdict } = evaluate(
      randomEvidence(seed),
      noError,
    );
    expect(Factors.parse(factors)).toEqual(factors);
    expect(evaluate(randomEvidence(seed), noError).factors).toEqual(factors);

    const checks = checksOf(factors);
    expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length);
    for (const check of checks) expectSound(check);
    for (const [key, { checks: its }] of Object.entries(factors)) {
      for (const { id } of its) expect(id.startsWith(`${key}.`)).toBe(true);
    }
    expect(coverage).toBeGreaterThanOrEqual(0);
    expect(coverage).toBeLessThanOrEqual(1);
    expect(scoreRange.low).toBeLessThanOrEqual(overallScore ?? 0);
    expect(scoreRange.high).toBeGreaterThanOrEqual(overallScore ?? 100);
    expect(verdict.length).toBeLessThanOrEqual(220);
    expect(verdict).not.toMatch(/[!]|undefined|null/);
    for (const item of actionPlan) expect(item.pointsGained).toBeGreaterThan(0);
  }

  it('the same checks with the same points possible wherever they can be measured, on every site', () => {
    const shapeOf = (seed: number) =>
      checksOf(evaluate(randomEvidence(seed)).factors).map((check) => ({
        id: check.id,
        possible: isOutOfReach(check) ? null : check.maxPoints,
      }));
    const possible = new Map(
      SEEDS.flatMap(shapeOf).flatMap(({ id, possible }) => (possible === null ? [] : [[id, possible]])),
    );
    for (const seed of SEEDS) {
      for (const one of shapeOf(seed))
        if (one.possible !== null) expect([one.id, one.possible]).toEqual([one.id, possible.get(one.id)]);
      expect(shapeOf(seed).map(({ id }) => id)).toEqual(shapeOf(1).map(({ id }) => id));
    }
  });
});

function expectSound(check: Check): void {
  expect(check.points).toBeLessThanOrEqual(check.maxPoints);
  expect(check.evidence.every(({ quote }) => [...quote].length <= 300)).toBe(true);
  expect(check.finding).toMatch(/[.!?。)]$/);
  expect(`${check.finding} ${check.fix} ${check.why} ${check.label}`).not.toMatch(/undefined|NaN|\[object| {2}|!/);
  expect(check.measuredBy === null).toBe(check.status !== 'notMeasured' || isOutOfReach(check));
  if (check.measuredBy !== null) expect(sourcesNamedIn(check.measuredBy)).not.toEqual([]);
  if (check.status === 'pass') expect([check.points, check.fix]).toEqual([check.maxPoints, null]);
  if (check.status === 'fail') expect(check.points).toBe(0);
  if (check.status === 'partial' && check.maxPoints > 0) {
    expect(check.points).toBeGreaterThan(0);
    expect(check.points).toBeLessThan(check.maxPoints);
  }
  if (check.maxPoints > 0 && (check.status === 'fail' || check.status === 'partial')) expect(check.fix).not.toBeNull();
}

describe('what if', () => {
  /** The factors as the engine would have given them had the named checks passed. */
  function withPassed(factors: Factors, ids: ReadonlySet<string>): Factors {
    const mended = structuredClone(factors);
    for (const factor of Object.values(mended)) {
      factor.checks = factor.checks.map((check) =>
        ids.has(check.id) ? { ...check, status: 'pass' as const, points: check.maxPoints, measuredBy: null } : check,
      );
    }
    return mended;
  }

  it.each(BATCHES)('seeds from %i: any checks taken as passed give what the engine would give', (...seeds) => {
    for (const seed of seeds) expectExactWhatIf(seed);
  });

  function expectExactWhatIf(seed: number): void {
    const random = seededRandom(seed * 7919);
    const { factors } = evaluate(randomEvidence(seed));
    for (let round = 0; round < 5; round += 1) {
      const ids = new Set(checksOf(factors).flatMap(({ id }) => (random() < 0.3 ? [id] : [])));
      expect(whatIf(factors, ids)).toEqual(computeScore(withPassed(factors, ids)));
    }
  }

  it('agrees with a site on which the problem was fixed', () => {
    const greeting = evaluate(someEvidence({ home: aPage({ headings: [aHeading(1, 'Harbor & Pine in Duluth')] }) }));
    const mended = evaluate(
      someEvidence({ home: aPage({ headings: [aHeading(1, 'Harbor & Pine, plumbers in Duluth')] }) }),
    );
    const changed = checksOf(greeting.factors).filter(
      ({ id, status }) => checksOf(mended.factors).find((one) => one.id === id)?.status !== status,
    );
    expect(changed.map(({ id }) => id)).toEqual(['websiteH1.namesService']);
    expect(whatIf(greeting.factors, new Set(['websiteH1.namesService']))).toEqual(computeScore(mended.factors));
  });

  it('agrees with an audit of which a missing source was connected', () => {
    const before = evaluate(someEvidence());
    const after = evaluate(someEvidence({ profile: { kind: 'found', value: aProfile() } }));
    const connected = checksOf(after.factors).flatMap(({ id, status }) =>
      status === 'pass' && checksOf(before.factors).find((one) => one.id === id)?.status === 'notMeasured' ? [id] : [],
    );
    expect(connected.length).toBeGreaterThan(6);
    expect(whatIf(before.factors, new Set(connected))).toEqual(computeScore(after.factors));
  });
});
