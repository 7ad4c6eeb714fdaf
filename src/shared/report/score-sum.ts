import type { Analysis } from '../audit/analysis.ts';
import { FACTOR_KEYS, type FactorKey } from '../audit/factor-keys.ts';
import type { Factors } from '../audit/factors.ts';
import { findShutGates, type Gate, gatedShare } from '../audit/gates.ts';
import { isOutOfReach, measurableWeight, scoreMeasured } from '../audit/score-arithmetic.ts';
import { formatCount, formatExact, formatNumber } from './format-number.ts';

/** A factor of which something was measured, as a line of the sum. */
export interface SumLine {
  readonly key: FactorKey;
  readonly label: string;
  /** Of its measured checks, however few. */
  readonly score: number;
  readonly measuredWeight: number;
}

/** The arithmetic of a score: its lines, their sum, and what was left out. */
export interface ScoreSum {
  readonly lines: readonly SumLine[];
  /** Measured weight. */
  readonly weight: number;
  /** Sum of scores times weights. The score is `product / weight`, within the lowest band while a gate is shut. */
  readonly product: number;
  /** The shut gates that cap the score. */
  readonly gates: readonly Gate[];
  /** Factors without anything measured. */
  readonly leftFactors: number;
  /** Weight of everything that was not measured and could be. */
  readonly leftWeight: number;
  /** Labels of the checks that no accepted source can measure; they have no weight. */
  readonly outOfReach: readonly string[];
}

/** The sum of a score, in the order of the factors. */
export function computeScoreSum(factors: Factors): ScoreSum {
  const all = FACTOR_KEYS.map((key) => factors[key]);
  const lines = all.flatMap((factor) => {
    const { key, label, measuredWeight } = factor;
    const { score } = scoreMeasured(factor);
    if (score === null) return [];
    return [{ key, label: factor.score === null ? `${label}, single checks` : label, score, measuredWeight }];
  });
  const weight = lines.reduce((sum, line) => sum + line.measuredWeight, 0);
  return {
    lines,
    weight,
    product: lines.reduce((sum, { score, measuredWeight }) => sum + score * measuredWeight, 0),
    gates: findShutGates(factors).filter(({ caps }) => caps.includes('overallScore')),
    leftFactors: all.filter((factor) => factor.measuredWeight === 0 && measurableWeight(factor) > 0).length,
    leftWeight: all.reduce((sum, factor) => sum + measurableWeight(factor), 0) - weight,
    outOfReach: all.flatMap(({ checks }) => checks.filter(isOutOfReach).map(({ label }) => label)),
  };
}

/**
 * The sum in points of 100: what was earned of what could be checked, and what the rest could do. While a gate is shut,
 * what it says stands in front.
 */
export function describeEarnedPoints(
  { product, weight, leftWeight, gates }: ScoreSum,
  { overallScore, scoreRange }: Pick<Analysis, 'overallScore' | 'scoreRange'>,
): string {
  const whole = weight + leftWeight;
  if (weight === 0 || whole === 0) return 'We could check nothing that counts, so nothing was earned or lost.';
  const inPoints = (value: number) => formatNumber((100 * value) / whole);
  const shown = overallScore === null ? ' That is too little for a score.' : ` That is ${overallScore} of 100.`;
  const [gate] = gates;
  const { low, high } = scoreRange;
  return [
    ...(gate === undefined ? [] : [`${gate.sentence} Until that is fixed, most of what you earned doesn’t count.`]),
    `You earned ${inPoints(product / 100)} of the ${inPoints(weight)} points we could check.${gate === undefined ? shown : ''}`,
    ...(leftWeight > 0.05
      ? [
          `The other ${inPoints(leftWeight)} are open: lose them all and you’d have ${Math.round(low)}, win them all and you’d have ${Math.round(high)}.`,
        ]
      : []),
  ].join(' ');
}

/**
 * The end of a sum in sentences: the division, the shut gates, and what was left out.
 */
export function describeScoreSum(
  sum: ScoreSum,
  { overallScore, scoreRange }: Pick<Analysis, 'overallScore' | 'scoreRange'>,
): string {
  const { product, weight, gates } = sum;
  const mean = product / weight;
  const share = gatedShare(gates, 'overallScore');
  const division = `${formatNumber(product)} divided by ${formatNumber(weight)} is ${formatExact(mean)}`;
  const shown =
    gates.length === 0
      ? [`${division}, shown as ${overallScore}.`]
      : [
          `${division}.`,
          ...gates.map(({ sentence }) => sentence),
          `Until that is fixed, at most ${formatNumber(100 * share)} of 100 count: the score is ${formatExact(mean * share)}, shown as ${overallScore}.`,
        ];
  return [...shown, describeUnmeasured(sum, scoreRange) ?? []].flat().join(' ');
}

/**
 * What was left out of a sum, in sentences: what was not measured, with its possible effect on the score, and what cannot
 * be measured here, which is in neither. Null when nothing was left out.
 */
export function describeUnmeasured(
  { leftFactors, leftWeight, outOfReach }: ScoreSum,
  { low, high }: Analysis['scoreRange'],
): string | null {
  const open = leftFactors === 0 ? 'Single checks' : `${formatCount(leftFactors, 'factor')} and single checks`;
  const sentences = [
    ...(leftWeight > 0.05
      ? [
          `${open} with a weight of ${formatNumber(leftWeight)} were not measured. At worst they add nothing (${Math.round(low)}), at best everything (${Math.round(high)}).`,
        ]
      : []),
    ...(outOfReach.length > 0
      ? [
          `Nobody can check this here, so it’s in no weight and in no range: ${outOfReach.map((label) => `“${label}”`).join(', ')}.`,
        ]
      : []),
  ];
  return sentences.length === 0 ? null : sentences.join(' ');
}
