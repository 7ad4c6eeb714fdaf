import type { ActionPlanItem, Priority } from '#shared/audit/analysis.ts';
import type { Check, Effort } from '#shared/audit/check.ts';
import type { Factors } from '#shared/audit/factors.ts';
import { splitFix } from './factors/judgement.ts';
import { isFault } from './score.ts';
import { pointsGained } from './what-if.ts';

/**
 * Points of the overall score from which an action is worth doing first, and next. Below one point a visitor sees no
 * change of the number; three points are what moves a score from the middle of a band towards its edge.
 */
const PRIORITY_FROM = { high: 3, medium: 1 } as const;

const EFFORT_ORDER: Readonly<Record<Effort, number>> = { minutes: 0, hour: 1, day: 2, ongoing: 3 };

/**
 * What to do, most points first and least effort first among equals. One action is one thing an owner does: the failed
 * and partial checks of one factor whose fixes begin with the same action. Each carries the exact points the score
 * would gain if its checks passed; actions that gain nothing are left out.
 */
export function planActions(factors: Factors): ActionPlanItem[] {
  const items: ActionPlanItem[] = [];
  for (const factor of Object.values(factors)) {
    for (const checks of groupByAction(factor.checks)) {
      const item = planItem(factors, factor.key, checks);
      if (item !== null) items.push(item);
    }
  }
  // Sorting is stable: equals stay in the order in which the result shows the factors.
  return items.sort((a, b) => b.pointsGained - a.pointsGained || EFFORT_ORDER[a.effort] - EFFORT_ORDER[b.effort]);
}

function groupByAction(checks: readonly Check[]): Check[][] {
  const groups = new Map<string, Check[]>();
  for (const check of checks) {
    if (!isFault(check) || check.fix === null) continue;
    const { action } = splitFix(check.fix);
    const group = groups.get(action);
    if (group === undefined) groups.set(action, [check]);
    else group.push(check);
  }
  return [...groups.values()];
}

function planItem(factors: Factors, factor: ActionPlanItem['factor'], checks: readonly Check[]): ActionPlanItem | null {
  const [first] = checks;
  if (first?.fix == null) return null;
  const checkIds = checks.map(({ id }) => id);
  const gained = pointsGained(factors, new Set(checkIds));
  if (gained <= 0) return null;
  const { action, how } = splitFix(first.fix);
  // The check that weighs most tells what was seen; the others would say the same in other words.
  const main = checks.reduce((best, check) => (check.maxPoints > best.maxPoints ? check : best), first);
  return {
    id: first.id,
    title: action,
    description: `${main.finding} ${how}`.trim(),
    priority: priorityOf(gained),
    pointsGained: gained,
    effort: checks.reduce<Effort>(
      (most, { effort }) => (EFFORT_ORDER[effort] > EFFORT_ORDER[most] ? effort : most),
      first.effort,
    ),
    factor,
    checkIds,
  };
}

function priorityOf(points: number): Priority {
  if (points >= PRIORITY_FROM.high) return 'high';
  return points >= PRIORITY_FROM.medium ? 'medium' : 'low';
}
