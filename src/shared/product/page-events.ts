import { z } from 'zod';

/** The events that pages report. The specification's six, plus those that the funnel needs. */
export const PAGE_EVENTS = [
  'audit_start',
  'audit_complete',
  'upgrade_view',
  'upgrade_success',
  'cta_generate_qa_click',
  'workspace_tip_clicked',
  'free_fix_completed',
  'signup_complete',
  'checkout_start',
  'email_report_sent',
] as const;
export const PageEventName = z.enum(PAGE_EVENTS);
export type PageEventName = z.infer<typeof PageEventName>;

/** The steps of the funnel, in order; each counts distinct visitors. */
export const FUNNEL_STEPS = [
  'audit_start',
  'audit_complete',
  'upgrade_view',
  'checkout_start',
  'upgrade_success',
] as const satisfies readonly PageEventName[];
