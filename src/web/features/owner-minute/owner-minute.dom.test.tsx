import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { changeFactsEndpoint, getProfileEndpoint, type ProfileView, stateProfileEndpoint } from '#shared/api/facts.ts';
import type { Analysis } from '#shared/audit/analysis.ts';
import { withProfileChecks } from '#test/profile-checks.ts';
import { answer, type EndpointAnswer, listChanges, rejectWith, renderScreen } from '#test/screens.tsx';
import { OwnerMinute } from './owner-minute.tsx';

const empty: ProfileView = { stated: {}, known: {}, sources: {}, takeout: null };
const given = {
  status: 'pass' as const,
  points: 22,
  evidence: [{ url: null, quote: '4.7 stars', origin: 'owner' as const }],
};
const lookedUp = answer(getProfileEndpoint, empty);
const accepted = answer(stateProfileEndpoint, { ...empty, stated: { rating: 4.7, reviewCount: 86 } });

/** A report that reads its audit again: then the stars are measured. */
function Report({ first, isReadAgain }: { readonly first: Analysis; readonly isReadAgain: boolean }) {
  const [analysis, setAnalysis] = useState(first);
  const standing = ({ overallScore, coverage }: Analysis) => ({ score: overallScore, coverage });
  return (
    <OwnerMinute
      auditId="a1"
      analysis={analysis}
      standing={standing(analysis)}
      refetchAudit={async () => {
        if (!isReadAgain) return null;
        const next = { ...withProfileChecks({ 'reviewsPhotos.rating': given }), overallScore: 70, coverage: 0.8 };
        setAnalysis(next);
        return standing(next);
      }}
    />
  );
}

function renderMinute(
  answers: readonly EndpointAnswer[] = [],
  { analysis = withProfileChecks(), isReadAgain = true }: { analysis?: Analysis; isReadAgain?: boolean } = {},
) {
  const first = { ...analysis, overallScore: 66, scoreRange: { low: 37, high: 81 } };
  return renderScreen(<Report first={first} isReadAgain={isReadAgain} />, answers);
}
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const save = () => screen.getByRole('button', { name: /^Save and update my score/ });
const business = (over: Partial<Analysis['business']>): Analysis => {
  const analysis = withProfileChecks();
  return { ...analysis, business: { ...analysis.business, ...over } };
};

describe('the owner’s minute', () => {
  it('says what is checked today and what would be, and asks with the keyboard of a number', () => {
    renderMinute();
    const { coverage } = withProfileChecks();
    screen.getByRole('heading', { name: `We could check ${Math.round(coverage * 100)}% of what matters.` });
    screen.getByText(/^Add 6 numbers from your Google profile \(1 minute\)\. Then we can check \d\d%\.$/);
    expect(field('Star rating').inputMode).toBe('decimal');
    expect(field('Number of reviews').inputMode).toBe('numeric');
    expect(field('Star rating').value).toBe('');
    const link = screen.getByRole('link', { name: 'Open my Google profile' });
    expect(link.getAttribute('href')).toBe('https://business.google.com/');
  });

  it('offers the kind of business to check, and does not save it alone', async () => {
    const { user, requests } = renderMinute([lookedUp]);
    expect(field('Main category').value).toBe('Plumber');
    screen.getByText('From your facts. Check it.');
    await user.click(save());
    expect((await screen.findByRole('alert')).textContent).toBe('Type at least one number from your profile.');
    expect(requests).toEqual([]);
    await user.clear(field('Main category'));
    expect(screen.queryByText('From your facts. Check it.')).toBeNull();
  });

  it('is not there where it would add nothing', () => {
    renderMinute([], { analysis: withProfileChecks({ 'reviewsPhotos.rating': given }) });
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('saves, and says what became of the score', async () => {
    const { user, requests } = renderMinute([lookedUp, accepted]);
    await user.type(field('Star rating'), '4,7');
    await user.type(field('Number of reviews'), '86');
    await user.type(field(/^Replies, newest 10 reviews/), '7');
    await user.click(save());
    await screen.findByText(/^Your score went from 66 to 70\. We could check 80% of what matters/);
    screen.getByText(/^Could be \d+ to \d+\. Before, it could have been 37 to 81\.$/);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Saved. Thank you.' }));
    expect(screen.getByRole('link', { name: 'Change these numbers' }).getAttribute('href')).toBe('#profile');
    expect(listChanges(requests)).toEqual([
      {
        method: 'PUT',
        url: '/api/audits/a1/profile',
        body: { rating: 4.7, reviewCount: 86, replyShare: 70, categories: ['Plumber'] },
      },
    ]);
  });

  it('says so when the score is not known yet', async () => {
    const { user } = renderMinute([lookedUp, accepted], { isReadAgain: false });
    await user.type(field('Photos on your profile'), '23');
    await user.click(save());
    await screen.findByText('Your score will follow when the report is loaded again.');
    screen.getByText('Could be 37 to 81.');
  });

  it('marks what cannot be, moves there, and sends nothing', async () => {
    const { user, requests } = renderMinute([lookedUp]);
    await user.type(field('Star rating'), '7');
    await user.type(field('Number of reviews'), '3');
    await user.type(field(/^Replies, newest 10 reviews/), '4');
    await user.click(save());
    await screen.findByText('A rating is at most 5 stars.');
    screen.getByText('Give a whole number from 0 to 3: how many of your newest 3 have a reply.');
    expect(field('Star rating').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field('Star rating'));
    expect(listChanges(requests)).toEqual([]);
    await user.type(field('Star rating'), '{Backspace}4');
    expect(screen.queryByText('A rating is at most 5 stars.')).toBeNull();
    screen.getByText(/^Give a whole number/);
  });

  it('keeps what was typed when it could not be saved, with the reason', async () => {
    const { user } = renderMinute([
      lookedUp,
      rejectWith(stateProfileEndpoint, 'too-many-requests', 'That was too often.'),
    ]);
    await user.type(field('Photos on your profile'), '23');
    await user.click(save());
    expect((await screen.findByRole('alert')).textContent).toBe('That was too often.');
    expect(field('Photos on your profile').value).toBe('23');
  });

  it('saves nothing while it cannot see what was stated before', async () => {
    const { user, requests } = renderMinute([rejectWith(getProfileEndpoint, 'too-many-requests', 'Too often.')]);
    await user.type(field('Photos on your profile'), '23');
    await user.click(save());
    expect((await screen.findByRole('alert')).textContent).toBe('Too often.');
    expect(listChanges(requests)).toEqual([]);
  });

  it('is busy while it saves, and sends once', async () => {
    const { user, requests } = renderMinute([lookedUp, accepted]);
    await user.type(field('Photos on your profile'), '23');
    await user.dblClick(save());
    await screen.findByRole('heading', { name: 'Saved. Thank you.' });
    expect(listChanges(requests)).toHaveLength(1);
  });
});

describe('what is pasted from Google Maps', () => {
  const panel = 'Harbor & Pine\n4.7\n(86)\nPlumbing service\n2114 Lantern St, Duluth, MN 55802\n(218) 555-0142';

  async function paste(user: ReturnType<typeof renderScreen>['user'], text: string) {
    await user.click(screen.getByText('Paste from Google Maps'));
    await user.click(field('Text from your panel'));
    await user.paste(text);
  }

  it('fills the fields, and name, address and phone with them; what was typed stays', async () => {
    const { user, requests } = renderMinute([lookedUp, accepted]);
    await user.type(field('Number of reviews'), '87');
    await paste(user, panel);
    screen.getByText('We filled in 5 fields. Check them, then save.');
    expect([field('Star rating').value, field('Number of reviews').value]).toEqual(['4.7', '87']);
    expect(field('Address on your profile').value).toBe('2114 Lantern St, Duluth, MN 55802');
    expect(screen.getAllByText('From what you pasted.')).toHaveLength(5);
    expect(requests).toEqual([]);
    await user.click(save());
    await screen.findByRole('heading', { name: 'Saved. Thank you.' });
    expect(listChanges(requests).map(({ body }) => body)).toEqual([
      {
        rating: 4.7,
        reviewCount: 87,
        categories: ['Plumbing service'],
        name: 'Harbor & Pine',
        address: '2114 Lantern St, Duluth, MN 55802',
        phone: '(218) 555-0142',
      },
    ]);
  });

  it('fills nothing where nothing is clear', async () => {
    const { user } = renderMinute();
    await paste(user, 'We had a great time!');
    screen.getByText('We couldn’t read a value here. Copy the part with your stars, or type the numbers.');
    expect(screen.queryByLabelText('Name on your profile')).toBeNull();
    expect(field('Star rating').value).toBe('');
  });
});

describe('what the website leaves open', () => {
  const open = business({ category: null, candidates: { name: [], category: ['Florist', 'Gift shop'] } });

  it('is asked with the numbers, and an answer is saved at once', async () => {
    const saved = answer(changeFactsEndpoint, { businessId: 'b1', language: 'en', facts: [] });
    const { user, requests } = renderMinute([saved], { analysis: open, isReadAgain: false });
    const group = screen.getByRole('group', { name: /Kind of business.*Which one is right/ });
    within(group).getByRole('button', { name: 'Something else' });
    await user.click(within(group).getByRole('button', { name: 'Gift shop' }));
    const note = await screen.findByText('Saved. Your score will follow when the report is loaded again.');
    expect(document.activeElement).toBe(note);
    expect(screen.queryByRole('group', { name: /Kind of business/ })).toBeNull();
    expect(listChanges(requests).map(({ body }) => body)).toEqual([
      { changes: [{ action: 'add', kind: 'category', value: 'Gift shop' }] },
    ]);
    screen.getByLabelText('Star rating');
  });
});
