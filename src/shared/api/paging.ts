import { z } from 'zod';

/** A page of a long list: `cursor` is the `nextCursor` of the page before. */
export const PageQuery = z.object({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

/** A page of rows; `nextCursor` is null on the last one. */
export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.object({ rows: z.array(row), nextCursor: z.string().nullable() });
}
