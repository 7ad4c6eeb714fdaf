import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { correctBusinessEndpoint } from '#shared/api/audits.ts';
import { sampleAnalysis } from '#test/sample-analysis.ts';
import { listChanges, rejectWith, renderScreen } from '#test/screens.tsx';
import { CorrectionRow } from './correction-row.tsx';

const { business } = sampleAnalysis();
const rejected = rejectWith(correctBusinessEndpoint, 'too-many-requests', 'That was too often.');

it('asks before it takes name, phone and address away, and says why it could not', async () => {
  const { user, requests } = renderScreen(<CorrectionRow auditId="a1" business={business} />, [rejected]);
  await user.click(screen.getByText('Wrong business or another location?'));
  await user.click(await screen.findByRole('button', { name: 'This is not my business' }));
  await user.click(screen.getByRole('button', { name: 'Keep them' }));
  expect(listChanges(requests)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'This is not my business' }));
  await user.click(screen.getByRole('button', { name: 'Yes, not my business' }));
  await screen.findByText('That was too often.');
  expect(listChanges(requests).map(({ body }) => body)).toEqual([{ notMyBusiness: true }]);
});

it('lets choose among several locations, and sends no choice that changes nothing', async () => {
  const address = { street: null, city: null, region: null, postalCode: null, country: null };
  const locations = ['Duluth', 'Superior'].map((label) => ({ id: label, label, address, phones: [], url: '' }));
  const several = {
    ...business,
    locations,
    auditedLocationId: 'Duluth',
  };
  const { user, requests } = renderScreen(<CorrectionRow auditId="a1" business={several} />, [rejected]);
  await user.click(screen.getByText('Wrong business or another location?'));
  await user.click(await screen.findByRole('button', { name: 'Update my score' }));
  expect(listChanges(requests)).toEqual([]);
  await user.click(screen.getByRole('radio', { name: /^Superior/ }));
  await user.click(screen.getByRole('button', { name: 'Update my score' }));
  await screen.findByText('That was too often.');
  expect(listChanges(requests).map(({ body }) => body)).toEqual([{ locationId: 'Superior' }]);
});
