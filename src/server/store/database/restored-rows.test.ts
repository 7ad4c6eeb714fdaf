import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openTestDatabase } from '#test/memory-database.ts';
import { isUnused } from './restored-rows.ts';

it('counts rows of a table that a migration gave another name', async () => {
  const database = await openTestDatabase();
  try {
    expect(await isUnused(database.orm)).toBe(true);
    await database.orm.execute(sql`insert into feature_flags values ('NEW_HERO', 10, now(), 'terminal')`);
    expect(await isUnused(database.orm)).toBe(false);
  } finally {
    await database.close();
  }
});
