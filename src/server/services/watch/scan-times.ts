import { createHash } from 'node:crypto';
import type { Plan } from '#shared/product/plans.ts';
import { hasRight } from '#shared/product/rights.ts';
import { DAY_MS, HOUR_MS } from '#shared/time/durations.ts';

export type Rhythm = 'weekly' | 'monthly';

/**
 * The least time between two scans of a rhythm, half a period, so that a late scan, or one after an upgrade, is not
 * followed by the next within days.
 */
const LEAST_GAP_MS: Readonly<Record<Rhythm, number>> = { weekly: 3 * DAY_MS, monthly: 14 * DAY_MS };

/** After an upgrade to Pro the first scan is promised for "tomorrow": a full day later is tomorrow in every time zone. */
export const AFTER_UPGRADE_MS = DAY_MS;

/** The scan rhythm of a plan; null: no scans. */
export function getPlanRhythm(plan: Plan): Rhythm | null {
  if (hasRight(plan, 'weeklyRescan')) return 'weekly';
  return hasRight(plan, 'monthlyRescan') ? 'monthly' : null;
}

export interface Watched {
  readonly businessId: string;
  /** The day (UTC) from which the rhythm counts. */
  readonly begunAt: Date;
}

/**
 * The next scan after `afterMs`: every seventh day from the first, or the same day of every month, the last day in short
 * months. The time of day (UTC) is derived from the business, so that watches that began together are not all due at once.
 * Missed scans are not made up for: the result is always a future time of the rhythm.
 */
export function nextScanTime(rhythm: Rhythm, { businessId, begunAt }: Watched, afterMs: number): Date {
  const earliest = afterMs + LEAST_GAP_MS[rhythm];
  const timeOfDay = timeOfDayFor(businessId);
  const at = (turn: number) => dayOf(rhythm, begunAt, turn) + timeOfDay;
  let turn = Math.max(1, turnsBefore(rhythm, begunAt, earliest));
  while (at(turn) <= earliest) turn += 1;
  return new Date(at(turn));
}

/** True when the last scan is too recent for another one in this rhythm. */
export function isTooSoon(rhythm: Rhythm, lastScanAt: Date, nowMs: number): boolean {
  const passed = nowMs - lastScanAt.getTime();
  return passed >= 0 && passed < LEAST_GAP_MS[rhythm];
}

/** After this many failures in a row a site counts as down: the second one, an hour after the first. */
export const FAILURES_UNTIL_ALERT = 2;
/**
 * How many times a failing site is then tried daily, so that its return is noticed within a day. After that the rhythm
 * applies.
 */
const DAILY_LOOKS = 7;

/** When to retry a site after `failures` in a row; null: at the next time of the rhythm. */
export function retryTime(failures: number, nowMs: number): Date | null {
  if (failures < FAILURES_UNTIL_ALERT) return new Date(nowMs + HOUR_MS);
  return failures < FAILURES_UNTIL_ALERT + DAILY_LOOKS ? new Date(nowMs + DAY_MS) : null;
}

/** The start (UTC) of the day of a turn; turn 0 is the day on which the watch began. */
function dayOf(rhythm: Rhythm, begunAt: Date, turn: number): number {
  const [year, month, day] = [begunAt.getUTCFullYear(), begunAt.getUTCMonth(), begunAt.getUTCDate()];
  if (rhythm === 'weekly') return Date.UTC(year, month, day) + turn * 7 * DAY_MS;
  const lastOfMonth = new Date(Date.UTC(year, month + turn + 1, 0)).getUTCDate();
  return Date.UTC(year, month + turn, Math.min(day, lastOfMonth));
}

/** A turn at or before the first one after `ms`, as the start of a search. */
function turnsBefore(rhythm: Rhythm, begunAt: Date, ms: number): number {
  if (rhythm === 'weekly') return Math.floor((ms - begunAt.getTime()) / (7 * DAY_MS)) - 1;
  const at = new Date(ms);
  return (at.getUTCFullYear() - begunAt.getUTCFullYear()) * 12 + at.getUTCMonth() - begunAt.getUTCMonth() - 1;
}

function timeOfDayFor(businessId: string): number {
  return createHash('sha256').update(`scan\n${businessId}`).digest().readUInt32BE(0) % DAY_MS;
}
