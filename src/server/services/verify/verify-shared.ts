import type { CheckSaid, ReportComparison, Verification } from '#shared/api/verify.ts';
import { apiError } from '../api-error.ts';
import { createTypedTextFilter } from '../audits/for-others.ts';
import { loadAnalysis } from '../audits/load-analysis.ts';
import { consumeRateLimit } from '../limits/rate-limit.ts';
import { type OpenShareServices, openShare } from '../shares/open-share.ts';
import type { Viewer } from '../viewer.ts';
import { verifyStoredAudit } from './verify-audit.ts';
import type { VerifyServices } from './verify-services.ts';

/**
 * Reevaluates the stored evidence of a shared report. What its owner typed is left out, as on the page of the link. Throws 404
 * for a link that does not work, 409 without evidence, 429 for too many, 503 while others are evaluated.
 */
export async function verifyShared(
  services: OpenShareServices & VerifyServices,
  viewer: Viewer,
  token: string,
): Promise<Verification> {
  await consumeRateLimit(services.core, viewer, 'verify-report');
  const shared = await openShare(services, token);
  if (shared === null) throw apiError('not-found', 'This link shows no report, or does not any more.');
  const verification = await verifyStoredAudit(services, shared.owner, shared.audit);
  const { businessName } = shared.analysis;
  const analysis = await loadAnalysis(services.audits, shared.audit);
  const hide = await createTypedTextFilter(services.audits, shared.audit, analysis, businessName);
  const { report, comparison } = verification;
  return {
    ...verification,
    report: { ...report, businessName },
    comparison: comparison === null ? null : hideInComparison(comparison, hide),
  };
}

function hideInComparison(comparison: ReportComparison, hide: (text: string) => string): ReportComparison {
  const value = (text: string | null) => (text === null || URL.canParse(text) ? text : hide(text));
  const said = (one: CheckSaid | null) => (one === null ? null : { ...one, finding: hide(one.finding) });
  return {
    ...comparison,
    values: comparison.values.map(({ name, reported, replayed }) => ({
      name,
      reported: value(reported),
      replayed: value(replayed),
    })),
    differences: comparison.differences.map((one) => ({
      ...one,
      reported: said(one.reported),
      replayed: said(one.replayed),
    })),
  };
}
