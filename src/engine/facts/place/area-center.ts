import { readPattern } from '../../data/patterns.ts';
import type { AreaList, AreaStyle } from './area-lists.ts';
import { type AreaName, stripKindOfArea } from './area-names.ts';
import { distanceKm, findRegion, findTowns, isInNamedRegion, type Town } from './gazetteer.ts';
import { placeKey } from './place-key.ts';

/** How much a mention says about where the business works. */
export const AREA_WEIGHT: Readonly<Record<AreaStyle, number>> = {
  title: 6,
  heading: 3,
  data: 1.5,
  sentence: 2,
  list: 1,
};
/** Words that do not say that a place is served count half. */
const UNSAID = 0.5;

/** Where a business is, as far as the towns that it names tell: the point that distances are measured from. */
export interface AreaCenter {
  readonly country: string | null;
  readonly town: Town | null;
}

/** The towns of a name; only those in the region that is said with it, where there are some. */
export function findTownsWithin(name: string, within: string | null, country: string | null): readonly Town[] {
  const towns = findTowns(name, country);
  if (within === null) return towns;
  const there = towns.filter((town) => isInNamedRegion(town, within));
  return there.length > 0 ? there : towns;
}

const SIZE_OF_TOWN = 4;
const SIZE_OF_CITY = 5;

/**
 * Whether a name is that of a region and of no town that people would rather think of: "Idaho", but not "Padova". A town of the
 * name that lies elsewhere has to be a city: "Washington", but not "Wyoming".
 */
export function isRegionName(name: string, country: string | null): boolean {
  if (country === null || findRegion(name, country) === null) return false;
  return findTowns(name, country).every(
    (town) => town.size < (isInNamedRegion(town, name) ? SIZE_OF_TOWN : SIZE_OF_CITY),
  );
}

interface Vote {
  weight: number;
  readonly towns: readonly Town[];
}

/**
 * The business's own town, else the town in the middle of the places that the site names, whatever else carries their names.
 * @param own the towns of the name in the business's address
 */
export function findAreaCenter(lists: readonly AreaList[], own: readonly Town[], country: string | null): AreaCenter {
  if (own.length === 1) return { country: own[0]?.country ?? country, town: own[0] ?? null };
  const votes = collectVotes(lists, country);
  if (own.length > 0) votes.push({ weight: 100, towns: own });
  const around = findDensest(votes);
  const middle = around
    .slice(0, 60)
    .filter(({ town }) => own.length === 0 || own.includes(town))
    .map(({ town }) => ({ town, sum: around.reduce((sum, one) => sum + one.weight * distanceKm(town, one.town), 0) }))
    .reduce<{ town: Town; sum: number } | null>(
      (best, one) => (best === null || one.sum < best.sum ? one : best),
      null,
    );
  return { country: middle?.town.country ?? country, town: middle?.town ?? null };
}

function collectVotes(lists: readonly AreaList[], country: string | null): Vote[] {
  const votes = new Map<string, Vote>();
  for (const { names, style, isSaid } of lists)
    for (const { name, within, isLoose } of names) {
      if (isLoose && within === null && !name.includes(' ')) continue;
      const weight = AREA_WEIGHT[style] * (isSaid ? 1 : UNSAID);
      const known = votes.get(placeKey(name)) ?? { weight: 0, towns: findTownsWithin(name, within, country) };
      known.weight = Math.max(known.weight, weight);
      votes.set(placeKey(name), known);
    }
  return [...votes.values()].filter(({ towns }) => towns.length > 0);
}

/** The towns of the square of three degrees for which most names speak; of each name the larger towns a little more. */
function findDensest(votes: readonly Vote[]): { readonly town: Town; readonly weight: number }[] {
  const squares = new Map<string, { readonly towns: Map<Vote, Town>; sum: number }>();
  for (const vote of votes)
    for (const town of vote.towns)
      for (const north of [-1, 0, 1])
        for (const east of [-1, 0, 1]) {
          const key = `${Math.round(town.latitude) + north} ${Math.round(town.longitude) + east}`;
          const square = squares.get(key) ?? { towns: new Map(), sum: 0 };
          squares.set(key, square);
          const before = square.towns.get(vote);
          if (before !== undefined && before.size >= town.size) continue;
          square.sum += weigh(vote, town) - (before === undefined ? 0 : weigh(vote, before));
          square.towns.set(vote, town);
        }
  let best: { readonly towns: Map<Vote, Town>; sum: number } | null = null;
  for (const square of squares.values()) if (best === null || square.sum > best.sum) best = square;
  return [...(best?.towns ?? [])].map(([{ weight }, town]) => ({ town, weight }));
}

const weigh = ({ weight }: Vote, { size }: Town): number => weight * (0.8 + size * 0.05);

/** As far as a business drives; the gazetteer's places are exact to ten kilometres. */
export const NEAR_KM = 90;
const COMPASS = new RegExp(`^(?:${readPattern('places', 'compass')})(?:ern|[ -]?(?:west|east)(?:ern)?)? `, 'i');

/** `near`: a town as near as a business drives; `region`: of the country; `far`: another town of it; null: not in the gazetteer. */
export type AreaFit = 'near' | 'region' | 'far' | null;

/**
 * Tells how a name fits the business's place.
 * @param ownTown of its address: "Downtown Dubai" is near Dubai
 */
export function createAreaFit({ country, town }: AreaCenter, ownTown: string | null): (name: AreaName) => AreaFit {
  const own = placeKey(ownTown ?? '');
  const known = new Map<string, AreaFit>();
  const compare = ({ name, within }: AreaName): AreaFit => {
    const towns = findTownsWithin(name, within, country);
    if (town !== null && towns.some((one) => distanceKm(one, town) <= NEAR_KM)) return 'near';
    if (country !== null && findRegion(name.replace(COMPASS, ''), country) !== null) return 'region';
    const seat = stripKindOfArea(name);
    if (seat !== null && findTownsWithin(seat, within, country).length > 0) return 'region';
    if (own !== '' && ` ${placeKey(name)} `.includes(` ${own} `)) return 'near';
    return towns.length > 0 ? 'far' : null;
  };
  return (name) => {
    const key = `${name.name}|${name.within}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = compare(name);
    known.set(key, found);
    return found;
  };
}
