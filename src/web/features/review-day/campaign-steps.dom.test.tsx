import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readReviewLink } from '#shared/review-day/review-link.ts';
import { renderScreen } from '#test/screens.tsx';
import { BusinessStep } from './business-step.tsx';
import { readStoredCampaign } from './campaign-storage.ts';
import { CustomersStep } from './customers-step.tsx';
import { TextsStep } from './texts-step.tsx';
import { useCampaign } from './use-campaign.ts';

const today = '2026-11-25';

/** The first two steps of one campaign, with the builder's state. */
function Steps() {
  const campaign = useCampaign();
  return (
    <>
      <BusinessStep campaign={campaign} link={readReviewLink(campaign.draft.linkInput)} />
      <CustomersStep campaign={campaign} today={today} />
    </>
  );
}

const pasteField = () => screen.getByLabelText<HTMLTextAreaElement>('Paste the list, or choose a CSV file');
const storedCustomers = () => readStoredCampaign().list?.customers ?? [];

async function paste(user: ReturnType<typeof renderScreen>['user'], text: string) {
  await user.click(pasteField());
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'Read the list' }));
}

describe('the business of a Review Day', () => {
  it('takes a review link and shows it with its code', async () => {
    const { user, requests } = renderScreen(<Steps />);
    const field = screen.getByLabelText('Review link or place id');
    await user.type(field, 'https://g.page/r/CabcDEF123456789/review');
    screen.getByText('This opens the box for a review.', { exact: false });
    expect(screen.getByRole('link', { name: /g\.page/ }).getAttribute('href')).toMatch(/^https:\/\/g\.page\/r\//);
    expect(requests).toEqual([]);
  });

  it('says what is wrong with a link that leads elsewhere', async () => {
    const { user } = renderScreen(<Steps />);
    const field = screen.getByLabelText('Review link or place id');
    await user.type(field, 'https://harbor.example/feedback');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByRole('button', { name: /^Copy link/ })).toBeNull();
  });
});

describe('the customers of a Review Day', () => {
  const list = 'name,phone,email,consent\nAda,+12185550123,ada@mail.example,yes\nBo,,bo@mail.example,yes\n';

  it('are read in this browser, kept there and sent nowhere', async () => {
    const { user, requests } = renderScreen(<Steps />);
    await paste(user, list);
    expect(pasteField().value).toBe('');
    screen.getByRole('button', { name: 'Delete the list' });
    expect(storedCustomers().map(({ name }) => name)).toEqual(['Ada', 'Bo']);
    expect(requests).toEqual([]);
  });

  it('are read from a file as well', async () => {
    const { user } = renderScreen(<Steps />);
    await user.upload(
      screen.getByLabelText('CSV file with customers'),
      new File([list], 'people.csv', { type: 'text/csv' }),
    );
    await screen.findByRole('button', { name: 'Delete the list' });
    expect(storedCustomers()).toHaveLength(2);
  });

  it('keep the typed text when it contains no contact, with a sentence at the field', async () => {
    const { user } = renderScreen(<Steps />);
    await paste(user, ',,,');
    screen.getByText(/^We found no name, number or address/);
    expect(pasteField().value).toBe(',,,');
    expect(pasteField().getAttribute('aria-invalid')).toBe('true');
  });

  it('are all deleted from the browser after a second press', async () => {
    const { user } = renderScreen(<Steps />);
    await paste(user, list);
    const opener = screen.getByRole('button', { name: 'Delete everything of this campaign' });
    await user.click(opener);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Keep it' }));
    expect(storedCustomers()).toHaveLength(2);
    await user.click(opener);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete everything' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(storedCustomers()).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Delete the list' })).toBeNull();
  });
});

describe('the texts of a Review Day', () => {
  const facts = { businessName: 'Harbor & Pine', reviewUrl: 'https://g.page/r/x/review', postalAddress: '1 Pier Road' };
  const Texts = () => <TextsStep campaign={useCampaign()} facts={facts} />;
  const write = async (text: string) => {
    const { user } = renderScreen(<Texts />);
    const field = screen.getByLabelText('Text message');
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
    const copy = screen.getByRole<HTMLButtonElement>('button', { name: /^Copy.*Text message/ });
    return { isBroken: field.getAttribute('aria-invalid') === 'true', canCopy: !copy.disabled };
  };

  it('cannot be copied while their words break a rule', async () => {
    expect(await write('Leave us a review and get 10% off.')).toEqual({ isBroken: true, canCopy: false });
    screen.getByText('Nothing in return:');
  });

  it('can be copied where they only read like messages that break one, which is said', async () => {
    expect(await write('Happy campers get the link, grumpy ones get my phone number.')).toEqual({
      isBroken: false,
      canCopy: true,
    });
    screen.getByText('Everybody is asked, not only the happy ones?');
    screen.getByText('It reads like messages that break this rule. If yours doesn’t, keep it.');
  });
});
