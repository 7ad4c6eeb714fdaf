import type { Score } from '../audit/score-bands.ts';
import { getBandLabel } from './band-labels.ts';

/** The possible score with everything measured. */
export interface ScoreRange {
  readonly low: number;
  readonly high: number;
}

/** The dimensions of the score ring, in units of its viewBox. */
export const ring = {
  viewBox: '14 14 312 312',
  centre: 170,
  arcRadius: 130,
  bracketRadius: 149,
  /** Keeps the fill inside its rim at both ends, in hundredths of the circle. */
  rimShare: 0.32,
} as const;

/** True when the range allows other scores than the displayed one. */
export function isDoubtful(range: ScoreRange | null): range is ScoreRange {
  return range !== null && Math.round(range.high) > Math.round(range.low);
}

/**
 * The number inside the ring and the words below it: the score; the range where too little was measured for one; a dash where
 * nothing was.
 */
export function ringFigure(score: Score, range: ScoreRange | null): { readonly figure: string; readonly of: string } {
  if (score !== null) return { figure: String(score), of: 'of 100' };
  if (range === null || Math.round(range.high) - Math.round(range.low) >= 100)
    return { figure: '–', of: 'no score yet' };
  return { figure: `${Math.round(range.low)}–${Math.round(range.high)}`, of: 'possible, of 100' };
}

/** The same as a phrase: "79 of 100", "22 to 91 of 100", "no score yet". */
export function describeScore(score: Score, range: ScoreRange): string {
  const { figure } = ringFigure(score, range);
  return figure === '–' ? 'no score yet' : `${figure.replace('–', ' to ')} of 100`;
}

/** The point on a circle of radius `r` at `value` of 100, clockwise from the top. */
function ringPoint(value: number, r: number): string {
  const angle = (value / 100) * 2 * Math.PI;
  return `${(ring.centre + r * Math.sin(angle)).toFixed(1)},${(ring.centre - r * Math.cos(angle)).toFixed(1)}`;
}

/** The path data of an arc of radius `r` between two values of 100. */
export function ringArc(from: number, to: number, r: number): string {
  const end = Math.min(to, from + 99.9);
  return `M${ringPoint(from, r)}A${r} ${r} 0 ${end - from > 50 ? 1 : 0} 1 ${ringPoint(end, r)}`;
}

/** A radial line at a value of 100, between two radii. */
export function ringTick(at: number, from: number, to: number): string {
  return `M${ringPoint(at, from)}L${ringPoint(at, to)}`;
}

/** The ring's text alternative. */
export function ringLabel(score: Score, range: ScoreRange | null, note?: string): string {
  const result =
    score === null ? 'Score not measured.' : `Score ${score} of 100, ${getBandLabel(score).toLowerCase()}.`;
  const doubt = range === null ? '' : ` Possible range ${Math.round(range.low)} to ${Math.round(range.high)}.`;
  return `${result}${doubt}${note === undefined ? '' : ` ${note}.`}`;
}
