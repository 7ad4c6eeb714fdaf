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
