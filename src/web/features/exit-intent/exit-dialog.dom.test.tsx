import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { emailReportEndpoint } from '#shared/api/email-report.ts';
import { recordPageEventEndpoint } from '#shared/api/page-events.ts';
import { sampleAnalysis } from '#test/sample-analysis.ts';
import { answer, type EndpointAnswer, listChanges, rejectWith, renderScreen } from '#test/screens.tsx';
import { ExitDialog } from './exit-dialog.tsx';

const analysis = sampleAnalysis();
const event = answer(recordPageEventEndpoint, { success: true });

function openDialog(answers: readonly EndpointAnswer[], offersUpgrade = true) {
  const onClose = vi.fn();
  const rendered = renderScreen(
    <ExitDialog
      auditId="a1"
      analysis={analysis}
      initialEmail=""
      offersUpgrade={offersUpgrade}
      hasMoreToWrite
      onClose={onClose}
    />,
    [...answers, event],
  );
  return { ...rendered, onClose, dialog: within(screen.getByRole('dialog', { name: 'Take your report with you' })) };
}

describe('the dialog on leaving a report', () => {
  it('sends what was typed as it is, shows the server’s words, and closes once it is sent', async () => {
    const words = 'Please enter a valid email address';
    const { user, dialog, onClose, requests } = openDialog([
      rejectWith(emailReportEndpoint, 'invalid-request', words),
      answer(emailReportEndpoint, { success: true, message: 'On its way.', delivery: 'queued' }),
    ]);
    await user.click(dialog.getByRole('button', { name: /Email my report/ }));
    expect((await dialog.findByRole('alert')).textContent).toContain(words);
    expect(onClose).not.toHaveBeenCalled();
    await user.type(dialog.getByLabelText(/^Your email/), 'dana@harborandpine.example{Enter}');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    const payload = { auditId: 'a1', url: analysis.websiteUrl, score: analysis.overallScore };
    expect(listChanges(requests).map(({ body }) => body)).toEqual([
      { email: '', payload },
      { email: 'dana@harborandpine.example', payload },
      expect.objectContaining({ name: 'email_report_sent' }),
    ]);
  });

  it('says when a server without mail only keeps the report', async () => {
    const message = 'This server has no mail server yet.';
    const { user, dialog, onClose, requests } = openDialog([
      answer(emailReportEndpoint, { success: true, message, delivery: 'kept' }),
    ]);
    await user.type(dialog.getByLabelText(/^Your email/), 'dana@harborandpine.example');
    await user.click(dialog.getByRole('button', { name: /Email my report/ }));
    await dialog.findByText(message);
    dialog.getByText('Kept, not sent yet.');
    expect(onClose).not.toHaveBeenCalled();
    expect(listChanges(requests)).toHaveLength(1);
  });

  it('offers the free plan Pro, and takes a plain no', async () => {
    const free = openDialog([]);
    expect(free.dialog.getByRole('link', { name: /Upgrade to Pro/ }).getAttribute('href')).toBe(
      '/u/upgrade?plan=pro_monthly',
    );
    await free.user.click(free.dialog.getByRole('button', { name: 'No thanks' }));
    expect(free.onClose).toHaveBeenCalledOnce();
  });

  it('offers Pro nothing', () => {
    expect(openDialog([], false).dialog.queryByRole('link')).toBeNull();
  });
});
