import type { Page } from 'playwright-core';
import type { PaymentKind } from '#shared/api/billing.ts';
import type { MockCheckoutView } from '#shared/api/checkout.ts';
import type { ProfileView } from '#shared/api/facts.ts';
import type { BusinessHistory } from '#shared/api/history.ts';
import type { Plan } from '#shared/product/plans.ts';
import { factSheet } from '#test/sample-fact-sheets.ts';
import { interceptApi } from './intercept-api.ts';
import { watched } from './watch-samples.ts';

/** A stubbed response: a body with 200, or an error with its status. */
export type StubbedAnswer = object | { readonly refusedWith: number; readonly code: string; readonly error: string };

/** Responses by method and path (`GET /api/billing`); others come from the real server. */
export type StubbedAnswers = Readonly<Record<string, StubbedAnswer | (() => StubbedAnswer)>>;

/** A stubbed request as the server would have received it. */
export interface StubbedRequest {
  readonly route: string;
  readonly body: unknown;
  readonly idempotencyKey: string | undefined;
}

/** Stubs API responses for one page, in the format of the contracts, and records the requests. */
export async function stubApi(page: Page, answers: StubbedAnswers): Promise<StubbedRequest[]> {
  const asked: StubbedRequest[] = [];
  await interceptApi(page, ({ method, url, body, headers }) => {
    const name = `${method} ${url.pathname}`;
    const answer = answers[name];
    if (answer === undefined) return null;
    asked.push({ route: name, body, idempotencyKey: headers['idempotency-key'] });
    const value = typeof answer === 'function' ? answer() : answer;
    if (!('refusedWith' in value)) return { status: 200, json: value };
    const { refusedWith, code, error } = value as { refusedWith: number; code: string; error: string };
    return { status: refusedWith, json: { success: false, error, code, requestId: 'stub' } };
  });
  return asked;
}

const anybody = { id: 'u1', email: 'dana@harborandpine.example', emailVerified: true, role: 'user' } as const;

/** What is known about the business of a stubbed audit: enough for every group of facts. */
const facts = factSheet('en', {
  name: 'Harbor & Pine Plumbing',
  category: 'Plumber',
  city: 'Duluth',
  phone: '(218) 555-0123',
  service: ['Drain cleaning', 'Frozen pipe repair'],
});
const noHistory: BusinessHistory = {
  businessId: 'b1',
  domain: 'harborandpine.example',
  name: 'Harbor & Pine Plumbing',
  audits: [],
  hasOlder: false,
  events: [],
  canCompare: false,
};
const noProfile: ProfileView = { stated: {}, known: {}, sources: {}, takeout: null };

/** The current user, how payments are taken, and what the owner told about the stubbed audit. */
export function situation(plan: Plan | null, payment: PaymentKind): StubbedAnswers {
  return {
    'GET /api/payment-options': { payment },
    ...(plan !== null && {
      'GET /api/review-campaigns': { campaigns: [] },
      'GET /api/watches': { watches: [], limit: 5 },
      'GET /api/businesses/b1/watch': watched,
      'GET /api/audits/a1/keywords': { keywords: [] },
    }),
    'GET /api/audits/a1/fix-states': { states: [] },
    'GET /api/businesses/b1/history': noHistory,
    'GET /api/audits/a1/facts': facts,
    'GET /api/audits/a1/profile': noProfile,
    'GET /api/auth/me':
      plan === null
        ? { refusedWith: 401, code: 'not-signed-in', error: 'Please log in.' }
        : { success: true, user: { ...anybody, plan, createdAt: '2026-11-01T09:00:00.000Z' } },
  };
}

/** Sets the sign-in hint, so that pages request the current user. */
export async function hintSignedIn(page: Page, origin: string): Promise<void> {
  await page.context().addCookies([{ name: 'porchlight_signed_in', value: '1', url: origin }]);
}

export const mockCheckout: MockCheckoutView = {
  checkoutId: 'cs_1',
  title: 'Pro, monthly',
  amountCents: 3900,
  interval: 'month',
  state: 'open',
  cancelUrl: '/checkout/cancel',
};
