import { useQuery } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { getProfileEndpoint, type ProfileView, stateProfileEndpoint } from '#shared/api/facts.ts';
import { answer, type EndpointAnswer, listChanges, named, rejectWith, renderScreen } from '#test/screens.tsx';
import { profileQuery } from '#web/lib/fact-queries.ts';
import type { SiteIdentity } from '#web/lib/site-identity.ts';
import { ProfileGroup } from './profile-group.tsx';

const empty: ProfileView = { stated: {}, known: {}, sources: {}, takeout: null };
const onSite: SiteIdentity = { name: 'Harbor & Pine Plumbing', address: null, phone: null };

function stated(values: ProfileView['stated']): ProfileView {
  return { ...empty, stated: values, known: values };
}

function renderProfile(profile: ProfileView, ...answers: readonly EndpointAnswer[]) {
  const onMessage = vi.fn();
  const rendered = renderScreen(
    <AskedGroup initial={profile} onMessage={onMessage} />,
    // What the facts take over of the profile is loaded again.
    [answer(getProfileEndpoint, profile), ...answers],
  );
  return { ...rendered, onMessage };
}

function AskedGroup({ initial, onMessage }: { readonly initial: ProfileView; readonly onMessage: () => void }) {
  const { data = initial } = useQuery(profileQuery('a1'));
  return (
    <ProfileGroup
      auditId="a1"
      profile={data}
      onSite={onSite}
      describeChange={async () => 'Your score stays at 61.'}
      onMessage={onMessage}
    />
  );
}

/** A row of the profile, once opened. */
async function openRow(user: ReturnType<typeof renderScreen>['user'], label: string) {
  const summary = screen.getByText(label, { selector: 'summary span' }).closest('summary');
  const row = summary?.closest('details');
  if (!summary || !row) throw new Error(`There is no row for ${label}.`);
  await user.click(summary);
  const save = within(row).getByRole('button', { name: /^Save/ });
  return { row, summary, inside: within(row), save };
}

describe('the profile typed by hand', () => {
  it('says where each value is found, and shows what is known with its source', () => {
    const at = '2026-11-18T08:00:00.000Z';
    const view = stated({ photoCount: 23 });
    renderProfile({ ...view, sources: { photoCount: { kind: 'owner', at } } });
    const words = (label: string) =>
      screen.getByText(label, { selector: 'summary span' }).closest('summary')?.textContent;
    expect(words('New reviews, last 90 days')).toMatch(/Reviews, sorted by Newest.*Add/);
    expect(words('Photos on your profile')).toMatch(/23You told us, Nov 18, 2026.*Edit/);
  });

  it('sends what was typed and leaves out what was not, and shows it in its row', async () => {
    const values = { rating: 4.6, reviewCount: 1200 };
    const { user, requests, onMessage } = renderProfile(empty, answer(stateProfileEndpoint, stated(values)));
    const { row, summary, save } = await openRow(user, 'Stars and reviews');
    await user.type(screen.getByLabelText('Star rating'), '4,6');
    await user.type(screen.getByLabelText('Number of reviews'), '1 200');
    await user.click(save);
    await screen.findByText('4.6 stars, 1,200 reviews');
    expect(onMessage).toHaveBeenCalledOnce();
    expect([row.open, document.activeElement]).toEqual([false, summary]);
    expect(listChanges(requests)).toEqual([{ method: 'PUT', url: '/api/audits/a1/profile', body: values }]);
  });

  it('marks what cannot be true and moves there, and sends nothing', async () => {
    const { user, requests } = renderProfile(empty);
    const { save } = await openRow(user, 'Stars and reviews');
    const stars = screen.getByLabelText('Star rating');
    await user.type(stars, '7');
    await user.click(save);
    await screen.findByText('A rating is at most 5 stars.');
    expect(stars.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(stars);
    expect(listChanges(requests)).toEqual([]);
  });

  it('opens the row whose value does not fit what was typed', async () => {
    const { user } = renderProfile(stated({ replyShare: 60 }));
    const { save } = await openRow(user, 'Stars and reviews');
    await user.type(screen.getByLabelText('Number of reviews'), '0');
    await user.click(save);
    await screen.findByText(/^Without a review there is nothing to reply to/);
    const replies = screen.getByLabelText('Share of reviews you replied to, in percent');
    expect([replies.closest('details')?.open, document.activeElement]).toEqual([true, replies]);
  });

  it('takes over what the website says on a press', async () => {
    const { user } = renderProfile(empty);
    await openRow(user, 'Name, address and phone');
    screen.getByText('Your website says Harbor & Pine Plumbing.');
    await user.click(screen.getByRole('button', { name: named('Same on my profile: Name on your profile') }));
    expect(screen.getByLabelText<HTMLInputElement>('Name on your profile').value).toBe('Harbor & Pine Plumbing');
  });

  it('clears what was stated', async () => {
    const { user, requests } = renderProfile(stated({ photoCount: 12 }), answer(stateProfileEndpoint, empty));
    const photos = await screen.findByLabelText<HTMLInputElement>('Photos on your profile');
    expect(photos.value).toBe('12');
    await user.click(screen.getByRole('button', { name: 'Clear what I typed' }));
    await screen.findByText('On the photo strip');
    expect(photos.value).toBe('');
    expect(listChanges(requests).map(({ body }) => body)).toEqual([{}]);
  });

  it('keeps what was typed when it could not be saved, with the reason in its row', async () => {
    const { user } = renderProfile(empty, rejectWith(stateProfileEndpoint, 'too-many-requests', 'That was too often.'));
    const { inside, row, save } = await openRow(user, 'Photos on your profile');
    const photos = screen.getByLabelText<HTMLInputElement>('Photos on your profile');
    await user.type(photos, '12');
    await user.click(save);
    expect((await inside.findByRole('alert')).textContent).toBe('That was too often.');
    expect([photos.value, row.open]).toEqual(['12', true]);
  });

  it('leads to the upload in its last row', async () => {
    const { user } = renderProfile(empty);
    const summary = screen.getByText('Or upload it all').closest('summary');
    if (summary === null) throw new Error('The upload is a row.');
    await user.click(summary);
    screen.getByLabelText('Google Takeout file');
  });
});
