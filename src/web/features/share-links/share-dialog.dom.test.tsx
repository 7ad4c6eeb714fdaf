import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import {
  createShareEndpoint,
  listSharesEndpoint,
  MOST_SHARES,
  revokeShareEndpoint,
  type ShareLink,
} from '#shared/api/shares.ts';
import { answer, listChanges, named, rejectWith, renderScreen } from '#test/screens.tsx';
import { ShareDialog } from './share-dialog.tsx';

const link: ShareLink = {
  shareId: 's1',
  url: 'https://porchlight.example/r/s1',
  createdAt: '2026-11-22T10:00:00.000Z',
  expiresAt: '2026-12-22T10:00:00.000Z',
  openings: 2,
  lastOpenedAt: '2026-11-22T11:00:00.000Z',
};
const none = answer(listSharesEndpoint, { shares: [] });
const one = answer(listSharesEndpoint, { shares: [link] });

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Share
      </button>
      {isOpen && <ShareDialog auditId="a1" onClose={() => setOpen(false)} />}
    </>
  );
}

async function openDialog(answers: Parameters<typeof renderScreen>[1]) {
  const rendered = renderScreen(<Opener />, answers);
  await rendered.user.click(screen.getByRole('button', { name: 'Share' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Share this report' }));
  return { ...rendered, dialog };
}

describe('the dialog of share links', () => {
  it('is a modal dialog that the cross closes', async () => {
    const { user, dialog } = await openDialog([none]);
    await dialog.findByText('Nobody else can see this report.');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('makes a link for the time that was chosen and lists it', async () => {
    const { user, dialog, requests } = await openDialog([none, answer(createShareEndpoint, link)]);
    await user.selectOptions(await dialog.findByLabelText('The link works for'), '7 days');
    await user.click(dialog.getByRole('button', { name: /^Make a link/ }));
    await dialog.findByText('The link is below, ready to copy.');
    dialog.getByRole('heading', { name: '1 link' });
    dialog.getByText('porchlight.example/r/s1');
    expect(listChanges(requests)).toEqual([{ method: 'POST', url: '/api/audits/a1/shares', body: { days: 7 } }]);
  });

  it('says when a plan ends a link before the time that was chosen', async () => {
    const { user, dialog } = await openDialog([none, answer(createShareEndpoint, link)]);
    await user.selectOptions(await dialog.findByLabelText('The link works for'), 'One year');
    await user.click(dialog.getByRole('button', { name: /^Make a link/ }));
    await dialog.findByText(/It ends on .*: your plan shows this audit until then\./);
  });

  it('says why no link was made, and makes none by itself again', async () => {
    const reason = 'This report has 20 links.';
    const { user, dialog, requests } = await openDialog([none, rejectWith(createShareEndpoint, 'overloaded', reason)]);
    await user.click(await dialog.findByRole('button', { name: /^Make a link/ }));
    const alert = await dialog.findByRole('alert');
    expect(alert.textContent).toBe(`No link was made: ${reason}`);
    expect(listChanges(requests)).toHaveLength(1);
    dialog.getByText('Nobody else can see this report.');
  });

  it('asks before it ends a link, and keeps it on that answer', async () => {
    const { user, dialog, requests } = await openDialog([one]);
    await user.click(await dialog.findByRole('button', { name: named('End: porchlight.example/r/s1') }));
    dialog.getByText(/You can’t undo this/);
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Keep it' }));
    await user.click(dialog.getByRole('button', { name: 'Keep it' }));
    dialog.getByRole('button', { name: named('End: porchlight.example/r/s1') });
    expect(listChanges(requests)).toEqual([]);
  });

  it('ends a link and moves the focus to what is left', async () => {
    const { user, dialog, requests } = await openDialog([one, answer(revokeShareEndpoint, { success: true })]);
    await user.click(await dialog.findByRole('button', { name: named('End: porchlight.example/r/s1') }));
    await user.click(dialog.getByRole('button', { name: /^End this link/ }));
    await dialog.findByText('Nobody else can see this report.');
    expect(listChanges(requests)).toEqual([{ method: 'DELETE', url: '/api/audits/a1/shares/s1', body: undefined }]);
    expect(document.activeElement).toBe(dialog.getByRole('heading', { name: 'No links yet' }));
  });

  it('takes a link that was gone already for ended', async () => {
    const { user, dialog } = await openDialog([
      one,
      rejectWith(revokeShareEndpoint, 'not-found', 'There is no such link.'),
    ]);
    await user.click(await dialog.findByRole('button', { name: named('End: porchlight.example/r/s1') }));
    await user.click(dialog.getByRole('button', { name: /^End this link/ }));
    await dialog.findByText('Nobody else can see this report.');
  });

  it('keeps a link that could not be ended, with the reason', async () => {
    const { user, dialog } = await openDialog([
      one,
      rejectWith(revokeShareEndpoint, 'too-many-requests', 'Too often.'),
    ]);
    await user.click(await dialog.findByRole('button', { name: named('End: porchlight.example/r/s1') }));
    await user.click(dialog.getByRole('button', { name: /^End this link/ }));
    expect((await dialog.findByRole('alert')).textContent).toBe('Too often.');
    dialog.getByRole('heading', { name: '1 link' });
  });

  it('makes no more links than a report may have', async () => {
    const shares = Array.from({ length: MOST_SHARES }, (_, at) => ({ ...link, shareId: `s${at}` }));
    const { dialog } = await openDialog([answer(listSharesEndpoint, { shares })]);
    await dialog.findByText(/End one you don’t need to make another/);
    expect(dialog.queryByRole('button', { name: /^Make a link/ })).toBeNull();
  });

  it('loads the links again on a press when they could not be loaded', async () => {
    const { user, dialog } = await openDialog([
      rejectWith(listSharesEndpoint, 'too-many-requests', 'That was too often.'),
      one,
    ]);
    await dialog.findByText('That was too often.');
    await user.click(dialog.getByRole('button', { name: 'Try Again' }));
    await dialog.findByRole('heading', { name: '1 link' });
  });
});
