import type { Check } from '#shared/audit/check.ts';
import type { Factors } from '#shared/audit/factors.ts';
import { computeScore, type ScoredFactors } from '#shared/audit/score-arithmetic.ts';
import type { WritingMaterial } from '../fixes/writing-material.ts';
import type { PackPlan } from './pack-plan.ts';
import { predictChecks } from './predict-checks.ts';

/** What a check will say once the pack is on the site. */
export interface PromisedCheck {
  readonly id: string;
  readonly status: Check['status'];
  readonly points: number;
}

/** What the pack promises: counted by the same rules and the same arithmetic as the audit. */
export interface PackPromise {
  /** Checks that will pass. */
  readonly fixes: readonly string[];
  /** Checks that will say something else and not pass: better and not whole, because only the owner knows the rest, or with nothing to evaluate any more. */
  readonly changes: readonly PromisedCheck[];
  /** The points that the overall score gains by both, to one decimal. */
  readonly pointsGained: number;
}

/** Works out what applying the pack changes: the factors judge the changed texts themselves, so that nothing is promised twice or by hand. */
export function predictPackGain(material: WritingMaterial, plan: PackPlan): PackPromise {
  const { factors } = material.analysis;
  const now = new Map(checksOf(factors).map((check) => [check.id, check]));
  const changed = predictChecks(material, plan).filter(({ id, status, points, maxPoints }) => {
    const before = now.get(id);
    return maxPoints > 0 && before !== undefined && (before.status !== status || before.points !== points);
  });
  const then = computeScore(withChecks(factors, changed)).exactScore;
  const today = computeScore(factors).exactScore;
  return {
    fixes: changed.filter(({ status }) => status === 'pass').map(({ id }) => id),
    changes: changed
      .filter(({ status }) => status !== 'pass')
      .map(({ id, status, points }) => ({ id, status, points })),
    pointsGained: then === null || today === null ? 0 : Math.round((then - today) * 10) / 10,
  };
}

/** The same factors with some checks as they will be. */
export function withChecks(factors: Factors, changed: readonly PromisedCheck[]): ScoredFactors {
  const byId = new Map(changed.map((check) => [check.id, check]));
  return Object.fromEntries(
    Object.entries(factors).map(([key, { weight, category, checks }]) => [
      key,
      {
        weight,
        category,
        checks: checks.map((check) => {
          const then = byId.get(check.id);
          return then === undefined ? check : { ...check, status: then.status, points: then.points };
        }),
      },
    ]),
  );
}

function checksOf(factors: Factors): Check[] {
  return Object.values(factors).flatMap(({ checks }) => checks);
}
