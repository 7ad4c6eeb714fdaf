import type { FixState, LastCheck, RecheckResult } from '#shared/api/fix-verification.ts';
import type { ActionPlanItem, Analysis } from '#shared/audit/analysis.ts';
import { formatGain } from '#shared/report/format-number.ts';
import { formatLongDay } from '#shared/text/day-words.ts';

/** The state of a plan step, from the states of its checks. */
export interface StepStatusSummary {
  readonly kind: 'suggested' | 'applied' | 'partly' | 'seen';
  readonly seenCount: number;
  readonly partCount: number;
  /** When its newest check was seen, else when the owner marked it as done; ISO 8601. */
  readonly at: string | null;
  /** Points of the overall score gained by its seen checks, to one decimal. */
  readonly points: number;
  /** The newest recrawl of each check, in the order of the step. */
  readonly rechecks: readonly LastCheck[];
}

/** Computes the state of one step. */
export function summarizeStepStatus(
  { checkIds }: Pick<ActionPlanItem, 'checkIds'>,
  states: readonly FixState[],
): StepStatusSummary {
  const own = checkIds.flatMap((id) => states.find(({ checkId }) => checkId === id) ?? []);
  const seen = own.filter(({ state }) => state === 'seen');
  const applied = own.filter(({ state }) => state === 'applied');
  const points = seen.reduce((sum, { pointsGained }) => sum + (pointsGained ?? 0), 0);
  return {
    kind:
      seen.length === checkIds.length
        ? 'seen'
        : seen.length > 0
          ? 'partly'
          : applied.length > 0
            ? 'applied'
            : 'suggested',
    seenCount: seen.length,
    partCount: checkIds.length,
    at: newest(seen.map(({ seenAt }) => seenAt)) ?? newest(own.map(({ appliedAt }) => appliedAt)),
    points: Math.round(points * 10) / 10,
    rechecks: own.flatMap(({ lastCheck }) => lastCheck ?? []),
  };
}

/** Whether there is nothing left to do for the owner: the step was seen, or marked as done after the audit, made at `readAt`. */
export function isStepDone({ kind, at }: Pick<StepStatusSummary, 'kind' | 'at'>, readAt: string): boolean {
  return kind === 'seen' || (kind === 'applied' && at !== null && at >= readAt);
}

/** The state in words; null where there is nothing to show. `readAt` is the time of the audit. */
export function describeStepStatus(status: StepStatusSummary, readAt: string): string | null {
  const { kind, at, points, seenCount, partCount, rechecks } = status;
  const day = at === null ? '' : ` on ${formatLongDay(at)}`;
  switch (kind) {
    case 'seen':
      return `Seen${day}, ${formatGain(points)} points`;
    case 'partly':
      return `${seenCount} of ${partCount} parts seen${day}, ${formatGain(points)} points`;
    case 'applied':
      return isStepDone(status, readAt)
        ? `You did this${day}. We have not seen it on your site yet.`
        : `You did this${day}. The audit of ${formatLongDay(readAt)} did not find it.`;
    case 'suggested': {
      const looked = newest(rechecks.map((recheck) => recheck.at));
      return looked === null ? null : `Looked at on ${formatLongDay(looked)}: it is not there yet.`;
    }
    default:
      return kind satisfies never;
  }
}

/** Whether a step rests on the owner's input alone: then the site cannot show it. */
export function restsOnOwnerInput(
  { checkIds }: Pick<ActionPlanItem, 'checkIds'>,
  { factors }: Pick<Analysis, 'factors'>,
): boolean {
  const checks = Object.values(factors)
    .flatMap((factor) => factor.checks)
    .filter(({ id }) => checkIds.includes(id));
  return checks.length > 0 && checks.every(({ evidence }) => evidence.some(({ origin }) => origin !== undefined));
}

/** The effect of a recrawl on the score, in one sentence. */
export function describeRecheck({ checks, score, pointsGained }: RecheckResult): string {
  const passed = checks.filter(({ after }) => after.status === 'pass').length;
  if (pointsGained > 0 && score.before !== null && score.after !== null) {
    const all = passed === checks.length ? 'It is there.' : 'A part of it is there.';
    return `${all} Your score was ${score.before} and is ${score.after} with it: ${formatGain(pointsGained)} points.`;
  }
  if (pointsGained < 0) return 'What was there before is gone: its points are taken back.';
  if (passed === checks.length) return 'It is there, as it was at the last look.';
  if (checks.some(({ before, after }) => before.finding !== after.finding))
    return 'Something has changed there, but it is not what the step asks for yet. Compare before and after.';
  return 'We read the page again, and it is as it was. A change can take a while to show: empty the cache of your site if it has one.';
}

function newest(times: readonly (string | null)[]): string | null {
  return times.reduce((last, at) => (at !== null && (last === null || at > last) ? at : last), null);
}
