import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { benchSite } from './bench-site.ts';

/**
 * Serves the bench site from its own process: `node bench/site-process.ts LATENCY_MS`. Prints one line of JSON with its
 * port; `GET /__requests` gives and clears the list of what was asked, for the floor to repeat.
 */
const latencyMs = Number(process.argv[2] ?? '0');
const { files } = benchSite();
let asked: { path: string; userAgent: string }[] = [];

const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
  const path = request.url ?? '/';
  if (path === '/__requests') {
    response.end(JSON.stringify(asked));
    asked = [];
    return;
  }
  asked.push({ path, userAgent: request.headers['user-agent'] ?? '' });
  const answer = () => {
    const file = files.get(path.split('?', 1)[0] ?? '/');
    if (file === undefined) {
      response.writeHead(404, { 'content-type': 'text/plain', 'content-length': 9 }).end('not found');
      return;
    }
    response.writeHead(200, { 'content-type': file.type, 'content-length': file.body.byteLength }).end(file.body);
  };
  if (latencyMs > 0) setTimeout(answer, latencyMs);
  else answer();
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${JSON.stringify({ port: (server.address() as AddressInfo).port })}\n`);
});
process.on('SIGTERM', () => process.exit(0));
