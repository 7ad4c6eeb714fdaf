import { z } from 'zod';

/** Where something was found on the site: the page and a quote. `url` is null when there is no page. */
export const Evidence = z.object({
  url: z.string().nullable(),
  quote: z.string().max(1000),
  note: z.string().optional(),
  /**
   * Not from the site: stated by the owner, from the owner's Google Takeout file, or from another uploaded file. Absent
   * otherwise.
   */
  origin: z.enum(['owner', 'takeout', 'file']).optional(),
});
export type Evidence = z.infer<typeof Evidence>;

/**
 * The source of a rule and when it was last read. `kind` says how binding it is: a vendor's own document, a standard, a
 * published study, or practice (our own threshold).
 */
export const RuleSource = z.object({
  name: z.string(),
  url: z.string().nullable(),
  date: z.string().regex(/^\d{4}(-\d{2}){0,2}$/),
  kind: z.enum(['vendor', 'standard', 'study', 'practice']),
});
export type RuleSource = z.infer<typeof RuleSource>;

export const CheckStatus = z.enum(['pass', 'partial', 'fail', 'notMeasured']);
export type CheckStatus = z.infer<typeof CheckStatus>;

/** How long the fix of one check takes an owner. */
export const Effort = z.enum(['minutes', 'hour', 'day', 'ongoing']);
export type Effort = z.infer<typeof Effort>;

/**
 * One check of one factor. `points` of `maxPoints` were earned; both count only when `status` is measured. A check with
 * `maxPoints` 0 is information: shown, never scored.
 */
export const Check = z.object({
  /** Unique in an analysis: `<factorKey>.<name>`. */
  id: z.string(),
  /** The check as a short statement that is true when it passes. */
  label: z.string(),
  status: CheckStatus,
  points: z.number().min(0),
  maxPoints: z.number().min(0),
  /** The finding, in one sentence for the owner. */
  finding: z.string(),
  /** Why it matters. */
  why: z.string(),
  /** What to do; null when there is nothing to do. */
  fix: z.string().nullable(),
  effort: Effort,
  evidence: z.array(Evidence),
  rule: RuleSource,
  /** For `notMeasured`: what would measure it. Null otherwise. */
  measuredBy: z.string().nullable(),
});
export type Check = z.infer<typeof Check>;
