import { z } from 'zod';
import { PRODUCTS } from '#shared/product/prices.ts';
import { typedText } from '#shared/text/typed-text.ts';
import { defineEndpoint } from './endpoint.ts';

/**
 * `price` is a product key (see `product/prices.ts`); the default is Pro monthly. An add-on belongs to one audit:
 * `auditId`, or without it the newest finished audit of the account.
 */
export const CheckoutRequest = z.strictObject({
  price: z.enum(PRODUCTS.map(({ key }) => key)).optional(),
  auditId: typedText({ most: 100 }).optional(),
});
export type CheckoutRequest = z.infer<typeof CheckoutRequest>;

export const checkoutEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/checkout',
  summary:
    'Begin a payment; the browser goes to the returned address. Honors Idempotency-Key. 401 for a visitor, who signs up first.',
  callers: 'signed-in',
  body: CheckoutRequest,
  isBodyOptional: true,
  query: null,
  response: z.object({ url: z.url() }),
  status: 200,
});

/** The status of a payment. Only `granted` means that the purchase is unlocked. */
export const CheckoutState = z.object({
  state: z.enum(['open', 'waiting', 'granted', 'failed', 'expired']),
  product: z.object({ kind: z.enum(['plan', 'add-on']), key: z.string(), title: z.string() }),
  auditId: z.string().nullable(),
});
export type CheckoutState = z.infer<typeof CheckoutState>;

export const getCheckoutEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/checkout/:checkoutId',
  summary: 'How far an own payment is: the page after the payment asks until it is granted.',
  callers: 'signed-in',
  body: null,
  query: null,
  response: CheckoutState,
  status: 200,
});

/** Stripe's own format, signed over the raw bytes, so it has no JSON contract of ours. */
export const STRIPE_WEBHOOK_PATH = '/api/webhooks/stripe';

/** One payment at the mock gateway of a local server. */
export const MockCheckoutView = z.object({
  checkoutId: z.string(),
  title: z.string(),
  amountCents: z.number().int(),
  interval: z.enum(['month', 'year']).nullable(),
  state: z.enum(['open', 'complete', 'expired']),
  cancelUrl: z.string(),
});
export type MockCheckoutView = z.infer<typeof MockCheckoutView>;

export const getMockCheckoutEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/pay-desk/:checkoutId',
  summary: 'One payment at the mock gateway. 404 unless it is open (see MOCK_PAYMENTS).',
  callers: 'signed-in',
  body: null,
  query: null,
  response: MockCheckoutView,
  status: 200,
});

export const completeMockCheckoutEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/pay-desk/:checkoutId',
  summary: 'Pay or decline at the mock gateway. 404 unless it is open.',
  callers: 'signed-in',
  body: z.object({ outcome: z.enum(['pay', 'decline']) }),
  query: null,
  response: z.object({ url: z.url() }),
  status: 200,
});

/** The mock gateway's customer portal, which replaces the payment service's own pages. */
export const getMockPortalEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/pay-desk-portal',
  summary: 'The own subscription at the mock gateway, without money. 404 unless it is open.',
  callers: 'signed-in',
  body: null,
  query: null,
  response: z.object({
    subscription: z
      .object({ title: z.string(), currentPeriodEnd: z.string(), endsAtPeriodEnd: z.boolean() })
      .nullable(),
  }),
  status: 200,
});

export const changeMockSubscriptionEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/pay-desk-portal',
  summary:
    'End the pretended subscription at once or at the end of its period, or keep it. 404 unless the desk is open.',
  callers: 'signed-in',
  body: z.object({ change: z.enum(['end-now', 'end-at-period-end', 'keep']) }),
  query: null,
  response: z.object({ success: z.literal(true) }),
  status: 200,
});
