import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { z } from 'zod';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.json': 'application/json',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
  '.gz': 'application/gzip',
  '.pdf': 'application/pdf',
};

/** Special behaviour of a recorded site: `site.json` in its folder. */
const SiteRules = z.object({
  /** By path: a status, headers, a redirect. */
  answers: z
    .record(
      z.string(),
      z.object({
        status: z.number().optional(),
        location: z.string().optional(),
        headers: z.record(z.string(), z.string()).optional(),
        file: z.string().optional(),
        body: z.string().optional(),
      }),
    )
    .default({}),
  headers: z.record(z.string(), z.string()).default({}),
  /** The only host that serves pages (`www.example.org`); every other one redirects to it. */
  canonicalHost: z.string().optional(),
  /** The file that answers unknown paths, with this status. */
  fallback: z.object({ file: z.string(), status: z.number() }).optional(),
});
type SiteRules = z.infer<typeof SiteRules>;

export interface SiteServer {
  readonly port: number;
  /** For `--connect-to`: every host of this server. */
  readonly connectTo: string;
  /** Requests so far, as `host path`, in the order of arrival. */
  readonly requests: string[];
  close(): Promise<void>;
}

export interface SiteServerOptions {
  /** Host to folder. */
  readonly sites: Readonly<Record<string, string>>;
  /** Delay before each response; a function sets one per request. */
  readonly latencyMs?: number | (() => number);
}

/** Serves recorded websites from folders on 127.0.0.1, by the Host header. */
export async function startSiteServer({ sites, latencyMs = 0 }: SiteServerOptions): Promise<SiteServer> {
  const requests: string[] = [];
  const rules = new Map(Object.entries(sites).map(([host, folder]) => [host, { folder, rules: readRules(folder) }]));
  const server = createServer((request, response) => {
    const host = (request.headers.host ?? '').replace(/:\d+$/, '');
    requests.push(`${host} ${request.url ?? ''}`);
    const site = rules.get(host) ?? rules.get(host.replace(/^www\./, ''));
    const send = () =>
      site === undefined ? plain(response, 404, 'unknown host') : answer(site, host, request, response);
    const waitMs = typeof latencyMs === 'number' ? latencyMs : latencyMs();
    if (waitMs > 0) setTimeout(send, waitMs);
    else send();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    connectTo: Object.keys(sites)
      .flatMap((host) => [`${host}=127.0.0.1:${port}`, `www.${host}=127.0.0.1:${port}`])
      .join(','),
    requests,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

function readRules(folder: string): SiteRules {
  const text = readFile(join(folder, 'site.json'));
  return SiteRules.parse(text === null ? {} : JSON.parse(text.toString('utf8')));
}

interface RecordedSite {
  readonly folder: string;
  readonly rules: SiteRules;
}

function answer(
  { folder, rules }: RecordedSite,
  host: string,
  request: IncomingMessage,
  response: ServerResponse,
): ServerResponse {
  const { canonicalHost } = rules;
  if (canonicalHost !== undefined && host !== canonicalHost) {
    return response.writeHead(301, { location: `http://${canonicalHost}${request.url ?? '/'}` }).end();
  }
  const path = decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname);
  const rule = rules.answers[path];
  for (const [name, value] of Object.entries({ ...rules.headers, ...rule?.headers })) response.setHeader(name, value);
  if (rule?.location !== undefined) {
    return response.writeHead(rule.status ?? 301, { location: rule.location }).end();
  }
  if (rule?.body !== undefined) return plain(response, rule.status ?? 200, rule.body);
  const found = locate(folder, rule?.file === undefined ? path : `/${rule.file}`);
  if (found !== null) return send(response, rule?.status ?? 200, found.name, found.bytes);
  const fallback = rules.fallback === undefined ? null : locate(folder, `/${rules.fallback.file}`);
  if (fallback !== null) return send(response, rules.fallback?.status ?? 404, fallback.name, fallback.bytes);
  return plain(response, 404, 'not found');
}

function locate(folder: string, path: string): { name: string; bytes: Buffer } | null {
  const safe = normalize(path);
  if (safe.startsWith('..') || safe === '/site.json') return null;
  const names = path.endsWith('/') ? [`${safe}index.html`] : [safe, `${safe}.html`, `${safe}/index.html`];
  for (const name of names) {
    const bytes = readFile(join(folder, name));
    if (bytes !== null) return { name, bytes };
  }
  return null;
}

function readFile(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}

function send(response: ServerResponse, status: number, name: string, bytes: Buffer): ServerResponse {
  if (!response.hasHeader('content-type'))
    response.setHeader('content-type', TYPES[extname(name)] ?? 'application/octet-stream');
  return response.writeHead(status, { 'content-length': bytes.byteLength }).end(bytes);
}

function plain(response: ServerResponse, status: number, text: string): ServerResponse {
  if (!response.hasHeader('content-type')) response.setHeader('content-type', 'text/plain; charset=utf-8');
  return response.writeHead(status).end(text);
}
