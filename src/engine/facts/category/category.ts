import type { Category } from '#shared/audit/business.ts';
import model from '../../data/category-model.json' with { type: 'json' };
import type { FactContext, SourcedValue } from '../fact-context.ts';
import { memoizePerContext } from '../memoize-per-context.ts';
import { factSource } from '../mentions.ts';
import type { BusinessCategory } from './business-category.ts';
import { collectEvidence } from './category-evidence.ts';
import { CATEGORIES_BY_LABEL, findSchemaType } from './category-tables.ts';
import { chooseCategory } from './choose-category.ts';

const choose = memoizePerContext((context) => chooseCategory(collectEvidence(context), model));

/**
 * The category, by everything on the site that names one: types, title, headings, description, text, name and domain (weights
 * learned from labelled sites by `npm run fit:category`). Null where none is sure enough: wrong is worse than silent.
 */
export const deriveCategory: (context: FactContext) => SourcedValue<Category | null> = (context) => {
  const { said } = choose(context);
  if (said === null) return { value: null, source: null };
  return { value: toCategory(said.category), source: factSource(said.seen[0], said.seen) };
};

/** The categories that may be meant where none is sure, the likeliest first, at most four; empty where one is said or none named. */
export function listPossibleCategories(context: FactContext): Category[] {
  return choose(context).open.map(({ category }) => toCategory(category));
}

/** The category with this label; an unknown one is kept as a plain label. */
export function categoryLabelled(label: string): Category {
  const category = CATEGORIES_BY_LABEL.get(label);
  return category === undefined ? { label, schemaType: null } : toCategory(category);
}

function toCategory(category: BusinessCategory): Category {
  return { label: category.label, schemaType: findSchemaType(category) };
}
