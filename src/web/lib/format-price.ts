const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** A list price for display: "$39". */
export function formatPrice(usDollars: number): string {
  return whole.format(usDollars);
}
