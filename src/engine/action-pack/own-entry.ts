import type { OutlineNode, SiteOutline } from '#shared/fixes/site-outline.ts';
import { isLocalBusinessType, isOrganizationType } from '../facts/category/local-business-types.ts';
import { isReadAsLocalBusiness } from '../facts/category/unknown-type.ts';
import { foldText, keepLetters } from '../facts/language/fold-text.ts';
import { isSameNumber } from '../facts/phone/phone-number.ts';
import type { WritingMaterial } from '../fixes/writing-material.ts';
import { findFactValue } from './pack-facts.ts';

/** An entry of the business on the site, and its page. */
export interface OwnEntry {
  readonly node: OutlineNode;
  readonly url: string;
}

/** What tells an entry from the others of its page: its `@id`, its types and the names of its properties. */
export interface EntryKey {
  readonly id: string | null;
  readonly types: readonly string[];
  readonly properties: readonly string[];
}

/** An entry of a page in whose place another one comes. */
export interface ReplacedEntry {
  readonly url: string;
  readonly entry: EntryKey;
}

/** The key of an entry. */
export function entryKey({ id, types, properties }: OutlineNode): EntryKey {
  return { id, types, properties: properties.map(([name]) => name) };
}

/**
 * The site's own entry, which the pack completes where it is: in JSON-LD before other syntaxes, which pasting cannot change;
 * local businesses before organizations, that of the home page first, then the most complete. Of several locations only one
 * with the address.
 */
export function findOwnEntry(material: WritingMaterial): OwnEntry | null {
  const street = findFactValue(material, 'street');
  const isElsewhere = (node: OutlineNode) => {
    const addresses = node.properties.find(([name]) => name === 'address')?.[1] ?? [];
    const stated = addresses.flatMap((one) =>
      typeof one === 'string' ? [] : (firstValue(one, 'streetAddress') ?? []),
    );
    return material.analysis.business.locations.length > 1 && stated.length > 0 && !stated.includes(street ?? '');
  };
  const entries = material.outline.pages.flatMap(({ url, structured }, page) =>
    structured
      .filter((node) => (isReadAsLocalBusiness(node) || isOrganizationOf(node, material)) && !isElsewhere(node))
      .map((node) => ({ node, url, weight: weightOf(node) + (page === 0 ? WEIGHTS.home : 0) })),
  );
  return entries.toSorted((a, b) => b.weight - a.weight)[0] ?? null;
}

/**
 * An organization, a veterinarian or a taxi service with an address or phone, and the name or the number of the business: schema.org has
 * them outside its local businesses.
 */
function isOrganizationOf(node: OutlineNode, material: WritingMaterial): boolean {
  const [name, phone] = [firstValue(node, 'name'), firstValue(node, 'telephone')];
  const isKind = node.types.some((type) => isOrganizationType(type) || type.endsWith('Service'));
  if (!isKind || typeof name !== 'string' || (phone === null && firstValue(node, 'address') === null)) return false;
  const [ours, theirs] = [findFactValue(material, 'name') ?? '', name].map((text) => keepLetters(foldText(text)));
  const { phones, country } = material.analysis.business;
  const isOurNumber =
    typeof phone === 'string' && phones.some(({ e164 }) => isSameNumber(phone.slice(0, 60), e164, country ?? null));
  return ours === theirs || isOurNumber;
}

/** Each outweighs all below it. */
const WEIGHTS = { jsonLd: 100_000, localBusiness: 10_000, home: 1000, name: 100 } as const;

function weightOf(node: OutlineNode): number {
  return (
    (node.syntax === 'json-ld' ? WEIGHTS.jsonLd : 0) +
    (node.types.some(isLocalBusinessType) ? WEIGHTS.localBusiness : 0) +
    (firstValue(node, 'name') === null ? 0 : WEIGHTS.name) +
    Math.min(node.properties.length, WEIGHTS.name - 1)
  );
}

/** The first value of a property; null without one. */
export function firstValue(node: OutlineNode | null, name: string): string | OutlineNode | null {
  return node?.properties.find(([key]) => key === name)?.[1][0] ?? null;
}

/** The logo that the site states in an entry of the business or of its organization, as written; null without one. */
export function findStatedLogo({ pages }: Pick<SiteOutline, 'pages'>): string | OutlineNode | null {
  const nodes = pages.flatMap(({ structured }) => structured);
  const ours = nodes.filter((node) => isReadAsLocalBusiness(node) || node.types.some(isOrganizationType));
  return ours.map((node) => firstValue(node, 'logo')).find((logo) => logo !== null) ?? null;
}
