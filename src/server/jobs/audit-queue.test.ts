import { randomUUID } from 'node:crypto';
import type { PgBoss } from 'pg-boss';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#test/memory-database.ts';
import { createLog } from '../log.ts';
import type { Database } from '../store/database.ts';
import { type AuditQueue, openAuditQueue } from './audit-queue.ts';
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
  queue = await openAuditQueue(boss);
});
afterEach(() => boss.stop({ graceful: false, close: true }));
afterAll(() => database.close());

async function addOne(): Promise<string> {
  const id = randomUUID();
  await database.orm.transaction((tx) => queue.add(tx, id));
  return id;
}
async function takeOne() {
  const [job] = await queue.take(1);
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
    expect(await queue.take(5)).toEqual([]);
    await complete(job);
    expect(await queue.take(5)).toEqual([]);
  });

  it('holds no job of a transaction that was undone', async () => {
    const undone = database.orm.transaction(async (tx) => {
      await queue.add(tx, randomUUID());
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await queue.take(5)).toEqual([]);
  });

  it('tries a job three times, then hands it to the dead letter queue once', async () => {
    const id = await addOne();
    for (const retryCount of [0, 1, 2]) {
      expect(await bury()).toEqual([]);
      const job = await takeOne();
      expect(job).toEqual({ id, retryCount });
      await queue.giveUp(job, 'broken');
    }
    expect(await queue.take(5)).toEqual([]);
    expect(await bury()).toEqual([id]);
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
    await queue.giveUpOrphans([id]);
    expect(await takeOne()).toEqual({ id, retryCount: 1 });
    await complete({ id, retryCount: 1 });
  });

  it('gives the oldest first, as many as asked for', async () => {
    const ids = [await addOne(), await addOne(), await addOne()];
    const first = await queue.take(2);
    const second = await queue.take(2);
    expect(first.map(({ id }) => id).sort()).toEqual(ids.slice(0, 2).sort());
    expect(second.map(({ id }) => id)).toEqual(ids.slice(2));
    const jobs = [...first, ...second];
    await queue.keepAlive(jobs);
    for (const job of jobs) await complete(job);
  });
});
