import type { Analysis } from '#shared/audit/analysis.ts';
import type { FactSheet } from '#shared/fixes/fact-sheet.ts';
import type { SiteOutline } from '#shared/fixes/site-outline.ts';

/** The input of all generated texts. Claims come only from the sheet; outline and analysis show what is missing where. */
export interface WritingMaterial {
  readonly sheet: FactSheet;
  readonly outline: SiteOutline;
  readonly analysis: Analysis;
}

/** The language of all texts generated for a business. */
export type TextLanguage = WritingMaterial['sheet']['language'];

/** Languages of which the sentences are not written yet: their businesses get no text. */
const UNWORDED: ReadonlySet<TextLanguage> = new Set(['it', 'nl', 'pt']);

/** Whether texts can be composed in a language. */
export function isWorded(language: TextLanguage): boolean {
  return !UNWORDED.has(language);
}

/** The three variants of a text that one set of facts gives: regenerating rotates through them. */
export type TextVariant = 0 | 1 | 2;
export const TEXT_VARIANTS: readonly TextVariant[] = [0, 1, 2];

/** Any number as a variant: a fourth regeneration starts over. */
export function toVariant(times: number): TextVariant {
  const rest = Math.abs(Math.trunc(times)) % 3;
  return rest === 1 ? 1 : rest === 2 ? 2 : 0;
}
