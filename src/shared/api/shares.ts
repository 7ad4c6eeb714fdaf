import { z } from 'zod';
import { Done } from './done.ts';
import { defineEndpoint } from './endpoint.ts';

/** The lifetimes of a share link, in days. */
export const ShareDays = z.enum({ week: 7, month: 30, quarter: 90, year: 365 });
export type ShareDays = z.infer<typeof ShareDays>;

/** Long enough for a client's decision; a forgotten link should not be open for years. */
export const USUAL_SHARE_DAYS: ShareDays = 30;

/** Maximum number of valid links of one audit: one for each person who may be asked for advice. */
export const MOST_SHARES = 20;

/** A link that shows one report to anybody who has it. Times are ISO 8601, UTC. */
export const ShareLink = z.object({
  shareId: z.string(),
  /** The full URL. */
  url: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  /** The number of page views by people; bots of messengers and search engines are not counted. */
  openings: z.number().int(),
  lastOpenedAt: z.string().nullable(),
});
export type ShareLink = z.infer<typeof ShareLink>;

export const createShareEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/audits/:auditId/shares',
  summary:
    'Make a link that shows an own finished audit, read-only, to anybody who has it. It ends after `days`, or earlier with the plan’s history. 409 at 20 links.',
  callers: 'anyone',
  isForPrograms: true,
  body: z.strictObject({ days: ShareDays.default(USUAL_SHARE_DAYS) }),
  query: null,
  response: ShareLink,
  status: 201,
});

export const listSharesEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/audits/:auditId/shares',
  summary: 'The links to an own audit that are good now, the newest first.',
  callers: 'anyone',
  isForPrograms: true,
  body: null,
  query: null,
  response: z.object({ shares: z.array(ShareLink) }),
  status: 200,
});

export const revokeShareEndpoint = defineEndpoint({
  method: 'DELETE',
  path: '/api/audits/:auditId/shares/:shareId',
  summary: 'End a link at once.',
  callers: 'anyone',
  isForPrograms: true,
  body: null,
  query: null,
  response: Done,
  status: 200,
});

/** The page of a link, and the preview picture for messengers. */
export const SHARED_REPORT_PATH = '/r/:token';
export const SHARED_PREVIEW_PATH = '/r/:token/preview.png';
