import { FACTOR_KEYS, type FactorKey, mapFactorKeys } from './factor-keys.ts';
import { FACTOR_TABLE } from './factor-table.ts';

/** The names of the factors, known before any result is. */
export const FACTOR_LABELS: Readonly<Record<FactorKey, string>> = mapFactorKeys((key) => FACTOR_TABLE[key].label);

const aiFactors = FACTOR_KEYS.filter((key) => FACTOR_TABLE[key].category === 'ai');

/** The two sub-scores and their factors, in display order. */
export const FACTOR_GROUPS: readonly {
  readonly subScore: 'mapsReadiness' | 'aiReadiness';
  readonly label: string;
  readonly factors: readonly FactorKey[];
}[] = [
  {
    subScore: 'mapsReadiness',
    label: 'Maps readiness',
    factors: FACTOR_KEYS.filter((key) => !aiFactors.includes(key)),
  },
  { subScore: 'aiReadiness', label: 'AI-answer readiness', factors: aiFactors },
];
