import type { Check } from '#shared/audit/check.ts';
import type { FactorBase, FactorCategory, FactorKey, Factors } from '#shared/audit/factors.ts';
import type { AuditEvidence } from '../evidence/audit-evidence.ts';

/** The fields a factor has beside those of every factor: `gptbotStatus`, `presenceRate`, ... */
export type FactorExtras<K extends FactorKey> = Omit<Factors[K], keyof FactorBase>;

/**
 * What a factor finds. Scores, weights, issues, recommendations and what would measure the rest follow from the
 * checks and are added by `scoreFinding`.
 */
export type FactorFinding<K extends FactorKey> = FactorExtras<K> & {
  readonly checks: Check[];
  /** One line: what was seen, never what the factor is. */
  readonly summary: string;
  readonly currentValue?: string | null;
  readonly recommendedValue?: string | null;
  /** Words customers search for that are missing where they count. */
  readonly missingKeywords?: string[];
  /** Advice that no check scores. */
  readonly suggestions?: string[];
  /** Why the factor is evaluated this way, when that needs saying. */
  readonly details?: string | null;
};

/** A factor declares the evidence it needs and receives only that: reading anything else throws. */
export interface FactorDefinition<K extends FactorKey, N extends keyof AuditEvidence = keyof AuditEvidence> {
  readonly key: K;
  readonly category: FactorCategory;
  readonly needs: readonly N[];
  /** The factor's own fields when nothing can be said, so that a failing factor still has its whole shape. */
  readonly blank: FactorExtras<K>;
  /** Pure: the same evidence gives the same finding. */
  readonly evaluate: (evidence: Pick<AuditEvidence, N>) => FactorFinding<K>;
}

/** Lets TypeScript work out from `needs` what `evaluate` may read. */
export function defineFactor<K extends FactorKey, N extends keyof AuditEvidence>(
  definition: FactorDefinition<K, N>,
): FactorDefinition<K, N> {
  return definition;
}
