/**
 * A count as exports of any language write it: "1,240", "1.240", "1 240", "1'240", "1.240,5", "１２". One separator with three digits
 * behind it is a thousands sign, because these columns count things. Null for what is no number, and for negative ones. Pure.
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
