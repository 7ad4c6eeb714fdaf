import pg from 'pg';
import type { Log } from '../../log.ts';
import type { Listener } from './database.ts';

const RECONNECT_MS = 1000;
/** Queries the connection at this interval, because a half-open one stays silent. */
const HEARTBEAT_MS = 15_000;

interface ListenOptions {
  readonly connectionString: string;
  readonly channel: string;
  readonly onMessage: (payload: string) => void;
  /** Called after every reconnection, because messages may have been missed. */
  readonly onGap: () => void;
  readonly log: Log;
}

/** Keeps one connection listening on `channel` until closed, reconnecting when it breaks. Resolves when it listens. */
export async function listenOnPostgres(options: ListenOptions): Promise<Listener> {
  const listener = new PostgresListener(options);
  await listener.connect();
  return listener;
}

class PostgresListener implements Listener {
  readonly #options: ListenOptions;
  #client: pg.Client | null = null;
  #timer: NodeJS.Timeout | null = null;
  #isClosed = false;

  constructor(options: ListenOptions) {
    this.#options = options;
  }

  async connect(): Promise<void> {
    const { connectionString, channel, onMessage } = this.#options;
    const client = new pg.Client({
      connectionString,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      query_timeout: 5000,
      application_name: 'porchlight-listen',
    });
    this.#client = client;
    client.on('notification', (message) => onMessage(message.payload ?? ''));
    client.on('error', (error) => this.#onLost(client, error));
    client.on('end', () => this.#onLost(client, null));
    await client.connect();
    await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    this.#timer = setInterval(() => {
      client.query('SELECT 1').catch((error: unknown) => this.#onLost(client, error));
    }, HEARTBEAT_MS);
    this.#timer.unref();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#clearTimer();
    const client = this.#client;
    this.#client = null;
    await client?.end().catch(() => {});
  }

  #onLost(client: pg.Client, error: unknown): void {
    if (this.#isClosed || this.#client !== client) return;
    this.#options.log.warn('database_listener_lost', { channel: this.#options.channel, error });
    this.#client = null;
    this.#clearTimer();
    client.end().catch(() => {});
    this.#reconnectLater();
  }

  #reconnectLater(): void {
    this.#timer = setTimeout(() => {
      this.connect().then(
        () => this.#options.onGap(),
        (error: unknown) => {
          this.#client = null;
          this.#options.log.warn('database_listener_waits', { error });
          if (!this.#isClosed) this.#reconnectLater();
        },
      );
    }, RECONNECT_MS);
    this.#timer.unref();
  }

  #clearTimer(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
