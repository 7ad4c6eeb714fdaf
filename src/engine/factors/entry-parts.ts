import { getNodes, getText, getValues, type StructuredNode } from '../crawl/structured-data/structured-node.ts';

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
  const has = (...names: string[]) => names.some((name) => getValues(node, name).length > 0);
  const place = isStreetless
    ? { words: 'town or areas served', isPresent: hasTown(node) || has('areaServed', 'serviceArea') }
    : { words: 'address', isPresent: hasAddress(node) };
  return {
    required: [{ words: 'name', isPresent: getText(node, 'name') !== null }, place],
    recommended: [
      {
        words: 'phone',
        isPresent: has('telephone') || getNodes(node, 'contactPoint').some((one) => getText(one, 'telephone') !== null),
      },
      { words: 'opening hours', isPresent: has('openingHoursSpecification', 'openingHours') },
      isStreetless
        ? { words: 'areas served', isPresent: has('areaServed', 'serviceArea') }
        : {
            words: 'position on the map',
            isPresent:
              has('geo', 'hasMap') || getNodes(node, 'location').some((one) => getValues(one, 'geo').length > 0),
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

function hasAddress(node: StructuredNode): boolean {
  if (getText(node, 'address') !== null) return true;
  return addressNodes(node).some(
    (address) =>
      getText(address, 'streetAddress') !== null &&
      (getText(address, 'addressLocality') !== null || getText(address, 'postalCode') !== null),
  );
}

function hasTown(node: StructuredNode): boolean {
  return (
    getText(node, 'address') !== null ||
    addressNodes(node).some((address) => getText(address, 'addressLocality') !== null)
  );
}
