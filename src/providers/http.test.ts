import { createServer } from 'node:http';
import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { HOSTILE_PAGE } from '#test/hostile-behaviours.ts';
import { type HostileServer, startHostileServer } from '#test/hostile-server.ts';
import { parseHostMapping } from './host-mapping.ts';
import { createSafeFetcher, type SafeFetcherOptions } from './http.ts';
import type { SiteSession } from './safe-fetch.ts';

const LIMITS = { maxConnections: 6, maxRequests: 40 };
const AGENT = 'PorchlightBot/test';

let server: HostileServer;
beforeEach(async () => {
  server = await startHostileServer({ dripMs: 10 });
});
afterEach(() => server.close());

function openFetcher(options: Partial<SafeFetcherOptions> = {}) {
  return createSafeFetcher({ connectTo: parseHostMapping(server.connectTo), ...options });
}

function get(session: SiteSession, url: string, signal = AbortSignal.timeout(3000)) {
  return session.request({ url: new URL(url), userAgent: AGENT, signal });
}

/** Sends a request and reads the body; returns the text, or the problem. */
async function read(session: SiteSession, url: string, signal?: AbortSignal): Promise<string> {
  const answer = await get(session, url, signal);
  if (!answer.ok) return answer.problem;
  return Buffer.from((await answer.readBody(1_000_000)).bytes).toString();
}

describe('connections', () => {
  it('are opened at once, at most six to a host, and kept for the next request', async () => {
    const session = openFetcher().openSession(LIMITS);
    const texts = await Promise.all(Array.from({ length: 20 }, () => read(session, 'http://a.test/')));
    expect(new Set(texts)).toEqual(new Set([HOSTILE_PAGE]));
    expect(server.connectionCount()).toBe(6);
    await read(session, 'http://a.test/again');
    expect(server.connectionCount()).toBe(6);
    await session.close();
  });

  it('are shared out among all sessions of the process and the www name of a host', async () => {
    let open = 0;
    let highest = 0;
    const connect = Socket.prototype.connect;
    vi.spyOn(Socket.prototype, 'connect').mockImplementation(function (this: Socket, ...args: unknown[]) {
      open += 1;
      highest = Math.max(highest, open);
      this.once('close', () => {
        open -= 1;
      });
      return Reflect.apply(connect, this, args);
    });
    const door = openFetcher();
    const sessions = [door.openSession(LIMITS), door.openSession(LIMITS), door.openSession(LIMITS)];
    const work = sessions.flatMap((session) =>
      Array.from({ length: 10 }, (_, index) => read(session, `http://${index % 2 ? 'www.' : ''}a.test/${index}`)),
    );
    expect(new Set(await Promise.all(work))).toEqual(new Set([HOSTILE_PAGE]));
    expect(highest).toBe(6);
    for (const session of sessions) await session.close();
  });

  it('obey the smaller limit of a session', async () => {
    const session = openFetcher().openSession({ maxConnections: 2, maxRequests: 40 });
    await Promise.all(Array.from({ length: 8 }, () => read(session, 'http://a.test/')));
    expect(server.connectionCount()).toBe(2);
    await session.close();
  });

  it('are opened ahead, up to the limit of the session, for the requests that follow', async () => {
    const session = openFetcher().openSession({ maxConnections: 4, maxRequests: 40 });
    await read(session, 'http://a.test/');
    session.openAhead(new URL('http://a.test/'));
    session.openAhead(new URL('http://a.test/'));
    await vi.waitFor(() => expect(server.connectionCount()).toBe(4));
    await Promise.all(Array.from({ length: 8 }, () => read(session, 'http://a.test/')));
    expect(server.connectionCount()).toBe(4);
    expect(session.requestCount).toBe(9);
    await session.close();
    await vi.waitFor(() => expect(server.openCount()).toBe(0));
  });

  it('are not preconnected for a caller that has left, or to forbidden addresses', async () => {
    const session = openFetcher().openSession(LIMITS);
    session.openAhead(new URL('http://a.test/'));
    await session.close();
    session.openAhead(new URL('http://a.test/'));
    const other = openFetcher({ ownHosts: ['own.test'] }).openSession(LIMITS);
    for (const url of ['http://own.test/', 'http://127.0.0.1/', 'http://user@a.test/']) other.openAhead(new URL(url));
    await sleep(50);
    expect(server.openCount()).toBe(0);
    await other.close();
  });

  it('are opened anew when a server resets those opened ahead', async () => {
    const sockets: Socket[] = [];
    const site = createServer((_, response) => response.end(HOSTILE_PAGE)).on('connection', (socket: Socket) => {
      sockets.push(socket);
    });
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    const address = z.object({ port: z.number() }).parse(site.address());
    const session = openFetcher({ connectTo: parseHostMapping(`a.test=127.0.0.1:${address.port}`) }).openSession(
      LIMITS,
    );
    session.openAhead(new URL('http://a.test/'));
    await vi.waitFor(() => expect(sockets).toHaveLength(6));
    await sleep(20);
    for (const socket of sockets) socket.resetAndDestroy();
    await sleep(20);
    expect(await read(session, 'http://a.test/')).toBe(HOSTILE_PAGE);
    await session.close();
    site.close();
  });

  it('are never used for another host', async () => {
    const session = openFetcher().openSession(LIMITS);
    await read(session, 'http://a.test/');
    await read(session, 'http://b.test/');
    await read(session, 'http://www.a.test/');
    expect(server.connectionCount()).toBe(3);
    await session.close();
  });

  it('end with the last session that used them', async () => {
    const door = openFetcher();
    const [first, second] = [door.openSession(LIMITS), door.openSession(LIMITS)];
    await Promise.all([read(first, 'http://a.test/'), read(second, 'http://a.test/')]);
    await first.close();
    await sleep(20);
    expect(server.openCount()).toBe(2);
    await second.close();
    await vi.waitFor(() => expect(server.openCount()).toBe(0));
  });

  it('end with the session in the middle of an answer, too', async () => {
    const session = openFetcher().openSession(LIMITS);
    const waiting = read(session, 'http://silent.test/');
    const slow = await get(session, 'http://slow-body.test/');
    const body = slow.ok ? slow.readBody(1000) : null;
    await vi.waitFor(() => expect(server.openCount()).toBe(2));
    await session.close();
    expect(await waiting).toBe('timed-out');
    expect(await body).toMatchObject({ truncated: true });
    await vi.waitFor(() => expect(server.openCount()).toBe(0));
    expect(await read(session, 'http://a.test/')).toBe('timed-out');
  });

  it.each(['hangs-up-on-second', 'resets-on-second', 'closes-politely', 'closes-silently'])(
    'that %s cost nothing but a new one',
    async (name) => {
      const session = openFetcher().openSession(LIMITS);
      for (let round = 0; round < 4; round += 1) {
        expect(await read(session, `http://${name}.test/`)).toBe(HOSTILE_PAGE);
        await sleep(10);
      }
      await session.close();
    },
  );

  it('go back when an answer is dropped', async () => {
    const session = openFetcher().openSession(LIMITS);
    for (let round = 0; round < 8; round += 1) {
      const answer = await get(session, 'http://a.test/');
      if (answer.ok) answer.discard();
    }
    await sleep(20);
    expect(server.connectionCount()).toBeLessThanOrEqual(2);
    const endless = await get(session, 'http://endless-plain.test/');
    if (endless.ok) endless.discard();
    await vi.waitFor(() => expect(server.openCount()).toBeLessThanOrEqual(2));
    await session.close();
  });

  it('do not read on while the body is not consumed', async () => {
    const session = openFetcher().openSession(LIMITS);
    const answer = await get(session, 'http://endless-chunked.test/');
    // What the sockets between the two hold, and then no more, however long it waits.
    const untilStill = async (last: number): Promise<void> => {
      await sleep(100);
      if (server.bytesSent() !== last) await untilStill(server.bytesSent());
    };
    await untilStill(-1);
    expect(server.bytesSent()).toBeLessThan(16_000_000);
    expect(answer.ok && (await answer.readBody(500_000))).toMatchObject({ problem: 'too-large' });
    await session.close();
  });
});

describe('limits', () => {
  it('ends at the number of requests of an audit', async () => {
    const session = openFetcher().openSession({ maxConnections: 6, maxRequests: 3 });
    for (let round = 0; round < 3; round += 1) await read(session, 'http://a.test/');
    expect(await read(session, 'http://a.test/')).toBe('too-many-requests');
    expect(session.requestCount).toBe(3);
    await session.close();
  });

  it('ends while waiting for a connection', async () => {
    const session = openFetcher().openSession({ maxConnections: 1, maxRequests: 40 });
    const first = read(session, 'http://silent.test/', AbortSignal.timeout(200));
    expect(await read(session, 'http://silent.test/', AbortSignal.timeout(50))).toBe('timed-out');
    expect(server.requests).toHaveLength(1);
    expect(await first).toBe('timed-out');
    await session.close();
  });

  it('asks nothing when the time is already up', async () => {
    const session = openFetcher().openSession(LIMITS);
    expect(await read(session, 'http://a.test/', AbortSignal.abort())).toBe('timed-out');
    expect(server.connectionCount()).toBe(0);
    await session.close();
  });

  it('ends while the name servers keep silent', async () => {
    const session = openFetcher({ connectTo: [], resolve: () => new Promise(() => {}) }).openSession(LIMITS);
    expect(await read(session, 'http://a.test/', AbortSignal.timeout(50))).toBe('timed-out');
    await session.close();
  });

  it('measures from the start of the request to its headers', async () => {
    const session = openFetcher().openSession(LIMITS);
    const answer = await get(session, 'http://a.test/');
    expect(answer.ok && answer.headersMs).toBeGreaterThan(0);
    if (answer.ok) answer.discard();
    await session.close();
  });
});
