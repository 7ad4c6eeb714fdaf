import type { Analysis } from '#shared/audit/analysis.ts';
import type { FactSheet } from '#shared/fixes/fact-sheet.ts';
import type { SiteOutline } from '#shared/fixes/site-outline.ts';

/** What everything that writes draws on. Claims come from the sheet alone; outline and analysis tell what is missing where. */
export interface WritingMaterial {
  readonly sheet: FactSheet;
  readonly outline: SiteOutline;
  readonly analysis: Analysis;
}

/** The language of everything written for a business. */
export type TextLanguage = WritingMaterial['sheet']['language'];

/** Which of the three texts that one set of facts gives: regenerating walks through them. */
export type TextVariant = 0 | 1 | 2;
export const TEXT_VARIANTS: readonly TextVariant[] = [0, 1, 2];

/** Any number as a variant: regenerating a fourth time begins again. */
export function toVariant(times: number): TextVariant {
  const rest = Math.abs(Math.trunc(times)) % 3;
  return rest === 1 ? 1 : rest === 2 ? 2 : 0;
}
