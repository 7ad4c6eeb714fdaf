import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rateLimits } from '#server/store/audits/audit-schema.ts';
import { reviewCampaigns } from '#server/store/fixes/fixes-schema.ts';
import { AccountExport } from '#shared/api/account.ts';
import { listReviewCampaignsEndpoint, ReviewCampaign, type ReviewCampaignDraft } from '#shared/api/review-day.ts';
import { ErrorBody } from '#shared/errors.ts';
import { openAccount, PASSWORD, type TestAccount } from '#test/account-fixture.ts';
import { REVIEW_CAMPAIGN } from '#test/review-campaign.ts';
import { openServiceFixture, post, type ServiceFixture } from '#test/server-fixture.ts';
import { mostCampaigns } from './require-campaign.ts';

let fixture: ServiceFixture;
let owner: TestAccount;
let other: TestAccount;
beforeAll(async () => {
  fixture = await openServiceFixture();
  [owner, other] = [await openAccount(fixture, { plan: 'pro' }), await openAccount(fixture, { plan: 'agency' })];
});
afterAll(() => fixture.close());

const path = '/api/review-campaigns';
const put = (body: unknown): RequestInit => ({ ...post(body), method: 'PUT' });
const keep = async (account: TestAccount, part: Partial<ReviewCampaignDraft> = {}) =>
  ReviewCampaign.parse(await (await account.ask(path, post({ ...REVIEW_CAMPAIGN, ...part }))).json());
const listOf = async (account: TestAccount) =>
  listReviewCampaignsEndpoint.response.parse(await (await account.ask(path)).json()).campaigns;
async function refusalOf(response: Response) {
  const { code, error, details } = ErrorBody.parse(await response.json());
  return { status: response.status, code, error, details };
}

describe('campaigns of an account', () => {
  it('are kept, listed, opened, replaced and deleted', async () => {
    const first = await keep(owner);
    expect(first).toMatchObject({ ...REVIEW_CAMPAIGN, findings: [] });
    fixture.advanceClock(1000);
    const second = await keep(owner, { businessName: 'Second Shop' });
    expect((await listOf(owner)).map(({ businessName }) => businessName)).toEqual([
      'Second Shop',
      REVIEW_CAMPAIGN.businessName,
    ]);
    const changed = { ...REVIEW_CAMPAIGN, businessName: 'Renamed', replaces: first.updatedAt };
    const replaced = ReviewCampaign.parse(await (await owner.ask(`${path}/${first.campaignId}`, put(changed))).json());
    expect(replaced.createdAt).toBe(first.createdAt);
    expect(replaced.updatedAt > first.updatedAt).toBe(true);
    expect(await (await owner.ask(`${path}/${first.campaignId}`)).json()).toEqual(replaced);
    for (const { campaignId } of [first, second])
      expect((await owner.ask(`${path}/${campaignId}`, { method: 'DELETE' })).status).toBe(200);
    expect(await listOf(owner)).toEqual([]);
    expect((await owner.ask(`${path}/${first.campaignId}`)).status).toBe(404);
  });

  it('lets the second of two windows not write over the first', async () => {
    const { campaignId, updatedAt } = await keep(owner);
    const save = (businessName: string, replaces: string) =>
      owner.ask(`${path}/${campaignId}`, put({ ...REVIEW_CAMPAIGN, businessName, replaces }));
    const newest = ReviewCampaign.parse(await (await save('From the first window', updatedAt)).json());
    expect(await refusalOf(await save('From the second', updatedAt))).toMatchObject({
      status: 409,
      code: 'changed-meanwhile',
      details: { updatedAt: newest.updatedAt },
    });
    expect((await listOf(owner)).map(({ businessName }) => businessName)).toEqual(['From the first window']);
    // Whoever has seen the other version may decide for the own one.
    expect((await save('From the second', newest.updatedAt)).status).toBe(200);
    const answers = await Promise.all([1, 2, 3].map((window) => save(`At once ${window}`, newest.updatedAt)));
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 409]);
    await owner.ask(`${path}/${campaignId}`, { method: 'DELETE' });
  });

  it('keep a text that breaks a rule, and name the rule', async () => {
    const texts = { ...REVIEW_CAMPAIGN.texts, sms: '{business}: leave five stars and get 10% off. {link} STOP' };
    const { campaignId, findings } = await keep(owner, { texts });
    expect(findings.map(({ text, ruleId }) => [text, ruleId])).toEqual([
      ['sms', 'incentive'],
      ['sms', 'star-asking'],
    ]);
    expect(findings[1]).toMatchObject({ title: 'No number of stars', words: 'five stars' });
    await owner.ask(`${path}/${campaignId}`, { method: 'DELETE' });
  });

  it('cannot be accessed by another account', async () => {
    const { campaignId, updatedAt } = await keep(other);
    for (const init of [{}, put({ ...REVIEW_CAMPAIGN, replaces: updatedAt }), { method: 'DELETE' }])
      expect((await owner.ask(`${path}/${campaignId}`, init)).status).toBe(404);
    expect(await listOf(owner)).toEqual([]);
    expect(await listOf(other)).toHaveLength(1);
  });

  it('are bounded, two requests at once included', async () => {
    const many = await openAccount(fixture, { plan: 'pro' });
    for (let count = 0; count < mostCampaigns - 1; count += 1) await keep(many);
    const last = await Promise.all([1, 2].map(() => many.ask(path, post(REVIEW_CAMPAIGN))));
    expect(last.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await listOf(many)).toHaveLength(mostCampaigns);
  });

  it('go with the account, and are in its export', async () => {
    await fixture.database.orm.delete(rateLimits);
    const leaving = await openAccount(fixture, { plan: 'pro' });
    const { campaignId } = await keep(leaving, { businessName: 'Taken Along' });
    const exported = AccountExport.parse(await (await leaving.ask('/api/account/export')).json());
    expect(exported.reviewCampaigns).toMatchObject([{ campaignId, businessName: 'Taken Along' }]);
    expect((await leaving.ask('/api/account/delete', post({ currentPassword: PASSWORD }))).status).toBe(200);
    const { orm } = fixture.database;
    expect(await orm.select().from(reviewCampaigns).where(eq(reviewCampaigns.id, campaignId))).toEqual([]);
  });

  it('come back with the plan', async () => {
    const paused = await openAccount(fixture, { plan: 'pro' });
    await keep(paused);
    await paused.setPlan('free');
    expect((await refusalOf(await paused.ask(path))).code).toBe('plan-required');
    await paused.setPlan('pro');
    expect(await listOf(paused)).toHaveLength(1);
  });
});

describe('what a campaign may hold', () => {
  const refused: readonly [string, Record<string, unknown>][] = [
    ['a link to somewhere else', { reviewLink: { kind: 'short-link', url: 'https://rate-us.example/mood' } }],
    [
      'a link through Google',
      { reviewLink: { kind: 'profile', url: 'https://www.google.com/url?q=https://a.example' } },
    ],
    ['a link of another kind', { reviewLink: { kind: 'profile', url: 'https://g.page/r/CExampleOnly0EBM/review' } }],
    ['a script for a link', { reviewLink: { kind: 'profile', url: 'javascript:alert(1)' } }],
    ['a zone that does not exist', { timeZone: 'America/Duluth' }],
    ['no name', { businessName: '   ' }],
    ['a day that does not exist', { plan: { kind: 'one-day', day: '2027-02-30' } }],
    ['a plan without an end', { plan: { kind: 'paced', day: '2027-02-01', weeks: 52 } }],
    ['a time that no clock shows', { waves: [{ ...REVIEW_CAMPAIGN.waves[0], time: '25:00' }] }],
    ['more waves than any plan has', { waves: Array(201).fill(REVIEW_CAMPAIGN.waves[0]) }],
  ];
  it.each(refused)('not %s', async (_, part) => {
    const answer = await refusalOf(await owner.ask(path, post({ ...REVIEW_CAMPAIGN, ...part })));
    expect(answer).toMatchObject({ status: 400, code: 'invalid-request' });
  });

  it('not a customer: what the contract does not name is not kept', async () => {
    const customers = [{ name: 'Dana Miller', phone: '+13135550142' }];
    const response = await owner.ask(path, post({ ...REVIEW_CAMPAIGN, customers, list: { customers } }));
    const { campaignId } = ReviewCampaign.parse(await response.json());
    const [row] = await fixture.database.orm.select().from(reviewCampaigns).where(eq(reviewCampaigns.id, campaignId));
    expect(JSON.stringify(row)).not.toMatch(/Dana|3135550142/);
    expect(fixture.logLines.join('\n')).not.toMatch(/Dana|3135550142/);
  });
});
