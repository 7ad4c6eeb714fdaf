import { and, asc, eq, sql } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { mockGatewayObjects } from './billing-schema.ts';

export type MockGatewayObject = typeof mockGatewayObjects.$inferSelect;

/** Inserts or replaces an object of the mock gateway. */
export async function saveMockGatewayObject(orm: Orm, object: MockGatewayObject): Promise<void> {
  await orm
    .insert(mockGatewayObjects)
    .values(object)
    .onConflictDoUpdate({ target: mockGatewayObjects.id, set: { data: object.data } });
}

/** An object of the mock gateway, locked when called inside a transaction. */
export async function findMockGatewayObject(
  orm: Orm,
  kind: MockGatewayObject['kind'],
  id: string,
): Promise<MockGatewayObject | null> {
  const [row] = await orm
    .select()
    .from(mockGatewayObjects)
    .where(and(eq(mockGatewayObjects.id, id), eq(mockGatewayObjects.kind, kind)))
    .for('update');
  return row ?? null;
}

/** The objects of one kind of an account, the oldest first. */
export async function selectMockGatewayObjects(
  orm: Orm,
  kind: MockGatewayObject['kind'],
  userId: string,
): Promise<MockGatewayObject[]> {
  return orm
    .select()
    .from(mockGatewayObjects)
    .where(and(eq(mockGatewayObjects.userId, userId), eq(mockGatewayObjects.kind, kind)))
    .orderBy(asc(mockGatewayObjects.createdAt), asc(mockGatewayObjects.id));
}

/** The kinds and ids of all objects created at the mock gateway since a time. */
export async function selectMockGatewayObjectsSince(
  orm: Orm,
  since: Date,
): Promise<Pick<MockGatewayObject, 'id' | 'kind'>[]> {
  return orm
    .select({ id: mockGatewayObjects.id, kind: mockGatewayObjects.kind })
    .from(mockGatewayObjects)
    .where(sql`${mockGatewayObjects.createdAt} >= ${since.toISOString()}::timestamptz`);
}
