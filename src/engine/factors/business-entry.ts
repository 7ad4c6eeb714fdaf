import type { Category } from '#shared/audit/business.ts';
import type { Page } from '../crawl/html/page.ts';
import { getText, type StructuredNode } from '../crawl/structured-data/structured-node.ts';
import { isLocalBusinessType } from '../facts/category/local-business-types.ts';
import { createFactContext } from '../facts/fact-context.ts';
import type { FixAdvice } from './check-evaluation.ts';

/** The structured-data entry that describes the business best, and the page it stands on. */
export interface BusinessEntry {
  readonly node: StructuredNode;
  readonly page: Page;
  /** Whether schema.org counts one of its types as a local business. */
  readonly isLocalBusiness: boolean;
}

/** Types that say "a business" or name a whole field, where a more specific type usually exists. */
const BROAD_TYPES = new Set(
  `LocalBusiness Organization Corporation Place ProfessionalService Store MedicalBusiness MedicalOrganization
  HomeAndConstructionBusiness FoodEstablishment HealthAndBeautyBusiness LodgingBusiness AutomotiveBusiness
  EntertainmentBusiness FinancialService SportsActivityLocation EmergencyService OnlineBusiness`.split(/\s+/),
);

/** The one thing to do when there is no entry. */
export const ADD_ENTRY: FixAdvice = {
  action: 'Add a note for machines about your business',
  how: 'A JSON-LD block of type LocalBusiness, or the exact type of your trade, with name, address, phone and hours. Most SEO plugins write it from a form.',
};
/** The one thing to do when its type is too broad, or another category's. */
export function nameExactCategory(category: Category): FixAdvice {
  return {
    action: 'Name your exact trade in your structured data',
    how: `Structured data is a note for machines in the code of your page. Its type should be ${category.schemaType ?? 'LocalBusiness'}.`,
  };
}

/**
 * The entry of the audited business: local businesses before plain organisations, the one that says most first. Null
 * when the site has none.
 */
export function findBusinessEntry(pages: readonly Page[], siteUrl: string): BusinessEntry | null {
  const known = KNOWN.get(pages);
  if (known !== undefined) return known;
  const entry = findEntry(pages, siteUrl);
  KNOWN.set(pages, entry);
  return entry;
}

/** Two factors ask for the entry of the same pages. */
const KNOWN = new WeakMap<readonly Page[], BusinessEntry | null>();

function findEntry(pages: readonly Page[], siteUrl: string): BusinessEntry | null {
  let best: BusinessEntry | null = null;
  for (const { node: written, page } of createFactContext(pages, siteUrl).businessNodes) {
    const isLocalBusiness = written.types.some(isLocalBusinessType);
    const isBetter =
      best === null ||
      (isLocalBusiness && !best.isLocalBusiness) ||
      (isLocalBusiness === best.isLocalBusiness && saidBy(written) > saidBy(best.node));
    if (isBetter) best = { node: written, page, isLocalBusiness };
  }
  return best;
}

/** An entry without a name is a part of something else, however much it says. */
function saidBy(node: StructuredNode): number {
  return node.properties.length + (getText(node, 'name') === null ? 0 : 100);
}

/** How the types of an entry stand to the category the site's words tell. */
export type TypeFit = 'same' | 'broad' | 'different';

/** `broad`: the entry only says "a business"; `different`: it names another category. */
export function typeFit(types: readonly string[], category: Category | null): TypeFit {
  const wanted = category?.schemaType ?? null;
  if (wanted !== null && types.includes(wanted)) return 'same';
  // No type of its own exists for the category: "LocalBusiness" is as specific as it gets.
  if (wanted === null) return types.some(isLocalBusinessType) ? 'same' : 'broad';
  const isSpecific = types.some((type) => isLocalBusinessType(type) && !BROAD_TYPES.has(type));
  if (!isSpecific) return 'broad';
  return BROAD_TYPES.has(wanted) ? 'same' : 'different';
}
