import type { z } from 'zod';
import type { listSuppressionsEndpoint } from '#shared/api/admin/mails.ts';
import { selectSuppressions } from '../../store/mail/mail-suppressions.ts';
import { cutPage, readCursor } from '../page-cursor.ts';
import { requireRole } from '../rights/require-right.ts';
import type { Viewer } from '../viewer.ts';
import type { MailServices } from './mail-services.ts';

/** A page of suppressed addresses, the newest first. */
export async function listSuppressions(
  { core }: MailServices,
  viewer: Viewer,
  { search, cursor, limit }: z.output<typeof listSuppressionsEndpoint.query>,
): Promise<z.input<typeof listSuppressionsEndpoint.response>> {
  requireRole(viewer, 'support');
  const filter = { search: search || null, after: readCursor(cursor) };
  const found = await selectSuppressions(core.database.orm, filter, limit + 1);
  const { rows, nextCursor } = cutPage(found, limit, ({ createdAt, key }) => ({ at: createdAt, id: key }));
  return {
    rows: rows.map(({ email, reason, note, createdAt }) => ({
      email,
      reason,
      note,
      createdAt: createdAt.toISOString(),
    })),
    nextCursor,
  };
}
