import { z } from 'zod';
import { PLANS } from './plan-names.ts';

export const Plan = z.enum(PLANS);
export type Plan = z.infer<typeof Plan>;

/** The specification's `isPro`: pro includes agency; no plan is free. */
export function isPro(plan: Plan | null | undefined): boolean {
  return plan === 'pro' || plan === 'agency';
}

/** The higher of two plans. */
export function betterPlan(one: Plan, other: Plan): Plan {
  return PLANS.indexOf(one) >= PLANS.indexOf(other) ? one : other;
}
