import { screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { listAllPublicClaimsEndpoint, listFlagsEndpoint } from '#shared/api/admin/content.ts';
import { listMailsEndpoint, listSuppressionsEndpoint } from '#shared/api/admin/mails.ts';
import { getMetricsEndpoint, getOverviewEndpoint, listLogEndpoint } from '#shared/api/admin/metrics.ts';
import { getUserEndpoint, listPurchasesEndpoint, listUsersEndpoint } from '#shared/api/admin/users.ts';
import { getQueueEndpoint, listAllAuditsEndpoint } from '#shared/api/admin/work.ts';
import { renderAdmin } from '#test/admin-screens.tsx';
import { AUDITS, FLAGS, LOG, METRICS, OVERVIEW, QUEUE, STATEMENTS, USER_DETAIL, USERS } from '#test/sample-admin.ts';
import { answer, type EndpointAnswer, rejectWith } from '#test/screens.tsx';
import { AuditList } from './audit-list.tsx';
import { FlagList } from './flag-list.tsx';
import { LogList } from './log-list.tsx';
import { MailDetail } from './mail-detail.tsx';
import { MailList } from './mail-list.tsx';
import { MetricsScreen } from './metrics-screen.tsx';
import { OverviewScreen } from './overview-screen.tsx';
import { PublicClaimList } from './public-claim-list.tsx';
import { PurchaseList } from './purchase-list.tsx';
import { QueueScreen } from './queue-screen.tsx';
import { SuppressionList } from './suppression-list.tsx';
import { UserDetail } from './user-detail.tsx';
import { UserList } from './user-list.tsx';

const nothing = { rows: [], nextCursor: null };
/** A page of accounts; without a cursor the last one. */
const accounts = (from: number, to: number, nextCursor: string | null = null) =>
  answer(listUsersEndpoint, { rows: USERS.slice(from, to), nextCursor });
const log = answer(listLogEndpoint, { rows: [...LOG], nextCursor: null });

describe('access to the administration', () => {
  it('sends a visitor to the login with the page to return to', async () => {
    const { router } = renderAdmin(<UserList />, [], { role: 'visitor', path: '/users?plan=pro' });
    await screen.findByText('Elsewhere');
    expect(router.state.location.pathname).toBe('/login');
    expect(new URLSearchParams(router.state.location.search).get('next')).toBe('/admin/users?plan=pro');
  });

  it('tells an account without a role that it is for operators, and requests no data', async () => {
    const { requests } = renderAdmin(<UserList />, [], { role: 'user', path: '/users' });
    await screen.findByRole('heading', { level: 1, name: 'This part is for the operator' });
    expect(requests.map(({ url }) => url)).toEqual(['/api/auth/me']);
    expect(screen.getByRole('link', { name: 'Go to the start page' }).getAttribute('href')).toBe('/');
  });

  it('shows support what only owners can do, with the reason', async () => {
    renderAdmin(<UserDetail userId="u1" />, [answer(getUserEndpoint, USER_DETAIL)], { role: 'support' });
    await screen.findByRole('heading', { name: 'What you can do' });
    expect(screen.queryByRole('button', { name: /^Grant/ })).toBeNull();
    expect(screen.getAllByText('Only an owner can do this.').length).toBeGreaterThan(2);
    screen.getByRole('button', { name: /^Send/ });
    screen.getByText(/an owner can refund/);
  });

  it('shows support no text of a message, and requests none', async () => {
    const { requests } = renderAdmin(<MailDetail mailId="m1" />, [], { role: 'support' });
    await screen.findByText(/^The text of messages can be read by owners only/);
    expect(requests.map(({ url }) => url)).toEqual(['/api/auth/me']);
  });

  it('shows support shares and statements without changing them', async () => {
    const both = (
      <>
        <FlagList />
        <PublicClaimList />
      </>
    );
    const flags = answer(listFlagsEndpoint, { flags: [...FLAGS] });
    const statements = answer(listAllPublicClaimsEndpoint, { statements: [...STATEMENTS] });
    renderAdmin(both, [flags, statements], { role: 'support' });
    expect(await screen.findAllByText('Only an owner can change a share.')).toHaveLength(FLAGS.length);
    expect(screen.queryByRole('slider')).toBeNull();
    await screen.findByText('Only an owner can change statements.');
    expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
  });
});

describe('a list', () => {
  it('is searched shortly after typing, filtered, and keeps both in the URL', async () => {
    const dental = accounts(4, 5);
    const none = answer(listUsersEndpoint, nothing);
    const { user, requests, router } = renderAdmin(<UserList />, [accounts(0, 5, '5'), dental, none], {
      path: '/users',
    });
    await screen.findByRole('table', { name: 'Accounts' });
    await user.type(screen.getByRole('searchbox', { name: 'Search addresses' }), 'dental');
    await screen.findByText('1 account');
    expect(requests.map(({ url }) => url).filter((url) => url.includes('search='))).toEqual([
      '/api/admin/users?search=dental',
    ]);
    await user.selectOptions(screen.getByLabelText('Plan'), 'Free');
    await screen.findByText(/^No account fits\./);
    expect(router.state.location.search).toBe('?search=dental&plan=free');
    expect(requests.at(-1)?.url).toBe('/api/admin/users?search=dental&plan=free');
  });

  it('shows the search of its address', async () => {
    const { requests } = renderAdmin(<UserList />, [accounts(4, 5)], { path: '/users?search=dental&plan=pro' });
    await screen.findByText('1 account');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('dental');
    expect(screen.getByLabelText<HTMLSelectElement>('Plan').value).toBe('pro');
    expect(requests.at(-1)?.url).toBe('/api/admin/users?search=dental&plan=pro');
  });

  it('loads page after page', async () => {
    const { user, requests } = renderAdmin(<UserList />, [accounts(0, 5, '5'), accounts(5, 7)]);
    await screen.findByText('5 accounts, and there are more');
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await screen.findByText('7 accounts');
    expect(requests.at(-1)?.url).toBe('/api/admin/users?cursor=5');
    expect(screen.getAllByRole('rowheader')).toHaveLength(7);
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  it('says why it could not be loaded, and retries', async () => {
    const words = 'The list could not be read just now.';
    const { user } = renderAdmin(<LogList />, [rejectWith(listLogEndpoint, 'forbidden', words), log]);
    expect((await screen.findByRole('alert')).textContent).toContain(words);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByRole('table', { name: 'Log of what operators did' });
  });

  it('leads to the login and back when the session has ended meanwhile', async () => {
    const ended = rejectWith(listAllAuditsEndpoint, 'not-signed-in', 'Sign in first.');
    const audits = answer(listAllAuditsEndpoint, { rows: [...AUDITS], nextCursor: null });
    const { router, queryClient } = renderAdmin(<AuditList />, [audits, ended], { path: '/audits?status=failed' });
    await screen.findByRole('table', { name: 'Audits' });
    await queryClient.refetchQueries({ queryKey: ['admin'] });
    await screen.findByText('Elsewhere');
    expect(new URLSearchParams(router.state.location.search).get('next')).toBe('/admin/audits?status=failed');
  });

  it('leads from each warning to the list that shows what it is about', async () => {
    renderAdmin(<OverviewScreen />, [answer(getOverviewEndpoint, OVERVIEW)]);
    const given = await screen.findByRole('link', { name: '2 jobs were given up after the last attempt.' });
    expect(given.getAttribute('href')).toBe('/admin/queue');
    const waiting = screen.getByRole('link', { name: /^4 mails wait in the outbox/ });
    expect(waiting.getAttribute('href')).toBe('/admin/mails?status=outbox');
    expect(screen.getByText(/^This server makes no backups/).closest('a')).toBeNull();
  });

  it.each<readonly [string, ComponentType, EndpointAnswer]>([
    ['Nothing needs you now.', OverviewScreen, answer(getOverviewEndpoint, { ...OVERVIEW, warnings: [] })],
    ['Nobody has signed up yet.', UserList, answer(listUsersEndpoint, nothing)],
    ['Nothing has been bought yet.', PurchaseList, answer(listPurchasesEndpoint, nothing)],
    ['Nobody has asked for an audit yet.', AuditList, answer(listAllAuditsEndpoint, nothing)],
    ['Nothing was given up.', QueueScreen, answer(getQueueEndpoint, { ...QUEUE, failed: [] })],
    ['No message has been written yet.', MailList, answer(listMailsEndpoint, { ...nothing, isSmtpConfigured: false })],
    ['Every address may get mail.', SuppressionList, answer(listSuppressionsEndpoint, nothing)],
    [
      'Not measured: no audit was finished in these days.',
      MetricsScreen,
      answer(getMetricsEndpoint, { ...METRICS, auditMs: null }),
    ],
    [
      'There are none, and the product shows none.',
      PublicClaimList,
      answer(listAllPublicClaimsEndpoint, { statements: [] }),
    ],
    ['Nothing has been done yet.', LogList, answer(listLogEndpoint, nothing)],
  ])('says that it is empty: %s', async (words, List, empty) => {
    renderAdmin(<List />, [empty]);
    await screen.findByText((text) => text.includes(words));
  });
});

describe('the metrics', () => {
  const metrics = answer(getMetricsEndpoint, METRICS);

  it('draw days as a chart with a name and offer them as a table, for the days of their address', async () => {
    const { user, requests, router } = renderAdmin(<MetricsScreen />, [metrics], { path: '/rollout-metrics' });
    await screen.findByRole('img', { name: /^Audits per day: .* done, .* failed$/ });
    await user.click(screen.getByText('Audits per day as a table'));
    expect(screen.getByRole('table', { name: 'Audits per day' }).querySelectorAll('tr')).toHaveLength(31);
    await user.selectOptions(screen.getByLabelText('Last'), '7 days');
    await waitFor(() => expect(requests.at(-1)?.url).toBe('/api/admin/metrics?days=7'));
    expect(router.state.location.search).toBe('?days=7');
  });

  it('are those of 30 days where the address names other ones', async () => {
    const { requests } = renderAdmin(<MetricsScreen />, [metrics], { path: '/rollout-metrics?days=4000' });
    await screen.findByRole('img', { name: /^Audits per day/ });
    expect(requests.at(-1)?.url).toBe('/api/admin/metrics?days=30');
  });
});
