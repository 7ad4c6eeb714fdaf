import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { previewAddOnEndpoint } from '#shared/api/add-on-packs.ts';
import { getAuditEndpoint, listAuditsEndpoint } from '#shared/api/audits.ts';
import { getMeEndpoint } from '#shared/api/auth.ts';
import { getPaymentOptionsEndpoint, type PaymentKind } from '#shared/api/billing.ts';
import { checkoutEndpoint } from '#shared/api/checkout.ts';
import { recordPageEventEndpoint } from '#shared/api/page-events.ts';
import type { Plan } from '#shared/product/plans.ts';
import { answer, type EndpointAnswer, rejectWith, renderScreen } from '#test/screens.tsx';
import UpgradePage from './upgrade.tsx';

const PAYMENT = 'http://localhost/pay-desk/cs_1';

beforeEach(() => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  return () => assign.mockRestore();
});

function user(plan: Plan): EndpointAnswer {
  const person = { id: 'u1', email: 'dana@harborandpine.example', emailVerified: true, role: 'user' } as const;
  return answer(getMeEndpoint, { success: true, user: { ...person, plan, createdAt: '2026-11-01T09:00:00.000Z' } });
}
const nobody = rejectWith(getMeEndpoint, 'not-signed-in', 'Please log in.');

interface Situation {
  readonly who?: EndpointAnswer;
  readonly payment?: PaymentKind;
  readonly answers?: readonly EndpointAnswer[];
}

/** The order at an address; `paid` are the bodies of the payments begun. */
function openOrder(path: string, { who = user('free'), payment = 'stripe', answers = [] }: Situation = {}) {
  const rendered = renderScreen(
    <UpgradePage />,
    [
      who,
      ...answers,
      answer(getPaymentOptionsEndpoint, { payment }),
      answer(checkoutEndpoint, { url: PAYMENT }),
      answer(recordPageEventEndpoint, { success: true }),
    ],
    path,
  );
  const paid = () =>
    rendered.requests.filter(({ url, method }) => method === 'POST' && url === '/api/checkout').map(({ body }) => body);
  return { ...rendered, paid };
}
const payButton = () => screen.findByRole('button', { name: 'Go to payment' });

const audit = answer(getAuditEndpoint, {
  auditId: 'a1',
  status: 'done',
  url: 'https://lantern.test/',
  createdAt: '2026-11-18T10:00:00Z',
  businessId: 'b1',
  progress: null,
});
const photos = answer(previewAddOnEndpoint, {
  count: 9,
  sentence: '9 photos from the pages we checked.',
  isSold: true,
});
const noAudits = answer(listAuditsEndpoint, { rows: [], nextCursor: null });
const ADD_ON = '/u/upgrade?plan=photo-seo-pack&audit=a1';

describe('the order', () => {
  it('of a plan begins a payment by a press alone', async () => {
    const { user: person, paid } = openOrder('/u/upgrade?plan=pro_monthly');
    const button = await payButton();
    expect(paid()).toEqual([]);
    await person.click(button);
    await waitFor(() => expect(location.assign).toHaveBeenCalledWith(PAYMENT));
    expect(paid()).toEqual([{ price: 'pro_monthly' }]);
  });

  it('of an add-on names the website and what it holds', async () => {
    const { user: person, paid } = openOrder(ADD_ON, { answers: [audit, photos] });
    await screen.findByText('The audit of lantern.test.');
    await screen.findByText('9 photos from the pages we checked.');
    await person.click(await payButton());
    await waitFor(() => expect(paid()).toEqual([{ price: 'photo-seo-pack', auditId: 'a1' }]));
  });

  it('of an add-on without an audit is for the newest finished one', async () => {
    const summary = { businessId: 'b1', url: 'https://lantern.test/', overallScore: 64, isLocked: false };
    const rows = (['running', 'done', 'done'] as const).map((status, at) => ({
      ...summary,
      auditId: `a${2 - at}`,
      status,
      createdAt: '2026-11-22T09:00:00.000Z',
    }));
    const list = answer(listAuditsEndpoint, { rows, nextCursor: null });
    const { user: person, paid } = openOrder('/u/upgrade?plan=photo-seo-pack', { answers: [list, audit, photos] });
    await screen.findByText(/^Your newest finished audit: lantern\.test\./);
    await screen.findByText('9 photos from the pages we checked.');
    await person.click(await payButton());
    await waitFor(() => expect(paid()).toEqual([{ price: 'photo-seo-pack', auditId: 'a1' }]));
  });

  it.each([
    [
      'without a finished audit',
      '/u/upgrade?plan=photo-seo-pack',
      [noAudits],
      /^You have no finished audit yet\./,
      'Run Free Audit',
    ],
    [
      'for another owner’s audit',
      ADD_ON,
      [rejectWith(getAuditEndpoint, 'not-found', 'There is no such audit.'), photos],
      /^This audit is not in your account\./,
      'Run Free Audit',
    ],
    [
      'of which the audit gives nothing',
      ADD_ON,
      [audit, answer(previewAddOnEndpoint, { count: 0, sentence: 'We saw no photos.', isSold: false })],
      'We saw no photos. We don’t sell it for this audit.',
      'Open the report',
    ],
  ] as const)('of an add-on %s sells none', async (_name, path, answers, words, instead) => {
    openOrder(path, { answers });
    await screen.findByText(words);
    within(screen.getByRole('main')).getByRole('link', { name: instead });
    expect(screen.queryByRole('button', { name: 'Go to payment' })).toBeNull();
  });

  it('shows an error in place, and can be tried again', async () => {
    const words = 'Too many payments were begun.';
    const { user: person, paid } = openOrder('/u/upgrade?plan=pro_monthly', {
      answers: [rejectWith(checkoutEndpoint, 'too-many-requests', words)],
    });
    await person.click(await payButton());
    await screen.findByText(words);
    await person.click(await payButton());
    await waitFor(() => expect(paid()).toHaveLength(2));
    // Another try is another payment: a repeated key would return the first answer.
    const keys = vi
      .mocked(fetch)
      .mock.calls.flatMap(([url, init]) =>
        url === '/api/checkout' ? [new Headers(init?.headers).get('idempotency-key')] : [],
      );
    expect(new Set(keys).size).toBe(2);
  });

  it.each([
    ['What would you like?', '/u/upgrade', {}],
    ['You have Pro already', '/u/upgrade?plan=pro_monthly', { who: user('pro') }],
    ['Online payment isn’t set up yet', '/u/upgrade?plan=pro_monthly', { who: nobody, payment: 'not-set-up' }],
  ] as const)('says what there is: %s', async (name, path, situation) => {
    openOrder(path, { ...situation, answers: [noAudits] });
    await screen.findByRole('heading', { name });
  });

  it('sends a visitor to sign up, and back to it', async () => {
    const { router } = openOrder(ADD_ON, { who: nobody, answers: [audit, photos, noAudits] });
    await waitFor(() => expect(router.state.location.pathname).toBe('/signup'));
    expect(new URLSearchParams(router.state.location.search).get('next')).toBe(ADD_ON);
    await screen.findByRole('heading', { name: 'What would you like?' });
  });
});
