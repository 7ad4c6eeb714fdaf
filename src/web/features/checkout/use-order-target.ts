import { useQuery } from '@tanstack/react-query';
import { type AuditSummary, listAuditsEndpoint } from '#shared/api/audits.ts';
import { callEndpoint } from '#web/lib/api-client.ts';

/** The audit that an add-on would be made from. */
export type OrderTarget =
  | { readonly kind: 'asking' }
  | { readonly kind: 'audit'; readonly auditId: string; readonly isNamed: boolean }
  /** Nothing has finished yet. */
  | { readonly kind: 'none' }
  /** The finished audits are older than the plan shows. */
  | { readonly kind: 'locked' }
  /** The list could not be loaded. */
  | { readonly kind: 'unknown' };

/** The audit in the URL, or the newest of this account with a result. */
export function useOrderTarget(named: string | null, isNeeded: boolean): OrderTarget {
  const { data, isPending } = useQuery({
    queryKey: ['audits', 'newest'],
    queryFn: ({ signal }) => callEndpoint(listAuditsEndpoint, { query: { limit: 100 }, signal }),
    enabled: isNeeded && named === null,
    networkMode: 'always',
    // An audit may have finished since.
    staleTime: 0,
  });
  if (named !== null) return { kind: 'audit', auditId: named, isNamed: true };
  if (data === undefined) return { kind: isNeeded && isPending ? 'asking' : 'unknown' };
  return findOrderTarget(data.rows);
}

/** The newest finished audit that the plan shows, of a list sorted newest first. */
export function findOrderTarget(rows: readonly Pick<AuditSummary, 'auditId' | 'status' | 'isLocked'>[]): OrderTarget {
  const finished = rows.filter(({ status }) => status === 'done');
  const open = finished.find(({ isLocked }) => !isLocked);
  if (open !== undefined) return { kind: 'audit', auditId: open.auditId, isNamed: false };
  return { kind: finished.length > 0 ? 'locked' : 'none' };
}
