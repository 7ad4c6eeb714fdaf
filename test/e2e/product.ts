import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../ports.ts';
import { type FixtureSite, openFixtureSite } from './fixture-site.ts';

export interface RunningProduct {
  /** The origin of the product, without a trailing slash. */
  readonly origin: string;
  /** The audited site. */
  readonly site: FixtureSite;
  close(): Promise<void>;
}

const READY = /Porchlight is ready/;

/** Names the data folder that products start with. Creating its database and tables is two thirds of a start. */
const TEMPLATE = 'E2E_DATA_TEMPLATE';

/** Makes the data folder that all further products of this process and its children start with; resolves with its path. */
export async function makeDataTemplate(): Promise<string> {
  const dataDir = await makeFolder();
  await stop(await startServer({ DATA_DIR: dataDir, PORT: String(await findFreePort()) }));
  process.env[TEMPLATE] = dataDir;
  return dataDir;
}

/**
 * Starts the real server on a free port with an empty database, and a site for it to audit at every `*.test` host.
 * `settings` are further environment variables.
 */
export async function openProduct(settings: Readonly<Record<string, string>> = {}): Promise<RunningProduct> {
  const [site, port, dataDir] = await Promise.all([openFixtureSite(), findFreePort(), makeFolder()]);
  const template = process.env[TEMPLATE];
  if (template !== undefined) await cp(template, dataDir, { recursive: true });
  const server = await startServer({
    DATA_DIR: dataDir,
    PORT: String(port),
    PORCHLIGHT_CONNECT_TO: `*.test=127.0.0.1:${site.port}`,
    ...settings,
  });
  return {
    origin: `http://localhost:${port}`,
    site,
    async close() {
      await stop(server);
      await site.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const makeFolder = () => mkdtemp(join(tmpdir(), 'porchlight-e2e-'));

async function startServer(settings: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['src/server/main.ts'], {
    env: { PATH: process.env.PATH ?? '', LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await untilReady(server);
  return server;
}

/** Resolves with the line that says so; rejects with the server's error output when it exits before that. */
function untilReady(server: ChildProcess): Promise<void> {
  let said = '';
  return new Promise((resolve, reject) => {
    const hear = (piece: Buffer) => {
      said += piece.toString();
      if (READY.test(said)) resolve();
    };
    server.stdout?.on('data', hear);
    server.stderr?.on('data', hear);
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${said}`)));
  });
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}
