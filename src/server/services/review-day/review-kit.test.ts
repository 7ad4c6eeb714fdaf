import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ReviewCampaign, type ReviewCampaignDraft } from '#shared/api/review-day.ts';
import { ErrorBody } from '#shared/errors.ts';
import { openAccount, type TestAccount } from '#test/account-fixture.ts';
import { REVIEW_CAMPAIGN } from '#test/review-campaign.ts';
import { openServiceFixture, post, type ServiceFixture, visitor } from '#test/server-fixture.ts';

let fixture: ServiceFixture;
let owner: TestAccount;
beforeAll(async () => {
  fixture = await openServiceFixture();
  owner = await openAccount(fixture, { plan: 'pro' });
});
afterAll(() => fixture.close());

const path = '/api/review-campaigns';
const ours: RequestInit = { headers: { 'sec-fetch-site': 'same-origin' } };
async function kept(part: Partial<ReviewCampaignDraft> = {}): Promise<string> {
  const response = await owner.ask(path, post({ ...REVIEW_CAMPAIGN, ...part }));
  return `${path}/${ReviewCampaign.parse(await response.json()).campaignId}/kit.pdf`;
}
const withText = (text: Partial<ReviewCampaignDraft['texts']>) => ({ texts: { ...REVIEW_CAMPAIGN.texts, ...text } });

describe('the kit as PDF', () => {
  it('is a file of its own, for its owner alone', async () => {
    const kit = await kept();
    const response = await owner.ask(kit, ours);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toContain('filename="review-day-kit-2027-05-04.pdf"');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.length).toBeGreaterThan(50_000);
    const stranger = await openAccount(fixture, { plan: 'agency' });
    const free = await openAccount(fixture, {});
    expect((await stranger.ask(kit, ours)).status).toBe(404);
    expect((await free.ask(kit, ours)).status).toBe(402);
    expect((await visitor(fixture.service)(kit, ours)).status).toBe(401);
  });

  it('is not made for another website', async () => {
    const response = await owner.ask(await kept(), { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(response.status).toBe(403);
  });

  it.each([
    [
      'a text against the rules',
      withText({ sms: 'Leave five stars: {link} {business} STOP' }),
      /rule “No number of stars”/,
    ],
    ['no link', { reviewLink: null }, /needs your review link/],
    ['a text that no card holds', withText({ inPerson: 'Thank you. '.repeat(60) }), /A card holds 320/],
    [
      'a link that no phone reads from a card',
      { reviewLink: { kind: 'profile' as const, url: `https://www.google.com/maps/place/${'x'.repeat(300)}` } },
      /too long to print/,
    ],
  ])('is not made with %s', async (_, part, sentence) => {
    const response = await owner.ask(await kept(part), ours);
    expect(response.status).toBe(409);
    const { code, error, details } = ErrorBody.parse(await response.json());
    expect(code).toBe('not-ready');
    expect(error).toMatch(sentence);
    expect(details).toMatchObject({ obstacles: [error] });
  });

  it('is bounded', async () => {
    fixture.advanceToFullHour();
    const eager = await openAccount(fixture, { plan: 'pro' });
    const response = await eager.ask(path, post(REVIEW_CAMPAIGN));
    const kit = `${path}/${ReviewCampaign.parse(await response.json()).campaignId}/kit.pdf`;
    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1) statuses.push((await eager.ask(kit, ours)).status);
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
  });
});
