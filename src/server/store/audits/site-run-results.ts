import { inArray } from 'drizzle-orm';
import type { Analysis } from '#shared/audit/analysis.ts';
import type { AuditFailure } from '#shared/audit/audit-failure.ts';
import type { Orm } from '../database/database.ts';
import { siteRuns } from './audit-schema.ts';
import type { SiteRunStatus } from './site-runs.ts';
import { unpackAnalysis } from './stored-analyses.ts';

/** The status and result of a site run. */
export interface SiteRunResult {
  readonly id: string;
  readonly status: SiteRunStatus;
  readonly failure: AuditFailure | null;
  /** Evaluated without owner overrides. */
  readonly analysis: Analysis | null;
}

/** The results of those of these site runs that still exist, in any order. */
export async function selectSiteRunResults(orm: Orm, ids: readonly string[]): Promise<SiteRunResult[]> {
  if (ids.length === 0) return [];
  const rows = await orm
    .select({ id: siteRuns.id, status: siteRuns.status, failure: siteRuns.failure, analysis: siteRuns.analysis })
    .from(siteRuns)
    .where(inArray(siteRuns.id, [...ids]));
  return rows.map(({ analysis, ...row }) => ({
    ...row,
    analysis: analysis === null ? null : unpackAnalysis(analysis),
  }));
}
