import { z } from 'zod';
import { AuditedAnalysis } from '#shared/api/audits.ts';
import { BillingView } from '#shared/api/billing.ts';
import { CheckoutState } from '#shared/api/checkout.ts';
import { openAccount, type TestAccount } from './account-fixture.ts';
import { openServiceFixture, post, type ServiceFixture } from './server-fixture.ts';
import { deliverAll, WEBHOOK_SECRET } from './stripe-events.ts';
import { STRIPE_KEY, type StripeStandIn, startStripeStandIn } from './stripe-stand-in.ts';

export interface BillingFixture extends ServiceFixture {
  readonly stripe: StripeStandIn;
  /** Tells the webhook everything that happened since the last time, and waits until it is applied. */
  tell(): Promise<void>;
  /** Forgets what happened: the webhook never hears of it. */
  loseEvents(): void;
}

/** A whole service that takes payments through the real SDK at a stand-in of Stripe on this machine. */
export async function openBillingFixture(settings: Readonly<Record<string, string>> = {}): Promise<BillingFixture> {
  const stripe = await startStripeStandIn();
  const fixture = await openServiceFixture({
    STRIPE_SECRET_KEY: STRIPE_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_URL: stripe.origin,
    ...settings,
  });
  return {
    ...fixture,
    stripe,
    tell: () => deliverAll(fixture, stripe.world.happenings),
    loseEvents: () => {
      stripe.world.happenings.length = 0;
    },
    async close() {
      await fixture.close();
      await stripe.stop();
    },
  };
}

/** Somebody who buys. */
export interface TestBuyer extends TestAccount {
  /** Begins a payment: its id, as in the address where it is paid. */
  begin(body?: Readonly<Record<string, string>>, key?: string): Promise<string>;
  billing(): Promise<BillingView>;
  state(checkoutId: string): Promise<CheckoutState['state']>;
  /** Audits a website and gives the audit's id. */
  audit(url?: string): Promise<string>;
}

const Url = z.object({ url: z.url() });

export async function openBuyer(fixture: Pick<ServiceFixture, 'service' | 'database'>): Promise<TestBuyer> {
  const account = await openAccount(fixture, {});
  const { ask } = account;
  return {
    ...account,
    async begin(body = {}, key) {
      const response = await ask('/api/checkout', post(body, key === undefined ? {} : { 'idempotency-key': key }));
      const text = await response.text();
      if (response.status !== 200) throw new Error(`The checkout was answered ${response.status}: ${text}`);
      return Url.parse(JSON.parse(text)).url.split('/').at(-1) ?? '';
    },
    billing: async () => BillingView.parse(await (await ask('/api/billing')).json()),
    state: async (id) => CheckoutState.parse(await (await ask(`/api/checkout/${id}`)).json()).state,
    audit: async (url = 'written.example.com') =>
      AuditedAnalysis.parse(await (await ask('/api/analyze', post({ url }))).json()).auditId,
  };
}
