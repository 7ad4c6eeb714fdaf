import { z } from 'zod';
import { typedText } from '#shared/text/typed-text.ts';
import { POLICY_RULE_IDS } from '../review-day/policy-rules.ts';
import { REVIEW_LINK_KINDS, readReviewLink } from '../review-day/review-link.ts';
import { TEXT_KINDS } from '../review-day/text-kinds.ts';
import { isTimeZone } from '../review-day/wall-time.ts';
import { Done } from './done.ts';
import { defineEndpoint } from './endpoint.ts';
import { defineFile } from './file-endpoint.ts';

/**
 * Review Day campaigns as stored in an account. The customer list is not part of the contract: names, numbers and addresses
 * stay in the owner's browser. Only counts are sent.
 */

const day = z.iso.date();
const count = z.number().int().min(0).max(100_000);

/** How many customers of a list can be asked, and how. Contains no personal data. */
export const CampaignListCounts = z.object({ sms: count, email: count, inPerson: count, noConsent: count });
export type CampaignListCounts = z.infer<typeof CampaignListCounts>;

/** The results of one day, as the owner recorded them. */
export const CampaignLogDay = z.object({ day, asked: count, replied: count, published: count });
export type CampaignLogDay = z.infer<typeof CampaignLogDay>;

/** Requests, or reminders, sent at the same local time of each recipient; the time zones stay with the list. */
export const CampaignWave = z.object({
  kind: z.enum(['request', 'reminder']),
  day,
  time: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/),
  sms: count,
  email: count,
});
export type CampaignWave = z.infer<typeof CampaignWave>;

/** Three waves on each of the 24 days of the longest plan, the same number for reminders, and room for shifted ones. */
const mostWaves = 200;

/** In the canonical form of `readReviewLink`: a printed code leads to Google and nowhere else. */
const CampaignLink = z
  .object({ kind: z.enum(REVIEW_LINK_KINDS), url: typedText({ most: 2048, isAddress: true }) })
  .refine(({ kind, url }) => isPlainReviewLink(kind, url), 'The review link does not lead to a Google profile.');

function isPlainReviewLink(kind: string, url: string): boolean {
  const reading = readReviewLink(url);
  return reading.isLink && reading.link.kind === kind && reading.link.url === url;
}

export const ReviewCampaignDraft = z.object({
  businessName: typedText({ most: 200, least: 1, missing: 'A campaign is kept under the name of your business.' }),
  /** An IANA zone, `America/Detroit`. */
  timeZone: typedText({ most: 64 }).refine(isTimeZone, 'The time zone is not known.'),
  postalAddress: typedText({ most: 300 }),
  reviewLink: CampaignLink.nullable(),
  plan: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('one-day'), day }),
    z.object({ kind: z.literal('paced'), day, weeks: z.number().int().min(2).max(4) }),
  ]),
  texts: z.object({
    sms: typedText({ most: 1000, hasLines: true }),
    emailSubject: typedText({ most: 200 }),
    emailBody: typedText({ most: 5000, hasLines: true }),
    inPerson: typedText({ most: 1000, hasLines: true }),
  }),
  listCounts: CampaignListCounts,
  waves: z.array(CampaignWave).max(mostWaves),
  log: z.array(CampaignLogDay).max(366),
});
export type ReviewCampaignDraft = z.infer<typeof ReviewCampaignDraft>;

/** A rule violation in a text. A campaign with a sure one is saved, but not printed. */
export const CampaignFinding = z.object({
  text: z.enum(TEXT_KINDS),
  ruleId: z.enum(POLICY_RULE_IDS),
  title: z.string(),
  words: z.string(),
  /** False: the text only reads like messages that break the rule. */
  isSure: z.boolean(),
});
export type CampaignFinding = z.infer<typeof CampaignFinding>;

export const ReviewCampaign = ReviewCampaignDraft.extend({
  campaignId: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  findings: z.array(CampaignFinding),
});
export type ReviewCampaign = z.infer<typeof ReviewCampaign>;

export const listReviewCampaignsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/review-campaigns',
  summary: 'The Review Day campaigns of this account, the newest first; 402 without Pro.',
  callers: 'signed-in',
  body: null,
  query: null,
  response: z.object({ campaigns: z.array(ReviewCampaign) }),
  status: 200,
});

export const createReviewCampaignEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/review-campaigns',
  summary: 'Keeps a campaign with the account, without its customers; 402 without Pro.',
  callers: 'signed-in',
  body: ReviewCampaignDraft,
  query: null,
  response: ReviewCampaign,
  status: 201,
});

export const getReviewCampaignEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/review-campaigns/:campaignId',
  summary: 'One campaign of this account; 402 without Pro.',
  callers: 'signed-in',
  body: null,
  query: null,
  response: ReviewCampaign,
  status: 200,
});

export const replaceReviewCampaignEndpoint = defineEndpoint({
  method: 'PUT',
  path: '/api/review-campaigns/:campaignId',
  summary: 'Puts a new version in the place of the one named by its `updatedAt`; 409 when that is not the newest.',
  callers: 'signed-in',
  body: ReviewCampaignDraft.extend({ replaces: z.iso.datetime() }),
  query: null,
  response: ReviewCampaign,
  status: 200,
});

export const deleteReviewCampaignEndpoint = defineEndpoint({
  method: 'DELETE',
  path: '/api/review-campaigns/:campaignId',
  summary: 'Deletes a campaign at once and for good; 402 without Pro.',
  callers: 'signed-in',
  body: null,
  query: null,
  response: Done,
  status: 200,
});

export const REVIEW_KIT_PATH = '/api/review-campaigns/:campaignId/kit.pdf';

export const reviewKitEndpoint = defineFile({
  method: 'GET',
  path: REVIEW_KIT_PATH,
  type: 'application/pdf',
  summary: 'The kit of one campaign as PDF; 402 without Pro.',
  callers: 'signed-in',
  body: null,
  query: null,
});
