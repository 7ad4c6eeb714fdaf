import { makePageKey } from './find-service-page.ts';
import type { FoundService } from './found-service.ts';
import { cleanServiceName, keyOfName, readStems } from './service-names.ts';

const MOST_SERVICES = 30;
/** Beyond these nothing is compared any more. */
const MOST_COMPARED = 600;

interface Kept {
  readonly service: FoundService;
  readonly stems: readonly string[];
}

/**
 * Each service once, in the order found: names of one key, of one key but for a place ("Villa Movers in Dubai" and "Villa
 * Movers"), of one head ("Drain Cleaning" and "Drain Cleaning & Unclogging"), and names of one page that share a word are one;
 * the name without the place stays. At most thirty.
 * @param refuse whether a name with this key is no service
 * @param links the site's own links by the key of their words
 * @param places keys of the places where the business works
 */
export function mergeServices(
  found: readonly FoundService[],
  refuse: (name: string, key: string) => boolean,
  links: ReadonlyMap<string, string>,
  places: ReadonlySet<string>,
): FoundService[] {
  const kept = new Map<string, Kept>();
  for (const one of found.slice(0, MOST_COMPARED)) {
    const name = cleanServiceName(one.name);
    const key = keyOfName(name);
    if (name === '' || key === '' || refuse(name, key)) continue;
    const bare = withoutPlace(key, places);
    const service = { ...one, name, url: one.url ?? links.get(key) ?? null };
    const stems = readStems(name);
    const known = kept.get(bare);
    if (known !== undefined) {
      if (key === bare && keyOfName(known.service.name) !== bare) {
        kept.set(bare, { service: { ...service, url: known.service.url ?? service.url }, stems });
      }
      continue;
    }
    const same = [...kept].find(([, other]) => isSame(service, stems, other));
    if (same !== undefined) continue;
    if (kept.size >= MOST_SERVICES) break;
    kept.set(bare, { service, stems });
  }
  return [...kept.values()].map(({ service }) => service);
}

function isSame(service: FoundService, stems: readonly string[], { service: other, stems: otherStems }: Kept): boolean {
  if (stems.length === 0 || otherStems.length === 0) return false;
  const [short, long] = stems.length <= otherStems.length ? [stems, otherStems] : [otherStems, stems];
  const isContained = short.every((stem) => long.includes(stem));
  if (isContained && short.length === long.length) return true;
  // "Drain Cleaning & Unclogging" after "Drain Cleaning".
  if (
    isContained &&
    short.length > 1 &&
    /[&+/]| and | und | et | y | e | i | och | og | en /i.test(longerName(service, other))
  )
    return true;
  return (
    isContained && service.url !== null && other.url !== null && makePageKey(service.url) === makePageKey(other.url)
  );
}

/** "villa movers" of "villa movers in dubai" and of "dubai villa movers". */
function withoutPlace(key: string, places: ReadonlySet<string>): string {
  for (const place of places) {
    if (place === '') continue;
    const rest = key.endsWith(` ${place}`)
      ? key.slice(0, -place.length - 1).replace(/ (?:in|near|at|im|en|a|te|i|w|em|nel|bei)$/, '')
      : key.startsWith(`${place} `)
        ? key.slice(place.length + 1)
        : '';
    if (rest !== '') return rest;
  }
  return key;
}

function longerName(one: FoundService, other: FoundService): string {
  return one.name.length > other.name.length ? one.name : other.name;
}
