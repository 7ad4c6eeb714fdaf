import { z } from 'zod';
import {
  type BusinessCategory,
  CATEGORY_FAMILIES,
  CATEGORY_LANGUAGES,
  type CompiledTerm,
  DEMANDS,
  GENDERS,
} from '#engine/facts/category/business-category.ts';
import { foldText } from '#engine/facts/language/fold-text.ts';
import { listYamlFiles, readYaml } from './yaml-files.ts';

const text = z.string().min(1);
const marks = { surname: z.literal(true).optional(), onlyHere: z.literal(true).optional() };
const term = z.union([
  text,
  z.strictObject({ name: text, ...marks }),
  z.strictObject({ field: text, ...marks }),
  z.strictObject({ thing: text, ...marks }),
]);
const noun = z.strictObject({ keyword: text, business: text.optional(), gender: z.enum(GENDERS).optional() });
const searches = z.strictObject({ who: z.array(text).min(1), services: z.array(text).optional() });

const category = z.strictObject({
  label: text,
  formerLabels: z.array(text).min(1).optional(),
  schemaType: text.nullable(),
  under: text.optional(),
  family: z.enum(CATEGORY_FAMILIES),
  demand: z.enum(DEMANDS).optional(),
  smallServices: z.literal(true).optional(),
  urgent: z.literal(true).optional(),
  takesReservations: z.literal(false).optional(),
  workWord: text.optional(),
  nouns: z.strictObject({ en: noun, de: noun, fr: noun, es: noun }),
  searches: z
    .strictObject({
      en: searches.optional(),
      de: searches.optional(),
      fr: searches.optional(),
      es: searches.optional(),
    })
    .optional(),
  terms: z.partialRecord(z.enum(CATEGORY_LANGUAGES), z.array(term).min(1)),
});

/** A file of `categories/`: what a field has in common, and its categories. */
const field = z.strictObject({
  demand: z.enum(DEMANDS),
  smallServices: z.literal(true).optional(),
  categories: z.array(category).min(1),
});

/** All categories, field by field, each with what its field has in common. */
export function compileCategories(): BusinessCategory[] {
  return listYamlFiles('categories/*.yaml').flatMap((path) => {
    const common = readYaml(path, field);
    return common.categories.map((record) => compileCategory(record, common));
  });
}

function compileCategory(record: z.infer<typeof category>, common: z.infer<typeof field>): BusinessCategory {
  const { label, formerLabels, schemaType, under, family, nouns } = record;
  return {
    label,
    ...(formerLabels === undefined ? {} : { formerLabels }),
    schemaType,
    ...(under === undefined ? {} : { under }),
    family,
    demand: record.demand ?? common.demand,
    hasSmallServices: record.smallServices ?? common.smallServices ?? false,
    isUrgent: record.urgent ?? false,
    takesReservations: record.takesReservations ?? true,
    workWord: record.workWord ?? null,
    nouns: {
      en: compileNoun(nouns.en),
      de: compileNoun(nouns.de),
      fr: compileNoun(nouns.fr),
      es: compileNoun(nouns.es),
    },
    searches: mapValues(record.searches ?? {}, (one) => ({ who: one?.who ?? [], services: one?.services ?? [] })),
    terms: mapValues(record.terms, (list) => (list ?? []).map(compileTerm)),
  };
}

function compileNoun({ keyword, business, gender }: z.infer<typeof noun>): BusinessCategory['nouns']['en'] {
  return { keyword, business: business ?? keyword, gender: gender ?? null };
}

function compileTerm(written: z.infer<typeof term>): CompiledTerm {
  if (typeof written === 'string') return foldText(written);
  const [kind, raw] =
    'name' in written
      ? (['name', written.name] as const)
      : 'field' in written
        ? (['field', written.field] as const)
        : (['thing', written.thing] as const);
  return {
    text: foldText(raw),
    kind,
    ...(written.surname ? { isSurname: true } : {}),
    ...(written.onlyHere ? { onlyHere: true } : {}),
  };
}

function mapValues<K extends string, A, B>(record: Partial<Record<K, A>>, map: (value: A) => B): Partial<Record<K, B>> {
  const mapped: Partial<Record<K, B>> = {};
  for (const key in record) {
    const value = record[key];
    if (value !== undefined) mapped[key] = map(value);
  }
  return mapped;
}
