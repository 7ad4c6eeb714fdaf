import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { z } from 'zod';
import { exportSeoEmailEndpoint, exportSeoPdfEndpoint } from '#shared/api/exports.ts';
import { seoChecklistEndpoint } from '#shared/api/seo-checklist.ts';
import { answer, listChanges, rejectWith, renderScreen } from '#test/screens.tsx';
import { useToast } from '#web/lib/toasts.ts';
import { ChecklistSection } from './checklist-section.tsx';

const checklistItems: z.input<typeof seoChecklistEndpoint.response>['items'] = [
  { factor: 'h1Keyword', status: 'pass', details: 'It is there.', suggestion: null, metrics: {} },
  { factor: 'minWordCount', status: 'fail', details: 'Too short.', suggestion: null, metrics: { wordCount: 80 } },
];
const checklist = answer(seoChecklistEndpoint, {
  auditId: 'a1',
  pageUrl: 'https://harbor.example/',
  targetKeyword: 'plumber duluth',
  keywordFrom: 'asked',
  score: 50,
  items: checklistItems,
});
const section = <ChecklistSection auditId="a1" websiteUrl="https://harbor.example/" hasFixes={false} initialEmail="" />;

const notMeasured = {
  factor: 'localBacklinks',
  status: 'na',
  details: 'No source.',
  suggestion: null,
  metrics: {},
} as const;

/** The words of the toast, which a popover of the whole page shows. */
function Toast() {
  const toast = useToast();
  return <p role="log">{toast?.isOpen === true ? `${toast.title}: ${toast.description}` : ''}</p>;
}
const toast = () => screen.getByRole('log').textContent;

async function check(user: ReturnType<typeof renderScreen>['user'], keyword: string) {
  const field = screen.getByLabelText('Target keyword');
  await user.clear(field);
  await user.type(field, keyword);
  await user.click(screen.getByRole('button', { name: /^Check my page/ }));
}

/** The sheet of the main heading, whose suggestion is `suggestion` in `variants` wordings. */
async function openSheet(suggestion: string | null, variants: number) {
  const one = { factor: 'h1Keyword', status: 'fail', details: 'It is not there.', metrics: {} } as const;
  const body = { auditId: 'a1', pageUrl: 'https://harbor.example/', targetKeyword: 'plumber', score: 0 };
  const paid = <ChecklistSection auditId="a1" websiteUrl="https://harbor.example/" hasFixes initialEmail="" />;
  const { user } = renderScreen(paid, [
    answer(seoChecklistEndpoint, { ...body, keywordFrom: 'asked', items: [{ ...one, suggestion, variants }] }),
  ]);
  await check(user, 'plumber');
  await user.click(await screen.findByRole('button', { name: /^Apply Fix/ }));
  return within(screen.getByRole('dialog'));
}

describe('a recommended solution', () => {
  it.each([null, '', ' \n'])('that is %j is no text to copy: the owner is asked for facts', async (suggestion) => {
    const sheet = await openSheet(suggestion, suggestion === null ? 0 : 1);
    sheet.getByText(/^We know too little to write this change\./);
    expect(sheet.queryByRole('button', { name: /Copy/ })).toBeNull();
    expect(sheet.queryByText(/Pro/)).toBeNull();
  });

  it('of one wording is called one, and has no other', async () => {
    const sheet = await openSheet('Plumber in Duluth', 1);
    sheet.getByText('One wording: your facts give no other.');
    expect(sheet.queryByRole('button', { name: /Regenerate/ })).toBeNull();
  });

  it('of two wordings says two', async () => {
    const sheet = await openSheet('Plumber in Duluth', 2);
    sheet.getByText('2 variants. This is 1.');
    sheet.getByRole('button', { name: /Regenerate/ });
  });
});

describe('the change for a finding', () => {
  const one = { factor: 'h1Keyword', status: 'fail', details: 'It is not there.', metrics: {} } as const;
  const body = {
    auditId: 'a1',
    pageUrl: 'https://harbor.example/',
    targetKeyword: 'plumber',
    keywordFrom: 'asked',
    score: 0,
  } as const;
  const wordings = ['Plumber in Duluth, Minnesota', 'Drain repair in Duluth', 'Duluth plumbing, day and night'];

  it('is locked without Pro: no text, and the way to the purchase', async () => {
    const items = [{ ...one, suggestion: null, variants: 3 }];
    const { user } = renderScreen(section, [answer(seoChecklistEndpoint, { ...body, items })]);
    await check(user, 'plumber');
    await user.click(await screen.findByRole('button', { name: /^Apply Fix/ }));
    const sheet = within(screen.getByRole('dialog'));
    sheet.getByRole('heading', { name: 'Recommended Solution' });
    expect(sheet.getByRole('link', { name: 'Upgrade to reveal & copy' }).getAttribute('href')).toBe(
      '/u/upgrade?plan=pro_monthly',
    );
    expect(sheet.queryByRole('button', { name: /Copy/ })).toBeNull();
  });

  it('is reworded for Pro until there is no other wording, chosen and copied', async () => {
    const answers = wordings.map((suggestion) =>
      answer(seoChecklistEndpoint, { ...body, items: [{ ...one, suggestion, variants: 3 }] }),
    );
    const paid = <ChecklistSection auditId="a1" websiteUrl="https://harbor.example/" hasFixes initialEmail="" />;
    const { user, requests } = renderScreen(
      <>
        {paid}
        <Toast />
      </>,
      answers,
    );
    await check(user, 'plumber');
    await user.click(await screen.findByRole('button', { name: /^Apply Fix/ }));
    const sheet = within(screen.getByRole('dialog'));
    for (const [index, text] of wordings.entries()) {
      await sheet.findByText(text);
      sheet.getByText(`3 variants. This is ${index + 1}.`);
      if (index < 2) await user.click(sheet.getByRole('button', { name: /Regenerate/ }));
    }
    expect(sheet.queryByRole('button', { name: /Regenerate/ })).toBeNull();
    expect(requests.slice(1).map((request) => request.body)).toMatchObject([{ variant: 1 }, { variant: 2 }]);
    await user.click(sheet.getByRole('button', { name: 'Variant 2' }));
    await user.click(sheet.getByRole('button', { name: /Copy to Clipboard/ }));
    expect(await navigator.clipboard.readText()).toBe(wordings[1]);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('closed'));
    await user.click(sheet.getByRole('button', { name: /Copy to Clipboard/ }));
    await waitFor(() => expect(toast()).toBe('Copy failed: Unable to copy to clipboard'));
  });
});

describe('the checklist as a file or a mail', () => {
  const press = (user: ReturnType<typeof renderScreen>['user'], name: RegExp) =>
    user.click(screen.getByRole('button', { name }));
  const withToast = (
    <>
      {section}
      <Toast />
    </>
  );

  it('is saved to print, or the failure is shown', async () => {
    const words = 'It went wrong on our side.';
    const { user, requests } = renderScreen(withToast, [
      answer(exportSeoPdfEndpoint, { success: true, pdfContent: '<p>Checklist</p>', downloadName: 'seo.html' }),
      rejectWith(exportSeoPdfEndpoint, 'internal-error', words),
    ]);
    await press(user, /Export SEO PDF/);
    await waitFor(() => expect(toast()).toMatch(/^PDF Export Ready: /));
    await press(user, /Export SEO PDF/);
    await waitFor(() => expect(toast()).toBe('Export Failed: Unable to generate PDF report. Please try again.'));
    screen.getByText(words);
    expect(requests).toHaveLength(2);
  });

  it('is mailed to an address, or the failure is shown', async () => {
    const { user, requests } = renderScreen(withToast, [
      rejectWith(exportSeoEmailEndpoint, 'internal-error', 'It went wrong on our side.'),
      answer(exportSeoEmailEndpoint, { success: true, message: 'On its way.', delivery: 'queued' }),
    ]);
    await press(user, /Email checklist/);
    await user.type(screen.getByLabelText(/^Your email/), '  ');
    await press(user, /Send checklist/);
    expect(toast()).toBe('Email Required: Please enter your email address.');
    expect(requests).toEqual([]);
    await user.type(screen.getByLabelText(/^Your email/), 'dana@harborandpine.example');
    await press(user, /Send checklist/);
    await waitFor(() => expect(toast()).toBe('Email Failed: Unable to send report via email. Please try again.'));
    await press(user, /Send checklist/);
    await waitFor(() => expect(toast()).toBe('Report Sent: On its way.'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the checklist of a page', () => {
  it('shows each status with its measure, and asks for the default keyword where the field is blank', async () => {
    const items = [...checklistItems, notMeasured];
    const { user, requests } = renderScreen(section, [
      answer(seoChecklistEndpoint, {
        ...{ auditId: 'a1', pageUrl: 'https://harbor.example/', targetKeyword: 'local business', score: 50 },
        items,
      }),
    ]);
    const field = screen.getByLabelText('Target keyword');
    await user.clear(field);
    await user.type(field, '   ');
    await user.click(screen.getByRole('button', { name: /^Check my page/ }));
    await screen.findByText(/1 of 2 passed, 1 not checked\. For “local business”\./);
    expect(requests[0]?.body).toMatchObject({ targetKeyword: 'local business' });
    expect(screen.getAllByRole('img', { name: 'Passed' })).toHaveLength(1);
    expect(screen.getAllByRole('img', { name: 'Not judged' })).toHaveLength(1);
    screen.getByText('80 words');
    expect(screen.getAllByRole('button', { name: /^Apply Fix/ })).toHaveLength(1);
  });

  it('is asked for with the keyword that was typed, on a press', async () => {
    const { user, requests } = renderScreen(section, [checklist]);
    expect(requests).toEqual([]);
    await check(user, ' plumber duluth ');
    await screen.findByText('The checklist for “plumber duluth” is here.');
    screen.getByText('Too short.');
    expect(listChanges(requests)).toEqual([
      {
        method: 'POST',
        url: '/api/seo-checklist',
        body: { auditId: 'a1', url: 'https://harbor.example/', targetKeyword: 'plumber duluth' },
      },
    ]);
  });

  it('says that we chose the keyword where none was typed, and nothing of it where one was', async () => {
    const chosen = {
      auditId: 'a1',
      pageUrl: 'https://harbor.example/',
      targetKeyword: 'plumber hermantown',
      keywordFrom: 'site' as const,
      score: null,
      items: [],
    };
    const { user, requests } = renderScreen(section, [answer(seoChecklistEndpoint, chosen), checklist]);
    await user.click(screen.getByRole('button', { name: /^Check my page/ }));
    await screen.findByText('The checklist for “plumber hermantown” is here.');
    const note = 'We checked “plumber hermantown”, the words your site is about. Type others to check those.';
    screen.getByText(note);
    expect(requests[0]?.body).toMatchObject({ targetKeyword: 'local business' });
    await check(user, 'plumber duluth');
    await screen.findByText('The checklist for “plumber duluth” is here.');
    expect(screen.queryByText(/Type others to check those/)).toBeNull();
  });

  it('opens the fix of what did not pass in a dialog', async () => {
    const { user } = renderScreen(section, [checklist]);
    await check(user, 'plumber duluth');
    await user.click(await screen.findByRole('button', { name: /^Apply Fix/ }));
    const dialog = screen.getByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says why there is none, and asks again on a press alone', async () => {
    const { user, requests } = renderScreen(section, [
      rejectWith(seoChecklistEndpoint, 'temporarily-unavailable', 'The page did not answer.'),
      checklist,
    ]);
    await check(user, 'plumber duluth');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Failed to fetch SEO checklist: The page did not answer.');
    expect(requests).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByText('The checklist for “plumber duluth” is here.');
  });
});
