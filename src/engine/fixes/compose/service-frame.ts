import { readPattern } from '../../data/patterns.ts';
import type { CategoryFamily } from '../../facts/category/business-category.ts';
import { foldText } from '../../facts/language/fold-text.ts';
import type { TextLanguage } from '../writing-material.ts';
import type { DescriptionFacts } from './described-business.ts';
import type { SentenceFrame } from './description-frames.ts';
import type { Phrase } from './filled-sentence.ts';
import { DESCRIPTION_FRAMES } from './read-frames.ts';

/** Trades that people come to with an illness. */
const TREATS: ReadonlySet<CategoryFamily> = new Set(['medical', 'fitness', 'beauty']);
const ILLNESS = new RegExp(`^(?:${readPattern('texts', 'illness')})$`, 'u');
/** What stands in front of these is what a name names: "Behandlung von Schmerzen" is no pain. */
const OF = new RegExp(` (?:${readPattern('texts', 'afterIllness')}) `);
const NOUN_LAST: ReadonlySet<TextLanguage> = new Set(['en', 'de', 'nl']);

/** The sentence for a list of services. The verb follows what the list is: illnesses are treated, whatever the trade. */
export function serviceFrame(
  taken: readonly Phrase[],
  { language, family, isFamilySure }: Pick<DescriptionFacts, 'language' | 'family' | 'isFamilySure'>,
): SentenceFrame {
  const { servicesOf, services, treated, consulted } = DESCRIPTION_FRAMES[language];
  const own = (family !== null && isFamilySure ? servicesOf[family] : undefined) ?? services ?? { none: '{services}.' };
  if (family !== null && !TREATS.has(family)) return own;
  const ill = taken.filter(({ text }) => isIllness(text, language)).length;
  if (ill === 0) return own;
  return (ill === taken.length ? treated : consulted) ?? own;
}

/** Whether a name is that of an illness or a complaint: by its noun. */
export function isIllness(text: string, language: TextLanguage): boolean {
  const words = foldText(text).split(OF, 1)[0]?.split(' ') ?? [];
  return ILLNESS.test((NOUN_LAST.has(language) ? words.at(-1) : words[0]) ?? '');
}
