import type { ActionPlanItem, Priority } from '#shared/audit/analysis.ts';
import type { Check, Effort } from '#shared/audit/check.ts';
import type { FactorKey } from '#shared/audit/factor-keys.ts';
import type { Factors } from '#shared/audit/factors.ts';
import { findShutGates, type Gate } from '#shared/audit/gates.ts';
import type { FixAdvice } from './factors/check-evaluation.ts';
import { pointsGained } from './points-gained.ts';
import { findProfileStep } from './profile-steps.ts';
import { isFault } from './score.ts';

/**
 * Minimum gain in points of the overall score for priority "first" and for priority "next". Below one point a visitor sees no
 * change of the number; three points are what moves a score from the middle of a band towards its edge.
 */
const PRIORITY_FROM = { high: 3, medium: 1 } as const;

/** What can be done today, by what it costs: a point that takes an hour is worth half of one that takes minutes. */
const COST_TODAY: Readonly<Partial<Record<Effort, number>>> = { minutes: 1, hour: 2 };

const EFFORT_ORDER: Readonly<Record<Effort, number>> = { minutes: 0, hour: 1, day: 2, ongoing: 3 };

/**
 * A check that costs points, or one that the owner can settle (what could not be read, what only the Google profile shows),
 * and its weight in the whole score.
 */
interface Fault {
  readonly check: Check;
  readonly fix: FixAdvice;
  /** What the step says when this check represents it. */
  readonly description: string;
  readonly effort: Effort;
  readonly factor: FactorKey;
  readonly weight: number;
}

/**
 * Plans what to do. The first action is the step that the whole report names: what lifts the first shut gate, else most
 * points for the least effort among what can be done today. Then what lifts other gates, then most points, least effort
 * first among equals. An action groups all failed and partial checks whose fixes begin with the same action, whichever
 * factors they belong to. Each carries the exact points the score would gain if its checks passed, "up to" these where a
 * check was not measured; actions that gain nothing are left out. A step about the Google profile is left out where a
 * measured check asks for the same. `fixes`: the fix of each check that has one, by its id.
 */
export function planActions(factors: Factors, fixes: ReadonlyMap<string, FixAdvice>): ActionPlanItem[] {
  const groups = new Map<string, Fault[]>();
  for (const fault of faultsOf(factors, fixes)) {
    const group = groups.get(fault.fix.action);
    if (group === undefined) groups.set(fault.fix.action, [fault]);
    else group.push(fault);
  }
  const shut = findShutGates(factors);
  const items = [...groups.values()].flatMap((faults) => planItem(factors, faults, shut) ?? []);
  // Sorting is stable: ties keep the order in which the result lists the factors.
  items.sort(
    (a, b) =>
      rankOfGate(a, shut) - rankOfGate(b, shut) ||
      b.pointsGained - a.pointsGained ||
      EFFORT_ORDER[a.effort] - EFFORT_ORDER[b.effort],
  );
  const step = shut.length > 0 ? items[0] : findBestToday(items);
  return step === undefined ? items : [step, ...items.filter((item) => item !== step)];
}

/** The action with most points for the least effort; undefined when none can be done today. */
function findBestToday(items: readonly ActionPlanItem[]): ActionPlanItem | undefined {
  const worth = items.flatMap((item) => {
    const cost = COST_TODAY[item.effort];
    return cost === undefined ? [] : [{ item, worth: item.pointsGained / cost }];
  });
  return worth.toSorted((a, b) => b.worth - a.worth)[0]?.item;
}

/** The place of the first shut gate that an action lifts; behind all of them for one that lifts none. */
function rankOfGate({ checkIds }: Pick<ActionPlanItem, 'checkIds'>, shut: readonly Gate[]): number {
  const first = shut.findIndex(({ checks }) => checks.some((id) => checkIds.includes(id)));
  return first === -1 ? shut.length : first;
}

function* faultsOf(factors: Factors, fixes: ReadonlyMap<string, FixAdvice>): Generator<Fault> {
  for (const factor of Object.values(factors)) {
    const total = factor.checks.reduce((sum, { maxPoints }) => sum + maxPoints, 0);
    for (const check of factor.checks) {
      const advice = adviceOn(check, fixes.get(check.id));
      if (advice !== null)
        yield { check, ...advice, factor: factor.key, weight: (factor.weight * check.maxPoints) / total };
    }
  }
}

function adviceOn(check: Check, fix: FixAdvice | undefined): Pick<Fault, 'fix' | 'description' | 'effort'> | null {
  const step = findProfileStep(check);
  if (step !== undefined) return { fix: step, description: step.how, effort: step.effort };
  // A value that was seen and could not be read becomes a step too: a question to the owner, whose answer measures it.
  const isAsked = check.status === 'notMeasured' && check.maxPoints > 0;
  if ((!isFault(check) && !isAsked) || fix === undefined) return null;
  // Answering a question takes minutes, whatever effort the fix itself would take.
  return { fix, description: `${check.finding} ${fix.how}`, effort: isAsked ? 'minutes' : check.effort };
}

function planItem(factors: Factors, found: readonly Fault[], shut: readonly Gate[]): ActionPlanItem | null {
  const isMeasured = found.some(({ check }) => check.status !== 'notMeasured');
  // What follows a missing thing (`deductedBy`) passes with it, so the points stay exact; the profile's numbers do not.
  const faults = isMeasured ? found.filter(({ check }) => findProfileStep(check) === undefined) : found;
  const checkIds = faults.map(({ check }) => check.id);
  const gained = pointsGained(factors, new Set(checkIds));
  const main = mainOf(faults);
  if (main === undefined || gained <= 0) return null;
  return {
    id: main.check.id,
    title: main.fix.action,
    description: main.description,
    priority: rankOfGate({ checkIds }, shut) < shut.length ? 'high' : priorityOf(gained),
    pointsGained: gained,
    gain: isMeasured ? 'exact' : 'upTo',
    effort: faults
      .map(({ effort }) => effort)
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
