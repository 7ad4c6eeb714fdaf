import { describe, expect, it } from 'vitest';
import { seededRandom } from '#test/random.ts';
import type { CampaignCustomer } from './campaign-customer.ts';
import { type CampaignPlan, dayShare, type PlannedAsk, planOneDay, planPaced } from './campaign-plan.ts';
import { campaignWaves } from './campaign-waves.ts';
import { parseCustomers } from './parse-customers.ts';

/**
 * The invariants of every schedule, over 10,000 simulated lists. The verifier shares no code with the planner except the
 * table of state hours, restated here where a state is used: it reads local times through `toLocaleString` and does its own
 * counting.
 */

const lists = 10_000;
const hourMs = 3_600_000;
const dayMs = 86_400_000;

/** Expected hours for [weekday, Saturday, Sunday], from the table of `quiet-hours.ts`. */
const hoursOf: Readonly<Record<string, readonly (readonly [number, number] | null)[]>> = {
  MI: [
    [9, 21],
    [9, 21],
    [9, 21],
  ],
  TX: [
    [9, 21],
    [9, 21],
    [12, 21],
  ],
  FL: [
    [8, 20],
    [8, 20],
    [8, 20],
  ],
  LA: [[8, 20], [8, 20], null],
  RI: [
    [9, 18],
    [10, 17],
    [10, 17],
  ],
  KY: [
    [10, 21],
    [10, 21],
    [10, 21],
  ],
  CA: [
    [8, 21],
    [8, 21],
    [8, 21],
  ],
  unknown: [[10, 18], [10, 17], null],
};
const states = Object.keys(hoursOf);
const zones = [
  'America/Detroit',
  'America/Los_Angeles',
  'America/St_Johns',
  'America/Phoenix',
  'Pacific/Honolulu',
  'Europe/Berlin',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'America/Santiago',
] as const;
/** Days with a clock change in one of these zones, and ordinary ones. */
const days = [
  '2026-03-07',
  '2026-03-08',
  '2026-03-29',
  '2026-04-05',
  '2026-09-06',
  '2026-09-27',
  '2026-10-04',
  '2026-10-25',
  '2026-10-31',
  '2026-11-01',
  '2027-02-26',
  '2027-03-14',
  '2027-12-24',
  '2028-02-28',
  '2028-02-29',
  '2026-06-10',
] as const;

const clocks = new Map<string, { readonly day: string; readonly minute: number; readonly weekday: string }>();
function clockAt(atMs: number, timeZone: string) {
  const key = `${atMs} ${timeZone}`;
  const known = clocks.get(key);
  if (known !== undefined) return known;
  const date = new Date(atMs);
  // The Swedish locale formats dates and times in ISO 8601 order.
  const [day = '', time = ''] = date.toLocaleString('sv-SE', { timeZone }).split(' ');
  const weekday = date.toLocaleString('en-US', { timeZone, weekday: 'short' });
  const clock = { day, minute: Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)), weekday };
  clocks.set(key, clock);
  return clock;
}

interface Simulated {
  readonly customers: readonly CampaignCustomer[];
  readonly businessZone: string;
  readonly day: string;
  readonly notBeforeMs: number;
  readonly weeks: number;
}

function simulate(random: () => number): Simulated {
  const whole = (below: number) => Math.floor(random() * below);
  const pick = <Value>(values: readonly [Value, ...Value[]]): Value => values[whole(values.length)] ?? values[0];
  const pickState = () => states[whole(states.length)] ?? 'unknown';
  const size = random() < 0.01 ? 200 + whole(300) : random() < 0.08 ? 20 + whole(100) : whole(12);
  const nearby = [pick(zones), pick(zones)] as const;
  const consents = pick([0.1, 0.6, 1]);
  const textable = pick([0, 0.7, 1]);
  const customers = Array.from({ length: size }, (_, index): CampaignCustomer => {
    const state = pickState();
    return {
      id: `c${index}`,
      name: '',
      phone: random() < textable ? `+1313${5_550_000 + index}` : null,
      email: random() < 0.6 ? `p${index}@a.example` : null,
      lastVisit: random() < 0.3 ? `2026-01-${10 + whole(20)}` : null,
      consent: { sms: random() < consents, email: random() < consents },
      timeZone: random() < 0.5 ? null : random() < 0.8 ? pick(nearby) : pick(zones),
      state: state === 'unknown' ? null : state,
    };
  });
  const day = pick(days);
  const notBeforeMs = random() < 0.3 ? Date.parse(`${day}T00:00:00Z`) + whole(30) * hourMs : 0;
  return { customers, businessZone: pick(zones), day, notBeforeMs, weeks: pick([2, 3, 4]) };
}

/** The violations in the messages of one kind; empty means that all invariants hold. */
function wrongsOf(
  messages: readonly PlannedAsk[],
  { customers, businessZone, notBeforeMs }: Simulated,
  shareOf: (message: PlannedAsk) => number,
): string[] {
  const wrongs: string[] = [];
  const byId = new Map(customers.map((customer) => [customer.id, customer]));
  const perDay = new Map<string, number>();
  const seen = new Set<string>();
  for (const message of messages) {
    const { customerId, channel, atMs, timeZone, localDay, localTime } = message;
    const customer = byId.get(customerId);
    if (customer === undefined) return ['somebody is written to who is not on the list'];
    if (seen.has(customerId)) wrongs.push('somebody is written to twice');
    seen.add(customerId);
    if (!customer.consent[channel]) wrongs.push('no consent');
    if ((channel === 'sms' ? customer.phone : customer.email) === null) wrongs.push('no way to write');
    if (timeZone !== (customer.timeZone ?? businessZone)) wrongs.push('the clock of somewhere else');
    const clock = clockAt(atMs, timeZone);
    const shown = `${clock.day} ${String(Math.floor(clock.minute / 60)).padStart(2, '0')}:${String(clock.minute % 60).padStart(2, '0')}`;
    if (shown !== `${localDay} ${localTime}`) wrongs.push(`the clock shows ${shown} and not ${localDay} ${localTime}`);
    const column = clock.weekday === 'Sun' ? 2 : clock.weekday === 'Sat' ? 1 : 0;
    const hours = hoursOf[customer.state ?? 'unknown']?.[column] ?? null;
    if (hours === null || clock.minute < hours[0] * 60 || clock.minute >= hours[1] * 60) wrongs.push('quiet hours');
    if (atMs < notBeforeMs) wrongs.push('before now');
    perDay.set(localDay, (perDay.get(localDay) ?? 0) + shareOf(message));
  }
  for (const total of perDay.values()) if (total > 1 + 1e-6) wrongs.push('more than a day may hold');
  // Every 60-minute window that begins with a message.
  let end = 0;
  let within = 0;
  const sorted = messages.toSorted((one, other) => one.atMs - other.atMs);
  for (const first of sorted) {
    for (let next = sorted[end]; next !== undefined && next.atMs < first.atMs + hourMs; next = sorted[end]) {
      within += shareOf(next);
      end += 1;
    }
    if (within > 0.5 + 1e-6) wrongs.push('more than an hour may hold');
    within -= shareOf(first);
  }
  return wrongs;
}

function wrongsOfPlan(plan: CampaignPlan, list: Simulated, shareOf: (message: PlannedAsk) => number): string[] {
  const { asks, reminders, inPersonIds, leftOverIds } = plan;
  const wrongs = [...wrongsOf(asks, list, shareOf), ...wrongsOf(reminders, list, shareOf)];
  const named = [...asks.map(({ customerId }) => customerId), ...inPersonIds, ...leftOverIds];
  if (named.length !== list.customers.length || new Set(named).size !== named.length)
    wrongs.push('somebody is forgotten or named twice');
  const asked = new Map(asks.map((ask) => [ask.customerId, ask]));
  for (const { customerId, channel, localDay } of reminders) {
    const ask = asked.get(customerId);
    if (ask === undefined) wrongs.push('a reminder of nothing');
    else if (ask.channel !== channel) wrongs.push('a reminder by another way');
    else if (Date.parse(localDay) - Date.parse(ask.localDay) < 3 * dayMs) wrongs.push('a reminder too soon');
    if (new Date(`${localDay}T00:00:00Z`).getUTCDay() === 0) wrongs.push('a reminder on a Sunday');
  }
  const waves = campaignWaves(plan);
  if (waves.length > 200) wrongs.push('more waves than the contract takes');
  if (waves.reduce((sum, { sms, email }) => sum + sms + email, 0) !== asks.length + reminders.length)
    wrongs.push('waves that do not add up');
  return wrongs;
}

describe(`schedules of ${lists.toLocaleString('en')} simulated lists`, () => {
  it('never exceed a cap, break quiet hours or consent, or message anyone twice, and remind once', {
    timeout: 60_000,
  }, () => {
    const random = seededRandom(20_261_122);
    const totals = { asks: 0, reminders: 0, leftOver: 0, inPerson: 0, full: 0 };
    for (let round = 0; round < lists; round += 1) {
      const list = simulate(random);
      const settings = { day: list.day, timeZone: list.businessZone, notBeforeMs: list.notBeforeMs };
      const oneDay = planOneDay(list.customers, settings);
      const paced = planPaced(list.customers, { ...settings, weeks: list.weeks });
      const wrongs = [
        ...wrongsOfPlan(oneDay, list, ({ channel }) => dayShare[channel]),
        ...wrongsOfPlan(paced, list, () => 1 / 10),
        ...(oneDay.asks.some(({ localDay }) => localDay !== list.day) ? ['another day'] : []),
        ...(paced.asks.some(({ localDay }) => new Date(localDay).getUTCDay() === 0) ? ['a Sunday'] : []),
      ];
      if (wrongs.length > 0) throw new Error(`List ${round}: ${[...new Set(wrongs)].join(', ')}`);
      for (const { asks, reminders, leftOverIds, inPersonIds } of [oneDay, paced]) {
        totals.asks += asks.length;
        totals.reminders += reminders.length;
        totals.leftOver += leftOverIds.length;
        totals.inPerson += inPersonIds.length;
        if (asks.length > 0 && leftOverIds.length > 0) totals.full += 1;
      }
    }
    // The simulation covers the relevant cases: full days, lists that do not fit, people without consent.
    expect(totals.asks).toBeGreaterThan(100_000);
    expect(totals.reminders).toBeGreaterThan(totals.asks * 0.95);
    expect(Math.min(totals.leftOver, totals.inPerson)).toBeGreaterThan(10_000);
    expect(totals.full).toBeGreaterThan(500);
  });
});

describe('pasted lists', () => {
  /** Lines of a few people who occur repeatedly, each time with different partial data. */
  it('contain nobody twice, in whatever order the lines are', () => {
    const random = seededRandom(5);
    for (let round = 0; round < 500; round += 1) {
      const refusing = new Set<string>();
      const lines = Array.from({ length: 2 + Math.floor(random() * 10) }, () => {
        const phone = random() < 0.7 ? `313555010${Math.floor(random() * 5)}` : '';
        const email = random() < 0.7 ? `p${Math.floor(random() * 5)}@a.example` : '';
        const agrees = random() < 0.7;
        if (!agrees) for (const contact of [`+1${phone}`, email]) refusing.add(contact);
        return `N,${phone},${email},${agrees ? 'yes' : 'no'}`;
      });
      const { customers } = parseCustomers(['name,phone,email,consent', ...lines].join('\n'), {
        country: 'US',
        today: '2026-11-21',
      });
      const contacts = customers.flatMap(({ phone, email }) => [phone, email]).filter((one) => one !== null);
      expect(new Set(contacts).size, lines.join('\n')).toBe(contacts.length);
      for (const { phone, email, consent } of customers) {
        if (consent.sms) expect(refusing, lines.join('\n')).not.toContain(phone);
        if (consent.email) expect(refusing, lines.join('\n')).not.toContain(email);
      }
    }
  });
});
