import { FACTOR_KEYS, type FactorKey, type Factors } from '../audit/factors.ts';

/** A factor that was measured, as a line of the sum. */
export interface SumLine {
  readonly key: FactorKey;
  readonly label: string;
  readonly score: number;
  readonly measuredWeight: number;
}

/** The arithmetic of a score: its lines, what they add up to, and what was left out of it. */
export interface ScoreSum {
  readonly lines: readonly SumLine[];
  /** Weight of what was measured. */
  readonly weight: number;
  /** Scores times weights. The score is `product / weight`. */
  readonly product: number;
  /** Factors of which nothing was measured. */
  readonly leftFactors: number;
  /** Weight of everything that was not measured. */
  readonly leftWeight: number;
}

/** The sum behind a score, in the order of the factors. */
export function scoreSumOf(factors: Factors): ScoreSum {
  const all = FACTOR_KEYS.map((key) => factors[key]);
  const lines = all.flatMap(({ key, label, score, measuredWeight }) =>
    score === null ? [] : [{ key, label, score, measuredWeight }],
  );
  const weight = lines.reduce((sum, line) => sum + line.measuredWeight, 0);
  return {
    lines,
    weight,
    product: lines.reduce((sum, { score, measuredWeight }) => sum + score * measuredWeight, 0),
    leftFactors: all.length - lines.length,
    leftWeight: all.reduce((sum, factor) => sum + factor.weight, 0) - weight,
  };
}
