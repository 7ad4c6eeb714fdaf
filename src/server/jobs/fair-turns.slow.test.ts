import { randomUUID } from 'node:crypto';
import type { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestPostgres, type TestPostgres } from '#test/embedded-postgres.ts';
import { createLog } from '../log.ts';
import type { QueuePlace } from '../store/audits/queued-runs.ts';
import type { Database } from '../store/database/database.ts';
import { migrateDatabase } from '../store/database/migrate.ts';
import { openPostgresDatabase } from '../store/database/postgres-database.ts';
import { type AuditJob, type AuditQueue, openAuditQueue } from './audit-queue.ts';
import { openBoss } from './open-boss.ts';

/** The turns of the queue on PostgreSQL, where processes take at the same moment and only a lock keeps them apart. */

const RULES = { slots: 8, runningPerAddress: 2 };
const PROCESSES = 3;

interface Process {
  readonly database: Database;
  readonly boss: PgBoss;
  readonly queue: AuditQueue;
  running: AuditJob[];
}

let postgres: TestPostgres;
const processes: Process[] = [];
beforeAll(async () => {
  postgres = await startTestPostgres();
  const address = await postgres.createDatabase();
  const log = createLog('error', () => {});
  for (let count = 0; count < PROCESSES; count += 1) {
    const database = openPostgresDatabase(address, log);
    if (count === 0) await migrateDatabase(database);
    const boss = await openBoss(database, log);
    processes.push({ database, boss, queue: await openAuditQueue(boss, database, RULES), running: [] });
  }
}, 120_000);
afterAll(async () => {
  for (const { boss, database } of processes) {
    await boss.stop({ graceful: false, close: true });
    await database.close();
  }
  await postgres?.remove();
});

const visitor = (name: string, site: string): QueuePlace => ({
  lane: 'visitor',
  callers: [`address:${name}`],
  domain: `${site}.example`,
});
async function add(place: QueuePlace): Promise<string> {
  const [one] = processes;
  const id = randomUUID();
  await one?.database.orm.transaction((tx) => one.queue.add(tx, id, place));
  return id;
}
/** All of them take at the same moment, as much as they have places for. */
async function takeTogether(): Promise<string[]> {
  const taken = await Promise.all(
    processes.map(async (one) => {
      const jobs = await one.queue.take(RULES.slots - one.running.length, one.running);
      one.running.push(...jobs);
      return jobs;
    }),
  );
  return taken.flat().map(({ id }) => id);
}
async function endAll(): Promise<void> {
  for (const one of processes) {
    for (const job of one.running) await one.database.orm.transaction((tx) => one.queue.complete(tx, job));
    one.running = [];
  }
}

it('gives a caller with many two in all processes together, and a stranger a place at once', async () => {
  const many = await Promise.all(Array.from({ length: 30 }, (_, index) => add(visitor('greedy', `site${index}`))));
  const begun = await takeTogether();
  expect(begun).toHaveLength(RULES.runningPerAddress);
  expect(begun.every((id) => many.includes(id))).toBe(true);
  expect(await takeTogether()).toEqual([]);
  const stranger = await add(visitor('stranger', 'shop'));
  expect(await takeTogether()).toEqual([stranger]);
  await endAll();
  const all = new Set(begun);
  while (all.size < many.length) {
    const next = await takeTogether();
    expect(next).toHaveLength(RULES.runningPerAddress);
    for (const id of next) {
      expect(all.has(id)).toBe(false);
      all.add(id);
    }
    await endAll();
  }
  expect(await takeTogether()).toEqual([]);
}, 120_000);

it('gives no job twice, and each in the end, while jobs come, are handed back and fail', async () => {
  const ids: string[] = [];
  const starts = new Map<string, number>();
  for (let round = 0; round < 12; round += 1) {
    const callers = ['a', 'a', 'a', `b${round}`, `c${round % 3}`];
    ids.push(...(await Promise.all(callers.map((name, index) => add(visitor(name, `s${round}-${index}`))))));
    const begun = await takeTogether();
    expect(new Set(begun).size).toBe(begun.length);
    const running = processes.flatMap((one) => one.running.map(({ id }) => id));
    expect(new Set(running).size).toBe(running.length);
    for (const one of processes) {
      const [back, failed, ...others] = one.running;
      if (back !== undefined) await one.queue.handBack(one.database.orm, back, 0);
      if (failed !== undefined) await one.queue.giveUp(failed, 'broken');
      for (const job of others) {
        await one.database.orm.transaction((tx) => one.queue.complete(tx, job));
        starts.set(job.id, (starts.get(job.id) ?? 0) + 1);
      }
      one.running = [];
    }
  }
  for (let idle = 0; idle < 3; ) {
    const begun = await takeTogether();
    idle = begun.length === 0 ? idle + 1 : 0;
    for (const id of begun) starts.set(id, (starts.get(id) ?? 0) + 1);
    await endAll();
  }
  const dead: string[] = [];
  await processes[0]?.queue.takeDead(100, async (id) => {
    dead.push(id);
  });
  expect([...starts.keys(), ...dead].toSorted()).toEqual(ids.toSorted());
  expect([...starts.values()].every((count) => count === 1)).toBe(true);
}, 120_000);
