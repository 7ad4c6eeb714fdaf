import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { verifyAuditEndpoint, verifyReportEndpoint, verifySharedEndpoint } from '#shared/api/verify.ts';
import { rejectWith, renderScreen } from '#test/screens.tsx';
import { VerifyPanel } from './verify-panel.tsx';

const panel = <VerifyPanel explanation={null} />;

it('says what is wrong with a chosen file, and why the server could not verify a report', async () => {
  const sentence = 'The report is not one that can be verified.';
  const { requests } = renderScreen(panel, [rejectWith(verifyReportEndpoint, 'invalid-request', sentence)]);
  // The dialog of a system lets people choose any file.
  const user = userEvent.setup({ delay: null, applyAccept: false });
  const input = screen.getByLabelText('Report and evidence');
  await user.click(screen.getByRole('button', { name: /^Verify the report/ }));
  await screen.findByText('Choose the report first: the JSON file that it offers for download.');
  await user.upload(input, new File(['%PDF-1.7'], 'report.pdf', { type: 'application/pdf' }));
  await screen.findByText('“report.pdf” is neither a report in JSON nor an evidence bundle.');
  expect(requests).toEqual([]);
  await user.upload(input, new File(['{"hello":1}'], 'other.json', { type: 'application/json' }));
  await screen.findByText('other.json');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await user.click(screen.getByRole('button', { name: /^Verify the report/ }));
  await screen.findByText(sentence);
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual(['POST /api/verify']);
});

it.each([
  ['/verify?audit=a1', verifyAuditEndpoint, 'This audit isn’t open in this browser.'],
  ['/verify?shared=nothing', verifySharedEndpoint, 'This link shows no report, or does not any more.'],
] as const)(
  'says why a known report cannot be verified, and leads to the files (%s)',
  async (path, endpoint, sentence) => {
    const { user } = renderScreen(panel, [rejectWith(endpoint, 'not-found', sentence)], path);
    await screen.findByText(sentence);
    await user.click(screen.getByRole('link', { name: 'Verify a report from files' }));
    await screen.findByRole('button', { name: /^Verify the report/ });
  },
);
