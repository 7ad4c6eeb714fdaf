import type { CategoryFamily, CategoryNoun, NounLanguage } from '../../facts/category/business-category.ts';
import type { TextLanguage } from '../writing-material.ts';

/** The noun of a category with its article: "a plumbing company", "ein Klempnerbetrieb". Grammar only: it claims nothing. */
export function categoryWithArticle(language: NounLanguage, { business, gender }: CategoryNoun): string {
  const isFeminine = gender === 'f';
  switch (language) {
    case 'en':
      return `${englishArticle(business)} ${business}`;
    case 'de':
      return `${isFeminine ? 'eine' : 'ein'} ${business}`;
    case 'fr':
      return `${isFeminine ? 'une' : 'un'} ${business}`;
    case 'es':
      return `${isFeminine ? 'una' : 'un'} ${business}`;
    default:
      return language satisfies never;
  }
}

/** "an HVAC contractor", "a European cafe": by sound. */
export function englishArticle(word: string): 'a' | 'an' {
  if (/^(?:[AEFHILMNORSX](?:[A-Z]|$))/.test(word)) return 'an';
  return /^(?:[aeio]|u(?!ni|se|ti|r[iao]))/i.test(word) && !/^(?:euro|one|once)/i.test(word) ? 'an' : 'a';
}

const CUSTOMERS: Readonly<Record<TextLanguage, Partial<Record<CategoryFamily, string>> & { readonly any: string }>> = {
  en: {
    any: 'customers',
    medical: 'patients',
    legal: 'clients',
    office: 'clients',
    creative: 'clients',
    beauty: 'clients',
    property: 'clients',
    dining: 'guests',
    lodging: 'guests',
    leisure: 'guests',
    learning: 'students',
    pets: 'pet owners',
    auto: 'drivers',
    transport: 'passengers',
    public: 'visitors',
  },
  de: {
    any: 'Kundinnen und Kunden',
    medical: 'Patientinnen und Patienten',
    legal: 'Mandantinnen und Mandanten',
    dining: 'Gäste',
    lodging: 'Gäste',
    leisure: 'Gäste',
    public: 'Besucherinnen und Besucher',
  },
  fr: { any: 'clients', medical: 'patients', lodging: 'hôtes', learning: 'élèves', public: 'visiteurs' },
  es: { any: 'clientes', medical: 'pacientes', lodging: 'huéspedes', learning: 'alumnos', public: 'visitantes' },
  it: {
    any: 'clienti',
    medical: 'pazienti',
    lodging: 'ospiti',
    dining: 'ospiti',
    learning: 'allievi',
    public: 'visitatori',
  },
  nl: {
    any: 'klanten',
    medical: 'patiënten',
    lodging: 'gasten',
    dining: 'gasten',
    learning: 'leerlingen',
    public: 'bezoekers',
  },
  pt: { any: 'clientes', medical: 'pacientes', lodging: 'hóspedes', learning: 'alunos', public: 'visitantes' },
};

/** The noun for customers of a business in this category family. */
export function getCustomerNoun(language: TextLanguage, family: CategoryFamily | null): string {
  const words = CUSTOMERS[language];
  return (family === null ? undefined : words[family]) ?? words.any;
}
