import { z } from 'zod';

export const Plan = z.enum(['free', 'pro', 'agency']);
export type Plan = z.infer<typeof Plan>;

/** What a plan unlocks. Read at the moment of use, by the server; a client's word about it counts for nothing. */
export interface PlanRights {
  readonly name: string;
  /** Fixes that are generated and shown whole; the rest is withheld. */
  readonly fixes: 'description' | 'all';
  /** Keywords shown; null: all of them. */
  readonly keywordLimit: number | null;
  readonly keywordTools: boolean;
  readonly reviewDay: boolean;
  readonly pdfExport: boolean;
  readonly history: boolean;
  /** Bulk scans, white-label reports, API keys. */
  readonly agencyTools: boolean;
}

export const PLANS: Readonly<Record<Plan, PlanRights>> = {
  free: {
    name: 'Free',
    fixes: 'description',
    keywordLimit: 4,
    keywordTools: false,
    reviewDay: false,
    pdfExport: false,
    history: false,
    agencyTools: false,
  },
  pro: {
    name: 'Pro',
    fixes: 'all',
    keywordLimit: null,
    keywordTools: true,
    reviewDay: true,
    pdfExport: true,
    history: true,
    agencyTools: false,
  },
  agency: {
    name: 'Agency',
    fixes: 'all',
    keywordLimit: null,
    keywordTools: true,
    reviewDay: true,
    pdfExport: true,
    history: true,
    agencyTools: true,
  },
};

/** The specification's `isPro`: pro includes agency; no plan is free. */
export function isPro(plan: Plan | null | undefined): boolean {
  return plan === 'pro' || plan === 'agency';
}
