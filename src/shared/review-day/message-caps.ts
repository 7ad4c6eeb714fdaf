/** A message to be sent. */
interface Message {
  /** In the recipient's local time. */
  readonly day: string;
  readonly atMs: number;
  /** Its share of the day's capacity, above 0 and at most 1. */
  readonly share: number;
}

export interface MessageCaps {
  /** Reserves capacity if the day and every surrounding hour have enough; otherwise returns false and reserves nothing. */
  take(message: Message): boolean;
}

const hourMs = 3_600_000;
/** Tolerance for floating-point sums of many small shares. */
const rounding = 1e-9;

/** An empty capacity tracker: a day holds shares of 1 in total, any 60 minutes `hourPart` of that. */
export function openMessageCaps(hourPart: number): MessageCaps {
  const days = new Map<string, number>();
  /** The reserved share of each time, grouped by hour since 1970. */
  const hours = new Map<number, Map<number, number>>();
  return {
    take({ day, atMs, share }) {
      const dayTotal = (days.get(day) ?? 0) + share;
      if (dayTotal > 1 + rounding) return false;
      // Everything less than an hour away on either side: no 60 minutes that contain this time hold more.
      const hour = Math.floor(atMs / hourMs);
      let near = share;
      for (const neighbour of [hour - 1, hour, hour + 1])
        for (const [moment, taken] of hours.get(neighbour) ?? []) if (Math.abs(moment - atMs) < hourMs) near += taken;
      if (near > hourPart + rounding) return false;
      days.set(day, dayTotal);
      const moments = hours.get(hour) ?? new Map<number, number>();
      hours.set(hour, moments.set(atMs, (moments.get(atMs) ?? 0) + share));
      return true;
    },
  };
}
