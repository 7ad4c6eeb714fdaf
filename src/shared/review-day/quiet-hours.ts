import { getWeekday, type WallTime } from './wall-time.ts';

/** Local times between which a text may arrive, in minutes since midnight; null: not at all on that day. */
export type Hours = readonly [fromMinute: number, untilMinute: number] | null;

export interface TextingHours {
  readonly weekday: Hours;
  readonly saturday: Hours;
  readonly sunday: Hours;
}

export interface HoursRule {
  /** `US`, or a two-letter state. */
  readonly place: string;
  readonly name: string;
  readonly hours: TextingHours;
  readonly source: HoursSource;
}

type StateRow = readonly [place: string, name: string, weekday: Hours, saturday: Hours, sunday: Hours];

interface HoursSource {
  readonly title: string;
  readonly url: string | null;
  /** When it was read. */
  readonly date: string;
  /** `secondary`: not from the legislator, to be verified before relying on it. */
  readonly standing: 'law' | 'secondary';
}

const at = (from: number, until: number): Hours => [from * 60, until * 60];
const everyDay = (hours: Hours): TextingHours => ({ weekday: hours, saturday: hours, sunday: hours });

/** The federal rule for marketing messages: 8:00 to 21:00 in the recipient's local time (TCPA, 47 CFR 64.1200(c)(1)). */
export const federalRule: HoursRule = {
  place: 'US',
  name: 'United States',
  hours: everyDay(at(8, 21)),
  source: {
    title: '47 CFR 64.1200(c)(1), Telephone Consumer Protection Act',
    url: 'https://www.ecfr.gov/current/title-47/section-64.1200',
    date: '2026-11-20',
    standing: 'law',
  },
};

const secondary: HoursSource = {
  title: 'Drop Cowboy, State Calling Restrictions Guide',
  url: 'https://www.dropcowboy.com/state-compliance',
  date: '2025-11-01',
  standing: 'secondary',
};

/**
 * States with stricter rules. Where two guides differ, the stricter one is used. The times were made for calls; texts are
 * treated the same, which is the conservative interpretation.
 */
const stateRows: readonly StateRow[] = [
  ['AL', 'Alabama', at(8, 20), at(8, 20), null],
  ['CT', 'Connecticut', at(9, 20), at(9, 20), at(9, 20)],
  ['FL', 'Florida', at(8, 20), at(8, 20), at(8, 20)],
  ['KY', 'Kentucky', at(10, 21), at(10, 21), at(10, 21)],
  ['LA', 'Louisiana', at(8, 20), at(8, 20), null],
  ['MA', 'Massachusetts', at(8, 20), at(8, 20), at(8, 20)],
  ['MD', 'Maryland', at(8, 20), at(8, 20), at(8, 20)],
  ['MI', 'Michigan', at(9, 21), at(9, 21), at(9, 21)],
  ['MN', 'Minnesota', at(9, 21), at(9, 21), at(9, 21)],
  ['MS', 'Mississippi', at(8, 20), at(8, 20), null],
  ['NJ', 'New Jersey', at(8, 20), at(8, 20), at(8, 20)],
  ['NM', 'New Mexico', at(9, 21), at(9, 21), at(9, 21)],
  ['NV', 'Nevada', at(9, 20), at(9, 20), at(9, 20)],
  ['OK', 'Oklahoma', at(8, 20), at(8, 20), at(8, 20)],
  ['RI', 'Rhode Island', at(9, 18), at(10, 17), at(10, 17)],
  ['TX', 'Texas', at(9, 21), at(9, 21), at(12, 21)],
];
export const stricterStates: readonly HoursRule[] = stateRows.map(([place, name, weekday, saturday, sunday]) => ({
  place,
  name,
  hours: { weekday, saturday, sunday },
  source: secondary,
}));

/** For an unknown state, and outside the United States: satisfies every rule above. */
export const carefulHours: TextingHours = { weekday: at(10, 18), saturday: at(10, 17), sunday: null };

/** The hours for a state (`TX`), or the conservative ones if it is unknown. */
export function textingHoursIn(state: string | null): TextingHours {
  if (state === null || !isUsState(state)) return carefulHours;
  return stricterStates.find(({ place }) => place === state)?.hours ?? federalRule.hours;
}

/** True when a message may arrive at this local time. */
export function isWithinHours({ day, minute }: WallTime, hours: TextingHours): boolean {
  const today = hoursOn(day, hours);
  return today !== null && minute >= today[0] && minute < today[1];
}

/** The hours of one day, `2026-11-21`. */
function hoursOn(day: string, { weekday, saturday, sunday }: TextingHours): Hours {
  const number = getWeekday(day);
  if (number === 0) return sunday;
  return number === 6 ? saturday : weekday;
}

/** True for the two-letter code of one of the 50 states or DC. */
export function isUsState(text: string): boolean {
  return usStates.has(text);
}

const usStates: ReadonlySet<string> = new Set(
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'.split(
    ' ',
  ),
);
