import { TEXT_VARIANTS, type TextVariant } from './writing-material.ts';

/** A variant with its text. */
export interface WrittenVariant<Text> {
  readonly variant: TextVariant;
  readonly text: Text;
}

/**
 * The variants that differ, in order: few facts often give the same text three times, which is then offered once. `key`
 * null: the variant is empty. Pure where `write` is.
 */
export function distinctVariants<Text>(
  write: (variant: TextVariant) => Text,
  key: (text: Text) => string | null,
): WrittenVariant<Text>[] {
  const found = new Map<string, WrittenVariant<Text>>();
  for (const variant of TEXT_VARIANTS) {
    const text = write(variant);
    const own = key(text);
    if (own !== null && own !== '' && !found.has(own)) found.set(own, { variant, text });
  }
  return [...found.values()];
}

/** The variant for the `times`th regeneration; after the last the first follows. Null where there is none. */
export function variantAt<Text>(variants: readonly WrittenVariant<Text>[], times: number): WrittenVariant<Text> | null {
  return variants.length === 0 ? null : (variants[Math.abs(Math.trunc(times)) % variants.length] ?? null);
}
