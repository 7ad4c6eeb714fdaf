import { z } from 'zod';
import { FactorKeySchema } from '../audit/factors.ts';
import { AuditChange } from './audit-change.ts';

/** One of the two audits of a comparison. */
export const ComparedMoment = z.object({
  auditId: z.string(),
  url: z.string(),
  createdAt: z.string(),
  /** As in the report. */
  overallScore: z.number().int().nullable(),
  coverage: z.number(),
  algorithmVersion: z.string(),
});
export type ComparedMoment = z.infer<typeof ComparedMoment>;

/** Points of the overall score by cause, not rounded; together they are `total`. */
export const PointsByCause = z.object({
  total: z.number(),
  site: z.number(),
  reading: z.number(),
  rules: z.number(),
  owner: z.number(),
  unclear: z.number(),
});
export type PointsByCause = z.infer<typeof PointsByCause>;

/** Two audits of one business, the earlier first, and the causes of their differences. */
export const AuditComparison = z.object({
  businessId: z.string(),
  before: ComparedMoment,
  after: ComparedMoment,
  /** Both use the same site run: the site cannot have changed between them. */
  isSameReading: z.boolean(),
  /** The two are of different URLs of the same domain, such as two branches. */
  isOtherAddress: z.boolean(),
  /**
   * `none`: the same rules and overrides, so every difference is caused by the site. `done`: the older evidence was
   * reevaluated to separate the causes. `impossible`: that evidence is no longer stored.
   */
  separation: z.enum(['none', 'done', 'impossible']),
  /** The score of the earlier audit by today's rules, with the owner's input of that time; null where it was not reevaluated. */
  scoreByTodaysRules: z.number().int().nullable(),
  /** Null when one of the two has no score. */
  points: PointsByCause.nullable(),
  /** Factors whose score differs, as in the reports. */
  factors: z.array(
    z.object({ key: FactorKeySchema, label: z.string(), before: z.number().nullable(), after: z.number().nullable() }),
  ),
  /** Every change with its cause; the scores of whole and factors are not repeated here. */
  changes: z.array(AuditChange),
});
export type AuditComparison = z.infer<typeof AuditComparison>;
