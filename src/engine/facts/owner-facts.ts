import type { Address, Business, FactSource, Phone } from '#shared/audit/business.ts';
import { affectsScore } from '#shared/fixes/affects-score.ts';
import type { FactOverride } from '#shared/fixes/apply-fact-changes.ts';
import type { FactKind } from '#shared/fixes/fact-sheet.ts';
import type { Page } from '../crawl/html/page.ts';
import { categoryLabelled } from './category/category.ts';
import { hoursText } from './hours/hours-text.ts';
import { readTypedHours } from './hours/opening-hours.ts';
import { factSource, mention } from './mentions.ts';
import { readPhoneNumber } from './phone/phone-number.ts';

const ADDRESS_PARTS = ['street', 'city', 'region', 'postalCode', 'country'] as const;
const NO_ADDRESS: Address = { street: null, city: null, region: null, postalCode: null, country: null };

/**
 * Applies the owner overrides of single facts, which outrank the site. `words` are in chronological order; `home` is
 * the source URL of the overrides. Returns the same object when no override changes it. Pure.
 */
export function withOwnerFacts(business: Business, words: readonly FactOverride[], home: Pick<Page, 'url'>): Business {
  const judged = words.filter(affectsScore);
  if (judged.length === 0) return business;
  const of = (kind: FactKind) => judged.filter((word) => word.kind === kind);
  const address = addressOf(business.address, of);
  const country = countryOf(business.country, of('country')) ?? address?.country ?? null;
  const known = new Map(business.phones.map((phone) => [foldOf(phone.display), phone]));
  const serviceUrls = new Map(business.services.map(({ name, url }) => [foldOf(name), url]));
  const credentials = new Map(business.credentials.map((one) => [foldOf(one.text), one]));
  const label = single(business.category?.label ?? null, of('category'));
  const hours = of('hours');
  const said = single(
    business.openingHours === null ? null : hoursText(business.openingHours, business.languages),
    hours,
  );
  const corrected: Business = {
    ...business,
    name: single(business.name, of('name')),
    category:
      label === null || label === business.category?.label ? keep(label, business.category) : categoryLabelled(label),
    address,
    phones: several(
      business.phones.map(({ display }) => display),
      of('phone'),
    ).map((display, index) => ({ ...(known.get(foldOf(display)) ?? phoneOf(display, country)), isMain: index === 0 })),
    emails: several(business.emails, of('email')),
    services: several(
      business.services.map(({ name }) => name),
      of('service'),
    ).map((name) => ({ name, url: serviceUrls.get(foldOf(name)) ?? null })),
    serviceAreas: several(business.serviceAreas, of('area')),
    country: countryOf(business.country, of('country')),
    foundingYear: yearOf(business.foundingYear, of('foundedYear')),
    credentials: several(
      business.credentials.map(({ text }) => text),
      of('credential'),
    ).map((text) => credentials.get(foldOf(text)) ?? { text, url: home.url, quote: text }),
    openingHours:
      hours.length === 0 ? business.openingHours : said === null ? null : readTypedHours(said, business.languages),
  };
  return { ...corrected, sources: sourcesOf(business, judged, home) };
}

/** The owner's value, the newest override counting; null where the owner rejects what was found. */
function single(found: string | null, words: readonly FactOverride[]): string | null {
  const word = words.findLast(({ state, foundValue }) => state !== 'rejected' || isSame(foundValue, found));
  if (word === undefined) return found;
  return word.state === 'rejected' ? null : (word.value ?? found);
}

/** Corrected values in place, added ones at the end, rejected ones removed. */
function several(found: readonly string[], words: readonly FactOverride[]): string[] {
  const values = found.flatMap((value) => {
    const word = words.findLast(({ foundValue }) => isSame(foundValue, value));
    if (word === undefined) return [value];
    return word.state === 'rejected' ? [] : [word.value ?? value];
  });
  for (const { state, value } of words) if (state !== 'rejected' && value !== null) values.push(value);
  const seen = new Set<string>();
  return values.filter((value) => !seen.has(foldOf(value)) && seen.add(foldOf(value)));
}

function addressOf(found: Address | null, of: (kind: FactKind) => readonly FactOverride[]): Address | null {
  if (ADDRESS_PARTS.every((part) => of(part).length === 0)) return found;
  const before = found ?? NO_ADDRESS;
  const address: Address = {
    street: single(before.street, of('street')),
    city: single(before.city, of('city')),
    region: single(before.region, of('region')),
    postalCode: single(before.postalCode, of('postalCode')),
    country: countryOf(before.country, of('country')),
  };
  return ADDRESS_PARTS.every((part) => address[part] === null) ? null : address;
}

/** A country name ("Germany") is only shown on the fact sheet: here two letters are required. */
function countryOf(found: string | null, words: readonly FactOverride[]): string | null {
  const country = single(found, words)?.toUpperCase() ?? null;
  return country !== null && !/^[A-Z]{2}$/.test(country) ? found : country;
}

/** Anything but a year of four digits ("the fifties") is only shown on the fact sheet. */
function yearOf(found: number | null, words: readonly FactOverride[]): number | null {
  const year = single(found === null ? null : String(found), words);
  return year !== null && !/^\d{4}$/.test(year) ? found : year === null ? null : Number(year);
}

/** A number outside every numbering plan is kept as the owner typed it. */
function phoneOf(display: string, country: string | null): Phone {
  const e164 = readPhoneNumber(display, country)?.e164 ?? display.replace(/(?!^\+)[^0-9]/g, '');
  return { e164, display, isMain: false };
}

const FIELD_OF: Readonly<Partial<Record<FactKind, keyof Business>>> = {
  name: 'name',
  category: 'category',
  street: 'address',
  city: 'address',
  region: 'address',
  postalCode: 'address',
  country: 'address',
  phone: 'phones',
  email: 'emails',
  hours: 'openingHours',
  service: 'services',
  area: 'serviceAreas',
  foundedYear: 'foundingYear',
  credential: 'credentials',
};

/** Sets the owner as the source; the mentions on the site are kept. */
function sourcesOf(
  { sources }: Business,
  words: readonly FactOverride[],
  home: Pick<Page, 'url'>,
): Record<string, FactSource> {
  const owned = { ...sources };
  for (const { kind, value } of words) {
    const field = FIELD_OF[kind];
    if (field === undefined || value === null) continue;
    const source = factSource(mention(home, 'owner', value), sources[field]?.seen ?? []);
    if (source !== null) owned[field] = source;
  }
  return owned;
}

function keep<T>(label: string | null, found: T | null): T | null {
  return label === null ? null : found;
}

function isSame(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && foldOf(one) === foldOf(other);
}

function foldOf(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}
