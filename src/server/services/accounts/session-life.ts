import { RETENTION_DAYS } from '#shared/product/retention.ts';
import { DAY_MS } from '#shared/time/durations.ts';

/** A session that is not used ends after this (ASVS 7.3.1). */
export const SESSION_IDLE_MS = RETENTION_DAYS.signInWithoutUse * DAY_MS;
/** And however much it is used, after this (ASVS 7.3.2). */
export const SESSION_LONGEST_MS = RETENTION_DAYS.signInLongest * DAY_MS;
/** A session is prolonged at most this often: a write for every request would be for nothing. */
export const SESSION_RENEWAL_MS = DAY_MS;

/** Until when a session that is used now may be left alone. */
export function idleEnd(createdAt: Date, nowMs: number): Date {
  return new Date(Math.min(nowMs + SESSION_IDLE_MS, createdAt.getTime() + SESSION_LONGEST_MS));
}
