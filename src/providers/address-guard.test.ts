import { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOSTILE_TARGETS, MUST_BLOCK_ADDRESSES } from '#test/hostile-addresses.ts';
import { HOSTILE_PAGE } from '#test/hostile-behaviours.ts';
import { type HostileServer, startHostileServer } from '#test/hostile-server.ts';
import { parseHostMapping } from './host-mapping.ts';
import { createSafeFetcher, type SafeFetcherOptions } from './http.ts';
import type { ResolvedName } from './name-resolver.ts';
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

describe('the guard', () => {
  /** Every attempt to open a socket, by any code. */
  function watchSockets() {
    return vi.spyOn(Socket.prototype, 'connect');
  }

  function resolvingTo(...addresses: string[]) {
    return async (): Promise<ResolvedName> => ({ ok: true, addresses });
  }

  it.each(HOSTILE_TARGETS.map((target) => [target.slice(0, 60), target]))(
    'opens no socket for %j',
    async (_, target) => {
      const url = URL.parse(target);
      if (url === null) return;
      const sockets = watchSockets();
      const session = openFetcher({ connectTo: [], resolve: resolvingTo('127.0.0.1') }).openSession(LIMITS);
      const answer = await session.request({ url, userAgent: AGENT, signal: AbortSignal.timeout(1000) });
      expect(answer).toMatchObject({ ok: false });
      expect(answer.ok ? '' : answer.problem).toMatch(/^(?:blocked-address|invalid-url)$/);
      expect(sockets).not.toHaveBeenCalled();
      await session.close();
    },
  );

  it.each(MUST_BLOCK_ADDRESSES)('opens no socket when a name leads to %s, alone or among others', async (address) => {
    const sockets = watchSockets();
    for (const answer of [[address], [address, '1.1.1.1'], ['1.1.1.1', address], ['2606:4700::1111', address]]) {
      const session = openFetcher({ connectTo: [], resolve: resolvingTo(...answer) }).openSession(LIMITS);
      expect(await get(session, 'http://rebind.example/')).toEqual({
        ok: false,
        problem: 'blocked-address',
        detail: 'the address is not on the public internet',
      });
      await session.close();
    }
    expect(sockets).not.toHaveBeenCalled();
  });

  it('stays on for everything that is not mapped', async () => {
    const sockets = watchSockets();
    const session = openFetcher({ resolve: resolvingTo('127.0.0.1') }).openSession(LIMITS);
    expect(await read(session, 'http://a.test/')).toBe(HOSTILE_PAGE);
    const opened = sockets.mock.calls.length;
    for (const url of ['http://127.0.0.1/', 'http://a.example/', 'http://localhost/', 'http://a.test:8080/']) {
      expect(await read(session, url)).toMatch(/^(?:blocked-address|invalid-url)$/);
    }
    expect(sockets.mock.calls.length).toBe(opened);
    await session.close();
  });

  it('checks every hop: the target of a redirect is refused like an entered URL', async () => {
    const session = openFetcher().openSession(LIMITS);
    for (const name of ['redirect-private', 'redirect-metadata', 'redirect-scheme-relative', 'redirect-file']) {
      const answer = await get(session, `http://${name}.test/`);
      const location = answer.ok ? (answer.headers.location ?? '') : '';
      if (answer.ok) answer.discard();
      const sockets = watchSockets();
      const next = await get(session, new URL(location, `http://${name}.test/`).href);
      expect(next.ok ? '' : next.problem).toMatch(/^(?:blocked-address|invalid-url)$/);
      expect(sockets).not.toHaveBeenCalled();
      sockets.mockRestore();
    }
    await session.close();
  });

  it('dials the addresses it has checked, whatever the name servers say next', async () => {
    let asked = 0;
    const dialled: unknown[] = [];
    vi.spyOn(Socket.prototype, 'connect').mockImplementation(function (this: Socket, ...args: unknown[]) {
      dialled.push(args);
      queueMicrotask(() => this.destroy(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })));
      return this;
    });
    const resolve = async (): Promise<ResolvedName> => {
      asked += 1;
      return { ok: true, addresses: asked === 1 ? ['1.1.1.1', '2606:4700::1111'] : ['127.0.0.1'] };
    };
    const session = openFetcher({ connectTo: [], resolve }).openSession(LIMITS);
    expect(await read(session, 'http://rebind.example/')).toBe('unreachable');
    expect(JSON.stringify(dialled)).toContain('"host":"1.1.1.1"');
    expect(JSON.stringify(dialled)).toContain('"host":"2606:4700::1111"');
    expect(JSON.stringify(dialled)).not.toContain('127.0.0.1');
    await session.close();
  });

  it('writes nothing when the connected peer is not the one that was dialled', async () => {
    const connect = Socket.prototype.connect;
    vi.spyOn(Socket.prototype, 'connect').mockImplementation(function (this: Socket, ...args: unknown[]) {
      vi.spyOn(this, 'remoteAddress', 'get').mockReturnValue('10.0.0.1');
      return Reflect.apply(connect, this, args);
    });
    const session = openFetcher().openSession(LIMITS);
    expect(await read(session, 'http://a.test/')).toBe('unreachable');
    await vi.waitFor(() => expect(server.connectionCount()).toBe(1));
    await vi.waitFor(() => expect(server.openCount()).toBe(0));
    expect(server.bytesReceived()).toBe(0);
    await session.close();
  });

  it.each(['refuses', 'keeps silent'])('tries the next address when one %s', async (how) => {
    const connect = Socket.prototype.connect;
    vi.spyOn(Socket.prototype, 'connect').mockImplementation(function (this: Socket, ...args: unknown[]) {
      if (JSON.stringify(args).includes('1.1.1.1')) {
        if (how === 'refuses') {
          queueMicrotask(() => this.destroy(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })));
        }
        return this;
      }
      vi.spyOn(this, 'remoteAddress', 'get').mockReturnValue('8.8.8.8');
      return Reflect.apply(connect, this, [{ host: '127.0.0.1', port: server.port }]);
    });
    const session = openFetcher({ connectTo: [], resolve: resolvingTo('1.1.1.1', '8.8.8.8') }).openSession(LIMITS);
    expect(await read(session, 'http://two.example/')).toBe(HOSTILE_PAGE);
    await session.close();
  });

  it('refuses the names of this installation itself', async () => {
    const session = openFetcher({ ownHosts: ['Audit.test'] }).openSession(LIMITS);
    expect(await read(session, 'http://audit.test/')).toBe('blocked-address');
    expect(await read(session, 'http://audit.test./')).toBe('blocked-address');
    expect(server.connectionCount()).toBe(0);
    await session.close();
  });

  it('takes no notice of proxy variables', async () => {
    const proxy = await startHostileServer();
    for (const name of ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy', 'ALL_PROXY']) {
      vi.stubEnv(name, `http://127.0.0.1:${proxy.port}`);
    }
    vi.stubEnv('NODE_USE_ENV_PROXY', '1');
    const session = openFetcher().openSession(LIMITS);
    expect(await read(session, 'http://a.test/')).toBe(HOSTILE_PAGE);
    expect(proxy.connectionCount()).toBe(0);
    await session.close();
    await proxy.close();
    vi.unstubAllEnvs();
  });

  it('says why a name leads nowhere', async () => {
    const resolve = async (): Promise<ResolvedName> => ({ ok: false, detail: 'the name does not exist (NXDOMAIN)' });
    const session = openFetcher({ connectTo: [], resolve }).openSession(LIMITS);
    expect(await get(session, 'http://nowhere.example/')).toEqual({
      ok: false,
      problem: 'dns-not-found',
      detail: 'the name does not exist (NXDOMAIN)',
    });
    await session.close();
  });

  it('reports a closed port without an address', async () => {
    await server.close();
    const session = openFetcher().openSession(LIMITS);
    const answer = await get(session, 'http://a.test/');
    expect(answer).toEqual({
      ok: false,
      problem: 'unreachable',
      detail: 'the server refuses connections (ECONNREFUSED)',
    });
    await session.close();
    server = await startHostileServer();
  });
});
