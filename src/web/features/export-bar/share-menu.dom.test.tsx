import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { emailReportEndpoint } from '#shared/api/email-report.ts';
import { exportPdfEndpoint } from '#shared/api/exports.ts';
import { recordPageEventEndpoint } from '#shared/api/page-events.ts';
import { sampleAnalysis } from '#test/sample-analysis.ts';
import { answer, type EndpointAnswer, listChanges, rejectWith, renderScreen } from '#test/screens.tsx';
import { EmailReportDialog } from '#web/features/email-report/email-report-dialog.tsx';
import { useToast } from '#web/lib/toasts.ts';
import { ShareMenu } from './share-menu.tsx';

const analysis = sampleAnalysis();
const event = answer(recordPageEventEndpoint, { success: true });

function Toast() {
  const toast = useToast();
  return <p role="log">{toast?.isOpen === true ? `${toast.title}: ${toast.description}` : ''}</p>;
}
const toast = () => screen.getByRole('log').textContent;

function renderMenu(answers: readonly EndpointAnswer[], initialEmail = '') {
  return renderScreen(
    <>
      <ShareMenu
        auditId="a1"
        websiteUrl={analysis.websiteUrl}
        emailDialog={(close) => (
          <EmailReportDialog auditId="a1" analysis={analysis} initialEmail={initialEmail} onClose={close} />
        )}
        shareDialog={() => null}
      />
      <Toast />
    </>,
    [...answers, event],
  );
}
type User = ReturnType<typeof renderScreen>['user'];
const press = (user: User, name: string) => user.click(screen.getByText(name));

async function openMail(user: User) {
  await press(user, 'Email Report');
  const dialog = within(screen.getByRole('dialog', { name: 'Send Report to Your Email' }));
  const field = dialog.getByLabelText<HTMLInputElement>(/^Your e-mail/);
  return { dialog, field, send: () => user.click(dialog.getByRole('button', { name: /Send report/ })) };
}

describe('the Share menu', () => {
  it('prints the page', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user } = renderMenu([]);
    await press(user, 'Print this report');
    expect(print).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
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

describe('the report by mail', () => {
  it('needs an address with an at sign', async () => {
    const { user, requests } = renderMenu([]);
    const { field, send, dialog } = await openMail(user);
    expect([field.type, field.required]).toEqual(['email', true]);
    for (const typed of ['   ', 'dana']) {
      await user.clear(field);
      await user.type(field, typed);
      await send();
      expect(toast()).toBe('Invalid Email: Please enter a valid email address');
      dialog.getByText('Please enter a valid email address');
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(document.activeElement).toBe(field);
    }
    expect(requests).toEqual([]);
  });

  it('is sent with the specified request to the account’s address, then the dialog closes', async () => {
    const { user, requests } = renderMenu(
      [answer(emailReportEndpoint, { success: true, message: 'On its way.', delivery: 'queued' })],
      'dana@harborandpine.example',
    );
    const { send } = await openMail(user);
    await send();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(toast()).toBe('Report Sent Successfully: On its way.');
    const [mail, told] = listChanges(requests).map(({ body }) => body);
    expect(mail).toMatchObject({
      email: 'dana@harborandpine.example',
      auditId: 'a1',
      auditData: { domain: 'harborandpine.example', score: analysis.overallScore, businessName: analysis.businessName },
    });
    expect(told).toMatchObject({ name: 'email_report_sent' });
  });

  it('says that it failed, and keeps what was typed', async () => {
    const words = 'It went wrong on our side.';
    const { user } = renderMenu([rejectWith(emailReportEndpoint, 'internal-error', words)]);
    const { field, send, dialog } = await openMail(user);
    await user.type(field, 'a@b.example');
    await send();
    expect((await dialog.findByRole('alert')).textContent).toContain(words);
    expect(toast()).toBe('Failed to Send Report: Please try again or contact support if the issue persists.');
    expect(field.value).toBe('a@b.example');
  });

  it('is kept, and not called sent, where the server has no mail', async () => {
    const message = 'This server has no mail server yet.';
    const { user, requests } = renderMenu([answer(emailReportEndpoint, { success: true, message, delivery: 'kept' })]);
    const { field, send, dialog } = await openMail(user);
    await user.type(field, 'a@b.example');
    await send();
    await dialog.findByText(message);
    dialog.getByText('Kept, not sent yet.');
    expect(listChanges(requests)).toHaveLength(1);
  });
});
