import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getFlagsEndpoint } from '#shared/api/flags.ts';
import { recordPageEventEndpoint } from '#shared/api/page-events.ts';
import { DEFAULT_FLAG_PERCENTS } from '#shared/product/flags.ts';
import { answer, renderScreen } from '#test/screens.tsx';
import ReviewDayPage from './review-day.tsx';

const ofAnyPage = [
  answer(recordPageEventEndpoint, { success: true }),
  answer(getFlagsEndpoint, { flags: DEFAULT_FLAG_PERCENTS }),
];
const open = () => renderScreen(<ReviewDayPage />, ofAnyPage, '/review-day');

describe('Review Day without Pro', () => {
  it('works out for everybody what a list can bring, and leads to the price of the kit', async () => {
    const { user } = open();
    const fill = async (label: string, count: string) => {
      await user.clear(screen.getByLabelText(label));
      await user.type(screen.getByLabelText(label), count);
    };
    screen.getByText(/This list is too short for 20 to 30 reviews/);
    await fill('can be sent a text', '140');
    screen.getByText(/By published numbers, 20 in one day could happen/);
    await fill('can be sent a text', '0');
    await fill('can be sent an email', '0');
    screen.getByText(/You can’t write to anybody on this list yet/);
    expect(screen.queryByRole('heading', { name: 'The texts' })).toBeNull();
    const price = within(screen.getByRole('main')).getByRole('link', { name: 'See what Pro costs' });
    expect(price.getAttribute('href')).toBe('/pricing');
  });

  it('deletes a list that is still in the browser', async () => {
    localStorage.setItem('reviewDayCustomers', JSON.stringify({ customers: [], stopped: ['+13135550142'] }));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Delete it now' }));
    expect(localStorage.getItem('reviewDayCustomers')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete it now' })).toBeNull();
  });
});
