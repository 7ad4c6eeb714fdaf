/** A score is 0 to 100, or null: not measured. */
export type Score = number | null;
export type Band = 'good' | 'mid' | 'poor';

/** The specification's bands: 80 and above good, 50 to 79 medium, below 50 poor. */
export const BAND_LIMITS = { good: 80, mid: 50 } as const;

/** True when a measured score is under `limit`. False for null (JavaScript would say `null < 60`). */
export function isBelow(score: Score, limit: number): boolean {
  return score !== null && score < limit;
}

/** The band of a score; none for null. */
export function getBand(score: Score): Band | null {
  if (score === null) return null;
  if (score >= BAND_LIMITS.good) return 'good';
  return score >= BAND_LIMITS.mid ? 'mid' : 'poor';
}

/** The specification's limits for the colours of priorities and sentiment: above `high`, above `some`, or neither. */
export const MARK_LIMITS = { high: 70, some: 40 } as const;

/** The color of a priority from 0 to 100: above 70 poor, above 40 medium, else good. */
export function priorityBand(priority: number): Band {
  if (priority > MARK_LIMITS.high) return 'poor';
  return priority > MARK_LIMITS.some ? 'mid' : 'good';
}

/** The color of a sentiment in percent: above 70 good, above 40 medium, else poor; none for null. */
export function sentimentBand(sentiment: Score): Band | null {
  if (sentiment === null) return null;
  if (sentiment > MARK_LIMITS.high) return 'good';
  return sentiment > MARK_LIMITS.some ? 'mid' : 'poor';
}
