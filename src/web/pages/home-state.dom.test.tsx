import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getFlagsEndpoint } from '#shared/api/flags.ts';
import { recordPageEventEndpoint } from '#shared/api/page-events.ts';
import { DEFAULT_FLAG_PERCENTS } from '#shared/product/flags.ts';
import { answer, listChanges, renderScreen } from '#test/screens.tsx';
import { MainAction } from '#web/components/main-action.tsx';
import { SetupChecklist } from '#web/features/landing/setup-checklist.tsx';
import { TrustTip } from '#web/features/trust-tip/trust-tip.tsx';

const answers = [
  answer(getFlagsEndpoint, { flags: DEFAULT_FLAG_PERCENTS }),
  answer(recordPageEventEndpoint, { success: true }),
];
/** As another tab saves and deletes an audit: the browser tells this one. */
function saveElsewhere(audit: string | null): void {
  if (audit === null) localStorage.removeItem('auditData');
  else localStorage.setItem('auditData', audit);
  act(() => void dispatchEvent(new Event('storage')));
}
const states = () => screen.getAllByRole('listitem').map((step) => /(Done|Pending)$/.exec(step.textContent)?.[0]);

describe('the landing page', () => {
  it('marks the audit as done and offers to open it, once another tab has run one', () => {
    renderScreen(
      <>
        <MainAction variant="lit" />
        <SetupChecklist tip={null} />
      </>,
      answers,
    );
    expect(states()).toEqual(['Pending', 'Pending', 'Pending', 'Pending']);
    screen.getByRole('link', { name: 'Run Free Audit' });
    saveElsewhere('{}');
    expect(states()).toEqual(['Done', 'Pending', 'Pending', 'Pending']);
    expect(screen.getByRole('link', { name: 'Open Your Audit' }).getAttribute('href')).toBe('/audit');
    saveElsewhere(null);
    screen.getByRole('link', { name: 'Run Free Audit' });
  });

  it('reports where the workspace tip was followed', async () => {
    const { user, requests } = renderScreen(<TrustTip form="full" source="onboarding" />, answers);
    const link = screen.getByRole('link', { name: /Open Google Workspace admin/ });
    expect(link.getAttribute('href')).toBe('https://admin.google.com/');
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(listChanges(requests).map(({ body }) => body)).toEqual([
      expect.objectContaining({
        name: 'workspace_tip_clicked',
        properties: { source: 'onboarding', label: 'google_workspace_admin' },
      }),
    ]);
  });
});
