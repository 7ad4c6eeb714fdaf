import type { Mention } from '#shared/audit/business.ts';
import { toSpan } from '#shared/audit/opening-times.ts';
import { getNodes, getValues, type StructuredNode } from '../../crawl/structured-data/structured-node.ts';
import type { FactContext } from '../fact-context.ts';
import { foldText } from '../language/fold-text.ts';
import { mention } from '../mentions.ts';
import { hoursTokenizer } from './opening-hours-tokens.ts';
import { type HoursEntry, type HoursReading, parseHours } from './parse-opening-hours.ts';

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const SHORT_DAYS = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'];

/** Opening hours in the structured data of the business (schema.org `openingHoursSpecification` and `openingHours`), best first. */
export function structuredHours(context: FactContext): { reading: HoursReading; sighting: Mention }[] {
  const tokenize = hoursTokenizer(['en']);
  return context.businessNodes.flatMap(({ node, page }) => {
    const specified = getNodes(node, 'openingHoursSpecification').flatMap(entriesOf);
    const written = getValues(node, 'openingHours').filter((value) => typeof value === 'string');
    const read = parseHours(
      written.flatMap((value) => [...tokenize(schemaDays(value)), { kind: 'line' as const }]),
      false,
    );
    const entries = [...specified, ...read.entries];
    if (entries.length === 0 && !read.alwaysOpen) return [];
    const quote = written.length > 0 ? written.join(', ') : specified.map(quoteOf).join(', ');
    return [{ reading: { ...read, entries }, sighting: mention(page, node.syntax, quote) }];
  });
}

function entriesOf(node: StructuredNode): HoursEntry[] {
  const days = getValues(node, 'dayOfWeek').flatMap((value) => {
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
  // Google: closed all day is 00:00 to 00:00, open all day 00:00 to 23:59. Other equal times have no meaning.
  if (opens === 0 && closes === 0) return [{ days, ranges: [], isClosed: true }];
  const span = toSpan(opens, closes);
  return span === null ? [] : [{ days, ranges: [[span.opens, span.closes]], isClosed: false }];
}

function minutesOf(node: StructuredNode, name: string): number | null {
  const [value] = getValues(node, name);
  const match = typeof value === 'string' ? /^\s*(\d{1,2}):(\d{2})/.exec(value) : null;
  if (match === null) return null;
  const minutes = Number(match[1]) * 60 + Number(match[2]);
  return minutes > 1440 ? null : minutes;
}

/** `Mo,Tu,We 09:00-12:00`: the commas join days, and the two letters are English; 00:00 to 00:00 is closed, as for Google. */
function schemaDays(text: string): string {
  const times = text.replace(/\b00:00(?::00)?\s?[-–]\s?00:00(?::00)?\b/g, 'closed');
  return times.replace(/\b(Mo|Tu|We|Th|Fr|Sa|Su)\b/g, (day) => DAYS[SHORT_DAYS.indexOf(day.toLowerCase())] ?? day);
}

function quoteOf({ days, ranges }: HoursEntry): string {
  const names = days.map((day) => (DAYS[day] ?? '').slice(0, 2)).join('/');
  const times = ranges.map(
    ([opens, closes]) =>
      `${Math.floor(opens / 60)}:${String(opens % 60).padStart(2, '0')}-${Math.floor(closes / 60)}:${String(closes % 60).padStart(2, '0')}`,
  );
  return `${names} ${times.length > 0 ? times.join(' ') : 'closed'}`;
}
