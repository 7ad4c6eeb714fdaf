import type { Business, OpeningPeriod, Phone, Weekday } from '#shared/audit/business.ts';
import type { OutlineNode } from '#shared/fixes/site-outline.ts';
import { isLocalBusinessType } from '../facts/local-business-types.ts';
import { readPhoneNumber } from '../facts/phone-number.ts';
import type { WritingMaterial } from '../fixes/writing-material.ts';
import { factOf, factsOf, homeUrlOf } from './pack-facts.ts';

/** A value of JSON-LD. */
export type JsonLd = string | number | readonly JsonLd[] | { readonly [property: string]: JsonLd };

/** Profiles list up to twenty areas; more belong on a page. */
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

/**
 * The entry of the business for the home page: the most specific type of its trade and facts of the sheet, nothing else.
 * No stars of its own: Google shows none for what a site says about itself. Position only where the site states one;
 * else a map link made of the address.
 */
export function localBusinessJsonLd(material: WritingMaterial): { readonly [property: string]: JsonLd } {
  const { business } = material.analysis;
  const homeUrl = homeUrlOf(material);
  const old = oldEntryOf(material);
  const isStreetless = business.isServiceArea === true && factOf(material, 'street') === null;
  const areas = factsOf(material, 'area').map(({ value }) => value);
  const founded = factOf(material, 'foundedYear');
  const payments = factsOf(material, 'payment').map(({ value }) => value);
  const profiles = [...business.socialProfiles, ...business.declaredListings].map(({ url }) => url);
  return withoutEmpty({
    '@context': 'https://schema.org',
    '@type': typesOf(business),
    '@id': businessId(homeUrl),
    name: factOf(material, 'name'),
    url: homeUrl,
    telephone: telephoneOf(material),
    email: factOf(material, 'email'),
    image: imageOf(material, old),
    address: addressOf(material),
    geo: geoOf(old),
    hasMap: isStreetless || geoOf(old) !== null ? null : mapLinkOf(material, old),
    openingHoursSpecification: hoursOf(material),
    areaServed: business.isServiceArea === true ? areas.slice(0, MOST_AREAS) : null,
    priceRange: priceRangeOf(material, old),
    foundingDate: founded !== null && /^\d{4}$/.test(founded) ? founded : null,
    paymentAccepted: payments.length === 0 ? null : payments.join(', ').slice(0, 200),
    ...keptOf(old, business),
    sameAs: [...new Set(profiles)],
    makesOffer: servicesOf(material).map(({ name, url }) => ({
      '@type': 'Offer',
      itemOffered: withoutEmpty({ '@type': 'Service', name, url }),
    })),
  });
}

/** Types that have a kitchen, and what only their own entry tells. */
const FOOD_TYPES = new Set(
  'FoodEstablishment Bakery BarOrPub Brewery CafeOrCoffeeShop Distillery FastFoodRestaurant IceCreamShop Restaurant Winery'.split(
    ' ',
  ),
);
const KEPT_OF_FOOD = ['servesCuisine', 'hasMenu', 'menu', 'acceptsReservations'] as const;

/** What the entry of the site states in words and no fact repeats stays in the new one. */
function keptOf(old: OutlineNode | null, { category }: Business): Record<string, JsonLd | null> {
  if (!FOOD_TYPES.has(category?.schemaType ?? '')) return {};
  return Object.fromEntries(
    KEPT_OF_FOOD.map((name) => {
      const value = firstValue(old, name);
      return [name, typeof value === 'string' && value.length <= 300 ? value : null];
    }),
  );
}

/** The `@id` under which other entries of the site name the business. */
export function businessId(homeUrl: string): string {
  return `${homeUrl.split('#')[0]}#business`;
}

/** Text of a JSON-LD file, safe inside a script element. */
export function jsonLdText(data: JsonLd): string {
  return `${JSON.stringify(data, null, 2).replaceAll('<', '\\u003c')}\n`;
}

/** The same as an element to paste into a page. */
export function jsonLdScript(data: JsonLd): string {
  return `<script type="application/ld+json">\n${jsonLdText(data)}</script>\n`;
}

/** Drops what is not known. */
export function withoutEmpty(properties: Readonly<Record<string, JsonLd | null>>): {
  readonly [property: string]: JsonLd;
} {
  const kept: Record<string, JsonLd> = {};
  for (const [name, value] of Object.entries(properties)) {
    const isEmpty = value === null || value === '' || (Array.isArray(value) && value.length === 0);
    if (!isEmpty) kept[name] = value;
  }
  return kept;
}

/** The services of the sheet, each with the page of its own that the crawl saw. */
export function servicesOf(material: WritingMaterial): { readonly name: string; readonly url: string | null }[] {
  const pages = new Map(material.analysis.business.services.map(({ name, url }) => [name, url]));
  return factsOf(material, 'service')
    .slice(0, MOST_SERVICES)
    .map(({ value, foundValue }) => ({ name: value, url: pages.get(value) ?? pages.get(foundValue ?? value) ?? null }));
}

/** The main number as a program dials it: the owner's word before the crawl's. */
export function telephoneOf(material: WritingMaterial): string | null {
  const { phones } = material.analysis.business;
  const own = factsOf(material, 'phone');
  const isOf = ({ display }: Phone) => own.some(({ value, foundValue }) => value === display && foundValue === null);
  const main = phones.find((phone) => phone.isMain && isOf(phone));
  const spoken = own.find(({ state }) => state === 'corrected' || state === 'added');
  if (main !== undefined || spoken === undefined) return (main ?? phones.find(isOf))?.e164 ?? null;
  return readPhoneNumber(spoken.value, factOf(material, 'country'))?.e164 ?? spoken.value;
}

/** `VeterinaryCare` and its like are no local businesses for Google: LocalBusiness stands beside them. */
function typesOf({ category }: Business): JsonLd {
  const type = category?.schemaType ?? 'LocalBusiness';
  return isLocalBusinessType(type) ? type : ['LocalBusiness', type];
}

function addressOf(material: WritingMaterial): JsonLd | null {
  const parts = withoutEmpty({
    streetAddress: factOf(material, 'street'),
    addressLocality: factOf(material, 'city'),
    addressRegion: factOf(material, 'region'),
    postalCode: factOf(material, 'postalCode'),
    addressCountry: factOf(material, 'country'),
  });
  return Object.keys(parts).length === 0 ? null : { '@type': 'PostalAddress', ...parts };
}

/** The entry of the site that this one replaces, for what only it states. */
function oldEntryOf({ outline }: WritingMaterial): OutlineNode | null {
  const entries = outline.pages.flatMap(({ structured }) => structured);
  return entries.find(({ types }) => types.some(isLocalBusinessType)) ?? null;
}

function firstValue(node: OutlineNode | null, name: string): string | OutlineNode | null {
  return node?.properties.find(([key]) => key === name)?.[1][0] ?? null;
}

function geoOf(old: OutlineNode | null): JsonLd | null {
  const geo = firstValue(old, 'geo');
  if (geo === null || typeof geo === 'string') return null;
  const [latitude, longitude] = ['latitude', 'longitude'].map((name) => Number(firstValue(geo, name) ?? Number.NaN));
  if (latitude === undefined || longitude === undefined) return null;
  // Null Island is a field that nobody filled in.
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (latitude !== 0 || longitude !== 0);
  return isPlace ? { '@type': 'GeoCoordinates', latitude, longitude } : null;
}

function mapLinkOf(material: WritingMaterial, old: OutlineNode | null): string | null {
  const stated = webAddress(firstValue(old, 'hasMap'));
  const [street, city] = [factOf(material, 'street'), factOf(material, 'city')];
  if (stated !== null || street === null || city === null) return stated;
  const query = [factOf(material, 'name'), street, city].filter((part) => part !== null).join(', ');
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}

function imageOf({ outline }: WritingMaterial, old: OutlineNode | null): string | null {
  const stated = webAddress(firstValue(old, 'image')) ?? webAddress(firstValue(old, 'logo'));
  return (
    stated ??
    outline.pages
      .flatMap(({ photos }) => photos)
      .map(({ src }) => webAddress(src))
      .find(Boolean) ??
    null
  );
}

function webAddress(value: string | OutlineNode | null): string | null {
  const text = typeof value === 'object' && value !== null ? firstValue(value, 'url') : value;
  if (typeof text !== 'string' || text.length > 500) return null;
  const url = URL.parse(text);
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : null;
}

/**
 * Only what could be read as days and times; hours in other words are the owner's to enter. Who is there by appointment has
 * no hours in the vocabulary: days and times alone would send people to a closed door.
 */
function hoursOf(material: WritingMaterial): JsonLd | null {
  const { openingHours } = material.analysis.business;
  const fact = factsOf(material, 'hours')[0];
  if (openingHours === null || openingHours.byAppointment || fact === undefined) return null;
  if (openingHours.alwaysOpen) return [specification(Object.values(DAY_NAMES), '00:00', '23:59')];
  return openingHours.periods.flatMap(({ days, opens, closes }: OpeningPeriod) => {
    if (opens === null || closes === null) return [];
    return [
      specification(
        days.map((day) => DAY_NAMES[day]),
        opens,
        closes === '24:00' ? '23:59' : closes,
      ),
    ];
  });
}

function specification(dayOfWeek: readonly string[], opens: string, closes: string): JsonLd {
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes };
}

/** As the site's entry states it, else from the lowest to the highest price that the pages name. */
function priceRangeOf(material: WritingMaterial, old: OutlineNode | null): string | null {
  const stated = firstValue(old, 'priceRange');
  if (typeof stated === 'string' && stated.trim() !== '' && stated.length <= LONGEST_PRICE_RANGE) return stated.trim();
  const prices = factsOf(material, 'price').flatMap(({ value }) => {
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
  // One price is the price of one thing, no range.
  if (lowest === undefined || highest === undefined || lowest.amount === highest.amount) return null;
  return `${lowest.written} - ${highest.written}`;
}
