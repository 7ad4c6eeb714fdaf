import { z } from 'zod';

/**
 * What happened to a business between its audits. `changes-found`: a scan found the site changed. `alert` and `resolved`: something an
 * owner has to hear of at once, and its end. `site-down`, `site-up`: the site stopped answering, and answers again.
 */
export const BusinessEventKind = z.enum(['changes-found', 'alert', 'resolved', 'site-down', 'site-up']);
export type BusinessEventKind = z.infer<typeof BusinessEventKind>;

/** What is told of an event. */
export const BusinessEventDetails = z.object({
  /** What happened, as one sentence for the owner. */
  sentence: z.string(),
  /** What it is about, for programs: the kind of an alert, check ids, facts. */
  subjects: z.array(z.string()).default([]),
});
export type BusinessEventDetails = z.infer<typeof BusinessEventDetails>;

/** One event of a business as it is kept. */
export interface BusinessEvent {
  /** Made of what it is about: the same thing told again is the same event. */
  readonly id: string;
  readonly kind: BusinessEventKind;
  readonly at: Date;
  readonly auditId: string | null;
  readonly details: BusinessEventDetails;
}
