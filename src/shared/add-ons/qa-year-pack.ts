import { z } from 'zod';
import { GroundedSentence } from '../fixes/grounded-text.ts';

/** One question for each week of a year, as far as there are facts for them. */
export const QA_YEAR_WEEKS = 52;

/** One question with its answer, and the Monday of its week (`YYYY-MM-DD`). */
export const WeeklyQa = z.object({
  week: z.number().int().min(1).max(QA_YEAR_WEEKS),
  day: z.string(),
  question: z.string(),
  answer: z.string(),
  sentences: z.array(GroundedSentence),
});
export type WeeklyQa = z.infer<typeof WeeklyQa>;

/** The Q&A Year Pack of one audit. */
export const QaYearPack = z.object({
  weeks: z.array(WeeklyQa),
  /** Why there are fewer than 52, and which facts would give more; null when there are 52. */
  shortfall: z.object({ sentence: z.string(), missing: z.array(z.string()) }).nullable(),
  /** Instructions, one step per line. */
  steps: z.array(z.string()),
});
export type QaYearPack = z.infer<typeof QaYearPack>;
