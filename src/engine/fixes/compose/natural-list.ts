import type { TextLanguage } from '../writing-material.ts';

/** Whether an item contains a conjunction (that of "pre- and postnatal" joins no two items): then the last one needs another word, or in English a comma. */
const OWN_AND = /(?<!-) (?:and|und|et|ed?|en|y) /;
const AS_WELL_AS: Readonly<Record<TextLanguage, string>> = {
  en: 'as well as',
  de: 'sowie',
  fr: 'ainsi que',
  es: 'así como',
  it: 'oltre a',
  nl: 'en ook',
  pt: 'assim como',
};

/** "a, b and c" in this language; one item alone, an empty text for none. */
export function naturalList(language: TextLanguage, items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  const before = items.slice(0, -1).join(', ');
  if (!items.some((item) => OWN_AND.test(item))) return `${before} ${conjunction(language, last)} ${last}`;
  if (language === 'en' && items.length > 2) return `${before}, and ${last}`;
  return `${before} ${AS_WELL_AS[language]} ${last}`;
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
