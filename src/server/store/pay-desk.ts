import { and, asc, eq, sql } from 'drizzle-orm';
import { payDeskObjects } from './billing-schema.ts';
import type { Orm } from './database.ts';

export type DeskObject = typeof payDeskObjects.$inferSelect;

/** Puts an object of the pretended payment service where it is, or in place of the one that is there. */
export async function saveDeskObject(orm: Orm, object: DeskObject): Promise<void> {
  await orm
    .insert(payDeskObjects)
    .values(object)
    .onConflictDoUpdate({ target: payDeskObjects.id, set: { data: object.data } });
}

/** An object of the pretended payment service. Inside a transaction others who ask for it to change it wait. */
export async function findDeskObject(orm: Orm, kind: DeskObject['kind'], id: string): Promise<DeskObject | null> {
  const [row] = await orm
    .select()
    .from(payDeskObjects)
    .where(and(eq(payDeskObjects.id, id), eq(payDeskObjects.kind, kind)))
    .for('update');
  return row ?? null;
}

/** The objects of one kind of an account, the oldest first. */
export async function selectDeskObjects(orm: Orm, kind: DeskObject['kind'], userId: string): Promise<DeskObject[]> {
  return orm
    .select()
    .from(payDeskObjects)
    .where(and(eq(payDeskObjects.userId, userId), eq(payDeskObjects.kind, kind)))
    .orderBy(asc(payDeskObjects.createdAt), asc(payDeskObjects.id));
}

/** The kinds and ids of everything that was made at the pretended payment service since then. */
export async function selectDeskObjectsSince(orm: Orm, since: Date): Promise<Pick<DeskObject, 'id' | 'kind'>[]> {
  return orm
    .select({ id: payDeskObjects.id, kind: payDeskObjects.kind })
    .from(payDeskObjects)
    .where(sql`${payDeskObjects.createdAt} >= ${since.toISOString()}::timestamptz`);
}
