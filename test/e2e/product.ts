import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
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

/**
 * Starts the real server on a free port with an empty database, and a site for it to audit at every `*.test` host.
 * `settings` are further environment variables.
 */
export async function openProduct(settings: Readonly<Record<string, string>> = {}): Promise<RunningProduct> {
  const [site, port, dataDir] = await Promise.all([
    openFixtureSite(),
    findFreePort(),
    mkdtemp(join(tmpdir(), 'porchlight-e2e-')),
  ]);
  const server = spawn(process.execPath, ['src/server/main.ts'], {
    env: {
      PATH: process.env.PATH ?? '',
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: 'error',
      PORCHLIGHT_CONNECT_TO: `*.test=127.0.0.1:${site.port}`,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await untilReady(server);
  return {
    origin: `http://localhost:${port}`,
    site,
    close: () => closeAll(server, site, dataDir),
  };
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

async function closeAll(server: ChildProcess, site: FixtureSite, dataDir: string): Promise<void> {
  if (server.exitCode === null) {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  }
  await site.close();
  await rm(dataDir, { recursive: true, force: true });
}
