import type { Phone, Weekday } from '#shared/audit/business.ts';
import { publishableHours } from '#shared/audit/opening-times.ts';
import type { FactKind } from '#shared/fixes/fact-sheet.ts';
import type { OutlineNode } from '#shared/fixes/site-outline.ts';
import { readPhoneNumber } from '../facts/phone/phone-number.ts';
import type { WritingMaterial } from '../fixes/writing-material.ts';
import { findHoursDoubt } from './doubtful-hours.ts';
import { findBusinessPhoto, logoAddress, webAddress } from './entry-image.ts';
import { entryTypes } from './entry-type.ts';
import { listOfferedServices } from './offered-services.ts';
import { findOwnEntry, findStatedLogo, firstValue } from './own-entry.ts';
import { findFactValue, getHomeUrl, listUsableFacts } from './pack-facts.ts';
import { distinctProfiles, type EntryPatch, patchEntry } from './patch-entry.ts';
import { findStreetLine } from './street-line.ts';
import { withoutTemplateValues } from './template-values.ts';

/** A value of JSON-LD. */
export type BusinessJsonLd =
  | string
  | number
  | readonly BusinessJsonLd[]
  | { readonly [property: string]: BusinessJsonLd };

/** Google profiles list up to twenty areas; more belong on a page. */
const MOST_AREAS = 20;
const MOST_SERVICES = 20;
/** Google reads price ranges below 100 characters. */
const LONGEST_PRICE_RANGE = 99;

const DAY_NAMES: Readonly<Record<Weekday, string>> = {
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  Su: 'Sunday',
};

/** A part that Google requires and the facts do not give: the owner is asked for it. */
export type MissingEntryPart = 'name' | 'street' | 'town' | 'areas';

/**
 * Lists what an entry would lack of the properties that Google requires, by the rule of the check (`entryParts`): a name and
 * an address, or the town or areas of a business that visits its customers. An entry that lacks one of them is not published.
 */
export function findMissingParts(material: WritingMaterial): MissingEntryPart[] {
  const has = (...kinds: FactKind[]) => kinds.some((kind) => findFactValue(material, kind) !== null);
  const name: MissingEntryPart[] = has('name') ? [] : ['name'];
  if (has('street')) return has('city', 'postalCode') ? name : [...name, 'town'];
  if (material.analysis.business.isServiceArea !== true) return [...name, 'street'];
  return has('city', 'area') ? name : [...name, 'areas'];
}

/**
 * The site's own entry with what the facts add (`patchEntry`), else a whole one of facts of the sheet only; null where it would lack a
 * required part (`findMissingParts`). No ratings: Google shows none that a site gives itself. Coordinates only where the site states them;
 * else a map link made from the address.
 */
export function localBusinessJsonLd(material: WritingMaterial): EntryPatch | null {
  if (findMissingParts(material).length > 0) return null;
  const { business } = material.analysis;
  const homeUrl = getHomeUrl(material);
  const stated = findOwnEntry(material)?.node ?? null;
  const old = stated === null ? null : withoutTemplateValues(stated).entry;
  // What is written in the code of the page stays on it; ours is one more.
  const own = stated?.syntax === 'json-ld' ? stated : null;
  const types = entryTypes(business, old, findFactValue(material, 'street') !== null);
  const isStreetless = business.isServiceArea === true && findFactValue(material, 'street') === null;
  const areas = listUsableFacts(material, 'area').map(({ value }) => value);
  const founded = findFactValue(material, 'foundedYear');
  // What a page says of paying is a sentence, and no list of means.
  const payments = listUsableFacts(material, 'payment').flatMap(({ value, state }) =>
    state === 'found' ? [] : [value],
  );
  const profiles = [...business.socialProfiles, ...business.declaredListings].map(({ url }) => url);
  const fresh = withoutEmpty({
    '@context': 'https://schema.org',
    '@type': types.length === 1 ? (types[0] ?? 'LocalBusiness') : types,
    '@id': businessId(material),
    name: findFactValue(material, 'name'),
    url: homeUrl,
    telephone: findTelephone(material),
    email: findFactValue(material, 'email'),
    image: webAddress(firstValue(old, 'image')) ?? findBusinessPhoto(material.outline),
    logo: logoAddress(findStatedLogo(material.outline)),
    address: addressOf(material),
    geo: geoOf(old),
    hasMap: isStreetless || geoOf(old) !== null ? null : mapLinkOf(material, old),
    openingHoursSpecification: hoursOf(material),
    areaServed: business.isServiceArea === true ? areas.slice(0, MOST_AREAS) : null,
    priceRange: priceRangeOf(material, old),
    foundingDate: founded !== null && /^\d{4}$/.test(founded) ? founded : null,
    paymentAccepted: payments.length === 0 ? null : payments.join(', ').slice(0, 200),
    sameAs: distinctProfiles(profiles),
    makesOffer: listOfferedServices(material).map(({ name, url }) => ({
      '@type': 'Offer',
      itemOffered: withoutEmpty({ '@type': 'Service', name, url }),
    })),
  });
  return patchEntry(own, fresh, !isOfOwner(material, 'hours'), ownerProperties(material));
}

/** The properties of the entry that the owner gave us in person. */
function ownerProperties(material: WritingMaterial): Set<string> {
  return new Set(Object.entries(OWNER_FACTS).flatMap(([name, kinds]) => (isOfOwner(material, ...kinds) ? [name] : [])));
}

const OWNER_FACTS: Readonly<Record<string, readonly FactKind[]>> = {
  name: ['name'],
  telephone: ['phone'],
  email: ['email'],
  address: ['street', 'city', 'region', 'postalCode'],
};

function isOfOwner(material: WritingMaterial, ...kinds: FactKind[]): boolean {
  return kinds.some((kind) => listUsableFacts(material, kind).some(({ state }) => state !== 'found'));
}

/** The `@id` by which other entries of the site refer to the business. */
export function businessId(material: WritingMaterial): string {
  const own = findOwnEntry(material)?.node;
  return (own?.syntax === 'json-ld' ? own.id : null) ?? `${getHomeUrl(material).split('#')[0]}#business`;
}

/** Text of a JSON-LD file, safe inside a script element. */
export function jsonLdText(data: BusinessJsonLd): string {
  return `${JSON.stringify(data, null, 2).replaceAll('<', '\\u003c')}\n`;
}

/** The same as an element to paste into a page. */
export function jsonLdScript(data: BusinessJsonLd): string {
  return `<script type="application/ld+json">\n${jsonLdText(data)}</script>\n`;
}

/** Drops what is not known. */
export function withoutEmpty(properties: Readonly<Record<string, BusinessJsonLd | null>>): {
  readonly [property: string]: BusinessJsonLd;
} {
  const kept: Record<string, BusinessJsonLd> = {};
  for (const [name, value] of Object.entries(properties)) {
    const isEmpty = value === null || value === '' || (Array.isArray(value) && value.length === 0);
    if (!isEmpty) kept[name] = value;
  }
  return kept;
}

/** The services of the sheet, each with the page of its own that the crawl saw. */
export function listPackServices(material: WritingMaterial): { readonly name: string; readonly url: string | null }[] {
  const pages = new Map(material.analysis.business.services.map(({ name, url }) => [name, url]));
  return listUsableFacts(material, 'service')
    .slice(0, MOST_SERVICES)
    .map(({ value, foundValue }) => ({ name: value, url: pages.get(value) ?? pages.get(foundValue ?? value) ?? null }));
}

/** The main phone number in dialable form; an owner override comes before the crawl. */
export function findTelephone(material: WritingMaterial): string | null {
  const { phones } = material.analysis.business;
  const own = listUsableFacts(material, 'phone');
  const isOf = ({ display }: Phone) => own.some(({ value, foundValue }) => value === display && foundValue === null);
  const main = phones.find((phone) => phone.isMain && isOf(phone));
  const spoken = own.find(({ state }) => state === 'corrected' || state === 'added');
  if (main !== undefined || spoken === undefined) return (main ?? phones.find(isOf))?.e164 ?? null;
  return readPhoneNumber(spoken.value, findFactValue(material, 'country'))?.e164 ?? spoken.value;
}

function addressOf(material: WritingMaterial): BusinessJsonLd | null {
  const parts = withoutEmpty({
    streetAddress: findStreetLine(material),
    addressLocality: findFactValue(material, 'city'),
    addressRegion: findFactValue(material, 'region'),
    postalCode: findFactValue(material, 'postalCode'),
    addressCountry: findFactValue(material, 'country'),
  });
  return Object.keys(parts).length === 0 ? null : { '@type': 'PostalAddress', ...parts };
}

function geoOf(old: OutlineNode | null): BusinessJsonLd | null {
  const geo = firstValue(old, 'geo');
  if (geo === null || typeof geo === 'string') return null;
  const [latitude, longitude] = ['latitude', 'longitude'].map((name) => Number(firstValue(geo, name) ?? Number.NaN));
  if (latitude === undefined || longitude === undefined) return null;
  // 0,0 ("Null Island") is an unset field.
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (latitude !== 0 || longitude !== 0);
  return isPlace ? { '@type': 'GeoCoordinates', latitude, longitude } : null;
}

function mapLinkOf(material: WritingMaterial, old: OutlineNode | null): string | null {
  const stated = webAddress(firstValue(old, 'hasMap'));
  const [street, city] = [findFactValue(material, 'street'), findFactValue(material, 'city')];
  if (stated !== null || street === null || city === null) return stated;
  const query = [findFactValue(material, 'name'), street, city].filter((part) => part !== null).join(', ');
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query.toWellFormed())}`;
}

/**
 * Only hours that were read as days and times without doubt (`findHoursDoubt`); others have to be entered by the owner, and the
 * steps ask for them. Hours by appointment are left out: the vocabulary cannot say so, and times alone would be misleading.
 */
function hoursOf(material: WritingMaterial): BusinessJsonLd | null {
  const fact = listUsableFacts(material, 'hours')[0];
  const hours = publishableHours(material.analysis.business.openingHours);
  if (fact === undefined || hours.kind !== 'times' || findHoursDoubt(material) !== null) return null;
  return hours.periods.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => DAY_NAMES[day]),
    opens,
    closes,
  }));
}

/** As the site's entry states it, else the lowest to the highest price on the pages. */
function priceRangeOf(material: WritingMaterial, old: OutlineNode | null): string | null {
  const stated = firstValue(old, 'priceRange');
  if (typeof stated === 'string' && stated.trim() !== '' && stated.length <= LONGEST_PRICE_RANGE) return stated.trim();
  const prices = listUsableFacts(material, 'price').flatMap(({ value }) => {
    const written = /[$€£]\s?\d[\d.,]*\d|[$€£]\s?\d|\d[\d.,]*\s?(?:€|£|\$|EUR\b|euros?\b|CHF\b)/i.exec(value)?.[0];
    const amount = Number(
      (written ?? '')
        .replace(/[^\d.,]/g, '')
        .replace(/[.,](?=\d{3}(?!\d))/g, '')
        .replace(',', '.'),
    );
    return written === undefined || !(amount > 0) ? [] : [{ written: written.trim(), amount }];
  });
  const sorted = prices.sort((a, b) => a.amount - b.amount);
  const [lowest, highest] = [sorted[0], sorted.at(-1)];
  // A single price is the price of one thing, not a range.
  if (lowest === undefined || highest === undefined || lowest.amount === highest.amount) return null;
  return `${lowest.written} - ${highest.written}`;
}
