import { and, desc, eq, inArray } from 'drizzle-orm';
import { type BusinessEvent, BusinessEventDetails, BusinessEventKind } from '#shared/history/business-event.ts';
import { readStored } from '#shared/stored/read-stored.ts';
import type { Orm } from '../database/database.ts';
import { businessEvents } from '../reports/reports-schema.ts';

/** Inserts an event. False when it exists: then nothing is written. */
export async function insertBusinessEvent(tx: Orm, businessId: string, event: BusinessEvent): Promise<boolean> {
  const rows = await tx
    .insert(businessEvents)
    .values({ businessId, ...event })
    .onConflictDoNothing({ target: businessEvents.id })
    .returning({ id: businessEvents.id });
  return rows.length === 1;
}

/** The newest `count` events of a business, the newest first. Events of another release that cannot be parsed are left out. */
export async function selectBusinessEvents(orm: Orm, businessId: string, count: number): Promise<BusinessEvent[]> {
  const rows = await orm
    .select()
    .from(businessEvents)
    // Filtered in SQL, so that kinds unknown to this release do not use up the limit.
    .where(and(eq(businessEvents.businessId, businessId), inArray(businessEvents.kind, BusinessEventKind.options)))
    .orderBy(desc(businessEvents.at), desc(businessEvents.id))
    .limit(count);
  return rows.flatMap(({ id, kind, at, auditId, details }): BusinessEvent[] => {
    const known = BusinessEventKind.safeParse(kind);
    const told = readStored(BusinessEventDetails, details);
    return known.success && told !== null ? [{ id, kind: known.data, at, auditId, details: told }] : [];
  });
}
