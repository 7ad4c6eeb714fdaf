import type { Business } from '#shared/audit/business.ts';
import type { OutlineNode } from '#shared/fixes/site-outline.ts';
import { findTypeFault, typeFit } from '../factors/business-entry.ts';
import { isBelowType, isLocalBusinessType, isUnknownType } from '../facts/category/local-business-types.ts';
import { findNearestType } from '../facts/category/unknown-type.ts';

/**
 * The types of the entry. Those that the site states stay: only one that is broader than the category is narrowed, within its branch of
 * schema.org, and one that schema.org does not have becomes the nearest real one. Without an entry: the type of the category.
 * `hasStreet`: whether customers can come to an address.
 */
export function entryTypes(
  { category, isServiceArea }: Business,
  own: OutlineNode | null,
  hasStreet: boolean,
): string[] {
  const wanted = category?.schemaType ?? null;
  // A store is a place that customers come to.
  const isPlaceless = wanted !== null && isServiceArea === true && !hasStreet && isStore(wanted);
  const type = isPlaceless ? null : wanted;
  const stated = own === null ? [] : [...own.types];
  if (stated.length === 0) return withLocalBusiness(type ?? 'LocalBusiness');
  const real = stated.map((one) => (isUnknownType(one) ? realType(one, stated, type) : one));
  if (!real.some(isLocalBusinessType)) {
    // Of an organization a local business is a kind; a school or a veterinarian is one beside what it is.
    const others = real.filter((one) => !isUnknownType(one) && !GENERAL.has(one));
    const nearest = findTypeFault(stated, category)?.nearest ?? type ?? 'LocalBusiness';
    const local = isLocalBusinessType(nearest) ? [nearest] : withLocalBusiness(nearest);
    return [...new Set([...others, ...local])];
  }
  if (type === null || typeFit(real, category) !== 'broad') return [...new Set(real)];
  const broad = real.find((one) => isBelowType(type, one));
  if (broad !== undefined) return [...new Set(real.map((one) => (one === broad ? type : one)))];
  // A type outside the tree, such as VeterinaryCare, is put beside the plain one.
  const isPlain = real.every((one) => one === 'LocalBusiness') && !isLocalBusinessType(type);
  return isPlain ? [...real, type] : [...new Set(real)];
}

/** Types of which LocalBusiness is a kind. */
const GENERAL: ReadonlySet<string> = new Set(['Organization', 'Corporation', 'Place']);

function isStore(type: string): boolean {
  return type === 'Store' || isBelowType(type, 'Store');
}

/** The nearest local business to an invented type, narrowed by the category below it; as written where another type is real. */
function realType(written: string, stated: readonly string[], wanted: string | null): string {
  const nearest = findNearestType(written);
  if (nearest === null || !isLocalBusinessType(nearest)) return written;
  const known = stated.filter(isLocalBusinessType);
  if (known.length > 0 && !known.some((one) => one === nearest || isBelowType(nearest, one))) return written;
  return wanted !== null && isBelowType(wanted, nearest) ? wanted : nearest;
}

/** `VeterinaryCare` and similar types are not subtypes of LocalBusiness, which is therefore added. */
function withLocalBusiness(type: string): string[] {
  return isLocalBusinessType(type) ? [type] : ['LocalBusiness', type];
}
