import { describe, expect, it } from 'vitest';
import { SUBSCRIPTION_STATUSES, type SubscriptionView } from '#shared/api/billing.ts';
import { describePlanSource } from './describe-plan.ts';
import { describeSubscription } from './describe-subscription.ts';

const view = (rest: Partial<SubscriptionView>): SubscriptionView => ({
  status: 'active',
  plan: 'pro',
  price: 'pro_monthly',
  currentPeriodEnd: '2026-12-18T12:00:00.000Z',
  endsAtPeriodEnd: false,
  ...rest,
});

describe('a subscription in words', () => {
  it.each([
    [{}, 'Active', 'Renews on Dec 18, 2026 for $39 a month.'],
    [{ price: 'pro_annual' }, 'Active', 'Renews on Dec 18, 2026 for $390 a year.'],
    [{ price: 'old_price' }, 'Active', 'Renews on Dec 18, 2026.'],
    [{ currentPeriodEnd: null }, 'Active', 'It renews by itself for $39 a month.'],
  ])('%j renews', (rest, state, meaning) => {
    expect(describeSubscription(view(rest))).toEqual({ state, meaning, needsCare: false });
  });

  it('describes a requested cancellation, with what stays available', () => {
    const words = describeSubscription(view({ endsAtPeriodEnd: true }));
    expect(words.state).toBe('Ends on Dec 18, 2026');
    expect(words.meaning).toMatch(/Pro stays open until then/);
    expect(words.needsCare).toBe(false);
  });

  it('asks for care exactly where something has to be done', () => {
    const needing = SUBSCRIPTION_STATUSES.filter((status) => describeSubscription(view({ status })).needsCare);
    expect(needing).toEqual(['past_due', 'unpaid', 'incomplete', 'paused']);
  });

  it('has other words for every state', () => {
    const said = SUBSCRIPTION_STATUSES.filter((status) => status !== 'trialing').map(
      (status) => describeSubscription(view({ status })).meaning,
    );
    expect(new Set(said).size).toBe(said.length);
  });
});

describe('where a plan comes from', () => {
  const grant = { plan: 'agency', until: '2027-01-31T12:00:00Z' } as const;
  it.each([
    [{ plan: 'free', planSource: 'free', grant: null }, /Nothing to pay/],
    [{ plan: 'pro', planSource: 'subscription', grant: null }, /subscription/],
    [{ plan: 'agency', planSource: 'grant', grant }, /until Jan 31, 2027/],
    [{ plan: 'agency', planSource: 'grant', grant: { ...grant, until: null } }, /without an end date/],
  ] as const)('%j', (billing, words) => expect(describePlanSource(billing)).toMatch(words));
});
