import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const QUICK_START = new URL('./quick-start.ts', import.meta.url).href;
const STUB = fileURLToPath(new URL('./stub-engine-server.ts', import.meta.url));
const REAL = fileURLToPath(new URL('../src/server/main.ts', import.meta.url));

/** Names the data folder that servers start with. Creating its database and tables is two thirds of a start. */
const TEMPLATE = 'DATA_TEMPLATE';

/** A server in a separate process. */
export interface ServerProcess {
  readonly pid: number;
  readonly url: string;
  /** Everything it has written to standard error: its log. */
  log(): string;
  /** Sends a signal and waits for the exit; returns the exit code, or null when the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** Resolves with the exit code when it ends. */
  readonly ended: Promise<number | null>;
}

export interface ServerOptions {
  readonly dataDir: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** With the real engine instead of the fake one. */
  readonly real?: boolean;
}

/** Makes the data folder that all further servers of this process and its children start with; resolves with its path. */
export async function makeDataTemplate(): Promise<string> {
  const { path } = await makeDataDir();
  const server = await startServerProcess({ dataDir: path, real: true });
  await server.end('SIGTERM');
  process.env[TEMPLATE] = path;
  return path;
}

/**
 * Starts a server and waits until it is ready. Throws with its output when it exits instead. With the embedded database an
 * empty data folder becomes a copy of the template, where there is one.
 */
export async function startServerProcess({
  dataDir,
  environment = {},
  real = false,
}: ServerOptions): Promise<ServerProcess> {
  const template = process.env[TEMPLATE];
  if (template !== undefined && environment.DATABASE_URL === undefined && (await readdir(dataDir)).length === 0)
    await cp(template, dataDir, { recursive: true });
  const words = real ? [REAL] : [`--import=${QUICK_START}`, STUB, journalPath(dataDir)];
  const child = spawn(process.execPath, words, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0', ...environment },
  });
  let out = '';
  let log = '';
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    log += chunk.toString();
  });
  const ended = once(child, 'exit').then(([code]) => (typeof code === 'number' ? code : null));
  const port = await waitForPort(
    child,
    ended,
    () => out,
    () => log,
  );
  return {
    pid: child.pid ?? 0,
    url: `http://127.0.0.1:${port}`,
    log: () => log,
    ended,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}

async function waitForPort(
  child: ChildProcess,
  ended: Promise<number | null>,
  out: () => string,
  log: () => string,
): Promise<number> {
  let hasEnded = false;
  void ended.then(() => {
    hasEnded = true;
  });
  for (;;) {
    const match = /(?:ready |localhost:)([0-9]+)\n/.exec(out());
    if (match?.[1] !== undefined) return Number(match[1]);
    if (hasEnded || child.exitCode !== null) throw new Error(`The server did not start: ${log()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** A data folder for one server, and a function that deletes it. */
export async function makeDataDir(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'porchlight-server-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

function journalPath(dataDir: string): string {
  return join(dataDir, 'journal');
}

/** The targets whose crawl began, over all processes on this data folder. */
export async function readJournal(dataDir: string): Promise<string[]> {
  const text = await readFile(journalPath(dataDir), 'utf8').catch(() => '');
  return text.split('\n').flatMap((line) => line.split(' ')[1] ?? []);
}

/** A browser that talks to servers over the network and keeps its cookie across processes. */
export class Browser {
  #cookie = '';

  async ask(server: ServerProcess, path: string, body?: unknown): Promise<Response> {
    const headers: Record<string, string> = this.#cookie === '' ? {} : { cookie: this.#cookie };
    const request = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    if (body !== undefined) headers['content-type'] = 'application/json';
    const response = await fetch(`${server.url}${path}`, { ...request, headers });
    this.#cookie = response.headers.get('set-cookie')?.split(';')[0] ?? this.#cookie;
    return response;
  }
}
