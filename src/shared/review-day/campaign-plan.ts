import { type AskChannel, type CampaignCustomer, chooseChannel } from './campaign-customer.ts';
import { planningFigures } from './feasibility.ts';
import { type MessageCaps, openMessageCaps } from './message-caps.ts';
import { findPublicHoliday } from './public-holidays.ts';
import { isWithinHours, type TextingHours, textingHoursIn } from './quiet-hours.ts';
import { readInstant } from './wall-instants.ts';
import { addDays, formatClockMinutes, getWeekday } from './wall-time.ts';

/** One message to one person at one time: the request, or the reminder. */
export interface PlannedAsk {
  readonly customerId: string;
  readonly channel: Exclude<AskChannel, 'in-person'>;
  /** Milliseconds since 1970. */
  readonly atMs: number;
  /** In the recipient's local time. */
  readonly localDay: string;
  readonly localTime: string;
  readonly timeZone: string;
}

export interface CampaignPlan {
  readonly asks: readonly PlannedAsk[];
  /** To be asked in person at the next visit: no consent for a message, or no channel. */
  readonly inPersonIds: readonly string[];
  /** Could be asked, but do not fit into this plan. */
  readonly leftOverIds: readonly string[];
  /** The single reminder for each of `asks` without a response: the same channel, at least three days later. */
  readonly reminders: readonly PlannedAsk[];
}

export interface PlanSettings {
  readonly day: string;
  /** The business's; used for everybody whose own is unknown. */
  readonly timeZone: string;
  /** ISO 3166-1 alpha-2: a steady plan and reminders leave out its public holidays. */
  readonly country?: string;
  /** Nothing is planned before this time. */
  readonly notBeforeMs: number;
}

/** The waves of a day in the recipient's local time (domain facts I4). */
export const waveMinutes: readonly number[] = [10 * 60, 13 * 60, 17 * 60];
export const reminderAfterDays = 3;
/** A reminder that cannot be scheduled within two weeks is not sent: by then it would be a new request. */
const reminderWithinDays = 14;

/**
 * The capacity of one day: as many requests as the figures give for at most 25 reviews. More would enlarge the burst that
 * platforms filter. A text uses 1/125 of the day, a mail 1/1000.
 */
export const dayShare = {
  sms: 1 / planningFigures.forTwentyFive.sms.high,
  email: 1 / planningFigures.forTwentyFive.email.high,
} as const;

/** Our own choice: at most half of a day's messages in any hour, so that a wave that replaces the others is no burst either. */
export const hourPart = 0.5;

/** Our own choice, not a rule of Google's: the pace at which a busy shop collects reviews without any campaign. */
export const pacedDayCap = 10;
export const pacedWeeks = { shortest: 2, longest: 4 } as const;

const sunday = 0;

/**
 * Plans one day in three waves. Everybody is asked once, in their permitted local hours; who fits into no wave of that day,
 * or exceeds its capacity, is left over. The most recent visitors come first.
 */
export function planOneDay(customers: readonly CampaignCustomer[], settings: PlanSettings): CampaignPlan {
  const planner = openPlanner(customers, settings, ({ channel }) => dayShare[channel]);
  for (const customer of planner.reachable) planner.ask(customer, settings.day);
  return planner.finish();
}

/**
 * The same over two to four weeks, except Sundays and public holidays: an equal number each day and never more than the cap. Throws RangeError
 * for other lengths.
 */
export function planPaced(
  customers: readonly CampaignCustomer[],
  { weeks, ...settings }: PlanSettings & { readonly weeks: number },
): CampaignPlan {
  if (!Number.isInteger(weeks) || weeks < pacedWeeks.shortest || weeks > pacedWeeks.longest)
    throw new RangeError('A paced plan takes two to four weeks.');
  const planner = openPlanner(customers, settings, () => 1 / pacedDayCap);
  const days = Array.from({ length: weeks * 7 }, (_, index) => addDays(settings.day, index)).filter(
    (day) => !isDayOff(day, settings),
  );
  const waiting = [...planner.reachable];
  for (const [index, day] of days.entries()) {
    const quota = Math.min(pacedDayCap, Math.ceil(waiting.length / (days.length - index)));
    for (const customer of waiting.splice(0, quota)) if (!planner.ask(customer, day)) waiting.push(customer);
  }
  return planner.finish();
}

function isDayOff(day: string, { country }: PlanSettings): boolean {
  return getWeekday(day) === sunday || (country !== undefined && findPublicHoliday(day, country) !== null);
}

type Reachable = CampaignCustomer & { readonly channel: PlannedAsk['channel'] };

interface Planner {
  /** The customers who can be contacted, most recent visitors first. */
  readonly reachable: readonly Reachable[];
  /** Schedules a customer on a day; false when no wave of it has capacity or is permitted for them. */
  ask(customer: Reachable, day: string): boolean;
  finish(): CampaignPlan;
}

/**
 * Shared by both plans: who is asked by which channel, in which wave, and the reminders. `divideShare` is the share of a
 * day that one message uses.
 */
function openPlanner(
  customers: readonly CampaignCustomer[],
  settings: PlanSettings,
  shareOf: (customer: Reachable) => number,
): Planner {
  const { reachable, inPersonIds } = split(customers);
  const requestCaps = openMessageCaps(hourPart);
  const asked = new Map<Reachable, PlannedAsk>();
  const place = (customer: Reachable, day: string, turn: number, caps: MessageCaps) =>
    placeInWaves({ customer, day, turn, caps, share: shareOf(customer), settings });
  return {
    reachable,
    ask(customer, day) {
      // Round robin over the waves, so that each has about a third; the next one where the first choice is not permitted.
      const ask = place(customer, day, asked.size, requestCaps);
      if (ask !== null) asked.set(customer, ask);
      return ask !== null;
    },
    finish() {
      const reminderCaps = openMessageCaps(hourPart);
      const inOrder = [...asked].toSorted(([, one], [, other]) => one.atMs - other.atMs);
      const reminders = inOrder.flatMap(([customer, ask]) => {
        const turn = waveMinutes.findIndex((minute) => formatClockMinutes(minute) === ask.localTime);
        for (let after = reminderAfterDays; after <= reminderWithinDays; after += 1) {
          const day = addDays(ask.localDay, after);
          const reminder = isDayOff(day, settings) ? null : place(customer, day, turn, reminderCaps);
          if (reminder !== null) return [reminder];
        }
        return [];
      });
      return {
        asks: inOrder.map(([, ask]) => ask),
        inPersonIds,
        leftOverIds: reachable.filter((customer) => !asked.has(customer)).map(({ id }) => id),
        reminders: reminders.toSorted((one, other) => one.atMs - other.atMs),
      };
    },
  };
}

function split(customers: readonly CampaignCustomer[]): { reachable: Reachable[]; inPersonIds: string[] } {
  const reachable: Reachable[] = [];
  const inPersonIds: string[] = [];
  for (const customer of customers) {
    const channel = chooseChannel(customer);
    if (channel === 'in-person') inPersonIds.push(customer.id);
    else reachable.push({ ...customer, channel });
  }
  return { reachable: reachable.toSorted((one, other) => compareVisits(one.lastVisit, other.lastVisit)), inPersonIds };
}

/** Latest first, unknown ones last. */
function compareVisits(one: string | null, other: string | null): number {
  if (one === other) return 0;
  return (other ?? '') < (one ?? '') ? -1 : 1;
}

interface Placing {
  readonly customer: Reachable;
  readonly day: string;
  /** The wave to try first. */
  readonly turn: number;
  readonly share: number;
  readonly caps: MessageCaps;
  readonly settings: PlanSettings;
}

/**
 * The first wave from `turn` on that is permitted for the customer and has capacity, which is consumed; null when there is
 * none.
 */
function placeInWaves({ customer, day, turn, share, caps, settings }: Placing): PlannedAsk | null {
  const timeZone = customer.timeZone ?? settings.timeZone;
  const hours: TextingHours = textingHoursIn(customer.state);
  for (let step = 0; step < waveMinutes.length; step += 1) {
    const minute = waveMinutes[(turn + step) % waveMinutes.length] ?? 0;
    if (!isWithinHours({ day, minute }, hours)) continue;
    const atMs = readInstant({ day, minute }, timeZone);
    if (atMs === null || atMs < settings.notBeforeMs || !caps.take({ day, atMs, share })) continue;
    return {
      customerId: customer.id,
      channel: customer.channel,
      atMs,
      localDay: day,
      localTime: formatClockMinutes(minute),
      timeZone,
    };
  }
  return null;
}

/** Requests that are sent together. */
export interface Wave {
  readonly localDay: string;
  readonly localTime: string;
  readonly timeZone: string;
  readonly atMs: number;
  readonly sms: number;
  readonly email: number;
}

/** The plan as waves: grouped by day, local time and zone. Sorted by time. */
export function groupWaves({ asks }: Pick<CampaignPlan, 'asks'>): Wave[] {
  const waves = new Map<string, Wave>();
  for (const { localDay, localTime, timeZone, atMs, channel } of asks) {
    const key = `${atMs} ${timeZone}`;
    const wave = waves.get(key) ?? { localDay, localTime, timeZone, atMs, sms: 0, email: 0 };
    waves.set(key, { ...wave, [channel]: wave[channel] + 1 });
  }
  return [...waves.values()];
}
