import type { ScoredCheck, ScoredFactors } from '#shared/audit/score-arithmetic.ts';
import { computeScore } from '#shared/audit/score-arithmetic.ts';

export interface Credit {
  readonly before: number | null;
  readonly after: number | null;
  /** The exact difference, to one decimal. */
  readonly pointsGained: number;
  /** What each check contributed when applied in order, not rounded: the sum is the difference. */
  readonly byCheck: ReadonlyMap<string, number>;
}

/**
 * How much the score gains when these checks have their new results and everything else stays: by the score's own
 * arithmetic, so that a step that passes gains what the plan promised. `seen` are checks that passed at earlier rechecks.
 * Pure.
 */
export function creditChecks(factors: ScoredFactors, seen: ReadonlySet<string>, now: readonly ScoredCheck[]): Credit {
  let current = replaced(factors, new Map([...seen].map((id) => [id, passed])));
  const before = computeScore(current);
  const byCheck = new Map<string, number>();
  for (const check of now) {
    const next = replaced(current, new Map([[check.id, (old) => ({ ...old, ...pick(check) })]]));
    byCheck.set(check.id, (computeScore(next).exactScore ?? 0) - (computeScore(current).exactScore ?? 0));
    current = next;
  }
  const after = computeScore(current);
  const gained = (after.exactScore ?? 0) - (before.exactScore ?? 0);
  return {
    before: before.overallScore,
    after: after.overallScore,
    pointsGained: Math.round(gained * 10) / 10,
    byCheck,
  };
}

function passed(check: ScoredCheck): ScoredCheck {
  return { ...check, status: 'pass', points: check.maxPoints };
}

function pick({ status, points, maxPoints }: ScoredCheck): Omit<ScoredCheck, 'id'> {
  return { status, points, maxPoints };
}

function replaced(
  factors: ScoredFactors,
  changes: ReadonlyMap<string, (check: ScoredCheck) => ScoredCheck>,
): ScoredFactors {
  return Object.fromEntries(
    Object.entries(factors).map(([key, factor]) => [
      key,
      { ...factor, checks: factor.checks.map((check) => changes.get(check.id)?.(check) ?? check) },
    ]),
  );
}
