import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** True where `column` contains `text`, in any case. `%`, `_` and `\` in the text mean themselves. */
export function containsText(column: SQLWrapper, text: string): SQL {
  return sql`lower(${column}) like ${`%${escapePattern(text.toLowerCase())}%`} escape '\\'`;
}

function escapePattern(text: string): string {
  return text.replaceAll(/[\\%_]/g, (character) => `\\${character}`);
}
