import { createServer as createTcpServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer, type TlsOptions } from 'node:tls';
import { HOSTILE_BEHAVIOURS, type HostileBehaviour } from './hostile-behaviours.ts';

export interface HostileServerOptions {
  /** The pause between two pieces of a slow response; 300 ms as in the catalogue, less in quick tests. */
  readonly dripMs?: number;
  /** The decoded size of the bombs. */
  readonly bombBytes?: number;
  /** Responds to /robots.txt, /llms.txt and sitemaps with an ordinary 404, so that only pages are hostile. */
  readonly isPoliteAboutRobots?: boolean;
  /** Which paths are hostile; all others use `otherwise`. */
  readonly isHostile?: (path: string) => boolean;
  readonly otherwise?: HostileBehaviour;
  /** Speaks TLS with these; a handshake that fails is the client's finding. */
  readonly tls?: TlsOptions;
}

export interface HostileServer {
  readonly port: number;
  /** A host mapping for every name under `.test`. */
  readonly connectTo: string;
  /** `host path` of every request, in the order of arrival. */
  readonly requests: readonly string[];
  /** Raw request heads as they arrived. */
  readonly heads: readonly string[];
  /** Bytes received on any connection: 0 proves that nothing was written. */
  bytesReceived(): number;
  /** Bytes that left this server on connections that are still open. */
  bytesSent(): number;
  /** Connections ever accepted, now open, and the most that were open at once (one that just closed may still count). */
  connectionCount(): number;
  openCount(): number;
  highestOpenCount(): number;
  close(): Promise<void>;
}

const TLS_HANDSHAKE = 0x16;

/** The largest request head before the connection is closed. */
const MAX_HEAD_BYTES = 64 * 1024;

/**
 * A raw server on 127.0.0.1 with one hostile behaviour per host: requested as `slow-body.test` (or `www.slow-body.test`) it
 * shows `slow-body`; hosts without a behaviour get an ordinary page.
 */
export async function startHostileServer(options: HostileServerOptions = {}): Promise<HostileServer> {
  const { dripMs = 300, bombBytes = 200 * 1024 * 1024, isPoliteAboutRobots = false, tls } = options;
  const { isHostile = (path) => !(isPoliteAboutRobots && isMachineFile(path)), otherwise = playNotFound } = options;
  const requests: string[] = [];
  const heads: string[] = [];
  const asked = new Map<string, number>();
  const sockets = new Set<Socket>();
  let bytes = 0;
  let accepted = 0;
  let highest = 0;

  const answer = (socket: Socket, head: string, earlierHere: number) => {
    heads.push(head);
    const path = head.split(' ', 2)[1] ?? '/';
    const host = /\r\nhost: ([^\r\n:]+)/i.exec(head)?.[1]?.toLowerCase() ?? '';
    requests.push(`${host} ${path}`);
    const earlier = asked.get(host) ?? 0;
    asked.set(host, earlier + 1);
    const play = isHostile(path) ? findBehaviour(host) : otherwise;
    play({ socket, host, path, requestHeaders: head.toLowerCase(), earlier, earlierHere, dripMs, bombBytes });
  };

  const onConnection = (socket: Socket) => {
    let pending = '';
    let answered = 0;
    socket.on('error', () => {});
    socket.setNoDelay(true);
    socket.on('data', (chunk: Buffer) => {
      // A plain HTTP server would not wait for the end of a TLS handshake.
      if (!tls && chunk[0] === TLS_HANDSHAKE) socket.destroy();
      pending += chunk.toString('latin1');
      if (pending.length > MAX_HEAD_BYTES) socket.destroy();
      for (let end = pending.indexOf('\r\n\r\n'); end !== -1; end = pending.indexOf('\r\n\r\n')) {
        const head = pending.slice(0, end);
        pending = pending.slice(end + 4);
        answer(socket, head, answered);
        answered += 1;
      }
    });
  };
  const server: Server = tls ? createTlsServer(tls, onConnection) : createTcpServer(onConnection);
  server.on('tlsClientError', () => {});
  server.on('connection', (socket: Socket) => {
    accepted += 1;
    sockets.add(socket);
    highest = Math.max(highest, sockets.size);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    if (!tls) socket.on('data', (chunk: Buffer) => (bytes += chunk.length));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The hostile server has no port.');
  const { port } = address;

  return {
    port,
    connectTo: `*.test=127.0.0.1:${port}`,
    requests,
    heads,
    bytesReceived: () => bytes,
    bytesSent: () =>
      [...sockets].reduce((sum, { bytesWritten, writableLength }) => sum + bytesWritten - writableLength, 0),
    connectionCount: () => accepted,
    openCount: () => sockets.size,
    highestOpenCount: () => highest,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** The behaviour of a host name: its first label, after an optional `www.`. */
function findBehaviour(host: string): HostileBehaviour {
  const name = host.replace(/^www\./, '').replace(/\.[a-z]+$/, '');
  const behaviours: Readonly<Record<string, HostileBehaviour>> = HOSTILE_BEHAVIOURS;
  return (Object.hasOwn(behaviours, name) ? behaviours[name] : undefined) ?? HOSTILE_BEHAVIOURS.ordinary;
}

function isMachineFile(path: string): boolean {
  return path === '/robots.txt' || path === '/llms.txt' || path.startsWith('/sitemap');
}

const playNotFound: HostileBehaviour = ({ socket }) => {
  socket.write('HTTP/1.1 404 Not Found\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\nnot found');
};
