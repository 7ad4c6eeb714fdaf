import type { Database } from '#server/store/database/database.ts';
import { inSnapshot, listCopiedTables, readRows } from '#server/store/database/table-copies.ts';

/** Every row of every table that a backup copies, as text, by table. */
export async function allRows(database: Database): Promise<Readonly<Record<string, readonly string[]>>> {
  return inSnapshot(database.orm, async (tx) => {
    const all: Record<string, string[]> = {};
    for (const table of await listCopiedTables(tx)) {
      const rows: string[] = [];
      for await (const batch of readRows(tx, table)) rows.push(...batch.map((row) => JSON.stringify(row)));
      all[table.name] = rows.toSorted();
    }
    return all;
  });
}
