import type { Address, Business, BusinessCorrections, FactSource, Mention, Phone } from '#shared/audit/business.ts';
import type { Site } from '#shared/audit/site.ts';
import type { Page } from '../crawl/html/page.ts';
import { deriveCategory, listPossibleCategories } from './category/category.ts';
import { type FactContext, getFactContext, type SourcedValue } from './fact-context.ts';
import { deriveOpeningHours } from './hours/opening-hours.ts';
import { deriveLanguages } from './language/languages.ts';
import { factSource, mention } from './mentions.ts';
import { deriveName, listPossibleNames } from './name/name.ts';
import { deriveTestimonials } from './name/testimonials.ts';
import { deriveNapConsistency } from './nap-consistency.ts';
import { conflictingPhones } from './phone/nap-phones.ts';
import { derivePhones } from './phone/phones.ts';
import { type RankedAddress, rankAddresses } from './place/addresses.ts';
import { deriveCountry } from './place/country.ts';
import { isTownInRegion } from './place/gazetteer.ts';
import { auditedLocation, deriveLocations, type PlacedLocation } from './place/locations.ts';
import { deriveOwnTown } from './place/own-town.ts';
import { placeKey } from './place/place-key.ts';
import { deriveServiceArea, findMainArea } from './place/service-area.ts';
import { withRegion } from './place/settle-place.ts';
import { deriveEmails } from './presence/emails.ts';
import { deriveSiteBuilder } from './presence/site-builder.ts';
import { deriveDeclaredListings, deriveSocialProfiles } from './presence/social-profiles.ts';
import { deriveQuestions } from './services/questions.ts';
import { deriveServices } from './services/services.ts';
import { deriveStatedHistory } from './stated/stated-history.ts';

export interface DeriveBusinessInput {
  /** Every page read, home first; never empty. */
  readonly pages: readonly Page[];
  readonly site: Site | null;
  /** The requested URL. */
  readonly targetUrl: string;
  /** When the site was read (ISO 8601): it bounds the years that can be true. */
  readonly collectedAt: string;
  readonly corrections?: BusinessCorrections;
}

/** Derives the business from what the site says about it, each fact with its sources. Pure: the same pages give the same business. */
export function deriveBusiness({ pages, targetUrl, collectedAt, corrections = {} }: DeriveBusinessInput): Business {
  const context = getFactContext(pages, targetUrl);
  const sources: Record<string, FactSource> = {};
  const take = <T>(field: string, fact: SourcedValue<T>): T => {
    if (fact.source !== null) sources[field] = fact.source;
    return fact.value;
  };
  const audited = auditedLocation(context, corrections.locationId);
  const category = deriveCategory(context);
  const serviceArea = deriveServiceArea(context, category.value?.label ?? null);
  const nap = deriveNapConsistency(context);
  const locations = deriveLocations(context);
  const history = deriveStatedHistory(context, Number(collectedAt.slice(0, 4)));
  const business: Business = {
    name: take('name', deriveName(context)),
    category: take('category', category),
    phones: take('phones', phonesOf(context, audited)),
    emails: [...take('emails', deriveEmails(context))],
    address: take('address', addressOf(context, audited, category.value?.label ?? null)),
    country: take('country', deriveCountry(context)),
    isServiceArea: take('isServiceArea', serviceArea.isServiceArea),
    serviceAreas: take('serviceAreas', serviceArea.areas),
    services: [...take('services', deriveServices(context))],
    openingHours: take('openingHours', deriveOpeningHours(context)),
    foundingYear: take('foundingYear', history.foundingYear),
    credentials: [...take('credentials', history.credentials)],
    languages: [...take('languages', deriveLanguages(context))],
    socialProfiles: [...take('socialProfiles', deriveSocialProfiles(context))],
    declaredListings: [...take('declaredListings', deriveDeclaredListings(context))],
    siteBuilder: take('siteBuilder', deriveSiteBuilder(context)),
    napConsistent: take('napConsistent', nap.consistent),
    napTable: nap.table,
    locations: locations.map(({ id, label, address, phones, url }) => ({
      id,
      label,
      address,
      phones: [...phones],
      url,
    })),
    auditedLocationId: locations.length > 1 ? (audited?.id ?? null) : null,
    questions: [...take('questions', deriveQuestions(context))],
    testimonials: [...take('testimonials', deriveTestimonials(context))],
    candidates: {
      name: [...listPossibleNames(context)],
      category: listPossibleCategories(context).map(({ label }) => label),
    },
    sources,
  };
  return corrected(business, corrections, context.home);
}

/** The numbers of the audited place first; numbers that only other places have, or that contradict the main one, are left out. */
function phonesOf(context: FactContext, audited: PlacedLocation | null): SourcedValue<Phone[]> {
  const fact = derivePhones(context);
  const locations = deriveLocations(context);
  const conflicts = conflictingPhones(context);
  const elsewhere = new Set(
    // The only number of two places may stand beside the other.
    locations.length < 2 || audited === null || fact.value.length === 1
      ? []
      : locations
          .filter((one) => one !== audited)
          .flatMap(({ phones }) => phones.filter((phone) => !audited.phones.includes(phone))),
  );
  const kept = fact.value.filter(({ e164 }) => !elsewhere.has(e164) && !conflicts.has(e164));
  const here = locations.length > 1 ? kept.filter(({ e164 }) => audited?.phones.includes(e164)) : [];
  const ordered = [...here, ...kept.filter((phone) => !here.includes(phone))];
  return {
    value: ordered.map((phone, index) => ({ ...phone, isMain: index === 0 })),
    source: ordered.length === 0 ? null : fact.source,
  };
}

/** The address of the audited place; without any street the town that the site states as the business's own. */
function addressOf(
  context: FactContext,
  audited: PlacedLocation | null,
  category: string | null,
): SourcedValue<Business['address']> {
  const towns = rankAddresses(context).filter((one) => one.isOwn && one.address.street === null);
  const [town] = towns;
  const ranked =
    audited?.ranked ??
    (towns.length === 1 || (town !== undefined && town.address.postalCode !== null) ? town : undefined);
  if (ranked === undefined) return townOf(context, category);
  const own = isOnlyInEntry(ranked) ? deriveOwnTown(context) : null;
  if (own?.value != null && placeKey(own.value.city ?? '') !== placeKey(ranked.address.city ?? ''))
    return { ...own, value: withRegionOfEntry(own.value, ranked.address) };
  const seen: Mention[] = ranked.seen.map((one) => mention(one.page, one.place, one.quote));
  return { value: ranked.address, source: factSource(seen[0], seen) };
}

/** A bare town that no visitor sees: what titles and headings name the business by is looked after better. */
const isOnlyInEntry = ({ address, seen }: RankedAddress): boolean =>
  address.street === null && address.postalCode === null && seen.every(({ lines }) => lines === null);

/** With the region as the entry writes it, where the town lies there. */
const withRegionOfEntry = (town: Address, { region, country }: Address): Address =>
  region !== null && country !== null && isTownInRegion(town.city ?? '', region, [country])
    ? { ...town, region }
    : town;

/** The town that the site names itself by, else the first that it serves. */
function townOf(context: FactContext, category: string | null): SourcedValue<Business['address']> {
  const own = deriveOwnTown(context);
  const area = own.value === null ? findMainArea(context, category) : null;
  if (area === null) return own;
  const { city, town, source } = area;
  const address = { street: null, city, region: null, postalCode: null, country: town.country };
  return { value: withRegion(context, address), source };
}

/** Facts of one business only, removed when the owner says that the site is about another. */
const WITHDRAWN = [
  'name',
  'phones',
  'address',
  'country',
  'foundingYear',
  'credentials',
  'napConsistent',
] as const satisfies (keyof Business)[];

/** Input of the visitor outranks the site. */
function corrected(business: Business, corrections: BusinessCorrections, home: Page): Business {
  if (corrections.notMyBusiness === true) {
    const withdrawn: ReadonlySet<string> = new Set(WITHDRAWN);
    const sources = Object.fromEntries(Object.entries(business.sources).filter(([field]) => !withdrawn.has(field)));
    return {
      ...business,
      name: null,
      phones: [],
      address: null,
      country: null,
      foundingYear: null,
      credentials: [],
      locations: [],
      auditedLocationId: null,
      napConsistent: null,
      napTable: [],
      candidates: { name: [], category: business.candidates?.category ?? [] },
      sources,
    };
  }
  if (corrections.name === undefined) return business;
  const said = mention(home, 'owner', corrections.name);
  const source = factSource(said, business.sources.name?.seen ?? []);
  return {
    ...business,
    name: corrections.name,
    sources: source === null ? business.sources : { ...business.sources, name: source },
  };
}
