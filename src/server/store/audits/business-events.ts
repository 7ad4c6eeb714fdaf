import { and, desc, eq, inArray } from 'drizzle-orm';
import { type BusinessEvent, BusinessEventDetails, BusinessEventKind } from '#shared/history/business-event.ts';
import { readStored } from '#shared/stored/read-stored.ts';
import type { Orm } from '../database/database.ts';
import { businessEvents } from '../reports/reports-schema.ts';

/** Adds an event. False when it was told already: then nothing is written. */
export async function insertBusinessEvent(tx: Orm, businessId: string, event: BusinessEvent): Promise<boolean> {
  const rows = await tx
    .insert(businessEvents)
    .values({ businessId, ...event })
    .onConflictDoNothing({ target: businessEvents.id })
    .returning({ id: businessEvents.id });
  return rows.length === 1;
}

/** The newest `count` events of a business, the newest first. One that another release wrote in another shape is left out. */
export async function selectBusinessEvents(orm: Orm, businessId: string, count: number): Promise<BusinessEvent[]> {
  const rows = await orm
    .select()
    .from(businessEvents)
    // Marks of scans that were dealt with stand in the same table, and are no events to show.
    .where(and(eq(businessEvents.businessId, businessId), inArray(businessEvents.kind, BusinessEventKind.options)))
    .orderBy(desc(businessEvents.at), desc(businessEvents.id))
    .limit(count);
  return rows.flatMap(({ id, kind, at, auditId, details }): BusinessEvent[] => {
    const known = BusinessEventKind.safeParse(kind);
    const told = readStored(BusinessEventDetails, details);
    return known.success && told !== null ? [{ id, kind: known.data, at, auditId, details: told }] : [];
  });
}
