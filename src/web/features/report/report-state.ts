import type { ActionPlanItem } from '#shared/audit/analysis.ts';
import type { Factors } from '#shared/audit/factors.ts';
import { computeSubScoreRanges, type ScoreSummary, whatIf } from '#shared/audit/score-arithmetic.ts';

export type TickEvent =
  | { readonly type: 'action-ticked'; readonly id: string; readonly isTicked: boolean }
  | { readonly type: 'ticks-cleared' };

export const noTicks: ReadonlySet<string> = new Set();

/** The ids of the ticked actions after an event. */
export function readTickEvent(ticked: ReadonlySet<string>, event: TickEvent): ReadonlySet<string> {
  switch (event.type) {
    case 'action-ticked': {
      if (ticked.has(event.id) === event.isTicked) return ticked;
      const others = [...ticked].filter((id) => id !== event.id);
      return new Set(event.isTicked ? [...others, event.id] : others);
    }
    case 'ticks-cleared':
      return noTicks;
    default:
      return event satisfies never;
  }
}

/** The score with the ticked actions done, and the gain over today's. */
export interface WhatIfSummary extends ScoreSummary {
  readonly tickedCount: number;
  /** To one decimal; 0 when nothing is ticked or nothing was measured. */
  readonly pointsGained: number;
  readonly subScoreRanges: ReturnType<typeof computeSubScoreRanges>;
}

/** Ticked actions, computed with the scoring function itself. A check that two actions share counts once. */
export function summariseWhatIf(
  factors: Factors,
  plan: readonly ActionPlanItem[],
  ticked: ReadonlySet<string>,
): WhatIfSummary {
  const done = plan.filter(({ id }) => ticked.has(id));
  const checks = new Set(done.flatMap(({ checkIds }) => checkIds));
  const then = whatIf(factors, checks);
  const today = whatIf(factors, new Set());
  const gained = (then.exactScore ?? 0) - (today.exactScore ?? 0);
  return {
    ...then,
    tickedCount: done.length,
    pointsGained: Math.round(gained * 10) / 10,
    subScoreRanges: computeSubScoreRanges(factors, checks),
  };
}
