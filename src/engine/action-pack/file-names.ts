import { foldText } from '../facts/language/fold-text.ts';

/** Longer names trouble old unpackers once a folder stands before them. */
const LONGEST_SLUG = 60;
/** Names that Windows keeps for devices, with any ending. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;
/** Letters that do not fall apart into a plain letter and a mark. */
const SPELT_OUT: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  å: 'a',
  ł: 'l',
  đ: 'd',
  '&': ' and ',
};

/**
 * A name for a file, a folder or the last part of an address: small ASCII letters, digits and single hyphens, at most 60
 * characters, no reserved name. `fallback` where nothing of the text is left.
 */
export function slugify(text: string, fallback: string): string {
  const spelt = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüßæœøåłđ&]/g, (letter) => SPELT_OUT[letter] ?? '');
  const slug = foldText(spelt)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, LONGEST_SLUG)
    .replace(/-+$/, '');
  return slug === '' || RESERVED.test(slug) ? fallback : slug;
}

/** Gives each text a slug of its own: the second of two equal ones ends in `-2`. */
export function distinctSlugs(texts: readonly string[], fallback: string): string[] {
  const taken = new Set<string>();
  return texts.map((text) => {
    const slug = slugify(text, fallback);
    let one = slug;
    for (let n = 2; taken.has(one); n += 1) one = `${slug.slice(0, LONGEST_SLUG - 4)}-${n}`;
    taken.add(one);
    return one;
  });
}
