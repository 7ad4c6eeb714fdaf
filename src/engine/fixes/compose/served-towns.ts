import { foldText, splitWords } from '../../facts/language/fold-text.ts';
import { isRegionName } from '../../facts/place/area-center.ts';
import type { Phrase } from './filled-sentence.ts';

/**
 * The places of a list that are no region around the others: "Gran Bilbao" and "Biscay" hold what stands beside them. All where there is no
 * town at all. Pure.
 * @param town the main one, which is not in the list
 * @param country ISO 3166-1 alpha-2
 */
export function withoutRegions(areas: readonly Phrase[], town: string, country: string | null): readonly Phrase[] {
  const key = (text: string) => ` ${splitWords(foldText(text)).join(' ')} `;
  const holdsTown = (text: string) =>
    town !== '' && key(text).trim() !== key(town).trim() && key(text).endsWith(key(town));
  const towns = areas.filter(({ text }) => !isRegionName(text, country) && !holdsTown(text));
  return towns.length > 0 || (town !== '' && !isRegionName(town, country)) ? towns : areas;
}
