import type { PGlite, QueryOptions, Results } from '@electric-sql/pglite';

/** Rows come in the order that the statement asks for, or, of an insert, in that of its values. */
const IS_ORDERED = /\border by\b|^\s*insert\b/i;

/**
 * Without ORDER BY rows come in the order of the table's pages, which changes as soon as the space of a row that is gone is
 * used again: now and then, on a busy machine. From now on `client` gives such rows last first, always, so that a test or
 * a statement that rests on their order fails every time.
 */
export function reverseUnorderedRows(client: PGlite): void {
  const reverse = <Row>(text: string, results: Results<Row>): Results<Row> =>
    IS_ORDERED.test(text) ? results : { ...results, rows: results.rows.toReversed() };
  const [query, transaction] = [client.query.bind(client), client.transaction.bind(client)];
  client.query = async <Row>(text: string, values?: unknown[], options?: QueryOptions) =>
    reverse(text, await query<Row>(text, values, options));
  client.transaction = (callback) =>
    transaction((tx) => {
      const inside = tx.query.bind(tx);
      const reversed: typeof inside = async (text, values, options) =>
        reverse(text, await inside(text, values, options));
      return callback(Object.assign(tx, { query: reversed }));
    });
}
