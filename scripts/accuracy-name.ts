import { z } from 'zod';

const list = z
  .array(z.string())
  .nullish()
  .transform((value) => value ?? []);

/** What a key says of the name: `name_strict` has the full names that are right; without it any variant is. */
export const NameLabels = z.object({
  business_name: z.string().nullish(),
  name_variants: list,
  name_strict: list,
  ambiguous: list,
});
export type NameLabels = z.infer<typeof NameLabels>;

/** The names that are right: a cut name is not. Empty where the key is not sure. */
export function listRightNames(labels: NameLabels): readonly string[] {
  if (labels.ambiguous.some((field) => /^(?:business_name|name_strict)/.test(field))) return [];
  if (labels.name_strict.length > 0) return labels.name_strict;
  return labels.business_name == null ? [] : [labels.business_name, ...labels.name_variants];
}

/** Whether two names differ at most in case, punctuation and "&". */
export function areSameNames(one: string, other: string): boolean {
  return normalize(one) === normalize(other);
}

function normalize(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
