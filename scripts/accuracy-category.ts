import { z } from 'zod';

const list = z
  .array(z.string())
  .nullish()
  .transform((value) => value ?? []);

/** The category of a site as a key labels it: types and labels that are right, and those on which careful readers may differ. */
export const CategoryLabels = z.object({
  category: z.string().nullish(),
  category_terms: list,
  category_accept: list,
  category_arguable: list,
  ambiguous: z
    .array(z.unknown())
    .nullish()
    .transform((value) => (value ?? []).map(String)),
});
export type CategoryLabels = z.infer<typeof CategoryLabels>;

/** How a category compares with the labels; `absent` where it says no more than that there is a business. */
export type CategoryVerdict = 'right' | 'arguable' | 'wrong' | 'absent';

const GENERIC = new Set(['local business', 'organization', 'business', 'unknown', 'other', 'thing', 'place']);

function fold(text: string): string {
  return text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Compares a label and its schema.org type with the labels of a key: by its accepted ones, else by words it has in common. */
export function evaluateCategory(
  labels: CategoryLabels,
  { label, schemaType }: { readonly label: string; readonly schemaType: string | null },
): CategoryVerdict {
  const said = [label, schemaType ?? ''].map(fold).filter((text) => text !== '' && !GENERIC.has(text));
  if (said.length === 0) return 'absent';
  if (labels.category_accept.length > 0) {
    const has = (accepted: readonly string[]) =>
      accepted.map(fold).some((one) => said.some((text) => ` ${text} `.includes(` ${one} `)));
    if (has(labels.category_accept)) return 'right';
    return has(labels.category_arguable) ? 'arguable' : 'wrong';
  }
  const words = [labels.category ?? '', ...labels.category_terms].flatMap((text) => fold(text).split(' '));
  const telling = new Set(words.filter((word) => word.length > 3));
  const isNamed = said
    .flatMap((text) => text.split(' '))
    .some((word) => telling.has(word) || telling.has(word.replace(/s$/, '')));
  return isNamed ? 'right' : 'wrong';
}
