/**
 * A table as a CSV file (RFC 4180, with the mark by which spreadsheets know UTF-8). A cell that a spreadsheet would run as a
 * formula gets an apostrophe before it (OWASP, CSV injection): the words may come from a website or a customer list.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** Full-width forms too: some spreadsheets read them as the plain signs. */
const formulaStart = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20|%]|^[\t\r\n]/;

/** Safe as they are: a telephone number must stay one for the program that sends. */
const phoneNumber = /^\+\d{7,15}$/;

function cell(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: NUL ends a file for some programs.
  const plain = text.replace(/\u0000/g, '');
  const safe = formulaStart.test(plain) && !phoneNumber.test(plain) ? `'${plain}` : plain;
  return /[",\r\n;']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
