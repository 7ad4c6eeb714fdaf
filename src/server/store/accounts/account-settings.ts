import { eq } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { accountSettings } from '../reports/reports-schema.ts';

/** The days after which an account's audits are deleted; null: never. */
export async function findRetentionDays(orm: Orm, accountId: string): Promise<number | null> {
  const [row] = await orm
    .select({ days: accountSettings.keepAuditsDays })
    .from(accountSettings)
    .where(eq(accountSettings.accountId, accountId));
  return row?.days ?? null;
}

/** Stores the retention setting of an account. */
export async function saveRetentionDays(
  orm: Orm,
  accountId: string,
  keepAuditsDays: number | null,
  now: Date,
): Promise<void> {
  await orm
    .insert(accountSettings)
    .values({ accountId, keepAuditsDays, updatedAt: now })
    .onConflictDoUpdate({ target: accountSettings.accountId, set: { keepAuditsDays, updatedAt: now } });
}
