/** The operator of this server as configured; the pages show each fact exactly as given. */
export interface OperatorProfile {
  /** The name of the company or person. */
  readonly name: string;
  /** The kind of business as free text: "Software company". */
  readonly trade: string | null;
  readonly address: OperatorAddress | null;
  /** Formatted for display, with the country code: `+1 218-555-0100`. */
  readonly phone: string | null;
  readonly email: string | null;
  readonly hours: readonly OpenHours[];
  /** Service areas, unless it works everywhere. */
  readonly areas: readonly string[];
  /** URLs of its profiles and listings elsewhere. */
  readonly profiles: readonly string[];
  /** The year. */
  readonly founded: string | null;
  /** The response time, completing the sentence "We usually answer ...": "within one working day". */
  readonly answers: string | null;
}

export interface OperatorAddress {
  readonly street: string | null;
  readonly city: string;
  readonly region: string | null;
  readonly postalCode: string | null;
  readonly country: string | null;
}

export interface OpenHours {
  readonly days: readonly OperatorWeekday[];
  /** `09:00` */
  readonly opens: string;
  readonly closes: string;
}

/** In the order of the week, by their schema.org abbreviations. */
export const WEEKDAYS = {
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  Su: 'Sunday',
} as const;
export type OperatorWeekday = (typeof WEEKDAYS)[keyof typeof WEEKDAYS];

/** `Monday to Friday, 09:00 to 17:00`. */
export function formatOpenHours({ days, opens, closes }: OpenHours): string {
  const [first, last] = [days[0], days.at(-1)];
  return `${first === last ? first : `${first} to ${last}`}, ${opens} to ${closes}`;
}

/** The address in one line, without missing parts. */
export function formatOperatorAddress({ street, city, region, postalCode, country }: OperatorAddress): string {
  const place = [city, [region, postalCode].filter((part) => part !== null).join(' ')].filter(Boolean).join(', ');
  return [street, place, country].filter((part) => part !== null).join(', ');
}

/** `Duluth, MN`. */
export function formatTown({ city, region }: OperatorAddress): string {
  return [city, region].filter((part) => part !== null).join(', ');
}

/** Joins places for a sentence: `Duluth, MN and Superior, WI`. */
export function listed(places: readonly string[]): string {
  return [places.slice(0, -1).join('; '), places.at(-1)].filter(Boolean).join(' and ');
}
