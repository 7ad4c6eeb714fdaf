import type { Log } from '../log.ts';
import type { RestoredQueue } from '../services/backup/restore-backup.ts';
import type { Database } from '../store/database/database.ts';
import { openAuditQueue } from './audit-queue.ts';
import { openBoss } from './open-boss.ts';
import { openTaskQueue } from './task-queue.ts';

/** The queue of a database that is being restored: unfinished jobs are put in, and none is taken. */
export async function openRestoredQueue(database: Database, log: Log): Promise<RestoredQueue> {
  const boss = await openBoss(database, log);
  // No job is taken here, so the rules of taking do not matter.
  const audits = await openAuditQueue(boss, database, { slots: 1, runningPerAddress: 1 });
  const taskQueue = await openTaskQueue(boss);
  return {
    async add(tx, siteRunIds, tasks) {
      for (const id of siteRunIds) await audits.add(tx, id, null);
      for (const { task, startAfter } of tasks) {
        const delaySeconds = Math.max(0, Math.ceil((startAfter.getTime() - Date.now()) / 1000));
        await taskQueue.add(tx, task, { delaySeconds });
      }
    },
    close: () => boss.stop({ graceful: false, close: true }),
  };
}
