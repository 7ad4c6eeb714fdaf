/** Names of one day. */
export interface DayForms {
  readonly long: readonly string[];
  readonly short: readonly string[];
}

/** The lists of `data/languages/<code>/hours.yaml`. */
export const HOURS_TERMS = [
  'everyDay',
  'weekdays',
  'weekend',
  'holidays',
  'to',
  'until',
  'from',
  'between',
  'and',
  'except',
  'closed',
  'open',
  'am',
  'pm',
  'noon',
  'midnight',
  'openEnd',
  'roundTheClock',
  'promise',
  'break',
  'meal',
  'morning',
  'afternoon',
  'evening',
  'byAppointment',
  'onlyByAppointment',
  'kitchen',
  'telephone',
  'emergency',
  'standby',
  'event',
  'ordinal',
  'season',
  'units',
  'glue',
] as const;
export type HoursTerms = Partial<Record<(typeof HOURS_TERMS)[number], readonly string[]>>;
