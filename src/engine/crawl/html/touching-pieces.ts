/** Text is looked at so far on either side of an inline tag. */
export const TOUCHING_CHARACTERS = 60;

const CONTACT_CHARACTER = /[\d@]/;
/** Seven digits or more, as in a local number, to the end or from the beginning of a text. */
const ENDS_IN_NUMBER = /\d(?:[\s()./-]{0,3}\d){6,}$/;
const STARTS_WITH_NUMBER = /^\+?\(?\d(?:[\s()./-]{0,3}\d){6,}/;
/** "5 Lake Avenue": a house number with its street. */
const STARTS_WITH_HOUSE = /^\d{1,5}[a-z]?\s+\p{Lu}/u;
const STARTS_WITH_EMAIL = /^[^\s@]{1,40}@[^\s@]{1,60}\.\p{L}{2,}/u;
const ENDS_IN_EMAIL = /[^\s@]@[^\s@]{1,60}\.\p{L}{2,}$/u;
/** Letters before an address that are a label rather than its first letters. */
const ENDS_IN_LABEL = /(?:\p{L}{3}|\d)[.:]?$/u;
/** A postal code or a part of a number, before a word of its own. */
const ENDS_IN_CODE = /\d{4}$/;
/** A town behind its postal code, which is no year. */
const ENDS_IN_TOWN = /(?<!\d)(?!(?:19|20)\d\d(?!\d))\d{4,5}(?!\d)[^\d@]*\p{Ll}$/u;

/**
 * Whether two texts with an inline tag and no space between them are two pieces, since one of them is a number, an e-mail address or
 * the beginning of a street: "Email|info@...", "695-3633|office@...", "555-0133|5 Lake Avenue". Other tags stand within a word:
 * the first letter of a line in bold, the halves of a brand in two colours.
 */
export function areSeparatePieces(before: string, after: string): boolean {
  if (!CONTACT_CHARACTER.test(before) && !CONTACT_CHARACTER.test(after)) return false;
  if (STARTS_WITH_EMAIL.test(after)) return ENDS_IN_LABEL.test(before) || ENDS_IN_EMAIL.test(before);
  if (ENDS_IN_EMAIL.test(before)) return /^[\p{Lu}\d+(]/u.test(after);
  if (STARTS_WITH_NUMBER.test(after)) return /[\p{L}\p{N}]$/u.test(before);
  if (STARTS_WITH_HOUSE.test(after)) return /\p{L}{2}$/u.test(before) || ENDS_IN_NUMBER.test(before);
  if (ENDS_IN_NUMBER.test(before)) return /^\p{L}/u.test(after);
  if (ENDS_IN_CODE.test(before)) return /^\p{Lu}/u.test(after);
  // "41320 Cantillana|Service in the whole province"
  if (ENDS_IN_TOWN.test(before) && /^\p{Lu}\p{Ll}+\s/u.test(after)) return true;
  // "5 Lake Avenue|Duluth, MN 55802"
  return /\d[^\d@]*\p{Ll}$/u.test(before) && /^\p{Lu}[^@]*\d{4}/u.test(after);
}
