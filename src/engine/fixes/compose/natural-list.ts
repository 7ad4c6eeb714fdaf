import type { TextLanguage } from '../writing-material.ts';

const OWN_AND: Readonly<Record<TextLanguage, RegExp>> = {
  en: /(?<!-) and /,
  de: /(?<!-) und /,
  fr: /(?<!-) et /,
  es: /(?<!-) [ye] /,
  it: /(?<!-) ed? /,
  nl: /(?<!-) en /,
  pt: /(?<!-) e /,
};

/** Whether an item of a list has an "and" of its own; that of "pre- and postnatal" joins no two items. */
export function joinsTwo(language: TextLanguage, item: string): boolean {
  return OWN_AND[language].test(item);
}

const AS_WELL_AS: Readonly<Record<TextLanguage, string>> = {
  en: 'as well as',
  de: 'sowie',
  fr: 'ainsi que',
  es: 'así como',
  it: 'oltre a',
  nl: 'en ook',
  pt: 'assim como',
};

/**
 * "a, b and c" in this language; one item alone, an empty text for none. Where an item has an "and" of its own, the last one needs another
 * word, or in English a comma.
 */
export function naturalList(language: TextLanguage, items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  const others = items.slice(0, -1);
  const before = others.join(', ');
  const isJoint = (item: string) => joinsTwo(language, item);
  if (!items.some(isJoint)) return `${before} ${conjunction(language, last)} ${last}`;
  if (language === 'en' && items.length > 2) return `${before}, and ${last}`;
  if (items.length === 2 || language === 'nl' || others.some(isJoint))
    return `${before} ${asWellAs(language, last)}${last}`;
  const comma = language === 'es' || language === 'it' || language === 'pt' ? ',' : '';
  return `${naturalList(language, others)}${comma} ${asWellAs(language, last)}${last}`;
}

/** "h" is silent in some words alone. */
const FRENCH_VOWEL = /^(?:[aeiouàâéèêëîïôûœ]|h(?:[éyô]|ui|um|abi|omé|orlo|erb|armo|isto|ono))/i;

/** "Oltre ad" and "ainsi qu’" before a vowel. */
function asWellAs(language: TextLanguage, next: string): string {
  if (language === 'it' && /^a/i.test(next)) return 'oltre ad ';
  if (language === 'fr' && FRENCH_VOWEL.test(next)) return 'ainsi qu’';
  return `${AS_WELL_AS[language]} `;
}

/** The same for names of services: "window, gutter and roof cleaning", "patologías neurológicas y respiratorias" say a shared noun once. */
export function listServices(language: TextLanguage, names: readonly string[]): string {
  // "Motorway as well as night and rain lessons" hides what the first two are.
  if (names.length < 2 || (names.length === 2 && names.some((name) => joinsTwo(language, name))))
    return naturalList(language, names);
  const others = names.slice(0, -1);
  const [shared, ...more] = withSharedNoun(others, language);
  const isShared = others.length > 1 && [shared, ...more].some((name, at) => name !== others[at]);
  // "Domestic and industrial wiring as well as testing and inspections"
  if (isShared && joinsTwo(language, names.at(-1) ?? ''))
    return naturalList(language, [naturalList(language, [shared ?? '', ...more]), names.at(-1) ?? '']);
  return naturalList(language, withSharedNoun(names, language));
}

function withSharedNoun(names: readonly string[], language: TextLanguage): readonly string[] {
  if (names.length < 2) return names;
  const words = names.map((name) => name.split(' '));
  const all = (read: (one: string[]) => string | undefined) => words.every((one) => read(one) === read(words[0] ?? []));
  if (language === 'en') {
    let shared = 0;
    while (words.every(({ length }) => length > shared + 1) && all((one) => one.at(-shared - 1))) shared += 1;
    return words.map((one, at) => (at < words.length - 1 ? one.slice(0, one.length - shared) : one).join(' '));
  }
  const isNounFirst = language === 'es' || language === 'fr' || language === 'it' || language === 'pt';
  if (isNounFirst && words.every(({ length }) => length === 2) && all(([first]) => first))
    return words.map((one, at) => (at > 0 ? one.slice(1) : one).join(' '));
  return names;
}

/** The word for "and" before `next`; Spanish says "e" before the sound i. */
export function conjunction(language: TextLanguage, next: string): string {
  switch (language) {
    case 'en':
      return 'and';
    case 'de':
      return 'und';
    case 'fr':
      return 'et';
    case 'es':
      return /^h?[ií](?![aeoáéó])/i.test(next) ? 'e' : 'y';
    case 'it':
      return /^e/i.test(next) ? 'ed' : 'e';
    case 'nl':
      return 'en';
    case 'pt':
      return 'e';
    default:
      return language satisfies never;
  }
}

/** French "à" before a town: "à Nantes", "au Mans", "aux Sables-d'Olonne". */
export function frenchAt(town: string): string {
  if (/^le /i.test(town)) return `au ${town.slice(3)}`;
  if (/^les /i.test(town)) return `aux ${town.slice(4)}`;
  return `à ${town}`;
}
