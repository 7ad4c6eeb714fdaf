/**
 * Formats a table as CSV (RFC 4180, with a byte order mark so that spreadsheets detect UTF-8). A cell that a spreadsheet
 * would run as a formula is prefixed with an apostrophe (OWASP, CSV injection), because texts may come from a website or a
 * customer list.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** Full-width forms too: some spreadsheets treat them as the plain characters. */
const formulaStart = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20|%]|^[\t\r\n]/;

/** Safe: phone numbers must stay unchanged for the sending program. */
const phoneNumber = /^\+\d{7,15}$/;

function cell(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: NUL ends a file for some programs.
  const plain = text.replace(/\u0000/g, '');
  const safe = formulaStart.test(plain) && !phoneNumber.test(plain) ? `'${plain}` : plain;
  return /[",\r\n;']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
