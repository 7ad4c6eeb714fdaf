import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTcpServer, type Socket } from 'node:net';
import { createServer as createTlsServer, type TlsOptions } from 'node:tls';

export interface ScriptedRequest {
  readonly scheme: 'http' | 'https';
  readonly host: string;
  /** Path and query. */
  readonly path: string;
  readonly userAgent: string;
  /** Requests to this server before this one. */
  readonly earlier: number;
  readonly atMs: number;
}

/** A response of a scripted site. `hang` never responds, `reset` breaks the connection. */
export interface ScriptedAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly type?: string | null;
  readonly body?: string | Uint8Array;
  readonly afterMs?: number;
  /** Answers only when so many requests have come: what asks for one thing after the other waits for ever. */
  readonly afterRequests?: number;
  readonly play?: 'hang' | 'reset';
}

/** The response to one request; null is an ordinary 404. */
export type Script = (request: ScriptedRequest) => ScriptedAnswer | string | null;

export interface ScriptedSiteOptions {
  /** With it the site speaks https too, on the same port. */
  readonly tls?: TlsOptions;
  /** Which of the two schemes are accepted at all; a refused one is reset. */
  readonly schemes?: readonly ('http' | 'https')[];
  /** The host names that resolve here; `*.test` when absent. */
  readonly hosts?: readonly string[];
}

export interface ScriptedSite {
  readonly connectTo: string;
  readonly port: number;
  readonly requests: readonly ScriptedRequest[];
  /** `host path` of every request, in the order of arrival. */
  paths(): string[];
  /** The maximum number of concurrent requests. (A closed connection may be noticed late.) */
  mostAtOnce(): number;
  close(): Promise<void>;
}

/** The first byte of a TLS handshake. */
const TLS_HANDSHAKE = 0x16;

/** A scripted website on 127.0.0.1, over http and (with `tls`) https on one port. */
export async function startScriptedSite(script: Script, options: ScriptedSiteOptions = {}): Promise<ScriptedSite> {
  const { tls, schemes = ['http', 'https'], hosts = ['*.test'] } = options;
  const requests: ScriptedRequest[] = [];
  const sockets = new Set<Socket>();
  const held: { readonly untilRequests: number; readonly play: () => void }[] = [];
  let answering = 0;
  let mostAtOnce = 0;

  const onRequest = (scheme: 'http' | 'https') => (request: IncomingMessage, response: ServerResponse) => {
    const asked: ScriptedRequest = {
      scheme,
      host: (request.headers.host ?? '').replace(/:\d+$/, ''),
      path: request.url ?? '',
      userAgent: request.headers['user-agent'] ?? '',
      earlier: requests.length,
      atMs: performance.now(),
    };
    requests.push(asked);
    answering += 1;
    mostAtOnce = Math.max(mostAtOnce, answering);
    response.on('close', () => {
      answering -= 1;
    });
    const answer = script(asked) ?? { status: 404, type: 'text/plain', body: 'not found' };
    const played = typeof answer === 'string' ? { body: answer } : answer;
    held.push({ untilRequests: played.afterRequests ?? 0, play: () => play(played, request, response) });
    for (const one of held.splice(0)) {
      if (requests.length >= one.untilRequests) one.play();
      else held.push(one);
    }
  };
  const plain = createServer({ keepAliveTimeout: 60_000 }, onRequest('http'));
  const secured = createServer({ keepAliveTimeout: 60_000 }, onRequest('https'));
  const terminator = tls === undefined ? null : createTlsServer(tls, (socket) => secured.emit('connection', socket));
  terminator?.on('tlsClientError', () => {});

  const server = createTcpServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    socket.once('data', (first: Buffer) => {
      const scheme = first[0] === TLS_HANDSHAKE ? 'https' : 'http';
      if (!schemes.includes(scheme) || (scheme === 'https' && terminator === null)) {
        socket.resetAndDestroy();
        return;
      }
      socket.pause();
      socket.unshift(first);
      (scheme === 'https' ? terminator : plain)?.emit('connection', socket);
      process.nextTick(() => socket.resume());
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The scripted site has no port.');
  const { port } = address;
  return {
    port,
    connectTo: hosts.map((host) => `${host}=127.0.0.1:${port}`).join(','),
    requests,
    paths: () => requests.map(({ host, path }) => `${host} ${path}`),
    mostAtOnce: () => mostAtOnce,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((done) => server.close(() => done()));
    },
  };
}

function play(answer: ScriptedAnswer, request: IncomingMessage, response: ServerResponse): void {
  if (answer.play === 'hang') return;
  if (answer.play === 'reset') {
    request.socket.destroy();
    return;
  }
  const send = () => {
    if (response.destroyed) return;
    const { status = 200, headers = {}, type = 'text/html; charset=utf-8', body = '' } = answer;
    const named = type === null ? headers : { 'content-type': type, ...headers };
    response.writeHead(status, { 'content-length': Buffer.byteLength(body), ...named }).end(body);
  };
  if (answer.afterMs === undefined) send();
  else setTimeout(send, answer.afterMs);
}
