import type { TextLanguage } from '../writing-material.ts';
import { frenchAt } from './natural-list.ts';

/** "in Kassel", "à Nantes", "au Mans", "en Zaragoza", "a Lucca", "em Curitiba"; Portuguese articles are not known. */
export function inTown(language: TextLanguage, town: string): string {
  switch (language) {
    case 'en':
      return `${/(?:Shore|Coast|Peninsula)$/.test(town) && withArticle(language, town) !== town ? 'on' : 'in'} ${withArticle(language, town)}`;
    case 'fr':
      return FRENCH_REGION.test(town) ? `dans ${withArticle(language, town)}` : frenchAt(town);
    case 'es':
      return `en ${town}`;
    case 'it':
      return `${/^a/i.test(town) ? 'ad' : 'a'} ${town}`;
    case 'pt':
      return /^Rio de Janeiro$|^Porto$/.test(town) ? `no ${town}` : `em ${town}`;
    default:
      return `in ${withArticle(language, town)}`;
  }
}

const FRENCH_REGION = /^(?:canton|département|région|province) /i;
/** Parts of a country that English gives an article: "the Isle of ..." is a name that has it already. */
const ENGLISH_REGION =
  /(?:Peninsula|Islands|Highlands|Midlands|(?:North|South|East|West|Gold|Sunshine)(?:ern)? (?:Shore|Coast))$/;

/** "the Eastern Shore", "le canton de Vaud", "de Zaanstreek": a region with its article; a town as it is. */
export function withArticle(language: TextLanguage, place: string): string {
  if (language === 'en') return ENGLISH_REGION.test(place) && !/^The /i.test(place) ? `the ${place}` : place;
  if (language === 'nl') return /\p{Ll}streek$/u.test(place) ? `de ${place}` : place;
  if (language !== 'fr' || !FRENCH_REGION.test(place)) return place;
  const [first = '', ...others] = place.split(' ');
  return `${/^[cd]/i.test(first) ? 'le' : 'la'} ${[first.toLowerCase(), ...others].join(' ')}`;
}
