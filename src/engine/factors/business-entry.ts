import type { Category } from '#shared/audit/business.ts';
import type { Page } from '../crawl/html/page.ts';
import { getText, type StructuredNode } from '../crawl/structured-data/structured-node.ts';
import { isLocalBusinessType } from '../facts/category/local-business-types.ts';
import { getFactContext } from '../facts/fact-context.ts';
import type { FixAdvice } from './check-evaluation.ts';

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

/**
 * The entry of the audited business: local businesses before plain organizations, the most complete first. Null
 * when the site has none.
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
  for (const { node: written, page } of getFactContext(pages, siteUrl).businessNodes) {
    const isLocalBusiness = written.types.some(isLocalBusinessType);
    const isBetter =
      best === null ||
      (isLocalBusiness && !best.isLocalBusiness) ||
      (isLocalBusiness === best.isLocalBusiness && saidBy(written) > saidBy(best.node));
    if (isBetter) best = { node: written, page, isLocalBusiness };
  }
  return best;
}

/** An entry without a name is part of something else, however complete it is. */
function saidBy(node: StructuredNode): number {
  return node.properties.length + (getText(node, 'name') === null ? 0 : 100);
}

/** How the types of an entry relate to the category that the site's texts suggest. */
export type TypeFit = 'same' | 'broad' | 'different';

/** `broad`: the entry only means "a business"; `different`: it names another category. */
export function typeFit(types: readonly string[], category: Category | null): TypeFit {
  const wanted = category?.schemaType ?? null;
  if (wanted !== null && types.includes(wanted)) return 'same';
  // The category has no type of its own: "LocalBusiness" is as specific as possible.
  if (wanted === null) return types.some(isLocalBusinessType) ? 'same' : 'broad';
  const isSpecific = types.some((type) => isLocalBusinessType(type) && !BROAD_TYPES.has(type));
  if (!isSpecific) return 'broad';
  return BROAD_TYPES.has(wanted) ? 'same' : 'different';
}
