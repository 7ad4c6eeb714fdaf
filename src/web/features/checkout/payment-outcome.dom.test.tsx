import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getCheckoutEndpoint } from '#shared/api/checkout.ts';
import { checkoutState } from '#test/sample-billing.ts';
import { answer, type EndpointAnswer, rejectWith, renderScreen } from '#test/screens.tsx';
import { PaymentOutcome } from './payment-outcome.tsx';
import { usePaymentWait } from './use-payment-wait.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'], shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

/** The page after a payment, without its frame. */
function Outcome({ checkoutId }: { readonly checkoutId: string | null }) {
  return <PaymentOutcome wait={usePaymentWait(checkoutId)} onReload={() => {}} />;
}
const renderOutcome = (answers: readonly EndpointAnswer[], checkoutId: string | null = 'cs_1') =>
  renderScreen(<Outcome checkoutId={checkoutId} />, answers);
const told = (state: Parameters<typeof checkoutState>[0]) => answer(getCheckoutEndpoint, checkoutState(state, true));
const heading = (name: string) => screen.findByRole('heading', { name });

describe('after the payment', () => {
  it('asks until the payment service has told us', async () => {
    const { requests } = renderOutcome([told('waiting'), told('open'), told('granted')]);
    await heading('Waiting for the payment service');
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    await heading('Your purchase is open');
    expect(requests).toHaveLength(3);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(requests).toHaveLength(3);
  });

  it('says after a minute that it takes long, and that what was bought will open', async () => {
    renderOutcome([told('open')]);
    await heading('Waiting for the payment service');
    await act(() => vi.advanceTimersByTimeAsync(75_000));
    await heading('This is taking longer than usual');
    screen.getByText(/opens as soon as it’s confirmed/);
    screen.getByRole('link', { name: 'Open Billing' });
  });

  it.each([
    ['failed', 'Your payment didn’t go through'],
    ['expired', 'This payment page timed out'],
  ] as const)('tells a payment that %s, and offers to try again', async (state, name) => {
    renderOutcome([told(state)]);
    await heading(name);
    expect(screen.getByRole('link', { name: 'Try the payment again' }).getAttribute('href')).toBe(
      '/u/upgrade?plan=photo-seo-pack&audit=a1',
    );
  });

  it('shows nothing without a payment, or for another account’s', async () => {
    const missing = 'We can’t find this payment';
    const { requests } = renderOutcome([], null);
    await heading(missing);
    expect(requests).toEqual([]);
    renderOutcome([rejectWith(getCheckoutEndpoint, 'not-found', 'There is no such payment.')]);
    await waitFor(() => expect(screen.getAllByRole('heading', { name: missing })).toHaveLength(2));
  });
});
