import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** A condition: `column` contains `text`, ignoring case. `%`, `_` and `\` in the text are literal. */
export function containsText(column: SQLWrapper, text: string): SQL {
  return sql`lower(${column}) like ${`%${escapePattern(text.toLowerCase())}%`} escape '\\'`;
}

function escapePattern(text: string): string {
  return text.replaceAll(/[\\%_]/g, (character) => `\\${character}`);
}
