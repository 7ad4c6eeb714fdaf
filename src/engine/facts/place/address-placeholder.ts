import type { Address } from '#shared/audit/business.ts';
import { readPattern } from '../../data/patterns.ts';
import { foldText } from '../language/fold-text.ts';

/** Streets of website templates, folded. */
const TEMPLATE_STREET = new RegExp(readPattern('places', 'templateStreet'), 'u');
const TEMPLATE_CITY = new RegExp(readPattern('places', 'templateCity'), 'u');
const TEMPLATE_CODE = /^(?:12345|00000|0{4,6}|x{3,}|zip|plz|cap|cp|99999|123 ?456|12-345|1234 ?ab|a1a ?1a1)$/i;

/** Whether the address is a template's: "123 Main Street, Anytown 12345", "Musterstraße 1". */
export function isPlaceholderAddress(address: Address): boolean {
  const street = address.street === null ? null : foldText(address.street).trim();
  const city = address.city === null ? null : foldText(address.city).trim();
  if (street !== null && TEMPLATE_STREET.test(street)) return true;
  if (city !== null && TEMPLATE_CITY.test(city)) return true;
  return (
    address.postalCode !== null &&
    TEMPLATE_CODE.test(address.postalCode.trim()) &&
    (street === null || address.country !== 'US')
  );
}
