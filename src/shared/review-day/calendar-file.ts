/** An event of a calendar file. */
export interface CalendarEvent {
  /** Stable when the file is generated again, so that a calendar updates the event instead of duplicating it. */
  readonly uid: string;
  readonly startMs: number;
  /** Null: all day on `startMs` (UTC), shown as free. */
  readonly minutes: number | null;
  readonly summary: string;
  readonly description: string;
}

const longestLineBytes = 75;

/**
 * Formats a calendar file (RFC 5545): CRLF, lines folded at 75 bytes without splitting a character, text escaped, times in
 * UTC, which every calendar shows in its own zone. `madeAtMs` is the creation time, `product` the generator.
 */
export function writeCalendar(events: readonly CalendarEvent[], madeAtMs: number, product = 'Review Day'): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Porchlight//${product}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${escapeText(event.uid)}`,
      `DTSTAMP:${utc(madeAtMs)}`,
      ...timesOf(event),
      `SUMMARY:${escapeText(event.summary)}`,
      `DESCRIPTION:${escapeText(event.description)}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

function timesOf({ startMs, minutes }: CalendarEvent): string[] {
  if (minutes !== null) return [`DTSTART:${utc(startMs)}`, `DTEND:${utc(startMs + minutes * 60_000)}`];
  return [`DTSTART;VALUE=DATE:${utc(startMs).slice(0, 8)}`, 'TRANSP:TRANSPARENT'];
}

/** `20261121T150000Z` */
function utc(instantMs: number): string {
  return `${new Date(instantMs).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

function escapeText(text: string): string {
  return (
    text
      .replace(/[\\;,]/g, (character) => `\\${character}`)
      .replace(/\r\n|\r|\n/g, '\\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: RFC 5545 allows no control character but the tab in a text.
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
  );
}

function fold(line: string): string {
  const encoder = new TextEncoder();
  const pieces: string[] = [];
  let piece = '';
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > longestLineBytes) {
      pieces.push(piece);
      // The continuation's leading space counts.
      piece = ' ';
      bytes = 1;
    }
    piece += character;
    bytes += size;
  }
  return [...pieces, piece].join('\r\n');
}
