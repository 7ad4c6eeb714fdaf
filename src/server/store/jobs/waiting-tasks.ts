import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Orm, selectRows } from '../database/database.ts';
import { DEAD_TASKS_QUEUE, TASK_QUEUE } from './queue-names.ts';

/** A task that has not ended, as pg-boss keeps it. */
export const WaitingTask = z.object({
  data: z.unknown(),
  /** Not to be begun before. */
  startAfter: z.coerce.date(),
});
export type WaitingTask = z.infer<typeof WaitingTask>;

const Known = z.object({ known: z.boolean() });

/** The tasks that wait, run or were given up; none before the queue was opened for the first time. */
export async function selectWaitingTasks(tx: Orm): Promise<WaitingTask[]> {
  const [queue] = await selectRows(tx, Known, sql`select to_regclass('pgboss.job') is not null as known`);
  if (queue?.known !== true) return [];
  return selectRows(
    tx,
    WaitingTask,
    sql`
    select data, start_after as "startAfter" from pgboss.job
    where (name = ${TASK_QUEUE} and state <= 'active') or (name = ${DEAD_TASKS_QUEUE} and state < 'active')
    order by created_on, id`,
  );
}
