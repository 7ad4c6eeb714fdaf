import type { Check } from '#shared/audit/check.ts';
import type { FactorBase, FactorCategory, FactorKey, Factors } from '#shared/audit/factors.ts';
import type { AuditEvidence } from '../evidence/audit-evidence.ts';

/** The fields a factor fills itself; key, label, category, weights and score are added by the registry's conductor. */
export type FactorFinding<K extends FactorKey> = Omit<
  Factors[K],
  'key' | 'label' | 'category' | 'score' | 'weight' | 'measuredWeight' | 'checks' | 'notMeasured' | 'actionRequired'
> & {
  readonly checks: Check[];
  /** What would measure the factor when none of its checks could be. */
  readonly notMeasured: FactorBase['notMeasured'];
};

/** A factor declares the evidence it needs and receives only that. */
export interface FactorDefinition<K extends FactorKey, N extends keyof AuditEvidence = keyof AuditEvidence> {
  readonly key: K;
  readonly label: string;
  readonly category: FactorCategory;
  readonly needs: readonly N[];
  readonly evaluate: (evidence: Pick<AuditEvidence, N>) => FactorFinding<K>;
}
