import type { AuditTimes } from '#shared/api/audit-times.ts';
import { DAY_MS } from '#shared/time/durations.ts';
import { measureAudits } from '../../store/admin/admin-audits.ts';
import type { CoreServices } from '../core-services.ts';

const DAYS = 30;
/** A median of fewer audits says nothing about the next one. */
export const FEWEST_MEASURED = 5;
/** The landing page requests it at every visit, and a figure over thirty days changes slowly. */
const KEPT_MS = 5 * 60_000;

type Core = Pick<CoreServices, 'database' | 'now'>;

/**
 * How long the audits of the last 30 days took, cached for five minutes per process. `measured` is null while fewer than
 * five have finished.
 */
export function openAuditTimes({ database, now }: Core): () => Promise<{ measured: AuditTimes | null }> {
  let kept: { readonly measured: Promise<AuditTimes | null>; readonly atMs: number } | null = null;
  const measure = async (): Promise<AuditTimes | null> => {
    const found = await measureAudits(database.orm, new Date(now() - DAYS * DAY_MS));
    if (found === null || found.count < FEWEST_MEASURED) return null;
    const atLeastOne = (ms: number) => Math.max(1, Math.round(ms));
    return { medianMs: atLeastOne(found.median), p95Ms: atLeastOne(found.p95), count: found.count, days: DAYS };
  };
  return async () => {
    if (kept === null || now() - kept.atMs >= KEPT_MS) {
      const next = { measured: measure(), atMs: now() };
      kept = next;
      next.measured.catch(() => {
        if (kept === next) kept = null;
      });
    }
    return { measured: await kept.measured };
  };
}
