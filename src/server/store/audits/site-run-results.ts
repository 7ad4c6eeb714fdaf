import { inArray } from 'drizzle-orm';
import type { Analysis } from '#shared/audit/analysis.ts';
import type { AuditFailure } from '#shared/audit/audit-failure.ts';
import type { Orm } from '../database/database.ts';
import { siteRuns } from './audit-schema.ts';
import type { SiteRunStatus } from './site-runs.ts';
import { unpackAnalysis } from './stored-analyses.ts';

/** How far a site run is, and how it ended. */
export interface SiteRunResult {
  readonly id: string;
  readonly status: SiteRunStatus;
  readonly failure: AuditFailure | null;
  /** As the site says it, without any owner's words. */
  readonly analysis: Analysis | null;
}

/** Those of these site runs that are still kept, in no order. */
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
