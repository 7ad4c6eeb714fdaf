import type { BusinessHistory, HistoryAudit } from '#shared/api/history.ts';
import type { Analysis } from '#shared/audit/analysis.ts';
import { normalizePageUrl } from '#shared/history/site-reading.ts';
import { hasRight } from '#shared/product/rights.ts';
import { findAudit, type Owner } from '../../store/audits/audits.ts';
import { type BusinessAudit, findOwnBusiness, selectBusinessAudits } from '../../store/audits/business-audits.ts';
import { selectBusinessEvents } from '../../store/audits/business-events.ts';
import { selectFixStates } from '../../store/fixes/fix-states.ts';
import { apiError } from '../api-error.ts';
import type { AuditServices } from '../audits/audit-services.ts';
import { loadAnalysis } from '../audits/load-analysis.ts';
import { indexChecks } from '../fix-verification/resolve-fix-states.ts';
import { isBeyondHistory } from '../rights/audit-history.ts';
import { getPlan, type Viewer } from '../viewer.ts';
import { listBusinessEvents, listFixEvents, listRuleEvents } from './history-events.ts';
import { summariseAudits } from './summarise-audits.ts';

/** Four years of weekly scans; lists of audits show the rest. */
const MOST_AUDITS = 200;
const MOST_EVENTS = 300;
/** How many scans without a stored report are reevaluated with the owner's overrides per request. */
const MAX_EVALUATED = 4;

type HistoryServices = Pick<AuditServices, 'database' | 'bundles' | 'caches' | 'engine' | 'now'>;

/**
 * The history of one of the viewer's businesses: its audits with scores, and the events between them. Audits beyond the
 * plan's history are listed as locked, without score. Throws 404 when the business does not exist or is another owner's.
 */
export async function getHistory(
  services: HistoryServices,
  viewer: Viewer,
  businessId: string,
): Promise<BusinessHistory> {
  const { database, now } = services;
  const { orm } = database;
  const { owner } = viewer;
  const business = owner === null ? null : await findOwnBusiness(orm, owner, businessId);
  if (owner === null || business === null)
    throw apiError('not-found', 'No audit of this business was started in this browser or account.');
  const evaluated = await evaluateNewest(services, owner, await selectBusinessAudits(orm, business.id, MAX_EVALUATED));
  const listed = await selectBusinessAudits(orm, business.id, MOST_AUDITS + 1);
  const kept = listed.slice(0, MOST_AUDITS);
  const isLocked = ({ createdAt }: BusinessAudit) => isBeyondHistory(getPlan(viewer), createdAt, now());
  const summaries = await summariseAudits(
    services,
    kept.filter((audit) => !isLocked(audit)),
  );
  const [newestAnalysis = null] = evaluated.values();
  const audits = kept.map((audit, index) =>
    historyAudit(audit, {
      older: kept[index + 1],
      newest: kept[0],
      summary: isLocked(audit) ? undefined : (evaluated.get(audit.id) ?? summaries.get(audit.id)),
      isLocked: isLocked(audit),
    }),
  );
  const [events, fixStates] = await Promise.all([
    selectBusinessEvents(orm, business.id, MOST_EVENTS),
    selectFixStates(orm, business.id),
  ]);
  const checks = newestAnalysis === null ? [] : [...indexChecks(newestAnalysis).values()];
  const marks = [
    ...listBusinessEvents(events),
    ...listFixEvents(fixStates, new Map(checks.map(({ id, label }) => [id, label]))),
    ...listRuleEvents(loadEvaluated(audits)),
  ];
  return {
    businessId: business.id,
    domain: business.domain,
    name: newestAnalysis?.businessName ?? null,
    audits,
    hasOlder: listed.length > MOST_AUDITS,
    events: marks.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at)),
    canCompare: hasRight(getPlan(viewer), 'history'),
  };
}

/** Loads, by id, the analyses of the newest finished audit and of those that still need reevaluation with owner input. */
async function evaluateNewest(
  services: HistoryServices,
  owner: Owner,
  audits: readonly BusinessAudit[],
): Promise<ReadonlyMap<string, Analysis>> {
  const evaluated = new Map<string, Analysis>();
  for (const { id, status, ownDigest } of audits) {
    if (status !== 'done' || (evaluated.size > 0 && ownDigest !== null)) continue;
    const record = await findAudit(services.database.orm, owner, id);
    if (record === null || (evaluated.size > 0 && record.corrections === null && !record.hasOwnerWords)) continue;
    evaluated.set(id, await loadAnalysis(services, record));
  }
  return evaluated;
}

interface Around {
  readonly older: BusinessAudit | undefined;
  readonly newest: BusinessAudit | undefined;
  readonly summary: Pick<Analysis, 'overallScore' | 'coverage' | 'algorithmVersion'> | undefined;
  readonly isLocked: boolean;
}

function historyAudit(audit: BusinessAudit, { older, newest, summary, isLocked }: Around): HistoryAudit {
  const { id, url, createdAt, origin, status, siteRunId, failure } = audit;
  return {
    auditId: id,
    url,
    createdAt: createdAt.toISOString(),
    origin,
    status,
    overallScore: summary?.overallScore ?? null,
    coverage: summary?.coverage ?? null,
    algorithmVersion: summary?.algorithmVersion ?? null,
    isOtherAddress: newest !== undefined && normalizePageUrl(newest.url) !== normalizePageUrl(url),
    isSameReading: older?.siteRunId === siteRunId,
    problem: failure?.error ?? null,
    isLocked,
  };
}

function loadEvaluated(audits: readonly HistoryAudit[]) {
  return audits.flatMap(({ auditId, createdAt, algorithmVersion, isOtherAddress }) =>
    algorithmVersion === null || isOtherAddress ? [] : [{ auditId, createdAt, algorithmVersion }],
  );
}
