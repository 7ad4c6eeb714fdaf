import { createServer } from 'node:net';
import { createSecureContext } from 'node:tls';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { HostConnections, type LeaseRequest } from './host-connections.ts';
import { parseHostMapping } from './host-mapping.ts';

/** Accepts connections and never sends a byte: plain ones open, a TLS handshake does not end. */
let silent: ReturnType<typeof createServer>;
let connections: HostConnections;
beforeEach(async () => {
  silent = createServer();
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = z.object({ port: z.number() }).parse(silent.address());
  connections = new HostConnections({
    rules: { connectTo: parseHostMapping(`a.test=127.0.0.1:${port}`), resolve: () => Promise.reject(new Error()) },
    tlsContext: createSecureContext,
    maxConnections: 1,
  });
});
afterEach(() => {
  silent.close();
});

const ask = (url: string, signal = new AbortController().signal): LeaseRequest => ({
  url: new URL(url),
  signal,
  isFresh: false,
  owner: { maxConnections: 6 },
});

it('gives a connection to the next in line when the one before gives up while its own is opened', async () => {
  const first = await connections.lease(ask('http://a.test/'));
  const impatient = new AbortController();
  const second = connections.lease(ask('https://a.test/', impatient.signal));
  const third = connections.lease(ask('http://a.test/'));
  const opened = new Promise((resolve) => silent.once('connection', resolve));
  if (first.ok) first.release();
  await opened;
  impatient.abort();
  expect(await second).toMatchObject({ ok: false, problem: 'timed-out' });
  const last = await third;
  expect(last.ok).toBe(true);
  if (last.ok) last.connection.close();
});
