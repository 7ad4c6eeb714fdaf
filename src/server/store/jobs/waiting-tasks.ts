import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Orm, selectRows } from '../database/database.ts';
import { DEAD_TASKS_QUEUE, TASK_QUEUE } from './queue-names.ts';

/** An unfinished task as stored by pg-boss. */
export const WaitingTask = z.object({
  data: z.unknown(),
  /** The earliest start. */
  startAfter: z.coerce.date(),
});
export type WaitingTask = z.infer<typeof WaitingTask>;

const Known = z.object({ known: z.boolean() });

/** Tasks that wait, run or failed; none before the queue was first opened. */
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
