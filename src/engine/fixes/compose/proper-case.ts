import { readWordList } from '../../data/read-word-list.ts';

/** Lower-case words within place names, in the languages of addresses. */
const PARTICLES = readWordList('placeParticles');
const WORD = /\p{L}[\p{L}\p{M}]*/gu;
/** A shorter word in capitals counts as an abbreviation. */
const SHOUTED_FROM = 5;
const REGION_CODE = /^\p{Lu}{2,3}$/u;

/**
 * A place name in standard capitalisation, where the site writes it in lower case or capitals only. A name in mixed case is
 * kept. Pure.
 */
export function properPlace(name: string): string {
  const isSmall = !/\p{Lu}/u.test(name) && /\p{Ll}/u.test(name);
  const isShouted = !/\p{Ll}/u.test(name) && (name.match(/\p{Lu}/gu) ?? []).length >= SHOUTED_FROM;
  if (!isSmall && !isShouted) return name;
  return name.toLowerCase().replace(WORD, (word, at: number) => {
    const isInside = at > 0 && PARTICLES.has(word);
    // "st. john's": the part after an apostrophe stays in lower case, except after a particle ("l'isle").
    const isEnding = at > 0 && /['’]/.test(name.charAt(at - 1)) && word.length < 3;
    return isInside || isEnding ? word : word.charAt(0).toUpperCase() + word.slice(1);
  });
}

/**
 * Typed words as a heading: capitalised at the beginning, and `names` (town, region, business, in German also the noun of
 * the category) as the business writes them. Pure.
 */
export function asHeading(typed: string, names: readonly string[]): string {
  let text = typed.replace(/\s+/g, ' ').trim();
  for (const name of [...names].sort((one, other) => other.length - one.length)) {
    const own = name.trim();
    if (own === '' || !/[\p{L}]/u.test(own)) continue;
    // "or" and "in" are words; as region codes they are at the end.
    const end = REGION_CODE.test(own) ? '\\s*$' : '(?![\\p{L}\\p{N}])';
    const place = new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(own)}${end}`, 'giu');
    text = text.replace(place, () => own);
  }
  return /^\p{Ll}\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}
