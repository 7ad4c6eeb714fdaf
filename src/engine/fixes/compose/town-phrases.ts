import type { TextLanguage } from '../writing-material.ts';
import { frenchAt, prefixFrenchDe } from './natural-list.ts';

/** "in Kassel", "à Nantes", "au Mans", "en Zaragoza", "a Lucca", "em Curitiba"; Portuguese articles are not known. */
export function inTown(language: TextLanguage, town: string): string {
  switch (language) {
    case 'fr':
      return frenchAt(town);
    case 'es':
      return `en ${town}`;
    case 'it':
      return `${/^a/i.test(town) ? 'ad' : 'a'} ${town}`;
    case 'pt':
      return /^Rio de Janeiro$|^Porto$/.test(town) ? `no ${town}` : `em ${town}`;
    default:
      return `in ${town}`;
  }
}

/** "of Kassel", "aus Kassel", "du Mans", "de Zaragoza", "di Lucca", "uit Zwolle", "de Curitiba". */
export function ofTown(language: TextLanguage, town: string): string {
  switch (language) {
    case 'en':
      return `of ${town}`;
    case 'de':
      return `aus ${town}`;
    case 'fr':
      return prefixFrenchDe(town);
    case 'it':
      return `di ${town}`;
    case 'nl':
      return `uit ${town}`;
    case 'es':
      return `de ${town}`;
    case 'pt':
      return /^Rio de Janeiro$|^Porto$/.test(town) ? `do ${town}` : `de ${town}`;
    default:
      return language satisfies never;
  }
}
