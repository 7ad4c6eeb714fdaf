import { and, count, desc, eq } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { apiKeys, users } from './account-schema.ts';

export interface ApiKeyRecord {
  readonly id: string;
  readonly name: string;
  readonly start: string;
  readonly mayMail: boolean;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

export interface NewApiKey {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly start: string;
  /** SHA-256 of the key. */
  readonly keyHash: string;
  readonly mayMail: boolean;
  readonly createdAt: Date;
}

const KEY_COLUMNS = {
  id: apiKeys.id,
  name: apiKeys.name,
  start: apiKeys.start,
  mayMail: apiKeys.mayMail,
  createdAt: apiKeys.createdAt,
  lastUsedAt: apiKeys.lastUsedAt,
};

/** An account's API keys, the newest first. */
export async function selectApiKeys(orm: Orm, userId: string): Promise<ApiKeyRecord[]> {
  return orm
    .select(KEY_COLUMNS)
    .from(apiKeys)
    .where(eq(apiKeys.userId, userId))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));
}

/** Inserts a key unless the account has `limit` of them; then nothing is written and the result is false. */
export async function insertApiKey(orm: Orm, key: NewApiKey, limit: number | null): Promise<boolean> {
  return orm.transaction(async (tx) => {
    // Locking the account's row serializes parallel requests, so that they cannot exceed the limit.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, key.userId)).for('update');
    const [kept] = await tx.select({ count: count() }).from(apiKeys).where(eq(apiKeys.userId, key.userId));
    if (limit !== null && (kept?.count ?? 0) >= limit) return false;
    await tx.insert(apiKeys).values(key);
    return true;
  });
}

/** Deletes every key of an account; returns how many. */
export async function deleteAllApiKeys(orm: Orm, userId: string): Promise<number> {
  const rows = await orm.delete(apiKeys).where(eq(apiKeys.userId, userId)).returning({ id: apiKeys.id });
  return rows.length;
}

/** Updates the rights of one of an account's keys; null when it has none with this id. */
export async function updateApiKey(
  orm: Orm,
  { userId, keyId }: { readonly userId: string; readonly keyId: string },
  change: Pick<ApiKeyRecord, 'mayMail'>,
): Promise<ApiKeyRecord | null> {
  const [row] = await orm
    .update(apiKeys)
    .set(change)
    .where(and(eq(apiKeys.id, keyId), eq(apiKeys.userId, userId)))
    .returning(KEY_COLUMNS);
  return row ?? null;
}

/** Deletes one of an account's keys; false when it has none with this id. */
export async function deleteApiKeyRow(orm: Orm, userId: string, keyId: string): Promise<boolean> {
  const rows = await orm
    .delete(apiKeys)
    .where(and(eq(apiKeys.id, keyId), eq(apiKeys.userId, userId)))
    .returning({ id: apiKeys.id });
  return rows.length === 1;
}
