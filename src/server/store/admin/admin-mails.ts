import { count, inArray } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { mails } from './operator-schema.ts';

/** The number of mails in the outbox and of failed ones. */
export async function countMailsToLookAt(orm: Orm): Promise<{ outbox: number; failed: number }> {
  const rows = await orm
    .select({ status: mails.status, n: count() })
    .from(mails)
    .where(inArray(mails.status, ['outbox', 'failed']))
    .groupBy(mails.status);
  const of = (status: 'outbox' | 'failed') => rows.find((row) => row.status === status)?.n ?? 0;
  return { outbox: of('outbox'), failed: of('failed') };
}
