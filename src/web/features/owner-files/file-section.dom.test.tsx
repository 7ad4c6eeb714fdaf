import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getAuditEndpoint } from '#shared/api/audits.ts';
import {
  deleteOwnerFileEndpoint,
  type OwnerFilesView,
  readOwnerFileEndpoint,
  saveOwnerFileEndpoint,
  stateMeaningEndpoint,
} from '#shared/api/owner-files.ts';
import type { FileReading } from '#shared/owner-files/file-reading.ts';
import { answer, listChanges, rejectWith, renderScreen } from '#test/screens.tsx';
import { FILE_GUIDES } from './file-guides.ts';
import { FileSection } from './file-section.tsx';

const file = new File(['Target,Count\nduluthnews.example,3\n'], 'links.csv', { type: 'text/csv' });
const read: FileReading = {
  kind: 'links',
  fileInZip: null,
  encoding: 'utf-8',
  columns: ['Target', 'Count'],
  mapping: { site: 0, links: 1 },
  firstRows: [['duluthnews.example', '3']],
  rowCount: 1,
  counts: [{ label: 'Websites', value: '1' }],
  examples: [],
  period: null,
  skipped: { count: 0, lines: [] },
  notes: [],
  problem: null,
};
const unread: FileReading = { ...read, mapping: {}, counts: [], problem: 'We found no column of websites.' };
const kept: OwnerFilesView['files'][number] = {
  kind: 'links',
  fileName: 'links.csv',
  uploadedAt: '2026-11-20T10:00:00.000Z',
  period: null,
  counts: [{ label: 'Websites', value: '1' }],
  examples: [],
  doubtful: [],
  notCounted: null,
};
const view = { businessId: 'b1', businessName: null, websiteUrl: 'https://harbor.example/' };
const audit = answer(getAuditEndpoint, {
  auditId: 'a1',
  businessId: 'b1',
  status: 'queued',
  url: 'https://harbor.example/',
  createdAt: '2026-11-20T10:00:00.000Z',
  progress: null,
});

function section(given: typeof kept | null) {
  const guide = FILE_GUIDES.find(({ kind }) => kind === 'links');
  if (guide === undefined) throw new Error('There is no guide for links.');
  return <FileSection auditId="a1" guide={guide} kept={given} />;
}
const fileInput = () => screen.getByLabelText('Upload list of links', { selector: 'input' });

describe('a file of the owner', () => {
  it('is shown back before it counts, and counts on a press', async () => {
    const { user, requests } = renderScreen(section(null), [
      audit,
      answer(readOwnerFileEndpoint, read),
      answer(saveOwnerFileEndpoint, { ...view, files: [kept] }),
    ]);
    await user.upload(fileInput(), file);
    await screen.findByText('This is what we read in links.csv');
    within(screen.getByRole('region', { name: 'First rows of your file' })).getByText('duluthnews.example');
    expect(listChanges(requests).map(({ method }) => method)).toEqual(['POST']);
    await user.click(screen.getByRole('button', { name: /^Save and update my score/ }));
    await screen.findByText('Saved.');
    expect(listChanges(requests)).toEqual([
      { method: 'POST', url: '/api/audits/a1/files/reading?kind=links&fileName=links.csv', body: file },
      { method: 'PUT', url: '/api/audits/a1/files?kind=links&fileName=links.csv', body: file },
    ]);
    expect(screen.queryByText('This is what we read in links.csv')).toBeNull();
  });

  it('is read again with the columns that were chosen by hand, and saved with them', async () => {
    const { user, requests } = renderScreen(section(null), [
      audit,
      answer(readOwnerFileEndpoint, unread),
      answer(readOwnerFileEndpoint, read),
      answer(saveOwnerFileEndpoint, { ...view, files: [kept] }),
    ]);
    await user.upload(fileInput(), file);
    expect((await screen.findByRole('alert')).textContent).toBe('We found no column of websites.');
    screen.getByText('We need your help with links.csv');
    expect(screen.queryByRole('button', { name: /^Save and update/ })).toBeNull();
    await user.selectOptions(screen.getByLabelText('Website or page that links to you'), 'Target');
    await user.click(screen.getByRole('button', { name: /^Read it this way/ }));
    await screen.findByText('This is what we read in links.csv');
    await user.click(screen.getByRole('button', { name: /^Save and update/ }));
    await screen.findByText('Saved.');
    expect(
      listChanges(requests).map(({ url }) => new URL(url, 'http://localhost').searchParams.get('columns')),
    ).toEqual([null, 'site:0', 'site:0']);
  });

  it('that could not be read says why, and another can be chosen', async () => {
    const { user } = renderScreen(section(null), [
      rejectWith(readOwnerFileEndpoint, 'invalid-request', 'This is a picture, not a table.'),
      answer(readOwnerFileEndpoint, read),
    ]);
    await user.upload(fileInput(), file);
    expect((await screen.findByRole('alert')).textContent).toBe('This is a picture, not a table.');
    await user.upload(fileInput(), file);
    await screen.findByText('This is what we read in links.csv');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that is put away is not sent to be kept', async () => {
    const { user, requests } = renderScreen(section(null), [answer(readOwnerFileEndpoint, read)]);
    await user.upload(fileInput(), file);
    await user.click(await screen.findByRole('button', { name: 'Don’t use this file' }));
    expect(screen.queryByText('This is what we read in links.csv')).toBeNull();
    expect(listChanges(requests).map(({ method }) => method)).toEqual(['POST']);
  });

  it('that is too old says beside its figures that it does not count', () => {
    const notCounted = 'This ends on Mar 31, 2026. It adds nothing.';
    renderScreen(section({ ...kept, notCounted }), []);
    screen.getByText(notCounted);
    screen.getByText('Websites');
  });

  it('shows answers of doubt side by side, and sends what the owner says of one', async () => {
    const one = { engine: 'ChatGPT', date: '2026-11-19', isUs: null };
    const doubtful = [
      { ...one, id: 'a'.repeat(16), question: 'Who delivers?', quote: 'Bloom delivers.' },
      { ...one, id: 'b'.repeat(16), question: 'What opens first?', quote: 'Bloom opens first.', isUs: false },
    ];
    const { user, requests } = renderScreen(section({ ...kept, doubtful }), [
      audit,
      answer(stateMeaningEndpoint, { ...view, files: [] }),
    ]);
    const second = within(screen.getByRole('group', { name: 'Does “What opens first?” mean you?' }));
    expect(second.getByRole('button', { name: 'Something else' }).getAttribute('aria-pressed')).toBe('true');
    await user.click(
      within(screen.getByRole('group', { name: 'Does “Who delivers?” mean you?' })).getByText('That’s us'),
    );
    await screen.findByText('Saved.');
    expect(listChanges(requests)).toEqual([
      { method: 'PUT', url: `/api/audits/a1/files/answers/${'a'.repeat(16)}`, body: { isUs: true } },
    ]);
  });

  it('is deleted after a second press', async () => {
    const { user, requests } = renderScreen(section(kept), [
      audit,
      answer(deleteOwnerFileEndpoint, { ...view, files: [] }),
    ]);
    await user.click(screen.getByRole('button', { name: 'Delete this' }));
    expect(requests).toEqual([]);
    await user.click(screen.getByRole('button', { name: /^Yes, delete it/ }));
    await screen.findByText('Saved.');
    expect(listChanges(requests)).toEqual([
      { method: 'DELETE', url: '/api/audits/a1/files?kind=links', body: undefined },
    ]);
  });
});
