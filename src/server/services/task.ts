import { z } from 'zod';

/** Background work, retried when it fails. A task names rows and carries no content. */
export const Task = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('send-mail'), mailId: z.string() }),
  z.object({ kind: z.literal('apply-payment-event'), eventId: z.string() }),
  z.object({ kind: z.literal('reconcile-payments') }),
  z.object({ kind: z.literal('make-backup') }),
  z.object({ kind: z.literal('sweep-bundles') }),
  z.object({ kind: z.literal('end-subscription'), subscriptionId: z.string() }),
  /** For all audits of the site run, or for one of them. */
  z.object({ kind: z.literal('prepare-reports'), siteRunId: z.string(), auditId: z.string().optional() }),
]);
export type Task = z.infer<typeof Task>;
