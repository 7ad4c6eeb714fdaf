import type { Address } from '../audit/business.ts';

/** Formats an address in one line: street, city, region and postal code, country. */
export function formatAddress(address: Address | null): string | null {
  if (address === null) return null;
  const { street, city, region, postalCode, country } = address;
  const area = [region, postalCode].filter((part) => part !== null).join(' ');
  const line = [street, city, area, country].filter((part) => part !== null && part !== '').join(', ');
  return line === '' ? null : line;
}
