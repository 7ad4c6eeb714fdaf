import type { Socket } from 'node:net';
// Imported by file: the package's entry loads a hundred more modules, which delays a cold start (60 ms instead of 22).
import Client from 'undici/lib/dispatcher/client.js';
import { AnswerGuard, MAX_HEAD_BYTES } from './answer-guard.ts';

/** How long an idle connection is kept if the server sets no timeout; most servers close after 5 s. */
const IDLE_TIMEOUT_MS = 4000;

/** One open connection to one origin, used for one request at a time, never reconnected. */
export interface SiteConnection {
  /** The scheme, host and port it was opened for. */
  readonly origin: string;
  readonly client: Client;
  /** Receives the progress of a response, so that it can count framing. */
  readonly guard: AnswerGuard;
  /** The number of requests started on it. */
  useCount: number;
  isOpen(): boolean;
  close(): void;
}

/** Creates an HTTP/1.1 client on a connected and checked socket. `onClosed` is called once, when the socket is closed. */
export function createSiteConnection(origin: string, socket: Socket, onClosed: () => void): SiteConnection {
  const guard = new AnswerGuard(socket);
  let isHandedOver = false;
  const client = new Client(origin, {
    allowH2: false,
    pipelining: 1,
    maxHeaderSize: MAX_HEAD_BYTES,
    keepAliveTimeout: IDLE_TIMEOUT_MS,
    // The request's signal ends header waits and bodies alike; idle timers would not stop a slow drip.
    headersTimeout: 0,
    bodyTimeout: 0,
    connect: (_options, callback) => {
      // A second call means that the socket was lost: the pool opens the next one, so that it is checked again.
      if (isHandedOver) {
        const lost = Object.assign(new Error('closed'), { code: 'ECONNRESET' });
        queueMicrotask(() => callback(lost, null));
        return;
      }
      isHandedOver = true;
      // Deferred: the client is still within its own call.
      queueMicrotask(() => callback(null, socket));
    },
  });
  // The client listens only once it has sent a request; a reset before that would end the process. `close` follows.
  socket.on('error', () => {});
  socket.once('close', onClosed);
  return {
    origin,
    client,
    guard,
    useCount: 0,
    isOpen: () => !socket.destroyed && socket.writable,
    close: () => {
      socket.destroy();
    },
  };
}
