import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rateLimits } from '#server/store/audits/audit-schema.ts';
import type { Database, Orm } from '#server/store/database/database.ts';
import { openTestDatabase } from './memory-database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  const row = { windowStartMs: 0, count: 1, expiresAt: new Date(0) };
  await database.orm.insert(rateLimits).values(['a', 'b', 'c'].map((key) => ({ ...row, key })));
});
afterAll(() => database.close());

const unordered = async (orm: Orm) => (await orm.select().from(rateLimits)).map(({ key }) => key);

it('gives rows of a statement without an order last first, also in a transaction', async () => {
  expect(await unordered(database.orm)).toEqual(['c', 'b', 'a']);
  expect(await database.orm.transaction(unordered)).toEqual(['c', 'b', 'a']);
});

it('leaves rows that a statement orders as they are', async () => {
  const rows = await database.orm.select().from(rateLimits).orderBy(asc(rateLimits.key));
  expect(rows.map(({ key }) => key)).toEqual(['a', 'b', 'c']);
});
