/**
 * Parses a CSV file by RFC 4180, independently of the code under test. Throws for a misplaced quote, for rows of different
 * lengths, and for a file without a byte order mark or a final line break.
 */
export function readCsv(text: string): string[][] {
  if (!text.startsWith('\uFEFF')) throw new Error('The file does not begin with the mark of UTF-8.');
  if (!text.endsWith('\r\n')) throw new Error('The last line does not end.');
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 1;
  while (at < text.length) {
    const { cell, end } = text[at] === '"' ? quotedCell(text, at + 1) : plainCell(text, at);
    row.push(cell);
    at = end;
    if (text[at] === ',') at += 1;
    else if (text.startsWith('\r\n', at)) {
      rows.push(row);
      row = [];
      at += 2;
    } else throw new Error(`Neither a comma nor a line end at ${at}.`);
  }
  const width = rows[0]?.length;
  if (rows.some(({ length }) => length !== width)) throw new Error('The rows have different lengths.');
  return rows;
}

function quotedCell(text: string, start: number): { cell: string; end: number } {
  let cell = '';
  for (let at = start; at < text.length; at += 1) {
    if (text[at] !== '"') cell += text[at];
    else if (text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else return { cell, end: at + 1 };
  }
  throw new Error('A quote is not closed.');
}

function plainCell(text: string, start: number): { cell: string; end: number } {
  const [cell] = /^[^,\r\n]*/.exec(text.slice(start)) ?? [''];
  if (cell.includes('"')) throw new Error(`A quote within a plain cell at ${start}.`);
  return { cell, end: start + cell.length };
}
