import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PreparedPglite } from './prepared-pglite.ts';

let pglite: PreparedPglite;
let messages = 0;
beforeAll(async () => {
  pglite = await PreparedPglite.open({});
  const execute = pglite.execProtocolRawSync.bind(pglite);
  pglite.execProtocolRawSync = (message) => {
    messages += 1;
    return execute(message);
  };
  await pglite.exec('create table numbers (n int primary key)');
});
afterAll(() => pglite.close());
beforeEach(() => pglite.exec('delete from numbers').then(() => {}));

const INSERT = 'insert into numbers values ($1)';
const numbers = async () =>
  (await pglite.query<{ n: number }>('select n from numbers order by n')).rows.map(({ n }) => n);

describe('transactions', () => {
  it('take one message for each statement and one to commit', async () => {
    await pglite.query(INSERT, [0]);
    messages = 0;
    const result = await pglite.transaction(async (tx) => {
      await tx.query(INSERT, [1]);
      await tx.query(INSERT, [2]);
      return 'done';
    });
    expect([result, messages]).toEqual(['done', 3]);
    expect(await numbers()).toEqual([0, 1, 2]);
    messages = 0;
    await pglite.transaction(async () => {});
    expect(messages).toBe(0);
  });

  it('undo everything when the callback throws, and close', async () => {
    let late: Promise<unknown> = Promise.resolve();
    const failing = pglite.transaction(async (tx) => {
      await tx.query(INSERT, [1]);
      late = new Promise((resolve) => setTimeout(resolve, 20)).then(() => tx.query(INSERT, [2]));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await expect(late).rejects.toThrow('has ended');
    expect(await numbers()).toEqual([]);
    await pglite.transaction(async (tx) => {
      await tx.query(INSERT, [1]);
      await tx.rollback();
    });
    expect(await numbers()).toEqual([]);
  });

  it.each([
    ['cannot be prepared', 'insert into nowhere values ($1)'],
    ['cannot be run', 'insert into numbers values ($1 / 0)'],
  ])('store nothing where a statement %s and the callback goes on', async (_name, wrong) => {
    for (const before of [[], [1]]) {
      const going = pglite.transaction(async (tx) => {
        for (const n of before) await tx.query(INSERT, [n]);
        await tx.query(wrong, [3]).catch(() => {});
        await tx.query(INSERT, [4]).catch(() => {});
      });
      await expect(going).rejects.toThrow('rolled back');
      expect(await numbers()).toEqual([]);
    }
    expect(pglite.isInTransaction()).toBe(false);
  });

  it('nest by savepoints', async () => {
    const orm = drizzle({ client: pglite });
    await orm.transaction(async (tx) => {
      await tx.execute(sql`insert into numbers values (1)`);
      const inner = tx.transaction(async (nested) => {
        await nested.execute(sql`insert into numbers values (2)`);
        throw new Error('only this');
      });
      await expect(inner).rejects.toThrow('only this');
    });
    expect(await numbers()).toEqual([1]);
  });
});
