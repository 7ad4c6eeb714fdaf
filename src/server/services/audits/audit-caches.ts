import { LRUCache } from 'lru-cache';
import type { Analysis } from '#shared/audit/analysis.ts';
import type { SiteOutline } from '#shared/fixes/site-outline.ts';
import type { unpackListedFields } from '../../store/audits/stored-analyses.ts';
import type { GeneratedParts } from '../fixes/compose-generated-parts.ts';

/**
 * In-memory caches of values computed from stored audits. Keys contain everything that a value depends on, so nothing needs
 * invalidation. Losing an entry only costs time.
 */
export interface AuditCaches {
  /** Generated parts by audit and owner overrides, some 20 KB each. */
  readonly generatedParts: LRUCache<string, Promise<GeneratedParts>>;
  /** Evidence evaluated by today's rules, some 200 kB each; neighbouring comparisons share entries. */
  readonly reevaluated: LRUCache<string, Promise<Analysis | null>>;
  /** Analyses with owner input redacted: a shared page is opened several times in a row. */
  readonly forOthers: LRUCache<string, Promise<Analysis | null>>;
  /** Outlines by the digest of their evidence, and whether they are known to be stored: see `readOutline`. */
  readonly outlines: LRUCache<string, { readonly outline: SiteOutline; readonly isStored: boolean }>;
  /** Summaries of audits for lists, a hundred bytes each. */
  readonly listedFields: LRUCache<string, ReturnType<typeof unpackListedFields>>;
}

/** Creates empty caches for one service. */
export function createAuditCaches(): AuditCaches {
  return {
    generatedParts: new LRUCache({ max: 200 }),
    reevaluated: new LRUCache({ max: 24 }),
    forOthers: new LRUCache({ max: 50 }),
    outlines: new LRUCache({ max: 20 }),
    listedFields: new LRUCache({ max: 5000 }),
  };
}
