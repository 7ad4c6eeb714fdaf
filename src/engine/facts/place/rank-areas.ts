import type { FactContext } from '../fact-context.ts';
import { foldText } from '../language/fold-text.ts';
import { findLikelyName } from '../name/name.ts';
import { distinctLines } from '../pages/page-lines.ts';
import type { AreaList, AreaStyle } from './area-lists.ts';
import type { AreaName } from './area-names.ts';
import { distanceKm, findRegion, findTowns, isInRegion, type Town } from './gazetteer.ts';
import { placeKey } from './place-key.ts';

/** The same names in the same style once, with the number of all pages. */
export function mergeLists(lists: readonly AreaList[]): AreaList[] {
  const merged = new Map<string, AreaList>();
  for (const list of lists) {
    const key = `${list.style} ${list.isSaid} ${list.names.map(({ name, within, isLoose }) => `${name}<${within}>${isLoose}`).join()}`;
    const known = merged.get(key);
    merged.set(key, known === undefined ? list : { ...known, pages: known.pages + list.pages });
  }
  return [...merged.values()];
}

/** How much a mention says about where the business works. */
const WEIGHT: Readonly<Record<AreaStyle, number>> = { title: 6, heading: 3, data: 1.5, sentence: 2, list: 1 };
/** As far as a business drives; towns of the gazetteer are exact to ten kilometres. */
const NEAR_KM = 90;

/** Where the business is, as far as its towns tell: the point that distances are measured from. */
export interface AreaCenter {
  readonly country: string | null;
  readonly town: Town | null;
}

/**
 * The middle of the places that a site names: the business's own town, else the town around which most of them are.
 * @param own the towns of the name in the business's address
 */
export function findCenter(lists: readonly AreaList[], own: readonly Town[], country: string | null): AreaCenter {
  if (own.length === 1) return { country: own[0]?.country ?? country, town: own[0] ?? null };
  const votes = new Map<string, { weight: number; towns: readonly Town[] }>();
  for (const { names, style, isSaid } of lists)
    for (const { name, within } of names) {
      const weight = WEIGHT[style] * (isSaid ? 1 : 0.5);
      const known = votes.get(placeKey(name));
      if (known !== undefined) known.weight = Math.max(known.weight, weight) + 0.2;
      else votes.set(placeKey(name), { weight, towns: findTownsWithin(name, within, country) });
    }
  if (own.length > 0) votes.set('', { weight: 10, towns: own });
  const all = [...votes.values()].flatMap(({ weight, towns }) => towns.map((town) => ({ town, weight })));
  const cells = new Map<string, Map<readonly Town[], number>>();
  for (const { weight, towns } of votes.values())
    for (const { latitude, longitude, size } of towns)
      for (const north of [-1, 0, 1])
        for (const east of [-1, 0, 1]) {
          const key = `${Math.round(latitude) + north}:${Math.round(longitude) + east}`;
          const cell = cells.get(key) ?? new Map<readonly Town[], number>();
          cells.set(key, cell);
          cell.set(towns, Math.max(cell.get(towns) ?? 0, weight * (0.8 + size * 0.05)));
        }
  const sum = (cell: ReadonlyMap<unknown, number>) => [...cell.values()].reduce((total, one) => total + one, 0);
  const best = [...cells].reduce<{ key: string; sum: number } | null>((before, [key, cell]) => {
    const total = sum(cell);
    return before === null || total > before.sum ? { key, sum: total } : before;
  }, null);
  if (best === null) return { country, town: null };
  const [latitude = 0, longitude = 0] = best.key.split(':').map(Number);
  const around = all.filter(
    ({ town }) => Math.abs(town.latitude - latitude) <= 1.5 && Math.abs(town.longitude - longitude) <= 1.5,
  );
  const candidates = own.length > 0 ? around.filter(({ town }) => own.includes(town)) : around;
  const [middle] = (candidates.length > 0 ? candidates : around)
    .slice(0, 60)
    .map(({ town }) => ({
      town,
      distance: around.slice(0, 200).reduce((total, one) => total + one.weight * distanceKm(town, one.town), 0),
    }))
    .sort((a, b) => a.distance - b.distance);
  return { country: middle?.town.country ?? country, town: middle?.town ?? null };
}

/** The towns of a name, only those in the region that is said with it where there are some. */
export function findTownsWithin(name: string, within: string | null, country: string | null): readonly Town[] {
  const towns = findTowns(name, country);
  const region = within === null || country === null ? null : findRegion(within, country);
  const there = region === null ? [] : towns.filter((town) => isInRegion(town, region));
  return there.length > 0 ? there : towns;
}

/** 2: a town near the business, or a region; 1: a town further away; 0: nothing that the gazetteer has. */
export type AreaFit = 0 | 1 | 2;

/** Tells how well a name fits as an area of the business. */
export function createFit({ country, town }: AreaCenter, ownTown: string | null): (name: AreaName) => AreaFit {
  const own = placeKey(ownTown ?? '');
  return ({ name, within }) => {
    const towns = findTownsWithin(name, within, country);
    if (town !== null && towns.some((one) => distanceKm(one, town) <= NEAR_KM)) return 2;
    const region = country === null ? null : findRegion(name.replace(COMPASS, ''), country);
    if (region !== null) return 2;
    // "Downtown Dubai" is a part of the town.
    return towns.length > 0 || (own !== '' && ` ${placeKey(name)} `.includes(` ${own} `)) ? 1 : 0;
  };
}

const COMPASS = /^(?:north|south|east|west|central|upper|lower|mid|inner|outer)(?:ern|[ -]?(?:west|east)(?:ern)?)? /i;

/** A place that the business serves, with all that names it. */
export interface Area {
  readonly name: string;
  readonly key: string;
  readonly lists: readonly AreaList[];
}

/** The kind of business, as far as it says which places are areas. */
export interface AreaReader {
  readonly center: AreaCenter;
  /** The town of its address. */
  readonly ownTown: string | null;
  /** Whether its customers come to its address, so that other towns are sights or neighbours. */
  readonly isVisited: boolean;
}

/** The names of the lists that are places served. */
export function chooseAreas(context: FactContext, lists: readonly AreaList[], reader: AreaReader): Area[] {
  const { country } = reader.center;
  const judge = { ...reader, fit: createFit(reader.center, reader.ownTown), isOrdinary: createOrdinary(context) };
  const own = placeKey(findLikelyName(context) ?? '');
  const found = new Map<string, { names: AreaName[]; lists: AreaList[] }>();
  const later: { list: AreaList; name: AreaName }[] = [];
  const add = (key: string, name: AreaName, list: AreaList): void => {
    const known = found.get(key) ?? { names: [], lists: [] };
    found.set(key, known);
    known.names.push(name);
    known.lists.push(list);
  };
  for (const list of lists) {
    for (const name of chooseNames(list, judge)) {
      const key = placeKey(name.name);
      const isTitle = list.style === 'title' || list.style === 'heading';
      const isLoose = name.isLoose === true || (isTitle && (reader.isVisited || ` ${own} `.includes(` ${key} `)));
      if (isLoose) later.push({ list, name });
      else add(key, name, list);
    }
  }
  const ownKey = placeKey(reader.ownTown ?? '');
  for (const { list, name } of later) {
    const key = placeKey(name.name);
    if (found.has(key)) add(key, name, list);
  }
  const areas = [...found].flatMap(([key, { names, lists: seen }]) => {
    const regions = new Set(
      names.flatMap(
        ({ within }) => (within !== null && country !== null && findRegion(within, country)?.names[0]) || [],
      ),
    );
    if (regions.size < 2) return [{ key, name: bestSpelling(names), lists: seen }];
    return [...regions].map((region) => ({ key, name: `${bestSpelling(names)}, ${region}`, lists: seen }));
  });
  // One town in one heading, with nothing to say where the business is, may be any word.
  const [only] = areas;
  const isDoubtful =
    ownKey === '' && areas.length === 1 && only?.lists.length === 1 && only.lists.every(({ isSaid }) => !isSaid);
  return isDoubtful ? [] : areas;
}

/** The spelling that is written most, one in capitals only if there is no other. */
function bestSpelling(names: readonly AreaName[]): string {
  const counts = new Map<string, number>();
  for (const { name } of names) counts.set(name, (counts.get(name) ?? 0) + (name === name.toUpperCase() ? 0.01 : 1));
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

interface Judge extends AreaReader {
  readonly fit: (name: AreaName) => AreaFit;
  readonly isOrdinary: (name: string) => boolean;
}

function chooseNames(list: AreaList, { fit, isOrdinary, isVisited }: Judge): readonly AreaName[] {
  const { names, style, others, isSaid, hasPages } = list;
  const total = names.length + others;
  const near = names.filter((name) => fit(name) === 2);
  const known = names.filter((name) => fit(name) === 2 || (fit(name) === 1 && !isOrdinary(name.name)));
  const proper = near.filter(({ name }) => !isOrdinary(name)).length;
  switch (style) {
    case 'data':
      return known.length > 0 || names.length === 1 ? names : [];
    case 'title':
    case 'heading':
      return near.filter(({ name }) => !isOrdinary(name));
    case 'sentence':
      if (isSaid) return known.length * 2 > total && names.length > 1 ? names : near;
      return !isVisited && proper >= 3 && near.length >= total * 0.75 ? near : [];
    case 'list':
      if (isSaid && hasPages && known.length >= Math.max(2, total * 0.2)) return names;
      if (isSaid) return known.length > 0 && known.length >= total * 0.4 && total > 1 ? names : near;
      return !isVisited && proper >= 3 && proper >= total * 0.7 ? names : [];
    default: {
      const never: never = style;
      return never;
    }
  }
}

/** Whether a name is also a word that the site writes small: "Mobile", "Hope". */
function createOrdinary(context: FactContext): (name: string) => boolean {
  const text = distinctLines(context)
    .map((line) => line.text)
    .join('\n');
  const known = new Map<string, boolean>();
  return (name) => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const small = name.toLowerCase();
    const is =
      small !== name &&
      new RegExp(String.raw`(?<![\p{L}./@-])${small.replace(/[.()]/g, '\\$&')}(?![\p{L}./@-])`, 'u').test(text);
    known.set(name, is);
    return is;
  };
}

/** The areas by what speaks for them: titles and headings, then how often they are named, then the order of the site. */
export function rankAreas(context: FactContext, areas: readonly Area[]): Area[] {
  if (areas.length < 2) return [...areas];
  const text = ` ${foldText(
    distinctLines(context)
      .map((line) => line.text)
      .join(' | '),
  ).replace(/[^\p{L}\p{N}|]+/gu, ' ')} `;
  const weigh = ({ key, lists }: Area): number => {
    const said = lists.reduce((total, { style, pages }) => total + WEIGHT[style] * Math.log2(1 + pages), 0);
    return said + Math.log2(text.split(` ${key} `).length);
  };
  return areas
    .map((area) => ({ area, weight: weigh(area) }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ area }) => area);
}
