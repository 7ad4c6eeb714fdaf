import { z } from 'zod';
import { FactorKey } from '../audit/factors.ts';
import { AuditChange } from './audit-change.ts';

/** One of the two audits of a comparison. */
export const ComparedMoment = z.object({
  auditId: z.string(),
  url: z.string(),
  createdAt: z.string(),
  /** As the report says it. */
  overallScore: z.number().int().nullable(),
  coverage: z.number(),
  algorithmVersion: z.string(),
});
export type ComparedMoment = z.infer<typeof ComparedMoment>;

/** Points of the overall score by what moved them, not rounded; together they are `total`. */
export const PointsByCause = z.object({
  total: z.number(),
  site: z.number(),
  reading: z.number(),
  rules: z.number(),
  owner: z.number(),
  unclear: z.number(),
});
export type PointsByCause = z.infer<typeof PointsByCause>;

/** Two audits of one business, the earlier first, and why they differ. */
export const AuditComparison = z.object({
  businessId: z.string(),
  before: ComparedMoment,
  after: ComparedMoment,
  /** Both view one and the same reading of the site: the site cannot have changed between them. */
  isSameReading: z.boolean(),
  /** The two are of other addresses of the same domain, such as two branches. */
  isOtherAddress: z.boolean(),
  /**
   * `none`: the same rules and the same words of the owner, so every difference is the site's. `done`: the older evidence was
   * evaluated again to set the rest apart. `impossible`: that evidence is no longer kept.
   */
  separation: z.enum(['none', 'done', 'impossible']),
  /** The score of the earlier audit by today's rules, with what the owner had told then; null where it was not evaluated again. */
  scoreByTodaysRules: z.number().int().nullable(),
  /** Null when one of the two has no score. */
  points: PointsByCause.nullable(),
  /** Factors whose score is another, as the reports say them. */
  factors: z.array(
    z.object({ key: FactorKey, label: z.string(), before: z.number().nullable(), after: z.number().nullable() }),
  ),
  /** Every single change with its cause; the scores of whole and factors are not repeated here. */
  changes: z.array(AuditChange),
});
export type AuditComparison = z.infer<typeof AuditComparison>;
