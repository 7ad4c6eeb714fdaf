import Papa from 'papaparse';

/** A row of a table with the line of the file where it begins, from 1. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
}

export interface SkippedLine {
  readonly line: number;
  readonly reason: string;
}

/** Consecutive rows. `isNew`: comment lines precede it, so it is another table; otherwise only an empty line does. */
export interface TableBlock {
  readonly isNew: boolean;
  readonly rows: readonly TableRow[];
}

export interface ReadTable {
  readonly blocks: readonly TableBlock[];
  /** Lines that begin with "#", as in exports of Google Analytics, without it. */
  readonly comments: readonly string[];
  readonly broken: readonly SkippedLine[];
  /** The table has more rows than are read. */
  readonly isCut: boolean;
}

/** Above any real export: Search Console gives 100,000 links at most. */
export const TABLE_LIMITS = {
  rows: 120_000,
  lines: 500_000,
  columns: 100,
  cellLength: 20_000,
  comments: 100,
  recoveries: 50,
} as const;

const DELIMITERS = [',', ';', '\t', '|'] as const;

/**
 * Parses delimited text: comma, semicolon, tab or bar, whichever splits the first lines most. An unclosed quote, or one
 * closed in the middle of a cell, affects only its own line. Limited by `TABLE_LIMITS`; time and memory are linear but
 * large for 20 MB, so it runs where both are limited (`readOwnerFileInChildProcess`). `text` has `
 * ` as line ends.
 */
export function readTable(text: string): ReadTable {
  const { delimiter, start } = delimiterOf(text);
  const table: Growing = { blocks: [{ isNew: true, rows: [] }], comments: [], broken: [], rows: 0, lines: 0 };
  let offset = start;
  let line = 1 + newlines(text, 0, start);
  let recoveries = 0;
  while (offset < text.length && !isFull(table)) {
    const stop = readFrom(text, offset, line, delimiter, table);
    if (stop === null) break;
    table.broken.push({ line: stop.line, reason: 'A quote is not closed' });
    recoveries += 1;
    const next = text.indexOf('\n', stop.offset);
    if (next === -1 || recoveries > TABLE_LIMITS.recoveries) break;
    offset = next + 1;
    line = stop.line + 1;
  }
  return {
    blocks: table.blocks.filter(({ rows }) => rows.length > 0),
    comments: table.comments,
    broken: table.broken,
    isCut: isFull(table) || recoveries > TABLE_LIMITS.recoveries,
  };
}

interface Growing {
  readonly blocks: { isNew: boolean; readonly rows: TableRow[] }[];
  readonly comments: string[];
  readonly broken: SkippedLine[];
  rows: number;
  lines: number;
}

function isFull({ rows, lines }: Growing): boolean {
  return rows >= TABLE_LIMITS.rows || lines >= TABLE_LIMITS.lines;
}

/** Parses from `offset`; where a quote spans further lines it stops and returns where that row began. */
function readFrom(
  text: string,
  offset: number,
  firstLine: number,
  delimiter: string,
  table: Growing,
): { readonly offset: number; readonly line: number } | null {
  let stop: { readonly offset: number; readonly line: number } | null = null;
  let before = 0;
  let line = firstLine;
  const rest = text.slice(offset);
  Papa.parse<string[]>(rest, {
    delimiter,
    newline: '\n',
    step: ({ data, errors, meta }, parser) => {
      const lines = newlines(rest, before, meta.cursor);
      const isQuoteBroken = errors.some(({ type }) => type === 'Quotes');
      if (isQuoteBroken && lines > 1) {
        stop = { offset: offset + before, line };
        parser.abort();
        return;
      }
      if (isQuoteBroken) table.broken.push({ line, reason: 'A quote is not closed' });
      else addRow(table, line, data);
      before = meta.cursor;
      line += lines;
      table.lines += lines;
      if (isFull(table)) parser.abort();
    },
  });
  return stop;
}

function addRow(table: Growing, line: number, data: readonly string[]): void {
  const [first = ''] = data;
  if (first.trimStart().startsWith('#')) {
    const words = data.slice(0, TABLE_LIMITS.columns).join(', ').slice(0, 300);
    if (table.comments.length < TABLE_LIMITS.comments) table.comments.push(plainCell(words.replace(/^\s*#+/, '')));
    beginBlock(table, true);
    return;
  }
  const cells = data.slice(0, TABLE_LIMITS.columns).map(plainCell);
  if (cells.every((cell) => cell === '')) {
    beginBlock(table, false);
    return;
  }
  table.rows += 1;
  table.blocks.at(-1)?.rows.push({ line, cells });
}

function beginBlock({ blocks }: Growing, isNew: boolean): void {
  const last = blocks.at(-1);
  if (last === undefined || last.rows.length > 0) blocks.push({ isNew, rows: [] });
  else last.isNew ||= isNew;
}

/** Removes control and bidirectional characters; line ends within a cell are kept for answers. */
function plainCell(cell: string): string {
  return (
    cell
      .slice(0, TABLE_LIMITS.cellLength)
      .toWellFormed()
      .normalize('NFC')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
      .replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, ' ')
      .trim()
  );
}

function newlines(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf('\n', from); at !== -1 && at < to; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

const LINES_LOOKED_AT = 200;

/** From the first lines that are not comments; `sep=;` is Excel's declaration. */
function delimiterOf(text: string): { readonly delimiter: string; readonly start: number } {
  const sep = /^\uFEFF?sep=(.)\n/i.exec(text.slice(0, 10));
  const own = DELIMITERS.find((delimiter) => delimiter === sep?.[1]);
  if (sep !== null && own !== undefined) return { delimiter: own, start: sep[0].length };
  const lines = text
    .slice(0, 64 * 1024)
    .split('\n', LINES_LOOKED_AT)
    .filter((line) => line.trim() !== '' && !line.trimStart().startsWith('#'))
    .slice(0, 20)
    .map((line) => line.replace(/"[^"]*"/g, ''));
  const counts = DELIMITERS.map((delimiter) => ({ delimiter, count: commonCount(lines, delimiter) }));
  const best = counts.reduce((most, one) => (one.count > most.count ? one : most), {
    delimiter: ',' as string,
    count: 0,
  });
  return { delimiter: best.delimiter, start: 0 };
}

/** How often a delimiter occurs in most lines; commas in running text do not make a table. */
function commonCount(lines: readonly string[], delimiter: string): number {
  const counts = lines.map((line) => line.split(delimiter).length - 1);
  const [header = 0] = counts;
  const agreeing = counts.filter((count) => count > 0).length;
  return agreeing * 2 >= lines.length ? header + agreeing / 100 : 0;
}
