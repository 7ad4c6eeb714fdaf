/** What a number, time or day of a text means. */
export type ValueKind =
  | 'money'
  | 'duration'
  | 'frequency'
  | 'percent'
  | 'number'
  | 'day'
  | 'clock'
  | 'period'
  | 'month';

/** A value of a text, from token `from` to token `to`. */
export interface Value {
  readonly kind: ValueKind;
  readonly from: number;
  readonly to: number;
  /** What is compared with facts, with its unit: "m:85" money, "d:30" minutes, "M:24" months, "n:6" a number. */
  readonly keys: readonly string[];
  /** 0 is Monday. */
  readonly days?: readonly number[];
  /** Whether the days are those on which something is not: "except Wednesdays". */
  readonly isExcept?: boolean;
  /** Minutes since midnight; two where it may be morning or afternoon. */
  readonly clocks?: readonly number[];
  /** Whether it can be nothing but a time of day. */
  readonly isCertain?: boolean;
  readonly role?: 'from' | 'until' | 'at' | null | undefined;
  /** Minutes since midnight from and to which a part of the day lasts. */
  readonly period?: readonly [number, number];
  /** "an hour", "a day": may be an idiom. */
  readonly isSoft?: boolean;
}
