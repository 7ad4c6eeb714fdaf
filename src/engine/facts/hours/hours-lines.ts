import { memoizeByText } from '../memoize-by-text.ts';
import type { PageLine } from '../pages/page-lines.ts';
import { readItems } from './hours-items.ts';
import type { HoursLexicon } from './hours-lexicon.ts';
import { type HoursToken, tokenizeHours } from './hours-tokens.ts';
import { settleTokens } from './settle-tokens.ts';

/** A row as a visitor sees it: a line of text, or a row of a table with "\t" between its cells. */
export interface HoursRow {
  readonly text: string;
  readonly line: PageLine;
  readonly isHeading: boolean;
}

/** Longer lines are prose; hours in them are rarely those of the business. */
const LONGEST_LINE = 1200;
/** Rows of a table of data are short; longer ones are those of a layout. */
const LONGEST_ROW = 300;
const MOST_LINES_IN_CELL = 4;
const MOST_CELLS = 600;
/** Lines around one with a digit in which its days and labels may be. */
const LINES_AROUND = 10;

type Cell = readonly string[];
type Grid = readonly (readonly Cell[])[];

/** Tells what the text of a cell says. */
interface CellParser {
  isOnlyDays(text: string): boolean;
  hasTimes(text: string): boolean;
}

/** A parser of the rows of pages near digits, tables of days turned so that each day is a row. It reads the text of a cell once. */
export function createRowParser(lexicon: HoursLexicon): (lines: readonly PageLine[]) => HoursRow[] {
  const parser: CellParser = {
    isOnlyDays: memoizeByText((text) => isOnlyDays(text, lexicon)),
    hasTimes: memoizeByText((text) => hasTimes(text, lexicon)),
  };
  return (lines) => hoursRows(lines, parser);
}

function hoursRows(lines: readonly PageLine[], parser: CellParser): HoursRow[] {
  const near = linesNearDigits(lines);
  const rows: HoursRow[] = [];
  for (let at = 0; at < near.length; ) {
    const line = near[at];
    if (line === undefined) break;
    const table = line.cell?.table;
    let end = at + 1;
    if (table === undefined) rows.push(rowOf(line));
    else {
      while (near[end]?.cell?.table === table) end += 1;
      const cells = near.slice(at, end);
      rows.push(...(cells.length <= MOST_CELLS ? tableRows(cells, parser) : cells.map(rowOf)));
    }
    at = end;
  }
  return rows;
}

function linesNearDigits(lines: readonly PageLine[]): PageLine[] {
  const near: PageLine[] = [];
  let taken = 0;
  for (const [index, { hasDigit, hidden }] of lines.entries()) {
    if (!hasDigit || hidden) continue;
    const end = Math.min(lines.length, index + LINES_AROUND + 1);
    for (let at = Math.max(taken, index - LINES_AROUND); at < end; at += 1) {
      const line = lines[at];
      if (line !== undefined && !line.hidden && line.text.length <= LONGEST_LINE) near.push(line);
    }
    taken = Math.max(taken, end);
  }
  return near;
}

function rowOf(line: PageLine): HoursRow {
  return { text: line.text, line, isHeading: /^h[1-6]$/.test(line.tag) };
}

function tableRows(lines: readonly PageLine[], parser: CellParser): HoursRow[] {
  const byRow = Map.groupBy(lines, ({ cell }) => cell?.row ?? 0);
  const first = lines[0];
  if (first === undefined) return [];
  const width = Math.max(...lines.map(({ cell }) => (cell?.column ?? 0) + 1));
  if (width < 2) return lines.map(rowOf);
  const grid: Grid = [...byRow.values()].map((inRow) => {
    const cells: string[][] = Array.from({ length: width }, () => []);
    for (const { cell, text } of inRow) cells[cell?.column ?? 0]?.push(text);
    return cells;
  });
  const turned = byRow.size * width <= MOST_CELLS ? turnTable(grid, parser) : null;
  if (turned !== null) return turned.map((text) => ({ text, line: first, isHeading: false }));
  return [...byRow.values()].flatMap((inRow, index): HoursRow[] => {
    const cells = grid[index] ?? [];
    const text = pairCells(cells, parser) ?? [
      cells
        .map((cell) => cell.join(' '))
        .filter((cell) => cell !== '')
        .join('\t'),
    ];
    const isLayout =
      cells.some((cell) => cell.length > MOST_LINES_IN_CELL) || text.some(({ length }) => length > LONGEST_ROW);
    if (isLayout && text.length === 1) return inRow.map(rowOf);
    return text.map((row) => ({ text: row, line: inRow[0] ?? first, isHeading: false }));
  });
}

/** Days in the lines of one cell, and as many times in those of another. */
function pairCells(cells: readonly Cell[], parser: CellParser): string[] | null {
  const days = cells.find((cell) => cell.length > 1 && cell.every((text) => parser.isOnlyDays(text)));
  const times = cells.find((cell) => cell !== days && cell.length === days?.length);
  if (days === undefined || times === undefined) return null;
  return days.map((day, index) => `${day}\t${times[index] ?? ''}`);
}

/** A table with the days along one side and times, or marks below times, inside: a row for each day. Null for other tables. */
function turnTable(grid: Grid, parser: CellParser): string[] | null {
  const width = grid[0]?.length ?? 0;
  const flipped = Array.from({ length: width }, (_, column) => grid.map((row) => row[column] ?? []));
  return turnRows(grid, parser) ?? (width > 2 ? turnRows(flipped, parser) : null);
}

const OPEN_MARK = /^[○◯●◎〇✓✔⚪o]$/iu;
const OTHER_MARK = /^[△▲☆★※◇◆]/u;
const CLOSED_MARK = /^(?:[×✕✖x/／\-–—ー―休]|休診|)$/iu;

function turnRows(grid: Grid, parser: CellParser): string[] | null {
  for (const [index, header] of grid.slice(0, 3).entries()) {
    const days = header.map((cell) => (cell.length > 0 && parser.isOnlyDays(cell.join(' ')) ? cell.join(' ') : null));
    if (days.filter((day) => day !== null).length < 3) continue;
    const times = days.map((): string[] => []);
    let used = 0;
    for (const row of grid.slice(index + 1)) used += addRow(row, days, times, parser) ? 1 : 0;
    if (used === 0) continue;
    return days.flatMap((day, column) => {
      if (day === null) return [];
      const said = times[column] ?? [];
      return [`${day}\t${said.length > 0 ? said.join(', ') : '×'}`];
    });
  }
  return null;
}

/** Adds what one row says of each day; false when it says nothing. */
function addRow(
  row: readonly Cell[],
  days: readonly (string | null)[],
  times: readonly string[][],
  parser: CellParser,
): boolean {
  const head = row.find((cell, column) => days[column] === null && parser.hasTimes(cell.join(' ')))?.join(' ');
  const cells = row.flatMap((cell, column) =>
    days[column] === null ? [] : [{ text: cell.join(', ').trim(), said: times[column] }],
  );
  const areMarks = cells.every(({ text }) => text.length < 12 || parser.hasTimes(text));
  if (head !== undefined && areMarks) {
    for (const { text, said } of cells) {
      if (parser.hasTimes(text)) said?.push(text);
      else if (OPEN_MARK.test(text)) said?.push(head);
      // "△" is explained somewhere: of that day nothing is known.
      else if (OTHER_MARK.test(text)) said?.push('?');
    }
    return true;
  }
  if (!cells.some(({ text }) => parser.hasTimes(text))) return false;
  for (const { text, said } of cells)
    if (parser.hasTimes(text) || (/\p{L}{3}/u.test(text) && !CLOSED_MARK.test(text))) said?.push(text);
  return true;
}

function isOnlyDays(text: string, lexicon: HoursLexicon): boolean {
  const tokens = settledTokens(text, lexicon).filter(({ kind }) => kind !== 'glue' && kind !== 'colon');
  return (
    tokens.some((token) => token.kind === 'days') &&
    tokens.every(({ kind }) => ['days', 'and', 'dash', 'to', 'slash', 'bar'].includes(kind))
  );
}

function hasTimes(text: string, lexicon: HoursLexicon): boolean {
  return readItems(settledTokens(text, lexicon), lexicon).some(({ kind }) => kind === 'range');
}

/** Tokens of a text, settled. */
export function settledTokens(text: string, lexicon: HoursLexicon): HoursToken[] {
  return settleTokens(tokenizeHours(text, lexicon));
}
