import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  messages,
  PGlite,
  type PGliteOptions,
  parse,
  protocol,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite';

/** Our statements and pg-boss's are some sixty texts; above this limit the oldest is evicted. */
const MAX_STATEMENTS = 200;
/** A statement whose tables have changed: it is prepared again. */
const STALE_PLAN = '0A000';

/** Statements run in this process: after this time the event loop gets a turn. */
const LONGEST_TURN_MS = 10;

const { serialize } = protocol;

type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number];

/** A prepared statement with what is needed to bind its parameters and parse its rows. */
interface Prepared {
  readonly name: string;
  readonly parameterTypes: readonly number[];
  /** The columns of its rows; empty for a statement without result. */
  readonly fields: readonly messages.Field[];
}

/** A transaction: `failed` when its first statement could not be prepared, so that nothing has begun. */
interface Block {
  state: 'new' | 'open' | 'failed' | 'closed';
}

/**
 * PGlite that parses each statement once. PGlite's own `query` sends parse, describe, bind, execute and sync one by one and
 * discards the plan: five calls into WebAssembly and a new plan every time. This class sends bind, execute and sync of a
 * prepared statement at once. Measured: docs/decisions/005-jobs-and-store.md.
 */
export class PreparedPglite extends PGlite {
  readonly #statements = new Map<string, Prepared>();
  #nextName = 1;
  /** When the current turn of the event loop began; null before its first statement. */
  #turnBegun: number | null = null;

  /** Opens a database and waits until it answers. */
  static async open(options: PGliteOptions): Promise<PreparedPglite> {
    const pglite = new PreparedPglite(options);
    await pglite.waitReady;
    return pglite;
  }

  override async query<Row>(text: string, values: unknown[] = [], options?: QueryOptions): Promise<Results<Row>> {
    await this._checkReady();
    return this._runExclusiveTransaction(() => this.#run<Row>(text, values, options));
  }

  /**
   * BEGIN goes with the first statement, and COMMIT is one message: PGlite's own `transaction` needs four for both. A transaction
   * without a statement sends nothing.
   */
  override async transaction<Result>(callback: (tx: Transaction) => Promise<Result>): Promise<Result> {
    await this._checkReady();
    return this._runExclusiveTransaction(async () => {
      const block: Block = { state: 'new' };
      const end = async (statement: 'COMMIT' | 'ROLLBACK'): Promise<void> => {
        const hasBegun = block.state === 'open';
        block.state = 'closed';
        if (hasBegun) await this.#end(statement);
      };
      try {
        const result = await callback(this.#handle(block, () => end('ROLLBACK')));
        // Of a failed first statement nothing is left to roll back, and nothing may be committed either.
        if (block.state === 'failed') throw new Error('The transaction was rolled back: its first statement failed.');
        await end('COMMIT');
        return result;
      } catch (error) {
        await end('ROLLBACK');
        throw error;
      }
    });
  }

  #handle(block: Block, rollback: () => Promise<void>): Transaction {
    const query = async <Row>(text: string, values: unknown[] = [], options?: QueryOptions): Promise<Results<Row>> => {
      if (block.state === 'closed') throw new Error('The transaction has ended.');
      if (block.state === 'failed') throw new Error('The transaction was aborted by an earlier statement.');
      return this.#run<Row>(text, values, options, block);
    };
    const unsupported = (): never => {
      throw new Error('Transactions of this database only take statements with parameters.');
    };
    return {
      ...{ query, rollback, sql: unsupported, exec: unsupported, listen: unsupported },
      get closed() {
        return block.state === 'closed';
      },
    };
  }

  /** Throws when a failed statement has turned the commit into a rollback. */
  #end(statement: 'COMMIT' | 'ROLLBACK'): Promise<void> {
    return this._runExclusiveQuery(async () => {
      const answer = await this.#exchange([serialize.query(statement)]);
      const isDone = answer.some((one) => one instanceof messages.CommandCompleteMessage && one.text === statement);
      if (!isDone) throw new Error('The transaction was rolled back: one of its statements failed.');
    });
  }

  #run<Row>(
    text: string,
    values: readonly unknown[],
    options: QueryOptions | undefined,
    block: Block | null = null,
  ): Promise<Results<Row>> {
    return this._runExclusiveQuery(async () => {
      await this.#giveWay();
      const statement = await this.#findOrPrepare(text).catch((error: unknown) => {
        if (block?.state === 'new') block.state = 'failed';
        throw error;
      });
      const bound = statement.parameterTypes.map((type, index) => this.#encode(values[index], type));
      const begin = block?.state === 'new' ? [serialize.query('BEGIN')] : [];
      if (block?.state === 'new') block.state = 'open';
      const answer = await this.#exchange([
        ...begin,
        serialize.bind({ statement: statement.name, values: bound }),
        serialize.execute({}),
        serialize.sync(),
      ]).catch((error: unknown) => {
        if (isStalePlan(error)) this.#statements.delete(text);
        throw error;
      });
      return this.#readResults<Row>(statement, answer, options);
    });
  }

  /** Results of statements are microtasks: without this, all statements sent at once run in one turn of the event loop. */
  async #giveWay(): Promise<void> {
    const now = performance.now();
    if (this.#turnBegun === null) {
      this.#turnBegun = now;
      setImmediate(() => {
        this.#turnBegun = null;
      });
    } else if (now - this.#turnBegun > LONGEST_TURN_MS) await nextTurn();
  }

  async #findOrPrepare(text: string): Promise<Prepared> {
    return this.#statements.get(text) ?? (await this.#prepare(text));
  }

  async #prepare(text: string): Promise<Prepared> {
    const name = `s${this.#nextName}`;
    this.#nextName += 1;
    const answer = await this.#exchange([
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    ]);
    const statement = {
      name,
      parameterTypes: parse.parseDescribeStatementResults(answer),
      fields: answer.flatMap((message) => (message instanceof messages.RowDescriptionMessage ? message.fields : [])),
    };
    this.#statements.set(text, statement);
    await this.#forgetOldest();
    return statement;
  }

  /** PGlite's own parser copies its table of some 600 type parsers for every call with custom parsers, as Drizzle's are. */
  #readResults<Row>({ fields }: Prepared, answer: readonly Message[], options: QueryOptions | undefined): Results<Row> {
    const columns = fields.map(({ name, dataTypeID }) => ({
      name,
      type: dataTypeID,
      parser: options?.parsers?.[dataTypeID] ?? this.parsers[dataTypeID],
    }));
    const readRow = ({ fields: values }: messages.DataRowMessage) => {
      const row = columns.map(({ type, parser }, index) => {
        const value = values[index] ?? null;
        return value === null || parser === undefined ? value : parser(value, type);
      });
      return options?.rowMode === 'array'
        ? row
        : Object.fromEntries(columns.map(({ name }, index) => [name, row[index]]));
    };
    const rows = answer.flatMap((message) => (message instanceof messages.DataRowMessage ? [readRow(message)] : []));
    return {
      rows: rows as Results<Row>['rows'],
      fields: columns.map(({ name, type }) => ({ name, dataTypeID: type })),
    };
  }

  async #forgetOldest(): Promise<void> {
    const [oldest] = this.#statements;
    if (oldest === undefined || this.#statements.size <= MAX_STATEMENTS) return;
    const [text, { name }] = oldest;
    this.#statements.delete(text);
    await this.#exchange([serialize.close({ type: 'S', name }), serialize.sync()]);
  }

  #exchange(messages: readonly Uint8Array[]): Promise<Message[]> {
    return this.execProtocolStream(Buffer.concat(messages), { syncToFs: false });
  }

  #encode(value: unknown, type: number): string | null {
    if (value === null || value === undefined) return null;
    const serializer = this.serializers[type];
    return serializer === undefined ? String(value) : serializer(value);
  }
}

function isStalePlan(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === STALE_PLAN;
}
