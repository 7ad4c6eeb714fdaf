import type { HistoryAudit, HistoryEvent } from '#shared/api/history.ts';
import { normalizePageUrl } from '#shared/history/site-reading.ts';

/** A row of the timeline: an audit with its predecessor, or an event. */
export type TimelineRow =
  | {
      readonly kind: 'audit';
      readonly at: string;
      readonly audit: HistoryAudit;
      /** The score's change since the previous audit of the same URL; null where one of them has none. */
      readonly moved: number | null;
      /** Whether the coverage differs from the previous audit, or there is none. */
      readonly coverageMoved: boolean;
      /** Whether a finished, open audit before it can be compared. */
      readonly hasEarlier: boolean;
    }
  | { readonly kind: 'event'; readonly at: string; readonly event: HistoryEvent };

/** Audits and events of one business in one list, newest first. An event of an audit is above it. Pure. */
export function timelineRows(audits: readonly HistoryAudit[], events: readonly HistoryEvent[]): TimelineRow[] {
  const auditRows = audits.map((audit, index): TimelineRow => {
    const earlier = audits
      .slice(index + 1)
      .find((one) => isComparable(one) && normalizePageUrl(one.url) === normalizePageUrl(audit.url));
    const isMoved = audit.overallScore !== null && earlier !== undefined && earlier.overallScore !== null;
    return {
      kind: 'audit',
      at: audit.createdAt,
      audit,
      moved: isMoved ? (audit.overallScore ?? 0) - (earlier.overallScore ?? 0) : null,
      coverageMoved: !isSameShare(audit.coverage, earlier?.coverage ?? null),
      hasEarlier: isComparable(audit) && earlier !== undefined,
    };
  });
  const eventRows = events.map((event): TimelineRow => ({ kind: 'event', at: event.at, event }));
  return [...eventRows, ...auditRows].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
}

function isSameShare(one: number | null, other: number | null): boolean {
  return one !== null && other !== null && Math.round(100 * one) === Math.round(100 * other);
}

/** An audit with a result that the plan shows. */
export function isComparable({ status, isLocked }: Pick<HistoryAudit, 'status' | 'isLocked'>): boolean {
  return status === 'done' && !isLocked;
}
