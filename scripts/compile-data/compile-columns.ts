import { z } from 'zod';
import type { ColumnData } from '#engine/owner-files/column-lexicon.ts';
import { OWNER_FILE_KINDS } from '#shared/owner-files/stored-files.ts';
import { readYaml } from './yaml-files.ts';

const names = z.array(z.string().min(1)).min(1);
const roles = z.record(z.string(), names);
const file = z.strictObject({ columns: z.record(z.enum(OWNER_FILE_KINDS), roles), totals: names });

/** The names of columns in files of owners: `owner-files/columns.yaml`. */
export function compileColumns(): ColumnData {
  return readYaml('owner-files/columns.yaml', file);
}
