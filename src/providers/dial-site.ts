import { connect as connectTcp, type Socket } from 'node:net';
import { connect as connectTls, type SecureContext, type TLSSocket } from 'node:tls';
import { canonicalAddress } from './address-policy.ts';

/** RFC 8305's "connection attempt delay": how long to wait for an address before trying the next one in parallel. */
const ATTEMPT_DELAY_MS = 250;

/** Enough to skip dead ones; a name may have thousands. */
const MAX_ATTEMPTS = 24;

/** Maximum number of parallel attempts. If more addresses are left, the oldest attempt is dropped. */
const MAX_OPEN_ATTEMPTS = 6;

/** Timeout of TCP and TLS together. */
const CONNECT_TIMEOUT_MS = 10_000;

export interface DialOptions {
  /** Addresses that the caller has checked; no other is connected to. */
  readonly addresses: readonly string[];
  readonly port: number;
  /** Null for plain http. */
  readonly tls: { readonly host: string; readonly context: SecureContext; readonly session: Buffer | undefined } | null;
  readonly signal: AbortSignal;
}

/**
 * Opens one connection: the first address that accepts wins, the peer is compared with the requested address before
 * anything is written, and with `tls` the certificate is always verified. Rejects with the socket's error, or one with the
 * code `ETIMEDOUT`, or the signal's reason.
 */
export async function dialSite(options: DialOptions): Promise<Socket> {
  const { signal } = options;
  signal.throwIfAborted();
  const timeout = new AbortController();
  const timer = setTimeout(
    () => timeout.abort(withCode('the connection took too long', 'ETIMEDOUT')),
    CONNECT_TIMEOUT_MS,
  );
  const forward = () => timeout.abort(signal.reason);
  signal.addEventListener('abort', forward, { once: true });
  try {
    const socket = await firstToConnect(options, timeout.signal);
    return options.tls === null ? socket : await secure(socket, options.tls, timeout.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', forward);
  }
}

function firstToConnect({ addresses, port }: DialOptions, signal: AbortSignal): Promise<Socket> {
  const candidates = addresses.slice(0, MAX_ATTEMPTS);
  const attempts = new Set<Socket>();
  return new Promise((resolve, reject) => {
    let next = 0;
    let timer: NodeJS.Timeout | undefined;
    const finish = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', giveUp);
      for (const attempt of attempts) attempt.destroy();
    };
    const giveUp = () => {
      finish();
      reject(signal.reason);
    };
    const tryNext = () => {
      clearTimeout(timer);
      const address = candidates[next];
      next += 1;
      if (address === undefined) return;
      const [oldest] = attempts;
      if (oldest !== undefined && attempts.size >= MAX_OPEN_ATTEMPTS) {
        attempts.delete(oldest);
        oldest.destroy();
      }
      const socket = connectTcp({ host: address, port, noDelay: true });
      attempts.add(socket);
      socket.once('connect', () => {
        if (!isPeer(socket, address)) {
          socket.destroy(withCode('the connection leads somewhere else', 'EPEER'));
          return;
        }
        attempts.delete(socket);
        finish();
        socket.removeAllListeners('error');
        resolve(socket);
      });
      socket.once('error', (error) => {
        attempts.delete(socket);
        if (next < candidates.length) return tryNext();
        if (attempts.size > 0) return;
        finish();
        reject(error);
      });
      if (next < candidates.length) timer = setTimeout(tryNext, ATTEMPT_DELAY_MS);
    };
    signal.addEventListener('abort', giveUp, { once: true });
    tryNext();
  });
}

function isPeer(socket: Socket, address: string): boolean {
  return socket.remoteAddress !== undefined && canonicalAddress(socket.remoteAddress) === canonicalAddress(address);
}

function secure(socket: Socket, tls: NonNullable<DialOptions['tls']>, signal: AbortSignal): Promise<TLSSocket> {
  return new Promise((resolve, reject) => {
    const secured = connectTls({
      socket,
      servername: tls.host,
      secureContext: tls.context,
      session: tls.session,
      ALPNProtocols: ['http/1.1'],
      // Explicit, because NODE_TLS_REJECT_UNAUTHORIZED would otherwise decide.
      rejectUnauthorized: true,
    });
    const onAbort = () => secured.destroy(signal.reason);
    const settle = () => {
      signal.removeEventListener('abort', onAbort);
      secured.removeListener('error', onError);
    };
    const onError = (error: unknown) => {
      settle();
      // Nothing handles errors of a socket after this point.
      secured.on('error', () => {});
      reject(error);
    };
    secured.on('error', onError);
    secured.once('secureConnect', () => {
      settle();
      resolve(secured);
    });
    signal.addEventListener('abort', onAbort, { once: true });
  });
}

function withCode(message: string, code: string): Error {
  return Object.assign(new Error(message), { code });
}
