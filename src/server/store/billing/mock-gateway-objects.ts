import { and, asc, eq, sql } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { mockGatewayObjects } from './billing-schema.ts';

export type MockGatewayObject = typeof mockGatewayObjects.$inferSelect;

/** Puts an object of the pretended payment service where it is, or in place of the one that is there. */
export async function saveMockGatewayObject(orm: Orm, object: MockGatewayObject): Promise<void> {
  await orm
    .insert(mockGatewayObjects)
    .values(object)
    .onConflictDoUpdate({ target: mockGatewayObjects.id, set: { data: object.data } });
}

/** An object of the pretended payment service. Inside a transaction others who ask for it to change it wait. */
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

/** The kinds and ids of everything that was made at the pretended payment service since then. */
export async function selectMockGatewayObjectsSince(
  orm: Orm,
  since: Date,
): Promise<Pick<MockGatewayObject, 'id' | 'kind'>[]> {
  return orm
    .select({ id: mockGatewayObjects.id, kind: mockGatewayObjects.kind })
    .from(mockGatewayObjects)
    .where(sql`${mockGatewayObjects.createdAt} >= ${since.toISOString()}::timestamptz`);
}
