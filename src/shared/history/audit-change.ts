import { z } from 'zod';
import { CheckStatus, Evidence } from '../audit/check.ts';
import { FactorKey } from '../audit/factors.ts';

/**
 * Why two audits differ in one thing. `site`: the site says something else. `reading`: one of the two could not measure or read
 * it, so nothing is known of a change. `rules`: we judge differently than we did. `owner`: the owner told us something. `unclear`: rules
 * changed in between and the older evidence is gone, so that nobody can tell.
 */
export const ChangeCause = z.enum(['site', 'reading', 'rules', 'owner', 'unclear']);
export type ChangeCause = z.infer<typeof ChangeCause>;

/** What a change is about, in the order in which changes are told. */
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

/** One thing in which two audits of a business differ. */
export const AuditChange = z.object({
  kind: ChangeKind,
  /** What of its kind: a factor's key, a check's id, a fact's name, a reader's token, an address. `overall` for the score. */
  subject: z.string(),
  cause: ChangeCause,
  /** The subject in the owner's words. */
  label: z.string(),
  /** How it was, in words or as a number; null: there was none, or it was not measured. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  /**
   * How it was judged: a check, the noindex mark, a reader (`pass` may read, `fail` is turned away). Null on the side
   * that does not know the check, and as a whole for everything else.
   */
  status: z.object({ before: CheckStatus.nullable(), after: CheckStatus.nullable() }).nullable(),
  factor: FactorKey.nullable(),
  /** The check in which the change counts, for a reader or a noindex: its points stand there. Null otherwise. */
  checkId: z.string().nullable(),
  /**
   * Points of the overall score, not rounded. Those of all checks and rules together are the difference of the exact
   * scores, which stands with the score. Null where a change has none of its own, or a score is missing.
   */
  points: z.number().nullable(),
  /** It made things worse, and it is the site that changed. */
  isRegression: z.boolean(),
  seenBefore: z.array(Evidence),
  seenAfter: z.array(Evidence),
});
export type AuditChange = z.infer<typeof AuditChange>;

/** What of an audit's changes an owner should hear of at once. */
export const AuditAlert = z.object({
  kind: z.enum(['readers-blocked', 'hidden-from-search', 'phone-changed']),
  /** What happened, as one sentence. */
  sentence: z.string(),
  changes: z.array(AuditChange).min(1),
});
export type AuditAlert = z.infer<typeof AuditAlert>;
