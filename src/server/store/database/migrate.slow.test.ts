import { afterAll, beforeAll, describe, it } from 'vitest';
import { startTestPostgres, type TestPostgres } from '#test/embedded-postgres.ts';
import { expectMigratesFrom, RELEASES } from '#test/migration-steps.ts';
import { createLog } from '../../log.ts';
import { openPostgresDatabase } from './postgres-database.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startTestPostgres();
});
afterAll(() => postgres?.remove());

describe('the migrations on PostgreSQL', () => {
  it.each(RELEASES)('bring a database of release %i to this one with everything in it', async (count) => {
    const log = createLog('error', () => {});
    await expectMigratesFrom(count, async () => openPostgresDatabase(await postgres.createDatabase(), log));
  });
});
