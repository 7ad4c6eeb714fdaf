import { memoizeByText } from '../memoize-by-text.ts';
import type { PageLine } from '../pages/page-lines.ts';
import { readItems } from './hours-items.ts';
import type { HoursLexicon } from './hours-lexicon.ts';
import { createRowParser, type HoursRow, settledTokens } from './hours-lines.ts';
import type { HoursToken } from './hours-tokens.ts';

/** Consecutive rows about hours under one heading. */
export interface HoursSegment {
  readonly rows: readonly HoursRow[];
  /** The line above that names these hours, and the heading. */
  readonly label: string;
  readonly heading: string;
}

interface LineSummary {
  readonly words: number;
  readonly hasDays: boolean;
  readonly hasTimes: boolean;
  readonly hasAllDay: boolean;
  readonly hasClosed: boolean;
  readonly hasItems: boolean;
  readonly isLoneTime: boolean;
  readonly isLabel: boolean;
}

const MOST_ROWS = 120;
/** Other lines between two lines about hours. */
const MOST_BETWEEN = 2;
const LABEL_LINES = 3;
/** "+20%" beside times: what a night costs more. */
const SURCHARGE = /^\+ ?\d{1,3}(?:[.,]\d+)? ?%/;

/** Cuts the lines of pages into segments; the same line on many pages is read once. */
export class HoursSegmenter {
  private readonly lexicon: HoursLexicon;
  private readonly rowsOf: (lines: readonly PageLine[]) => HoursRow[];
  private readonly summarize = memoizeByText((text) => this.summarizeOnce(text));

  constructor(lexicon: HoursLexicon) {
    this.lexicon = lexicon;
    this.rowsOf = createRowParser(lexicon);
  }

  segments(lines: readonly PageLine[]): HoursSegment[] {
    const rows = this.rowsOf(lines);
    const segments: HoursSegment[] = [];
    let open: { rows: HoursRow[]; label: string; heading: string } | null = null;
    // Other lines count where hours follow them.
    let between: HoursRow[] = [];
    for (const [index, row] of rows.entries()) {
      const summary = this.summarize(row.text);
      const before = between.at(-1) ?? open?.rows.at(-1);
      if (open !== null && before !== undefined && (this.isApart(before, row) || open.rows.length >= MOST_ROWS))
        open = null;
      if (!isAboutHours(summary, open !== null)) {
        if (open !== null && !summary.hasItems && summary.words <= 7 && !row.isHeading && between.length < MOST_BETWEEN)
          between.push(row);
        else open = null;
        continue;
      }
      if (open === null) {
        between = [];
        if ([rows[index - 1], rows[index + 1]].some((beside) => SURCHARGE.test(beside?.text ?? ''))) continue;
        open = { rows: [], label: this.labelAbove(rows, index), heading: row.isHeading ? '' : row.line.heading };
        segments.push(open);
      }
      open.rows.push(...between, row);
      between = [];
    }
    return segments;
  }

  /** Whether another heading or another part of the page begins between two rows; days that are headings themselves go on. */
  private isApart(before: HoursRow, row: HoursRow): boolean {
    if (before.line === row.line) return false;
    if (before.line.region !== row.line.region) return true;
    if (before.line.heading === row.line.heading) return false;
    const goesOn = before.isHeading && (!row.isHeading || before.line.tag === row.line.tag);
    const { hasDays, words } = this.summarize(row.text);
    return !goesOn && !(row.isHeading && hasDays && words <= 3 && before.line.index + 1 === row.line.index);
  }

  private labelAbove(rows: readonly HoursRow[], index: number): string {
    for (let at = index - 1; at >= Math.max(0, index - LABEL_LINES); at -= 1) {
      const row = rows[at];
      if (row === undefined) break;
      const { isLabel, hasTimes } = this.summarize(row.text);
      if (isLabel && row.line.region !== 'nav') return row.text;
      if (hasTimes) break;
    }
    return '';
  }

  private summarizeOnce(text: string): LineSummary {
    const tokens = settledTokens(text, this.lexicon);
    const items = readItems(tokens, this.lexicon);
    const has = (...kinds: string[]) => items.some(({ kind }) => kinds.includes(kind));
    const words = (text.match(/[\p{L}\p{M}]+/gu) ?? []).length;
    const names = (kind: HoursToken['kind']) => tokens.some((token) => token.kind === kind);
    const hasItems = has('days', 'range', 'closed', 'openEnd', 'until', 'allDay', 'appointment', 'onlyAppointment');
    return {
      words,
      hasItems,
      hasDays: has('days'),
      hasTimes: has('range', 'openEnd', 'until', 'allDay'),
      hasAllDay: has('allDay'),
      hasClosed: has('closed', 'appointment', 'onlyAppointment'),
      isLoneTime:
        !hasItems && tokens.length <= 3 && tokens.some((token) => token.kind === 'time' && token.time.isMarked),
      isLabel: !hasItems && (names('open') ? words <= 12 : (names('use') || names('season')) && words <= 5),
    };
  }
}

function isAboutHours(line: LineSummary, isOpen: boolean): boolean {
  const { hasDays, hasTimes, hasAllDay, hasClosed, words, isLoneTime } = line;
  if (isLoneTime) return isOpen;
  if (hasDays) return hasTimes || hasClosed || words <= 6;
  return (hasTimes && (words <= 12 || hasAllDay)) || (hasClosed && words <= 8);
}
