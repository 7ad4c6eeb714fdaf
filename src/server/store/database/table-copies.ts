import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Orm, selectRows } from './database.ts';

/** A table as described by the database's catalogue. */
export interface CopiedTable {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
}

/** The values of one row in column order, each in PostgreSQL's text format; null for NULL. */
export type RowTexts = readonly (string | null)[];

/**
 * Tables that a backup leaves out: what expires within a day, and sessions and mailed links. A restored server must not
 * readmit anybody who logged out since, so everybody signs in again.
 */
export const NOT_COPIED: ReadonlySet<string> = new Set([
  'schema_migrations',
  'account_sessions',
  'verifications',
  'sign_in_failures',
  'rate_limits',
  'queue_callers',
  'idempotency_keys',
]);

const ROWS_AT_A_TIME = 100;

/** Runs `work` in a transaction with a snapshot of the database and a fixed format of timestamps. */
export async function inSnapshot<Result>(orm: Orm, work: (tx: Orm) => Promise<Result>): Promise<Result> {
  return orm.transaction(
    async (tx) => {
      await setForCopies(tx);
      return work(tx);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Settings for this transaction only: a copy may take longer than a request, and its format must not depend on the server. */
export async function setForCopies(tx: Orm): Promise<void> {
  for (const setting of [
    `timezone = 'UTC'`,
    `datestyle = 'ISO, YMD'`,
    'extra_float_digits = 1',
    'statement_timeout = 0',
    'idle_in_transaction_session_timeout = 0',
  ])
    await tx.execute(sql.raw(`set local ${setting}`));
}

const Column = z.object({ table_name: z.string(), column_name: z.string(), column_type: z.string() });

/** The tables that a backup copies, referenced tables first. */
export async function listCopiedTables(orm: Orm): Promise<CopiedTable[]> {
  const columns = await selectRows(
    orm,
    Column,
    sql`
    select c.relname as table_name, a.attname as column_name, format_type(a.atttypid, a.atttypmod) as column_type
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    order by c.relname, a.attnum`,
  );
  const tables = [...Map.groupBy(columns, ({ table_name }) => table_name)]
    .filter(([name]) => !NOT_COPIED.has(name))
    .map(([name, own]) => ({
      name,
      columns: own.map(({ column_name, column_type }) => ({ name: column_name, type: column_type })),
    }));
  return inOrder(tables, await selectReferences(orm));
}

const Reference = z.object({ child: z.string(), parent: z.string() });

async function selectReferences(orm: Orm): Promise<z.infer<typeof Reference>[]> {
  return selectRows(
    orm,
    Reference,
    sql`
    select c.relname as child, p.relname as parent
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.conrelid <> k.confrelid`,
  );
}

function inOrder(tables: readonly CopiedTable[], references: readonly z.infer<typeof Reference>[]): CopiedTable[] {
  const ordered: CopiedTable[] = [];
  let waiting = [...tables];
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name));
    const ready = waiting.filter(({ name }) => !references.some((one) => one.child === name && names.has(one.parent)));
    if (ready.length === 0) throw new Error('The tables refer to each other in a circle.');
    ordered.push(...ready);
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return ordered;
}

/** The rows of a table in batches. Only inside a transaction. */
export async function* readRows(tx: Orm, table: CopiedTable): AsyncGenerator<RowTexts[]> {
  // A cursor name per table: the embedded database prepares a statement once, with the columns of that time.
  const cursor = sql.identifier(`copy_${table.name}`);
  const columns = sql.join(
    table.columns.map(({ name }, index) => sql`${sql.identifier(name)}::text as ${sql.identifier(`c${index}`)}`),
    sql`, `,
  );
  const Row = z.record(z.string(), z.string().nullable());
  await tx.execute(sql`declare ${cursor} no scroll cursor for select ${columns} from ${sql.identifier(table.name)}`);
  for (;;) {
    const rows = await selectRows(tx, Row, sql`fetch ${sql.raw(String(ROWS_AT_A_TIME))} from ${cursor}`);
    if (rows.length === 0) break;
    yield rows.map((row) => table.columns.map((_, index) => row[`c${index}`] ?? null));
  }
  await tx.execute(sql`close ${cursor}`);
}

/** Inserts rows from `readRows`. Each column is passed as an array, which the database unnests faster than a list of rows. */
export async function insertRows(tx: Orm, table: CopiedTable, rows: readonly RowTexts[]): Promise<void> {
  if (rows.length === 0) return;
  const { columns } = table;
  const list = <Piece>(make: (index: number) => Piece) => columns.map((_, index) => make(index));
  const names = columns.map(({ name }) => sql.identifier(name));
  const values = list(
    (index) => sql`json_array_elements_text(${JSON.stringify(rows.map((row) => row[index] ?? null))}::json)`,
  );
  const aliases = list((index) => sql.identifier(`c${index}`));
  const typed = columns.map(({ type }, index) => sql`${sql.identifier(`c${index}`)}::${sql.raw(type)}`);
  const comma = sql`, `;
  await tx.execute(sql`
    insert into ${sql.identifier(table.name)} (${sql.join(names, comma)}) overriding system value
    select ${sql.join(typed, comma)} from rows from (${sql.join(values, comma)}) as r(${sql.join(aliases, comma)})`);
}

const Numbered = z.object({ table_name: z.string(), column_name: z.string(), sequence: z.string() });

/** Sets sequences to continue after the highest inserted number. */
export async function continueNumbers(tx: Orm): Promise<void> {
  const numbered = await selectRows(
    tx,
    Numbered,
    sql`
    select table_name, column_name, pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
    from information_schema.columns where table_schema = 'public' and is_identity = 'YES'`,
  );
  for (const { table_name, column_name, sequence } of numbered) {
    const highest = sql`(select max(${sql.identifier(column_name)}) from ${sql.identifier(table_name)})`;
    await tx.execute(
      sql`select setval(${sequence}::regclass, greatest(coalesce(${highest}, 1), 1), ${highest} is not null)`,
    );
  }
}

const Count = z.object({ n: z.coerce.number() });

/** The number of rows in a table. */
export async function countRows(orm: Orm, table: Pick<CopiedTable, 'name'>): Promise<number> {
  const [row] = await selectRows(orm, Count, sql`select count(*) as n from ${sql.identifier(table.name)}`);
  return row?.n ?? 0;
}
