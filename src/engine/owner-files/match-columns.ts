import { type ColumnMapping, FILE_ROLES, type FileRoleId, missingRoles } from '#shared/owner-files/file-roles.ts';
import type { OwnerFileKind } from '#shared/owner-files/stored-files.ts';
import { foldText, keepLetters } from '../facts/language/fold-text.ts';
import { COLUMN_LEXICON } from './column-lexicon.ts';
import type { TableBlock, TableRow } from './read-table.ts';

const KNOWN = new Map(
  Object.entries(COLUMN_LEXICON).map(([kind, roles]) => [
    kind,
    new Map(Object.entries(roles).map(([role, words]) => [role, new Set(words.map(compared))])),
  ]),
);

/** A header normalised for comparison: lower case, without accents, letters and digits only. */
export function compared(header: string): string {
  return keepLetters(foldText(header.slice(0, 100)));
}

/** Assigns columns to roles by the header; each column has at most one role. Pure. */
function matchColumns(kind: OwnerFileKind, header: readonly string[]): ColumnMapping {
  const names = header.map(compared);
  const mapping: Partial<Record<FileRoleId, number>> = {};
  const taken = new Set<number>();
  for (const { id } of FILE_ROLES[kind]) {
    const words = KNOWN.get(kind)?.get(id) ?? new Set<string>();
    // The names of a role are ordered by preference: total users before users.
    const index = [...words]
      .map((word) => names.findIndex((name, at) => name === word && !taken.has(at)))
      .find((at) => at >= 0);
    if (index === undefined) continue;
    mapping[id] = index;
    taken.add(index);
  }
  return mapping;
}

/** How many cells in the first lines are known headers of any kind, by which the encoding of a file is chosen. */
export function countKnownHeaders(sample: string): number {
  let count = 0;
  for (const cell of sample.split(/[,;\t|\n]/, 400)) {
    const name = compared(cell.replaceAll('"', ''));
    if (name === '' || name.length > 60) continue;
    for (const roles of KNOWN.values()) for (const words of roles.values()) if (words.has(name)) count += 1;
  }
  return count;
}

export interface FoundTable {
  /** Null: the table has no known header. */
  readonly header: TableRow | null;
  readonly rows: readonly TableRow[];
  readonly mapping: ColumnMapping;
}

/** How many rows are searched for a header. */
const HEADER_ROWS = 10;

/**
 * Finds the table of a file: of several blocks the one whose header has all required columns and the most rows. Blocks
 * without a header continue the previous one. Without any known header, all rows. Pure.
 */
export function findTable(kind: OwnerFileKind, blocks: readonly TableBlock[]): FoundTable {
  const tables: { header: TableRow; rows: TableRow[]; mapping: ColumnMapping }[] = [];
  for (const { rows, isNew } of blocks) {
    const found = headerOf(kind, rows);
    if (found !== null) tables.push(found);
    else if (!isNew) for (const row of rows) tables.at(-1)?.rows.push(row);
  }
  const best = tables.toSorted((one, other) => other.rows.length - one.rows.length)[0];
  return best ?? { header: null, rows: blocks.flatMap(({ rows }) => rows), mapping: {} };
}

function headerOf(kind: OwnerFileKind, block: readonly TableRow[]) {
  for (const [index, row] of block.slice(0, HEADER_ROWS).entries()) {
    const mapping = matchColumns(kind, row.cells);
    if (missingRoles(kind, mapping).length === 0) return { header: row, rows: block.slice(index + 1), mapping };
  }
  return null;
}
