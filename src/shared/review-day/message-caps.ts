/** One message that wants to go out. */
interface Message {
  /** By the clock of the recipient. */
  readonly day: string;
  readonly atMs: number;
  /** What it takes of all that a day may hold, above 0 and at most 1. */
  readonly share: number;
}

export interface MessageCaps {
  /** Counts a message if the day and every hour around it have room for it; otherwise false, and nothing is counted. */
  take(message: Message): boolean;
}

const hourMs = 3_600_000;
/** What many small shares lose or gain as binary fractions. */
const rounding = 1e-9;

/** An empty book of messages: a day holds shares of 1 in all, any 60 minutes `hourPart` of that. */
export function openMessageCaps(hourPart: number): MessageCaps {
  const days = new Map<string, number>();
  /** What each moment takes, by the hour since 1970 that it lies in. */
  const hours = new Map<number, Map<number, number>>();
  return {
    take({ day, atMs, share }) {
      const dayTotal = (days.get(day) ?? 0) + share;
      if (dayTotal > 1 + rounding) return false;
      // Everything less than an hour away on either side: no 60 minutes with this moment in them hold more.
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
