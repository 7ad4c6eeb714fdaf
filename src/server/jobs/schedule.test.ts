import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#test/memory-database.ts';
import type { Task } from '../services/task.ts';
import { schedules } from '../store/admin/operator-schema.ts';
import type { Database } from '../store/database/database.ts';
import { migrateDatabase } from '../store/database/migrate.ts';
import { NIGHTLY_TASKS, queueNightlyTasks } from './schedule.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await migrateDatabase(database);
});
afterAll(() => database.close());
beforeEach(() => database.orm.delete(schedules));

/** Some processes on one database, with a clock that is set. */
function processes(count: number) {
  const queued: Task[] = [];
  let nowMs = 0;
  const one = {
    database,
    addTask: async (_: unknown, task: Task) => {
      queued.push(task);
    },
    wakeTasks: () => {},
    now: () => nowMs,
  };
  return {
    /** How many tasks all of them together queue at this time. */
    async at(time: string): Promise<number> {
      nowMs = Date.parse(time);
      queued.length = 0;
      await Promise.all(Array.from({ length: count }, () => queueNightlyTasks(one)));
      return queued.length;
    },
  };
}

describe('a nightly task', () => {
  it('is queued once a night, however many processes look and however often', async () => {
    const { at } = processes(4);
    expect(await at('2026-11-20T23:00:00Z')).toBe(NIGHTLY_TASKS.length);
    for (const time of ['2026-11-21T00:00:00Z', '2026-11-21T04:59:59Z']) expect(await at(time), time).toBe(0);
    expect(await at('2026-11-21T05:00:00Z')).toBe(NIGHTLY_TASKS.length);
    for (const time of ['2026-11-21T05:00:01Z', '2026-11-21T12:00:00Z', '2026-11-22T04:59:00Z'])
      expect(await at(time), time).toBe(0);
    expect(await at('2026-11-22T05:09:00Z')).toBe(NIGHTLY_TASKS.length);
  });

  it('is made up for once when nights were missed', async () => {
    const { at } = processes(2);
    await at('2026-11-21T05:00:00Z');
    expect(await at('2026-11-25T17:00:00Z')).toBe(NIGHTLY_TASKS.length);
    expect(await at('2026-11-25T17:10:00Z')).toBe(0);
  });

  it('is not lost with a process that dies while queueing it', async () => {
    const dying = {
      database,
      addTask: () => Promise.reject(new Error('the process died')),
      wakeTasks: () => {},
      now: () => Date.parse('2026-11-21T05:00:00Z'),
    };
    await expect(queueNightlyTasks(dying)).rejects.toThrow('died');
    expect(await processes(1).at('2026-11-21T05:10:00Z')).toBe(NIGHTLY_TASKS.length);
  });
});
