import { describe, expect, it } from 'vitest';
import { seededRandom } from '#test/random.ts';
import { writeCalendar } from './calendar-file.ts';
import { writeCampaignCalendar } from './campaign-calendar.ts';
import { type CampaignCustomer, chooseChannel } from './campaign-customer.ts';
import { recordDay, sumCampaignLog } from './campaign-log.ts';
import { type CampaignPlan, dayShare, groupWaves, pacedDayCap, planOneDay, planPaced } from './campaign-plan.ts';
import { isWithinHours, textingHoursIn } from './quiet-hours.ts';
import { startTexts } from './review-day-texts.ts';
import { writeSendingList } from './sending-list.ts';
import { getWeekday, wallTimeAt } from './wall-time.ts';

const settings = { day: '2026-11-24', timeZone: 'America/Detroit', notBeforeMs: 0 };
const friday = { ...settings, day: '2026-11-20' };

function customer(id: string, part: Partial<CampaignCustomer> = {}): CampaignCustomer {
  const consent = { sms: true, email: true };
  return {
    id,
    name: id,
    phone: `+1313555${id}`,
    email: null,
    lastVisit: null,
    consent,
    timeZone: null,
    state: 'MI',
    ...part,
  };
}
const list = (count: number, part: Partial<CampaignCustomer> = {}) =>
  Array.from({ length: count }, (_, index) => customer(String(1000 + index), part));

const sharesOf = ({ asks }: CampaignPlan) => asks.reduce((sum, { channel }) => sum + dayShare[channel], 0);

describe('planOneDay', () => {
  it('fills the three waves in turn, the latest visit first', () => {
    const plan = planOneDay(
      [customer('old', { lastVisit: '2026-01-01' }), customer('none'), customer('new', { lastVisit: '2026-11-20' })],
      settings,
    );
    expect(plan.asks.map(({ customerId, localTime }) => [customerId, localTime])).toEqual([
      ['new', '10:00'],
      ['old', '13:00'],
      ['none', '17:00'],
    ]);
    expect(plan.reminders.map(({ customerId, localDay, localTime }) => [customerId, localDay, localTime])).toEqual([
      ['new', '2026-11-27', '10:00'],
      ['old', '2026-11-27', '13:00'],
      ['none', '2026-11-27', '17:00'],
    ]);
  });

  it('messages no customer without consent, and lists those to ask in person', () => {
    const plan = planOneDay(
      [customer('a', { consent: { sms: false, email: false } }), customer('b', { phone: null })],
      settings,
    );
    expect(plan).toEqual({ asks: [], inPersonIds: ['a', 'b'], leftOverIds: [], reminders: [] });
  });

  it('goes by the clock of the recipient', () => {
    const [ask] = planOneDay([customer('a', { timeZone: 'America/Los_Angeles', state: 'CA' })], settings).asks;
    expect(new Date(ask?.atMs ?? 0).toISOString()).toBe('2026-11-24T18:00:00.000Z');
  });

  it('moves a Sunday in Texas past noon and leaves those out who may not be asked on a Sunday', () => {
    const plan = planOneDay(
      [customer('tx', { state: 'TX' }), customer('la', { state: 'LA' }), customer('?', { state: null })],
      {
        ...settings,
        day: '2026-11-22',
      },
    );
    expect(plan.asks.map(({ customerId, localTime }) => [customerId, localTime])).toEqual([['tx', '13:00']]);
    expect(plan.leftOverIds).toEqual(['la', '?']);
  });

  it('plans nothing that lies in the past', () => {
    const notBeforeMs = Date.parse('2026-11-24T19:00:00Z');
    expect(planOneDay(list(3), { ...settings, notBeforeMs }).asks.map(({ localTime }) => localTime)).toEqual([
      '17:00',
      '17:00',
      '17:00',
    ]);
  });

  it('stops where the day is full', () => {
    const plan = planOneDay(list(400), settings);
    expect([plan.asks.length, plan.leftOverIds.length]).toEqual([125, 275]);
    expect(groupWaves(plan).map(({ sms, localTime }) => [localTime, sms])).toEqual([
      ['10:00', 42],
      ['13:00', 42],
      ['17:00', 41],
    ]);
    expect(planOneDay(list(1_500, { phone: null, email: 'x@a.example' }), settings).asks).toHaveLength(1_000);
  });
});

describe('planPaced', () => {
  it('spreads evenly, without Sundays', () => {
    const plan = planPaced(list(24), { ...friday, weeks: 2 });
    const days = Map.groupBy(plan.asks, ({ localDay }) => localDay);
    expect(days.size).toBe(12);
    expect(new Set([...days.values()].map((asks) => asks.length))).toEqual(new Set([2]));
    expect([...days.keys()].every((day) => getWeekday(day) !== 0)).toBe(true);
  });
  it.each([0, 1, 5, 2.5, Number.NaN])('takes no %d weeks', (weeks) => {
    expect(() => planPaced([], { ...friday, weeks })).toThrow(RangeError);
  });
});

const states = ['MI', 'TX', 'FL', 'LA', 'RI', 'KY', 'CA', null] as const;
const zones = [
  'America/Detroit',
  'America/Chicago',
  'America/Los_Angeles',
  'Pacific/Honolulu',
  'Europe/London',
  null,
] as const;

describe('any plan of any list', () => {
  it('keeps the caps, the hours, the consent, and asks everybody once', () => {
    const random = seededRandom(7);
    const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)] as Value;
    for (let round = 0; round < 600; round += 1) {
      const customers = Array.from({ length: Math.floor(random() * (round % 20 === 0 ? 1_500 : 60)) }, (_, index) =>
        customer(String(1000 + index), {
          phone: random() < 0.7 ? `+1313555${1000 + index}` : null,
          email: random() < 0.6 ? `p${index}@a.example` : null,
          consent: { sms: random() < 0.6, email: random() < 0.6 },
          state: pick(states),
          timeZone: pick(zones),
        }),
      );
      const byId = new Map(customers.map((one) => [one.id, one]));
      const day = `2026-${pick(['03', '10', '11', '12'])}-${String(1 + Math.floor(random() * 28)).padStart(2, '0')}`;
      const notBeforeMs = random() < 0.3 ? Date.parse(`${day}T16:30:00Z`) : 0;
      const paced = planPaced(customers, { ...settings, day, notBeforeMs, weeks: pick([2, 3, 4]) });
      const oneDay = planOneDay(customers, { ...settings, day, notBeforeMs });
      expect(sharesOf(oneDay)).toBeLessThanOrEqual(1 + 1e-9);
      for (const asks of Map.groupBy(paced.asks, ({ localDay }) => localDay).values())
        expect(asks.length).toBeLessThanOrEqual(pacedDayCap);
      for (const plan of [oneDay, paced]) {
        const named = [...plan.asks.map(({ customerId }) => customerId), ...plan.inPersonIds, ...plan.leftOverIds];
        expect(named.toSorted()).toEqual(customers.map(({ id }) => id).toSorted());
        for (const { customerId, atMs, timeZone, channel } of plan.asks) {
          const asked = byId.get(customerId);
          if (asked === undefined) throw new Error('Nobody on the list was asked.');
          const isRight =
            isWithinHours(wallTimeAt(atMs, timeZone), textingHoursIn(asked.state)) && chooseChannel(asked) === channel;
          if (!isRight || atMs < notBeforeMs)
            throw new Error(`Not allowed: ${JSON.stringify({ asked, atMs, timeZone })}`);
        }
      }
    }
  });
});

const calendar = {
  businessName: 'Łódź; Pipes, \\ Taps\nand a rather long name of a business that goes on',
  timeZone: 'America/Detroit',
  madeAtMs: Date.parse('2026-11-21T09:00:00Z'),
};

describe('the calendar file', () => {
  const text = writeCampaignCalendar(planOneDay(list(9), settings), calendar);
  const unfolded = text.replaceAll('\r\n ', '');

  it('has every wave, the preparation and the reminder at the right moments', () => {
    expect(unfolded.match(/DTSTART:.*/g)?.map((line) => line.trim())).toEqual([
      'DTSTART:20261117T150000Z',
      'DTSTART:20261124T150000Z',
      'DTSTART:20261124T180000Z',
      'DTSTART:20261124T220000Z',
      'DTSTART:20261127T150000Z',
    ]);
    expect(new Set(unfolded.match(/UID:.*/g)).size).toBe(5);
  });

  it('keeps to the format: CRLF, 75 bytes a line, escaped text, no customer in it', () => {
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(unfolded).toContain('Łódź\\; Pipes\\, \\\\ Taps\\nand a rather');
    expect(unfolded).not.toContain('+1313555');
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });

  it('lets no text make lines of its own', () => {
    const hostile = writeCalendar(
      [{ uid: 'a\r\nX:1', startMs: 0, minutes: 1, summary: 'a\r\nEND:VEVENT', description: '\u0007' }],
      0,
    );
    expect(hostile.match(/^END:VEVENT/gm)).toHaveLength(1);
    expect(hostile).not.toMatch(/^X:1/m);
  });
});

it('the sending list has the finished text, and runs nothing in a spreadsheet', () => {
  const people = [customer('0142', { name: '=1+1 Dana' })];
  const facts = { businessName: 'Harbor & Pine', reviewUrl: 'https://g.page/r/x/review', postalAddress: '' };
  const csv = writeSendingList(planOneDay(people, settings), people, startTexts('en', 'place'), facts);
  expect(csv).toContain(`"'=1+1 Dana",text,+13135550142,2026-11-24,10:00,America/Detroit,2026-11-24T15:00:00.000Z,,`);
  expect(csv).toContain('https://g.page/r/x/review');
});

describe('planPaced by country', () => {
  it('leaves out public holidays', () => {
    const plan = planPaced(list(60), { ...settings, day: '2026-12-21', country: 'US', weeks: 2 });
    const days = new Set(plan.asks.map(({ localDay }) => localDay));
    expect(days.has('2026-12-24')).toBe(true);
    expect(days.has('2026-12-25') || days.has('2027-01-01')).toBe(false);
  });
});

describe('the results log', () => {
  const entry = (day: string, asked: number, published = 0) => ({ day, asked, replied: 0, published });
  it('keeps one row a day in order', () => {
    const log = recordDay(
      recordDay(recordDay([], entry('2026-11-22', 1)), entry('2026-11-21', 2)),
      entry('2026-11-22', 3),
    );
    expect(log.map(({ day, asked }) => [day, asked])).toEqual([
      ['2026-11-21', 2],
      ['2026-11-22', 3],
    ]);
  });
  it('gives no share of a handful', () => {
    expect(sumCampaignLog([entry('2026-11-21', 19, 5)]).publishedShare).toBeNull();
    expect(sumCampaignLog([entry('2026-11-21', 10, 2), entry('2026-11-22', 10, 3)]).publishedShare).toBe(0.25);
  });
});
