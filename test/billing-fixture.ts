import { z } from 'zod';
import { AuditedAnalysis } from '#shared/api/audits.ts';
import { BillingView } from '#shared/api/billing.ts';
import { CheckoutState } from '#shared/api/checkout.ts';
import { openAccount, type TestAccount } from './account-fixture.ts';
import { type FakeStripe, STRIPE_KEY, startFakeStripe } from './fake-stripe.ts';
import { openServiceFixture, post, type ServiceFixture } from './server-fixture.ts';
import { deliverAll, WEBHOOK_SECRET } from './stripe-events.ts';

export interface BillingFixture extends ServiceFixture {
  readonly stripe: FakeStripe;
  /** Delivers everything that happened since the last time to the webhook, and waits until it is applied. */
  tell(): Promise<void>;
  /** Drops what happened: the webhook never receives it. */
  loseEvents(): void;
}

/** A whole service that takes payments through the real SDK with a local mock of Stripe. */
export async function openBillingFixture(settings: Readonly<Record<string, string>> = {}): Promise<BillingFixture> {
  const stripe = await startFakeStripe();
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

/** A buyer. */
export interface TestBuyer extends TestAccount {
  /** Starts a checkout: returns its id, as in the URL of its payment page. */
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
