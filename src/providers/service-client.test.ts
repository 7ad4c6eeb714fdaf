import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProviderError, type ProviderProblem } from './provider-error.ts';
import { createServiceClient, type ServiceClient } from './service-client.ts';

let server: Server;
let origin: string;
let client: ServiceClient;
let seen: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[];

beforeEach(async () => {
  seen = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`;
  client = createServiceClient();
});
afterEach(async () => {
  await client.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function answer(request: IncomingMessage, response: ServerResponse): void {
  switch (request.url) {
    case '/redirect':
      response.writeHead(307, { location: 'http://127.0.0.1:1/steal' }).end();
      return;
    case '/silent':
      return;
    case '/drip':
      response.writeHead(200).write('a');
      return;
    case '/endless':
      response.writeHead(200);
      response.on('drain', () => response.write(Buffer.alloc(65_536)));
      while (response.write(Buffer.alloc(65_536)));
      return;
    case '/bomb':
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(20_000_000)));
      return;
    case '/empty':
      response.writeHead(204).end();
      return;
    default:
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}');
  }
}

async function problemOf(work: Promise<unknown>): Promise<ProviderProblem | string> {
  try {
    await work;
    return 'none';
  } catch (error) {
    return error instanceof ProviderError ? error.problem : String(error);
  }
}

describe('a configured service', () => {
  it('is asked with its key and answers', async () => {
    const service = { origin, headers: { authorization: 'Bearer secret' } };
    const response = await client.openService(service, '/v1/things?q=1', {
      method: 'POST',
      body: JSON.stringify({ a: 1 }),
      headers: { 'content-type': 'application/json' },
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ ok: true });
    expect(seen).toMatchObject([{ method: 'POST', url: '/v1/things?q=1', body: '{"a":1}' }]);
    expect(seen[0]?.headers).toMatchObject({ authorization: 'Bearer secret', 'content-length': '7' });
  });

  it('serves a vendor library as its fetch, in every form of a call', async () => {
    const ask = client.makeFetch({ origin });
    const form = new FormData();
    form.set('a', 'b');
    await ask(`${origin}/text`, { method: 'POST', body: 'x' });
    await ask(new URL('/url', origin));
    await ask(new Request(`${origin}/request`, { method: 'PUT', body: 'y', headers: { 'x-a': '1' } }));
    await ask(`${origin}/form`, { method: 'POST', body: form });
    expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /text',
      'GET /url',
      'PUT /request',
      'POST /form',
    ]);
    expect(seen[2]).toMatchObject({ body: 'y' });
    expect(seen[3]?.body).toContain('name="a"');
    expect((await ask(`${origin}/empty`)).status).toBe(204);
  });

  it.each([
    'http://evil.test/',
    '//evil.test/x',
    'http://127.0.0.1:1/',
    'http://user:pw@127.0.0.1/',
    'file:///etc/passwd',
  ])('is never left for %s', async (target) => {
    const service = { origin, headers: { authorization: 'Bearer secret' } };
    expect(await problemOf(client.openService(service, target))).toBe('wrong-origin');
    expect(await problemOf(client.makeFetch(service)(target))).toBe('wrong-origin');
    expect(seen).toEqual([]);
  });

  it.each([
    'https://api.example.com/v1',
    'api.example.com',
    'ftp://api.example.com',
    'https://u:p@api.example.com',
    '',
  ])('must be an origin: %j is not', async (bad) => {
    expect(await problemOf(client.openService({ origin: bad }, '/'))).toBe('wrong-origin');
  });

  it('has its redirects refused, so that no key follows them', async () => {
    expect(await problemOf(client.openService({ origin, headers: { authorization: 'x' } }, '/redirect'))).toBe(
      'redirected',
    );
  });

  it('is given up after its time, before and within the body', async () => {
    expect(await problemOf(client.openService({ origin, timeoutMs: 60 }, '/silent'))).toBe('timed-out');
    const response = await client.openService({ origin, timeoutMs: 200 }, '/drip');
    expect(await problemOf(response.text())).toBe('timed-out');
  });

  it('is cut off at its size limit, counted after decoding', async () => {
    for (const path of ['/endless', '/bomb']) {
      const response = await client.openService({ origin, maxBytes: 100_000 }, path);
      expect(await problemOf(response.arrayBuffer())).toBe('too-large');
    }
  });

  it('leaves the abort of the caller what it is', async () => {
    const signal = AbortSignal.abort();
    expect(await problemOf(client.openService({ origin }, '/silent', { signal }))).toMatch(/^AbortError/);
  });

  it('that is not there is named without a key', async () => {
    await new Promise((resolve) => server.close(resolve));
    const work = client.openService({ origin, headers: { authorization: 'Bearer secret' } }, '/?key=secret');
    const error: unknown = await work.catch((reason: unknown) => reason);
    expect(error).toMatchObject({
      problem: 'unreachable',
      message: `${origin} could not be asked (ECONNREFUSED).`,
    });
  });

  it('is asked directly, whatever the proxy variables say', async () => {
    vi.stubEnv('HTTP_PROXY', 'http://127.0.0.1:1');
    vi.stubEnv('NODE_USE_ENV_PROXY', '1');
    expect((await client.openService({ origin }, '/')).status).toBe(200);
    vi.unstubAllEnvs();
  });
});
