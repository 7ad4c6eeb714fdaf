import type { Analysis } from '#shared/audit/analysis.ts';
import { FACTOR_KEYS } from '#shared/audit/factor-keys.ts';
import { attributeCauses, pointsByCause, siteChanges, unclearChanges } from '#shared/history/attribute-causes.ts';
import type { AuditChange } from '#shared/history/audit-change.ts';
import type { AuditComparison, ComparedMoment } from '#shared/history/audit-comparison.ts';
import { normalizePageUrl } from '#shared/history/site-reading.ts';
import type { AuditRecord } from '../../store/audits/audits.ts';
import type { AuditServices } from '../audits/audit-services.ts';
import { loadAnalysis } from '../audits/load-analysis.ts';
import { findOverridesUsed, reevaluateCached } from './reevaluate-cached.ts';

type ComparingServices = Pick<AuditServices, 'database' | 'bundles' | 'caches' | 'engine'>;

/**
 * Explains the difference between two finished audits of a business, `before` being the earlier one. Reevaluating the older
 * evidence separates changes of our rules and of owner overrides from changes of the site; where that evidence is gone, the
 * comparison says so. Callers check access.
 */
export async function compareAudits(
  services: ComparingServices,
  before: AuditRecord,
  after: AuditRecord,
): Promise<AuditComparison> {
  const then = await loadAnalysis(services, before);
  const now = await loadAnalysis(services, after);
  const { changes, ...how } = await findChanges(
    services,
    { record: before, analysis: then },
    { record: after, analysis: now },
  );
  return {
    businessId: after.businessId,
    before: momentOf(before, then),
    after: momentOf(after, now),
    isSameReading: before.siteRunId === after.siteRunId,
    isOtherAddress: normalizePageUrl(before.url) !== normalizePageUrl(after.url),
    ...how,
    points: pointsByCause(then, now, changes),
    factors: factorsBetween(then, now),
    changes,
  };
}

interface Compared {
  readonly record: AuditRecord;
  readonly analysis: Analysis;
}

type Found = Pick<AuditComparison, 'separation' | 'scoreByTodaysRules'> & { readonly changes: AuditChange[] };

async function findChanges(services: ComparingServices, before: Compared, after: Compared): Promise<Found> {
  const { orm } = services.database;
  const [then, now] = [before.analysis, after.analysis];
  const wordsThen = await findOverridesUsed(orm, before.record, then);
  const wordsNow = await findOverridesUsed(orm, after.record, now);
  const isSameWords = JSON.stringify(wordsThen) === JSON.stringify(wordsNow);
  if (then.algorithmVersion === now.algorithmVersion && isSameWords)
    return { separation: 'none', scoreByTodaysRules: null, changes: siteChanges(then, now) };

  const impossible = {
    separation: 'impossible',
    scoreByTodaysRules: null,
    changes: unclearChanges(then, now),
  } as const;
  const thenByRules = await reevaluateCached(services, before.record, wordsThen);
  if (thenByRules === null) return impossible;
  const thenByWords = isSameWords ? thenByRules : await reevaluateCached(services, before.record, wordsNow);
  // A report by today's rules is used as it is, unless overrides may have changed since.
  const isNowByRules = isSameWords && now.algorithmVersion === thenByRules.algorithmVersion;
  const nowByRules = isNowByRules ? now : await reevaluateCached(services, after.record, wordsNow);
  if (thenByWords === null || nowByRules === null) return impossible;
  return {
    separation: 'done',
    scoreByTodaysRules: then.algorithmVersion === thenByRules.algorithmVersion ? null : thenByRules.overallScore,
    changes: attributeCauses({ then, thenByRules, thenByOverrides: thenByWords, nowByRules, now }),
  };
}

function momentOf({ id, url, createdAt }: AuditRecord, analysis: Analysis): ComparedMoment {
  const { overallScore, coverage, algorithmVersion } = analysis;
  return { auditId: id, url, createdAt: createdAt.toISOString(), overallScore, coverage, algorithmVersion };
}

function factorsBetween(then: Analysis, now: Analysis): AuditComparison['factors'] {
  return FACTOR_KEYS.flatMap((key) => {
    const before = then.factors[key].score;
    const { score: after, label } = now.factors[key];
    return before === after ? [] : [{ key, label, before, after }];
  });
}
