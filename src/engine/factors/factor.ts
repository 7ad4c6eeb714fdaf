import type { EvidenceSourceId } from '#shared/audit/evidence-sources.ts';
import type { FactorCategory, FactorKey } from '#shared/audit/factor-keys.ts';
import type { FactorBase, Factors } from '#shared/audit/factors.ts';
import type { AuditEvidence } from '../evidence/audit-evidence.ts';
import type { CheckRule, EvaluatedCheck } from './check-evaluation.ts';

/** The fields specific to a factor: `gptbotStatus`, `presenceRate`, ... */
export type FactorExtras<K extends FactorKey> = Omit<Factors[K], keyof FactorBase>;

/**
 * The result of a factor. Scores, weights, issues, recommendations and what would measure the rest follow from the
 * checks and are added by `scoreFinding`.
 */
export type FactorFinding<K extends FactorKey> = FactorExtras<K> & {
  readonly checks: readonly EvaluatedCheck[];
  /** One line: what was seen, not what the factor is. */
  readonly summary: string;
  readonly currentValue?: string | null;
  readonly recommendedValue?: string | null;
  /** Search terms that are missing from the places that count. */
  readonly missingKeywords?: string[];
  /** Advice that no check scores. */
  readonly suggestions?: string[];
  /** Why the factor is evaluated this way, where that needs an explanation. */
  readonly details?: string | null;
};

/**
 * The complete definition of a factor. It declares the evidence it needs and receives only that: reading anything else throws.
 * What screens, reports and mails show of it is generated from here by `npm run fixtures` (`shared/audit/factor-table.ts`).
 */
export interface FactorDefinition<K extends FactorKey, N extends keyof AuditEvidence = keyof AuditEvidence> {
  readonly key: K;
  /** Its name on screens and in reports. */
  readonly label: string;
  /** Its group: `profile`, `website` and `reputation` make up maps readiness, `ai` makes up AI readiness. */
  readonly category: FactorCategory;
  /** Its weight in the overall score, out of 100. Reasons for the weights: `shared/audit/factor-weights.ts`. */
  readonly weight: number;
  /** The reason for its weight, for the page that explains the score. */
  readonly reason: string;
  /** What it measures, in one sentence for the public pages. */
  readonly measures: string;
  /** The source that measures it, where a website alone is not enough; left out of coverage until the owner provides one. */
  readonly measuredFrom?: readonly EvidenceSourceId[];
  /** Its checks by name: the constant part of each. */
  readonly rules: Readonly<Record<string, CheckRule>>;
  readonly needs: readonly N[];
  /** The factor's own fields when nothing is known, so that a failing factor still has the full shape. */
  readonly blank: FactorExtras<K>;
  /** Pure: the same evidence gives the same finding. */
  readonly evaluate: (evidence: Pick<AuditEvidence, N>) => FactorFinding<K>;
}

/** Lets TypeScript infer from `needs` what `evaluate` may read. */
export function defineFactor<K extends FactorKey, N extends keyof AuditEvidence>(
  definition: FactorDefinition<K, N>,
): FactorDefinition<K, N> {
  return definition;
}
