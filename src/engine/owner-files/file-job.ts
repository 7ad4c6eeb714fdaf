import type { ColumnMapping } from '#shared/owner-files/file-roles.ts';
import type { FilePeriod, OwnerFileKind } from '#shared/owner-files/stored-files.ts';

import type { ReadTable, SkippedLine, TableRow } from './read-table.ts';

/** A file of an owner and all that is needed to read it. */
export interface FileJob {
  readonly kind: OwnerFileKind;
  readonly bytes: Uint8Array;
  /** As the browser named it; null when it was typed. */
  readonly fileName: string | null;
  /** ISO 8601. */
  readonly uploadedAt: string;
  /** Of the business that the file is about. */
  readonly name: string | null;
  readonly siteUrl: string;
  /** Chosen by the owner; null: found by the header. */
  readonly mapping: ColumnMapping | null;
  readonly period: FilePeriod | null;
}

/** The table of a file with its columns known, for the reader of its kind. */
export interface TableJob extends Omit<FileJob, 'bytes' | 'mapping'> {
  readonly header: TableRow | null;
  readonly rows: readonly TableRow[];
  readonly mapping: ColumnMapping;
  readonly table: ReadTable;
}

/** What a reader of one kind makes of a table. */
export interface ReadKind<Kept> {
  /** Null when nothing can count; `problem` then says why. */
  readonly kept: Kept | null;
  readonly problem: string | null;
  readonly counts: readonly { readonly label: string; readonly value: string }[];
  readonly examples: readonly string[];
  readonly period: FilePeriod | null;
  readonly skipped: readonly SkippedLine[];
  readonly notes: readonly string[];
}

/** The cell of a row that plays a role; an empty text where there is none. */
export function getCell({ cells }: TableRow, index: number | undefined): string {
  return index === undefined ? '' : (cells[index] ?? '');
}

/** A cell that a spreadsheet would run: it tells nothing, and is never kept. */
export function isFormula(cell: string): boolean {
  return /^\s*(?:[=\uFF1D]|[+\-@\uFF0B\uFF0D\uFF20]\s*[A-Za-z_][\w.]*\s*[(|!])/.test(cell);
}
