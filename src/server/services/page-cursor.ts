import { z } from 'zod';
import { apiError } from './api-error.ts';

/** The last row of a page in a list ordered by time and id, the newest first; the next page begins after it. */
export interface PageCursor {
  readonly at: Date;
  readonly id: string;
}

const Encoded = z.tuple([z.iso.datetime(), z.string().min(1).max(100)]);

/** The cursor of a row as an opaque string for clients. */
export function writeCursor({ at, id }: PageCursor): string {
  return Buffer.from(JSON.stringify([at.toISOString(), id])).toString('base64url');
}

/** Parses a client's cursor; null for the first page. Throws 400 for an invalid one. */
export function readCursor(cursor: string | undefined): PageCursor | null {
  if (cursor === undefined) return null;
  const parsed = Encoded.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString('utf8')));
  if (!parsed.success) throw apiError('invalid-request', 'The cursor is not one that this server gave.');
  const [at, id] = parsed.data;
  return { at: new Date(at), id };
}

/** A page of at most `limit` rows, from a query that selected one row more. */
export function cutPage<Row>(
  rows: readonly Row[],
  limit: number,
  cursorOf: (row: Row) => PageCursor,
): { rows: Row[]; nextCursor: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, nextCursor: rows.length > limit && last !== undefined ? writeCursor(cursorOf(last)) : null };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
