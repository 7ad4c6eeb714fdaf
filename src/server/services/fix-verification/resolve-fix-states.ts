import type { FixState } from '#shared/api/fix-verification.ts';
import type { Analysis } from '#shared/audit/analysis.ts';
import type { Check } from '#shared/audit/check.ts';
import type { FixStateRecord } from '../../store/fixes/fix-states.ts';

/** The checks of an analysis by id. */
export function indexChecks({ factors }: Pick<Analysis, 'factors'>): ReadonlyMap<string, Check> {
  return new Map(Object.values(factors).flatMap(({ checks }) => checks.map((check) => [check.id, check] as const)));
}

/**
 * The stored states as one audit shows them. A check seen after the audit's crawl is shown beside its result; what was
 * applied before counts as the audit found it: confirmed where the check passes, nothing where it does not. `readAt` is
 * when the crawl ended. Pure.
 */
export function resolveFixStates(
  kept: readonly FixStateRecord[],
  analysis: Pick<Analysis, 'factors'>,
  readAt: Date,
): FixState[] {
  const checks = indexChecks(analysis);
  return kept.flatMap((row): FixState[] => {
    const check = checks.get(row.checkId);
    if (check === undefined) return [];
    const { checkId, pointsGained } = row;
    const appliedAt = row.appliedAt?.toISOString() ?? null;
    const seenAt = row.seenAt?.toISOString() ?? null;
    if (row.state === 'seen' && isLater(row.seenAt, readAt))
      return [
        { checkId, state: 'seen', appliedAt, seenAt, isConfirmed: false, pointsGained, lastCheck: row.lastCheck },
      ];
    if (check.status === 'pass') {
      const foundAt = seenAt ?? readAt.toISOString();
      return [{ checkId, state: 'seen', appliedAt, seenAt: foundAt, isConfirmed: true, pointsGained, lastCheck: null }];
    }
    const lastCheck = row.lastCheck !== null && row.lastCheck.at > readAt.toISOString() ? row.lastCheck : null;
    if (appliedAt === null && lastCheck === null) return [];
    const state = appliedAt === null ? 'suggested' : 'applied';
    return [{ checkId, state, appliedAt, seenAt: null, isConfirmed: false, pointsGained: null, lastCheck }];
  });
}

function isLater(one: Date | null, other: Date): boolean {
  return one !== null && one > other;
}
