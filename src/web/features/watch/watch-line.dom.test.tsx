import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type BusinessWatch, getWatchEndpoint, setWatchEndpoint } from '#shared/api/watch.ts';
import { answer, listChanges, rejectWith, renderScreen } from '#test/screens.tsx';
import { WatchLine } from './watch-line.tsx';

const watch: BusinessWatch = {
  businessId: 'b1',
  domain: 'harbor.example',
  isOn: true,
  sendsMail: true,
  mailObstacle: null,
  rhythm: 'monthly',
  nextScanAt: '2999-12-24T08:00:00.000Z',
  lastScan: null,
};
const line = <WatchLine businessId="b1" plan="pro" />;
const readAgain = 'Check this site every month';
const mailMe = /^Email me when something changes/;

describe('the switches of a watched site', () => {
  it('switches the watch off, and says so', async () => {
    const off = { ...watch, isOn: false, nextScanAt: null };
    const { user, requests } = renderScreen(line, [answer(getWatchEndpoint, watch), answer(setWatchEndpoint, off)]);
    await screen.findByText(/every month, next on/);
    await user.click(screen.getByRole('checkbox', { name: readAgain }));
    await screen.findByText(/Regular checks are off/);
    expect(listChanges(requests)).toEqual([{ method: 'PUT', url: '/api/businesses/b1/watch', body: { isOn: false } }]);
    screen.getByRole('checkbox', { name: readAgain, checked: false });
  });

  it('switches the mails alone', async () => {
    const quiet = { ...watch, sendsMail: false };
    const { user, requests } = renderScreen(line, [answer(getWatchEndpoint, watch), answer(setWatchEndpoint, quiet)]);
    await user.click(await screen.findByRole('checkbox', { name: mailMe }));
    await screen.findByRole('checkbox', { name: mailMe, checked: false });
    expect(listChanges(requests).map(({ body }) => body)).toEqual([{ sendsMail: false }]);
    screen.getByRole('checkbox', { name: readAgain, checked: true });
  });

  it('disables mails of a site that is not watched', async () => {
    const { user, requests } = renderScreen(line, [answer(getWatchEndpoint, { ...watch, isOn: false })]);
    const mails = await screen.findByRole('checkbox', { name: mailMe });
    expect(mails.getAttribute('aria-disabled')).toBe('true');
    await user.click(mails);
    screen.getByRole('checkbox', { name: mailMe, checked: false });
    expect(listChanges(requests)).toEqual([]);
  });

  it('keeps the switch where it was when the plan watches no more, with the reason', async () => {
    const reason = 'Your plan watches 3 sites. Switch another one off first.';
    const { user } = renderScreen(line, [
      answer(getWatchEndpoint, { ...watch, isOn: false }),
      rejectWith(setWatchEndpoint, 'limit-reached', reason),
    ]);
    await user.click(await screen.findByRole('checkbox', { name: readAgain }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(`We couldn’t save this: ${reason}`);
    screen.getByRole('checkbox', { name: readAgain, checked: false });
  });

  it('loads again on a press when it could not be loaded', async () => {
    const { user } = renderScreen(line, [
      rejectWith(getWatchEndpoint, 'too-many-requests', 'That was too often.'),
      answer(getWatchEndpoint, watch),
    ]);
    await screen.findByText('That was too often.');
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByRole('checkbox', { name: readAgain, checked: true });
  });

  it('offers Pro to those whose plan watches nothing, and asks for nothing', () => {
    const { requests } = renderScreen(<WatchLine businessId="b1" plan="free" />);
    expect(screen.getByRole('link', { name: 'With Pro' }).getAttribute('href')).toBe('/pricing');
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(requests).toEqual([]);
  });

  it('says where to confirm an address that no mail reaches', async () => {
    renderScreen(line, [answer(getWatchEndpoint, { ...watch, mailObstacle: 'unconfirmed' })]);
    const link = await screen.findByRole('link', { name: 'Confirm it in the settings' });
    expect(link.getAttribute('href')).toBe('/account/settings');
  });
});
