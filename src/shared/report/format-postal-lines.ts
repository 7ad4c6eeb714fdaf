import type { Address } from '../audit/business.ts';

/** Countries that write the postal code behind the town (Universal Postal Union, addressing systems, 2026). */
const CODE_LAST: ReadonlySet<string> = new Set(['US', 'CA', 'AU', 'NZ', 'GB', 'IE', 'IN', 'ZA']);

/**
 * An address as it stands on a letter: the street, then the line of the town, without the country. `country` is its ISO code;
 * without one, a region or a code with letters stands behind the town. Null without a street: a business that goes to its
 * customers shows no address.
 */
export function formatPostalLines({ street, city, region, postalCode, country }: Address): string[] | null {
  if (street === null) return null;
  const isCodeLast = country === null ? region !== null || /\p{L}/u.test(postalCode ?? '') : CODE_LAST.has(country);
  const join = (...parts: (string | null)[]) => parts.filter((part) => part !== null && part !== '');
  const town = isCodeLast
    ? join(city, join(region, postalCode).join(' ')).join(region === null ? ' ' : ', ')
    : join(postalCode, city).join(' ');
  return join(street, town).filter((line) => line !== null);
}
