import type { Keyword, ReportKeywords } from '#shared/api/keywords.ts';
import { hasRight } from '#shared/product/rights.ts';
import { deleteReportKeywords, findReportKeywords, saveReportKeywords } from '../../store/report-keywords.ts';
import type { AuditServices } from '../audits/audit-services.ts';
import { findViewersAudit } from '../audits/get-audit.ts';
import { requireRight } from '../rights/require-right.ts';
import { planOf, type Viewer } from '../viewer.ts';

type Services = Pick<AuditServices, 'database' | 'now'>;

/**
 * Keeps the keywords that an owner chose for the report of an audit, in the place of those kept before; none takes them all
 * out. A keyword that is there twice is kept once. Throws 402 without Pro, 404 for another's audit.
 */
export async function keepReportKeywords(
  services: Services,
  viewer: Viewer,
  auditId: string,
  keywords: readonly Keyword[],
): Promise<{ count: number }> {
  requireRight(viewer, 'keywordTools');
  const { id } = await findViewersAudit(services, viewer, auditId);
  const kept = [...new Map(keywords.map((one) => [one.keyword, one])).values()];
  const { orm } = services.database;
  if (kept.length === 0) await deleteReportKeywords(orm, id);
  else await saveReportKeywords(orm, id, kept, new Date(services.now()));
  return { count: kept.length };
}

/**
 * The keywords kept for the report of an audit. To a plan without the tools they are told by their number alone: they stay
 * kept, and are there again with the plan. Throws 404 for another's audit.
 */
export async function getReportKeywords(services: Services, viewer: Viewer, auditId: string): Promise<ReportKeywords> {
  const { id } = await findViewersAudit(services, viewer, auditId);
  const keywords = await findReportKeywords(services.database.orm, id);
  if (keywords.length === 0 || hasRight(planOf(viewer), 'keywordTools')) return { keywords };
  return { keywords: [], locked: { count: keywords.length, code: 'plan-required' } };
}
