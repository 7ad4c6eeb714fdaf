import { z } from 'zod';
import { typedText } from '#shared/text/typed-text.ts';
import { FLAG_NAMES } from '../../product/flags.ts';
import { Done } from '../done.ts';
import { defineEndpoint } from '../endpoint.ts';
import { FlagPercents } from '../flags.ts';
import { PublicClaim } from '../public-claims.ts';
import { Reason } from './users.ts';

export const AdminFlag = z.object({
  name: z.enum(FLAG_NAMES),
  percent: z.number().int(),
  defaultPercent: z.number().int(),
  changedAt: z.string().nullable(),
  changedBy: z.string().nullable(),
});
export type AdminFlag = z.infer<typeof AdminFlag>;

export const listFlagsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/admin/flags',
  summary: 'Screens under rollout with their shares.',
  callers: 'support',
  body: null,
  query: null,
  response: z.object({ flags: z.array(AdminFlag) }),
  status: 200,
});

export const changeFlagEndpoint = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/flags/:name',
  summary: 'Roll a screen out to a share of visitors, in percent.',
  callers: 'owner',
  body: z.object({ percent: z.number().int().min(0).max(100), reason: Reason }),
  query: null,
  response: FlagPercents,
  status: 200,
});

/** A claim as stored. One without a basis can be saved, but is shown to nobody. */
export const AdminPublicClaim = PublicClaim.omit({ basis: true }).extend({
  basis: z.string().nullable(),
  isPublished: z.boolean(),
  /** Published, and with a basis: what visitors see. */
  isShown: z.boolean(),
  updatedAt: z.string(),
});
export type AdminPublicClaim = z.infer<typeof AdminPublicClaim>;

export const PublicClaimDraft = z.object({
  kind: z.enum(['claim', 'testimonial']),
  text: typedText({ most: 1000, least: 1, missing: 'Write what the statement says.', hasLines: true }),
  author: typedText({ most: 120 }).nullable(),
  authorRole: typedText({ most: 120 }).nullable(),
  /** The proof (a letter, a survey, a measurement) and where it is kept. */
  basis: typedText({ most: 2000, hasLines: true }).nullable(),
  isPublished: z.boolean(),
});
export type PublicClaimDraft = z.infer<typeof PublicClaimDraft>;

export const listAllPublicClaimsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/admin/statements',
  summary: 'Claims and testimonials with their basis, shown or not.',
  callers: 'support',
  body: null,
  query: null,
  response: z.object({ statements: z.array(AdminPublicClaim) }),
  status: 200,
});

export const createPublicClaimEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/admin/statements',
  summary: 'Keep a new claim or testimonial.',
  callers: 'owner',
  body: PublicClaimDraft,
  query: null,
  response: AdminPublicClaim,
  status: 201,
});

export const updatePublicClaimEndpoint = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/statements/:statementId',
  summary: 'Change a claim or testimonial.',
  callers: 'owner',
  body: PublicClaimDraft,
  query: null,
  response: AdminPublicClaim,
  status: 200,
});

export const deletePublicClaimEndpoint = defineEndpoint({
  method: 'DELETE',
  path: '/api/admin/statements/:statementId',
  summary: 'Delete a claim or testimonial.',
  callers: 'owner',
  body: null,
  query: null,
  response: Done,
  status: 200,
});
