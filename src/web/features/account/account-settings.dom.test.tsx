import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listApiKeysEndpoint, listSessionsEndpoint } from '#shared/api/account.ts';
import { getOpenAccessEndpoint } from '#shared/api/account-access.ts';
import { getDataSettingsEndpoint } from '#shared/api/data-retention.ts';
import { getReportBrandEndpoint } from '#shared/api/report-brand.ts';
import type { Plan } from '#shared/product/plans.ts';
import { answer, renderScreen } from '#test/screens.tsx';
import { AccountSettings } from './account-settings.tsx';

const at = '2026-11-01T09:00:00.000Z';
const answers = [
  answer(listSessionsEndpoint, {
    sessions: [{ id: 's1', device: 'Chromium on Linux', isThisOne: true, createdAt: at, lastUsedAt: at }],
  }),
  answer(getOpenAccessEndpoint, { otherSessions: 0, apiKeys: [], shareLinks: [], shareLinkCount: 0 }),
  answer(getDataSettingsEndpoint, { keepAuditsDays: null, audits: 0, olderAudits: [], businesses: [] }),
  answer(listApiKeysEndpoint, { keys: [] }),
  answer(getReportBrandEndpoint, { brand: null }),
];

/** The settings of an account with a plan. */
function renderSettings(plan: Plan) {
  const person = {
    id: 'u1',
    email: 'dana@harborandpine.example',
    emailVerified: true,
    role: 'user',
    createdAt: at,
  } as const;
  const rights = { isFree: plan === 'free', isPro: plan === 'pro', isAgency: plan === 'agency', isOperator: false };
  return renderScreen(<AccountSettings user={{ ...person, plan, ...rights }} />, answers);
}

describe('the brand of an agency', () => {
  it('is offered to an agency', async () => {
    renderSettings('agency');
    await screen.findByRole('region', { name: 'White label' });
  });

  it('is not offered where the plan has none', async () => {
    const { requests } = renderSettings('pro');
    await screen.findByText('This browser, now');
    expect(screen.queryByRole('region', { name: 'White label' })).toBeNull();
    expect(requests.map(({ url }) => url)).not.toContain('/api/account/report-brand');
  });
});
