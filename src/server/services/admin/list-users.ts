import type { z } from 'zod';
import type { AdminUser, listUsersEndpoint } from '#shared/api/admin/users.ts';
import { selectAdminUsers } from '../../store/admin/admin-users.ts';
import type { CoreServices } from '../core-services.ts';
import { cutPage, readCursor } from '../page-cursor.ts';
import { type Operating, requireOperator } from './operator.ts';
import { showUser } from './show-user.ts';

/** A page of the accounts, the newest first. Throws 400 for a cursor that was made up. */
export async function listUsers(
  { database, now }: Pick<CoreServices, 'database' | 'now'>,
  by: Operating,
  { search, plan, cursor, limit }: z.output<typeof listUsersEndpoint.query>,
): Promise<{ rows: AdminUser[]; nextCursor: string | null }> {
  requireOperator(by, 'support');
  const found = await selectAdminUsers(database.orm, {
    below: readCursor(cursor),
    limit: limit + 1,
    search: search ?? '',
    plan: plan ?? null,
    now: new Date(now()),
  });
  const { rows, nextCursor } = cutPage(found, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
  return { rows: rows.map(showUser), nextCursor };
}
