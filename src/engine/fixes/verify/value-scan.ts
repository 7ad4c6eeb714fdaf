import type { CoverageLexicon } from './coverage-lexicon.ts';
import type { TimeLexicon, Unit } from './time-lexicon.ts';
import type { Token } from './tokens.ts';

/** Where a value is looked for. */
export interface ValueScan {
  readonly tokens: readonly Token[];
  readonly lexicon: CoverageLexicon;
  readonly time: TimeLexicon;
  /** Whether bare numbers are times: the text is a line of opening hours. */
  readonly isHours: boolean;
}

const MINUTES: Readonly<Partial<Record<Unit, number>>> = { min: 1, hour: 60, day: 1440, week: 10_080 };

/** Keys of a duration: in minutes up to weeks, in months above. */
export function durationKeys(amount: number, unit: Unit): string[] {
  const minutes = MINUTES[unit];
  if (minutes !== undefined) return [`d:${Math.round(amount * minutes)}`, `n${unit}:${amount}`];
  return [`M:${unit === 'year' ? amount * 12 : amount}`, `n${unit}:${amount}`];
}

/** Whether a unit is one of time that lasts. */
export function isDuration(unit: Unit | undefined): unit is Unit {
  return unit !== undefined && (MINUTES[unit] !== undefined || unit === 'month' || unit === 'year');
}
