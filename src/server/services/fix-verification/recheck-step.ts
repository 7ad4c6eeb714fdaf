import { planRecrawl } from '#engine/recheck/recrawl-request.ts';
import type { CheckMoment, CheckRecheck, RecheckResult } from '#shared/api/fix-verification.ts';
import type { Check } from '#shared/audit/check.ts';
import { countUse } from '../../store/accounts/rate-limits.ts';
import type { AuditRecord } from '../../store/audits/audits.ts';
import type { Orm } from '../../store/database/database.ts';
import { type FixStateRecord, selectFixStates, upsertFixState } from '../../store/fixes/fix-states.ts';
import { apiError, siteError } from '../api-error.ts';
import type { AuditServices } from '../audits/audit-services.ts';
import { findViewersAudit } from '../audits/find-viewers-audit.ts';
import { getOverrideCutoff, loadAnalysis } from '../audits/load-analysis.ts';
import { readOwnerOverrides } from '../facts/read-owner-overrides.ts';
import { requireResult } from '../facts/reevaluate-with-overrides.ts';
import { consumeRateLimit } from '../limits/rate-limit.ts';
import type { Viewer } from '../viewer.ts';
import { type Credit, creditChecks } from './credit-checks.ts';
import { findStep, parseOwnersPage, requireSiteChecks } from './find-step.ts';
import { getReadAt, readFixStates } from './list-fix-states.ts';
import { indexChecks } from './resolve-fix-states.ts';

/** Rechecks per site by all callers together, so that new sessions cannot get around the limit. */
const LOOKS_PER_SITE = 60;
const SITE_WINDOW_MS = 600_000;

const NEW_RULES = 'We judge by newer rules than this audit did. Run a new audit, then check again.';
const NOT_KEPT = 'The pages of this audit are no longer kept, so there is nothing to compare with. Run a new audit.';

interface AskedLook {
  /** A plan step or one check. */
  readonly stepId: string;
  /** The changed page, as named by the owner. */
  readonly page: string | undefined;
}

/**
 * Recrawls the evidence of a step and evaluates it with the inputs of the audit. A check that passes now becomes `seen`
 * with its points; the audit itself is not changed. Throws 404 for another owner's audit or an unknown step, 409 where
 * nothing can be rechecked, 400 for a page of another site, 429 for too many rechecks, 422 when the site cannot be read:
 * then nothing changes.
 */
export async function recheckStep(
  services: AuditServices,
  viewer: Viewer,
  auditId: string,
  { stepId, page }: AskedLook,
): Promise<RecheckResult> {
  const audit = await findViewersAudit(services, viewer, auditId);
  requireResult(audit);
  const analysis = await loadAnalysis(services, audit);
  const checks = requireSiteChecks(findStep(analysis, stepId));
  const named = page === undefined ? null : parseOwnersPage(page, analysis.site.finalUrl);
  const bundle = audit.bundleDigest === null ? null : await services.bundles.read(audit.bundleDigest);
  if (bundle === null) throw apiError('not-ready', NOT_KEPT);
  await consumeRateLimit(services, viewer, 'recheck');
  await countSite(services, audit);
  const { orm } = services.database;
  const overrides = await readOwnerOverrides(orm, audit, audit.isCorrected ? null : getOverrideCutoff(audit));
  const look = await services.engine.recheck(bundle, planRecrawl(checks, named), overrides);
  if (look.kind === 'failed') throw siteError(look.failure);
  if (look.analysis.algorithmVersion !== analysis.algorithmVersion) throw apiError('not-ready', NEW_RULES);
  const now = indexChecks(look.analysis);
  const pairs = checks.flatMap((before) => {
    const after = now.get(before.id);
    return after === undefined ? [] : [{ before, after }];
  });
  const at = new Date(services.now());
  const credit = await orm.transaction(async (tx) => {
    const kept = await selectFixStates(tx, audit.businessId);
    const seen = new Set(
      kept.flatMap(({ checkId, seenAt }) => (seenAt !== null && seenAt > getReadAt(audit) ? [checkId] : [])),
    );
    const points = creditChecks(
      analysis.factors,
      seen,
      pairs.map(({ after }) => after),
    );
    for (const { before, after } of pairs) {
      const old = kept.find(({ checkId }) => checkId === before.id);
      await keep(tx, audit, {
        look: lookOf(before, after),
        old,
        isSeenBefore: seen.has(before.id),
        credit: points,
        at,
      });
    }
    return points;
  });
  const { states } = await readFixStates(services, audit, analysis);
  return {
    checks: pairs.map(({ before, after }) => lookOf(before, after)),
    score: { before: credit.before, after: credit.after },
    pointsGained: credit.pointsGained,
    checkedAt: at.toISOString(),
    read: [...look.read],
    notRead: look.notRead.map((one) => ({ ...one })),
    states,
  };
}

interface Look {
  readonly look: CheckRecheck;
  readonly old: FixStateRecord | undefined;
  readonly isSeenBefore: boolean;
  readonly credit: Credit;
  readonly at: Date;
}

/** Points are credited once: a check seen again keeps its points, one that fails again loses them. */
async function keep(tx: Orm, audit: AuditRecord, { look, old, isSeenBefore, credit, at }: Look): Promise<void> {
  const { checkId } = look;
  const lastCheck = { ...look, auditId: audit.id, at: at.toISOString() };
  const appliedAt = old?.appliedAt ?? null;
  const isSeen = look.after.status === 'pass';
  await upsertFixState(tx, audit.businessId, {
    checkId,
    state: isSeen ? 'seen' : 'applied',
    appliedAt,
    seenAt: !isSeen ? null : isSeenBefore ? (old?.seenAt ?? at) : at,
    pointsGained: !isSeen ? null : isSeenBefore ? (old?.pointsGained ?? null) : (credit.byCheck.get(checkId) ?? 0),
    lastCheck,
  });
}

function lookOf(before: Check, after: Check): CheckRecheck {
  return { checkId: before.id, label: before.label, before: momentOf(before), after: momentOf(after) };
}

function momentOf({ status, finding, evidence }: Check): CheckMoment {
  return { status, finding, evidence };
}

async function countSite(
  { database, now }: Pick<AuditServices, 'database' | 'now'>,
  audit: AuditRecord,
): Promise<void> {
  const host = new URL(audit.url).hostname.replace(/^www\./, '');
  const limit = { key: `recheck:site:${host}`, limit: LOOKS_PER_SITE, windowMs: SITE_WINDOW_MS };
  await database.orm.transaction(async (tx) => {
    const exceeded = await countUse(tx, [limit], now());
    if (exceeded === null) return;
    throw apiError('too-many-requests', 'This site was looked at often in the last minutes. Please wait a little.', {
      retryAfterSeconds: Math.ceil(exceeded.waitMs / 1000),
    });
  });
}
