import type { Plan } from '#shared/product/plans.ts';
import { cheapestPlanWith, getPlanLimit, PLAN_TERMS } from '#shared/product/rights.ts';
import { DAY_MS } from '#shared/time/durations.ts';
import { apiError } from '../api-error.ts';
import { getPlan, type Viewer } from '../viewer.ts';

/** Until when a plan shows an audit; null: without limit. */
export function getHistoryEnd(plan: Plan, createdAt: Date): Date | null {
  const days = getPlanLimit(plan, 'auditHistoryDays');
  return days === null ? null : new Date(createdAt.getTime() + days * DAY_MS);
}

/** True when an audit is older than the plan's history: it is stored but cannot be opened. */
export function isBeyondHistory(plan: Plan, createdAt: Date, nowMs: number): boolean {
  const end = getHistoryEnd(plan, createdAt);
  return end !== null && end.getTime() < nowMs;
}

/** Throws 402 with the plan to offer when an audit is beyond the viewer's history. */
export function requireWithinHistory(viewer: Viewer, createdAt: Date, nowMs: number): void {
  const current = getPlan(viewer);
  if (!isBeyondHistory(current, createdAt, nowMs)) return;
  const plan = cheapestPlanWith('history');
  const days = getPlanLimit(current, 'auditHistoryDays');
  throw apiError(
    'plan-required',
    `This audit is older than ${days} days. It is kept, and opens again with ${PLAN_TERMS[plan].name}.`,
    { details: { right: 'history', plan } },
  );
}
