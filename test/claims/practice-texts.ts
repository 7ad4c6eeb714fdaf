import { z } from 'zod';
import type { FactSheet } from '#shared/fixes/fact-sheet.ts';
import { ClaimText } from './corpus.ts';
import practice from './practice.json' with { type: 'json' };
import { PRACTICE_SHEETS } from './practice-sheets.ts';
import practiceThree from './practice-three.json' with { type: 'json' };
import practiceTwo from './practice-two.json' with { type: 'json' };
import { SHEETS } from './sheets.ts';

const ALL_SHEETS = { ...SHEETS, ...PRACTICE_SHEETS };

const PracticeText = ClaimText.extend({ sheet: z.enum(Object.keys(ALL_SHEETS)) });
export type PracticeText = z.infer<typeof PracticeText>;

/**
 * More texts in the corpus's format, written without knowledge of the verifier or the corpus. They are for development:
 * anyone may read them, so the verifier's result on them is no measurement. The second and third sets are about the
 * corpus's sheets only.
 */
export const PRACTICE_TEXTS: readonly PracticeText[] = z
  .array(PracticeText)
  .parse([...practice, ...practiceTwo, ...practiceThree]);

/** The facts that a practice text is verified against. Throws on an unknown sheet name. */
export function findPracticeSheet({ sheet }: Pick<PracticeText, 'sheet'>): FactSheet {
  const found = new Map<string, FactSheet>(Object.entries(ALL_SHEETS)).get(sheet);
  if (found === undefined) throw new Error(`There is no sheet "${sheet}"`);
  return found;
}
