import { type ChoiceModel, type ChoiceResult, chooseAmong } from '../choice-model.ts';
import type { BusinessCategory } from './business-category.ts';
import type { CategoryCandidate } from './category-evidence.ts';
import { findSchemaType, listBroader } from './category-tables.ts';
import { isGenericType } from './type-evidence.ts';

/** Fields in which nobody works without a licence: one place alone says none of them. */
const LICENSED_FAMILIES: ReadonlySet<string> = new Set(['medical', 'legal']);

/** The category that the evidence speaks for; a broader or narrower one, or one of the same narrow type, is no rival of it. */
export function chooseCategory(
  candidates: readonly CategoryCandidate[],
  model: ChoiceModel,
): ChoiceResult<CategoryCandidate> {
  return chooseAmong(candidates, model, {
    areSame: (first, other) => areKin(first.category, other.category),
    isBacked: (first) => !LICENSED_FAMILIES.has(first.category.family) || countSupport(first) >= 2,
    isNarrower: (one, top) => listBroader(one.category).includes(top.category),
  });
}

/** Whether the entry stays right with either: the same, one broader than the other, or both of one narrow type. */
function areKin(one: BusinessCategory, other: BusinessCategory): boolean {
  if (one === other || listBroader(one).includes(other) || listBroader(other).includes(one)) return true;
  const type = findSchemaType(one);
  return type !== null && type === findSchemaType(other) && !isGenericType(type);
}

function countSupport({ places, features }: CategoryCandidate): number {
  const isMuch = (name: string, amount: number) => Number((features[name] ?? 0) > amount);
  return places.size + isMuch('body', 0.3) + isMuch('headings', 0.2) + isMuch('pageTitles', 0.3);
}
