import { TEXT_LANGUAGES } from '#shared/fixes/fact-sheet.ts';
import { readWordListIn } from '../../data/read-word-list.ts';
import type { WordList } from '../../data/word-lists.ts';
import { foldText } from '../../facts/language/fold-text.ts';
import type { TextLanguage } from '../writing-material.ts';
import { frenchAt } from './natural-list.ts';

/** "in Kassel", "à Nantes", "au Mans", "en Zaragoza", "a Lucca", "em Curitiba", "no Porto", "auf Sylt". */
export function inTown(language: TextLanguage, town: string): string {
  const on = ON[language];
  if (on !== undefined && PLACES.get(language)?.islands.has(keyOf(town))) return `${on} ${withArticle(language, town)}`;
  const article = PLACES.get(language)?.articles.get(keyOf(town));
  if (article !== undefined) return `${inWithArticle(language, article)}${town}`;
  const saidIn = PLACES.get(language)?.saidIn.has(keyOf(town)) === true;
  switch (language) {
    case 'en':
      return `${/(?:Shore|Coast|Peninsula)$/.test(town) && withArticle(language, town) !== town ? 'on' : 'in'} ${withArticle(language, town)}`;
    case 'fr':
      if (saidIn) return `en ${town}`;
      return isRegion(language, town) ? `dans ${withArticle(language, town)}` : frenchAt(town);
    case 'es':
      return `en ${withArticle(language, town)}`;
    case 'it':
      if (saidIn || isRegion(language, town)) return `in ${saidIn ? town : smallFirst(town)}`;
      return `${/^a/i.test(town) ? 'ad' : 'a'} ${town}`;
    case 'pt':
      return isRegion(language, town) ? `na ${smallFirst(town)}` : `em ${town}`;
    case 'de':
      if (GERMAN_END.test(town)) return `im ${town}`;
      return `${GERMAN_KIND.test(town) ? (isGermanFeminine(town) ? 'in der' : 'im') : 'in'} ${town}`;
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
/** "Landkreis Rosenheim", "Region Hannover". */
const GERMAN_KIND = /^(?:Landkreis|Kreis|Bezirk|Kanton|Großraum|Raum|Region|Metropolregion|Gemeinde) \p{Lu}/u;

/** "Main-Kinzig-Kreis", "Rhein-Main-Gebiet". */
const GERMAN_END = /-(?:Kreis|(Gebiet))$/u;

const isGermanFeminine = (place: string): boolean => /^(?:\p{L}*region|Gemeinde) /iu.test(place);

function isRegion(language: TextLanguage, place: string): boolean {
  return REGION[language]?.test(place) === true;
}

function smallFirst(place: string): string {
  return place.slice(0, 1).toLowerCase() + place.slice(1);
}

/** Parts of a country that English gives an article: "the Isle of ..." is a name that has it already. */
const ENGLISH_REGION =
  /(?:Area|Peninsula|Islands|Highlands|Midlands|(?:North|South|East|West|Gold|Sunshine)(?:ern)? (?:Shore|Coast))$/;

/**
 * "the Eastern Shore", "le canton de Vaud", "la provincia de Sevilla", "de Zaanstreek", "den Harz": a region with its article,
 * as the object of a verb; a town as it is.
 */
export function withArticle(language: TextLanguage, place: string): string {
  const places = PLACES.get(language);
  const article = places?.articles.get(keyOf(place)) ?? places?.saidIn.get(keyOf(place));
  if (article !== undefined) return `${article === 'der ' ? 'den ' : article}${place}`;
  if (language === 'en') return ENGLISH_REGION.test(place) && !/^The /i.test(place) ? `the ${place}` : place;
  if (language === 'nl') return /\p{Ll}streek$/u.test(place) ? `de ${place}` : place;
  if (language === 'de' && GERMAN_KIND.test(place)) return `${isGermanFeminine(place) ? 'die' : 'den'} ${place}`;
  const ending = language === 'de' ? GERMAN_END.exec(place) : null;
  if (ending !== null) return `${ending[1] === undefined ? 'den' : 'das'} ${place}`;
  if (!isRegion(language, place)) return place;
  const ofRegion = language === 'fr' && /^[cd]/i.test(place) ? 'le' : FEMININE_ARTICLE[language];
  return `${ofRegion} ${smallFirst(place)}`;
}

/** What people are "on", where their language says so. */
const ON: Readonly<Partial<Record<TextLanguage, string>>> = { en: 'on', de: 'auf', nl: 'op' };

/** "im ", "dans l’", "nelle ", "nos ": within a place with that article. */
function inWithArticle(language: TextLanguage, article: string): string {
  switch (language) {
    case 'de':
      return article === 'die ' ? 'in der ' : 'im ';
    case 'fr':
      return `dans ${article}`;
    case 'es':
      return `en ${article}`;
    case 'it':
      return article === 'il '
        ? 'nel '
        : article === 'i '
          ? 'nei '
          : `nel${article === 'l’' ? 'l’' : `l${article.slice(1)}`}`;
    case 'pt':
      return `n${article}`;
    default:
      return `in ${article}`;
  }
}

function keyOf(place: string): string {
  return foldText(place).replaceAll('’', "'");
}

/** The places of a list in one language with their articles; an article is followed by what parts it from the name. */
function readPlaces(language: TextLanguage, list: WordList): ReadonlyMap<string, string> {
  return new Map(
    [...readWordListIn(language, list)].map((entry) => {
      const [, article = '', name = entry] = /^(l['’]|\p{Ll}+ )(.+)$/u.exec(entry) ?? [];
      return [keyOf(name), article.replace("'", '’')] as const;
    }),
  );
}

const PLACES = new Map(
  TEXT_LANGUAGES.map((language) => [
    language,
    {
      articles: readPlaces(language, 'placesWithArticle'),
      saidIn: readPlaces(language, 'placesSaidIn'),
      islands: readPlaces(language, 'islands'),
    },
  ]),
);
