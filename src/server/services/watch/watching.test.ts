import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#shared/time/durations.ts';
import { openTestDatabase } from '#test/memory-database.ts';
import { openWatchWorld, type WatchWorld } from '#test/watch-world.ts';
import type { Database } from '../../store/database/database.ts';
import { migrateDatabase } from '../../store/database/migrate.ts';
import { watches } from '../../store/reports/reports-schema.ts';

const SITE = 'harborandpine.example';

let world: WatchWorld;
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await migrateDatabase(database);
});
afterAll(() => database.close());

describe('the schedule of watching', () => {
  it('reads a Pro account’s site on the same day of every month', async () => {
    world = await openWatchWorld(database);
    const owner = await world.openAccount('pro');
    const business = await world.audit(owner, SITE);
    await world.passUntil('2028-01-31T09:00:00Z');
    const months = ['02-28', '03-31', '04-30', '05-31', '06-30', '07-31', '08-31', '09-30', '10-31', '11-30', '12-31'];
    const days = await world.scans(business);
    expect(days.slice(0, 11)).toEqual(months.map((month) => `2027-${month}`));
    await world.passUntil('2028-02-01T00:00:00Z');
    expect(await world.scans(business)).toHaveLength(12);
    expect(await world.mails()).toEqual([]);
  });

  it('reads each of an agency’s sites once a week, and those of free accounts never', async () => {
    world = await openWatchWorld(database);
    const agency = await world.openAccount('agency');
    const free = await world.openAccount('free');
    const [one, two] = [await world.audit(agency, 'one.example'), await world.audit(agency, 'two.example')];
    await world.audit(free, 'three.example');
    await world.passUntil('2027-05-02T00:00:00Z');
    expect(await world.scans(one)).toHaveLength(12);
    expect(await world.scans(two)).toHaveLength(12);
    expect(await world.scans()).toHaveLength(24);
    expect((await world.scans(one)).slice(0, 2)).toEqual(['2027-02-07', '2027-02-14']);
  });
});

describe('what a plan is worth', () => {
  it('ends with the plan at once, and comes back the day after it does', async () => {
    world = await openWatchWorld(database);
    const owner = await world.openAccount('pro');
    const business = await world.audit(owner, SITE);
    await world.passUntil('2027-03-10T00:00:00Z');
    await world.setPlan(owner, 'free');
    await world.passUntil('2027-08-10T12:00:00Z');
    expect(await world.scans(business)).toEqual(['2027-02-28']);
    expect((await world.watch(business))?.nextScanAt).toBeNull();
    await world.setPlan(owner, 'pro');
    expect((await world.watch(business))?.nextScanAt?.toISOString()).toBe('2027-08-11T12:00:00.000Z');
    await world.passUntil('2027-10-15T00:00:00Z');
    expect(await world.scans(business)).toEqual(['2027-02-28', '2027-08-11', '2027-08-31', '2027-09-30']);
  });

  it('has the site that was audited last read the day after an upgrade', async () => {
    world = await openWatchWorld(database);
    const owner = await world.openAccount('free');
    await world.audit(owner, 'earlier.example');
    world.clock.now += DAY_MS;
    const business = await world.audit(owner, SITE);
    await world.passUntil('2027-02-05T08:00:00Z');
    await world.setPlan(owner, 'pro');
    expect((await world.watch(business))?.nextScanAt?.toISOString()).toBe('2027-02-06T08:00:00.000Z');
    // A message that is applied again changes nothing.
    await world.setPlan(owner, 'pro');
    await world.passUntil('2027-04-01T00:00:00Z');
    expect(await world.scans()).toEqual(['2027-02-06', '2027-03-05']);
    expect(await world.scans(business)).toHaveLength(2);
  });

  it('is found within the hour when no event reported the upgrade', async () => {
    world = await openWatchWorld(database);
    const owner = await world.openAccount('free');
    const business = await world.audit(owner, SITE);
    await world.round();
    await world.setPlan(owner, 'pro', false);
    world.clock.now += 3_600_000;
    await world.round();
    expect((await world.watch(business))?.nextScanAt?.getTime()).toBe(world.clock.now + DAY_MS);
  });

  it('becomes a closer rhythm with Agency, and a wider one without', async () => {
    world = await openWatchWorld(database);
    const owner = await world.openAccount('pro');
    const business = await world.audit(owner, SITE);
    await world.setPlan(owner, 'agency');
    await world.passUntil('2027-02-15T00:00:00Z');
    expect(await world.scans(business)).toEqual(['2027-02-07', '2027-02-14']);
    await world.setPlan(owner, 'pro');
    await world.passUntil('2027-05-01T00:00:00Z');
    expect((await world.scans(business)).slice(2)).toEqual(['2027-03-31', '2027-04-30']);
  });

  it('watches as many sites as it says, the first ones', async () => {
    world = await openWatchWorld(database);
    const owner = await world.openAccount('agency');
    for (let index = 1; index <= 7; index += 1) {
      await world.audit(owner, `site-${index}.example`);
      world.clock.now += 1000;
    }
    await world.setPlan(owner, 'pro');
    await world.passUntil('2027-03-15T00:00:00Z');
    const read = new Set((await world.runs()).slice(7).map(({ target }) => target));
    expect([...read].sort()).toEqual([1, 2, 3, 4, 5].map((index) => `https://site-${index}.example/`));
    await world.audit(owner, 'eighth.example');
    expect(await world.database.orm.$count(watches)).toBe(7);
  });
});

describe('when time does not pass as it should', () => {
  it('makes up once for scans that nothing was there to do', async () => {
    world = await openWatchWorld(database);
    const owner = await world.openAccount('agency');
    const business = await world.audit(owner, SITE);
    await world.passUntil('2027-02-15T00:00:00Z');
    world.clock.now = Date.parse('2027-04-20T12:00:00Z');
    await world.passUntil('2027-05-03T00:00:00Z');
    expect(await world.scans(business)).toEqual(['2027-02-07', '2027-02-14', '2027-04-20', '2027-04-25', '2027-05-02']);
  });

  it('does neither twice nor for months not at all what a wrong clock upset', async () => {
    world = await openWatchWorld(database, 2);
    const owner = await world.openAccount('pro');
    const business = await world.audit(owner, SITE);
    await world.passUntil('2027-02-20T00:00:00Z');
    world.clock.now = Date.parse('2028-06-01T00:00:00Z');
    await world.round();
    expect(await world.scans(business)).toHaveLength(1);
    world.clock.now = Date.parse('2027-02-20T01:00:00Z');
    await world.round();
    await world.passUntil('2027-06-01T00:00:00Z');
    const days = (await world.scans(business)).filter((day) => day < '2028');
    expect(days).toEqual(['2027-03-31', '2027-04-30', '2027-05-31']);
  });

  it('begins a scan once, with many processes and one that dies over it', async () => {
    world = await openWatchWorld(database, 4);
    const owner = await world.openAccount('pro');
    const business = await world.audit(owner, SITE);
    world.clock.now = Date.parse('2027-03-01T00:00:00Z');
    world.wish.mayKill = true;
    await expect(world.round()).rejects.toThrow('died');
    expect(await world.scans(business)).toEqual([]);
    world.wish.mayKill = false;
    await world.round();
    await world.round();
    expect(await world.scans(business)).toEqual(['2027-03-01']);
    expect((await world.runs()).map(({ status }) => status)).toEqual(['done', 'done']);
  });

  it('leaves room for people: scans take half of the slots', async () => {
    world = await openWatchWorld(database);
    const owner = await world.openAccount('agency');
    for (let index = 0; index < 9; index += 1) await world.audit(owner, `site-${index}.example`);
    world.clock.now = Date.parse('2027-02-10T00:00:00Z');
    await Promise.all([world.round()]);
    const most = Math.max(1, Math.floor(world.services.audits.settings.concurrency / 2));
    expect(await world.scans()).toHaveLength(most);
    for (let turn = 0; turn < 9; turn += 1) await world.round();
    expect(await world.scans()).toHaveLength(9);
  });
});
