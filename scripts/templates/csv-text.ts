/** Excel reads a CSV file as UTF-8 only when it begins with this. */
const BYTE_ORDER_MARK = '\uFEFF';
/** A cell that begins so is a formula to spreadsheets (OWASP, CSV injection), also in full width. */
const FORMULA_START = /^[\s]*[=+\-@\t\r＝＋－＠]/;

/**
 * A table as CSV (RFC 4180): every cell quoted, lines ended with CRLF. Throws when a row has more or fewer cells than the
 * first, and when a cell would be taken for a formula: both are slips of whoever wrote the table.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  const width = rows[0]?.length ?? 0;
  for (const row of rows) {
    if (row.length !== width) throw new Error(`A row has ${row.length} cells instead of ${width}: ${row[0]}`);
    const formula = row.find((cell) => FORMULA_START.test(cell));
    if (formula !== undefined) throw new Error(`A cell would be taken for a formula: ${formula}`);
  }
  const lines = rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}
