import { readFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { createServer as createTlsServer, type TlsOptions } from 'node:tls';
import { afterEach, describe, expect, it } from 'vitest';
import { HOSTILE_BEHAVIOURS, HOSTILE_PAGE } from '#test/hostile-behaviours.ts';
import { type HostileServer, type HostileServerOptions, startHostileServer } from '#test/hostile-server.ts';
import { parseHostMapping } from './host-mapping.ts';
import { createSafeFetcher } from './http.ts';

const FOLDER = new URL('../../test/fixtures/tls/', import.meta.url);
const pem = (name: string) => readFileSync(new URL(name, FOLDER), 'utf8');

let server: HostileServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

function certificate(name: string, key = 'leaf.key', more: TlsOptions = {}): TlsOptions {
  return { cert: pem(`${name}.pem`), key: pem(key), ...more };
}

async function ask(port: number, count = 1, budgetMs = 3000) {
  const door = createSafeFetcher({
    connectTo: parseHostMapping(`shop.test=127.0.0.1:${port}`),
    trustedCertificates: pem('ca.pem'),
  });
  const session = door.openSession({ maxConnections: 6, maxRequests: 40 });
  const one = async () => {
    const signal = AbortSignal.timeout(budgetMs);
    const answer = await session.request({ url: new URL('https://shop.test/'), userAgent: 'test', signal });
    return answer.ok ? Buffer.from((await answer.readBody(100_000)).bytes).toString() : answer;
  };
  const answers = await Promise.all(Array.from({ length: count }, one));
  await session.close();
  return answers[0];
}

async function start(tls: TlsOptions, options: HostileServerOptions = {}) {
  server = await startHostileServer({ ...options, tls });
  return server.port;
}

describe('a certificate in order', () => {
  it('brings the page, over one to six connections', async () => {
    const port = await start(certificate('good'));
    expect(await ask(port)).toBe(HOSTILE_PAGE);
    expect(await ask(port, 10)).toBe(HOSTILE_PAGE);
  });

  it('is asked for by name, and only HTTP/1.1 is offered', async () => {
    const seen: { name: string; protocols: readonly string[] }[] = [];
    const port = await start(
      certificate('good', 'leaf.key', {
        ALPNCallback: ({ servername, protocols }) => {
          seen.push({ name: servername, protocols });
          return 'http/1.1';
        },
      }),
    );
    expect(await ask(port)).toBe(HOSTILE_PAGE);
    expect(seen).toEqual([{ name: 'shop.test', protocols: ['http/1.1'] }]);
  });
});

describe('a certificate problem', () => {
  it.each([
    ['expired', 'the certificate has expired'],
    ['future', 'the certificate is not valid yet'],
    ['wrong-host', 'the certificate is for another name'],
    ['self-signed', 'the certificate is self-signed'],
    ['incomplete-chain', 'cannot be traced to an issuer that browsers trust'],
    ['unknown-issuer', 'cannot be traced to an issuer that browsers trust'],
  ])('%s is said in words, and nothing is asked', async (name, reason) => {
    const port = await start(certificate(name));
    expect(await ask(port)).toMatchObject({ ok: false, problem: 'certificate-problem' });
    expect(await ask(port)).toMatchObject({ detail: expect.stringContaining(reason) });
    expect(server?.requests).toEqual([]);
  });

  it('is not lowered by the environment', async () => {
    const before = process.env.NODE_TLS_REJECT_UNAUTHORIZED;
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
    try {
      const port = await start(certificate('expired'));
      expect(await ask(port)).toMatchObject({ ok: false, problem: 'certificate-problem' });
    } finally {
      if (before === undefined) delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
      else process.env.NODE_TLS_REJECT_UNAUTHORIZED = before;
    }
  });

  it('includes a weak key', async () => {
    const port = await start(certificate('weak-key', 'weak.key', { ciphers: 'DEFAULT:@SECLEVEL=0' }));
    expect(await ask(port)).toMatchObject({
      problem: 'certificate-problem',
      detail: 'the certificate was refused (EE certificate key too weak)',
    });
  });

  it.each(['TLSv1', 'TLSv1.1'] as const)('includes a server that only speaks %s', async (version) => {
    const old = { minVersion: version, maxVersion: version, ciphers: 'ALL:@SECLEVEL=0' };
    const port = await start(certificate('good', 'leaf.key', old));
    expect(await ask(port)).toMatchObject({
      problem: 'certificate-problem',
      detail: 'the server only speaks an outdated version of TLS',
    });
  });

  it('includes a server that does not offer HTTP/1.1', async () => {
    const port = await start(certificate('good', 'leaf.key', { ALPNProtocols: ['h2'] }));
    expect(await ask(port)).toMatchObject({ problem: 'certificate-problem', detail: /HTTP\/1\.1/ });
  });
});

describe('a handshake that fails', () => {
  /** Alerts as OpenSSL sends them: level fatal, then the number from RFC 8446. */
  const alert = (number: number) => Buffer.from([0x15, 3, 3, 0, 2, 2, number]);

  const cases: [string, (socket: Socket) => void, string, RegExp][] = [
    [
      'plain HTTP on the port',
      (s) => s.write('HTTP/1.1 400 Bad Request\r\n\r\n'),
      'protocol-error',
      /does not speak https/,
    ],
    ['an SSH banner', (s) => s.write('SSH-2.0-OpenSSH_9.6\r\n'), 'protocol-error', /does not speak https/],
    ['silence', () => {}, 'timed-out', /./],
    ['a hang-up', (s) => s.end(), 'unreachable', /closed the connection/],
    ['a reset', (s) => s.resetAndDestroy(), 'unreachable', /closed the connection/],
    ['no common method', (s) => s.write(alert(40)), 'certificate-problem', /no encryption method in common/],
    ['an unknown name', (s) => s.write(alert(112)), 'certificate-problem', /no certificate for this name/],
    ['an internal error', (s) => s.write(alert(80)), 'certificate-problem', /no usable certificate/],
    ['an odd alert', (s) => s.write(alert(49)), 'certificate-problem', /could not be set up/],
  ];
  it.each(cases)('%s ends in a clear result', async (_name, play, problem, detail) => {
    const sockets: Socket[] = [];
    const raw = createServer((socket) => {
      sockets.push(socket);
      socket.on('error', () => {});
      socket.once('data', () => play(socket));
    });
    await new Promise<void>((resolve) => raw.listen(0, '127.0.0.1', resolve));
    const address = raw.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    expect(await ask(port, 1, 300)).toMatchObject({ ok: false, problem, detail: expect.stringMatching(detail) });
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => raw.close(resolve));
  });
});

describe('what stands around a body', () => {
  const askHostile = async (name: keyof typeof HOSTILE_BEHAVIOURS) => {
    const port = await start(certificate('good'), { isHostile: () => false, otherwise: HOSTILE_BEHAVIOURS[name] });
    const connectTo = parseHostMapping(`shop.test=127.0.0.1:${port}`);
    const session = createSafeFetcher({ connectTo, trustedCertificates: pem('ca.pem') }).openSession({
      maxConnections: 6,
      maxRequests: 40,
    });
    const signal = AbortSignal.timeout(5000);
    const answer = await session.request({ url: new URL('https://shop.test/'), userAgent: 'test', signal });
    const body = answer.ok ? await answer.readBody(1_000_000) : null;
    await session.close();
    return { answer, body };
  };

  it.each([
    'trailer-flood',
    'endless-trailers',
    'endless-trailer',
    'endless-chunk-extension',
    'chunk-extensions',
  ] as const)('is counted under TLS too: %s ends, and what came stays', async (name) => {
    const { answer, body } = await askHostile(name);
    expect(answer).toMatchObject({ ok: true, status: 200 });
    expect(body).toMatchObject({ truncated: true, problem: 'cut-short' });
    if (name.includes('trailer')) expect(Buffer.from(body?.bytes ?? []).toString()).toContain(HOSTILE_PAGE);
  });

  it.each(['huge-header', 'header-lines', 'blank-lines', 'flood-of-hints'] as const)(
    'is counted under TLS too: %s is no answer',
    async (name) => {
      expect((await askHostile(name)).answer).toMatchObject({ ok: false, problem: 'protocol-error' });
    },
  );

  it.each(['few-trailers', 'small-chunks'] as const)('is left alone where it is ordinary: %s', async (name) => {
    expect((await askHostile(name)).body).toMatchObject({ truncated: false, problem: null });
  });
});

describe('a second connection to the same host', () => {
  it('takes up the session of the first', async () => {
    const resumed: boolean[] = [];
    const tls = createTlsServer(certificate('good'), (socket) => {
      resumed.push(socket.isSessionReused());
      socket.on('error', () => {});
      socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\nok'));
    });
    await new Promise<void>((resolve) => tls.listen(0, '127.0.0.1', resolve));
    const address = tls.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    const connectTo = parseHostMapping(`shop.test=127.0.0.1:${port}`);
    const session = createSafeFetcher({ connectTo, trustedCertificates: pem('ca.pem') }).openSession({
      maxConnections: 6,
      maxRequests: 40,
    });
    for (let round = 0; round < 3; round += 1) {
      const signal = AbortSignal.timeout(3000);
      const answer = await session.request({ url: new URL('https://shop.test/'), userAgent: 'test', signal });
      expect(answer.ok && Buffer.from((await answer.readBody(100)).bytes).toString()).toBe('ok');
    }
    await session.close();
    await new Promise((resolve) => tls.close(resolve));
    expect(resumed).toEqual([false, true, true]);
  });
});
