import type { EvaluatedAnalysis } from '#shared/fixes/owner-overrides.ts';
import type { SiteOutline } from '#shared/fixes/site-outline.ts';
import type { AnalysisHead } from '#shared/stored/stored-analysis.ts';
import type { GeneratedParts } from '../fixes/compose-generated-parts.ts';
import { LruCache } from '../fixes/lru-cache.ts';

/**
 * What one service keeps in memory of what it computed from stored audits. Keys name everything a value was computed from, so
 * nothing is ever invalidated. Nothing in here is needed: an empty cache costs time only.
 */
export interface AuditCaches {
  /** Generated parts by audit and what its owner said: a report and its siblings, some 20 KB each. */
  readonly generatedParts: LruCache<Promise<GeneratedParts>>;
  /** Evidence evaluated by today's rules: some 200 kB each; who looks at one comparison looks at its neighbours. */
  readonly reevaluated: LruCache<EvaluatedAnalysis>;
  /** Analyses as others may read them: a shared page is opened several times in a row. */
  readonly forOthers: LruCache<EvaluatedAnalysis>;
  /** Outlines that are not stored: see `readOutline`. */
  readonly outlines: LruCache<SiteOutline>;
  /** What lists say of an audit: a hundred bytes each. */
  readonly heads: LruCache<AnalysisHead>;
}

/** Empty caches for one service. */
export function createAuditCaches(): AuditCaches {
  return {
    generatedParts: new LruCache(200),
    reevaluated: new LruCache(24),
    forOthers: new LruCache(50),
    outlines: new LruCache(20),
    heads: new LruCache(5000),
  };
}
