import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#shared/time/durations.ts';
import { openTestDatabase } from '#test/memory-database.ts';
import { providerCalls } from '../../store/admin/operator-schema.ts';
import type { Database } from '../../store/database/database.ts';
import { migrateDatabase } from '../../store/database/migrate.ts';
import { sumProviderCalls, sumProviderCosts } from '../../store/fixes/provider-calls.ts';
import { ProviderCalls } from './provider-calls.ts';

const START = Date.parse('2026-11-20T23:50:00Z');
const GOOD = { failed: false, reason: null, costMicroUsd: 1500 };
const bad = (reason: string) => ({ failed: true, reason, costMicroUsd: 0 });

let database: Database;
let nowMs: number;
beforeAll(async () => {
  database = await openTestDatabase();
  await migrateDatabase(database);
});
afterAll(() => database.close());
beforeEach(async () => {
  nowMs = START;
  await database.orm.delete(providerCalls);
});

const open = () => new ProviderCalls({ database, now: () => nowMs });
const sums = () => sumProviderCalls(database.orm, new Date(nowMs - 24 * HOUR_MS));

describe('calls to outside services', () => {
  it('are counted in memory and added by the hour, over processes', async () => {
    const [one, other] = [open(), open()];
    for (let call = 0; call < 100; call += 1) one.record('stripe', GOOD);
    one.record('stripe', bad('timed out'));
    one.record('smtp', GOOD);
    expect(await sums()).toEqual([]);
    await one.flush();
    nowMs += 15 * 60_000;
    other.record('stripe', bad(`refused ${'x'.repeat(500)}`));
    await Promise.all([other.flush(), other.flush(), one.flush()]);
    expect(await database.orm.$count(providerCalls)).toBe(3);
    const [smtp, stripe] = (await sums()).sort((a, b) => a.provider.localeCompare(b.provider));
    expect(smtp).toMatchObject({ provider: 'smtp', calls: 1, failures: 0, lastFailureAt: null, lastFailure: null });
    expect(stripe).toMatchObject({ provider: 'stripe', calls: 102, failures: 2, lastFailureAt: new Date(nowMs) });
    expect(stripe?.lastFailure).toMatch(/^refused x{192}$/);
    expect(await sumProviderCosts(database.orm, '2026-11-01')).toEqual(
      new Map([
        ['stripe', 150_000],
        ['smtp', 1500],
      ]),
    );
    expect(await sumProviderCosts(database.orm, '2026-11-21')).toEqual(new Map([['stripe', 0]]));
  });

  it('of more than a day ago are not among those of the last 24 hours', async () => {
    const calls = open();
    calls.record('stripe', bad('long ago'));
    nowMs += 25 * HOUR_MS;
    calls.record('stripe', GOOD);
    await calls.flush();
    expect(await sums()).toMatchObject([{ calls: 1, failures: 0, lastFailure: null }]);
  });

  it('keep the last failure, whichever process adds it first', async () => {
    const [early, late] = [open(), open()];
    early.record('stripe', bad('first'));
    nowMs += 1000;
    late.record('stripe', bad('second'));
    await late.flush();
    await early.flush();
    expect(await sums()).toMatchObject([{ calls: 2, failures: 2, lastFailure: 'second' }]);
  });

  it('are not lost while the database is away', async () => {
    let isAway = true;
    const real = database.orm;
    const shaky = new Proxy(database, {
      get: (target, name) => {
        if (name !== 'orm') return Reflect.get(target, name);
        if (isAway) throw new Error('The database is away.');
        return real;
      },
    });
    const calls = new ProviderCalls({ database: shaky, now: () => nowMs });
    calls.record('smtp', GOOD);
    await expect(calls.flush()).rejects.toThrow('away');
    calls.record('smtp', GOOD);
    isAway = false;
    await calls.flush();
    expect(await sums()).toMatchObject([{ provider: 'smtp', calls: 2 }]);
  });
});
