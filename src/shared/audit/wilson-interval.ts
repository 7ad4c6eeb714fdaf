/** Standard normal quantile of a 95% interval. */
const z = 1.96;

/**
 * The 95% confidence interval of a rate after Wilson (1927), J. Am. Stat. Assoc. 22, 209-212: it stays within 0 and 1 and
 * suits small samples.
 * @param rate the sample's rate, 0 to 1.
 * @param n sample size; null is returned for 0.
 */
export function wilsonInterval(rate: number, n: number): { readonly low: number; readonly high: number } | null {
  if (n <= 0) return null;
  const z2 = z * z;
  const centre = rate + z2 / (2 * n);
  const spread = z * Math.sqrt((rate * (1 - rate)) / n + z2 / (4 * n * n));
  const scale = 1 + z2 / n;
  return { low: Math.max(0, (centre - spread) / scale), high: Math.min(1, (centre + spread) / scale) };
}
