import type { TextLanguage } from '../writing-material.ts';
import { frenchAt } from './natural-list.ts';

/** "in Kassel", "à Nantes", "au Mans", "en Zaragoza", "a Lucca", "em Curitiba"; Portuguese articles are not known. */
export function inTown(language: TextLanguage, town: string): string {
  switch (language) {
    case 'en':
      return `${/(?:Shore|Coast|Peninsula)$/.test(town) && withArticle(language, town) !== town ? 'on' : 'in'} ${withArticle(language, town)}`;
    case 'fr':
      return isRegion(language, town) ? `dans ${withArticle(language, town)}` : frenchAt(town);
    case 'es':
      return `en ${withArticle(language, town)}`;
    case 'it':
      if (isRegion(language, town)) return `in ${smallFirst(town)}`;
      return `${/^a/i.test(town) ? 'ad' : 'a'} ${town}`;
    case 'pt':
      if (isRegion(language, town)) return `na ${smallFirst(town)}`;
      return /^Rio de Janeiro$|^Porto$/.test(town) ? `no ${town}` : `em ${town}`;
    default:
      return `in ${withArticle(language, town)}`;
  }
}

/** Names of parts of a country that begin with what they are; "Isla Cristina" and "Ilha Comprida" are towns. */
const REGION: Readonly<Partial<Record<TextLanguage, RegExp>>> = {
  fr: /^(?:canton|département|région|province) /i,
  es: /^(?:provincia|comarca|región|comunidad|isla) del? /i,
  it: /^(?:provincia|regione) d/i,
  pt: /^(?:região|província|ilha) d[aeo]s? /i,
};
const FEMININE_ARTICLE: Readonly<Partial<Record<TextLanguage, string>>> = { fr: 'la', es: 'la', it: 'la', pt: 'a' };

function isRegion(language: TextLanguage, place: string): boolean {
  return REGION[language]?.test(place) === true;
}

function smallFirst(place: string): string {
  return place.slice(0, 1).toLowerCase() + place.slice(1);
}

/** Parts of a country that English gives an article: "the Isle of ..." is a name that has it already. */
const ENGLISH_REGION =
  /(?:Area|Peninsula|Islands|Highlands|Midlands|(?:North|South|East|West|Gold|Sunshine)(?:ern)? (?:Shore|Coast))$/;

/** "the Eastern Shore", "le canton de Vaud", "la provincia de Sevilla", "de Zaanstreek": a region with its article; a town as it is. */
export function withArticle(language: TextLanguage, place: string): string {
  if (language === 'en') return ENGLISH_REGION.test(place) && !/^The /i.test(place) ? `the ${place}` : place;
  if (language === 'nl') return /\p{Ll}streek$/u.test(place) ? `de ${place}` : place;
  if (!isRegion(language, place)) return place;
  const article = language === 'fr' && /^[cd]/i.test(place) ? 'le' : FEMININE_ARTICLE[language];
  return `${article} ${smallFirst(place)}`;
}
