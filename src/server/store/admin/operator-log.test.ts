import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#test/memory-database.ts';
import { recordOperatorAction } from '../../services/admin/record-operator-action.ts';
import type { Database } from '../database/database.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { selectLogRows } from './operator-log.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await migrateDatabase(database);
});
afterAll(() => database.close());

const record = (subject: string) =>
  recordOperatorAction(
    database.orm,
    { now: () => NOW },
    { actor: 'owner@mail.example', action: 'role-changed', subject, reason: 'agreed', details: { to: 'support' } },
  );
const subjects = async (search: string, before: string | null = null, limit = 10) =>
  (await selectLogRows(database.orm, { before, limit, search })).map(({ subject }) => subject);

describe('the operator log', () => {
  it('keeps what was done, the newest first, page by page', async () => {
    for (const name of ['one', 'two', 'three']) await record(`${name}@mail.example`);
    const [newest, ...older] = await selectLogRows(database.orm, { before: null, limit: 2, search: '' });
    expect(newest).toMatchObject({
      at: new Date(NOW),
      actor: 'owner@mail.example',
      action: 'role-changed',
      subject: 'three@mail.example',
      reason: 'agreed',
      details: { to: 'support' },
    });
    expect(older.map(({ subject }) => subject)).toEqual(['two@mail.example']);
    expect(await subjects('', String(older[0]?.id))).toEqual(['one@mail.example']);
  });

  it('is searched for the very characters that were typed', async () => {
    await record('50%_off\\now@mail.example');
    expect(await subjects('%_OFF\\')).toEqual(['50%_off\\now@mail.example']);
    expect(await subjects('o_e')).toEqual([]);
    expect(await subjects('%')).toHaveLength(1);
  });

  it.each([
    ['change', sql`update operator_log set actor = 'nobody'`],
    ['delete', sql`delete from operator_log where subject = 'one@mail.example'`],
    ['delete none', sql`delete from operator_log where false`],
    ['empty', sql`truncate operator_log`],
  ])('refuses to %s an entry', async (_, statement) => {
    await expect(database.orm.execute(statement)).rejects.toMatchObject({
      cause: expect.objectContaining({ message: 'The operator log is only ever added to.' }),
    });
    expect(await subjects('one@')).toEqual(['one@mail.example']);
  });

  it('has no entry for a rolled back action', async () => {
    const undone = database.orm.transaction(async (tx) => {
      await recordOperatorAction(
        tx,
        { now: () => NOW },
        { actor: 'terminal', action: 'role-changed', subject: 'undone@mail.example', reason: null, details: {} },
      );
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await subjects('undone')).toEqual([]);
  });
});
