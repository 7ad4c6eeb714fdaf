import type { Category } from '#shared/audit/business.ts';
import type { Page } from '../crawl/html/page.ts';
import { getText, type StructuredNode } from '../crawl/structured-data/structured-node.ts';
import type { BusinessCategory } from '../facts/category/business-category.ts';
import { CATEGORIES_BY_LABEL, findBroadestCategory, findSchemaType } from '../facts/category/category-tables.ts';
import { isLocalBusinessType, isUnknownType } from '../facts/category/local-business-types.ts';
import { describeLanguages } from '../facts/category/read-phrases.ts';
import { readType } from '../facts/category/type-evidence.ts';
import { findNearestType, isReadAsLocalBusiness } from '../facts/category/unknown-type.ts';
import { getFactContext, type PlacedNode } from '../facts/fact-context.ts';
import type { FixAdvice } from './check-evaluation.ts';
import { quoted } from './quoting.ts';

/** The structured-data entry that describes the business best, and its page. */
export interface BusinessEntry {
  readonly node: StructuredNode;
  readonly page: Page;
  /** Whether one of its types is a schema.org local business. */
  readonly isLocalBusiness: boolean;
}

/** Types that mean "a business" or a whole field, where a more specific type usually exists. */
const BROAD_TYPES = new Set(
  `LocalBusiness Organization Corporation Place ProfessionalService Store MedicalBusiness MedicalOrganization
  HomeAndConstructionBusiness FoodEstablishment HealthAndBeautyBusiness LodgingBusiness AutomotiveBusiness
  EntertainmentBusiness FinancialService SportsActivityLocation EmergencyService OnlineBusiness`.split(/\s+/),
);

/** The common action when there is no entry. */
export const ADD_ENTRY: FixAdvice = {
  action: 'Add structured data about your business',
  how: 'Structured data is business details Google can read: name, address, phone and hours in the page’s code (JSON-LD). Most SEO plugins create it from a form.',
};
/** The common action when its type is too broad, or another category's. */
export function nameExactCategory(category: Category): FixAdvice {
  return {
    action: 'Name exactly what you do in your structured data',
    how: `Structured data is business details Google can read in the page’s code. Its type should be ${category.schemaType ?? 'LocalBusiness'}.`,
  };
}

/** A type of an entry that schema.org does not have, and what to use instead. */
export interface TypeFault {
  readonly written: string;
  readonly nearest: string;
  readonly fix: FixAdvice;
}

/** The first type that schema.org does not have, with the nearest real one: by its own words, else by the category of the site. */
export function findTypeFault(types: readonly string[], category: Category | null): TypeFault | null {
  const written = types.find(isUnknownType);
  if (written === undefined) return null;
  const meant = findNearestType(written);
  const isExact = meant !== null && isLocalBusinessType(meant) && fitOfKnown([meant], category) !== 'broad';
  const nearest = isExact ? meant : (category?.schemaType ?? 'LocalBusiness');
  const reason = `${quoted(written, 60)} isn’t on schema.org, the list of types Google reads. Google and AI tools ignore types they don’t know.`;
  const fix = types.includes(nearest)
    ? { action: 'Remove the type that doesn’t exist from your structured data', how: `${reason} Keep ${nearest}.` }
    : {
        action: `Change the type of your structured data to ${nearest}`,
        how: `${reason}${nearest.toLowerCase() === written.toLowerCase() ? ' Capital letters count.' : ''} Replace it in your SEO plugin or in the code. Keep the rest.`,
      };
  return { written, nearest, fix };
}

/**
 * The entry of the audited business: local businesses before those of an unknown type and plain organizations, the most complete
 * first. Null when the site has none.
 */
export function findBusinessEntry(pages: readonly Page[], siteUrl: string): BusinessEntry | null {
  const known = KNOWN.get(pages);
  if (known !== undefined) return known;
  const entry = findEntry(pages, siteUrl);
  KNOWN.set(pages, entry);
  return entry;
}

/** Cached, because two factors need the entry of the same pages. */
const KNOWN = new WeakMap<readonly Page[], BusinessEntry | null>();

function findEntry(pages: readonly Page[], siteUrl: string): BusinessEntry | null {
  let best: BusinessEntry | null = null;
  let bestRank = -1;
  for (const placed of getFactContext(pages, siteUrl).businessNodes) {
    const { node: written, page } = placed;
    if (rootOf(placed).isOtherVocabulary) continue;
    const isLocalBusiness = written.types.some(isLocalBusinessType);
    const rank = isLocalBusiness ? 2 : Number(isReadAsLocalBusiness(written));
    if (rank > bestRank || (rank === bestRank && best !== null && saidBy(written) > saidBy(best.node)))
      [best, bestRank] = [{ node: written, page, isLocalBusiness }, rank];
  }
  return best;
}

function rootOf(placed: PlacedNode): StructuredNode {
  let root = placed;
  while (root.parent !== null) root = root.parent;
  return root.node;
}

/** An entry without a name is part of something else, however complete it is. */
function saidBy(node: StructuredNode): number {
  return node.properties.length + (getText(node, 'name') === null ? 0 : 100);
}

/** How the types of an entry relate to the category that the site's texts suggest. */
export type TypeFit = 'same' | 'broad' | 'different' | 'unknown';

/**
 * `broad`: the entry only means "a business"; `different`: it names another category; `unknown`: schema.org has no such type, and
 * the nearest names no other category.
 */
export function typeFit(types: readonly string[], category: Category | null): TypeFit {
  const fit = fitOfKnown(types, category);
  const unknown = fit === 'broad' ? types.find(isUnknownType) : undefined;
  if (unknown === undefined) return fit;
  const meant = findNearestType(unknown);
  return meant !== null && fitOfKnown([meant], category) === 'different' ? 'different' : 'unknown';
}

const ENGLISH = describeLanguages(['en']);

/**
 * The type of the category, or one whose meaning is the category or its kin ("HealthClub" for a gym, "Museum" for a museum): by the
 * tables that also tell a category from a type. A type that they read as other trades only is another one.
 */
function fitOfKnown(types: readonly string[], category: Category | null): 'same' | 'broad' | 'different' {
  const wanted = category?.schemaType ?? null;
  if (wanted !== null && types.includes(wanted) && !BROAD_TYPES.has(wanted)) return 'same';
  // Who builds in a trade without a type of its own is a contractor by any name, which says more than the field.
  if (wanted === 'HomeAndConstructionBusiness' && types.includes('GeneralContractor')) return 'same';
  const own = category === null ? undefined : CATEGORIES_BY_LABEL.get(category.label);
  const specific = types.filter((type) => !BROAD_TYPES.has(type) && !isUnknownType(type));
  const meant = specific.flatMap((type) => [...readType(type, ENGLISH).keys()]);
  if (own !== undefined && meant.some((one) => isKin(one, own))) return 'same';
  if (own !== undefined && meant.length > 0) return 'different';
  if (specific.some(isLocalBusinessType)) return wanted === null || BROAD_TYPES.has(wanted) ? 'same' : 'different';
  // The category has no type of its own: the broad one of its field, or "LocalBusiness", is as specific as possible.
  const isAsGood = wanted === null ? types.some(isLocalBusinessType) : types.includes(wanted);
  return isAsGood ? 'same' : 'broad';
}

/** One is the other or a kind of it. Doctors work in what schema.org calls a MedicalClinic, "a facility devoted to healthcare" (30.0). */
function isKin(one: BusinessCategory, own: BusinessCategory): boolean {
  const [left, right] = [findBroadestCategory(one), findBroadestCategory(own)];
  return left === right || (IN_CLINICS.has(findSchemaType(left)) && IN_CLINICS.has(findSchemaType(right)));
}

const IN_CLINICS: ReadonlySet<string | null> = new Set(['MedicalClinic', 'Physician']);
