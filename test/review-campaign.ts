import type { ReviewCampaignDraft } from '#shared/api/review-day.ts';
import { startTexts } from '#shared/review-day/review-day-texts.ts';

/** A campaign of a fictitious shop, as sent by a browser. */
export const REVIEW_CAMPAIGN: ReviewCampaignDraft = {
  businessName: 'Harbor & Pine Plumbing',
  timeZone: 'America/Chicago',
  postalAddress: '12 Lake Avenue, Duluth, MN 55802',
  reviewLink: { kind: 'short-link', url: 'https://g.page/r/CExampleOnly0EBM/review' },
  plan: { kind: 'one-day', day: '2027-05-04' },
  texts: startTexts('en', 'place'),
  listCounts: { sms: 34, email: 12, inPerson: 9, noConsent: 5 },
  waves: [
    { kind: 'request', day: '2027-05-04', time: '10:00', sms: 12, email: 4 },
    { kind: 'request', day: '2027-05-04', time: '13:00', sms: 11, email: 4 },
    { kind: 'request', day: '2027-05-04', time: '17:00', sms: 11, email: 4 },
    { kind: 'reminder', day: '2027-05-07', time: '10:00', sms: 12, email: 4 },
    { kind: 'reminder', day: '2027-05-07', time: '13:00', sms: 11, email: 4 },
    { kind: 'reminder', day: '2027-05-07', time: '17:00', sms: 11, email: 4 },
  ],
  log: [{ day: '2027-05-04', asked: 46, replied: 9, published: 6 }],
};
