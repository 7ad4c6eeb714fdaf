import { z } from 'zod';
import { typedText } from '#shared/text/typed-text.ts';

/** Pagination: `cursor` is the `nextCursor` of the previous page. */
export const PageQuery = z.object({
  cursor: typedText({ most: 200 }).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

/** A page of rows; `nextCursor` is null on the last one. */
export function definePage<Row extends z.ZodType>(row: Row) {
  return z.object({ rows: z.array(row), nextCursor: z.string().nullable() });
}
