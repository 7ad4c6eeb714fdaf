import { z } from 'zod';
import { FactorKey } from '../audit/factors.ts';

export const MOST_RIVALS = 3;

/** What an analysis says, as far as two sites can be held against each other. Null is not measured, never zero. */
export const SnapshotColumn = z.object({
  name: z.string().nullable(),
  overallScore: z.number().nullable(),
  /** Share of the weight that was measured, 0 to 1. */
  coverage: z.number(),
  collectedAt: z.string(),
  scores: z.array(z.object({ factor: FactorKey, score: z.number().nullable() })),
  /** Ids of the checks that passed. */
  passed: z.array(z.string()),
  pagesRead: z.number().int(),
});
export type SnapshotColumn = z.infer<typeof SnapshotColumn>;

/** `gone`: read, but nobody looked before the reading was thrown away. Name the rival again to read it anew. */
export const RIVAL_STATES = ['queued', 'running', 'done', 'failed', 'gone'] as const;
export const RivalState = z.enum(RIVAL_STATES);
export type RivalState = z.infer<typeof RivalState>;

export const Rival = z.object({
  url: z.string(),
  state: RivalState,
  /** Why it could not be read; null otherwise. */
  problem: z.string().nullable(),
  column: SnapshotColumn.nullable(),
  /** What this rival's site passes and yours does not, the most worth first. */
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
      factor: FactorKey,
      label: z.string(),
      own: z.number().nullable(),
      /** One for each rival, in their order. */
      rivals: z.array(z.number().nullable()),
    }),
  ),
});
export type CompetitorSnapshot = z.infer<typeof CompetitorSnapshot>;
