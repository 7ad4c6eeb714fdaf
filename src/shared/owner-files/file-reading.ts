import { z } from 'zod';
import { FilePeriod, OwnerFileKind } from './stored-files.ts';

/** A parsed file, to be shown to its owner before it counts. Every text is truncated and plain. */
export const FileReading = z.object({
  kind: OwnerFileKind,
  /** The file inside a zip that was used; null when it was no zip. */
  fileInZip: z.string().nullable(),
  encoding: z.string(),
  /** The header of the table; "Column 1" where it has none. */
  columns: z.array(z.string()),
  /** Which column is which role, by the role's id. */
  mapping: z.record(z.string(), z.number().int()),
  firstRows: z.array(z.array(z.string())),
  rowCount: z.number().int(),
  /** What would count, in words and numbers. */
  counts: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Some findings, such as trusted websites, with the reason. */
  examples: z.array(z.string()),
  period: FilePeriod.nullable(),
  skipped: z.object({
    count: z.number().int(),
    lines: z.array(z.object({ line: z.number().int(), reason: z.string() })),
  }),
  /** Notes for the owner, in sentences. */
  notes: z.array(z.string()),
  /** Why it cannot count yet, and what to do; null when it can. */
  problem: z.string().nullable(),
});
export type FileReading = z.infer<typeof FileReading>;
