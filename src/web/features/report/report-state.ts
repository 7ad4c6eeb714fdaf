import type { ActionPlanItem } from '#shared/audit/analysis.ts';
import type { FactorKey } from '#shared/audit/factor-keys.ts';
import type { Factors } from '#shared/audit/factors.ts';
import { type ScoreSummary, whatIf } from '#shared/audit/score-arithmetic.ts';

/** What the user has opened and ticked. */
export interface ReportState {
  readonly openFactors: ReadonlySet<FactorKey>;
  readonly tickedActions: ReadonlySet<string>;
}

export type ReportEvent =
  | { readonly type: 'factor-toggled'; readonly key: FactorKey; readonly isOpen: boolean }
  | { readonly type: 'action-ticked'; readonly id: string; readonly isTicked: boolean }
  | { readonly type: 'ticks-cleared' };

export const initialReportState: ReportState = { openFactors: new Set(), tickedActions: new Set() };

export function readReportEvent(state: ReportState, event: ReportEvent): ReportState {
  switch (event.type) {
    case 'factor-toggled':
      return { ...state, openFactors: withMember(state.openFactors, event.key, event.isOpen) };
    case 'action-ticked':
      return { ...state, tickedActions: withMember(state.tickedActions, event.id, event.isTicked) };
    case 'ticks-cleared':
      return { ...state, tickedActions: new Set() };
    default:
      return event satisfies never;
  }
}

function withMember<T>(set: ReadonlySet<T>, member: T, isIn: boolean): ReadonlySet<T> {
  if (set.has(member) === isIn) return set;
  const next = new Set(set);
  if (isIn) next.add(member);
  else next.delete(member);
  return next;
}

/** The score with the ticked actions done, and the gain over today's. */
export interface WhatIfSummary extends ScoreSummary {
  readonly tickedCount: number;
  /** To one decimal; 0 when nothing is ticked or nothing was measured. */
  readonly pointsGained: number;
}

/** Ticked actions, computed with the scoring function itself. A check that two actions share counts once. */
export function summariseWhatIf(
  factors: Factors,
  plan: readonly ActionPlanItem[],
  ticked: ReadonlySet<string>,
): WhatIfSummary {
  const done = plan.filter(({ id }) => ticked.has(id));
  const then = whatIf(factors, new Set(done.flatMap(({ checkIds }) => checkIds)));
  const today = whatIf(factors, new Set());
  const gained = (then.exactScore ?? 0) - (today.exactScore ?? 0);
  return { ...then, tickedCount: done.length, pointsGained: Math.round(gained * 10) / 10 };
}
