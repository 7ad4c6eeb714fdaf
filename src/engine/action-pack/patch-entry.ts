import type { OutlineNode } from '#shared/fixes/site-outline.ts';
import type { BusinessJsonLd } from './local-business-json-ld.ts';

type Entry = { readonly [property: string]: BusinessJsonLd };

/** What a pack does to the entry that a site has. */
export interface EntryPatch {
  readonly entry: Entry;
  /** Whether the site has an entry that this one completes. */
  readonly isOfSite: boolean;
  /** Properties that the site's entry lacks; all of them where it has none. */
  readonly added: readonly string[];
  /** Properties with another value than the site's entry. */
  readonly changed: readonly string[];
}

/** Properties for which the facts hold: the others stay as the site states them. */
const FROM_FACTS: ReadonlySet<string> = new Set(['name', 'telephone', 'email', 'url']);
const HOURS = ['openingHoursSpecification', 'openingHours'] as const;

/**
 * The site's own entry with everything in it, and what the facts add to it: `fresh` is an entry made of facts alone. `keepsHours`:
 * hours that the site's entry has stay.
 */
export function patchEntry(own: OutlineNode | null, fresh: Entry, keepsHours: boolean): EntryPatch {
  if (own === null) return { entry: fresh, isOfSite: false, added: Object.keys(fresh).filter(isProperty), changed: [] };
  const stated = new Map(own.properties.map(([name, values]) => [name, valuesJson(values)]));
  const statesHours = HOURS.some((name) => stated.has(name));
  const isOurs = (name: string) => !HOURS.some((one) => one === name) || !(statesHours && keepsHours);
  const entry: Record<string, BusinessJsonLd> = { ...fresh };
  for (const name of HOURS) if (!isOurs(name) || statesHours) delete entry[name];
  for (const [name, value] of stated) {
    if (!isProperty(name) || name === '__proto__') continue;
    const made = fresh[name];
    if (HOURS.some((one) => one === name)) {
      if (keepsHours) entry[name] = value;
    } else if (made === undefined) entry[name] = value;
    else entry[name] = merged(name, value, made);
  }
  const hours = fresh.openingHoursSpecification;
  if (hours !== undefined && isOurs('openingHoursSpecification')) entry.openingHoursSpecification = hours;
  if (own.id !== null) entry['@id'] = own.id;
  const names = Object.keys(entry).filter(isProperty);
  return {
    entry,
    isOfSite: true,
    added: names.filter((name) => !stated.has(name)),
    changed: names.filter((name) => stated.has(name) && !isSame(stated.get(name), entry[name])),
  };
}

function isProperty(name: string): boolean {
  return !name.startsWith('@');
}

function isSame(one: BusinessJsonLd | undefined, other: BusinessJsonLd | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Profiles are joined, an address is completed node by node. */
function merged(name: string, own: BusinessJsonLd, made: BusinessJsonLd): BusinessJsonLd {
  if (name === 'sameAs') return [...new Set([own, made].flat())];
  if (name === 'address' && isNode(own) && isNode(made)) return { ...own, ...made };
  if (name === 'address') return made;
  return FROM_FACTS.has(name) ? made : own;
}

function isNode(value: BusinessJsonLd): value is Entry {
  return typeof value === 'object' && !Array.isArray(value);
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
