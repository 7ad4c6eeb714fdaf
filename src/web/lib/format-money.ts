/** An amount in the smallest unit of its currency ("4900", "usd") as "$49.00". Unknown currencies keep their code. */
export function formatMoney(smallestUnits: number, currency: string): string {
  const code = currency.toUpperCase();
  if (!/^[A-Z]{3}$/.test(code)) return `${smallestUnits} ${currency}`;
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: code });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(smallestUnits / 10 ** digits);
}
