import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { dryRunEndpoint } from '#shared/api/dry-run.ts';
import { answer, rejectWith, renderScreen } from '#test/screens.tsx';
import { TryChanges } from './try-changes.tsx';

type Answer = z.input<typeof dryRunEndpoint.response>;

const nothing: Answer = {
  before: { score: 76, exact: 76.2 },
  after: { score: 76, exact: 76.2 },
  points: 0,
  betterChecks: [],
  worseChecks: [],
  lostFacts: [],
  gainedFacts: [],
  contradictions: [],
};
const quote = (text: string) => ({ url: 'https://harbor.example/contact', quote: text });
const mixed: Answer = {
  ...nothing,
  after: { score: 72, exact: 71.9 },
  points: -4.3,
  lostFacts: [{ kind: 'phone', value: '(218) 722-0134', becomes: null, quote: quote('Call (218) 722-0134') }],
  gainedFacts: [{ kind: 'service', value: 'Drain cleaning', becomes: null, quote: quote('Drain cleaning') }],
  worseChecks: [
    {
      checkId: 'websiteH1.namesPlace',
      label: 'The main heading says where you work',
      status: { before: 'pass', after: 'fail' },
      finding: { before: 'Good.', after: 'Your heading is “Welcome”.' },
      points: -1.2,
      quotes: [quote('Plumber in Duluth')],
    },
  ],
  contradictions: [{ part: 'phone', statements: [quote('555-0134'), quote('555-0143')] }],
};

const open = (answers: Parameters<typeof renderScreen>[1]) => renderScreen(<TryChanges auditId="a1" />, answers);
const press = (user: ReturnType<typeof open>['user']) =>
  user.click(screen.getByRole('button', { name: /^Try these changes/ }));

describe('a change to try', () => {
  it('is sent as typed, without what stays as it is', async () => {
    const { user, requests } = open([answer(dryRunEndpoint, nothing)]);
    await user.type(screen.getByLabelText(/^Page title/), 'Plumber in Duluth');
    await user.type(screen.getByLabelText('Main text'), 'We clean drains.');
    await press(user);
    await screen.findByText('76 now, 76 then (no change). You’d lose nothing.');
    expect(requests[0]?.url).toBe('/api/audits/a1/dry-run');
    expect(requests[0]?.body).toEqual({
      changes: [{ title: 'Plumber in Duluth', text: { mode: 'replace', text: 'We clean drains.' } }],
    });
    expect(screen.queryByRole('heading', { name: /lose|gain|check/ })).toBeNull();
  });

  it('shows the score then, what would be lost with quotes, and what is gained', async () => {
    const { user } = open([answer(dryRunEndpoint, mixed)]);
    await user.type(screen.getByLabelText(/^Main heading/), 'Welcome');
    await press(user);
    await screen.findByText('76 now, 72 then (−4.3 points).');
    const part = (name: string) => within(screen.getByRole('heading', { name }).closest('section') ?? document.body);
    part('You’d lose').getByText('Phone: (218) 722-0134');
    part('You’d lose').getByText('Call (218) 722-0134');
    part('You’d lose').getByText('Your heading is “Welcome”.');
    part('Please check').getByText('Your site would show two phone numbers');
    part('Please check').getByText('555-0143');
    part('You’d gain').getByText('Service: Drain cleaning');
  });

  it('asks for a change where none was typed, and says why one could not be tried', async () => {
    const { user, requests } = open([rejectWith(dryRunEndpoint, 'not-found', 'The audit did not read this page.')]);
    await user.type(screen.getByLabelText('Page'), '/prices');
    await press(user);
    screen.getByText('Type or paste at least one change.');
    expect(requests).toEqual([]);
    await user.type(screen.getByLabelText(/^Page description/), 'Prices');
    await press(user);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('We couldn’t try this: The audit did not read this page.');
    expect(requests[0]?.body).toEqual({ changes: [{ url: '/prices', description: 'Prices' }] });
  });
});
