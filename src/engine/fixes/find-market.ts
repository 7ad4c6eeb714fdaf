import type { Fact } from '#shared/fixes/fact-sheet.ts';
import type { OutlinePage } from '#shared/fixes/site-outline.ts';
import { foldText, splitWords } from '../facts/language/fold-text.ts';
import { isRegionName } from '../facts/place/area-center.ts';
import { findTowns } from '../facts/place/gazetteer.ts';
import { placeKey } from '../facts/place/place-key.ts';

/** In the steps of the gazetteer, which does not know some hamlets and quarters at all: fewer than 1,000 inhabitants. */
const HAMLET = 1;
const SMALL_TOWN = 3;
/** So often the text of a home page names the town that it is about. */
const FEWEST_TOLD = 3;

/** What is needed of a fact to compare it with the home page. */
export type NamedFact = Pick<Fact, 'kind' | 'value'>;

/**
 * The fact that names the market area: of the towns of address and areas the first that the title of the home page names, else that its main
 * headings name. Of a business that people need not come to, else the area that the text of that page names most, where it names the town of
 * the address at most once; or that town, where it is one of the areas and none is named more. Else a town among its areas, where the address
 * is in a hamlet or a quarter. Undefined where nothing but address and areas tell. Pure.
 */
export function findMarketFact<T extends NamedFact>(
  facts: readonly T[],
  home: Pick<OutlinePage, 'title' | 'headings' | 'mainText'> | undefined,
  isServiceArea: boolean | null,
): T | undefined {
  const city = facts.find(({ kind }) => kind === 'city');
  const country = facts.find(({ kind }) => kind === 'country')?.value ?? null;
  const areas = facts.filter(({ kind, value }) => kind === 'area' && !isRegionName(townIn(value), country));
  const towns = city === undefined ? areas : [city, ...areas];
  const headings = (home?.headings ?? []).filter(({ level }) => level === 1).map(({ text }) => text);
  for (const text of [home?.title ?? '', ...headings]) {
    const named = findFirstNamed(towns, text);
    if (named !== undefined) return named;
  }
  const isServed = city !== undefined && areas.some(({ value }) => keyOfTown(value) === keyOfTown(city.value));
  if (city !== undefined && isServiceArea !== false) {
    const count = countTowns(home?.mainText ?? '');
    const [most] = areas.toSorted((one, other) => count(other) - count(one));
    // Once: in the address.
    if (most !== undefined && count(most) >= FEWEST_TOLD && count(city) <= 1) return most;
    if (most !== undefined && isServed && count(city) >= count(most)) return city;
  }
  const size = city === undefined ? SMALL_TOWN : sizeOf(city.value, country);
  const isHamlet = !isServed && (size === 0 || (size <= HAMLET && isServiceArea !== false));
  return isHamlet ? areas.find(({ value }) => sizeOf(townIn(value), country) >= SMALL_TOWN) : undefined;
}

/** How often a text names a town. */
function countTowns(text: string): (town: NamedFact) => number {
  // Two spaces: one name may follow another.
  const spaced = (words: string) => ` ${words.replaceAll(' ', '  ')} `;
  const told = spaced(placeKey(text));
  return ({ value }) => told.split(spaced(keyOfTown(value))).length - 1;
}

const keyOfTown = (value: string): string => placeKey(townIn(value));

/** The town that a text names first; of two at one place the longer. */
function findFirstNamed<T extends NamedFact>(towns: readonly T[], text: string): T | undefined {
  const wordsOf = (value: string) => ` ${splitWords(foldText(value)).join(' ')} `;
  const words = wordsOf(text);
  return (
    towns
      .map((fact) => ({ fact, name: wordsOf(townIn(fact.value)) }))
      .map((one) => ({ ...one, at: one.name.trim() === '' ? -1 : words.indexOf(one.name) }))
      // "Bay Area" is no town of that name.
      .filter(({ at, name }) => !words.slice(at + name.length).startsWith('area '))
      .filter(({ at }) => at >= 0)
      .sort((one, other) => one.at - other.at || other.name.length - one.name.length)[0]?.fact
  );
}

/** "Weatherford, Texas" is Weatherford. */
function townIn(value: string): string {
  return value.split(/\s*[,(]/, 1)[0] ?? value;
}

function sizeOf(name: string, country: string | null): number {
  return Math.max(0, ...findTowns(name, country).map(({ size }) => size));
}
