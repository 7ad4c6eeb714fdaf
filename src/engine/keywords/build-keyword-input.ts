import type { KeywordRequest } from '#shared/api/keywords.ts';
import type { Analysis } from '#shared/audit/analysis.ts';
import type { Business } from '#shared/audit/business.ts';
import { findMainTown } from '#shared/audit/main-town.ts';
import type { SiteOutline } from '#shared/fixes/site-outline.ts';
import { categoryFinder } from '../facts/category/category-finder.ts';
import { summarizeOutlinePages } from '../facts/pages/page-summary.ts';
import type { PageSummary } from '../facts/services/find-service-page.ts';
import { mayHaveUnreadServicePages } from '../facts/services/unread-service-pages.ts';
import type { KeywordInput } from './keyword-input.ts';
import type { KeywordLanguage } from './keyword-language.ts';
import type { PatternFact } from './keyword-pattern.ts';
import { EXAMPLE_PLACE } from './keyword-place.ts';

const LANGUAGES: readonly KeywordLanguage[] = ['en', 'de', 'fr', 'es'];
/** The specification's default category, which names no trade. */
const NO_CATEGORY = 'local business';
const LONGEST_CATEGORY = 60;
/** Words by which a business says that it comes at once. */
const URGENT =
  /\bemergenc|\b24[ /-]?(?:7|h\b|hours?\b|stunden|horas|heures)|\bsame[ -]day\b|notdienst|notfall|\burgences?\b|\burgencias?\b/i;

/**
 * The input of a strategy: the owner's request and, where the site was audited, its facts with the owner's corrections.
 * Name, category and place of the request outrank the audit, unless they repeat the example.
 * @param analysis of the newest audit of the website; null without one
 * @param outline of the same audit: check and action pack find the pages of services in it too
 */
export function buildKeywordInput(
  request: KeywordRequest,
  analysis: Analysis | null,
  outline: Pick<SiteOutline, 'pages'> | null = null,
): KeywordInput {
  const { business_name: businessName, location, notes = '' } = request;
  const business = analysis?.business ?? null;
  const asked = plainCategory(request.primary_category);
  const isExample = location.city === EXAMPLE_PLACE.city && [EXAMPLE_PLACE.region, ''].includes(location.state);
  // No trade: nothing is filled up with words that name none.
  const category = asked === '' ? (business?.category?.label ?? '') : asked;
  const main = business === null ? null : findMainTown(business);
  const known = main === null ? null : { city: main.city, region: main.region ?? '' };
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
    // English patterns around Polish services would be searches that nobody makes.
    services: isReadable ? (business?.services ?? []) : [],
    notes,
    language: business === null ? languageNamedBy(category) : languageOf(business),
    pages: outline === null ? pagesOf(analysis) : summarizeOutlinePages(outline),
    hasUnreadPages: analysis !== null && mayHaveUnreadServicePages(analysis),
    locationPages: (business?.locations ?? []).flatMap(({ address, url }) =>
      address.city === null ? [] : [{ city: address.city, url }],
    ),
    shown: new Set(business === null ? shownByNotes(notes) : [...shownByNotes(notes), ...shownBy(business)]),
  };
}

function pagesOf(analysis: Analysis | null): PageSummary[] {
  const read = (analysis?.site.pages ?? []).filter(({ problem }) => problem === null);
  return read.map(({ url, title, h1s }) => ({ url, title, h1s }));
}

/** A category of letters and separators; empty for one of signs only and for the default that names no trade. */
function plainCategory(words: string): string {
  const plain = words
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}&' ’-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_CATEGORY)
    .trim();
  return /\p{L}{2}/u.test(plain) && plain.toLowerCase() !== NO_CATEGORY ? plain : '';
}

function mainLanguage({ languages }: Business): string {
  return languages[0]?.split('-')[0] ?? 'en';
}

function languageOf(business: Business): KeywordLanguage {
  return LANGUAGES.find((one) => one === mainLanguage(business)) ?? 'en';
}

/** "Klempner" is German: the language of the category's word; English where several languages have it or none. */
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
