import { eq } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { accountSettings } from '../reports/reports-schema.ts';

/** After how many days an account's audits are deleted; null: kept for as long as the account. */
export async function findRetentionDays(orm: Orm, accountId: string): Promise<number | null> {
  const [row] = await orm
    .select({ days: accountSettings.keepAuditsDays })
    .from(accountSettings)
    .where(eq(accountSettings.accountId, accountId));
  return row?.days ?? null;
}

/** Keeps what an account decided about its audits. */
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
