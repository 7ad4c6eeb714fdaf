import { TEXT_VARIANTS, type TextVariant } from './writing-material.ts';

/** A variant with what it gives. */
export interface WrittenVariant<Text> {
  readonly variant: TextVariant;
  readonly text: Text;
}

/**
 * The variants that differ from each other, in order: few facts often give the same words three times, and what is the same is
 * offered once. `key` null: the variant gives nothing. Pure where `write` is.
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

/** The one that regenerating for the `times`th time shows: after the last the first comes again. Null where there is none. */
export function variantAt<Text>(variants: readonly WrittenVariant<Text>[], times: number): WrittenVariant<Text> | null {
  return variants.length === 0 ? null : (variants[Math.abs(Math.trunc(times)) % variants.length] ?? null);
}
