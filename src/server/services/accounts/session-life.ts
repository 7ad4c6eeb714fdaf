import { RETENTION_DAYS } from '#shared/product/retention.ts';
import { DAY_MS } from '#shared/time/durations.ts';

/** An unused session ends after this time (ASVS 7.3.1). */
export const SESSION_IDLE_MS = RETENTION_DAYS.signInWithoutUse * DAY_MS;
/** Every session ends after this time, used or not (ASVS 7.3.2). */
export const SESSION_LONGEST_MS = RETENTION_DAYS.signInLongest * DAY_MS;
/** A session is extended at most this often, to save a write per request. */
export const SESSION_RENEWAL_MS = DAY_MS;

/** When a session that is used now would expire if left idle. */
export function idleEnd(createdAt: Date, nowMs: number): Date {
  return new Date(Math.min(nowMs + SESSION_IDLE_MS, createdAt.getTime() + SESSION_LONGEST_MS));
}
