import { readPattern } from '../../data/patterns.ts';
import type { FactContext } from '../fact-context.ts';
import { memoizeByText } from '../memoize-by-text.ts';
import { findLikelyName } from '../name/name.ts';
import { distinctLines } from '../pages/page-lines.ts';
import { rankAddresses } from './addresses.ts';
import { type AreaCenter, type AreaFit, createAreaFit } from './area-center.ts';
import { type AreaList, MOSTLY } from './area-lists.ts';
import type { AreaName } from './area-names.ts';
import { findRegion, findTowns } from './gazetteer.ts';
import { readNamedQuarters } from './named-quarters.ts';
import { placeKey } from './place-key.ts';
import { getFirstNames, getLowerCase } from './town-mentions.ts';

/** A place that the business serves, with all that names it. */
export interface Area {
  readonly name: string;
  readonly key: string;
  readonly lists: readonly AreaList[];
}

/** What is known of the business when its areas are chosen. */
export interface BusinessPlace {
  readonly center: AreaCenter;
  /** The town of its address; null without one. */
  readonly ownTown: string | null;
  /** Whether its customers come to its address, so that other towns are sights and neighbours. */
  readonly isVisited: boolean;
}

/** The names of the lists that are places served, in the order of the site. */
export function chooseAreas(context: FactContext, lists: readonly AreaList[], place: BusinessPlace): Area[] {
  const branches = readBranchTowns(context);
  const { center, ownTown, isVisited } = place;
  const fits = createAreaFit(center, ownTown);
  const isOrdinary = createOrdinary(context, lists);
  const isLoose = createLoose(context, branches, isVisited);
  const people = getFirstNames(context);
  const found = new Map<string, readonly NamedInList[]>();
  const loose: NamedInList[] = [];
  for (const list of lists) {
    if (isOfOwnBranches(list, branches)) continue;
    const read = { list, isVisited, fits: list.names.map(fits), isOrdinary };
    for (const chosen of chooseNames(read)) {
      if (people.has(chosen.name.toLowerCase())) continue;
      const name = isShortFor(chosen.name, ownTown) ? { ...chosen, name: ownTown } : chosen;
      if (isLoose(name, list)) loose.push({ name, list });
      else found.set(placeKey(name.name), [...(found.get(placeKey(name.name)) ?? []), { name, list }]);
    }
  }
  for (const one of loose) {
    const key = placeKey(one.name.name);
    if (found.has(key)) found.set(key, [...(found.get(key) ?? []), one]);
  }
  joinShortNames(found);
  const areas = [...found].flatMap(([key, seen]) => nameArea(key, seen, center.country));
  const quarters = readNamedQuarters(context);
  const towns = areas.filter(
    ({ key, lists: seen }) => !quarters.has(key) || seen.some(({ style }) => style === 'data'),
  );
  const chosen = towns.length >= TOWNS_BESIDE_QUARTERS ? towns : areas;
  return ownTown === null && context.country === null && isDoubtful(chosen) ? [] : chosen;
}

/** "Kensington and Chelsea" are two. */
const LINKED = new RegExp(`^ (?:${readPattern('places', 'listLink')}) (.+)`, 'iu');

/** Whether a name is the beginning of the town's: "Lanne" of "Lanne en Barétous", "Frankfurt" of "Frankfurt am Main". */
function isShortFor(name: string, town: string | null): town is string {
  if (town === null || !placeKey(town).startsWith(`${placeKey(name)} `)) return false;
  const behind = town.slice(name.length);
  const linked = LINKED.exec(behind)?.[1];
  return /^[ -]\p{Ll}/u.test(behind) && (linked === undefined || findTowns(linked).length === 0);
}

/** Beside as many towns, a part of one of them is none. */
const TOWNS_BESIDE_QUARTERS = 2;

type NamedInList = { readonly name: AreaName; readonly list: AreaList };

/**
 * Counts a name that is the beginning of one other with that, under the one that the site writes more: "Cerdanyola" with "Cerdanyola
 * del Vallès", "Dublin city" with "Dublin".
 */
function joinShortNames(found: Map<string, readonly NamedInList[]>): void {
  for (const [key, seen] of [...found]) {
    const [name = ''] = seen.map((one) => one.name.name);
    const whole = [...found].filter(([, [other]]) => isShortFor(name, other?.name.name ?? null));
    const [[longKey, long] = ['', []]] = whole;
    if (whole.length !== 1) continue;
    const [kept, dropped] = long.length > seen.length ? [longKey, key] : [key, longKey];
    const written = found.get(kept)?.[0]?.name.name ?? '';
    const joined = (found.get(dropped) ?? []).map(({ name: one, list }) => ({ name: { ...one, name: written }, list }));
    found.set(kept, [...(found.get(kept) ?? []), ...joined]);
    found.delete(dropped);
  }
}

/** The towns of the business's own streets. */
function readBranchTowns(context: FactContext): ReadonlySet<string> {
  return new Set(
    rankAddresses(context).flatMap(({ isOwn, address: { street, city } }) =>
      isOwn && street !== null && city !== null ? [placeKey(city)] : [],
    ),
  );
}

/** Whether a list is of places where the business has an address. */
function isOfOwnBranches({ names, style }: AreaList, branches: ReadonlySet<string>): boolean {
  const own = names.filter(({ name }) => branches.has(placeKey(name))).length;
  return style !== 'data' && own >= 3 && own * 3 >= names.length;
}

/**
 * Tells which mentions only confirm what another one says: a part of a longer name or of the business's, and in titles the
 * town of an address or any town of a business that is visited.
 */
function createLoose(
  context: FactContext,
  branches: ReadonlySet<string>,
  isVisited: boolean,
): (name: AreaName, list: AreaList) => boolean {
  const business = ` ${placeKey(findLikelyName(context) ?? '')} `;
  return ({ name, within, isLoose }, { style, isSaid }) => {
    const key = placeKey(name);
    if (!isSaid && branches.has(key)) return true;
    if (style !== 'title' && style !== 'heading') return isLoose;
    // Two words that are a town's name are hardly chance: "San Francisco Sewer Repair".
    const isPart = isLoose && !name.includes(' ');
    const isBrand = business.startsWith(` ${key} `) || (isLoose && business.includes(` ${key} `));
    return isVisited || (within === null && (isPart || isBrand));
  };
}

/** One name in one heading, with nothing to say where the business is, may be any word. */
function isDoubtful([first, ...more]: readonly Area[]): boolean {
  const [list, ...others] = first?.lists ?? [];
  if (list === undefined || more.length > 0 || others.length > 0) return false;
  return !list.isSaid && list.names.every(({ within }) => within === null);
}

interface ReadList {
  readonly list: AreaList;
  readonly isVisited: boolean;
  /** By the names of the list. */
  readonly fits: readonly AreaFit[];
  /** Whether the site also writes a name small, as a common word. */
  readonly isOrdinary: (name: string) => boolean;
}

function chooseNames({ list, isVisited, fits, isOrdinary }: ReadList): readonly AreaName[] {
  const { names, style, others, isSaid, hasPages } = list;
  const total = names.length + others;
  const here = names.filter((_, at) => fits[at] === 'near' || fits[at] === 'region');
  const known = names.filter((name, at) => here.includes(name) || (fits[at] === 'far' && !isOrdinary(name.name)));
  const near = names.filter(({ name }, at) => fits[at] === 'near' && !isOrdinary(name));
  switch (style) {
    case 'data':
      return fits.some((one) => one !== null) || names.length === 1 ? names : [];
    case 'title':
    case 'heading':
      return here.filter(({ name }) => !isOrdinary(name));
    case 'sentence':
      if (isSaid) return known.length * 2 > total && total > 1 ? withoutLastWord(names, fits, isOrdinary) : here;
      return !isVisited && near.length >= 3 && near.length >= total * 0.75 ? here : [];
    case 'list':
      if (isSaid && known.length < total * 0.2) return [];
      if (isSaid) return (hasPages || known.length >= total * 0.4) && total > 1 ? names : here;
      return !isVisited && near.length >= 3 && near.length >= total * MOSTLY ? withoutFar(list, fits) : [];
    default: {
      const never: never = style;
      return never;
    }
  }
}

/** "Ely, Soham and more": an unknown name at the end that the site also writes small is a word. */
function withoutLastWord(
  names: readonly AreaName[],
  fits: readonly AreaFit[],
  isOrdinary: (name: string) => boolean,
): readonly AreaName[] {
  const last = names.at(-1)?.name ?? '';
  return fits.at(-1) === null && isOrdinary(last) ? names.slice(0, -1) : names;
}

const withoutFar = ({ names }: AreaList, fits: readonly AreaFit[]): AreaName[] =>
  names.filter((_, at) => fits[at] !== 'far');

/** Tells whether a name is also a word that the site writes small: "Hope". Not where its region is said with it: "Mobile, AL". */
function createOrdinary(context: FactContext, lists: readonly AreaList[]): (name: string) => boolean {
  const placed = new Set(lists.flatMap(({ names }) => names.flatMap((one) => (one.within === null ? [] : one.name))));
  const text = distinctLines(context)
    .map((line) => line.text)
    .join('\n');
  const small = getLowerCase(context);
  return memoizeByText((name) => {
    const words = name.toLowerCase();
    // Looking through all text is for names whose words are all written small somewhere.
    if (
      words === name ||
      placed.has(name) ||
      !words.split(/[^\p{L}]+/u).every((word) => word.length < 2 || small.has(word))
    )
      return false;
    for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1))
      if (!PART_OF_WORD.test(text.charAt(at - 1)) && !PART_OF_WORD.test(text.charAt(at + words.length))) return true;
    return false;
  });
}

/** Beside letters, or within an address of a page or an e-mail. */
const PART_OF_WORD = /[\p{L}/@_-]/u;

/** One area for a name, or one for each region that the site gives with it: "Salem, Oregon", "Salem, Washington". */
function nameArea(key: string, seen: readonly NamedInList[], country: string | null): Area[] {
  const regions = new Set(
    seen.flatMap(({ name: { within } }) =>
      within === null || country === null ? [] : (findRegion(within, country)?.names[0] ?? []),
    ),
  );
  const name = findBestSpelling(seen.map((one) => one.name.name));
  const lists = seen.map(({ list }) => list);
  return regions.size < 2
    ? [{ key, name, lists }]
    : [...regions].map((region) => ({ key, name: `${name}, ${region}`, lists }));
}

/** The spelling that is written most; one in capitals only where there is no other. */
function findBestSpelling(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + (name === name.toUpperCase() ? 0.01 : 1));
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}
