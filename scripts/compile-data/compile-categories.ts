import { z } from 'zod';
import {
  type BusinessCategory,
  CATEGORY_FAMILIES,
  CATEGORY_LANGUAGES,
  type CompiledTerm,
  DEMANDS,
  GENDERS,
  NOUN_LANGUAGES,
  TERM_KINDS,
} from '#engine/facts/category/business-category.ts';
import { foldText } from '#engine/facts/language/fold-text.ts';
import { listYamlFiles, readYaml } from './yaml-files.ts';

const text = z.string().min(1);
const texts = z.array(text).min(1);
/** The terms of one language by kind; `surname` and `onlyHere` repeat those of them that have the mark. */
const terms = z
  .strictObject({ name: texts, field: texts, thing: texts, surname: texts, onlyHere: texts })
  .partial()
  .refine(({ surname = [], onlyHere = [], ...kinds }) => {
    const written = new Set(Object.values(kinds).flat());
    return written.size > 0 && [...surname, ...onlyHere].every((one) => written.has(one));
  }, 'a mark needs a term of the same text');
const noun = z.strictObject({ keyword: text, business: text.optional(), gender: z.enum(GENDERS).optional() });

const category = z.strictObject({
  label: text,
  formerLabels: texts.optional(),
  schemaType: text.nullable(),
  under: text.optional(),
  family: z.enum(CATEGORY_FAMILIES),
  demand: z.enum(DEMANDS).optional(),
  smallServices: z.literal(true).optional(),
  urgent: z.literal(true).optional(),
  takesReservations: z.literal(false).optional(),
  nouns: z.strictObject({ en: noun, de: noun, fr: noun, es: noun }),
  terms: z.partialRecord(z.enum(CATEGORY_LANGUAGES), terms).optional(),
});

/** A file `languages/<code>/trades.yaml`: the terms of a language by the labels of trades. */
const ofLanguage = z.record(text, terms);

/** A file of `categories/`: what a field has in common, and its categories. */
const field = z.strictObject({
  demand: z.enum(DEMANDS),
  smallServices: z.literal(true).optional(),
  categories: z.array(category).min(1),
});

/** All categories, field by field, each with what its field has in common. */
export function compileCategories(): BusinessCategory[] {
  const categories = listYamlFiles('categories/*.yaml').flatMap((path) => {
    const common = readYaml(path, field);
    return common.categories.map((record) => compileCategory(record, common));
  });
  return withNouns(withLanguages(categories));
}

/**
 * Adds what languages have in a file of their own, in the order of `CATEGORY_LANGUAGES`.
 * @throws for a trade that there is not, or that has terms of the language in its record, and for a language not in that list
 */
function withLanguages(categories: readonly BusinessCategory[]): BusinessCategory[] {
  const added = new Map(categories.map((category) => [category.label, { ...category.terms }]));
  const files = new Set(listYamlFiles('languages/*/trades.yaml'));
  for (const language of CATEGORY_LANGUAGES) {
    const path = `languages/${language}/trades.yaml`;
    if (!files.delete(path)) continue;
    for (const [label, list] of Object.entries(readYaml(path, ofLanguage))) {
      const trade = added.get(label);
      if (trade === undefined) throw new Error(`${path}: there is no trade ${label}.`);
      if (trade[language] !== undefined) throw new Error(`${path}: the record of ${label} has terms of the language.`);
      trade[language] = compileTerms(list);
    }
  }
  const [other] = files;
  if (other !== undefined) throw new Error(`${other}: CATEGORY_LANGUAGES has not this language.`);
  return categories.map((category) => ({ ...category, terms: added.get(category.label) ?? category.terms }));
}

/** A trade's nouns count as names of it, but for those that a term has, and those that another trade's noun holds ("école"). */
function withNouns(categories: readonly BusinessCategory[]): BusinessCategory[] {
  const added = new Map(categories.map((category) => [category, { ...category.terms }]));
  for (const language of NOUN_LANGUAGES) {
    const isTerm = anyOfTerms(categories.flatMap(({ terms }) => terms[language] ?? []));
    const nouns = categories.flatMap((category) => {
      const { keyword, business } = category.nouns[language];
      return [...new Set([foldText(keyword), foldText(business)])].map((noun) => ({ category, noun }));
    });
    for (const { category, noun } of nouns) {
      const isHeld = nouns.some((other) => other.category !== category && ` ${other.noun} `.includes(` ${noun} `));
      const terms = added.get(category);
      if (terms !== undefined && !isHeld && !isTerm(noun)) terms[language] = [...(terms[language] ?? []), noun];
    }
  }
  return categories.map((category) => ({ ...category, terms: added.get(category) ?? category.terms }));
}

/** Whether a folded text is one of the terms, `*` standing for any letters. */
function anyOfTerms(terms: readonly CompiledTerm[]): (text: string) => boolean {
  const texts = terms.map((term) => (typeof term === 'string' ? term : term.text));
  const plain = new Set(texts);
  const open = texts
    .filter((text) => text.includes('*'))
    .map((text) => text.split('*').map(RegExp.escape).join('\\p{L}*'));
  const pattern = new RegExp(`^(?:${open.join('|')})$`, 'u');
  return (text) => plain.has(text) || (open.length > 0 && pattern.test(text));
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
    nouns: {
      en: compileNoun(nouns.en),
      de: compileNoun(nouns.de),
      fr: compileNoun(nouns.fr),
      es: compileNoun(nouns.es),
    },
    terms: mapValues(record.terms ?? {}, compileTerms),
  };
}

function compileNoun({ keyword, business, gender }: z.infer<typeof noun>): BusinessCategory['nouns']['en'] {
  return { keyword, business: business ?? keyword, gender: gender ?? null };
}

function compileTerms({ surname = [], onlyHere = [], ...kinds }: z.infer<typeof terms>): CompiledTerm[] {
  return TERM_KINDS.flatMap((kind) =>
    (kinds[kind] ?? []).map((raw) => {
      const text = foldText(raw);
      const isSurname = surname.includes(raw);
      const isOnlyHere = onlyHere.includes(raw);
      if (kind === 'name' && !isSurname && !isOnlyHere) return text;
      return { text, kind, ...(isSurname ? { isSurname } : {}), ...(isOnlyHere ? { onlyHere: true } : {}) };
    }),
  );
}

function mapValues<K extends string, A, B>(record: Partial<Record<K, A>>, map: (value: A) => B): Partial<Record<K, B>> {
  const mapped: Partial<Record<K, B>> = {};
  for (const key in record) {
    const value = record[key];
    if (value !== undefined) mapped[key] = map(value);
  }
  return mapped;
}
