import { z } from 'zod';

/** Work that is done after a request, and tried again when it fails. A task names rows; it carries no content. */
export const Task = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('send-mail'), mailId: z.string() }),
  z.object({ kind: z.literal('apply-payment-event'), eventId: z.string() }),
  z.object({ kind: z.literal('reconcile-payments') }),
  z.object({ kind: z.literal('make-backup') }),
  z.object({ kind: z.literal('sweep-bundles') }),
  z.object({ kind: z.literal('end-subscription'), subscriptionId: z.string() }),
  /** Of all audits that view the site run, or of one of them. */
  z.object({ kind: z.literal('prepare-reports'), siteRunId: z.string(), auditId: z.string().optional() }),
]);
export type Task = z.infer<typeof Task>;
