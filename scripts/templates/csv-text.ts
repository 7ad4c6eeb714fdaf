/** Byte order mark: without it Excel does not read CSV as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Prefixes that spreadsheets read as a formula (OWASP, CSV injection), including full-width forms. */
const FORMULA_START = /^[\s]*[=+\-@\t\r＝＋－＠]/;

/**
 * Formats a table as CSV (RFC 4180): every cell quoted, CRLF line ends. Throws when a row has more or fewer cells than the
 * first, and when a cell would be read as a formula: both are mistakes in the table.
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
