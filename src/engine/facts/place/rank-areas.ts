import type { FactContext } from '../fact-context.ts';
import { foldText } from '../language/fold-text.ts';
import { distinctLines } from '../pages/page-lines.ts';
import { AREA_WEIGHT, isRegionName } from './area-center.ts';
import type { Area } from './choose-areas.ts';
import { findTowns } from './gazetteer.ts';
import { placeKey } from './place-key.ts';

const sizeOf = (name: string, country: string | null): number =>
  Math.max(0, ...findTowns(name, country).map(({ size }) => size));

/** A county says less about where a business works than a town in it. */
const REGION = 0.5;
/** As a page of the same kind about each of many towns makes their weights. */
const NEARLY = 0.85;
const FEWEST_ALIKE = 12;

/**
 * The areas by what speaks for them, the main one first: titles and headings, the number of pages, how often the site names
 * them; else in the order of the site. A town stands first where there is one: the seat, where it is served and no smaller than the
 * main one of the others, because one page about a town, or a list that has it twice, makes no market.
 * @param country of the business; null when unknown
 * @param seat the town of its address; null when unknown
 */
export function rankAreas(
  context: FactContext,
  areas: readonly Area[],
  country: string | null,
  seat: string | null,
): Area[] {
  if (areas.length < 2) return [...areas];
  const lines = distinctLines(context).map((line) => line.text);
  const text = spacedWords(lines);
  const weigh = ({ key, name, lists }: Area): number => {
    const said = lists.reduce((sum, { style, pages }) => sum + AREA_WEIGHT[style] * Math.log2(1 + pages), 0);
    const weight = said + Math.log2(text.split(` ${key} `).length);
    return isRegionName(name, country) ? weight * REGION : weight;
  };
  const weighed = areas.map((area) => ({ area, weight: weigh(area) })).sort((a, b) => b.weight - a.weight);
  const ranked = weighed.map(({ area }) => area);
  const towns = weighed.filter(({ area }) => !isRegionName(area.name, country));
  const main = towns.find(({ area }) => isInHead(context, area)) ?? largest(towns, country);
  const served = seat === null ? undefined : ranked.find(({ name }) => placeKey(name) === placeKey(seat));
  const isSmaller = sizeOf(served?.name ?? '', country) < sizeOf(main?.area.name ?? '', country);
  const first = (served === undefined || isSmaller ? main?.area : served) ?? ranked[0];
  return ranked.sort((a, b) => Number(b === first) - Number(a === first));
}

/** Titles and main headings of the home page outweigh a page about one of many towns. */
function isInHead({ home }: FactContext, { key }: Area): boolean {
  const head = [home.title ?? '', ...home.headings.flatMap(({ level, text }) => (level === 1 ? [text] : []))];
  return spacedWords(head).includes(` ${key} `);
}

/** The folded words of lines between spaces, with a mark between lines. */
function spacedWords(lines: readonly string[]): string {
  return ` ${foldText(lines.join(' | ')).replace(/[^\p{L}\p{N}|]+/gu, ' ')} `;
}

/** The largest of the towns that as much speaks for as for the first, by a little. */
function largest(
  towns: readonly { readonly area: Area; readonly weight: number }[],
  country: string | null,
): { readonly area: Area } | undefined {
  const alike = towns.filter(({ weight }) => weight >= (towns[0]?.weight ?? 0) * NEARLY);
  return alike.length < FEWEST_ALIKE
    ? towns[0]
    : alike.toSorted((a, b) => sizeOf(b.area.name, country) - sizeOf(a.area.name, country))[0];
}
