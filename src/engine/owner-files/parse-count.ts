/**
 * Parses a count in any export format: "1,240", "1.240", "1 240", "1'240", "1.240,5", "１２". A single separator followed by
 * three digits separates thousands, because these columns are counts. Null for anything else, and for negative numbers.
 * Pure.
 */
export function parseCount(text: string): number | null {
  const plain = text
    .normalize('NFKC')
    .replace(/[\s'’\u00a0\u202f]/g, '')
    .replace(/^\+/, '');
  if (!/^\d[\d.,]{0,24}$/.test(plain)) return null;
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  if (last === -1) return Number(plain);
  const isMixed = plain.includes('.') && plain.includes(',');
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(plain);
  if (isGrouped && !isMixed) return Number(plain.replace(/[.,]/g, ''));
  const whole = plain.slice(0, last).replace(/[.,]/g, '');
  const fraction = plain.slice(last + 1);
  const value = Number(`${whole}.${fraction === '' ? '0' : fraction}`);
  return Number.isFinite(value) ? value : null;
}
