import type { AuditSummary } from '#shared/api/audits.ts';
import { type ListedAudit, selectAudits } from '../../store/audits/audits.ts';
import { unpackListedFields } from '../../store/audits/stored-analyses.ts';
import { cutPage, readCursor } from '../page-cursor.ts';
import { isBeyondHistory } from '../rights/audit-history.ts';
import { getPlan, type Viewer } from '../viewer.ts';
import type { AuditServices } from './audit-services.ts';

/**
 * A page of the viewer's audits, the newest first; empty for a visitor without a session. Audits beyond the plan's history
 * are listed as locked. Throws 400 for an invalid cursor.
 */
export async function listAudits(
  { database, now }: Pick<AuditServices, 'database' | 'now'>,
  viewer: Viewer,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<{ rows: AuditSummary[]; nextCursor: string | null }> {
  const after = readCursor(cursor);
  if (viewer.owner === null) return { rows: [], nextCursor: null };
  const listed = await selectAudits(database.orm, viewer.owner, after, limit + 1);
  const { rows, nextCursor } = cutPage(listed, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
  return { rows: rows.map((audit) => summarise(audit, viewer, now())), nextCursor };
}

function summarise(audit: ListedAudit, viewer: Viewer, nowMs: number): AuditSummary {
  const { id, businessId, url, status, createdAt, compressedCorrected } = audit;
  return {
    auditId: id,
    businessId,
    url,
    status,
    // Overrides change the result: the list shows the same values as the opened audit.
    overallScore:
      compressedCorrected === null ? audit.overallScore : unpackListedFields(compressedCorrected).overallScore,
    createdAt: createdAt.toISOString(),
    isLocked: isBeyondHistory(getPlan(viewer), createdAt, nowMs),
  };
}
