import { readFileSync } from 'node:fs';

/** The rows of `docs/spec-coverage.md`, parsed for its tests. */
export const COVERAGE_DOCUMENT = readFileSync('docs/spec-coverage.md', 'utf8');

export interface CoverageRow {
  readonly number: string;
  readonly statement: string;
  readonly builtIn: string;
  readonly shownBy: string;
}
/** `formatter only`: the code that shows the statement has fictitious input, because nothing on this server produces it. */
export type CoverageKind = 'shown' | 'waits' | 'by design' | 'formatter only' | 'not shown yet';

const isTableLine = (line: string) => line.startsWith('|');
const isHead = (line: string) => /^\| No\. \||^\| ?---/.test(line);

/** A line of a table as a row; null when it is none. */
export function readRow(line: string): CoverageRow | null {
  const cells = line.split('|').map((cell) => cell.trim());
  const [before, number, statement, builtIn, shownBy, after] = cells;
  const isWhole = cells.length === 6 && before === '' && after === '';
  if (!isWhole || number === undefined || statement === undefined || builtIn === undefined || shownBy === undefined)
    return null;
  return /^[1-9]\.\d+$/.test(number) ? { number, statement, builtIn, shownBy } : null;
}

const listOfReferences = /^`[^`]+`: "[^"]+"(?:; `[^`]+`: "[^"]+")*$/;
const KIND_OF_LABEL: Readonly<Record<string, CoverageKind>> = {
  'waits for': 'waits',
  'by design': 'by design',
  'formatter only': 'formatter only',
};

/** The status in the last cell; null when it has none of the allowed forms. */
export function parseCoverageKind(shownBy: string): CoverageKind | null {
  if (shownBy === 'not shown by a test yet') return 'not shown yet';
  const [, label, more] = /^(waits for|by design|formatter only): [^;`"]{3,}(?:; (.+))?$/.exec(shownBy) ?? [];
  if (label === undefined) return listOfReferences.test(shownBy) ? 'shown' : null;
  if (more !== undefined && !listOfReferences.test(more)) return null;
  return KIND_OF_LABEL[label] ?? null;
}

export const COVERAGE_LINES = COVERAGE_DOCUMENT.split('\n').filter((line) => isTableLine(line) && !isHead(line));
export const COVERAGE_ROWS = COVERAGE_LINES.flatMap((line) => readRow(line) ?? []);
