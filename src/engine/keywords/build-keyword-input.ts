import type { KeywordRequest } from '#shared/api/keywords.ts';
import type { Analysis } from '#shared/audit/analysis.ts';
import type { Business } from '#shared/audit/business.ts';
import { categoryFinder } from '../facts/category/category-finder.ts';
import { mayHaveUnreadServicePages } from '../facts/services/unread-service-pages.ts';
import type { KeywordInput } from './keyword-input.ts';
import type { KeywordLanguage } from './keyword-language.ts';
import type { PatternFact } from './keyword-pattern.ts';
import { EXAMPLE_PLACE } from './keyword-place.ts';

const LANGUAGES: readonly KeywordLanguage[] = ['en', 'de', 'fr', 'es'];
/** The specification's word where a category says nothing. */
const NO_CATEGORY = 'local business';
const LONGEST_CATEGORY = 60;
/** Words by which a business says that it comes at once. */
const URGENT =
  /\bemergenc|\b24[ /-]?(?:7|h\b|hours?\b|stunden|horas|heures)|\bsame[ -]day\b|notdienst|notfall|\burgences?\b|\burgencias?\b/i;

/**
 * What a strategy is made of: the owner's words of the request, and where an audit of the site is there, its facts as the
 * owner corrected them. The request outranks the audit for name, category and place, unless it only repeats the example.
 * @param analysis of the newest audit of the website; null without one
 */
export function buildKeywordInput(request: KeywordRequest, analysis: Analysis | null): KeywordInput {
  const { business_name: businessName, location, notes = '' } = request;
  const business = analysis?.business ?? null;
  const category = plainCategory(request.primary_category);
  const isExample = location.city === EXAMPLE_PLACE.city && [EXAMPLE_PLACE.region, ''].includes(location.state);
  const known = business === null ? null : placeOfBusiness(business);
  const city = isExample ? '' : location.city;
  const isCityOfSite = city === '' && known !== null;
  const place = isCityOfSite ? known : { city, region: city === '' ? '' : location.state };
  const isReadable = business === null || LANGUAGES.some((one) => one === mainLanguage(business));
  return {
    businessName,
    category,
    ...place,
    isCityOfSite,
    country: business?.address?.country ?? null,
    areas: business?.serviceAreas ?? [],
    // English patterns around Polish services would be no searches of anybody.
    services: isReadable ? (business?.services ?? []) : [],
    notes,
    language: business === null ? languageNamedBy(category) : languageOf(business),
    pages: (analysis?.site.pages ?? []).filter(({ problem }) => problem === null).map(({ url, h1s }) => ({ url, h1s })),
    hasUnreadPages: analysis !== null && mayHaveUnreadServicePages(analysis),
    locationPages: (business?.locations ?? []).flatMap(({ address, url }) =>
      address.city === null ? [] : [{ city: address.city, url }],
    ),
    shown: new Set(business === null ? shownByNotes(notes) : [...shownByNotes(notes), ...shownBy(business)]),
  };
}

/** Letters and what stands between words: a category of signs alone says nothing. */
function plainCategory(words: string): string {
  const plain = words
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}&' ’-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_CATEGORY)
    .trim();
  return /\p{L}{2}/u.test(plain) ? plain : NO_CATEGORY;
}

function placeOfBusiness({ address, locations, auditedLocationId, serviceAreas }: Business) {
  const at = address ?? locations.find(({ id }) => id === auditedLocationId)?.address ?? null;
  const city = at?.city ?? serviceAreas[0];
  return city === undefined ? null : { city, region: at?.region ?? '' };
}

function mainLanguage({ languages }: Business): string {
  return languages[0]?.split('-')[0] ?? 'en';
}

function languageOf(business: Business): KeywordLanguage {
  return LANGUAGES.find((one) => one === mainLanguage(business)) ?? 'en';
}

/** "Klempner" is German: the language that the category is written in, English where several have the word or none. */
function languageNamedBy(category: string): KeywordLanguage {
  const found = new Set(categoryFinder.find(category).map(({ language }) => language));
  if (found.has('en')) return 'en';
  const named = LANGUAGES.filter((one) => found.has(one));
  return (named.length === 1 ? named[0] : undefined) ?? 'en';
}

function shownByNotes(notes: string): PatternFact[] {
  return URGENT.test(notes) ? ['emergency'] : [];
}

function shownBy({ services, openingHours }: Business): PatternFact[] {
  const isOpen = (day: 'Sa' | 'Su') =>
    openingHours?.alwaysOpen === true ||
    openingHours?.periods.some(({ days, opens }) => opens !== null && days.includes(day)) === true;
  const isUrgent = openingHours?.alwaysOpen === true || services.some(({ name }) => URGENT.test(name));
  return [
    ...(isUrgent ? (['emergency'] as const) : []),
    ...(isOpen('Sa') ? (['saturday'] as const) : []),
    ...(isOpen('Su') ? (['sunday'] as const) : []),
  ];
}
