import type { AdminUser } from '#shared/api/admin/users.ts';
import { PLANS } from '#shared/product/plan-names.ts';
import { PLAN_TERMS } from '#shared/product/rights.ts';
import type { Role } from '#shared/product/roles.ts';

/** "Pro", and where it comes from. */
export function describePlan({ plan, planSource }: Pick<AdminUser, 'plan' | 'planSource'>): string {
  const { name } = PLAN_TERMS[plan];
  switch (planSource) {
    case 'free':
      return name;
    case 'subscription':
      return `${name}, paid`;
    case 'grant':
      return `${name}, granted`;
    default:
      return planSource satisfies never;
  }
}

export const roleLabels: Readonly<Record<Role, string>> = { user: 'User', support: 'Support', owner: 'Owner' };

/** The plans as filter options. */
export const planOptions = [['', 'All plans'], ...PLANS.map((plan) => [plan, PLAN_TERMS[plan].name] as const)] as const;
