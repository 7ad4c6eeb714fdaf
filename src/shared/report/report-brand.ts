import { z } from 'zod';

/** Whose name stands on a report: an agency's instead of ours. */
export const ReportBrand = z.object({
  name: z.string().trim().min(1).max(80),
  /** The colour of headings and bars, `#rrggbb`. */
  colour: z.string().regex(/^#[0-9a-f]{6}$/),
  /** Whom a reader writes to: a mail address, a phone number or a web address; null: nobody is named. */
  contact: z.string().trim().min(1).max(120).nullable(),
  /** A PNG, base64; null: the name stands in its place. */
  logo: z.string().nullable(),
});
export type ReportBrand = z.infer<typeof ReportBrand>;

/** How a report is dressed, by the plan of the one whose report it is. */
export interface ReportDress {
  /** Null: ours. */
  readonly brand: ReportBrand | null;
  /** The free plan's mark across each page. */
  readonly hasWatermark: boolean;
}
