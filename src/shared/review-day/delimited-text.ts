/**
 * Parses rows of a table as saved and copied by spreadsheets (RFC 4180, also with semicolons or tabs). Quoted cells may
 * contain delimiters, quotes and line breaks; an unclosed quote ends with the text. Pure, one pass, no regular expression
 * over the whole.
 */
export function parseDelimitedRows(text: string, delimiter: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    row.push(cell.trim());
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (row.some((value) => value !== '')) rows.push(row);
    row = [];
  };
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text.charAt(index + 1) === '"') {
        cell += '"';
        index += 1;
      } else isQuoted = false;
    } else if (character === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (character === delimiter) endCell();
    else if (character === '\n' || character === '\r') endRow();
    else cell += character;
  }
  endRow();
  return rows;
}

/** Detects the delimiter: the most frequent one in the first line, outside quotes. */
export function detectDelimiter(text: string): string {
  const firstLine = (text.trimStart().split(/[\r\n]/, 1)[0] ?? '').replace(/"[^"]*"/g, '');
  const count = (delimiter: string) => firstLine.split(delimiter).length;
  return ['\t', ';', ','].reduce((best, one) => (count(one) > count(best) ? one : best), ',');
}
