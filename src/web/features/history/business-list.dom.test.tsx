import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { startAuditsEndpoint } from '#shared/api/audits.ts';
import { getMeEndpoint } from '#shared/api/auth.ts';
import { type BusinessSummary, listBusinessesEndpoint } from '#shared/api/history.ts';
import { answer, listChanges, renderScreen } from '#test/screens.tsx';
import { writeSignInHint } from '#web/lib/sign-in-hint.ts';
import { BusinessList } from './business-list.tsx';

afterEach(() => writeSignInHint(false));

const at = '2026-11-03T09:42:00.000Z';

function business(name: string, score: number | null, pointsGained: number): BusinessSummary {
  const id = name.toLowerCase();
  return {
    businessId: id,
    domain: `${id}.example`,
    name,
    newestAuditId: `audit-${id}`,
    newestAt: at,
    newestStatus: 'done',
    scores: [{ auditId: `audit-${id}`, at, score }],
    scoreRange: { low: 12, high: 88 },
    subScores: { mapsReadiness: 62, aiReadiness: null },
    step: { title: `Step of ${name}`, effort: 'minutes', pointsGained, gain: 'exact' },
    isWatched: false,
  };
}

const many = [
  business('Anvil', 48, 3),
  business('Cedar', 84, 9),
  business('Dune', null, 6.5),
  business('Ember', 66, 1),
];
const agency = answer(getMeEndpoint, {
  success: true,
  user: { id: 'u1', email: 'agency@lantern.example', plan: 'agency', role: 'user', emailVerified: true, createdAt: at },
});

function renderList(
  businesses: readonly BusinessSummary[],
  isAgency = false,
  more: Parameters<typeof renderScreen>[1] = [],
) {
  if (isAgency) writeSignInHint(true);
  const listed = answer(listBusinessesEndpoint, { businesses: [...businesses], hasMore: false });
  return renderScreen(<BusinessList empty={<p>Nothing here</p>} />, [listed, ...(isAgency ? [agency] : []), ...more]);
}

const listedNames = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

describe('the list of businesses', () => {
  it('begins with most points to win, with score or range, step and points', async () => {
    renderList(many);
    await screen.findByRole('link', { name: 'Cedar' });
    expect(listedNames()).toEqual(['Cedar', 'Dune', 'Anvil', 'Ember']);
    const [, dune] = screen.getAllByRole('listitem');
    within(dune as HTMLElement).getByText('12–88');
    within(dune as HTMLElement).getByText('Step of Dune');
    within(dune as HTMLElement).getByText('+6.5');
  });

  it('says in words which are checked regularly', async () => {
    renderList([{ ...business('Anvil', 48, 3), isWatched: true }, business('Cedar', 84, 9)]);
    await screen.findByRole('link', { name: 'Cedar' });
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows.map((row) => row.includes('Last audit Nov 3, 2026Checked regularly'))).toEqual([true, false]);
  });

  it('is searched, ordered and narrowed', async () => {
    const { user } = renderList(many);
    await user.type(await screen.findByLabelText('Search name or website'), 'an');
    expect(listedNames()).toEqual(['Anvil']);
    await user.clear(screen.getByLabelText('Search name or website'));
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Name');
    expect(listedNames()).toEqual(['Anvil', 'Cedar', 'Dune', 'Ember']);
    await user.click(screen.getByRole('button', { name: 'Needs work 1' }));
    expect(listedNames()).toEqual(['Ember']);
    await user.type(screen.getByLabelText('Search name or website'), 'nobody');
    screen.getByText('No business here. Change the search or show all.');
  });

  it('shows two or three side by side, and no fourth', async () => {
    const { user } = renderList(many);
    await user.click(await screen.findByLabelText('Compare Cedar'));
    expect(screen.queryByRole('region', { name: 'Side by side' })).toBeNull();
    await user.click(screen.getByLabelText('Compare Dune'));
    const table = within(screen.getByRole('region', { name: 'Side by side' }));
    expect(table.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Cedar',
      'Dune',
    ]);
    await user.click(screen.getByLabelText('Compare Anvil'));
    expect(screen.getByLabelText<HTMLInputElement>('Compare Ember').disabled).toBe(true);
    await user.click(table.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('region', { name: 'Side by side' })).toBeNull();
  });

  it('is short for one business: no search, nothing to compare, no form', async () => {
    renderList(many.slice(0, 1));
    await screen.findByRole('link', { name: 'Anvil' });
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByLabelText('Websites')).toBeNull();
  });

  it('is empty where nothing was audited', async () => {
    renderList([]);
    await screen.findByText('Nothing here');
  });
});

describe('many sites at once', () => {
  const answered = answer(startAuditsEndpoint, {
    audits: [
      { url: 'harbor.example', auditId: 'a1', status: 'queued' },
      { url: 'junipper', error: 'No website at this address.', code: 'invalid-request' },
    ],
  });

  it('are started for Agency; what was refused stays in the field with its reason', async () => {
    const { user, requests } = renderList([], true, [answered]);
    const field = await screen.findByLabelText<HTMLTextAreaElement>('Websites');
    await user.click(screen.getByRole('button', { name: /^Check these sites/ }));
    screen.getByText('Type at least one website, one in each line.');
    await user.type(field, 'harbor.example, Harbor & Pine\njunipper\n');
    await user.click(screen.getByRole('button', { name: /^Check 2 sites/ }));
    await screen.findByText('1 audit started. It shows up below.');
    screen.getByText('No website at this address.');
    expect(field.value).toBe('junipper');
    expect(listChanges(requests)).toMatchObject([
      { url: '/api/audits/bulk', body: { urls: ['harbor.example', 'junipper'] } },
    ]);
  });

  it('come from the first column of a file', async () => {
    const { user } = renderList([], true);
    const field = await screen.findByLabelText<HTMLTextAreaElement>('Websites');
    const file = new File(['Website;Name\nharbor.example;Harbor\ncedar.example;Cedar'], 'clients.csv', {
      type: 'text/csv',
    });
    await user.upload(screen.getByLabelText('A CSV file with the websites in its first column'), file);
    await screen.findByRole('button', { name: /^Check 2 sites/ });
    expect(field.value).toBe('harbor.example\ncedar.example');
  });

  it('are no more than the plan checks in one go', async () => {
    const { user, requests } = renderList([], true);
    const field = await screen.findByLabelText('Websites');
    await user.click(field);
    await user.paste(Array.from({ length: 51 }, (_, index) => `site${index}.example`).join('\n'));
    await user.click(screen.getByRole('button', { name: /^Check 51 sites/ }));
    screen.getByText('At most 50 websites can be checked in one go. You have 51.');
    expect(listChanges(requests)).toEqual([]);
  });
});
