/** RFC 5545 section 3.1: a line has at most 75 octets without its end; the rest follows after CRLF and a space. */
const MAX_LINE_OCTETS = 75;

/** An all-day event. */
export interface DayEntry {
  /** `2027-01-04`. */
  readonly day: string;
  /** Stable across versions of the file, so that a second import updates the event. */
  readonly uid: string;
  readonly summary: string;
  readonly description: string;
}

/**
 * Formats a calendar of all-day events (RFC 5545). `stamp` is DTSTAMP of all of them, `20261121T000000Z`: fixed, so that
 * the same events give the same bytes.
 */
export function calendarText(name: string, stamp: string, entries: readonly DayEntry[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Porchlight//Templates//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...entries.flatMap(({ day, uid, summary, description }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${compactDay(day, 0)}`,
      `DTEND;VALUE=DATE:${compactDay(day, 1)}`,
      `SUMMARY:${escapeText(summary)}`,
      `DESCRIPTION:${escapeText(description)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');
}

/** Breaks between characters, never inside one: octets count, and some characters have several. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).byteLength;
    // Continued lines begin with a space, which counts.
    if (octets + size > MAX_LINE_OCTETS - (parts.length > 0 ? 1 : 0)) {
      parts.push(part);
      part = '';
      octets = 0;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n ');
}

function compactDay(day: string, plusDays: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + plusDays);
  return date.toISOString().slice(0, 10).replaceAll('-', '');
}
