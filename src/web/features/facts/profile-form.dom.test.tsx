import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getFactsEndpoint, getProfileEndpoint, type ProfileView, stateProfileEndpoint } from '#shared/api/facts.ts';
import { answer, type EndpointAnswer, listChanges, named, rejectWith, renderScreen } from '#test/screens.tsx';
import { ProfileSection } from './profile-section.tsx';

const empty: ProfileView = { stated: {}, known: {}, sources: {}, takeout: null };
const facts = answer(getFactsEndpoint, {
  businessId: 'b1',
  language: 'en',
  facts: [
    {
      id: 'name-1',
      kind: 'name',
      value: 'Harbor & Pine Plumbing',
      foundValue: null,
      state: 'found',
      origin: { kind: 'page', url: 'https://harbor.example/', quote: 'Harbor & Pine Plumbing' },
    },
  ],
});

function stated(values: ProfileView['stated']): ProfileView {
  return { ...empty, stated: values, known: values };
}

function renderProfile(...answers: readonly EndpointAnswer[]) {
  return renderScreen(
    <ProfileSection
      auditId="a1"
      standing={{ score: 61, coverage: 0.8 }}
      refetchAudit={async () => ({ score: 64, coverage: 0.9 })}
    />,
    [facts, ...answers],
  );
}
const save = () => screen.getByRole('button', { name: /^Save and update my score/ });

describe('the profile typed by hand', () => {
  it('sends what was typed and leaves out what was not, and says what became of the score', async () => {
    const values = { rating: 4.6, reviewCount: 1200 };
    const { user, requests } = renderProfile(
      answer(getProfileEndpoint, empty),
      answer(stateProfileEndpoint, stated(values)),
    );
    await user.type(await screen.findByLabelText('Star rating'), '4,6');
    await user.type(screen.getByLabelText('Number of reviews'), '1 200');
    await user.click(save());
    await screen.findByText(
      'Saved. Your score went from 61 to 64. We could check 90% of what matters, before it was 80%.',
    );
    expect(listChanges(requests)).toEqual([{ method: 'PUT', url: '/api/audits/a1/profile', body: values }]);
  });

  it('marks what cannot be true and moves there, and sends nothing', async () => {
    const { user, requests } = renderProfile(answer(getProfileEndpoint, empty));
    const stars = await screen.findByLabelText('Star rating');
    await user.type(stars, '7');
    await user.click(save());
    await screen.findByText('A rating is at most 5 stars.');
    expect(stars.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(stars);
    expect(listChanges(requests)).toEqual([]);
  });

  it('takes over what the website says on a press', async () => {
    const { user } = renderProfile(answer(getProfileEndpoint, empty));
    await screen.findByText('Your website says Harbor & Pine Plumbing.');
    await user.click(screen.getByRole('button', { name: named('Same on my profile: Name on your profile') }));
    expect(screen.getByLabelText<HTMLInputElement>('Name on your profile').value).toBe('Harbor & Pine Plumbing');
  });

  it('clears what was stated', async () => {
    const { user, requests } = renderProfile(
      answer(getProfileEndpoint, stated({ photoCount: 12 })),
      answer(stateProfileEndpoint, empty),
    );
    const photos = await screen.findByLabelText<HTMLInputElement>('Photos on your profile');
    expect(photos.value).toBe('12');
    await user.click(screen.getByRole('button', { name: 'Clear what I typed' }));
    await screen.findByText(/^Saved\./);
    expect(photos.value).toBe('');
    expect(listChanges(requests).map(({ body }) => body)).toEqual([{}]);
  });

  it('keeps what was typed when it could not be saved, with the reason', async () => {
    const { user } = renderProfile(
      answer(getProfileEndpoint, empty),
      rejectWith(stateProfileEndpoint, 'too-many-requests', 'That was too often.'),
    );
    const stars = await screen.findByLabelText<HTMLInputElement>('Star rating');
    await user.type(stars, '4.6');
    await user.type(screen.getByLabelText('Number of reviews'), '12');
    await user.click(save());
    expect((await screen.findByRole('alert')).textContent).toBe('That was too often.');
    expect(stars.value).toBe('4.6');
  });
});
