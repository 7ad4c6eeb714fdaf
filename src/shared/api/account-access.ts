import { z } from 'zod';
import { typedText } from '#shared/text/typed-text.ts';
import { defineEndpoint } from './endpoint.ts';

/** An API key. `start` is its first characters, enough to distinguish keys. */
export const ApiKey = z.object({
  id: z.string(),
  name: z.string(),
  start: z.string(),
  /** Whether it may email reports. */
  mayMail: z.boolean(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
});
export type ApiKey = z.infer<typeof ApiKey>;

/** The newest links are listed; the button ends all of them. */
export const MOST_LISTED_SHARES = 50;

/** Everything that grants access to an account or its reports without its password. Times are ISO 8601, UTC. */
export const OpenAccess = z.object({
  /** Sessions other than this one. */
  otherSessions: z.number().int().nonnegative(),
  apiKeys: z.array(ApiKey),
  /** The newest links that show a report of the account. */
  shareLinks: z.array(
    z.object({
      shareId: z.string(),
      domain: z.string(),
      createdAt: z.string(),
      expiresAt: z.string(),
      openings: z.number().int(),
      lastOpenedAt: z.string().nullable(),
    }),
  ),
  shareLinkCount: z.number().int().nonnegative(),
});
export type OpenAccess = z.infer<typeof OpenAccess>;

/** How many of each were ended. */
export const EndedAccess = z.object({
  success: z.literal(true),
  sessions: z.number().int(),
  apiKeys: z.number().int(),
  shareLinks: z.number().int(),
});
export type EndedAccess = z.infer<typeof EndedAccess>;

export const getOpenAccessEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/account/access',
  summary: 'What opens the account or shows its reports without its password: other sessions, API keys, shared links.',
  callers: 'signed-in',
  body: null,
  query: null,
  response: OpenAccess,
  status: 200,
});

export const endAccessEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/account/access/end',
  summary: 'End every other session, every API key, every shared link and every mailed link of the account.',
  callers: 'signed-in',
  body: null,
  query: null,
  response: EndedAccess,
  status: 200,
});

export const endAccessAfterResetEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/auth/end-access',
  summary:
    'The same for whoever has just set a new password by a mailed link, with the token that came back. Works once.',
  callers: 'anyone',
  body: z.object({ token: typedText({ most: 200, least: 1 }) }),
  query: null,
  response: EndedAccess,
  status: 200,
});
