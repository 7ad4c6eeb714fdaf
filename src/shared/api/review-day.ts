import { z } from 'zod';
import { REVIEW_LINK_KINDS } from '../review-day/review-link.ts';
import { Done } from './done.ts';
import { defineEndpoint } from './endpoint.ts';

/**
 * Review Day campaigns as an account keeps them. No list of customers is part of the contract: names, numbers and addresses
 * stay in the owner's browser. Only numbers about the list travel.
 */

const day = z.iso.date();
const count = z.number().int().min(0).max(100_000);

/** How many of a list can be asked, and how. Nobody can be recognised by it. */
export const CampaignListCounts = z.object({ sms: count, email: count, inPerson: count, noConsent: count });
export type CampaignListCounts = z.infer<typeof CampaignListCounts>;

/** What happened on one day, as the owner wrote it down. */
export const CampaignLogDay = z.object({ day, asked: count, replied: count, published: count });
export type CampaignLogDay = z.infer<typeof CampaignLogDay>;

export const ReviewCampaignDraft = z.object({
  businessName: z.string().trim().min(1).max(200),
  /** An IANA zone, `America/Detroit`. */
  timeZone: z.string().min(1).max(64),
  postalAddress: z.string().trim().max(300),
  reviewLink: z.object({ kind: z.enum(REVIEW_LINK_KINDS), url: z.url().max(2048) }).nullable(),
  plan: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('one-day'), day }),
    z.object({ kind: z.literal('paced'), day, weeks: z.number().int().min(2).max(4) }),
  ]),
  texts: z.object({
    sms: z.string().max(1000),
    emailSubject: z.string().max(200),
    emailBody: z.string().max(5000),
    inPerson: z.string().max(1000),
  }),
  listCounts: CampaignListCounts,
  log: z.array(CampaignLogDay).max(366),
});
export type ReviewCampaignDraft = z.infer<typeof ReviewCampaignDraft>;

export const ReviewCampaign = ReviewCampaignDraft.extend({
  campaignId: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type ReviewCampaign = z.infer<typeof ReviewCampaign>;

export const listReviewCampaigns = defineEndpoint({
  method: 'GET',
  path: '/api/review-campaigns',
  summary: 'The Review Day campaigns of this account, the newest first; 402 without Pro.',
  callers: 'signed-in',
  body: null,
  query: null,
  response: z.object({ campaigns: z.array(ReviewCampaign) }),
  status: 200,
});

export const createReviewCampaign = defineEndpoint({
  method: 'POST',
  path: '/api/review-campaigns',
  summary: 'Keeps a campaign with the account, without its customers; 402 without Pro.',
  callers: 'signed-in',
  body: ReviewCampaignDraft,
  query: null,
  response: ReviewCampaign,
  status: 201,
});

export const getReviewCampaign = defineEndpoint({
  method: 'GET',
  path: '/api/review-campaigns/:campaignId',
  summary: 'One campaign of this account; 402 without Pro.',
  callers: 'signed-in',
  body: null,
  query: null,
  response: ReviewCampaign,
  status: 200,
});

export const replaceReviewCampaign = defineEndpoint({
  method: 'PUT',
  path: '/api/review-campaigns/:campaignId',
  summary: 'Puts a new version in the place of a campaign; 402 without Pro.',
  callers: 'signed-in',
  body: ReviewCampaignDraft,
  query: null,
  response: ReviewCampaign,
  status: 200,
});

export const deleteReviewCampaign = defineEndpoint({
  method: 'DELETE',
  path: '/api/review-campaigns/:campaignId',
  summary: 'Deletes a campaign at once and for good; 402 without Pro.',
  callers: 'signed-in',
  body: null,
  query: null,
  response: Done,
  status: 200,
});
