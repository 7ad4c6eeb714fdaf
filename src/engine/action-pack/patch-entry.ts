import type { Address } from '#shared/audit/business.ts';
import type { OutlineNode } from '#shared/fixes/site-outline.ts';
import { cutTextWithDots } from '#shared/text/cut-text.ts';
import { foldText, keepLetters, splitWords } from '../facts/language/fold-text.ts';
import type { NapPart } from '../facts/nap-table.ts';
import { isSameNumber } from '../facts/phone/phone-number.ts';
import { compareAddresses } from '../facts/place/address-compare.ts';
import { parseSocialProfile } from '../facts/presence/social-profiles.ts';
import type { BusinessJsonLd } from './local-business-json-ld.ts';
import { type LeftOutValue, withoutInvalidHours } from './stated-hours.ts';
import { withoutTemplateValues } from './template-values.ts';

type Entry = { readonly [property: string]: BusinessJsonLd };

/**
 * A property of the site's entry with another value: as the entry states it, and as the pack or our reading has it. Where a list grows,
 * `own` is empty and `ours` has what is new in it; where a property is taken out, `ours` is empty.
 */
export interface EntryDifference {
  readonly property: string;
  readonly own: string;
  readonly ours: string;
}

/** What a pack does to the entry that a site has. */
export interface EntryPatch {
  readonly entry: Entry;
  /** Whether the site has an entry that this one completes. */
  readonly isOfSite: boolean;
  /** Properties that the site's entry lacks; all of them where it has none. */
  readonly added: readonly string[];
  /** Properties with another value than the site's entry. */
  readonly changed: readonly EntryDifference[];
  /** Where our reading of the pages differs from the site's entry: it stays as it is, and only its owner knows. */
  readonly doubts: readonly EntryDifference[];
  /** What of the site's entry is not taken over, because it is no valid value. */
  readonly leftOut: readonly LeftOutValue[];
}

const ASKED_PARTS: Readonly<Record<string, NapPart>> = { name: 'name', telephone: 'phone', address: 'address' };

/** Of name, address and phone those of which the pack asks the owner whether code or pages are right: no file may call one of them right. */
export function listAskedParts(patch: Pick<EntryPatch, 'doubts'> | null): ReadonlySet<NapPart> {
  return new Set((patch?.doubts ?? []).flatMap(({ property }) => ASKED_PARTS[property] ?? []));
}

/** Properties that pages state too, so that the entry may differ from them. */
const COMPARED: ReadonlySet<string> = new Set(['name', 'telephone', 'email']);
const HOURS: ReadonlySet<string> = new Set(['openingHoursSpecification', 'openingHours']);
/** An entry that lists its offers in one of them lists them. */
const OFFERS = ['makesOffer', 'hasOfferCatalog'];

/**
 * The site's own entry with everything in it, and what the facts add to it: `fresh` is an entry made of facts alone. What the site states
 * stays, apart from opening times that are none and what a template left. `ofOwner`: properties that the owner gave us in person, which count more. `keepsHours`: hours that the site's entry has stay.
 */
export function patchEntry(
  own: OutlineNode | null,
  fresh: Entry,
  keepsHours: boolean,
  ofOwner: ReadonlySet<string> = new Set(),
): EntryPatch {
  if (own === null)
    return {
      entry: fresh,
      isOfSite: false,
      added: Object.keys(fresh).filter(isProperty),
      changed: [],
      doubts: [],
      leftOut: [],
    };
  const { entry: filled, leftOut: ofTemplate } = withoutTemplateValues(own);
  const { entry: valid, leftOut } = withoutInvalidHours(filled);
  const stated = new Map(
    valid.properties.flatMap(([name, values]) => {
      const value = valuesJson(values);
      return isProperty(name) && name !== '__proto__' && !isBlank(value) ? [[name, value] as const] : [];
    }),
  );
  const entry: Record<string, BusinessJsonLd> = { '@context': fresh['@context'] ?? 'https://schema.org' };
  entry['@type'] = fresh['@type'] ?? 'LocalBusiness';
  const id = own.id ?? fresh['@id'];
  if (id !== undefined) entry['@id'] = id;
  const doubts: EntryDifference[] = [];
  for (const [name, value] of stated) {
    if (HOURS.has(name) && !keepsHours) continue;
    const made = fresh[name];
    const joined = made === undefined ? value : join(name, value, made, ofOwner.has(name));
    entry[name] = joined ?? value;
    if (joined === null && made !== undefined) doubts.push({ property: name, own: show(value), ours: show(made) });
  }
  const isMisplaced = doubts.some(({ property }) => property === 'address');
  const statesHours = [...HOURS].some((name) => stated.has(name));
  for (const [name, made] of Object.entries(fresh)) {
    if (!isProperty(name) || Object.hasOwn(entry, name)) continue;
    if (HOURS.has(name) && statesHours && keepsHours) continue;
    if (OFFERS.includes(name) && OFFERS.some((one) => stated.has(one))) continue;
    // A map of an address that the entry does not have would be a second statement.
    if (name === 'hasMap' && isMisplaced) continue;
    // A town that we read is no address: who travels to customers names areas.
    if (name === 'address' && stated.has('areaServed') && !(isNode(made) && 'streetAddress' in made)) continue;
    entry[name] = made;
  }
  const types: BusinessJsonLd = own.types.length === 1 ? (own.types[0] ?? '') : own.types;
  const names = Object.keys(entry).filter(isProperty);
  const differs = (name: string) => stated.has(name) && !isSame(stated.get(name), entry[name]);
  return {
    entry,
    isOfSite: true,
    added: [...(own.id === null && id !== undefined ? ['@id'] : []), ...names.filter((name) => !stated.has(name))],
    changed: [
      ...(isSame(types, entry['@type']) ? [] : [{ property: '@type', own: show(types), ours: show(entry['@type']) }]),
      ...names.filter(differs).map((name) => differenceOf(name, stated.get(name), entry[name])),
      ...[...stated.keys()]
        .filter((name) => !Object.hasOwn(entry, name))
        .map((name) => ({ property: name, own: show(stated.get(name)), ours: '' })),
    ],
    doubts,
    leftOut: [...ofTemplate, ...(keepsHours ? leftOut : [])],
  };
}

function differenceOf(
  property: string,
  own: BusinessJsonLd | undefined,
  ours: BusinessJsonLd | undefined,
): EntryDifference {
  const [before, after] = [[own ?? []].flat(), [ours ?? []].flat()];
  const more = after.filter((one) => !before.some((known) => isSame(known, one)));
  return more.length > 0 && more.length === after.length - before.length
    ? { property, own: '', ours: show(more) }
    : { property, own: show(own), ours: show(ours) };
}

function isProperty(name: string): boolean {
  return !name.startsWith('@');
}

function isBlank(value: BusinessJsonLd): boolean {
  return value === '' || (Array.isArray(value) && value.length === 0);
}

function isSame(one: BusinessJsonLd | undefined, other: BusinessJsonLd | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What the entry states with what ours adds to it; null where the two differ, so that the entry stays as it is. */
function join(name: string, own: BusinessJsonLd, made: BusinessJsonLd, isOfOwner: boolean): BusinessJsonLd | null {
  if (name === 'sameAs') return joinProfiles(own, made);
  if (name === 'address') return joinAddress(own, made, isOfOwner);
  if (!COMPARED.has(name) || isAlike(name, own, made)) return own;
  return isOfOwner ? made : null;
}

function isAlike(name: string, own: BusinessJsonLd, made: BusinessJsonLd): boolean {
  if (typeof made !== 'string') return true;
  return [own].flat().some((one) => {
    if (typeof one !== 'string') return false;
    if (name === 'telephone') return isSameNumber(one.slice(0, 60), made, null);
    const [left, right] = [spelling(one.replace(/^mailto:/i, '')), spelling(made)];
    if (left === right || name !== 'name') return left === right;
    // "Studio Pinca - Galatone" is "Studio Pinca" with its place, and "Ann Lee, osteopath D.O." is "Ann Lee D.O." with her trade.
    return left.includes(right) || right.includes(left) || wordsOf(made).isSubsetOf(wordsOf(one));
  });
}

/** Profiles are joined, each once in whatever spelling. */
function joinProfiles(own: BusinessJsonLd, made: BusinessJsonLd): BusinessJsonLd {
  const known = new Set([own].flat().map(profileKey));
  const more = [made].flat().filter((one) => !known.has(profileKey(one)));
  return more.length === 0 ? own : [...[own].flat(), ...more];
}

/** The same for all spellings of the address of a profile. */
function profileKey(value: BusinessJsonLd): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  const url = URL.parse(parseSocialProfile(value)?.url ?? value);
  if (url === null) return value.trim();
  const path = url.pathname.replace(/\/+$/, '').toLowerCase();
  return `${url.hostname.replace(/^(?:www|m)\./, '')}${path}${url.search}`;
}

/** The addresses of profiles, each once in whatever spelling. */
export function distinctProfiles(urls: readonly string[]): string[] {
  return [...new Map(urls.toReversed().map((url) => [profileKey(url), url])).values()].toReversed();
}

/**
 * An address is completed where nothing in it differs; a second town beside the one that it names would be false. One street in other words
 * stays as it is.
 */
function joinAddress(own: BusinessJsonLd, made: BusinessJsonLd, isOfOwner: boolean): BusinessJsonLd | null {
  if (!isNode(made)) return own;
  if (isOfOwner) return isNode(own) ? { ...own, ...made } : made;
  const parts = Object.entries(made).filter(([name]) => isProperty(name));
  if (typeof own === 'string') {
    const text = spelling(own);
    const isSaid = ([, part]: [string, BusinessJsonLd]) => text.includes(spelling(part));
    const named = parts.filter(([name]) => name !== 'addressCountry' && name !== 'addressRegion');
    if (named.every(isSaid)) return named.length === 0 ? own : made;
    return parts.filter(([name]) => name === 'streetAddress').every(isSaid) ? own : null;
  }
  if (!isNode(own)) return own;
  // "+353" in the field of the country is no country, and an empty field says nothing.
  const said = new Map(
    Object.entries(own).filter(
      ([name, value]) => value !== '' && !(name === 'addressCountry' && /\d/.test(String(value))),
    ),
  );
  const whole = { own: wordsOf(Object.values(own)), made: wordsOf(Object.values(made)) };
  const other = parts.filter(([name, part]) => said.has(name) && !isSamePart(name, said.get(name), part, whole));
  if (other.some(([name]) => name !== 'streetAddress')) return null;
  if (other.length > 0) return compareAddresses(addressOf(own), addressOf(made)) === 'same' ? own : null;
  const values = [...said.values()].map((value) => spelling(value));
  const more = parts.filter(([name, part]) => !said.has(name) && !values.includes(spelling(part)));
  return more.length === 0 ? own : { ...own, ...Object.fromEntries(more) };
}

/** The parts of an address that are compared as a place. A country may be a name or a code. */
function addressOf(entry: Entry): Address {
  const part = (name: string) => (typeof entry[name] === 'string' ? entry[name] : null);
  return {
    street: part('streetAddress'),
    city: part('addressLocality'),
    region: null,
    postalCode: part('postalCode'),
    country: null,
  };
}

/**
 * Of a country and a region there are names and codes: they are not compared, and stay. A village, a parish or a building that one of
 * the two addresses has more, in whatever part of it, is no contradiction.
 */
function isSamePart(
  name: string,
  own: BusinessJsonLd | undefined,
  made: BusinessJsonLd,
  whole: Readonly<Record<'own' | 'made', ReadonlySet<string>>>,
): boolean {
  if (name === 'addressCountry' || name === 'addressRegion' || typeof own !== 'string') return true;
  if (spelling(own) === spelling(made)) return true;
  return name !== 'postalCode' && (wordsOf(own).isSubsetOf(whole.made) || wordsOf(made).isSubsetOf(whole.own));
}

function wordsOf(value: BusinessJsonLd): ReadonlySet<string> {
  return new Set(splitWords(foldText([value].flat().map(String).join(' '))));
}

/** The letters and digits of a value. */
function spelling(value: BusinessJsonLd): string {
  return keepLetters(foldText(String(value)));
}

function isNode(value: BusinessJsonLd): value is Entry {
  return typeof value === 'object' && !Array.isArray(value);
}

const LONGEST_TEXT = 120;
const LONGEST_LIST = 600;

/** A value as the owner reads it: a long list ends at a whole part. */
function show(value: BusinessJsonLd | undefined): string {
  if (value === undefined) return '';
  if (typeof value !== 'object')
    return URL.canParse(String(value)) ? String(value) : cutTextWithDots(String(value), LONGEST_TEXT);
  if (Array.isArray(value)) return showList(value.map(show));
  return Object.entries(value)
    .filter(([name]) => isProperty(name))
    .map(([, part]) => show(part))
    .join(', ');
}

function showList(parts: readonly string[]): string {
  let length = 0;
  const shown = parts.filter((part, at) => {
    length += part.length + 2;
    return at === 0 || length <= LONGEST_LIST;
  });
  const rest = parts.length - shown.length;
  return rest === 0 ? shown.join(', ') : `${shown.join(', ')} and ${rest} more`;
}

function valuesJson(values: readonly (string | OutlineNode)[]): BusinessJsonLd {
  const list = values.map((value) => (typeof value === 'string' ? value : nodeJson(value)));
  const [first] = list;
  return list.length === 1 && first !== undefined ? first : list;
}

/** Bounded: the depth of structured data is, where it is read. */
function nodeJson({ types, id, properties }: OutlineNode): BusinessJsonLd {
  const [type] = types;
  return {
    ...(type === undefined ? {} : { '@type': types.length === 1 ? type : types }),
    ...(id === null ? {} : { '@id': id }),
    ...Object.fromEntries(properties.map(([name, values]) => [name, valuesJson(values)])),
  };
}
