import { screen, waitFor, within } from '@testing-library/react';
import { useReducer } from 'react';
import { describe, expect, it } from 'vitest';
import { emailReportEndpoint } from '#shared/api/email-report.ts';
import { recordPageEventEndpoint } from '#shared/api/page-events.ts';
import { sampleAnalysis } from '#test/sample-analysis.ts';
import { answer, type EndpointAnswer, listChanges, rejectWith, renderScreen } from '#test/screens.tsx';
import { useToast } from '#web/lib/toasts.ts';
import { EmailReportDialog } from './email-report-dialog.tsx';

const analysis = sampleAnalysis();
const event = answer(recordPageEventEndpoint, { success: true });

/** The dialog with what the page around it does: it closes it, and shows the toast. */
function Screen({ initialEmail }: { readonly initialEmail: string }) {
  const toast = useToast();
  const [isOpen, close] = useReducer(() => false, true);
  return (
    <>
      {isOpen && <EmailReportDialog auditId="a1" analysis={analysis} initialEmail={initialEmail} onClose={close} />}
      <p role="log">{toast?.isOpen === true ? `${toast.title}: ${toast.description}` : ''}</p>
    </>
  );
}
const toast = () => screen.getByRole('log').textContent;

function openMail(answers: readonly EndpointAnswer[], initialEmail = '') {
  const rendered = renderScreen(<Screen initialEmail={initialEmail} />, [...answers, event]);
  const dialog = within(screen.getByRole('dialog', { name: 'Send Report to Your Email' }));
  const field = dialog.getByLabelText<HTMLInputElement>(/^Your email/);
  return {
    ...rendered,
    dialog,
    field,
    send: () => rendered.user.click(dialog.getByRole('button', { name: /Send report/ })),
  };
}

describe('the report by mail', () => {
  it('needs an address with an at sign', async () => {
    const { user, requests, field, send, dialog } = openMail([]);
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
    const { requests, send } = openMail(
      [answer(emailReportEndpoint, { success: true, message: 'On its way.', delivery: 'queued' })],
      'dana@harborandpine.example',
    );
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
    const { user, field, send, dialog } = openMail([rejectWith(emailReportEndpoint, 'internal-error', words)]);
    await user.type(field, 'a@b.example');
    await send();
    expect((await dialog.findByRole('alert')).textContent).toContain(words);
    expect(toast()).toBe('Failed to Send Report: Please try again or contact support if the issue persists.');
    expect(field.value).toBe('a@b.example');
  });

  it('is kept, and not called sent, where the server has no mail', async () => {
    const message = 'This server has no mail server yet.';
    const { user, requests, field, send, dialog } = openMail([
      answer(emailReportEndpoint, { success: true, message, delivery: 'kept' }),
    ]);
    await user.type(field, 'a@b.example');
    await send();
    await dialog.findByText(message);
    dialog.getByText('Kept, not sent yet.');
    expect(listChanges(requests)).toHaveLength(1);
  });
});
