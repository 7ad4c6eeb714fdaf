import { z } from 'zod';
import { FactorKeySchema } from '../audit/factors.ts';

export const MOST_RIVALS = 3;

/** The part of an analysis that is used to compare two sites. Null is not measured, never zero. */
export const SnapshotColumn = z.object({
  name: z.string().nullable(),
  overallScore: z.number().nullable(),
  /** Share of the weight that was measured, 0 to 1. */
  coverage: z.number(),
  collectedAt: z.string(),
  scores: z.array(z.object({ factor: FactorKeySchema, score: z.number().nullable() })),
  /** Ids of the checks that passed. */
  passed: z.array(z.string()),
  pagesRead: z.number().int(),
});
export type SnapshotColumn = z.infer<typeof SnapshotColumn>;

/** `gone`: crawled, but the result was deleted before anybody opened it. Add the competitor again to recrawl it. */
export const RIVAL_STATES = ['queued', 'running', 'done', 'failed', 'gone'] as const;
export const RivalState = z.enum(RIVAL_STATES);
export type RivalState = z.infer<typeof RivalState>;

export const Rival = z.object({
  url: z.string(),
  state: RivalState,
  /** Why it could not be crawled; null otherwise. */
  problem: z.string().nullable(),
  column: SnapshotColumn.nullable(),
  /** What this competitor's site passes and yours does not, the largest gain first. */
  ahead: z.array(z.object({ checkId: z.string(), label: z.string(), fix: z.string().nullable() })),
});
export type Rival = z.infer<typeof Rival>;

/** The Competitor Snapshot of one audit. */
export const CompetitorSnapshot = z.object({
  own: SnapshotColumn,
  url: z.string(),
  rivals: z.array(Rival).max(MOST_RIVALS),
  factors: z.array(
    z.object({
      factor: FactorKeySchema,
      label: z.string(),
      own: z.number().nullable(),
      /** One for each competitor, in their order. */
      rivals: z.array(z.number().nullable()),
    }),
  ),
});
export type CompetitorSnapshot = z.infer<typeof CompetitorSnapshot>;
