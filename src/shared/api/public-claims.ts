import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

/** A claim or a testimonial, shown only with its proof (FTC 16 CFR 465). */
export const PublicClaim = z.object({
  id: z.string(),
  kind: z.enum(['claim', 'testimonial']),
  text: z.string(),
  author: z.string().nullable(),
  authorRole: z.string().nullable(),
  /** The basis of the claim, in words that a visitor can check. */
  basis: z.string(),
});
export type PublicClaim = z.infer<typeof PublicClaim>;

export const listPublicClaimsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/statements',
  summary: 'Published claims and testimonials, each with its basis.',
  callers: 'anyone',
  body: null,
  query: null,
  response: z.object({ statements: z.array(PublicClaim) }),
  status: 200,
});
