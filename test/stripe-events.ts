import { createHmac, randomBytes } from 'node:crypto';
import { isNull } from 'drizzle-orm';
import { expect } from 'vitest';
import { paymentEvents } from '#server/store/billing/billing-schema.ts';
import type { ServiceFixture } from './server-fixture.ts';
import type { Happening } from './stripe-world.ts';

export const WEBHOOK_SECRET = 'whsec_standin1234567890';

export interface SignOptions {
  readonly secret?: string;
  readonly atSeconds?: number;
  readonly scheme?: string;
}

/** The body of an event. */
export function eventBody({ type, object }: Happening, changes: Readonly<Record<string, unknown>> = {}): string {
  return JSON.stringify({
    id: `evt_${randomBytes(10).toString('hex')}`,
    object: 'event',
    api_version: '2026-10-28.endive',
    created: Math.floor(Date.now() / 1000),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
    ...changes,
  });
}

/** A `Stripe-Signature` over a body, by the documentation: HMAC-SHA256 of `<time>.<body>`. */
export function sign(body: string, { secret = WEBHOOK_SECRET, atSeconds, scheme = 'v1' }: SignOptions = {}): string {
  const time = atSeconds ?? Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return `t=${time},${scheme}=${signature}`;
}

/** A webhook delivery like Stripe's: no Origin, no cookie. */
export function delivery(body: string, signature: string | null = sign(body)): RequestInit {
  return {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      ...(signature === null ? {} : { 'stripe-signature': signature }),
    },
    body,
  };
}

/** Delivers an event to the webhook. */
export function deliver({ service }: ServiceFixture, body: string, signature?: string | null): Promise<Response> {
  return Promise.resolve(service.app.request('/api/webhooks/stripe', delivery(body, signature)));
}

/** Delivers over the network. Null when the server went away before it responded: the payment service then retries. */
export async function deliverOver(url: string, body: string): Promise<number | null> {
  const response = await fetch(url, delivery(body)).catch(() => null);
  await response?.arrayBuffer().catch(() => {});
  return response?.status ?? null;
}

/** Delivers what happened since the last time, and waits until all of it is applied. */
export async function deliverAll(fixture: ServiceFixture, happenings: Happening[]): Promise<void> {
  for (const happening of happenings.splice(0)) {
    const response = await deliver(fixture, eventBody(happening));
    if (response.status !== 200) throw new Error(`The webhook answered ${response.status}: ${await response.text()}`);
  }
  await allApplied(fixture);
}

/** Waits until every received event is applied. */
export async function allApplied({ database }: ServiceFixture): Promise<void> {
  const waiting = () => database.orm.select().from(paymentEvents).where(isNull(paymentEvents.appliedAt));
  await expect.poll(async () => (await waiting()).length, { interval: 10, timeout: 15_000 }).toBe(0);
}
