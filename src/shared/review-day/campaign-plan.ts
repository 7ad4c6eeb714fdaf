import { type AskChannel, type CampaignCustomer, channelOf } from './campaign-customer.ts';
import { planningFigures } from './feasibility.ts';
import { hoursOn, isTextingTime, textingHoursIn } from './quiet-hours.ts';
import { addDays, clockOf, instantOf, weekdayOf } from './wall-time.ts';

/** One request to one person at one moment. */
export interface PlannedAsk {
  readonly customerId: string;
  readonly channel: Exclude<AskChannel, 'in-person'>;
  /** Milliseconds since 1970. */
  readonly atMs: number;
  /** By the clock of the recipient. */
  readonly localDay: string;
  readonly localTime: string;
  readonly timeZone: string;
}

export interface CampaignPlan {
  readonly asks: readonly PlannedAsk[];
  /** To be asked in person at the next visit: no consent for a message, or no way to send one. */
  readonly inPersonIds: readonly string[];
  /** Could be asked, and do not fit into this plan. */
  readonly leftOverIds: readonly string[];
  /** When those who have not answered may be reminded, once. */
  readonly reminderDay: string | null;
}

export interface PlanSettings {
  readonly day: string;
  /** Of the business; for everybody whose own is not known. */
  readonly timeZone: string;
  /** Nothing is planned before this moment. */
  readonly notBeforeMs: number;
}

/** The waves of a day by the recipient's clock (domain facts I4). */
export const waveMinutes: readonly number[] = [10 * 60, 13 * 60, 17 * 60];
export const reminderAfterDays = 3;

/**
 * What one day may hold: as many requests as the figures name for 25 reviews at most. More would only make the burst larger
 * that platforms filter. A text takes 1/125 of the day, a mail 1/1000.
 */
export const dayShare = {
  sms: 1 / planningFigures.forTwentyFive.sms.high,
  email: 1 / planningFigures.forTwentyFive.email.high,
} as const;

/** Our own choice, not a rule of Google's: a pace at which a busy shop collects reviews without any campaign. */
export const pacedDayCap = 10;
export const pacedWeeks = { shortest: 2, longest: 4 } as const;

const wholeDay = 1 + 1e-9;
const sunday = 0;

/**
 * One day in three waves. Everybody is asked once, in the hours that hold where they are; who cannot be asked in any wave of
 * that day, or comes after the day is full, is left over. Those who were there last come first.
 */
export function planOneDay(customers: readonly CampaignCustomer[], settings: PlanSettings): CampaignPlan {
  const { reachable, inPersonIds } = split(customers);
  const asks: PlannedAsk[] = [];
  const leftOverIds: string[] = [];
  let used = 0;
  for (const customer of reachable) {
    const share = dayShare[customer.channel];
    // The waves in turn, so that each has about a third; the next one where the first choice is not allowed.
    const ask = used + share > wholeDay ? null : askInWaves(customer, settings.day, settings, asks.length);
    if (ask === null) leftOverIds.push(customer.id);
    else {
      asks.push(ask);
      used += share;
    }
  }
  return finish(asks, inPersonIds, leftOverIds);
}

/**
 * The same over two to four weeks, Sundays left out: an even number each day and never more than the cap. Throws RangeError for other lengths.
 */
export function planPaced(
  customers: readonly CampaignCustomer[],
  { weeks, ...settings }: PlanSettings & { readonly weeks: number },
): CampaignPlan {
  if (!Number.isInteger(weeks) || weeks < pacedWeeks.shortest || weeks > pacedWeeks.longest)
    throw new RangeError('A paced plan takes two to four weeks.');
  const { reachable, inPersonIds } = split(customers);
  const days = Array.from({ length: weeks * 7 }, (_, index) => addDays(settings.day, index)).filter(
    (day) => weekdayOf(day) !== sunday,
  );
  const asks: PlannedAsk[] = [];
  const waiting = [...reachable];
  for (const [index, day] of days.entries()) {
    const quota = Math.min(pacedDayCap, Math.ceil(waiting.length / (days.length - index)));
    for (const customer of waiting.splice(0, quota)) {
      const ask = askInWaves(customer, day, settings, asks.length);
      if (ask === null) waiting.push(customer);
      else asks.push(ask);
    }
  }
  return finish(
    asks,
    inPersonIds,
    waiting.map(({ id }) => id),
  );
}

type Reachable = CampaignCustomer & { readonly channel: PlannedAsk['channel'] };

function split(customers: readonly CampaignCustomer[]): { reachable: Reachable[]; inPersonIds: string[] } {
  const reachable: Reachable[] = [];
  const inPersonIds: string[] = [];
  for (const customer of customers) {
    const channel = channelOf(customer);
    if (channel === 'in-person') inPersonIds.push(customer.id);
    else reachable.push({ ...customer, channel });
  }
  return { reachable: reachable.toSorted((one, other) => compareVisits(one.lastVisit, other.lastVisit)), inPersonIds };
}

/** The latest first, unknown ones last. */
function compareVisits(one: string | null, other: string | null): number {
  return (other ?? '').localeCompare(one ?? '');
}

function askInWaves(customer: Reachable, day: string, settings: PlanSettings, turn: number): PlannedAsk | null {
  const timeZone = customer.timeZone ?? settings.timeZone;
  const hours = textingHoursIn(customer.state);
  if (hoursOn(day, hours) === null) return null;
  for (let step = 0; step < waveMinutes.length; step += 1) {
    const minute = waveMinutes[(turn + step) % waveMinutes.length] ?? 0;
    const atMs = instantOf({ day, minute }, timeZone);
    if (atMs < settings.notBeforeMs || !isTextingTime(atMs, timeZone, hours)) continue;
    return {
      customerId: customer.id,
      channel: customer.channel,
      atMs,
      localDay: day,
      localTime: clockOf(minute),
      timeZone,
    };
  }
  return null;
}

function finish(asks: readonly PlannedAsk[], inPersonIds: string[], leftOverIds: string[]): CampaignPlan {
  const sorted = asks.toSorted((one, other) => one.atMs - other.atMs);
  const last = sorted.at(-1);
  return {
    asks: sorted,
    inPersonIds,
    leftOverIds,
    reminderDay: last === undefined ? null : reminderDayAfter(last.localDay),
  };
}

/** Three days later, and not on a Sunday. */
function reminderDayAfter(day: string): string {
  const later = addDays(day, reminderAfterDays);
  return weekdayOf(later) === sunday ? addDays(later, 1) : later;
}

/** Requests that go out together. */
export interface Wave {
  readonly localDay: string;
  readonly localTime: string;
  readonly timeZone: string;
  readonly atMs: number;
  readonly sms: number;
  readonly email: number;
}

/** The plan as waves: the same day and clock time in the same zone. In order of time. */
export function wavesOf({ asks }: Pick<CampaignPlan, 'asks'>): Wave[] {
  const waves = new Map<string, Wave>();
  for (const { localDay, localTime, timeZone, atMs, channel } of asks) {
    const key = `${atMs} ${timeZone}`;
    const wave = waves.get(key) ?? { localDay, localTime, timeZone, atMs, sms: 0, email: 0 };
    waves.set(key, { ...wave, [channel]: wave[channel] + 1 });
  }
  return [...waves.values()];
}
