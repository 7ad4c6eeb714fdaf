import { type AddOnPack, PACK_FORMATS, packFileNames } from '#shared/add-ons/add-on-pack.ts';
import { writeCsv } from '#shared/delimited/write-csv.ts';
import { ADD_ONS } from '#shared/product/add-ons.ts';
import { writeCalendar } from '#shared/review-day/calendar-file.ts';
import { packTable } from './pack-tables.ts';
import { packText } from './pack-text.ts';

/** A downloadable file. */
export interface PackFile {
  /** Letters, digits, dots and hyphens only. */
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
} as const;

/** The audit of a pack: its site's host, its id, and when the add-on was granted. */
export interface PackOrigin {
  readonly host: string;
  readonly auditId: string;
  readonly grantedAt: Date;
}

/** One file of a pack by its name; null when the add-on has no file of that name. The same pack gives the same bytes. Pure. */
export function packFile(content: AddOnPack, name: string, { host, auditId, grantedAt }: PackOrigin): PackFile | null {
  const format = PACK_FORMATS.find((one) => name === `${content.addOnId}.${one}`);
  if (format === undefined || !packFileNames(content.addOnId).includes(name)) return null;
  const plain = host
    .replace(/^www\./, '')
    .replace(/[^A-Za-z0-9.-]/g, '-')
    .slice(0, 100);
  const title = ADD_ONS.find(({ id }) => id === content.addOnId)?.title ?? content.addOnId;
  const file = { name: `${content.addOnId}-${plain}.${format}`, type: TYPES[format] };
  switch (format) {
    case 'csv':
      return { ...file, text: writeCsv(packTable(content)) };
    case 'md':
      return { ...file, text: packText(content, title, plain) };
    case 'ics':
      return { ...file, text: calendarOf(content, auditId, grantedAt) };
    default:
      return format satisfies never;
  }
}

/** One all-day event per week, with the answer in its description, ready to copy. */
function calendarOf(content: AddOnPack, auditId: string, grantedAt: Date): string {
  if (content.addOnId !== 'qa-year-pack') return writeCalendar([], grantedAt.getTime());
  const events = content.pack.weeks.map(({ week, day, question, answer }) => ({
    uid: `qa-${auditId}-${week}@porchlight`,
    startMs: Date.parse(`${day}T00:00:00Z`),
    minutes: null,
    summary: `Publish: ${question}`,
    description: `${question}\n\n${answer}`,
  }));
  return writeCalendar(events, grantedAt.getTime(), 'Q&A Year Pack');
}
