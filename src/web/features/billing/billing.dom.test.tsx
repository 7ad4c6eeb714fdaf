import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type BillingView, openPortalEndpoint } from '#shared/api/billing.ts';
import { freeBilling, proBilling } from '#test/sample-billing.ts';
import { type EndpointAnswer, rejectWith, renderScreen } from '#test/screens.tsx';
import { BillingPlanSection } from './plan-section.tsx';
import { PurchasesSection } from './purchases-section.tsx';

function renderBilling(billing: BillingView, answers: readonly EndpointAnswer[] = []) {
  return renderScreen(
    <>
      <BillingPlanSection billing={billing} />
      <PurchasesSection purchases={billing.purchases} />
    </>,
    answers,
  );
}

describe('billing', () => {
  it('shows the plan, the state of the subscription and every payment', () => {
    renderBilling(proBilling);
    screen.getByText(/Renews on Dec 18, 2026 for \$39 a month\./);
    const purchases = within(screen.getByRole('region', { name: 'Purchases' }));
    expect(purchases.getAllByRole('listitem')).toHaveLength(3);
    expect(purchases.getAllByText('Refunded')).toHaveLength(1);
    const audit = purchases.getByRole('link', { name: /Open the audit of Q&A Year Pack/ });
    expect(audit.getAttribute('href')).toBe('/audit?id=a1');
  });

  it('says when the portal of the payment service cannot be opened', async () => {
    const words = 'The payment service did not answer.';
    const { user } = renderBilling(proBilling, [rejectWith(openPortalEndpoint, 'temporarily-unavailable', words)]);
    await user.click(screen.getByRole('button', { name: 'Manage subscription' }));
    await screen.findByText(words);
    screen.getByRole('button', { name: 'Manage subscription' });
  });

  it('offers Pro to the free plan', () => {
    renderBilling(freeBilling);
    screen.getByRole('link', { name: 'Get Pro, $39 a month' });
  });

  it('offers nothing where payment is not set up', () => {
    renderBilling({ ...freeBilling, payment: 'not-set-up' });
    screen.getByText('Online payment isn’t set up yet.');
    expect(screen.queryByRole('link', { name: /Get Pro/ })).toBeNull();
  });
});
