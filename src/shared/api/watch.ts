import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

/** How a business is watched. Times are ISO 8601, UTC. */
export const BusinessWatch = z.object({
  businessId: z.string(),
  domain: z.string(),
  isOn: z.boolean(),
  /** Mails about changes and alerts. */
  sendsMail: z.boolean(),
  /** Why no mail comes although `sendsMail`: the account's address is not confirmed, or its owner unsubscribed. Null: they come. */
  mailObstacle: z.enum(['unconfirmed', 'unsubscribed']).nullable(),
  /** How often the plan has its sites read at this moment. */
  rhythm: z.enum(['weekly', 'monthly']),
  /** When the site is read next; null: it is not, because the watch is off or beyond the plan's number. */
  nextScanAt: z.string().nullable(),
  /** The last scan that was begun by itself; null: none yet. */
  lastScan: z.object({ auditId: z.string(), at: z.string(), status: z.enum(['open', 'done', 'failed']) }).nullable(),
});
export type BusinessWatch = z.infer<typeof BusinessWatch>;

export const getWatchEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/businesses/:businessId/watch',
  summary: 'How a business of the account is watched. 402 without Pro.',
  callers: 'signed-in',
  body: null,
  query: null,
  response: BusinessWatch,
  status: 200,
});

export const setWatchEndpoint = defineEndpoint({
  method: 'PUT',
  path: '/api/businesses/:businessId/watch',
  summary:
    'Switch the watch over a business, or its mails, on or off. 402 without Pro, 409 when the plan watches no more.',
  callers: 'signed-in',
  body: z.strictObject({ isOn: z.boolean().optional(), sendsMail: z.boolean().optional() }),
  query: null,
  response: BusinessWatch,
  status: 200,
});

export const listWatchesEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/watches',
  summary: 'The watched businesses of the account, the newest first. 402 without Pro.',
  callers: 'signed-in',
  body: null,
  query: null,
  response: z.object({
    watches: z.array(BusinessWatch),
    /** How many the plan watches at one time; null: without a limit. */
    limit: z.number().int().nullable(),
  }),
  status: 200,
});
