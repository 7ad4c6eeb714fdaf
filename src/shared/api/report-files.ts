import { z } from 'zod';
import { OwnerOverrides } from '../fixes/owner-overrides.ts';
import { AuditedAnalysis } from './audits.ts';
import { defineEndpoint } from './endpoint.ts';
import { defineFile } from './file-endpoint.ts';

/** A SHA-256 as 64 lower-case hexadecimal digits. */
export const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/**
 * The machine-readable report of one audit, with everything needed to reevaluate its evidence: the evidence's digest, the
 * rules' version, and the owner's input.
 */
export const ReportFile = z.object({
  format: z.literal('porchlight-report'),
  /** The version of this format; increased when a field is removed or changes its meaning. */
  schemaVersion: z.literal(1),
  /** ISO 8601, UTC. */
  exportedAt: z.string(),
  algorithmVersion: z.string(),
  /** The evidence file as downloaded; null when it is no longer stored. */
  evidence: z.object({ sha256: Sha256 }).nullable(),
  /** All of the owner's input that the audit was evaluated with; empty when there was none. */
  ownerWords: OwnerOverrides,
  analysis: AuditedAnalysis,
  /**
   * A keyed hash over all other fields, by which the server recognizes a file that it wrote. It cannot be made without the
   * server's secret.
   */
  seal: z.string(),
});
export type ReportFile = z.infer<typeof ReportFile>;

/** A download that is also open to API keys. */
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

/** The common part of all downloads of a user's own audit other than the report, also open to API keys. */
const ofOwnAudit = { method: 'GET', callers: 'anyone', isForPrograms: true, body: null, query: null } as const;

/** The other downloads of a user's own audit. */
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
