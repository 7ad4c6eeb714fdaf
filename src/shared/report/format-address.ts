import type { Address } from '../audit/business.ts';

/** An address in one line, in the order its own country reads it least wrongly: street, city, region and code, country. */
export function formatAddress(address: Address | null): string | null {
  if (address === null) return null;
  const { street, city, region, postalCode, country } = address;
  const area = [region, postalCode].filter((part) => part !== null).join(' ');
  const line = [street, city, area, country].filter((part) => part !== null && part !== '').join(', ');
  return line === '' ? null : line;
}
