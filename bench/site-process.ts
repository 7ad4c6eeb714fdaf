import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BenchSite, benchSite } from './bench-site.ts';

/** One request as seen by the site: times are milliseconds since the site started, connections are numbered in order. */
export interface AskedRequest {
  readonly host: string;
  readonly path: string;
  readonly userAgent: string;
  readonly connection: number;
  readonly atMs: number;
}

/**
 * Serves the bench site from its own process: `node bench/site-process.ts LATENCY_MS`. Every response begins that long
 * after its request, with an entity tag. The site accepts any host. Prints one line of JSON with its port; `GET /__requests` returns and clears
 * the list of requests, for the floor to repeat.
 */
const latencyMs = Number(process.argv[2] ?? '0');
const sites = new Map<string, BenchSite>();
const connections = new WeakMap<object, number>();
const tags = new WeakMap<Buffer, string>();
let connectionCount = 0;
let asked: AskedRequest[] = [];

function siteOf(host: string): BenchSite {
  const known = sites.get(host);
  if (known !== undefined) return known;
  const site = benchSite(host);
  sites.set(host, site);
  return site;
}

/** The entity tag of a body of the site, which is computed once. */
function tagOf(body: Buffer): string {
  const known = tags.get(body) ?? `"${createHash('sha256').update(body).digest('base64url')}"`;
  tags.set(body, known);
  return known;
}

const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
  const path = request.url ?? '/';
  if (path === '/__requests') {
    response.end(JSON.stringify(asked));
    asked = [];
    return;
  }
  const host = request.headers.host ?? '';
  const userAgent = request.headers['user-agent'] ?? '';
  asked.push({ host, path, userAgent, connection: connections.get(request.socket) ?? 0, atMs: performance.now() });
  const answer = () => {
    const file = siteOf(host).files.get(path.split('?', 1)[0] ?? '/');
    if (file === undefined) {
      response.writeHead(404, { 'content-type': 'text/plain', 'content-length': 9 }).end('not found');
      return;
    }
    const etag = tagOf(file.body);
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304, { etag }).end();
      return;
    }
    const headers = { 'content-type': file.type, 'content-length': file.body.byteLength, etag };
    response.writeHead(200, headers).end(file.body);
  };
  if (latencyMs > 0) setTimeout(answer, latencyMs);
  else answer();
});
server.on('connection', (socket) => {
  connectionCount += 1;
  connections.set(socket, connectionCount);
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${JSON.stringify({ port: (server.address() as AddressInfo).port })}\n`);
});
process.on('SIGTERM', () => process.exit(0));
