const plain = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const exact = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

/** A number with thousands separators and at most one decimal. */
export function formatNumber(value: number): string {
  return plain.format(value);
}

/** The same with two decimals, for the last line of a sum. */
export function formatExact(value: number): string {
  return exact.format(value);
}

/** Points gained, with their sign: "+7.9". */
export function formatGain(points: number): string {
  return `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(1)}`;
}

/** "1 page", "11 pages". */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${plain.format(count)} ${count === 1 ? one : many}`;
}
