import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

/** `price` is a lookup key of the price table or an add-on's id; without one it is Pro by the month. */
export const CheckoutRequest = z.object({ price: z.string().max(100).optional() });
export type CheckoutRequest = z.infer<typeof CheckoutRequest>;

export const checkout = defineEndpoint({
  method: 'POST',
  path: '/api/checkout',
  summary: 'Begin a payment; the browser goes to the returned address.',
  callers: 'anyone',
  body: CheckoutRequest,
  query: null,
  response: z.object({ url: z.url() }),
  status: 200,
});
