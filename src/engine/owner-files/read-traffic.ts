import { type FilePeriod, STORED_LIMITS, type StoredTraffic } from '#shared/owner-files/stored-files.ts';
import { DAY_MS } from '#shared/time/durations.ts';
import { findAiTool, isAiChannel, isAiMedium } from './ai-sources.ts';
import { TOTAL_LEXICON } from './column-lexicon.ts';
import { getCell, isFormula, type ReadKind, type TableJob } from './file-job.ts';
import { formatInteger } from './format-integer.ts';
import { compared } from './match-columns.ts';
import { parseCount } from './parse-count.ts';
import { parseDay } from './parse-day.ts';
import type { SkippedLine, TableRow } from './read-table.ts';
import { spanDays } from './span-days.ts';

const BY_CHANNEL =
  'This file has channels and no row “AI Assistant”, so visits from AI tools can’t be told apart. Choose “Session source / medium” above the table, then export again.';

interface Sums {
  sessions: number;
  users: number | null;
  keyEvents: number | null;
}

/** Visits from AI tools by source, from a traffic export of Google Analytics 4. Only sums of rows, no extrapolation. Pure. */
export function readTraffic(job: TableJob): ReadKind<StoredTraffic> {
  const { rows, mapping, fileName, uploadedAt } = job;
  const by = mapping.source === undefined ? 'channel' : 'source';
  const skipped: SkippedLine[] = [];
  const tools = new Map<string, Sums>();
  const total = { sessions: 0, keyEvents: mapping.keyEvents === undefined ? null : 0 };
  const days: string[] = [];
  for (const row of rows) {
    const name = getCell(row, mapping[by]);
    if (isTotal(row, name)) continue;
    const sessions = parseCount(getCell(row, mapping.sessions));
    if (sessions === null || name === '' || isFormula(name)) {
      skipped.push({ line: row.line, reason: sessions === null ? 'No number of sessions' : 'No source' });
      continue;
    }
    const keyEvents = parseCount(getCell(row, mapping.keyEvents));
    const day = parseDay(getCell(row, mapping.date));
    if (day !== null) days.push(day);
    total.sessions += sessions;
    if (total.keyEvents !== null) total.keyEvents += keyEvents ?? 0;
    const source = sourceOf(row, name, mapping.medium, by);
    if (source === null) continue;
    // A user may be in the rows of several days, so users cannot be summed.
    const users = mapping.date === undefined ? parseCount(getCell(row, mapping.users)) : null;
    const before = tools.get(source) ?? { sessions: 0, users: 0, keyEvents: 0 };
    tools.set(source, {
      sessions: before.sessions + sessions,
      users: before.users === null || users === null ? null : before.users + users,
      keyEvents: before.keyEvents === null || keyEvents === null ? null : before.keyEvents + keyEvents,
    });
  }
  const sources = [...tools]
    .map(([source, sums]) => ({ source: source.slice(0, 200), ...sums }))
    .toSorted((one, other) => other.sessions - one.sessions)
    .slice(0, STORED_LIMITS.sources);
  const period = job.period ?? periodOfComments(job.table.comments) ?? spanDays(days);
  const isEmpty = rows.length === skipped.length;
  const isUnclear = by === 'channel' && sources.length === 0;
  const problem = isEmpty ? 'We found no row with sessions in this file.' : isUnclear ? BY_CHANNEL : null;
  const visits = sources.reduce((sum, { sessions }) => sum + sessions, 0);
  return {
    kept: problem === null ? { fileName, uploadedAt, period, by, sources, total } : null,
    problem,
    counts: [
      { label: 'Visits from AI tools', value: formatInteger(visits) },
      { label: 'AI tools', value: by === 'channel' ? 'Not told apart' : formatInteger(sources.length) },
      { label: 'All visits in the file', value: formatInteger(total.sessions) },
      { label: 'Key events', value: total.keyEvents === null ? 'No such column' : formatInteger(total.keyEvents) },
    ],
    examples: sources.slice(0, 8).map(({ source, sessions }) => `${source}: ${formatInteger(sessions)}`),
    period,
    skipped,
    notes: notesOf(period, by),
  };
}

function isTotal({ cells }: TableRow, name: string): boolean {
  if (TOTAL_LEXICON.has(compared(name))) return true;
  return name === '' && TOTAL_LEXICON.has(compared(cells.find((cell) => cell !== '' && !/^\d/.test(cell)) ?? 'total'));
}

/** The source in a row of a visit from an AI tool, as named in the file; null for other rows. */
function sourceOf(row: TableRow, name: string, medium: number | undefined, by: 'source' | 'channel'): string | null {
  if (by === 'channel') return isAiChannel(name) ? name : null;
  const [source = '', ownMedium = ''] = name.split(' / ');
  const isAi = findAiTool(source) !== null || isAiMedium(ownMedium) || isAiMedium(getCell(row, medium));
  return isAi ? source.trim().toLowerCase() : null;
}

/** The first two dates in the lines above the table: Google writes "# Start date: 20260824" in the account's language. */
function periodOfComments(comments: readonly string[]): FilePeriod | null {
  const days = comments
    .flatMap(
      (comment) => comment.match(/(?<!\d)(?:20\d{6}|20\d{2}-\d{2}-\d{2}|\d{1,2}\.\d{1,2}\.20\d{2})(?!\d)/g) ?? [],
    )
    .flatMap((text) => parseDay(text) ?? []);
  return days.length < 2 ? null : spanDays(days.slice(0, 2));
}

const WANTED_DAYS = 90;

function notesOf(period: FilePeriod | null, by: 'source' | 'channel'): string[] {
  const days = period === null ? null : Math.round((Date.parse(period.to) - Date.parse(period.from)) / DAY_MS) + 1;
  const window =
    days === null
      ? ['The file doesn’t say for which days. Tell us below, or the score stays at half.']
      : Math.abs(days - WANTED_DAYS) <= 3
        ? []
        : [
            `The file covers ${days} ${days === 1 ? 'day' : 'days'}. We look at 90, and we don’t add or take away visits for the rest.`,
          ];
  const channel =
    by === 'channel'
      ? ['Google’s own channel is younger than other sources. “Session source / medium” finds more.']
      : [];
  return [...window, ...channel];
}
