import { eq, lt } from 'drizzle-orm';
import { schedules } from '../admin/operator-schema.ts';
import type { Orm } from '../database/database.ts';

/** Claims what is due since `dueSince`: true for exactly one caller until the next time. One statement. */
export async function claimSchedule(tx: Orm, name: string, dueSince: Date, now: Date): Promise<boolean> {
  const rows = await tx
    .insert(schedules)
    .values({ name, lastBegunAt: now })
    .onConflictDoUpdate({
      target: schedules.name,
      set: { lastBegunAt: now },
      setWhere: lt(schedules.lastBegunAt, dueSince),
    })
    .returning({ name: schedules.name });
  return rows.length === 1;
}

/** Stores when something was last done. */
export async function recordScheduleDone(orm: Orm, name: string, at: Date): Promise<void> {
  await orm
    .insert(schedules)
    .values({ name, lastBegunAt: at })
    .onConflictDoUpdate({ target: schedules.name, set: { lastBegunAt: at } });
}

/** When something was last begun or done; null: never. */
export async function findScheduleTime(orm: Orm, name: string): Promise<Date | null> {
  const [row] = await orm.select({ at: schedules.lastBegunAt }).from(schedules).where(eq(schedules.name, name));
  return row?.at ?? null;
}
