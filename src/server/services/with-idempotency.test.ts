import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openTestDatabase } from '#test/memory-database.ts';
import type { Database } from '../store/database/database.ts';
import { migrateDatabase } from '../store/database/migrate.ts';
import type { Viewer } from './viewer.ts';
import { withIdempotency } from './with-idempotency.ts';

let database: Database;
let nowMs = Date.parse('2026-11-21T12:00:00Z');
beforeAll(async () => {
  database = await openTestDatabase();
  await migrateDatabase(database);
});
afterAll(() => database.close());

const Answer = z.object({ number: z.number() });
const caller = (addressKey: string): Viewer => ({ owner: null, account: null, visitorSessionId: null, addressKey });
let count = 0;
function ask(
  key: string | null,
  request: unknown = {},
  { viewer = caller('one'), endpoint = '/api/one', ms = 0 } = {},
) {
  return withIdempotency({ database, now: () => nowMs }, viewer, { key, endpoint, request }, Answer, async () => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    count += 1;
    return { number: count };
  });
}

describe('withIdempotency', () => {
  it('works once for a key, also when asked five times at once', async () => {
    const before = count;
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask('a', { x: 1 }, { ms: 20 })));
    expect(new Set(answers.map(({ number }) => number))).toEqual(new Set([before + 1]));
    expect(await ask('a', { x: 1 })).toEqual({ number: before + 1 });
  });

  it('works every time without a key', async () => {
    expect(await ask(null)).not.toEqual(await ask(null));
  });

  it('refuses a key that was used for another request or endpoint', async () => {
    await ask('b', { x: 1 });
    await expect(ask('b', { x: 2 })).rejects.toMatchObject({ response: { code: 'idempotency-conflict', status: 409 } });
    await expect(ask('b', { x: 1 }, { endpoint: '/api/other' })).rejects.toMatchObject({ response: { status: 409 } });
  });

  it('keeps the keys of two callers apart', async () => {
    const mine = await ask('c');
    expect(await ask('c', {}, { viewer: caller('two') })).not.toEqual(mine);
  });

  it('forgets what failed, so that it can be tried again', async () => {
    const parts = { key: 'd', endpoint: '/api/one', request: {} };
    const failing = withIdempotency({ database, now: () => nowMs }, caller('one'), parts, Answer, () =>
      Promise.reject(new Error('broken')),
    );
    await expect(failing).rejects.toThrow('broken');
    expect(await ask('d')).toMatchObject({ number: count });
  });

  it('gives the key of a process that died to the next, after a minute', async () => {
    const dead = withIdempotency(
      { database, now: () => nowMs },
      caller('one'),
      { key: 'e', endpoint: '/api/one', request: {} },
      Answer,
      () => new Promise(() => {}),
    );
    dead.catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 50));
    nowMs += 61_000;
    expect(await ask('e')).toMatchObject({ number: count });
  });
});
