import { and, eq, gt } from 'drizzle-orm';
import { sessions } from '../audits/audit-schema.ts';
import type { Orm } from '../database/database.ts';

export interface NewSession {
  readonly id: string;
  readonly tokenHash: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** The id of the session with this cookie hash; null when there is none or it has expired. */
export async function findSessionId(orm: Orm, tokenHash: string, now: Date): Promise<string | null> {
  const [session] = await orm
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)));
  return session?.id ?? null;
}

/** Inserts a session; if its hash exists (a repeated request), extends that one and returns its id. */
export async function insertSession(tx: Orm, session: NewSession): Promise<string> {
  const [row] = await tx
    .insert(sessions)
    .values(session)
    .onConflictDoUpdate({ target: sessions.tokenHash, set: { expiresAt: session.expiresAt } })
    .returning({ id: sessions.id });
  return row?.id ?? session.id;
}
