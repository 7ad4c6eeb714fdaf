import { z } from 'zod';
import { ReportBrand } from '#shared/report/report-brand.ts';
import { typedText } from '#shared/text/typed-text.ts';
import { ApiKey } from './account-access.ts';
import { AuditStatus } from './audits.ts';
import { CurrentUser, Email, NewPassword, TypedPassword } from './auth.ts';
import { BillingView } from './billing.ts';
import { Done } from './done.ts';
import { defineEndpoint } from './endpoint.ts';
import { Keyword } from './keywords.ts';
import { ReviewCampaign } from './review-day.ts';

export const changePasswordEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/account/password',
  summary: 'Change the own password. Ends all other sessions.',
  callers: 'signed-in',
  body: z.object({ currentPassword: TypedPassword, newPassword: NewPassword }),
  query: null,
  response: Done,
  status: 200,
});

export const changeEmailEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/account/email',
  summary: 'Ask for another email address: it counts once the link sent to it was used. The old address gets a note.',
  callers: 'signed-in',
  body: z.object({ currentPassword: TypedPassword, email: Email }),
  query: null,
  response: Done,
  status: 202,
});

/** A session. `device` is a description of its User-Agent. */
export const AccountSession = z.object({
  id: z.string(),
  device: z.string(),
  isThisOne: z.boolean(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
});
export type AccountSession = z.infer<typeof AccountSession>;

export const listSessionsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/account/sessions',
  summary: 'Where the account is signed in, the newest first.',
  callers: 'signed-in',
  body: null,
  query: null,
  response: z.object({ sessions: z.array(AccountSession) }),
  status: 200,
});

export const revokeSessionEndpoint = defineEndpoint({
  method: 'DELETE',
  path: '/api/account/sessions/:sessionId',
  summary: 'Sign one place out.',
  callers: 'signed-in',
  body: null,
  query: null,
  response: Done,
  status: 200,
});

export const revokeOtherSessionsEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/account/sessions/revoke-others',
  summary: 'Sign every other place out.',
  callers: 'signed-in',
  body: null,
  query: null,
  response: Done,
  status: 200,
});

export const deleteAccountEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/account/delete',
  summary: 'Delete the account with all its data at once, and end its subscription. Cannot be undone.',
  callers: 'signed-in',
  body: z.object({ currentPassword: TypedPassword }),
  query: null,
  response: Done,
  status: 200,
});

/** All data stored about an account, as JSON that people can read. Times are ISO 8601, UTC. */
export const AccountExport = z.object({
  exportedAt: z.string(),
  account: CurrentUser,
  /** After how many days its audits are deleted; null: with the account. */
  keepAuditsDays: z.number().int().nullable(),
  sessions: z.array(AccountSession),
  businesses: z.array(
    z.object({
      id: z.string(),
      domain: z.string(),
      corrections: z.unknown().nullable(),
      createdAt: z.string(),
      /** Overrides of single facts. */
      factWords: z.array(z.unknown()),
      /** Whether and when its site is scanned automatically; null: never decided. */
      watch: z.unknown().nullable(),
      /** Which steps of plans were applied or seen. */
      fixStates: z.array(z.unknown()),
      /** What a watch reported: changes, alerts. */
      events: z.array(z.unknown()),
      /** Stated values of the Google profile, and the parsed Takeout file. */
      profile: z.object({ stated: z.unknown().nullable(), takeout: z.unknown().nullable() }).nullable(),
      /** Parsed uploaded files, by kind. */
      files: z.record(z.string(), z.unknown()),
    }),
  ),
  audits: z.array(
    z.object({
      auditId: z.string(),
      url: z.string(),
      status: AuditStatus,
      createdAt: z.string(),
      /** The analysis as stored, without texts; null when the audit has none, and beyond the plan's history. */
      analysis: z.unknown().nullable(),
      /** The keywords chosen for its report. */
      reportKeywords: z.array(Keyword),
      /** The share links. Only their recipients have the URLs. */
      shareLinks: z.array(
        z.object({
          createdAt: z.string(),
          expiresAt: z.string(),
          revokedAt: z.string().nullable(),
          openings: z.number(),
          lastOpenedAt: z.string().nullable(),
        }),
      ),
      /** Input for its add-ons: pasted reviews, competitors. */
      addOnInputs: z.array(z.object({ addOnId: z.string(), input: z.unknown() })),
    }),
  ),
  billing: BillingView,
  reviewCampaigns: z.array(ReviewCampaign),
  /** The report branding. */
  reportBrand: ReportBrand.nullable(),
  mails: z.array(
    z.object({ kind: z.string(), to: z.string(), subject: z.string(), createdAt: z.string(), status: z.string() }),
  ),
  /** The newest 10,000. */
  pageEvents: z.array(z.object({ name: z.string(), at: z.string(), properties: z.unknown() })),
});
export type AccountExport = z.infer<typeof AccountExport>;

export const exportAccountEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/account/export',
  summary: 'Everything kept about the own account, as one JSON document to download.',
  callers: 'signed-in',
  body: null,
  query: null,
  response: AccountExport,
  status: 200,
});

export const listApiKeysEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/account/api-keys',
  summary: 'The own keys for programs; the keys themselves are not kept. 402 without Agency.',
  callers: 'signed-in',
  body: null,
  query: null,
  response: z.object({ keys: z.array(ApiKey) }),
  status: 200,
});

export const createApiKeyEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/account/api-keys',
  summary:
    'Make a key for a program, shown this once. It goes into the header Authorization: Bearer. 402 without Agency.',
  callers: 'signed-in',
  body: z.object({
    name: typedText({ most: 60, least: 1, missing: 'Give the key a name, such as the program that uses it.' }),
    mayMail: z.boolean().default(false),
  }),
  query: null,
  response: z.object({ key: ApiKey, secret: z.string() }),
  status: 201,
});

export const changeApiKeyEndpoint = defineEndpoint({
  method: 'PUT',
  path: '/api/account/api-keys/:keyId',
  summary: 'Let the program with this key email reports, or stop it, from its next request on. 402 without Agency.',
  callers: 'signed-in',
  body: z.strictObject({ mayMail: z.boolean() }),
  query: null,
  response: z.object({ key: ApiKey }),
  status: 200,
});

export const deleteApiKeyEndpoint = defineEndpoint({
  method: 'DELETE',
  path: '/api/account/api-keys/:keyId',
  summary: 'End a key at once.',
  callers: 'signed-in',
  body: null,
  query: null,
  response: Done,
  status: 200,
});
