import { z } from 'zod';
import { CheckStatus, Evidence } from '../audit/check.ts';
import { FactorKeySchema } from '../audit/factors.ts';

/**
 * The cause of a difference between two audits. `site`: the site changed. `reading`: one of the two could not measure or
 * read it, so that a change is unknown. `rules`: our rules changed. `owner`: the owner's input changed. `unclear`: the
 * rules changed in between and the older evidence is gone, so that the cause cannot be determined.
 */
export const ChangeCause = z.enum(['site', 'reading', 'rules', 'owner', 'unclear']);
export type ChangeCause = z.infer<typeof ChangeCause>;

/** The subject of a change, in the order in which changes are reported. */
export const CHANGE_KINDS = [
  'score',
  'factor',
  'noindex',
  'reader',
  'fact',
  'page',
  'profile',
  'check',
  'rules',
] as const;
export const ChangeKind = z.enum(CHANGE_KINDS);
export type ChangeKind = z.infer<typeof ChangeKind>;

/** One difference between two audits of a business. */
export const AuditChange = z.object({
  kind: ChangeKind,
  /**
   * Identifies the subject within its kind: a factor's key, a check's id, a fact's name, a bot's token, a URL. `overall`
   * for the score.
   */
  subject: z.string(),
  cause: ChangeCause,
  /** The subject in the owner's words. */
  label: z.string(),
  /** The earlier value, in words or as a number; null: there was none, or it was not measured. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  /**
   * The earlier status: of a check, the noindex mark, or a bot (`pass` may crawl, `fail` is blocked). Null on the side that
   * does not have the check, and always for other kinds.
   */
  status: z.object({ before: CheckStatus.nullable(), after: CheckStatus.nullable() }).nullable(),
  factor: FactorKeySchema.nullable(),
  /** The check that counts a change of a bot or a noindex: it carries the points. Null otherwise. */
  checkId: z.string().nullable(),
  /**
   * Points of the overall score, not rounded. Those of all checks and rules together are the difference of the exact
   * scores, which the score itself has. Null where a change has no points of its own, or a score is missing.
   */
  points: z.number().nullable(),
  /** A regression caused by the site. */
  isRegression: z.boolean(),
  seenBefore: z.array(Evidence),
  seenAfter: z.array(Evidence),
});
export type AuditChange = z.infer<typeof AuditChange>;

/** A change that the owner should know of at once. */
export const AuditAlert = z.object({
  kind: z.enum(['readers-blocked', 'hidden-from-search', 'phone-changed']),
  /** What happened, as one sentence. */
  sentence: z.string(),
  changes: z.array(AuditChange).min(1),
});
export type AuditAlert = z.infer<typeof AuditAlert>;
