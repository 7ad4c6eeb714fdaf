import { type ChoiceModel, type ChoiceResult, chooseAmong, SURE_CHANCE } from '../choice-model.ts';
import type { BusinessCategory } from './business-category.ts';
import type { CategoryCandidate } from './category-evidence.ts';
import { findSchemaType, listBroader } from './category-tables.ts';
import { isGenericType } from './type-evidence.ts';

/** Fields in which nobody works without a licence: one place alone says none of them; the domain counts as another. */
const LICENSED_FAMILIES: ReadonlySet<string> = new Set(['medical', 'legal']);

/** A single thing that it deals with, or a single word of another language, has less: "pool hall", "debt collection". */
const LEAST_VARIETY = 0.3;

/** The category that the evidence speaks for; a broader or narrower one, or one of the same narrow type, is no rival of it. */
export function chooseCategory(
  candidates: readonly CategoryCandidate[],
  model: ChoiceModel,
): ChoiceResult<CategoryCandidate> {
  const choice = chooseAmong(candidates, model, {
    areSame: (first, other) => areKin(first.category, other.category),
    isBacked: (first) =>
      first.variety >= LEAST_VARIETY &&
      (!LICENSED_FAMILIES.has(first.category.family) || countSupport(first) >= 2) &&
      !candidates.some((other) => !areKin(first.category, other.category) && contradicts(first, other)),
    // A customer's trade in the running text ("a restaurant mid-service") is no guess that an owner understands.
    isPlausible: ({ places, features: { headings = 0, pageTitles = 0, domain = 0, body = 0 }, isOfEntry }) =>
      isOfEntry !== false &&
      (places.size > 0 ||
        Math.max(headings, pageTitles, domain) >= ANNOUNCED ||
        (isOfEntry === true && body >= SPOKEN)),
    isNarrower: (one, top) => listBroader(one.category).includes(top.category),
  });
  // Its kin together are sure of the field.
  const broader =
    choice.said === null && choice.chance >= SURE_CHANCE ? findBackedByKin(candidates, choice.first) : null;
  return broader === null ? choice : { ...choice, said: broader, open: [] };
}

/**
 * The broader category, where the narrower one stands in one place alone and the broader one in another: "Ashe Law", that describes
 * itself as advising on taxes; "Indian and Nepali cuisine" in the description, a menu in the heading.
 */
function findBackedByKin(
  candidates: readonly CategoryCandidate[],
  first: CategoryCandidate | null,
): CategoryCandidate | null {
  if (first === null) return null;
  const broader = candidates.find(({ category }) => listBroader(first.category).includes(category));
  if (broader === undefined || broader.places.size === 0 || first.places.size === 0) return null;
  const isContradicted = candidates.some(
    (other) => !areKin(first.category, other.category) && contradicts(broader, other),
  );
  return !isContradicted && new Set([...broader.places, ...first.places]).size >= 2 ? broader : null;
}

/** Whether the entry stays right with either: the same, one broader than the other, or both of one narrow type. */
function areKin(one: BusinessCategory, other: BusinessCategory): boolean {
  if (one === other || listBroader(one).includes(other) || listBroader(other).includes(one)) return true;
  const type = findSchemaType(one);
  return type !== null && type === findSchemaType(other) && !isGenericType(type);
}

const PLACES_BESIDE_NAME = ['type', 'title', 'h1', 'description', 'headings', 'pageTitles'];
/** As much in headings or titles of pages is what a business speaks of itself. */
const ANNOUNCED = 0.25;
/** Less in the running text is a passing word. */
const SPOKEN = 0.2;

/**
 * Whether another category speaks against the first: the trade that the business has in its name and its domain, where the first one has
 * neither ("Librairie", that sells stationery too); or what its texts speak of, where they never say the thing that its name alone does
 * ("Roofs", of a dealer in materials for them).
 */
function contradicts({ features: first }: CategoryCandidate, { features: other }: CategoryCandidate): boolean {
  const value = (features: typeof first, name: string) => features[name] ?? 0;
  const isNamed = (features: typeof first) => value(features, 'nameHead') > 0 || value(features, 'domain') > 0;
  if (!isNamed(first)) {
    const isSpoken = value(other, 'domain') >= 0.9 || value(other, 'body') >= SPOKEN;
    return value(other, 'nameHead') >= 0.5 && isSpoken;
  }
  // A word for the trade itself ("Roofers") counts more in both.
  const isOnlyThing =
    PLACES_BESIDE_NAME.every((place) => value(first, place) === 0) &&
    value(first, 'nameHead') < 0.5 &&
    value(first, 'domain') < 0.9;
  return isOnlyThing && value(first, 'body') < SPOKEN && value(other, 'body') >= SPOKEN;
}

function countSupport({ places, features }: CategoryCandidate): number {
  const isMuch = (name: string, amount: number) => Number((features[name] ?? 0) > amount);
  return (
    places.size + isMuch('body', 0.3) + isMuch('headings', 0.2) + isMuch('pageTitles', 0.3) + isMuch('domain', 0.5)
  );
}
