import { and, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Orm, selectRows } from '../database/database.ts';
import { businessEvents } from '../reports/reports-schema.ts';
import { audits, businesses } from './audit-schema.ts';
import { isOwnedBy, type Owner } from './audits.ts';

const Id = z.object({ id: z.string() });

/**
 * Deletes an owner's audit with everything made from it and its history events; add-ons and payments stay as records
 * without it. False when the owner has no such audit. Its site run is deleted by the next clean-up, once no audit refers to
 * it.
 */
export async function deleteOwnAudit(orm: Orm, owner: Owner, auditId: string): Promise<boolean> {
  return orm.transaction(async (tx) => {
    const [own] = await tx
      .select({ id: audits.id })
      .from(audits)
      .where(and(eq(audits.id, auditId), isOwnedBy(owner)))
      .for('update');
    if (own === undefined) return false;
    await deleteAudits(tx, [own.id]);
    return true;
  });
}

/** Deletes an owner's business with all dependent rows, including its audits. False when the owner has no such business. */
export async function deleteOwnBusiness(orm: Orm, owner: Owner, businessId: string): Promise<boolean> {
  const isTheirs =
    owner.kind === 'session' ? eq(businesses.sessionId, owner.sessionId) : eq(businesses.accountId, owner.accountId);
  const gone = await orm
    .delete(businesses)
    .where(and(eq(businesses.id, businessId), isTheirs))
    .returning({ id: businesses.id });
  return gone.length === 1;
}

/** Deletes up to `limit` audits older than their accounts' retention, with their history events. Returns how many. */
export async function deleteAuditsOverAge(orm: Orm, now: Date, limit: number): Promise<number> {
  const at = now.toISOString();
  return orm.transaction(async (tx) => {
    const old = await selectRows(
      tx,
      Id,
      sql`
      select a.id from account_settings s
      join audits a on a.account_id = s.account_id and a.created_at < ${at}::timestamptz - make_interval(days => s.keep_audits_days)
      where s.keep_audits_days is not null limit ${limit}::int`,
    );
    const ids = old.map(({ id }) => id);
    if (ids.length > 0) await deleteAudits(tx, ids);
    return ids.length;
  });
}

/** Deletes up to `limit` history events older than their accounts' retention. Returns how many. */
export async function deleteEventsOverAge(orm: Orm, now: Date, limit: number): Promise<number> {
  const at = now.toISOString();
  const gone = await selectRows(
    orm,
    Id,
    sql`
    delete from business_events where id in (
      select e.id from account_settings s
      join businesses b on b.account_id = s.account_id
      join business_events e on e.business_id = b.id
        and e.at < ${at}::timestamptz - make_interval(days => s.keep_audits_days)
      where s.keep_audits_days is not null limit ${limit}::int)
    returning id`,
  );
  return gone.length;
}

async function deleteAudits(tx: Orm, ids: readonly string[]): Promise<void> {
  await tx.delete(businessEvents).where(inArray(businessEvents.auditId, [...ids]));
  await tx.delete(audits).where(inArray(audits.id, [...ids]));
}

const Business = z.object({
  id: z.string(),
  domain: z.string(),
  audits: z.coerce.number(),
  newest: z.coerce.date().nullable(),
});

/** An account's businesses with their number of audits, the most recently audited first. */
export async function selectRetainedBusinesses(
  orm: Orm,
  accountId: string,
  limit: number,
): Promise<z.infer<typeof Business>[]> {
  return selectRows(
    orm,
    Business,
    sql`
    select b.id, b.domain, count(a.id) as audits, max(a.created_at) as newest
    from businesses b left join audits a on a.business_id = b.id
    where b.account_id = ${accountId}
    group by b.id order by newest desc nulls last, b.domain, b.id limit ${limit}::int`,
  );
}

const Ages = z.object({ older: z.coerce.number() });

/** The number of an account's audits before a time. */
export async function countAuditsBefore(orm: Orm, accountId: string, before: Date): Promise<number> {
  const [row] = await selectRows(
    orm,
    Ages,
    sql`select count(*) as older from audits where account_id = ${accountId} and created_at < ${before.toISOString()}::timestamptz`,
  );
  return row?.older ?? 0;
}
