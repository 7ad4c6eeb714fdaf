import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The schema.org vocabulary as the package `schema-dts` writes it: types, what they inherit, their properties. */
export interface SchemaOrgVocabulary {
  readonly version: string;
  /** All types, those of enumerations too, in alphabetical order. */
  readonly types: readonly string[];
  hasType(type: string): boolean;
  /** Whether a type has a property, its own or an inherited one. */
  hasProperty(type: string, property: string): boolean;
  /** The types that a property accepts, including `Text`, `URL` and the like. */
  rangeOf(property: string): ReadonlySet<string>;
  /** Whether a type is another type or a subtype of it. */
  isBelow(type: string, ancestor: string): boolean;
}

interface Interface {
  readonly parents: readonly string[];
  readonly properties: ReadonlySet<string>;
}

/** Reads the declarations that the installed `schema-dts` was published with. */
export function readSchemaOrgVocabulary(): SchemaOrgVocabulary {
  const file = createRequire(import.meta.url)
    .resolve('schema-dts')
    .replace(/schema\.js$/, 'schema.d.ts');
  const text = readFileSync(file, 'utf8');
  const interfaces = new Map<string, Interface>();
  const ranges = new Map<string, Set<string>>();
  const types = new Map<string, string>();
  for (const [, name, parents, body] of text.matchAll(
    /^(?:export )?interface (\w+)(?: extends ([^{]+))? \{\n([\s\S]*?)^\}/gm,
  )) {
    if (name === undefined || body === undefined) continue;
    const properties = new Set<string>();
    for (const [, property, range] of body.matchAll(/^ {4}"([^"@]+)"\??: (?:SchemaValue<)?([^;]*);/gm)) {
      if (property === undefined) continue;
      properties.add(property);
      const known = ranges.get(property) ?? new Set();
      for (const [word] of (range ?? '').replace(/,\s*"[^"]*">?$/, '').matchAll(/\w+/g)) known.add(word);
      ranges.set(property, known);
    }
    interfaces.set(name, { parents: (parents ?? '').match(/\w+Base\b/g) ?? [], properties });
    const type = /"@type": "(\w+)"/.exec(body)?.[1];
    if (type !== undefined) types.set(type, name);
  }
  const isIn = (name: string, asked: (one: string, found: Interface) => boolean): boolean => {
    const found = interfaces.get(name);
    return found !== undefined && (asked(name, found) || found.parents.some((parent) => isIn(parent, asked)));
  };
  // Types without properties of their own have no interface but the inherited one: the union lists the subtypes.
  const unions = new Map<string, readonly string[]>();
  for (const [, name, members] of text.matchAll(/^export type (\w+) = ([^;]+);/gm))
    if (name !== undefined) unions.set(name, (members ?? '').match(/\w+/g) ?? []);
  const isBelow = (type: string, ancestor: string): boolean =>
    type === ancestor ||
    (unions.get(ancestor) ?? []).some((member) => member !== ancestor && unions.has(member) && isBelow(type, member));
  return {
    version: '2.1.0',
    types: [...types.keys()].sort(),
    hasType: (type) => types.has(type),
    hasProperty: (type, property) => isIn(types.get(type) ?? '', (_, { properties }) => properties.has(property)),
    rangeOf: (property) => ranges.get(property) ?? new Set(),
    isBelow,
  };
}

/** The violations of the vocabulary in JSON-LD: unknown types, properties and values of the wrong kind. */
export function vocabularyFaults(data: unknown, vocabulary: SchemaOrgVocabulary, at = '$'): string[] {
  if (Array.isArray(data)) return data.flatMap((one, i) => vocabularyFaults(one, vocabulary, `${at}[${i}]`));
  if (typeof data !== 'object' || data === null) return [];
  const node = new Map(Object.entries(data));
  const named = node.get('@type');
  const types = (Array.isArray(named) ? named : [named]).filter((type) => typeof type === 'string');
  if (types.length === 0) return node.size === 1 && node.has('@id') ? [] : [`${at} has no type`];
  const unknown = types.filter((type) => !vocabulary.hasType(type)).map((type) => `${at}: unknown type ${type}`);
  const faults = [...node].flatMap(([property, value]) => {
    if (property.startsWith('@')) return [];
    if (!types.some((type) => vocabulary.hasProperty(type, property)))
      return [`${at}: ${types.join()} has no property ${property}`];
    const here = `${at}.${property}`;
    return [...rangeFaults(value, property, vocabulary, here), ...vocabularyFaults(value, vocabulary, here)];
  });
  return [...unknown, ...faults];
}

const TEXTS = ['Text', 'URL', 'Date', 'DateTime', 'Time', 'CssSelectorType', 'XPathType'];
const NUMBERS = ['Number', 'Integer', 'Float'];

function rangeFaults(value: unknown, property: string, vocabulary: SchemaOrgVocabulary, at: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => rangeFaults(one, property, vocabulary, at));
  const range = vocabulary.rangeOf(property);
  if (typeof value === 'number') return NUMBERS.some((one) => range.has(one)) ? [] : [`${at} takes no number`];
  if (typeof value === 'string') {
    // Enumerations (days of the week) are written by name.
    const isText = TEXTS.some((one) => range.has(one)) || [...range].some((one) => /DayOfWeek/.test(one));
    return isText ? [] : [`${at} takes no text`];
  }
  if (typeof value !== 'object' || value === null) return [`${at} has no value`];
  const type = new Map(Object.entries(value)).get('@type');
  if (type === undefined) return [];
  const given = (Array.isArray(type) ? type : [type]).filter((one) => typeof one === 'string');
  const fits = given.some((one) => [...range].some((wanted) => vocabulary.isBelow(one, wanted)));
  return fits ? [] : [`${at} takes no ${given.join()}`];
}
