import { foldText } from '../facts/language/fold-text.ts';

/** Longer names cause trouble in old unpackers once a folder name precedes them. */
const LONGEST_SLUG = 60;
/** Device names reserved by Windows, with any extension. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;
/** Letters that Unicode normalization does not decompose into a plain letter and a mark. */
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
 * A name for a file, a folder or the last part of a URL: lower-case ASCII letters, digits and single hyphens, at most 60
 * characters, no reserved name. `fallback` when nothing of the text remains.
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

/** Makes a unique slug for each text: the second of two equal ones ends in `-2`. */
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
