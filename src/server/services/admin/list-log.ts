import type { z } from 'zod';
import type { LogEntry, listLogEndpoint } from '#shared/api/admin/metrics.ts';
import { selectLogRows } from '../../store/admin/operator-log.ts';
import type { CoreServices } from '../core-services.ts';
import { cutPage, readCursor } from '../page-cursor.ts';
import { type Operating, requireOperator } from './operator.ts';

/** A page of the operator log, the newest first. Throws 400 for an invalid cursor. */
export async function listLog(
  { database }: Pick<CoreServices, 'database'>,
  by: Operating,
  { search, cursor, limit }: z.output<typeof listLogEndpoint.query>,
): Promise<{ rows: LogEntry[]; nextCursor: string | null }> {
  requireOperator(by, 'support');
  const before = readCursor(cursor)?.id ?? null;
  const found = await selectLogRows(database.orm, { before, limit: limit + 1, search: search ?? '' });
  const { rows, nextCursor } = cutPage(found, limit, ({ at, id }) => ({ at, id: String(id) }));
  return { rows: rows.map(({ id, at, ...entry }) => ({ ...entry, id: String(id), at: at.toISOString() })), nextCursor };
}
