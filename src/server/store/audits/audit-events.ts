import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { AuditEvent } from '#shared/audit/progress.ts';
import type { Orm } from '../database/database.ts';
import { auditEvents } from './audit-schema.ts';

/** A stored event: ids rise within a site run, across its attempts. */
export interface StoredEvent {
  readonly id: number;
  readonly event: AuditEvent;
}

/**
 * Stores the events of one attempt, unless a later attempt has taken over or the run has ended. One statement with one
 * parameter for any number of events.
 */
export async function insertEvents(
  orm: Orm,
  siteRunId: string,
  attempt: number,
  events: readonly StoredEvent[],
): Promise<void> {
  await orm.execute(sql`
    insert into audit_events (site_run_id, id, event)
    select run.id, (told->>'id')::int, told->'event'
    from site_runs run, json_array_elements(${encodeEvents(events)}::json) told
    where run.id = ${siteRunId} and run.attempt = ${attempt} and run.status = 'running'`);
}

/** Events as one JSON parameter. PostgreSQL's JSON cannot contain NUL characters. */
export function encodeEvents(events: readonly StoredEvent[]): string {
  return JSON.stringify(events).replaceAll('\\u0000', '');
}

/** The events of a run after the one with id `afterId` (0: all), oldest first. */
export async function selectEventsAfter(orm: Orm, siteRunId: string, afterId: number): Promise<StoredEvent[]> {
  const rows = await orm
    .select({ id: auditEvents.id, event: auditEvents.event })
    .from(auditEvents)
    .where(and(eq(auditEvents.siteRunId, siteRunId), gt(auditEvents.id, afterId)))
    .orderBy(asc(auditEvents.id));
  // Events of another release that cannot be parsed are left out.
  return rows.flatMap(({ id, event }) => (event === null ? [] : [{ id, event }]));
}
