import { businessWording } from '../fixes/compose/business-slots.ts';
import type { WritingMaterial } from '../fixes/writing-material.ts';
import { buildKeywordInput } from '../keywords/build-keyword-input.ts';
import { findCategory, findHeadTerms, findTitleAim } from '../keywords/head-terms.ts';
import { findSearchLanguage } from '../keywords/search-language.ts';

/**
 * The default keyword when the owner gave none: what the title or the main heading of the home page aims at, where it names the
 * trade, else what people call the business, with its town, as people type it. Null when no usable fact gives it; then the
 * specified default applies.
 */
export function defaultKeyword(material: WritingMaterial): string | null {
  const { slots, facts } = businessWording(material);
  const { analysis, outline } = material;
  const { business } = analysis;
  const input = buildKeywordInput(
    { business_name: business.name ?? '', primary_category: '', location: { city: '', state: '' } },
    analysis,
    outline,
  );
  const category = input.category === '' ? null : findCategory(input.category);
  const [home] = input.pages;
  const aim = category === null || home === undefined ? null : findTitleAim(home, category, input);
  const service = facts.find(({ kind }) => kind === 'service')?.value.toLowerCase();
  const what = aim ?? slots.get('keyword')?.text ?? findHeadTerms(input, category)[0] ?? service;
  if (what === undefined) return null;
  const town = slots.get('city')?.text ?? input.city;
  if (town === '' || what.toLowerCase().includes(town.toLowerCase())) return what;
  const form = findSearchLanguage(input.language)?.forms.plain ?? '{s} {p}';
  return form.replace('{s}', what).replace('{p}', town);
}
