import { z } from 'zod';
import { KEEP_AUDITS_CHOICES } from '../product/retention.ts';
import { Done } from './done.ts';
import { defineEndpoint } from './endpoint.ts';

const [ONE_YEAR, TWO_YEARS, THREE_YEARS] = KEEP_AUDITS_CHOICES;
const KeepAuditsDays = z.enum({ oneYear: ONE_YEAR, twoYears: TWO_YEARS, threeYears: THREE_YEARS });

/** After how many days the audits of an account are deleted; null: with the account. */
export const RetentionDays = KeepAuditsDays.nullable();
export type RetentionDays = z.infer<typeof RetentionDays>;

/** A business of an account, with its retention choices. */
export const RetainedBusiness = z.object({
  businessId: z.string(),
  domain: z.string(),
  audits: z.number().int(),
  newestAuditAt: z.string().nullable(),
});
export type RetainedBusiness = z.infer<typeof RetainedBusiness>;

/** An account's retention choices, and the data they apply to. */
export const DataSettings = z.object({
  keepAuditsDays: RetentionDays,
  /** The number of audits, and for each choice how many are older and would be deleted. */
  audits: z.number().int(),
  olderAudits: z.array(z.object({ days: KeepAuditsDays, count: z.number().int() })),
  /** The most recently audited business first; at most 200. */
  businesses: z.array(RetainedBusiness),
});
export type DataSettings = z.infer<typeof DataSettings>;

export const getDataSettingsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/account/data-settings',
  summary: 'How long the own audits are kept, and the businesses they are of.',
  callers: 'signed-in',
  body: null,
  query: null,
  response: DataSettings,
  status: 200,
});

export const saveDataSettingsEndpoint = defineEndpoint({
  method: 'PUT',
  path: '/api/account/data-settings',
  summary: 'Say how long the own audits are kept. Older ones are deleted within an hour, and cannot be brought back.',
  callers: 'signed-in',
  body: z.object({ keepAuditsDays: RetentionDays }),
  query: null,
  response: DataSettings,
  status: 200,
});

export const deleteAuditEndpoint = defineEndpoint({
  method: 'DELETE',
  path: '/api/audits/:auditId',
  summary:
    'Delete an audit of this session or account with all that was made of it, and within a day what was read for it.',
  callers: 'anyone',
  body: null,
  query: null,
  response: Done,
  status: 200,
});

export const deleteBusinessEndpoint = defineEndpoint({
  method: 'DELETE',
  path: '/api/businesses/:businessId',
  summary: 'Delete a business of this session or account with its audits, its history and all that was told of it.',
  callers: 'anyone',
  body: null,
  query: null,
  response: Done,
  status: 200,
});
