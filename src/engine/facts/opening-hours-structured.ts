import type { Sighting } from '#shared/audit/business.ts';
import { nodesOf, type StructuredNode, valuesOf } from '../crawl/structured-node.ts';
import type { FactContext } from './fact-context.ts';
import { foldText } from './fold-text.ts';
import { type HoursEntry, type HoursReading, readHours } from './opening-hours-reader.ts';
import { hoursTokenizer } from './opening-hours-tokens.ts';
import { sighting } from './sightings.ts';

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const SHORT_DAYS = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'];

/** Hours in the structured data of the business (schema.org `openingHoursSpecification` and `openingHours`), best first. */
export function structuredHours(context: FactContext): { reading: HoursReading; sighting: Sighting }[] {
  const tokenize = hoursTokenizer(['en']);
  return context.businessNodes.flatMap(({ node, page }) => {
    const specified = nodesOf(node, 'openingHoursSpecification').flatMap(entriesOf);
    const written = valuesOf(node, 'openingHours').filter((value) => typeof value === 'string');
    const read = readHours(
      written.flatMap((value) => [...tokenize(schemaDays(value)), { kind: 'line' as const }]),
      false,
    );
    const entries = [...specified, ...read.entries];
    if (entries.length === 0 && !read.alwaysOpen) return [];
    const quote = written.length > 0 ? written.join(', ') : specified.map(quoteOf).join(', ');
    return [{ reading: { ...read, entries }, sighting: sighting(page, node.syntax, quote) }];
  });
}

function entriesOf(node: StructuredNode): HoursEntry[] {
  const days = valuesOf(node, 'dayOfWeek').flatMap((value) => {
    const name =
      foldText(typeof value === 'string' ? value : (value.id ?? ''))
        .split('/')
        .pop() ?? '';
    return name.split(/[\s,]+/).flatMap((word) => {
      const day = Math.max(DAYS.indexOf(word), SHORT_DAYS.indexOf(word.slice(0, 2)));
      return day < 0 ? [] : [day];
    });
  });
  if (days.length === 0) return [];
  const opens = minutesOf(node, 'opens');
  const closes = minutesOf(node, 'closes');
  if (opens === null || closes === null) return [{ days, ranges: [], isClosed: true }];
  // Google: closed all day is 00:00 to 00:00, open all day 00:00 to 23:59.
  if (opens === closes) return [{ days, ranges: [], isClosed: true }];
  return [{ days, ranges: [[opens, closes === 1439 ? 1440 : closes]], isClosed: false }];
}

function minutesOf(node: StructuredNode, name: string): number | null {
  const [value] = valuesOf(node, name);
  const match = typeof value === 'string' ? /^\s*(\d{1,2}):(\d{2})/.exec(value) : null;
  if (match === null) return null;
  const minutes = Number(match[1]) * 60 + Number(match[2]);
  return minutes > 1440 ? null : minutes;
}

/** `Mo,Tu,We 09:00-12:00`: the commas join days, and the two letters are English. */
function schemaDays(text: string): string {
  return text.replace(/\b(Mo|Tu|We|Th|Fr|Sa|Su)\b/g, (day) => DAYS[SHORT_DAYS.indexOf(day.toLowerCase())] ?? day);
}

function quoteOf({ days, ranges }: HoursEntry): string {
  const names = days.map((day) => (DAYS[day] ?? '').slice(0, 2)).join('/');
  const times = ranges.map(
    ([opens, closes]) =>
      `${Math.floor(opens / 60)}:${String(opens % 60).padStart(2, '0')}-${Math.floor(closes / 60)}:${String(closes % 60).padStart(2, '0')}`,
  );
  return `${names} ${times.length > 0 ? times.join(' ') : 'closed'}`;
}
