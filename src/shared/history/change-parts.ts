import type { Analysis } from '../audit/analysis.ts';
import type { AuditChange } from './audit-change.ts';
import { type SiteReading, siteReading } from './site-reading.ts';

/** One of two compared audits, with what is known of its pages. */
export interface ComparedAudit {
  readonly analysis: Analysis;
  readonly reading: SiteReading;
}

/** An analysis prepared for comparison. */
export function comparedAudit(analysis: Analysis): ComparedAudit {
  return { analysis, reading: siteReading(analysis.site) };
}

type Given = Pick<AuditChange, 'kind' | 'subject' | 'label' | 'before' | 'after' | 'cause'> & Partial<AuditChange>;

/** A change with the defaults of the fields that most changes do not use: points, a status, quotes. */
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

/** The maximum number of quotes. */
export const MOST_QUOTES = 3;

/** Whether robots.txt could not be read at this audit. */
export function isUnreadable({ analysis }: ComparedAudit): boolean {
  return analysis.site.robotsTxt.status === 'unreadable';
}
