import { z } from 'zod';
import { BusinessCorrections } from '../audit/business.ts';
import { FactKind } from '../fixes/fact-sheet.ts';
import type { OwnerOverrides } from '../fixes/owner-overrides.ts';
import { PROFILE_FIELDS, ProfileSource, ProfileValues } from '../fixes/owner-profile.ts';
import { KnownFiles } from '../owner-files/stored-files.ts';
import { AuditedAnalysis } from './audits.ts';
import { defineEndpoint } from './endpoint.ts';
import { defineFile } from './file-endpoint.ts';

/** A SHA-256 as 64 lower-case hexadecimal digits. */
export const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** What an owner told, as a report file carries it. */
export const OwnerOverridesInFile: z.ZodType<OwnerOverrides> = z.object({
  corrections: BusinessCorrections.optional(),
  facts: z
    .array(
      z.object({
        factId: z.string(),
        kind: FactKind,
        state: z.enum(['confirmed', 'corrected', 'added', 'rejected']),
        value: z.string().nullable(),
        foundValue: z.string().nullable(),
        at: z.string(),
      }),
    )
    .optional(),
  profile: z
    .object({
      values: ProfileValues,
      goodReviewShare: z.number().nullable(),
      sources: z.partialRecord(z.enum([...PROFILE_FIELDS, 'goodReviewShare']), ProfileSource),
    })
    .optional(),
  files: KnownFiles.optional(),
});

/**
 * The report of one audit for programs, with all that is needed to judge its evidence again: which evidence, by which
 * rules, and with which words of the owner.
 */
export const ReportFile = z.object({
  format: z.literal('porchlight-report'),
  /** Of this file; raised when a field is taken away or means something else. */
  schemaVersion: z.literal(1),
  /** ISO 8601, UTC. */
  exportedAt: z.string(),
  algorithmVersion: z.string(),
  /** The evidence file as it is downloaded; null when it is not kept any more. */
  evidence: z.object({ sha256: Sha256 }).nullable(),
  /** Everything the owner told that the audit was judged with; empty when it was the site alone. */
  ownerWords: OwnerOverridesInFile,
  analysis: AuditedAnalysis,
  /**
   * By it the server that wrote this file knows it again: a keyed hash over everything else in it. Nobody without the
   * server's secret can make one.
   */
  seal: z.string(),
});
export type ReportFile = z.infer<typeof ReportFile>;

/** A download, and an endpoint for programs. */
export const exportReportEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/audits/:auditId/export.json',
  summary: 'The report of an own audit as one JSON file, with what is needed to verify it.',
  callers: 'anyone',
  isForPrograms: true,
  body: null,
  query: null,
  response: ReportFile,
  status: 200,
});

/** What the downloads of an own audit besides the report have in common: whoever may read it, programs too. */
const ofOwnAudit = { method: 'GET', callers: 'anyone', isForPrograms: true, body: null, query: null } as const;

/** The other downloads of an own audit. */
export const AUDIT_FILES = {
  checks: defineFile({
    ...ofOwnAudit,
    path: '/api/audits/:auditId/checks.csv',
    type: 'text/csv; charset=utf-8',
    summary: 'Every check of an own audit as a CSV table, one row a check; no cell is run as a formula.',
  }),
  plan: defineFile({
    ...ofOwnAudit,
    path: '/api/audits/:auditId/plan.csv',
    type: 'text/csv; charset=utf-8',
    summary: 'The plan of an own audit as a CSV table, one row a step.',
  }),
  evidence: defineFile({
    ...ofOwnAudit,
    path: '/api/audits/:auditId/evidence',
    type: 'application/octet-stream',
    summary:
      'The evidence of an own audit as the file that is kept; its SHA-256 stands in Repr-Digest and in the name.',
  }),
} as const;
export type AuditFileKind = keyof typeof AUDIT_FILES;
