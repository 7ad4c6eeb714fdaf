import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  changeFlagEndpoint,
  createPublicClaimEndpoint,
  deletePublicClaimEndpoint,
  listAllPublicClaimsEndpoint,
  listFlagsEndpoint,
} from '#shared/api/admin/content.ts';
import {
  addSuppressionEndpoint,
  listSuppressionsEndpoint,
  removeSuppressionEndpoint,
} from '#shared/api/admin/mails.ts';
import {
  getUserEndpoint,
  grantPlanEndpoint,
  listPurchasesEndpoint,
  refundPurchaseEndpoint,
  suspendUserEndpoint,
} from '#shared/api/admin/users.ts';
import { getQueueEndpoint, retryJobEndpoint } from '#shared/api/admin/work.ts';
import { DEFAULT_FLAG_PERCENTS } from '#shared/product/flags.ts';
import { renderAdmin } from '#test/admin-screens.tsx';
import { FLAGS, PURCHASES, QUEUE, STATEMENTS, SUPPRESSIONS, USER_DETAIL } from '#test/sample-admin.ts';
import { answer, listChanges, rejectWith } from '#test/screens.tsx';
import { FlagList } from './flag-list.tsx';
import { PublicClaimList } from './public-claim-list.tsx';
import { PurchaseList } from './purchase-list.tsx';
import { QueueScreen } from './queue-screen.tsx';
import { SuppressionList } from './suppression-list.tsx';
import { UserDetail } from './user-detail.tsx';

const done = { success: true } as const;
const account = answer(getUserEndpoint, USER_DETAIL);
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));

describe('an operator action', () => {
  it('asks for a reason, is sent once, and shows its result in place', async () => {
    const { user, requests } = renderAdmin(<UserDetail userId="u1" />, [account, answer(suspendUserEndpoint, done)]);
    await user.click(await screen.findByRole('button', { name: /^Suspend/ }));
    const form = dialog('Suspend this account');
    form.getByText(/is signed out of 2 places/);
    await user.click(form.getByRole('button', { name: 'Suspend' }));
    form.getByText('Say why, in a few words: it goes into the log.');
    expect(document.activeElement).toBe(form.getByLabelText('Reason'));
    expect(listChanges(requests)).toEqual([]);

    await user.type(form.getByLabelText('Reason'), 'Sends spam through reports');
    const { promise, resolve } = Promise.withResolvers<void>();
    const respond = vi.mocked(fetch).getMockImplementation();
    vi.mocked(fetch).mockImplementationOnce(async (...request) => {
      await promise;
      return respond?.(...request) ?? Response.error();
    });
    await user.dblClick(form.getByRole('button', { name: 'Suspend' }));
    await form.findByText('Sending');
    resolve();
    await screen.findByText('The account is suspended.');
    expect(listChanges(requests)).toEqual([
      {
        method: 'POST',
        url: '/api/admin/users/u1/suspend',
        body: { suspended: true, reason: 'Sends spam through reports' },
      },
    ]);
    // The account is loaded again after the action.
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ method: 'GET', url: '/api/admin/users/u1' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps the typed text when the server refuses, and shows its sentence', async () => {
    const { user } = renderAdmin(<PurchaseList />, [
      answer(listPurchasesEndpoint, { rows: [...PURCHASES], nextCursor: null }),
      rejectWith(refundPurchaseEndpoint, 'forbidden', 'The payment service does not answer. Nothing was given back.'),
    ]);
    await user.click(await screen.findByRole('button', { name: /^Refund.*Pro, monthly/ }));
    const form = dialog('Refund $39.00');
    form.getByText(/cannot be taken back/);
    await user.type(form.getByLabelText('Reason'), 'Asked within a week');
    await user.click(form.getByRole('button', { name: 'Refund $39.00' }));
    expect((await form.findByRole('alert')).textContent).toContain('Nothing was given back.');
    expect(form.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('Asked within a week');
  });

  it('grants a plan until a day, and refuses a day in the past', async () => {
    const { user, requests } = renderAdmin(<UserDetail userId="u1" />, [account, answer(grantPlanEndpoint, done)]);
    await user.click(await screen.findByRole('button', { name: /^Grant/ }));
    const form = dialog('Grant a plan');
    await user.click(form.getByLabelText('Agency'));
    await user.click(form.getByLabelText('Until a day'));
    await user.type(form.getByLabelText('Reason'), 'Trial');
    await user.type(form.getByLabelText('Last day'), '2020-01-01');
    await user.click(form.getByRole('button', { name: 'Grant the plan' }));
    form.getByText('Choose today or a day to come.');
    expect(listChanges(requests)).toEqual([]);
    await user.clear(form.getByLabelText('Last day'));
    await user.type(form.getByLabelText('Last day'), '2090-05-04');
    await user.click(form.getByRole('button', { name: 'Grant the plan' }));
    await screen.findByText('Agency was granted.');
    expect(listChanges(requests)).toEqual([
      {
        method: 'POST',
        url: '/api/admin/users/u1/plan',
        body: { plan: 'agency', until: new Date('2090-05-04T23:59:59').toISOString(), reason: 'Trial' },
      },
    ]);
  });

  it('retries a failed job without a form', async () => {
    const { user, requests } = renderAdmin(<QueueScreen />, [
      answer(getQueueEndpoint, QUEUE),
      answer(retryJobEndpoint, done),
    ]);
    await user.click(await screen.findByRole('button', { name: /^Try again.*evt_0001/ }));
    await screen.findByText('apply-payment-event of evt_0001 is in the queue again.');
    expect(listChanges(requests)).toMatchObject([{ method: 'POST', url: '/api/admin/jobs/j2/retry' }]);
  });

  it('suppresses one address, and removes the suppression again', async () => {
    const { user, requests } = renderAdmin(<SuppressionList />, [
      answer(listSuppressionsEndpoint, { rows: [...SUPPRESSIONS], nextCursor: null }),
      answer(addSuppressionEndpoint, done),
      answer(removeSuppressionEndpoint, done),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Add an address' }));
    const form = dialog('Keep an address from getting mail');
    await user.type(form.getByLabelText('Email address'), 'not an address');
    await user.type(form.getByLabelText('Reason'), 'Asked by phone');
    await user.click(form.getByRole('button', { name: 'Stop mail' }));
    form.getByText('Type one address, with an at sign and no blanks.');
    await user.clear(form.getByLabelText('Email address'));
    await user.type(form.getByLabelText('Email address'), 'stop@lantern-oak.example');
    await user.click(form.getByRole('button', { name: 'Stop mail' }));
    await screen.findByText('stop@lantern-oak.example gets no mail any more.');

    await user.click(screen.getByRole('button', { name: /^Lift.*gone@wheelhouse-cycles\.example/ }));
    const lift = dialog('Let this address get mail again');
    await user.type(lift.getByLabelText('Reason'), 'The box exists again');
    await user.click(lift.getByRole('button', { name: 'Let it get mail' }));
    await screen.findByText('gone@wheelhouse-cycles.example gets mail again.');
    expect(listChanges(requests).map(({ body }) => body)).toEqual([
      { email: 'stop@lantern-oak.example', reason: 'Asked by phone' },
      { email: 'gone@wheelhouse-cycles.example', reason: 'The box exists again' },
    ]);
  });
});

describe('flags and content', () => {
  it('set a percentage by slider and by number, and explain its effect', async () => {
    const { user, requests } = renderAdmin(<FlagList />, [
      answer(listFlagsEndpoint, { flags: [...FLAGS] }),
      answer(changeFlagEndpoint, { flags: { ...DEFAULT_FLAG_PERCENTS, NEW_REPORT_UX: 70 } }),
    ]);
    const name = 'The newer report in place of the classic one';
    const number = await screen.findByRole('textbox', { name: `${name}: share in percent` });
    await user.clear(number);
    await user.type(number, '400');
    screen.getByText('Type a whole number from 0 to 100.');
    await user.clear(number);
    await user.type(number, '70');
    expect(screen.getByRole<HTMLInputElement>('slider', { name: `${name}: share on a slider` }).value).toBe('70');
    screen.getByText('Now 40%. 70 of 100 visitors will have it. Who has it now keeps it.');
    await user.click(screen.getByRole('button', { name: 'Change the share' }));
    const form = dialog(`${name}: 70%`);
    await user.type(form.getByLabelText('Reason'), 'No complaints at 40');
    await user.click(form.getByRole('button', { name: 'Change the share' }));
    await screen.findByText(`${name}: 70% of visitors.`);
    expect(listChanges(requests)).toEqual([
      {
        method: 'PUT',
        url: '/api/admin/flags/NEW_REPORT_UX',
        body: { percent: 70, reason: 'No complaints at 40' },
      },
    ]);
  });

  it('mark a claim without a basis as not shown, and say so in the form', async () => {
    const [saved] = STATEMENTS;
    if (saved === undefined) throw new Error('There is no sample.');
    const { user, requests } = renderAdmin(<PublicClaimList />, [
      answer(listAllPublicClaimsEndpoint, { statements: [...STATEMENTS] }),
      answer(createPublicClaimEndpoint, saved),
      answer(deletePublicClaimEndpoint, done),
    ]);
    await screen.findByText('Not shown: it has no basis');
    await user.click(screen.getByRole('button', { name: 'Add a statement' }));
    const form = dialog('A new statement');
    await user.click(form.getByLabelText('Publish it'));
    form.getByText('Without a basis it stays hidden, published or not.');
    await user.click(form.getByRole('button', { name: 'Keep it' }));
    form.getByText('Write what the statement says.');
    expect(listChanges(requests)).toEqual([]);
    await user.type(form.getByLabelText('What it says'), 'Every check shows its evidence.');
    await user.click(form.getByRole('button', { name: 'Keep it' }));
    await screen.findByText('Kept. Visitors do not see it.');
    expect(listChanges(requests)[0]?.body).toEqual({
      kind: 'claim',
      text: 'Every check shows its evidence.',
      author: null,
      authorRole: null,
      basis: null,
      isPublished: true,
    });
    await user.click(screen.getByRole('button', { name: /^Delete.*We found out/ }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await screen.findByText('The statement was deleted.');
    expect(listChanges(requests)[1]).toMatchObject({ method: 'DELETE' });
  });
});
