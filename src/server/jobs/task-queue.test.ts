import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '#test/memory-database.ts';
import { createLog } from '../log.ts';
import type { Database } from '../store/database/database.ts';
import { TASK_QUEUE } from '../store/jobs/queue-names.ts';
import { openBoss } from './open-boss.ts';
import { openTaskQueue } from './task-queue.ts';

let database: Database;
let boss: Awaited<ReturnType<typeof openBoss>>;
beforeAll(async () => {
  database = await openTestDatabase();
  boss = await openBoss(
    database,
    createLog('error', () => {}),
  );
});
afterAll(async () => {
  await boss.stop({ graceful: false, close: true });
  await database.close();
});

it('takes the tasks it knows, also where one of another release stands among them', async () => {
  const queue = await openTaskQueue(boss);
  await boss.insert(TASK_QUEUE, [{ id: randomUUID(), data: { kind: 'of-another-release' } }]);
  await queue.add(database.orm, { kind: 'sweep-bundles' });
  const taken = await queue.take(10);
  expect(taken.map(({ task }) => task)).toEqual([{ kind: 'sweep-bundles' }]);
  expect(await queue.take(10)).toEqual([]);
});
