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
