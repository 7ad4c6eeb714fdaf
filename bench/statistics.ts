/** The middle value; the lower one of two. 0 for no values. */
export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** The nearest-rank percentile; 0 for no values. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1))] ?? 0;
}
