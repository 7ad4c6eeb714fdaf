import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AuditResult, AuditTexts, getAuditEndpoint, getAuditTextsEndpoint } from '#shared/api/audits.ts';
import { getFixStatesEndpoint } from '#shared/api/fix-verification.ts';
import { getFlagsEndpoint } from '#shared/api/flags.ts';
import { recordPageEventEndpoint } from '#shared/api/page-events.ts';
import { FIRST_VIEW } from '#shared/product/first-view.ts';
import { DEFAULT_FLAG_PERCENTS } from '#shared/product/flags.ts';
import { sampleAuditedAnalysis } from '#test/sample-analysis.ts';
import { answer, onlyAt, rejectWith, renderScreen } from '#test/screens.tsx';
import { saveAudit } from '#web/lib/saved-audit.ts';
import AuditPage from './audit.tsx';

const whole = { ...sampleAuditedAnalysis(), auditId: 'a1' };
const view = answer(getAuditEndpoint, {
  auditId: 'a1',
  businessId: 'b1',
  status: 'done',
  url: whole.websiteUrl,
  createdAt: whole.collectedAt,
  progress: null,
  result: AuditResult.parse(whole),
});
const texts = answer(getAuditTextsEndpoint, AuditTexts.parse(whole));
const ofAnyPage = [
  answer(recordPageEventEndpoint, { success: true }),
  answer(getFlagsEndpoint, { flags: DEFAULT_FLAG_PERCENTS }),
  answer(getFixStatesEndpoint, { states: [] }),
];

const tabHeading = { name: 'What we wrote for you' };

describe('the Fixes tab of a report that is reopened', () => {
  it('shows the texts of last time, also where the new ones cannot be fetched', async () => {
    saveAudit({ auditId: 'a1', url: whole.websiteUrl, savedAt: whole.collectedAt, analysis: whole });
    const refused = rejectWith(getAuditTextsEndpoint, 'not-found', 'There is no such audit.');
    const { queryClient } = renderScreen(<AuditPage />, [view, refused, ...ofAnyPage], '/audit?id=a1#fixes');
    await screen.findByRole('heading', tabHeading);
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    screen.getByRole('heading', tabHeading);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('never waits for its code again', async () => {
    const { router } = renderScreen(onlyAt('/audit', <AuditPage />), [view, texts, ...ofAnyPage], '/audit?id=a1#fixes');
    await screen.findByRole('heading', tabHeading);
    await act(() => router.navigate('/pricing'));
    screen.getByText('Elsewhere');
    let hasWaited = false;
    const observer = new MutationObserver(() => {
      hasWaited ||= screen.queryByText('Loading this part') !== null;
    });
    observer.observe(document.body, { childList: true, subtree: true });
    await act(() => router.navigate(-1));
    await screen.findByRole('heading', tabHeading);
    observer.disconnect();
    expect(hasWaited).toBe(false);
  });
});

it('asks for the texts of the other tabs with the first sign of a visitor, and not before', async () => {
  const { requests } = renderScreen(<AuditPage />, [view, texts, ...ofAnyPage], '/audit?id=a1#proof');
  const texted = () => requests.filter(({ url }) => url.endsWith('/texts')).length;
  await waitFor(() => expect(document.querySelector('#tab-proof h2')).not.toBeNull());
  expect(texted()).toBe(0);
  fireEvent.pointerMove(document.body);
  await waitFor(() => expect(texted()).toBe(1));
});

it('keeps what the server rendered until the report takes its place, and moves no focus then', async () => {
  const rendered = document.createElement('div');
  rendered.id = FIRST_VIEW.elementId;
  rendered.innerHTML = '<p>Rendered by the server</p>';
  document.body.append(rendered);
  renderScreen(<AuditPage />, [view, texts, ...ofAnyPage], '/audit?id=a1');
  rendered.remove();
  screen.getByText('Rendered by the server');
  expect(screen.queryByText('Loading')).toBeNull();
  await screen.findByRole('region', { name: 'Next best step' });
  expect(screen.queryByText('Rendered by the server')).toBeNull();
  expect(document.activeElement).toBe(document.body);
});

it('says that it loads until the server has answered, and what to do where it could not', async () => {
  const down = rejectWith(getAuditEndpoint, 'temporarily-unavailable', 'The server is busy. Try again in a minute.');
  renderScreen(<AuditPage />, [down, ...ofAnyPage], '/audit?id=a2');
  screen.getByText('Loading');
  await screen.findByRole('heading', { name: 'We couldn’t load the report' });
  screen.getByRole('button', { name: 'Try Again' });
  expect(screen.queryByText('Loading')).toBeNull();
});

it('marks quotes and written texts with their language, and none of our own words', async () => {
  const french = {
    ...whole,
    business: { ...whole.business, languages: ['fr'] },
    templates: { Hours: 'Ouvert le lundi.' },
  };
  saveAudit({ auditId: 'a1', url: whole.websiteUrl, savedAt: whole.collectedAt, analysis: french });
  const gone = rejectWith(getAuditEndpoint, 'not-found', 'There is no such audit.');
  const refused = rejectWith(getAuditTextsEndpoint, 'not-found', 'There is no such audit.');
  renderScreen(<AuditPage />, [gone, refused, ...ofAnyPage], '/audit?id=a1#fixes');
  const text = await screen.findByText('Ouvert le lundi.');
  expect(text.lang).toBe('fr');
  expect(document.querySelector<HTMLElement>('blockquote')?.lang).toBe('fr');
  expect(screen.getByRole('heading', tabHeading).closest('[lang]')).toBeNull();
});

it('says when an audit does not exist, and when no audit was run yet', async () => {
  const gone = rejectWith(getAuditEndpoint, 'not-found', 'There is no such audit.');
  const { router } = renderScreen(<AuditPage />, [gone, ...ofAnyPage], '/audit?id=a1');
  await screen.findByRole('heading', { name: 'This audit is not here' });
  await act(() => router.navigate('/audit'));
  await screen.findByRole('heading', { name: 'No audit yet' });
});
