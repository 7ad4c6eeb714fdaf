import type { ActionPlanItem, Priority } from '#shared/audit/analysis.ts';
import type { Check, Effort } from '#shared/audit/check.ts';
import type { FactorKey } from '#shared/audit/factor-keys.ts';
import type { Factors } from '#shared/audit/factors.ts';
import { type FixAdvice, splitFix } from './factors/check-evaluation.ts';
import { isFault } from './score.ts';
import { pointsGained } from './what-if.ts';

/**
 * Minimum gain in points of the overall score for priority "first" and for priority "next". Below one point a visitor sees no
 * change of the number; three points are what moves a score from the middle of a band towards its edge.
 */
const PRIORITY_FROM = { high: 3, medium: 1 } as const;

const EFFORT_ORDER: Readonly<Record<Effort, number>> = { minutes: 0, hour: 1, day: 2, ongoing: 3 };

/** A check that costs points, or one that asks the owner about what could not be read, and its weight in the whole score. */
interface Fault {
  readonly check: Check;
  readonly fix: FixAdvice;
  readonly factor: FactorKey;
  readonly weight: number;
}

/**
 * Plans what to do: what keeps the site out of search first, then most points, least effort first among equals. An action groups all failed
 * and partial checks whose fixes begin with the same action, whichever factors they belong to. Each carries the exact
 * points the score would gain if its checks passed; actions that gain nothing are left out.
 */
export function planActions(factors: Factors): ActionPlanItem[] {
  const groups = new Map<string, Fault[]>();
  for (const fault of faultsOf(factors)) {
    const group = groups.get(fault.fix.action);
    if (group === undefined) groups.set(fault.fix.action, [fault]);
    else group.push(fault);
  }
  const items = [...groups.values()].flatMap((faults) => planItem(factors, faults) ?? []);
  // Sorting is stable: ties keep the order in which the result lists the factors.
  return items.sort(
    (a, b) =>
      Number(isStopper(b, factors)) - Number(isStopper(a, factors)) ||
      b.pointsGained - a.pointsGained ||
      EFFORT_ORDER[a.effort] - EFFORT_ORDER[b.effort],
  );
}

/** A home page with noindex comes first, whatever its points: nothing else has an effect until it is removed. */
function isStopper({ checkIds }: Pick<ActionPlanItem, 'checkIds'>, factors: Factors): boolean {
  const stopper = factors.aiCrawlerAccess.checks.find(({ id }) => id === 'aiCrawlerAccess.indexable');
  return stopper?.status === 'fail' && checkIds.includes(stopper.id);
}

function* faultsOf(factors: Factors): Generator<Fault> {
  for (const factor of Object.values(factors)) {
    const total = factor.checks.reduce((sum, { maxPoints }) => sum + maxPoints, 0);
    for (const check of factor.checks) {
      // A value that was seen and could not be read becomes a step too: a question to the owner, whose answer measures it.
      const isAsked = check.status === 'notMeasured' && check.maxPoints > 0;
      if ((!isFault(check) && !isAsked) || check.fix === null) continue;
      const weight = (factor.weight * check.maxPoints) / total;
      yield { check, fix: splitFix(check.fix), factor: factor.key, weight };
    }
  }
}

function planItem(factors: Factors, faults: readonly Fault[]): ActionPlanItem | null {
  const checkIds = faults.map(({ check }) => check.id);
  const gained = pointsGained(factors, new Set(checkIds));
  const main = mainOf(faults);
  if (main === undefined || gained <= 0) return null;
  return {
    id: main.check.id,
    title: main.fix.action,
    description: `${main.check.finding} ${main.fix.how}`,
    priority: isStopper({ checkIds }, factors) ? 'high' : priorityOf(gained),
    pointsGained: gained,
    effort: faults
      // Answering a question takes minutes, whatever effort the fix itself would take.
      .map(({ check }) => (check.status === 'notMeasured' ? 'minutes' : check.effort))
      .reduce((most, effort) => (EFFORT_ORDER[effort] > EFFORT_ORDER[most] ? effort : most)),
    factor: main.factor,
    checkIds,
  };
}

/**
 * The check that represents an action: of the factor with the most weight in it, the check with the most weight.
 * Its finding is shown; the findings of the others say the same.
 */
function mainOf(faults: readonly Fault[]): Fault | undefined {
  const weightOf = (factor: FactorKey) =>
    faults.reduce((sum, fault) => sum + (fault.factor === factor ? fault.weight : 0), 0);
  return [...faults].sort((a, b) => weightOf(b.factor) - weightOf(a.factor) || b.weight - a.weight)[0];
}

function priorityOf(points: number): Priority {
  if (points >= PRIORITY_FROM.high) return 'high';
  return points >= PRIORITY_FROM.medium ? 'medium' : 'low';
}
