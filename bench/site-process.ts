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
 * after its request. The site accepts any host. Prints one line of JSON with its port; `GET /__requests` returns and clears
 * the list of requests, for the floor to repeat.
 */
const latencyMs = Number(process.argv[2] ?? '0');
const sites = new Map<string, BenchSite>();
const connections = new WeakMap<object, number>();
let connectionCount = 0;
let asked: AskedRequest[] = [];

function siteOf(host: string): BenchSite {
  const known = sites.get(host);
  if (known !== undefined) return known;
  const site = benchSite(host);
  sites.set(host, site);
  return site;
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
    response.writeHead(200, { 'content-type': file.type, 'content-length': file.body.byteLength }).end(file.body);
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
