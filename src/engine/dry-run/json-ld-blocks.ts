import { withoutVocabulary } from '../crawl/structured-data/vocabulary.ts';
import { isOrganizationType } from '../facts/category/local-business-types.ts';
import { isReadAsLocalBusiness } from '../facts/category/unknown-type.ts';

const AROUND_JSON = /^\s*(?:<script\b[^>]{0,500}>)?|(?:<\/script\s{0,9}>)?\s*$/gi;

/** Pasted structured data as a script element: with or without the element around it, valid or not. */
export function jsonLdElement(pasted: string): string {
  // Inside the element only `</script` and `<!--` end or change what is read, and both can only be in JSON texts.
  const json = pasted.replace(AROUND_JSON, '').replaceAll('</', '\\u003c/').replaceAll('<!--', '\\u003c!--');
  return `<script type="application/ld+json">\n${json}\n</script>\n`;
}

/**
 * The text of a block without its entries of the business, which a new one replaces; null where nothing else is in it, or where it
 * cannot be parsed. The same text where it has none.
 */
export function withoutBusinessEntries(text: string): string | null {
  const data = parseJson(text);
  if (data === undefined) return null;
  const left = withoutEntries(data);
  if (left === data) return text;
  return left === null ? null : JSON.stringify(left).replaceAll('</', '\\u003c/');
}

/** What tells an entry from others: its `@id`, its types and the names of its properties, as the page parser reads them. */
interface WrittenEntry {
  readonly id: string | null;
  readonly types: readonly string[];
  readonly properties: readonly string[];
}

/** Changes of single entries of a page. */
export interface EntryEdits {
  /** The entry that a new one takes the place of: the JSON of the new one. */
  readonly replaced?: { readonly entry: WrittenEntry; readonly json: string } | undefined;
  /** Takes out blocks that cannot be parsed. */
  readonly dropsBroken?: boolean | undefined;
}

/** The text of a block with single entries changed; everything else in it stays. Null where nothing is left, the same text without changes. */
export function editEntriesIn(text: string, { replaced, dropsBroken = false }: EntryEdits): string | null {
  const data = parseJson(text);
  if (data === undefined) return dropsBroken ? null : text;
  let isReplaced = replaced === undefined;
  const change = (entry: object): unknown => {
    if (!isReplaced && replaced !== undefined && isWritten(entry, replaced.entry)) {
      isReplaced = true;
      return parseJson(replaced.json) ?? entry;
    }
    return entry;
  };
  const left = changeEntries(data, change);
  return left === data ? text : JSON.stringify(left).replaceAll('</', '\\u003c/');
}

/** Top-level entries, those of arrays and of a `@graph`; the same data where none changes. Null: nothing is left. */
function changeEntries(data: unknown, change: (entry: object) => unknown): unknown {
  if (Array.isArray(data)) {
    const left = data.map((one: unknown) => changeEntries(one, change));
    if (left.every((one, at) => one === data[at])) return data;
    const kept = left.filter((one) => one !== null);
    return kept.length === 0 ? null : kept;
  }
  if (typeof data !== 'object' || data === null) return data;
  const graph: unknown = '@graph' in data ? data['@graph'] : undefined;
  if (graph === undefined) return change(data);
  const left = changeEntries(graph, change);
  if (left === graph) return data;
  return left === null ? null : { ...data, '@graph': left };
}

function isWritten(entry: object, { id, types, properties }: WrittenEntry): boolean {
  const { types: written, names } = describeEntry(entry);
  const raw = '@id' in entry && typeof entry['@id'] === 'string' ? entry['@id'].trim() : null;
  if (types.join(' ') !== written.join(' ') || (raw === null) !== (id === null)) return false;
  // A relative one was made absolute.
  if (raw !== null && id !== null) return id.endsWith(raw);
  return properties.every((name) => names.has(name));
}

function describeEntry(entry: object): { types: string[]; names: Set<string> } {
  const written = '@type' in entry ? entry['@type'] : null;
  const types = (Array.isArray(written) ? written : [written])
    .filter((type) => typeof type === 'string')
    .map(withoutVocabulary);
  const names = Object.keys(entry).flatMap((name) => (name.startsWith('@') ? [] : [withoutVocabulary(name)]));
  return { types, names: new Set(names) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Top-level entries, and those of a `@graph`. Null: nothing is left. */
function withoutEntries(data: unknown): unknown {
  const list: unknown[] = Array.isArray(data) ? data : [data];
  const left = list.flatMap((one): unknown[] => {
    if (typeof one !== 'object' || one === null) return [one];
    if (isBusinessEntry(one)) return [];
    const graph: unknown = '@graph' in one ? one['@graph'] : null;
    if (!Array.isArray(graph)) return [one];
    const others = graph.filter((entry) => typeof entry !== 'object' || entry === null || !isBusinessEntry(entry));
    if (others.length === graph.length) return [one];
    return others.length === 0 ? [] : [{ ...one, '@graph': others }];
  });
  if (left.length === list.length && left.every((one, index) => one === list[index])) return data;
  return left.length > 1 ? left : (left[0] ?? null);
}

function isBusinessEntry(entry: object): boolean {
  const written = '@type' in entry ? entry['@type'] : null;
  const types = (Array.isArray(written) ? written : [written])
    .filter((type) => typeof type === 'string')
    .map(withoutVocabulary);
  const properties = Object.entries(entry).filter(([name]) => !name.startsWith('@'));
  return isReadAsLocalBusiness({ types, properties }) || types.some(isOrganizationType);
}
