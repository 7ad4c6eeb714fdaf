import { z } from 'zod';

/**
 * An event of a business between its audits. `changes-found`: a scan found changes on the site. `alert` and `resolved`:
 * something the owner has to know at once, and its end. `site-down`, `site-up`: the site stopped responding, and responds
 * again.
 */
export const BusinessEventKind = z.enum(['changes-found', 'alert', 'resolved', 'site-down', 'site-up']);
export type BusinessEventKind = z.infer<typeof BusinessEventKind>;

/** The contents of an event. */
export const BusinessEventDetails = z.object({
  /** What happened, as one sentence for the owner. */
  sentence: z.string(),
  /** Its subject, for programs: the kind of an alert, check ids, facts. */
  subjects: z.array(z.string()).default([]),
});
export type BusinessEventDetails = z.infer<typeof BusinessEventDetails>;

/** One event of a business as stored. */
export interface BusinessEvent {
  /** Derived from its subject, so that a repeated report is the same event. */
  readonly id: string;
  readonly kind: BusinessEventKind;
  readonly at: Date;
  readonly auditId: string | null;
  readonly details: BusinessEventDetails;
}
