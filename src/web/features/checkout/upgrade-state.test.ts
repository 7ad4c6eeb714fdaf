import { describe, expect, it } from 'vitest';
import type { Plan } from '#shared/product/plans.ts';
import { findProduct, type Product } from '#shared/product/prices.ts';
import type { AuthState } from '#web/lib/current-user.ts';
import { listOrderContents } from './order-text.ts';
import { getUpgradeState } from './upgrade-state.ts';

const product = (key: string): Product => {
  const found = findProduct(key);
  if (found === null) throw new Error(key);
  return found;
};
const pro = product('pro_monthly');
const addOn = product('photo-seo-pack');
const visitor: AuthState = { status: 'anonymous', failure: null };
const signedIn = (plan: Plan): AuthState => ({
  status: 'authenticated',
  user: {
    id: 'u',
    email: 'dana@harborandpine.example',
    emailVerified: true,
    plan,
    role: 'user',
    createdAt: '2026-11-01T00:00:00Z',
    isPro: plan !== 'free',
    isAgency: plan === 'agency',
    isFree: plan === 'free',
    isOperator: false,
  },
});

describe('the short address of upgrades', () => {
  it.each([
    ['an unknown plan', null, visitor, 'stripe', 'choices'],
    ['a visitor', pro, visitor, 'stripe', 'sign-up'],
    ['a visitor where nothing is sold', pro, visitor, 'not-set-up', 'not-set-up'],
    ['a visitor before it is known what is sold', pro, visitor, 'asking', 'asking'],
    ['nobody known yet', pro, { status: 'loading' }, 'stripe', 'asking'],
    ['free', pro, signedIn('free'), 'pay-desk', 'order'],
    ['free, options not to be had', pro, signedIn('free'), 'unknown', 'order'],
    ['pro', pro, signedIn('pro'), 'stripe', 'already'],
    ['agency where nothing is sold', pro, signedIn('agency'), 'not-set-up', 'already'],
    ['pro and an add-on', addOn, signedIn('pro'), 'stripe', 'order'],
  ] as const)('%s', (_, wanted, auth, payment, kind) => {
    expect(getUpgradeState({ product: wanted, auth, payment }).kind).toBe(kind);
  });

  it('does not send to sign up whom it could not ask', () => {
    const failure = new Error('offline');
    expect(getUpgradeState({ product: pro, auth: { status: 'anonymous', failure }, payment: 'unknown' })).toEqual({
      kind: 'unreachable',
      error: failure,
    });
  });
});

describe('what an order lists', () => {
  it('is what the plan adds, or what is in the add-on', () => {
    expect(listOrderContents(pro).map(({ title }) => title)).toContain('Full keyword strategy');
    expect(listOrderContents(pro).map(({ title }) => title)).not.toContain('The whole analysis');
    expect(listOrderContents(addOn)).toHaveLength(1);
  });
});
