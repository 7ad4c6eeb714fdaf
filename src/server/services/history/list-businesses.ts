import type { BusinessSummary } from '#shared/api/history.ts';
import { normalizePageUrl } from '#shared/history/site-reading.ts';
import { type BusinessAudit, selectOwnBusinesses, selectRecentAudits } from '../../store/audits/business-audits.ts';
import type { Orm } from '../../store/database/database.ts';
import { selectAccountWatches } from '../../store/watch/watches.ts';
import type { AuditServices } from '../audits/audit-services.ts';
import { isBeyondHistory } from '../rights/audit-history.ts';
import { getPlan, type Viewer } from '../viewer.ts';
import { summariseAudits } from './summarise-audits.ts';

const MOST_BUSINESSES = 100;
/** A year of monthly scores for the sparkline. */
const MOST_SCORES = 12;

/** The viewer's businesses with their last scores, the most recently audited first; empty for a visitor without a session. */
export async function listBusinesses(
  { database, caches, now }: Pick<AuditServices, 'database' | 'caches' | 'now'>,
  viewer: Viewer,
): Promise<{ businesses: BusinessSummary[]; hasMore: boolean }> {
  if (viewer.owner === null) return { businesses: [], hasMore: false };
  const listed = await selectOwnBusinesses(database.orm, viewer.owner, MOST_BUSINESSES + 1);
  const businesses = listed.slice(0, MOST_BUSINESSES);
  const ids = businesses.map(({ id }) => id);
  const isOpen = ({ createdAt }: BusinessAudit) => !isBeyondHistory(getPlan(viewer), createdAt, now());
  const recent = Map.groupBy(await selectRecentAudits(database.orm, ids, MOST_SCORES), ({ businessId }) => businessId);
  const lines = new Map([...recent].map(([id, audits]) => [id, lineOf(audits).filter(isOpen)]));
  const watched = await findWatched(database.orm, viewer, new Date(now()));
  const summaries = await summariseAudits({ database, caches }, [...lines.values()].flatMap(neededOf));
  return {
    hasMore: listed.length > MOST_BUSINESSES,
    businesses: businesses.flatMap(({ id, domain }) => {
      const newest = recent.get(id)?.[0];
      const line = lines.get(id) ?? [];
      if (newest === undefined) return [];
      const head = summaries.get(line[0]?.id ?? '');
      return [
        {
          businessId: id,
          domain,
          name: head?.businessName ?? null,
          newestAuditId: newest.id,
          newestAt: newest.createdAt.toISOString(),
          newestStatus: newest.status,
          scores: line.toReversed().map((audit) => ({
            auditId: audit.id,
            at: audit.createdAt.toISOString(),
            score: audit.ownDigest === null ? audit.readingScore : (summaries.get(audit.id)?.overallScore ?? null),
          })),
          scoreRange: head?.scoreRange ?? null,
          subScores: head?.subScores ?? null,
          step: head?.step ?? null,
          isWatched: watched.has(id),
        },
      ];
    }),
  };
}

/** The businesses of an account whose watch is on. */
async function findWatched(orm: Orm, { account }: Viewer, at: Date): Promise<ReadonlySet<string>> {
  const watches = account === null ? [] : await selectAccountWatches(orm, account.id, at);
  return new Set(watches.flatMap(({ watch }) => (watch.isOn ? [watch.businessId] : [])));
}

/** The finished audits of the newest one's URL, the newest first. */
function lineOf(audits: readonly BusinessAudit[]): BusinessAudit[] {
  return audits.filter(
    ({ status, url }) => status === 'done' && normalizePageUrl(url) === normalizePageUrl(audits[0]?.url ?? ''),
  );
}

/** The audits whose analysis must be loaded: the newest for the name, and those that overrides changed. */
function neededOf(line: readonly BusinessAudit[]): BusinessAudit[] {
  return line.filter(({ ownDigest }, index) => index === 0 || ownDigest !== null);
}
