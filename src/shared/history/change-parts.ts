import type { Analysis } from '../audit/analysis.ts';
import type { AuditChange } from './audit-change.ts';
import { type SiteReading, siteReading } from './site-reading.ts';

/** One of two audits that are compared, with what is known of its pages. */
export interface ComparedAudit {
  readonly analysis: Analysis;
  readonly reading: SiteReading;
}

/** An analysis made ready for comparison. */
export function comparedAudit(analysis: Analysis): ComparedAudit {
  return { analysis, reading: siteReading(analysis.site) };
}

type Given = Pick<AuditChange, 'kind' | 'subject' | 'label' | 'before' | 'after' | 'cause'> & Partial<AuditChange>;

/** A change with what most changes have nothing of: points, a status, quotes. */
export function aChange(given: Given): AuditChange {
  return {
    status: null,
    factor: null,
    checkId: null,
    points: null,
    isRegression: false,
    seenBefore: [],
    seenAfter: [],
    ...given,
  };
}

/** Quotes enough to look it up. */
export const MOST_QUOTES = 3;

/** Whether robots.txt could not be read at this audit. */
export function isUnreadable({ analysis }: ComparedAudit): boolean {
  return analysis.site.robotsTxt.status === 'unreadable';
}
