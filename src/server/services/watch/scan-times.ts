import { createHash } from 'node:crypto';
import type { Plan } from '#shared/product/plans.ts';
import { hasRight } from '#shared/product/rights.ts';
import { DAY_MS, HOUR_MS } from '#shared/time/durations.ts';

export type Rhythm = 'weekly' | 'monthly';

/**
 * The least time between two scans of the rhythm, half a period: one that was made up for late, or that an upgrade brought, is not
 * followed by the next within days.
 */
const LEAST_GAP_MS: Readonly<Record<Rhythm, number>> = { weekly: 3 * DAY_MS, monthly: 14 * DAY_MS };

/** Who becomes Pro is promised a reading "tomorrow": a whole day later is tomorrow wherever the owner's clock stands. */
export const AFTER_UPGRADE_MS = DAY_MS;

/** How often a plan has its sites read again; null: not at all. */
export function getPlanRhythm(plan: Plan): Rhythm | null {
  if (hasRight(plan, 'weeklyRescan')) return 'weekly';
  return hasRight(plan, 'monthlyRescan') ? 'monthly' : null;
}

export interface Watched {
  readonly businessId: string;
  /** The rhythm counts from this day (UTC). */
  readonly begunAt: Date;
}

/**
 * When a site is read the next time after `afterMs`: every seventh day from the first one, or the same day of every month, in
 * short months the last one. At which time of that day (UTC) is drawn from the business, so that watches that began together
 * do not all fall due at once. Missed times are not given again: it is always one of those to come.
 */
export function nextScanTime(rhythm: Rhythm, { businessId, begunAt }: Watched, afterMs: number): Date {
  const earliest = afterMs + LEAST_GAP_MS[rhythm];
  const timeOfDay = timeOfDayFor(businessId);
  const at = (turn: number) => dayOf(rhythm, begunAt, turn) + timeOfDay;
  let turn = Math.max(1, turnsBefore(rhythm, begunAt, earliest));
  while (at(turn) <= earliest) turn += 1;
  return new Date(at(turn));
}

/** True when so little time has passed since a scan that the rhythm asks for no other one yet. */
export function isTooSoon(rhythm: Rhythm, lastScanAt: Date, nowMs: number): boolean {
  const passed = nowMs - lastScanAt.getTime();
  return passed >= 0 && passed < LEAST_GAP_MS[rhythm];
}

/** After this many failures in a row a site is told to be down: the second one, an hour after the first. */
export const FAILURES_UNTIL_ALERT = 2;
/** Looked for each day, this many times: a site that is back is told within a day. Then the rhythm has it again. */
const DAILY_LOOKS = 7;

/** When a site is tried again that did not answer `failures` times in a row; null: when the rhythm says. */
export function retryTime(failures: number, nowMs: number): Date | null {
  if (failures < FAILURES_UNTIL_ALERT) return new Date(nowMs + HOUR_MS);
  return failures < FAILURES_UNTIL_ALERT + DAILY_LOOKS ? new Date(nowMs + DAY_MS) : null;
}

/** The beginning (UTC) of the day of a turn; turn 0 is the day on which the watch began. */
function dayOf(rhythm: Rhythm, begunAt: Date, turn: number): number {
  const [year, month, day] = [begunAt.getUTCFullYear(), begunAt.getUTCMonth(), begunAt.getUTCDate()];
  if (rhythm === 'weekly') return Date.UTC(year, month, day) + turn * 7 * DAY_MS;
  const lastOfMonth = new Date(Date.UTC(year, month + turn + 1, 0)).getUTCDate();
  return Date.UTC(year, month + turn, Math.min(day, lastOfMonth));
}

/** A turn that is surely not after the first one later than `ms`: where to begin to look. */
function turnsBefore(rhythm: Rhythm, begunAt: Date, ms: number): number {
  if (rhythm === 'weekly') return Math.floor((ms - begunAt.getTime()) / (7 * DAY_MS)) - 1;
  const at = new Date(ms);
  return (at.getUTCFullYear() - begunAt.getUTCFullYear()) * 12 + at.getUTCMonth() - begunAt.getUTCMonth() - 1;
}

function timeOfDayFor(businessId: string): number {
  return createHash('sha256').update(`scan\n${businessId}`).digest().readUInt32BE(0) % DAY_MS;
}
