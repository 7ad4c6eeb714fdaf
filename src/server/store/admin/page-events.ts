import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { PageEventName } from '#shared/product/page-events.ts';
import { PLAN_PRICES } from '#shared/product/prices.ts';
import { type Orm, selectRows } from '../database/database.ts';
import { pageEvents } from './operator-schema.ts';

export interface NewPageEvent {
  readonly at: Date;
  readonly name: PageEventName;
  readonly userAbId: string;
  readonly bucket: number;
  readonly userId: string | null;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** Stores an event of a page. */
export async function insertPageEvent(orm: Orm, event: NewPageEvent): Promise<void> {
  await orm.insert(pageEvents).values({ ...event, properties: { ...event.properties } });
}

/** Whether an account bought more plans since a time than upgrade events were stored since then. */
export async function hasUnseenUpgrade(orm: Orm, userId: string, since: Date): Promise<boolean> {
  const from = sql`${since.toISOString()}::timestamptz`;
  const plans = sql.join(
    PLAN_PRICES.map(({ key }) => sql`${key}`),
    sql`, `,
  );
  const [row] = await selectRows(
    orm,
    z.object({ bought: z.coerce.number(), told: z.coerce.number() }),
    sql`
    select
      (select count(*) from checkouts where user_id = ${userId} and status = 'granted' and product in (${plans}) and created_at >= ${from}) as bought,
      (select count(*) from page_events where user_id = ${userId} and name = 'upgrade_success' and at >= ${from}) as told`,
  );
  return row !== undefined && row.bought > row.told;
}
