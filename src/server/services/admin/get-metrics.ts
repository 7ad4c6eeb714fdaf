import type { Metrics } from '#shared/api/admin/metrics.ts';
import { FLAG_NAMES, isInRollout } from '#shared/product/flags.ts';
import { FUNNEL_STEPS, PAGE_EVENTS, type PageEventName } from '#shared/product/page-events.ts';
import { DAY_MS } from '#shared/time/durations.ts';
import {
  countAuditsByDay,
  countFailureCodes,
  countSignUpsByDay,
  measureAudits,
} from '../../store/admin/admin-audits.ts';
import { selectFlagPercents } from '../../store/admin/feature-flags.ts';
import { countFunnel, type FunnelCount } from '../../store/admin/funnel-counts.ts';
import { countPageEvents, type PageEventCount } from '../../store/admin/page-event-counts.ts';
import type { CoreServices } from '../core-services.ts';
import { type Operating, requireOperator } from './operator.ts';

/** Funnel, events, audits, failures, sign-ups and rollout over the last `days` UTC days, today included. */
export async function getMetrics(
  { database: { orm }, now }: Pick<CoreServices, 'database' | 'now'>,
  by: Operating,
  days: number,
): Promise<Metrics> {
  requireOperator(by, 'support');
  const dayNames = daysUntil(now(), days);
  const since = new Date(`${dayNames[0]}T00:00:00Z`);
  const [counts, steps, audits, auditMs, failures, signUps, percents] = await Promise.all([
    countPageEvents(orm, since),
    countFunnel(orm, since),
    countAuditsByDay(orm, since),
    measureAudits(orm, since),
    countFailureCodes(orm, since),
    countSignUpsByDay(orm, since),
    selectFlagPercents(orm),
  ]);
  return {
    since: since.toISOString(),
    funnel: funnelOf(steps),
    events: PAGE_EVENTS.map((name) => ({
      name,
      count: sum(counts, name, ({ count }) => count),
      visitors: sum(counts, name, ({ visitors }) => visitors),
    })),
    auditsPerDay: dayNames.map((day) => {
      const found = audits.find((row) => row.day === day);
      return { day, done: found?.done ?? 0, failed: found?.failed ?? 0 };
    }),
    auditMs,
    failures,
    signUpsPerDay: dayNames.map((day) => ({ day, count: signUps.find((row) => row.day === day)?.count ?? 0 })),
    rollout: FLAG_NAMES.map((flag) => {
      const percent = percents[flag];
      const isOn = ({ bucket }: FunnelCount) => isInRollout(percent, bucket);
      const [on, off] = [steps.filter(isOn), steps.filter((row) => !isOn(row))];
      return { flag, percent, on: funnelOf(on), off: funnelOf(off) };
    }),
  };
}

function funnelOf(counts: readonly FunnelCount[]): Metrics['funnel'] {
  return FUNNEL_STEPS.map((step) => ({
    step,
    visitors: counts.reduce((total, row) => (row.step === step ? total + row.visitors : total), 0),
  }));
}

function sum(
  counts: readonly PageEventCount[],
  name: PageEventName,
  amountOf: (count: PageEventCount) => number,
): number {
  return counts.reduce((total, row) => (row.name === name ? total + amountOf(row) : total), 0);
}

/** The last `days` UTC days, today the last. */
function daysUntil(nowMs: number, days: number): string[] {
  return Array.from({ length: days }, (_, index) =>
    new Date(nowMs - (days - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
}
