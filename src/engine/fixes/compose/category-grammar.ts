import type { CategoryFamily, CategoryNoun, Gender, NounLanguage } from '../../facts/category/business-category.ts';
import type { TextLanguage } from '../writing-material.ts';
import { isElided, prefixFrenchDe } from './natural-list.ts';

/** The forms of a category's noun that sentences use. */
export interface CategoryForms {
  /** "a plumbing company", "ein Klempnerbetrieb". */
  readonly aCategory: string;
  /** The same as an object: "einen Klempnerbetrieb". */
  readonly aCategoryAcc: string;
  /** The short noun with its article: "the company", "der Betrieb". */
  readonly house: string;
  /** Locative: "at the company", "im Betrieb", "au salon", "en el taller". */
  readonly inHouse: string;
  /** Possessive: "the company’s", "des Betriebs", "du salon", "del taller". */
  readonly ofHouse: string;
}

/** Short German nouns for a business, the last parts of compounds, with their genitive. */
const GERMAN_HEADS: readonly (readonly [head: string, genitive: string])[] = [
  ['betrieb', 'Betriebs'],
  ['praxis', 'Praxis'],
  ['kanzlei', 'Kanzlei'],
  ['salon', 'Salons'],
  ['studio', 'Studios'],
  ['restaurant', 'Restaurants'],
  ['werkstatt', 'Werkstatt'],
  ['geschäft', 'Geschäfts'],
  ['laden', 'Ladens'],
  ['schule', 'Schule'],
  ['agentur', 'Agentur'],
  ['büro', 'Büros'],
  ['unternehmen', 'Unternehmens'],
  ['firma', 'Firma'],
  ['haus', 'Hauses'],
  ['institut', 'Instituts'],
  ['handlung', 'Handlung'],
  ['zentrum', 'Zentrums'],
  ['dienst', 'Dienstes'],
  ['service', 'Services'],
  ['verein', 'Vereins'],
  ['hof', 'Hofs'],
  ['platz', 'Platzes'],
  ['shop', 'Shops'],
  ['club', 'Clubs'],
  ['labor', 'Labors'],
  ['verwaltung', 'Verwaltung'],
  ['anbieter', 'Anbieters'],
  ['händler', 'Händlers'],
  ['garten', 'Gartens'],
  ['organisation', 'Organisation'],
];
/** English compounds whose last noun cannot stand alone: "the house" is not a bed and breakfast. */
const ENGLISH_WHOLE = /(?:house|breakfast|wash|home|truck|rental|station|course|alley|line|food|information|storage)$/;

/** The forms of one noun. Grammar only: they claim nothing. */
export function categoryForms(language: NounLanguage, noun: CategoryNoun): CategoryForms {
  switch (language) {
    case 'en':
      return englishForms(noun.business);
    case 'de':
      return germanForms(noun.business, noun.gender ?? 'n');
    case 'fr':
      return frenchForms(noun.business, noun.gender ?? 'm');
    case 'es':
      return spanishForms(noun.business, noun.gender ?? 'm');
    default:
      return language satisfies never;
  }
}

function englishForms(business: string): CategoryForms {
  const head = ENGLISH_WHOLE.test(business) ? business : (business.split(' ').at(-1) ?? business);
  return {
    aCategory: `${englishArticle(business)} ${business}`,
    aCategoryAcc: `${englishArticle(business)} ${business}`,
    house: `the ${head}`,
    inHouse: `at the ${head}`,
    ofHouse: `the ${head}’s`,
  };
}

/** "an HVAC contractor", "a European cafe": by sound. */
export function englishArticle(word: string): 'a' | 'an' {
  if (/^(?:[AEFHILMNORSX](?:[A-Z]|$))/.test(word)) return 'an';
  return /^(?:[aeio]|u(?!ni|se|ti|r[iao]))/i.test(word) && !/^(?:euro|one|once)/i.test(word) ? 'an' : 'a';
}

function germanForms(business: string, gender: Gender): CategoryForms {
  const lower = (business.split(' ')[0] ?? '').toLowerCase();
  const known = GERMAN_HEADS.find(([head]) => lower.endsWith(head) || business.toLowerCase().endsWith(` ${head}`));
  const head = known === undefined ? business : capital(known[0]);
  const genitive = known?.[1] ?? (gender === 'f' ? business : `${business}${/[sßxz]$/.test(business) ? 'es' : 's'}`);
  const isFeminine = gender === 'f';
  const aCategory = `${isFeminine ? 'eine' : 'ein'} ${business}`;
  return {
    aCategory,
    // "ein botanischer Garten", "einen botanischen Garten".
    aCategoryAcc: gender === 'm' ? `einen ${business.replace(/^(\p{Ll}+)er /u, '$1en ')}` : aCategory,
    house: `${isFeminine ? 'die' : gender === 'm' ? 'der' : 'das'} ${head}`,
    inHouse: isFeminine ? `in der ${head}` : `im ${head}`,
    ofHouse: `${isFeminine ? 'der' : 'des'} ${genitive}`,
  };
}

function frenchForms(business: string, gender: Gender): CategoryForms {
  const head = business.split(/ (?:de|du|des|d’|à|en|et)(?: |(?<=’))/)[0]?.split(' ')[0] ?? business;
  const elided = isElided(head);
  const article = elided ? `l’${head}` : `${gender === 'f' ? 'la' : 'le'} ${head}`;
  return {
    aCategory: `${gender === 'f' ? 'une' : 'un'} ${business}`,
    aCategoryAcc: `${gender === 'f' ? 'une' : 'un'} ${business}`,
    house: article,
    inHouse: elided ? `à l’${head}` : gender === 'f' ? `à la ${head}` : `au ${head}`,
    ofHouse: elided ? `de l’${head}` : gender === 'f' ? `de la ${head}` : prefixFrenchDe(`le ${head}`),
  };
}

function spanishForms(business: string, gender: Gender): CategoryForms {
  const isName = /^(?:bed and|food|fish)/i.test(business);
  const head = isName ? business : (business.split(' ')[0] ?? business);
  const isFeminine = gender === 'f';
  return {
    aCategory: `${isFeminine ? 'una' : 'un'} ${business}`,
    aCategoryAcc: `${isFeminine ? 'una' : 'un'} ${business}`,
    house: `${isFeminine ? 'la' : 'el'} ${head}`,
    inHouse: `en ${isFeminine ? 'la' : 'el'} ${head}`,
    ofHouse: `${isFeminine ? 'de la' : 'del'} ${head}`,
  };
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
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
