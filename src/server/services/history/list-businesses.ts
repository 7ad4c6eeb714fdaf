import type { BusinessSummary } from '#shared/api/history.ts';
import { pageKey } from '#shared/history/site-reading.ts';
import { type BusinessAudit, selectOwnBusinesses, selectRecentAudits } from '../../store/business-audits.ts';
import type { AuditServices } from '../audits/audit-services.ts';
import { isBeyondHistory } from '../rights/audit-history.ts';
import { planOf, type Viewer } from '../viewer.ts';
import { summariseAudits } from './summarise-audits.ts';

const MOST_BUSINESSES = 100;
/** A year of months: what a small line shows. */
const MOST_SCORES = 12;

/** The viewer's businesses with their last scores, the newest audited first; none for a visitor without a session. */
export async function listBusinesses(
  { database, now }: Pick<AuditServices, 'database' | 'now'>,
  viewer: Viewer,
): Promise<{ businesses: BusinessSummary[] }> {
  if (viewer.owner === null) return { businesses: [] };
  const businesses = await selectOwnBusinesses(database.orm, viewer.owner, MOST_BUSINESSES);
  const recent = await selectRecentAudits(
    database.orm,
    businesses.map(({ id }) => id),
    MOST_SCORES,
  );
  const isOpen = ({ createdAt }: BusinessAudit) => !isBeyondHistory(planOf(viewer), createdAt, now());
  const summaries = await summariseAudits(database, recent.filter(isOpen));
  const byBusiness = Map.groupBy(recent, ({ businessId }) => businessId);
  return {
    businesses: businesses.flatMap(({ id, domain }) => {
      const audits = byBusiness.get(id) ?? [];
      const [newest] = audits;
      if (newest === undefined) return [];
      const scored = audits.flatMap((audit) => {
        const summary = summaries.get(audit.id);
        return summary === undefined || pageKey(audit.url) !== pageKey(newest.url) ? [] : [{ audit, summary }];
      });
      return [
        {
          businessId: id,
          domain,
          name: scored[0]?.summary.businessName ?? null,
          newestAuditId: newest.id,
          newestAt: newest.createdAt.toISOString(),
          newestStatus: newest.status,
          scores: scored.toReversed().map(({ audit, summary }) => ({
            auditId: audit.id,
            at: audit.createdAt.toISOString(),
            score: summary.overallScore,
          })),
        },
      ];
    }),
  };
}
