import { once } from 'node:events';
import { chmod, lstat, mkdtemp, rename, rm } from 'node:fs/promises';
// biome-ignore lint/style/noRestrictedImports: a Unix socket in the own data folder reaches no other machine.
import { connect, createServer, type Server, type Socket } from 'node:net';
import { dirname, join } from 'node:path';

/** A socket that only the user of this process can connect to. */
export interface LocalSocket {
  close(): Promise<void>;
}

/** More than the longest password and email address take as JSON. */
export const MAX_REQUEST_BYTES = 16_384;
/** Enough for a list of a thousand operators. */
const MAX_ANSWER_BYTES = 1_000_000;
const IDLE_MS = 10_000;
/** Loading the hashing module and hashing a password can take seconds on a busy machine. */
const ANSWER_MS = 30_000;
/** A backup may be gigabytes: the client decides how long to wait. */
const LONGEST_ANSWER_MS = 3_600_000;
/** Operators type one command at a time. */
const MAX_CONNECTIONS = 4;
const OWNER_ONLY = 0o600;

/**
 * Answers one line per connection at `path`. A socket left by a killed process is replaced, so the caller must hold the
 * lock on the folder. Throws when something other than a socket is at `path`, or when none can be created.
 */
export async function openLocalSocket(path: string, answer: (line: string) => Promise<string>): Promise<LocalSocket> {
  await requireFreePlace(path);
  const silent = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (socket) => void converse(socket, answer, silent));
  server.maxConnections = MAX_CONNECTIONS;
  await listenPrivately(server, path);
  return {
    async close() {
      await rm(path, { force: true });
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // Connections that have sent no request would delay the close.
      for (const socket of silent) socket.destroy();
      await closed;
    },
  };
}

/** Sends one line to `path` and returns the answer. Rejects when nobody listens there or no answer comes within `answerMs`. */
export async function askLocalSocket(path: string, line: string, answerMs = ANSWER_MS): Promise<string> {
  const socket = connect(path);
  socket.setTimeout(answerMs, () => socket.destroy(new Error('There was no answer in time.')));
  try {
    await once(socket, 'connect');
    socket.write(`${line}\n`);
    const answer = await readLine(socket, MAX_ANSWER_BYTES);
    if (answer === null) throw new Error('There was no whole answer.');
    return answer;
  } finally {
    socket.destroy();
  }
}

/** Throws unless the path is free or holds a socket: any other file belongs to somebody. */
async function requireFreePlace(path: string): Promise<void> {
  const found = await lstat(path).catch(() => null);
  if (found !== null && !found.isSocket()) throw new Error('There is something else in the place of the socket.');
}

/** Creates the socket in a private folder and moves it to its path once its own permissions are restricted. */
async function listenPrivately(server: Server, path: string): Promise<void> {
  const hidden = await mkdtemp(join(dirname(path), '.s-'));
  try {
    const draft = join(hidden, 's');
    server.listen(draft);
    await once(server, 'listening');
    await chmod(draft, OWNER_ONLY);
    await rename(draft, path);
  } finally {
    await rm(hidden, { recursive: true, force: true });
  }
}

async function converse(socket: Socket, answer: (line: string) => Promise<string>, silent: Set<Socket>): Promise<void> {
  // A client that disconnected early needs no answer.
  socket.on('error', () => socket.destroy());
  socket.setTimeout(IDLE_MS, () => socket.destroy());
  silent.add(socket);
  const line = await readLine(socket, MAX_REQUEST_BYTES);
  silent.delete(socket);
  if (line === null) {
    socket.destroy();
    return;
  }
  socket.setTimeout(LONGEST_ANSWER_MS);
  socket.end(`${await answer(line)}\n`);
}

/** Reads the first line; null when there is none, or when it is longer than `maxBytes`. */
async function readLine(socket: Socket, maxBytes: number): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
      const part = Buffer.from(chunk);
      const end = part.indexOf(0x0a);
      bytes += end === -1 ? part.length : end;
      if (bytes > maxBytes) return null;
      chunks.push(end === -1 ? part : part.subarray(0, end));
      if (end !== -1) return Buffer.concat(chunks).toString('utf8');
    }
  } catch {
    return null;
  }
  return null;
}
