import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { seoChecklistEndpoint } from '#shared/api/seo-checklist.ts';
import { answer, listChanges, rejectWith, renderScreen } from '#test/screens.tsx';
import { ChecklistSection } from './checklist-section.tsx';

const checklist = answer(seoChecklistEndpoint, {
  auditId: 'a1',
  pageUrl: 'https://harbor.example/',
  targetKeyword: 'plumber duluth',
  keywordFrom: 'asked',
  score: 50,
  items: [
    { factor: 'h1Keyword', status: 'pass', details: 'It is there.', suggestion: null, metrics: {} },
    { factor: 'minWordCount', status: 'fail', details: 'Too short.', suggestion: null, metrics: { wordCount: 80 } },
  ],
});
const section = <ChecklistSection auditId="a1" websiteUrl="https://harbor.example/" hasFixes={false} initialEmail="" />;

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

describe('the checklist of a page', () => {
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
    const note =
      'You left the keyword at “local business”. We checked “plumber hermantown”, from your site’s facts. Type other words to check those.';
    screen.getByText(note);
    expect(requests[0]?.body).toMatchObject({ targetKeyword: 'local business' });
    await check(user, 'plumber duluth');
    await screen.findByText('The checklist for “plumber duluth” is here.');
    expect(screen.queryByText(/You left the keyword/)).toBeNull();
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
