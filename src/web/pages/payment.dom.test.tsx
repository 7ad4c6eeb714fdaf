import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { getMeEndpoint } from '#shared/api/auth.ts';
import { getPaymentOptionsEndpoint, type PaymentKind } from '#shared/api/billing.ts';
import { checkoutEndpoint, getCheckoutEndpoint, getMockCheckoutEndpoint } from '#shared/api/checkout.ts';
import { getFlagsEndpoint } from '#shared/api/flags.ts';
import { recordPageEventEndpoint } from '#shared/api/page-events.ts';
import { DEFAULT_FLAG_PERCENTS } from '#shared/product/flags.ts';
import type { Plan } from '#shared/product/plans.ts';
import { checkoutState } from '#test/sample-billing.ts';
import { answer, listChanges, onlyAt, rejectWith, renderScreen } from '#test/screens.tsx';
import { writeSignInHint } from '#web/lib/sign-in-hint.ts';
import CheckoutSuccessPage from './checkout-success.tsx';
import MockGatewayPage from './mock-gateway.tsx';
import PricingPage from './pricing.tsx';
import UpgradePage from './upgrade.tsx';

function user(plan: Plan) {
  const person = { id: 'u1', email: 'dana@harborandpine.example', emailVerified: true, role: 'user' } as const;
  return answer(getMeEndpoint, { success: true, user: { ...person, plan, createdAt: '2026-11-01T09:00:00.000Z' } });
}
const nobody = rejectWith(getMeEndpoint, 'not-signed-in', 'Please log in.');
const payment = (kind: PaymentKind) => answer(getPaymentOptionsEndpoint, { payment: kind });
const event = answer(recordPageEventEndpoint, { success: true });
const flags = answer(getFlagsEndpoint, { flags: DEFAULT_FLAG_PERCENTS });
/** What any page may ask for. */
const ofAnyPage = [event, flags];
const checkout = answer(checkoutEndpoint, { url: 'http://localhost/pay-desk/cs_1' });

describe('pricing', () => {
  const page = onlyAt('/pricing', <PricingPage />);
  const getPro = () => screen.findByRole('button', { name: 'Get Pro' });

  it('sends a visitor to sign up and then once directly to the payment', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    const { user: visitor, router, requests } = renderScreen(page, [payment('stripe'), ...ofAnyPage], '/pricing');
    await visitor.click(await screen.findByRole('radio', { name: /390/ }));
    await visitor.click(await getPro());
    expect(router.state.location.pathname).toBe('/signup');
    const next = new URLSearchParams(router.state.location.search).get('next') ?? '';
    expect(next).toBe('/u/upgrade?plan=pro_annual');
    expect(listChanges(requests).filter(({ url }) => url === '/api/checkout')).toEqual([]);

    const order = renderScreen(<UpgradePage />, [user('free'), payment('stripe'), checkout, ...ofAnyPage], next);
    await waitFor(() => expect(assign).toHaveBeenCalledTimes(1));
    const begun = order.requests.filter(({ url }) => url === '/api/checkout');
    expect(begun.map(({ body }) => body)).toEqual([{ price: 'pro_annual' }]);
    const keys = vi
      .mocked(fetch)
      .mock.calls.flatMap(([url, init]) =>
        url === '/api/checkout' ? [new Headers(init?.headers).get('idempotency-key')] : [],
      );
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);

    document.body.replaceChildren();
    const again = renderScreen(<UpgradePage />, [user('free'), payment('stripe'), ...ofAnyPage], next);
    await screen.findByRole('button', { name: 'Go to payment' });
    expect(again.requests.filter(({ url }) => url === '/api/checkout')).toEqual([]);
    assign.mockRestore();
  });

  it('leads the free plan to the payment', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    writeSignInHint(true);
    const answers = [user('free'), payment('stripe'), checkout, ...ofAnyPage];
    const { user: person, requests } = renderScreen(page, answers, '/pricing');
    await waitFor(() => expect(requests.map(({ url }) => url)).toContain('/api/auth/me'));
    await person.click(await getPro());
    await waitFor(() => expect(assign).toHaveBeenCalledWith('http://localhost/pay-desk/cs_1'));
    expect(requests.find(({ url }) => url === '/api/checkout')?.body).toEqual({ price: 'pro_monthly' });
    assign.mockRestore();
  });

  it('tells Pro accounts that they have it', async () => {
    writeSignInHint(true);
    renderScreen(page, [user('pro'), payment('stripe'), ...ofAnyPage], '/pricing');
    await screen.findByRole('link', { name: 'Open Billing' });
    expect(screen.queryByRole('button', { name: 'Get Pro' })).toBeNull();
  });

  it('starts with the keywords for visitors from there, and says when payment is not available', async () => {
    renderScreen(page, [payment('not-set-up'), ...ofAnyPage], '/pricing?source=keywords');
    await screen.findByRole('heading', { name: /You have seen 4 keywords/ });
    await screen.findByText('Online payment isn’t set up yet.');
    expect(screen.queryByRole('button', { name: 'Get Pro' })).toBeNull();
  });

  it('is a form that leads to the order of the chosen price, without scripts', async () => {
    renderScreen(page, [payment('stripe'), ...ofAnyPage], '/pricing');
    const form = (await getPro()).closest('form');
    expect([form?.getAttribute('action'), form?.getAttribute('method')]).toEqual(['/u/upgrade', 'get']);
    const prices = [...(form?.querySelectorAll<HTMLInputElement>('[name=plan]') ?? [])].map(({ value }) => value);
    expect(prices).toEqual(['pro_monthly', 'pro_annual']);
  });
});

describe('the page after a payment', () => {
  it('reloads the current user once the event has arrived, and continues', async () => {
    const granted = answer(getCheckoutEndpoint, checkoutState('granted'));
    const { requests, router } = renderScreen(
      onlyAt('/checkout/success', <CheckoutSuccessPage />),
      [granted, user('pro'), flags],
      '/checkout/success?session_id=cs_1',
    );
    await screen.findByText('Elsewhere');
    expect(router.state.location.pathname).toBe('/');
    expect(requests.map(({ url }) => url).filter((url) => url !== '/api/flags')).toEqual([
      '/api/checkout/cs_1',
      '/api/auth/me',
    ]);
  });

  it('sends a visitor to the login first', async () => {
    const { router } = renderScreen(
      onlyAt('/checkout/success', <CheckoutSuccessPage />),
      [rejectWith(getCheckoutEndpoint, 'not-signed-in', 'Please log in.'), nobody, flags],
      '/checkout/success?session_id=cs_1',
    );
    await screen.findByText('Elsewhere');
    expect(router.state.location.search).toBe('?next=%2Fcheckout%2Fsuccess%3Fsession_id%3Dcs_1');
  });
});

describe('the local mock gateway', () => {
  it('is not found where it is disabled', async () => {
    const open = answer(getMockCheckoutEndpoint, {
      checkoutId: 'cs_1',
      title: 'Pro, monthly',
      amountCents: 3900,
      interval: 'month',
      state: 'open',
      cancelUrl: '/checkout/cancel',
    });
    renderScreen(
      onlyAt('/pay-desk/:checkoutId', <MockGatewayPage />),
      [payment('stripe'), open, flags],
      '/pay-desk/cs_1',
    );
    await screen.findByRole('heading', { name: 'Page Not Found' });
  });
});
