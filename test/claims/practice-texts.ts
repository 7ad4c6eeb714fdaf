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
 * More texts of the corpus's shape, written without sight of the verifier or of the corpus. They are there to learn from:
 * anyone may read them, so what the verifier reaches on them is no measurement. The second and third sets speak of the corpus's sheets alone.
 */
export const PRACTICE_TEXTS: readonly PracticeText[] = z
  .array(PracticeText)
  .parse([...practice, ...practiceTwo, ...practiceThree]);

/** The facts that a practice text is held against. Throws on a name that no sheet has. */
export function findPracticeSheet({ sheet }: Pick<PracticeText, 'sheet'>): FactSheet {
  const found = new Map<string, FactSheet>(Object.entries(ALL_SHEETS)).get(sheet);
  if (found === undefined) throw new Error(`There is no sheet "${sheet}"`);
  return found;
}
