import type { Keyword, ReportKeywords } from '#shared/api/keywords.ts';
import { LIMITS } from '#shared/product/limits.ts';
import { hasRight } from '#shared/product/rights.ts';
import { changeReportKeywords, findReportKeywords } from '../../store/reports/report-keywords.ts';
import { apiError } from '../api-error.ts';
import type { AuditServices } from '../audits/audit-services.ts';
import { findViewersAudit } from '../audits/find-viewers-audit.ts';
import { requireRight } from '../rights/require-right.ts';
import { getPlan, type Viewer } from '../viewer.ts';

type Services = Pick<AuditServices, 'database' | 'now'>;

/**
 * Adds keywords that an owner chose to the report of an audit; existing ones keep their place. `count` is the number of new
 * ones. Throws 402 without Pro, 404 for another owner's audit, 400 when there would be more than a report holds.
 */
export async function addReportKeywords(
  services: Services,
  viewer: Viewer,
  auditId: string,
  keywords: readonly Keyword[],
): Promise<{ count: number }> {
  requireRight(viewer, 'keywordTools');
  const { id } = await findViewersAudit(services, viewer, auditId);
  let before = 0;
  const all = await changeReportKeywords(services.database.orm, id, new Date(services.now()), (kept) => {
    before = kept.length;
    const byWords = new Map(kept.map((one) => [one.keyword, one]));
    for (const one of keywords) if (!byWords.has(one.keyword)) byWords.set(one.keyword, one);
    return byWords.size > LIMITS.maxReportKeywords ? null : [...byWords.values()];
  });
  if (all === null)
    throw apiError(
      'invalid-request',
      `A report holds ${LIMITS.maxReportKeywords} keywords at most. Take some out of it first.`,
    );
  return { count: all.length - before };
}

/**
 * Removes one keyword, or all, from the report of an audit. `count` is the number removed. Throws 402 without Pro, 404 for
 * another owner's audit; an unknown keyword is not an error.
 */
export async function removeReportKeywords(
  services: Services,
  viewer: Viewer,
  auditId: string,
  keyword: string | undefined,
): Promise<{ count: number }> {
  requireRight(viewer, 'keywordTools');
  const { id } = await findViewersAudit(services, viewer, auditId);
  let before = 0;
  const left = await changeReportKeywords(services.database.orm, id, new Date(services.now()), (kept) => {
    before = kept.length;
    return keyword === undefined ? [] : kept.filter((one) => one.keyword !== keyword);
  });
  return { count: before - (left?.length ?? before) };
}

/**
 * The keywords stored for the report of an audit. A plan without the tools sees only their number: they stay stored, and
 * are shown again after an upgrade. Throws 404 for another owner's audit.
 */
export async function getReportKeywords(services: Services, viewer: Viewer, auditId: string): Promise<ReportKeywords> {
  const { id } = await findViewersAudit(services, viewer, auditId);
  const keywords = await findReportKeywords(services.database.orm, id);
  if (keywords.length === 0 || hasRight(getPlan(viewer), 'keywordTools')) return { keywords };
  return { keywords: [], locked: { count: keywords.length, code: 'plan-required' } };
}
