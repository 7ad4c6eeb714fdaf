import type { Business } from '#shared/audit/business.ts';
import type { OutlinePage } from '#shared/fixes/site-outline.ts';
import { readPattern } from '../data/patterns.ts';
import type { CategoryFamily } from '../facts/category/business-category.ts';
import { saysAllDay } from '../facts/hours/other-hours.ts';
import { foldText } from '../facts/language/fold-text.ts';
import { isMachinePlace } from '../facts/machine-places.ts';
import { wholePattern } from './compare/content-tokens.ts';
import { categoryNouns } from './compose/category-nouns.ts';

/** Their customers come to the office. */
const IN_THE_OFFICE: ReadonlySet<CategoryFamily | null> = new Set(['medical', 'legal', 'office', 'property']);
const OFFICE_HOURS = wholePattern(readPattern('texts', 'officeHours'));

/**
 * Whether the hours of a business may be those of its office or telephone, while its customers come elsewhere or at any time: as their
 * label or a page says, or because only its code has them and a page says "24/7". Never of hours that the owner gave. Pure.
 */
export function mayBeOfficeHours(
  { category, sources }: Pick<Business, 'category' | 'sources'>,
  pages: readonly Pick<OutlinePage, 'mainText'>[],
): boolean {
  const { takenFrom, seen = [] } = sources.openingHours ?? {};
  if (takenFrom === undefined || takenFrom.place === 'owner') return false;
  if (OFFICE_HOURS.test(foldText(takenFrom.quote))) return true;
  const isSaid = (says: (folded: string) => boolean) => pages.some(({ mainText }) => says(foldText(mainText)));
  if ([takenFrom, ...seen].every(({ place }) => isMachinePlace(place)) && isSaid(saysAllDay)) return true;
  const family = categoryNouns(category?.label ?? '')?.family ?? null;
  return !IN_THE_OFFICE.has(family) && isSaid((folded) => OFFICE_HOURS.test(folded));
}
