import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, it } from 'vitest';
import { startTestPostgres, type TestPostgres } from '#test/embedded-postgres.ts';
import { openSilentProxy, type SilentProxy } from '#test/silent-proxy.ts';
import { createLog } from '../../log.ts';
import type { Database } from './database.ts';
import { openPostgresDatabase } from './postgres-database.ts';

let postgres: TestPostgres;
let proxy: SilentProxy;
let database: Database;
beforeAll(async () => {
  postgres = await startTestPostgres();
  const address = new URL(await postgres.createDatabase());
  proxy = await openSilentProxy(Number(address.port));
  address.port = String(proxy.port);
  database = openPostgresDatabase(
    address.href,
    createLog('error', () => {}),
  );
}, 60_000);
afterAll(async () => {
  await proxy?.close();
  await database?.close();
  await postgres?.remove();
});

const one = sql`select 1`;
/** As many as the pool has: none may be lost for good. */
const AT_ONCE = 10;

it.each<[string, () => Promise<unknown>]>([
  ['single statements', () => database.orm.execute(one)],
  ['transactions', () => database.orm.transaction((tx) => tx.execute(one))],
])(
  'half-open connections are noticed and replaced by %s (133)',
  async (_, work) => {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    proxy.silence();
    for (;;) {
      const isDone = await Promise.all(Array.from({ length: AT_ONCE }, work)).then(
        () => true,
        () => false,
      );
      // A pool that keeps a dead connection never gets here.
      if (isDone) break;
    }
  },
  150_000,
);
