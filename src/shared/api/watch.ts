import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

/** The watch of a business. Times are ISO 8601, UTC. */
export const BusinessWatch = z.object({
  businessId: z.string(),
  domain: z.string(),
  isOn: z.boolean(),
  /** Mails about changes and alerts. */
  sendsMail: z.boolean(),
  /**
   * Why no mail is sent although `sendsMail`: the account's address is not verified, or its owner unsubscribed. Null: mail
   * is sent.
   */
  mailObstacle: z.enum(['unconfirmed', 'unsubscribed']).nullable(),
  /** How often the current plan scans its sites. */
  rhythm: z.enum(['weekly', 'monthly']),
  /** The next scan; null: none, because the watch is off or beyond the plan's limit. */
  nextScanAt: z.string().nullable(),
  /** The last scheduled scan; null: none yet. */
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
    /** How many watches the plan allows at one time; null: no limit. */
    limit: z.number().int().nullable(),
  }),
  status: 200,
});
