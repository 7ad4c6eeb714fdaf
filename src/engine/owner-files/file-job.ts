import type { ColumnMapping } from '#shared/owner-files/file-roles.ts';
import type { FilePeriod, OwnerFileKind } from '#shared/owner-files/stored-files.ts';

import type { ReadTable, SkippedLine, TableRow } from './read-table.ts';

/** An owner's file with everything needed to parse it. */
export interface FileJob {
  readonly kind: OwnerFileKind;
  readonly bytes: Uint8Array;
  /** The file name from the browser; null for typed text. */
  readonly fileName: string | null;
  /** ISO 8601. */
  readonly uploadedAt: string;
  /** The name of the business that the file is about. */
  readonly name: string | null;
  readonly siteUrl: string;
  /** Chosen by the owner; null: detected from the header. */
  readonly mapping: ColumnMapping | null;
  readonly period: FilePeriod | null;
}

/** The table of a file with detected columns, for the parser of its kind. */
export interface TableJob extends Omit<FileJob, 'bytes' | 'mapping'> {
  readonly header: TableRow | null;
  readonly rows: readonly TableRow[];
  readonly mapping: ColumnMapping;
  readonly table: ReadTable;
}

/** The result of a parser for one kind of file. */
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

/** The cell of a role in a row; empty where there is none. */
export function getCell({ cells }: TableRow, index: number | undefined): string {
  return index === undefined ? '' : (cells[index] ?? '');
}

/** A cell that a spreadsheet would execute: ignored and never stored. */
export function isFormula(cell: string): boolean {
  return /^\s*(?:[=\uFF1D]|[+\-@\uFF0B\uFF0D\uFF20]\s*[A-Za-z_][\w.]*\s*[(|!])/.test(cell);
}
