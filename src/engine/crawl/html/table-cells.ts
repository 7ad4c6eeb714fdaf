import type { TableCell } from './page.ts';
import type { TagAttributes } from './tag-attributes.ts';

/** The widest cell that is believed: generated tables span thousands of columns to mean "all". */
const MOST_COLUMNS = 50;

interface OpenTable {
  readonly table: number;
  row: number;
  column: number;
}

/** Numbers the cells of tables and of lists of terms while a page is parsed. */
export class TableCells {
  private readonly open: OpenTable[] = [];
  private count = 0;

  /**
   * An element begins: its cell when it is one. The caller keeps the cell of the parent for all other elements.
   * A cell that spans columns moves those behind it.
   */
  enter(name: string, attributes: Pick<TagAttributes, 'get'>): TableCell | null {
    if (name === 'table' || name === 'dl') {
      this.open.push({ table: this.count, row: -1, column: 0 });
      this.count += 1;
      return null;
    }
    const inner = this.open.at(-1);
    if (inner === undefined) return null;
    if (name === 'tr' || name === 'dt') {
      inner.row += 1;
      inner.column = 0;
    }
    if (name !== 'td' && name !== 'th' && name !== 'dt' && name !== 'dd') return null;
    // Cells in no row, of a head above the first one, are a row of their own.
    inner.row = Math.max(0, inner.row);
    const cell = { table: inner.table, row: inner.row, column: inner.column };
    const span = Number(attributes.get('colspan'));
    inner.column += span > 1 && span <= MOST_COLUMNS ? Math.floor(span) : 1;
    return cell;
  }

  /** An element was closed. */
  leave(name: string): void {
    if (name === 'table' || name === 'dl') this.open.pop();
  }
}
