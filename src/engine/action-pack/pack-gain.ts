import type { Check } from '#shared/audit/check.ts';
import type { Factors } from '#shared/audit/factors.ts';
import { computeScore, type ScoredFactors } from '#shared/audit/score-arithmetic.ts';
import type { WritingMaterial } from '../fixes/writing-material.ts';
import type { PackPlan } from './pack-plan.ts';
import { predictChecks } from './predict-checks.ts';

/** The result of a check once the pack is on the site. */
export interface PromisedCheck {
  readonly id: string;
  readonly status: Check['status'];
  readonly points: number;
}

/** What the pack promises, computed with the rules and formulas of the audit. */
export interface PackPromise {
  /** Checks that will pass. */
  readonly fixes: readonly string[];
  /** Checks whose result changes without passing: partially improved, because only the owner has the rest, or no longer applicable. */
  readonly changes: readonly PromisedCheck[];
  /** Points that the overall score gains from both, to one decimal. */
  readonly pointsGained: number;
}

/** Computes what applying the pack changes. The factors evaluate the changed texts themselves, so no gain is counted twice or set by hand. */
export function predictPackGain(material: WritingMaterial, plan: PackPlan): PackPromise {
  const { factors } = material.analysis;
  const now = new Map(checksOf(factors).map((check) => [check.id, check]));
  const changed = predictChecks(material, plan).filter(({ id, status, points, maxPoints }) => {
    const before = now.get(id);
    if (before === undefined || Math.max(maxPoints, before.maxPoints) === 0) return false;
    return before.status !== status || before.points !== points;
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

/** The same factors with the predicted checks in place. */
function withChecks(factors: Factors, changed: ReturnType<typeof predictChecks>): ScoredFactors {
  const byId = new Map(changed.map((check) => [check.id, check]));
  return Object.fromEntries(
    Object.entries(factors).map(([key, { weight, category, checks }]) => [
      key,
      {
        weight,
        category,
        checks: checks.map((check) => {
          const then = byId.get(check.id);
          return then === undefined ? check : { ...check, ...then };
        }),
      },
    ]),
  );
}

function checksOf(factors: Factors): Check[] {
  return Object.values(factors).flatMap(({ checks }) => checks);
}
