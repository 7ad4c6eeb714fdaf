import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { exportPdfEndpoint } from '#shared/api/exports.ts';
import { type EndpointAnswer, rejectWith, renderScreen } from '#test/screens.tsx';
import { useToast } from '#web/lib/toasts.ts';
import { ShareMenu } from './share-menu.tsx';

function Toast() {
  const toast = useToast();
  return <p role="log">{toast?.isOpen === true ? `${toast.title}: ${toast.description}` : ''}</p>;
}
const toast = () => screen.getByRole('log').textContent;

function renderMenu(answers: readonly EndpointAnswer[]) {
  return renderScreen(
    <>
      <ShareMenu
        auditId="a1"
        websiteUrl="https://harborandpine.example/"
        emailDialog={(close) => (
          <button type="button" onClick={close}>
            Mail dialog
          </button>
        )}
        shareDialog={() => null}
      />
      <Toast />
    </>,
    answers,
  );
}
type User = ReturnType<typeof renderScreen>['user'];
const press = (user: User, name: string) => user.click(screen.getByText(name));

describe('the Share menu', () => {
  it('prints the page', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user } = renderMenu([]);
    await press(user, 'Print this report');
    expect(print).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  it('opens a dialog that closes itself', async () => {
    const { user } = renderMenu([]);
    expect(screen.queryByText('Mail dialog')).toBeNull();
    await press(user, 'Email Report');
    await press(user, 'Mail dialog');
    expect(screen.queryByText('Mail dialog')).toBeNull();
  });

  it('leads to another site', () => {
    renderMenu([]);
    expect(screen.getByText('Analyze Another Site').closest('a')?.getAttribute('href')).toBe('/');
  });

  it('says why no PDF was made, and stays', async () => {
    const words = 'Too many documents are being made.';
    const { user, requests, router } = renderMenu([rejectWith(exportPdfEndpoint, 'overloaded', words)]);
    await press(user, 'Export PDF Report');
    await waitFor(() => expect(toast()).toBe(`No PDF was made: ${words}`));
    expect(requests.map(({ url }) => url)).toEqual(['/api/export-pdf?auditId=a1']);
    expect(router.state.location.pathname).toBe('/');
  });
});
