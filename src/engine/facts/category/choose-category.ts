import { type ChoiceModel, computeChances } from '../choice-model.ts';
import type { BusinessCategory } from './business-category.ts';
import type { CategoryCandidate } from './category-evidence.ts';
import { isGenericType } from './category-evidence.ts';
import { findSchemaType, listBroader } from './category-tables.ts';

/** What a site says of its category: one that is sure enough, or those that may be meant. */
export interface CategoryChoice {
  readonly said: CategoryCandidate | null;
  /** The likeliest, at most four, to be asked about; empty where one is said. */
  readonly open: readonly CategoryCandidate[];
  /** The chance that the likeliest, or one of its kin, is right: 0 to 1. */
  readonly chance: number;
  readonly first: CategoryCandidate | null;
}

/** From this chance on a category is said. */
const SURE = 0.5;
const LIKELY = 0.03;
const MOST_OPEN = 4;
/** Fields in which nobody works without a licence: one place alone says none of them. */
const LICENSED_FAMILIES: ReadonlySet<string> = new Set(['medical', 'legal']);
/** A narrower category is said when it has this part of the chance of the broader one. */
const NARROWER = 0.55;

/** The category that the evidence speaks for; a broader or narrower one, or one of the same narrow type, is no rival of it. */
export function chooseCategory(candidates: readonly CategoryCandidate[], model: ChoiceModel): CategoryChoice {
  const chances = computeChances(
    model,
    candidates.map(({ features }) => features),
  );
  const ranked = candidates
    .map((candidate, at) => ({ candidate, chance: chances[at] ?? 0 }))
    .sort((a, b) => b.chance - a.chance);
  const [top] = ranked;
  if (top === undefined) return { said: null, open: [], chance: 0, first: null };
  const first =
    ranked.find(
      ({ candidate, chance }) =>
        chance >= NARROWER * top.chance && listBroader(candidate.category).includes(top.candidate.category),
    ) ?? top;
  const { category } = first.candidate;
  const chance = ranked.reduce((sum, one) => sum + (areKin(category, one.candidate.category) ? one.chance : 0), 0);
  const isBacked = !LICENSED_FAMILIES.has(category.family) || countSupport(first.candidate) >= 2;
  if (chance >= SURE && isBacked) return { said: first.candidate, open: [], chance, first: first.candidate };
  const open = ranked.filter((one) => one.chance >= LIKELY).slice(0, MOST_OPEN);
  return { said: null, open: open.map(({ candidate }) => candidate), chance, first: first.candidate };
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
