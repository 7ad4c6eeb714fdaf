/** Prefixes of schema.org that count without a declaration. */
const SCHEMA_PREFIX = /^(?:schema|schema\.org|sdo):/i;
const IS_ADDRESS = /^(?:https?:)?\/\/|^(?:www\.)?schema\.org\//i;

/**
 * The name of a type or property without its vocabulary's URL or schema.org's prefix:
 * `https://schema.org/Plumber`, `http://schema.org/#Plumber`, `schema:Plumber` and `Plumber` are all `Plumber`.
 * Other prefixes are kept: `gr:BusinessEntity` is not a schema.org type.
 */
export function withoutVocabulary(name: string): string {
  const trimmed = name.trim();
  if (IS_ADDRESS.test(trimmed)) {
    const path = trimmed.replace(/[/#]{1,5}$/, '');
    return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('#')) + 1);
  }
  return trimmed.replace(SCHEMA_PREFIX, '');
}

const SCHEMA_ADDRESS = /^(?:https?:)?(?:\/\/)?(?:www\.)?schema\.org(?:[/#]|$)/i;

/** Whether a name is written as schema.org's by itself: "https://schema.org/Plumber", "schema:Plumber". */
export function isSchemaName(name: string): boolean {
  return SCHEMA_ADDRESS.test(name.trim()) || SCHEMA_PREFIX.test(name.trim());
}

/** Whether a JSON-LD `@context` brings schema.org's words: its address alone, in a list, as `@vocab` or behind a prefix. */
export function isSchemaContext(context: unknown): boolean {
  const waiting: unknown[] = [context].flat().slice(0, 20);
  return waiting.some((one) =>
    typeof one === 'string'
      ? SCHEMA_ADDRESS.test(one.trim())
      : typeof one === 'object' &&
        one !== null &&
        Object.values(one).some((value) => typeof value === 'string' && SCHEMA_ADDRESS.test(value.trim())),
  );
}
