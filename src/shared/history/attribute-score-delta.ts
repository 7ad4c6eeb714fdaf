import { findShutGates, type Gate, gatedShare } from '../audit/gates.ts';
import { computeMean, type ScoredCheck, type ScoredFactors } from '../audit/score-arithmetic.ts';

export interface PointsBetween {
  /** The effect of each check, not rounded; checks without effect are omitted. */
  readonly byCheck: ReadonlyMap<string, number>;
  /** The remainder where the two were evaluated with different weights; 0 (but for rounding) otherwise. */
  readonly rest: number;
  /** The difference of the exact scores. */
  readonly total: number;
}

/**
 * Attributes the difference between two scores to the checks. The parts add up to it exactly, and swapping the two inverts
 * every sign. Three steps: checks measured only before leave the mean, checks measured in both change, checks measured only
 * after join. Gates that were lifted or shut have what they changed of the mean of both. Null when one of the two has no
 * score. Pure.
 */
export function attributeScoreDelta(before: ScoredFactors, after: ScoredFactors): PointsBetween | null {
  const means = attributeMeanDelta(before, after);
  if (means === null) return null;
  const { first, last, byCheck: byMean, rest } = means;
  const [wasShut, isShut] = [findShutGates(before), findShutGates(after)];
  const [was, is] = [gatedShare(wasShut, 'overallScore'), gatedShare(isShut, 'overallScore')];
  const middle = (was + is) / 2;
  const byCheck = new Map([...byMean].map(([id, points]) => [id, points * middle]));
  const byGates = (is - was) * ((first + last) / 2);
  // Of gates that moved in both directions, those have the difference that moved the score the way it went.
  const turned = is > was ? without(wasShut, isShut) : without(isShut, wasShut);
  const ids = turned.filter(({ caps }) => caps.includes('overallScore')).flatMap(({ checks }) => checks);
  for (const id of byGates === 0 ? [] : ids) byCheck.set(id, (byCheck.get(id) ?? 0) + byGates / ids.length);
  return { byCheck, rest: rest * middle, total: last * is - first * was };
}

function without(gates: readonly Gate[], others: readonly Gate[]): Gate[] {
  return gates.filter((gate) => !others.includes(gate));
}

interface MeanDelta extends Omit<PointsBetween, 'total'> {
  readonly first: number;
  readonly last: number;
}

/** The same for the means of what was measured, as if no gate were shut. */
function attributeMeanDelta(before: ScoredFactors, after: ScoredFactors): MeanDelta | null {
  const weighed = pointsByEqualWeights(withPointsOf(before, after), withPointsOf(after, before));
  const first = computeMean(before);
  const last = computeMean(after);
  if (weighed === null || first === null || last === null) return null;
  // A check that is out of reach on one side only gave its share to the other checks there: that share is attributed to it.
  const shifted = last - first - weighed.total;
  const outOfReach = outOfReachOnOneSide(before, after);
  const byCheck = new Map(weighed.byCheck);
  for (const [id, points] of spread(
    outOfReach.map(([id, share]) => [id, 0, share] as const),
    shifted,
  ))
    byCheck.set(id, (byCheck.get(id) ?? 0) + points);
  return { byCheck, rest: weighed.rest + (outOfReach.length === 0 ? shifted : 0), first, last };
}

/** The same factors, where each check that is out of reach only here has the points it can earn in `other`. */
function withPointsOf(factors: ScoredFactors, other: ScoredFactors): ScoredFactors {
  return Object.fromEntries(
    Object.entries(factors).map(([key, factor]) => {
      const points = new Map(other[key]?.checks.map(({ id, maxPoints }) => [id, maxPoints]));
      const checks = factor.checks.map((check) =>
        hasNoPoints(check) ? { ...check, maxPoints: points.get(check.id) ?? 0 } : check,
      );
      return [key, { ...factor, checks }];
    }),
  );
}

function hasNoPoints({ status, maxPoints }: ScoredCheck): boolean {
  return status === 'notMeasured' && maxPoints === 0;
}

/** The checks that are out of reach in only one of the two, with their points of the whole in the other. */
function outOfReachOnOneSide(
  before: ScoredFactors,
  after: ScoredFactors,
): readonly (readonly [id: string, share: number])[] {
  return Object.entries(after).flatMap(([key, { weight, checks }]) => {
    const old = new Map(before[key]?.checks.map((check) => [check.id, check]));
    return checks.flatMap((check) => {
      const was = old.get(check.id);
      if (was === undefined || hasNoPoints(was) === hasNoPoints(check)) return [];
      const maxPoints = was.maxPoints + check.maxPoints;
      return maxPoints === 0 ? [] : [[check.id, weight * maxPoints] as const];
    });
  });
}

/** Like `attributeMeanDelta`, where both sides use the same weights. */
function pointsByEqualWeights(before: ScoredFactors, after: ScoredFactors): PointsBetween | null {
  const first = computeMean(before);
  const last = computeMean(after);
  if (first === null || last === null) return null;
  const old = weightedChecks(before);
  const now = weightedChecks(after);
  const common = new Set([...old.keys()].filter((id) => now.has(id)));
  const middle = (first + last) / 2;
  const from = computeMean(only(before, common)) ?? middle;
  const to = computeMean(only(after, common)) ?? middle;
  const byCheck = new Map<string, number>();
  for (const [id, points] of pullOf(old, common, from, first)) byCheck.set(id, -points);
  for (const [id, points] of pullOf(now, common, to, last)) byCheck.set(id, points);
  const moved = movesOf(only(before, common), only(after, common));
  for (const [id, points] of moved) byCheck.set(id, points);
  const sum = [...moved.values()].reduce((total, points) => total + points, 0);
  return { byCheck, rest: to - from - sum, total: last - first };
}

interface WeightedCheck {
  /** The check's weight in points of the whole. */
  readonly weight: number;
  /** What it earned of them, 0 to 100. */
  readonly value: number;
}

/** The measured checks that count, by id. */
function weightedChecks(factors: ScoredFactors): ReadonlyMap<string, WeightedCheck> {
  const all = new Map<string, WeightedCheck>();
  for (const { weight, checks } of Object.values(factors)) {
    const total = sumOf(checks);
    for (const { id, status, points, maxPoints } of checks) {
      if (status === 'notMeasured' || maxPoints === 0) continue;
      all.set(id, { weight: (weight * maxPoints) / total, value: (100 * points) / maxPoints });
    }
  }
  return all;
}

/** The same factors with only `ids` measured. */
function only(factors: ScoredFactors, ids: ReadonlySet<string>): ScoredFactors {
  const keep = (check: ScoredCheck): ScoredCheck =>
    ids.has(check.id) ? check : { ...check, status: 'notMeasured', points: 0 };
  return Object.fromEntries(
    Object.entries(factors).map(([key, factor]) => [key, { ...factor, checks: factor.checks.map(keep) }]),
  );
}

/** How much each check measured on only one side moves the mean of the others, `base`, to the score `whole`. */
function pullOf(
  checks: ReadonlyMap<string, WeightedCheck>,
  common: ReadonlySet<string>,
  base: number,
  whole: number,
): ReadonlyMap<string, number> {
  const own = [...checks].filter(([id]) => !common.has(id));
  const measured = [...checks.values()].reduce((sum, { weight }) => sum + weight, 0);
  const exact = own.map(([id, { weight, value }]) => [id, (weight * (value - base)) / measured, weight] as const);
  return spread(exact, whole - base);
}

/** How much each check measured on both sides moves the score: factors are rounded, so their checks share the rounding. */
function movesOf(before: ScoredFactors, after: ScoredFactors): ReadonlyMap<string, number> {
  const measured = Object.values(after).map((factor) => weightOf(factor.weight, factor.checks));
  const whole = measured.reduce((sum, weight) => sum + weight, 0);
  const moves = new Map<string, number>();
  for (const [key, factor] of Object.entries(after)) {
    const old = before[key];
    const kept = factor.checks.filter(({ status }) => status !== 'notMeasured');
    const possible = sumOf(kept);
    if (old === undefined || possible === 0 || sumOf(old.checks) === 0) continue;
    const oldById = new Map(old.checks.map((check) => [check.id, check]));
    const exact = kept.flatMap((check) => {
      const was = oldById.get(check.id);
      if (was === undefined || was.maxPoints === 0 || check.maxPoints === 0) return [];
      const move = (100 * check.maxPoints * (check.points / check.maxPoints - was.points / was.maxPoints)) / possible;
      return move === 0 ? [] : [[check.id, move, Math.abs(move)] as const];
    });
    const difference = roundedScore(kept) - roundedScore(old.checks.filter(({ status }) => status !== 'notMeasured'));
    const share = weightOf(factor.weight, factor.checks) / whole;
    for (const [id, move] of spread(exact, difference)) moves.set(id, move * share);
  }
  return moves;
}

/** The parts, adjusted so that they add up to `whole`. */
function spread(
  parts: readonly (readonly [id: string, part: number, share: number])[],
  whole: number,
): ReadonlyMap<string, number> {
  const missing = whole - parts.reduce((sum, [, part]) => sum + part, 0);
  const shares = parts.reduce((sum, [, , share]) => sum + share, 0);
  return new Map(parts.map(([id, part, share]) => [id, part + (missing * share) / shares]));
}

function roundedScore(checks: readonly ScoredCheck[]): number {
  return Math.round((100 * checks.reduce((sum, { points }) => sum + points, 0)) / sumOf(checks));
}

function weightOf(weight: number, checks: readonly ScoredCheck[]): number {
  const total = sumOf(checks);
  return total === 0 ? 0 : (weight * sumOf(checks.filter(({ status }) => status !== 'notMeasured'))) / total;
}

function sumOf(checks: readonly ScoredCheck[]): number {
  return checks.reduce((sum, { maxPoints }) => sum + maxPoints, 0);
}
