import {
  getNodes,
  getText,
  getValues,
  type StructuredNode,
  type StructuredValue,
} from '../crawl/structured-data/structured-node.ts';
import { isNotAName } from '../facts/name/name-text.ts';
import { isPlaceholderNumber } from '../facts/phone/phone-number.ts';
import { isPlaceholderAddress } from '../facts/place/address-placeholder.ts';

/** One property that Google requires or recommends of a LocalBusiness entry, its label, and whether the entry has it. */
export interface PartName {
  readonly words: string;
  readonly isPresent: boolean;
}

/**
 * The properties that Google's LocalBusiness documentation requires and recommends, looked up in an entry. The deprecated spellings
 * that Google still reads (`openingHours`, a plain-text address) count.
 * @param isStreetless the business visits its customers: an address without street, or areas served, is enough, and
 * no coordinates are required.
 */
export function entryParts(
  node: StructuredNode,
  isStreetless: boolean,
): { readonly required: readonly PartName[]; readonly recommended: readonly PartName[] } {
  const has = (...names: string[]) => names.some((name) => getValues(node, name).some((value) => isGiven(value)));
  const place = isStreetless
    ? { words: 'town or areas served', isPresent: hasTown(node) || has('areaServed', 'serviceArea') }
    : { words: hasTown(node) && !hasAddress(node) ? 'street address' : 'address', isPresent: hasAddress(node) };
  return {
    required: [{ words: 'name', isPresent: hasName(node) }, place],
    recommended: [
      {
        words: 'phone',
        isPresent: hasPhone(node) || getNodes(node, 'contactPoint').some(hasPhone),
      },
      { words: 'opening hours', isPresent: has('openingHoursSpecification', 'openingHours') },
      isStreetless
        ? { words: 'areas served', isPresent: has('areaServed', 'serviceArea') }
        : {
            words: 'position on the map',
            isPresent:
              has('hasMap') ||
              [node, ...getNodes(node, 'location')].some((one) =>
                getValues(one, 'geo').some((value) => isGiven(value)),
              ),
          },
      { words: 'web address', isPresent: has('url') },
      { words: 'photo', isPresent: has('image', 'logo', 'photo') },
      { words: 'price range', isPresent: has('priceRange') },
    ],
  };
}

function addressNodes(node: StructuredNode): readonly StructuredNode[] {
  const direct = getNodes(node, 'address');
  return direct.length > 0 ? direct : getNodes(node, 'location').flatMap((one) => getNodes(one, 'address'));
}

/** The words of a template that nobody replaced are no name. */
function hasName(node: StructuredNode): boolean {
  const name = getText(node, 'name');
  return name !== null && !isNotAName(name);
}

function hasPhone(node: StructuredNode): boolean {
  return getValues(node, 'telephone').some(
    (value) => typeof value === 'string' && /\d/.test(value) && !isPlaceholderNumber(value),
  );
}

/** Names that RFC 2606 (June 1999) keeps for examples. */
export const EXAMPLE_HOST = /^(?:https?:)?\/\/(?:[\w-]+\.)*example\.(?:com|net|org)(?:[/:?#]|$)/i;

/** Whether a value says something: neither empty, nor in brackets to fill, nor the zero point of the map. */
function isGiven(value: StructuredValue): boolean {
  if (typeof value === 'string')
    return value.trim() !== '' && !EXAMPLE_HOST.test(value) && !/^[[{<]/.test(value.trim());
  if (value.types.includes('GeoCoordinates'))
    return ['latitude', 'longitude'].some((name) => Number(getText(value, name) ?? 0) !== 0);
  return value.properties.length > 0 || value.id !== null;
}

function hasAddress(node: StructuredNode): boolean {
  if (getText(node, 'address') !== null) return true;
  return addressNodes(node).some(
    (address) =>
      getText(address, 'streetAddress') !== null &&
      (getText(address, 'addressLocality') !== null || getText(address, 'postalCode') !== null) &&
      !isTemplate(address),
  );
}

function isTemplate(address: StructuredNode): boolean {
  const [street, city, postalCode] = ['streetAddress', 'addressLocality', 'postalCode'].map((name) =>
    getText(address, name),
  );
  return isPlaceholderAddress({
    street: street ?? null,
    city: city ?? null,
    postalCode: postalCode ?? null,
    region: null,
    country: null,
  });
}

function hasTown(node: StructuredNode): boolean {
  return (
    getText(node, 'address') !== null ||
    addressNodes(node).some((address) => getText(address, 'addressLocality') !== null && !isTemplate(address))
  );
}
