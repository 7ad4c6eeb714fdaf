/** An entry of a calendar file. */
export interface CalendarEvent {
  /** Stays the same when the file is made again, so that a calendar replaces instead of doubling. */
  readonly uid: string;
  readonly startMs: number;
  readonly minutes: number;
  readonly summary: string;
  readonly description: string;
}

const longestLineBytes = 75;

/**
 * A calendar file (RFC 5545): CRLF, lines folded at 75 bytes without parting a character, text escaped, moments in UTC, which
 * every calendar shows in its own zone. `madeAtMs` is when the file was made.
 */
export function writeCalendar(events: readonly CalendarEvent[], madeAtMs: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Porchlight//Review Day//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${escapeText(event.uid)}`,
      `DTSTAMP:${utc(madeAtMs)}`,
      `DTSTART:${utc(event.startMs)}`,
      `DTEND:${utc(event.startMs + event.minutes * 60_000)}`,
      `SUMMARY:${escapeText(event.summary)}`,
      `DESCRIPTION:${escapeText(event.description)}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
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
      // biome-ignore lint/suspicious/noControlCharactersInRegex: RFC 5545 allows none of them in a text but the tab.
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
      // The space that marks the continuation counts.
      piece = ' ';
      bytes = 1;
    }
    piece += character;
    bytes += size;
  }
  return [...pieces, piece].join('\r\n');
}
