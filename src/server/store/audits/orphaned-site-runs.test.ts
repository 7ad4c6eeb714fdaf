import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { openTestDatabase } from '#test/memory-database.ts';
import { type Database, selectRows } from '../database/database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('finds the site run of a bundle by an index: every bundle is looked up each night', async () => {
  const plan = await database.orm.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    return selectRows(
      tx,
      z.record(z.string(), z.string()),
      sql`explain select bundle_digest from site_runs where bundle_digest in ('one', 'another')`,
    );
  });
  expect(JSON.stringify(plan)).toContain('site_runs_bundle');
});
