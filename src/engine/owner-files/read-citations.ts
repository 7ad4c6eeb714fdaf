import { getDomain } from 'tldts';
import { STORED_LIMITS, type StoredCitations } from '#shared/owner-files/stored-files.ts';
import { TOTAL_LEXICON } from './column-lexicon.ts';
import { getCell, isFormula, type ReadKind, type TableJob } from './file-job.ts';
import { formatInteger } from './format-integer.ts';
import { compared } from './match-columns.ts';
import { parseCount } from './parse-count.ts';
import { detectDayOrder, parseDay } from './parse-day.ts';
import type { SkippedLine } from './read-table.ts';
import { spanDays } from './span-days.ts';

/** Parses citations from Bing's AI Performance report: its table of grounding queries, of pages, or of days. Pure. */
export function readCitations(job: TableJob): ReadKind<StoredCitations> {
  const { rows, mapping, fileName, uploadedAt, siteUrl } = job;
  const view = mapping.query !== undefined ? 'queries' : mapping.page !== undefined ? 'pages' : 'days';
  const own = getDomain(siteUrl);
  const order = detectDayOrder(
    rows.map((row) => getCell(row, mapping.date)),
    'month-first',
  );
  const sums = new Map<string, number>();
  const skipped: SkippedLine[] = [];
  const days: string[] = [];
  let total = 0;
  let others = 0;
  for (const row of rows) {
    const text = getCell(row, mapping[view === 'queries' ? 'query' : view === 'pages' ? 'page' : 'date']);
    if (TOTAL_LEXICON.has(compared(text)) && text !== '') continue;
    const citations = parseCount(getCell(row, mapping.citations));
    const day = parseDay(getCell(row, mapping.date), order);
    if (citations === null || text === '' || isFormula(text) || (view === 'days' && day === null)) {
      const reason =
        citations === null
          ? 'No number of citations'
          : view === 'days'
            ? 'No date'
            : `No ${view === 'pages' ? 'page' : 'query'}`;
      skipped.push({ line: row.line, reason });
      continue;
    }
    if (view === 'pages' && own !== null && getDomain(text) !== own) {
      others += 1;
      skipped.push({ line: row.line, reason: 'Not a page of your site' });
      continue;
    }
    if (day !== null) days.push(day);
    total += Math.round(citations);
    if (view !== 'days') sums.set(text.slice(0, 500), (sums.get(text.slice(0, 500)) ?? 0) + Math.round(citations));
  }
  const sorted = [...sums].toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
  const isEmpty = rows.length > 0 && rows.length === skipped.length;
  const problem =
    isEmpty && others > 0
      ? 'The pages in this file aren’t yours. Choose your own site in Bing Webmaster Tools, then export again.'
      : isEmpty
        ? 'We found no row with citations in this file.'
        : null;
  const period = job.period ?? spanDays(days);
  const first = sorted.slice(0, STORED_LIMITS.citationRows).map(([text, citations]) => ({ text, citations }));
  return {
    kept: problem === null ? { fileName, uploadedAt, period, view, total, rows: first } : null,
    problem,
    counts: [
      { label: 'Citations of your pages', value: formatInteger(total) },
      ...(view === 'days'
        ? []
        : [{ label: view === 'queries' ? 'Grounding queries' : 'Cited pages', value: formatInteger(sums.size) }]),
    ],
    examples: first.slice(0, 8).map(({ text, citations }) => `${text.slice(0, 120)}: ${formatInteger(citations)}`),
    period,
    skipped,
    notes: [
      ...(period === null ? ['The file doesn’t say for which days. You can tell us below.'] : []),
      'Bing counts citations, not how often people asked. So this gives no rate.',
    ],
  };
}
