import type { Score } from '../audit/score-bands.ts';
import { getBandLabel } from './band-labels.ts';

/** What a score could be with everything measured. */
export interface ScoreRange {
  readonly low: number;
  readonly high: number;
}

/** The measures of the ring that shows a score, in the units of its drawing. */
export const ring = {
  viewBox: '14 14 312 312',
  centre: 170,
  arcRadius: 130,
  bracketRadius: 149,
  /** Keeps the fill inside its rim at both ends, in hundredths of the circle. */
  rimShare: 0.32,
} as const;

/** True when a range leaves room for another score than the one that is shown. */
export function isDoubtful(range: ScoreRange | null): range is ScoreRange {
  return range !== null && Math.round(range.high) > Math.round(range.low);
}

/** The point of the circle of radius `r` where `value` of 100 ends, clockwise from the top. */
export function ringPoint(value: number, r: number): string {
  const angle = (value / 100) * 2 * Math.PI;
  return `${(ring.centre + r * Math.sin(angle)).toFixed(1)},${(ring.centre - r * Math.cos(angle)).toFixed(1)}`;
}

/** The arc of radius `r` between two values of 100, as the data of a path. */
export function ringArc(from: number, to: number, r: number): string {
  const end = Math.min(to, from + 99.9);
  return `M${ringPoint(from, r)}A${r} ${r} 0 ${end - from > 50 ? 1 : 0} 1 ${ringPoint(end, r)}`;
}

/** A line across the ring at a value of 100, between two radii. */
export function ringTick(at: number, from: number, to: number): string {
  return `M${ringPoint(at, from)}L${ringPoint(at, to)}`;
}

/** The ring in words. */
export function ringLabel(score: Score, range: ScoreRange | null, note?: string): string {
  const result =
    score === null ? 'Score not measured.' : `Score ${score} of 100, ${getBandLabel(score).toLowerCase()}.`;
  const doubt = range === null ? '' : ` Possible range ${Math.round(range.low)} to ${Math.round(range.high)}.`;
  return `${result}${doubt}${note === undefined ? '' : ` ${note}.`}`;
}
