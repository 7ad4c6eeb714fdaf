import type { BusinessCategory } from './business-category.ts';
import { CATEGORIES, findSchemaType } from './category-tables.ts';
import { isBelowType, isUnknownType } from './local-business-types.ts';
import { describeLanguages, readPhrases, type SiteLanguages } from './read-phrases.ts';
import { findTypeSpelledLike, readTypeAsPhrase } from './unknown-type.ts';

/** Types that mean "a business" and little more. */
const GENERIC_TYPES = new Set(
  `LocalBusiness Organization ProfessionalService Store HomeAndConstructionBusiness MedicalBusiness FoodEstablishment LodgingBusiness
  HealthAndBeautyBusiness AutomotiveBusiness FinancialService SportsActivityLocation EntertainmentBusiness Corporation
  EducationalOrganization Place Thing`.split(/\s+/),
);
/** Types that tell no trade and leave others out: nobody calls a restaurant a lodging. */
const BROAD_TYPES = new Set(['LodgingBusiness', 'FoodEstablishment']);
const BY_TYPE = Map.groupBy(
  CATEGORIES.filter(({ schemaType }) => schemaType !== null && !GENERIC_TYPES.has(schemaType)),
  ({ schemaType }) => schemaType,
);

const ENGLISH = describeLanguages(['en']);

/** Whether the type says no more than that there is a business. */
export function isGenericType(type: string): boolean {
  return GENERIC_TYPES.has(type);
}

/** Whether a category lies in the field that the types of an entry tell ("LodgingBusiness"); null where they tell none. */
export function fitsBroadTypes(category: BusinessCategory, types: readonly string[]): boolean | null {
  const broad = types.filter((type) => BROAD_TYPES.has(type));
  if (broad.length === 0) return null;
  const own = findSchemaType(category) ?? '';
  return broad.some((type) => own === type || isBelowType(own, type));
}

/**
 * The categories that a type speaks for with their strengths, by the tables and by its words: "CafeOrCoffeeShop", or invented
 * "Autowerkstatt".
 * @param languages of the site, for the words of an invented type
 */
export function readType(type: string, languages: SiteLanguages): ReadonlyMap<BusinessCategory, number> {
  const isInvented = isUnknownType(type);
  const meant = (isInvented ? findTypeSpelledLike(type) : null) ?? type;
  const records = BY_TYPE.get(meant) ?? [];
  const named = new Map(records.map((category) => [category, 1 / Math.sqrt(records.length)]));
  const phrases = [type, meant].map(readTypeAsPhrase).join('; ');
  for (const { category, strength } of readPhrases(phrases, isInvented ? languages : ENGLISH, new Set()))
    named.set(category, Math.max(strength, named.get(category) ?? 0));
  return named;
}
