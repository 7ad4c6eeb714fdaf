import type { OwnerFileKind } from '#shared/owner-files/stored-files.ts';
import { readCompiled } from '../data/read-compiled.ts';

/** What `data/owner-files/columns.yaml` has: by kind of file and role the names of the column, the preferred ones first. */
export interface ColumnData {
  readonly columns: Readonly<Record<OwnerFileKind, Readonly<Record<string, readonly string[]>>>>;
  readonly totals: readonly string[];
}

const DATA = readCompiled<ColumnData>('columns');

/**
 * Column names of exports by role, in the languages of their programs. English, German, French, Spanish, Italian, Dutch,
 * Portuguese, Polish, Japanese, and names used by link tools and people.
 */
export const COLUMN_LEXICON = DATA.columns;

/** First cells of total rows. */
export const TOTAL_LEXICON: ReadonlySet<string> = new Set(DATA.totals);
