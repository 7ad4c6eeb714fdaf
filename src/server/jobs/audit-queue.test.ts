import { randomUUID } from 'node:crypto';
import type { PgBoss } from 'pg-boss';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#test/memory-database.ts';
import { createLog } from '../log.ts';
import { addPlace, type QueuePlace } from '../store/audits/queued-runs.ts';
import type { Database } from '../store/database/database.ts';
import { type AuditJob, type AuditQueue, openAuditQueue } from './audit-queue.ts';
import { openBoss } from './open-boss.ts';

let database: Database;
let boss: PgBoss;
let queue: AuditQueue;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  boss = await openBoss(
    database,
    createLog('error', () => {}),
  );
  queue = await openAuditQueue(boss, database, { slots: 8, runningPerAddress: 2 });
});
afterEach(() => boss.stop({ graceful: false, close: true }));
afterAll(() => database.close());

async function addOne(place: QueuePlace | null = null): Promise<string> {
  const id = randomUUID();
  await database.orm.transaction((tx) => queue.add(tx, id, place));
  return id;
}
async function takeOne() {
  const [job] = await queue.take(1, []);
  if (job === undefined) throw new Error('The queue is empty.');
  return job;
}
const complete = (job: { id: string; retryCount: number }) => database.orm.transaction((tx) => queue.complete(tx, job));
const bury = async () => {
  const dead: string[] = [];
  await queue.takeDead(10, async (id) => {
    dead.push(id);
  });
  return dead;
};

describe('the audit queue', () => {
  it('gives a job once, and not again when it was completed', async () => {
    const id = await addOne();
    const job = await takeOne();
    expect(job).toEqual({ id, retryCount: 0 });
    expect(await queue.take(5, [])).toEqual([]);
    await complete(job);
    expect(await queue.take(5, [])).toEqual([]);
  });

  it('holds no job of a transaction that was undone', async () => {
    const undone = database.orm.transaction(async (tx) => {
      await queue.add(tx, randomUUID(), null);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await queue.take(5, [])).toEqual([]);
  });

  it('tries a job three times, then hands it to the dead letter queue once', async () => {
    const id = await addOne();
    for (const retryCount of [0, 1, 2]) {
      expect(await bury()).toEqual([]);
      const job = await takeOne();
      expect(job).toEqual({ id, retryCount });
      await queue.giveUp(job, 'broken');
    }
    expect(await queue.take(5, [])).toEqual([]);
    expect(await bury()).toEqual([id]);
    expect(await bury()).toEqual([]);
  });

  it('takes back what it has given up, with all of its attempts', async () => {
    const id = await addOne();
    for (const _ of [0, 1, 2]) await queue.giveUp(await takeOne(), 'its process was killed');
    expect(await bury()).toEqual([id]);
    await queue.handBack(database.orm, { id, retryCount: 0 }, 0);
    const job = await takeOne();
    expect(job).toEqual({ id, retryCount: 0 });
    await complete(job);
    expect(await bury()).toEqual([]);
  });

  it('takes a job back as if it had never been given', async () => {
    const id = await addOne();
    for (let count = 0; count < 5; count += 1) {
      const job = await takeOne();
      expect(job).toEqual({ id, retryCount: 0 });
      await queue.handBack(database.orm, job, 0);
    }
    await complete(await takeOne());
  });

  it('does not let a late attempt complete a later one', async () => {
    await addOne();
    const late = await takeOne();
    await queue.giveUp(late, 'lease lost');
    const newer = await takeOne();
    await complete(late);
    await queue.giveUp(newer, 'still there');
    await complete(await takeOne());
  });

  it('redelivers what an ended process left active', async () => {
    const id = await addOne();
    await takeOne();
    await queue.giveUpOrphans();
    expect(await takeOne()).toEqual({ id, retryCount: 1 });
    await complete({ id, retryCount: 1 });
  });

  it('gives the oldest first, as many as asked for', async () => {
    const ids = [await addOne(), await addOne(), await addOne()];
    const first = await queue.take(2, []);
    const second = await queue.take(2, []);
    expect(first.map(({ id }) => id).sort()).toEqual(ids.slice(0, 2).sort());
    expect(second.map(({ id }) => id)).toEqual(ids.slice(2));
    const jobs = [...first, ...second];
    await queue.keepAlive(jobs);
    for (const job of jobs) await complete(job);
  });

  const visitor = (name: string, site: string): QueuePlace => ({
    lane: 'visitor',
    callers: [`address:${name}`],
    domain: `${site}.example`,
  });
  /** The database's clock has moved on: jobs of one moment have no order. */
  const laterMoment = () => new Promise((resolve) => setTimeout(resolve, 10));
  const settle = async (jobs: readonly AuditJob[]) => {
    for (const job of jobs) await complete(job);
  };

  it('gives a caller with many two, and a stranger who came last a place at once', async () => {
    const many: string[] = [];
    for (let index = 0; index < 20; index += 1) many.push(await addOne(visitor('greedy', `site${index}`)));
    const first = await queue.take(4, []);
    expect(first.filter(({ id }) => many.includes(id))).toHaveLength(2);
    expect(await queue.take(2, first)).toEqual([]);
    const stranger = await addOne(visitor('stranger', 'shop'));
    const [job] = await queue.take(2, first);
    expect(job?.id).toBe(stranger);
    if (job !== undefined) await complete(job);
    await settle(first);
    for (let left = 18; left > 0; left -= 2) {
      const jobs = await queue.take(8, []);
      expect(jobs).toHaveLength(2);
      await settle(jobs);
    }
    expect(await queue.take(5, [])).toEqual([]);
  });

  it('starts a shared run when it is the turn of any of its callers', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 6; index += 1) ids.push(await addOne(visitor('greedy', `site${index}`)));
    const running = await queue.take(4, []);
    const [wanted = ''] = ids.slice(-1);
    await database.orm.transaction((tx) => addPlace(tx, wanted, visitor('stranger', 'site5'), Date.now()));
    const [job] = await queue.take(4, running);
    expect(job?.id).toBe(wanted);
    if (job !== undefined) await complete(job);
    await settle(running);
    for (let round = 0; round < 2; round += 1) await settle(await queue.take(8, []));
    expect(await queue.take(5, [])).toEqual([]);
  });

  it('keeps the turn and the caller of a job that is handed back', async () => {
    const ids: string[] = [];
    for (const site of ['a', 'b', 'c']) {
      ids.push(await addOne(visitor('one', site)));
      await laterMoment();
    }
    const jobs = await queue.take(8, []);
    expect(jobs.map(({ id }) => id).sort()).toEqual(ids.slice(0, 2).sort());
    for (const job of jobs) await queue.handBack(database.orm, job, 0);
    const again = await queue.take(8, []);
    expect(again.map(({ id }) => id).sort()).toEqual(ids.slice(0, 2).sort());
    await settle(again);
    await settle(await queue.take(8, []));
  });

  it('does not begin a job of a failed attempt before its turn', async () => {
    await addOne(visitor('one', 'a'));
    const failed = await takeOne();
    const [, second] = [await addOne(visitor('one', 'b')), await addOne(visitor('one', 'c'))];
    const running = await queue.take(1, [failed]);
    await queue.giveUp(failed, 'broken');
    // The attempt that failed had the first place, and gets the one that is free; the third still waits.
    const next = await queue.take(8, running);
    expect(next.map(({ id }) => id)).toEqual([failed.id]);
    await settle([...running, ...next]);
    const last = await queue.take(8, []);
    expect(last.map(({ id }) => id)).toEqual([second]);
    await settle(last);
  });

  it('reports that another caller waits, but not that the caller itself does', async () => {
    await addOne(visitor('one', 'a'));
    const job = await takeOne();
    const own = [await addOne(visitor('one', 'b')), await addOne(visitor('one', 'c'))];
    expect(await queue.isWaitedFor(job, [job])).toBe(false);
    const other = await addOne(visitor('two', 'd'));
    expect(await queue.isWaitedFor(job, [job])).toBe(true);
    await settle([job, ...(await queue.take(8, []))]);
    await settle(await queue.take(8, []));
    expect(own).not.toContain(other);
    expect(await queue.take(5, [])).toEqual([]);
  });
});
