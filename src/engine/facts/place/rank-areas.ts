import type { FactContext } from '../fact-context.ts';
import { foldText } from '../language/fold-text.ts';
import { distinctLines } from '../pages/page-lines.ts';
import { AREA_WEIGHT, isRegionName } from './area-center.ts';
import type { Area } from './choose-areas.ts';

/** A county says less about where a business works than a town in it. */
const REGION = 0.5;

/**
 * The areas by what speaks for them, the main one first: titles and headings, the number of pages, how often the site names
 * them; else in the order of the site. A town stands first where there is one.
 * @param country of the business; null when unknown
 */
export function rankAreas(context: FactContext, areas: readonly Area[], country: string | null): Area[] {
  if (areas.length < 2) return [...areas];
  const lines = distinctLines(context).map((line) => line.text);
  const text = ` ${foldText(lines.join(' | ')).replace(/[^\p{L}\p{N}|]+/gu, ' ')} `;
  const weigh = ({ key, name, lists }: Area): number => {
    const said = lists.reduce((sum, { style, pages }) => sum + AREA_WEIGHT[style] * Math.log2(1 + pages), 0);
    const weight = said + Math.log2(text.split(` ${key} `).length);
    return isRegionName(name, country) ? weight * REGION : weight;
  };
  const ranked = areas
    .map((area) => ({ area, weight: weigh(area) }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ area }) => area);
  const first = ranked.find(({ name }) => !isRegionName(name, country)) ?? ranked[0];
  return ranked.sort((a, b) => Number(b === first) - Number(a === first));
}
