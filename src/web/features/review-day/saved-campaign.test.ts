import { describe, expect, it } from 'vitest';
import { type ReviewCampaign, ReviewCampaignDraft } from '#shared/api/review-day.ts';
import type { CampaignCustomer } from '#shared/review-day/campaign-customer.ts';
import { planOneDay, planPaced } from '#shared/review-day/campaign-plan.ts';
import { REVIEW_CAMPAIGN } from '#test/review-campaign.ts';
import { type Campaign, emptyList, startDraft } from './campaign-draft.ts';
import { buildSavableDraft, findSaveProblem, isSavedAs, openedDraft } from './saved-campaign.ts';

const today = '2026-11-22';
const customers: CampaignCustomer[] = Array.from({ length: 6 }, (_, index) => ({
  id: `+1313555010${index}`,
  name: `Secret Person ${index}`,
  phone: `+1313555010${index}`,
  email: `secret${index}@a.example`,
  lastVisit: null,
  consent: { sms: true, email: false },
  timeZone: 'America/Los_Angeles',
  state: 'CA',
}));
const start = startDraft({
  country: 'US',
  businessName: ' Harbor & Pine ',
  postalAddress: '12 Lake Avenue',
  timeZone: 'America/Detroit',
  tomorrow: '2026-11-24',
});
const campaign: Campaign = {
  draft: { ...start, linkInput: 'g.page/r/CExampleOnly0EBM' },
  list: { customers, stopped: ['+13135559999'] },
};
const planOf = ({ draft, list }: Campaign, notBeforeMs = 0) => {
  const settings = { day: draft.plan.day, timeZone: draft.timeZone, notBeforeMs };
  return draft.plan.kind === 'one-day'
    ? planOneDay(list.customers, settings)
    : planPaced(list.customers, { ...settings, weeks: draft.plan.weeks });
};
const keep = (part: Campaign, at = today) => buildSavableDraft(part, planOf(part), at);
const keptAs = (draft: ReviewCampaignDraft): ReviewCampaign => ({
  ...draft,
  campaignId: 'c1',
  createdAt: '2026-11-22T09:00:00.000Z',
  updatedAt: '2026-11-22T09:00:00.000Z',
  findings: [],
});

describe('what goes to the account', () => {
  it('is accepted by the contract, and contains no customer, zone or contact', () => {
    const draft = keep(campaign);
    expect(ReviewCampaignDraft.parse(draft)).toEqual(draft);
    expect(draft).toMatchObject({
      businessName: 'Harbor & Pine',
      reviewLink: { kind: 'short-link', url: 'https://g.page/r/CExampleOnly0EBM/review' },
      plan: { kind: 'one-day', day: '2026-11-24' },
      listCounts: { sms: 6, email: 0, inPerson: 0, noConsent: 0 },
      waves: [
        { kind: 'request', day: '2026-11-24', time: '10:00', sms: 2, email: 0 },
        { kind: 'request', time: '13:00', sms: 2 },
        { kind: 'request', time: '17:00', sms: 2 },
        { kind: 'reminder', day: '2026-11-27', time: '10:00' },
        { kind: 'reminder' },
        { kind: 'reminder' },
      ],
    });
    expect(JSON.stringify(draft)).not.toMatch(/Secret|secret|313555|Los_Angeles|"CA"/);
  });

  it('keeps the plan that was, once the list is deleted or its day has come', () => {
    const kept = keptAs(keep(campaign));
    const draft = { ...campaign.draft, kept: { campaign: kept } };
    const deleted = keep({ draft, list: emptyList });
    expect([deleted.waves, deleted.listCounts]).toEqual([kept.waves, kept.listCounts]);
    const over: Campaign = { draft, list: campaign.list };
    const later = buildSavableDraft(over, planOf(over, Date.parse('2026-11-25T00:00:00Z')), '2026-11-25');
    expect(later.waves).toEqual(kept.waves);
  });

  it('recomputes the plan when its days or its list change', () => {
    const kept = keptAs(keep(campaign));
    const draft = { ...campaign.draft, kept: { campaign: kept } };
    const moved = keep({ draft: { ...draft, plan: { ...draft.plan, day: '2026-12-01' } }, list: emptyList });
    expect([moved.waves, moved.listCounts.sms]).toEqual([[], 0]);
    const shorter = keep({ draft, list: { customers: customers.slice(0, 1), stopped: [] } });
    expect(shorter.listCounts.sms).toBe(1);
  });

  it.each([2, 3, 4])('takes a paced plan of %d weeks', (weeks) => {
    const paced = { ...campaign, draft: { ...campaign.draft, plan: { kind: 'paced' as const, day: today, weeks } } };
    expect(ReviewCampaignDraft.safeParse(keep(paced)).success).toBe(true);
    expect(keep(paced).plan).toEqual({ kind: 'paced', day: today, weeks });
  });

  it('says what is missing', () => {
    const nameless = keep({ ...campaign, draft: { ...campaign.draft, businessName: ' ' } });
    expect(findSaveProblem(nameless)).toBe('A campaign is kept under the name of your business.');
    expect(findSaveProblem(keep(campaign))).toBeNull();
    const texts = { ...campaign.draft.texts, sms: 'x'.repeat(1001) };
    expect(findSaveProblem(keep({ ...campaign, draft: { ...campaign.draft, texts } }))).toBe(
      'One of the texts is too long to be kept.',
    );
  });
});

describe('a campaign of the account', () => {
  const kept = keptAs(REVIEW_CAMPAIGN);

  it('is on the screen as it was kept, and counts as saved until something changes', () => {
    const draft = openedDraft(kept, start);
    const opened: Campaign = { draft, list: emptyList };
    expect(isSavedAs(keep(opened), kept)).toBe(true);
    expect(draft).toMatchObject({ country: 'US', linkInput: 'https://g.page/r/CExampleOnly0EBM/review' });
    const changed = keep({ draft: { ...draft, postalAddress: 'Elsewhere' }, list: emptyList });
    expect(isSavedAs(changed, kept)).toBe(false);
  });

  it('keeps the length of a paced plan, and the length that was chosen for a plan of one day', () => {
    const paced = openedDraft({ ...kept, plan: { kind: 'paced', day: today, weeks: 4 } }, start);
    expect(paced.plan).toEqual({ kind: 'paced', day: today, weeks: 4 });
    expect(openedDraft(kept, start).plan).toEqual({ kind: 'one-day', day: '2027-05-04', weeks: 3 });
  });
});
