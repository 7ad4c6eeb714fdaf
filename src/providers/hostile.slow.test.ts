import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { HOSTILE_BEHAVIOURS } from '#test/hostile-behaviours.ts';
import { startHostileServer } from '#test/hostile-server.ts';
import { parseHostMapping } from './host-mapping.ts';
import { createSafeFetcher } from './http.ts';
import type { SiteBody } from './safe-fetch.ts';

const PAGE_BYTES = 5 * 1024 * 1024;
const BOMB_BYTES = 200 * 1024 * 1024;

let child: ChildProcess;
let connectTo: string;
beforeAll(async () => {
  const script = fileURLToPath(new URL('../../test/hostile-server-process.ts', import.meta.url));
  child = spawn(process.execPath, [script, JSON.stringify({ bombBytes: BOMB_BYTES })], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [port] = await once(child.stdout ?? child, 'data');
  connectTo = `*.test=127.0.0.1:${String(port).trim()}`;
});
afterAll(() => {
  child.stdin?.end();
});

async function ask(host: string, budgetMs: number): Promise<SiteBody | string> {
  const session = createSafeFetcher({ connectTo: parseHostMapping(connectTo) }).openSession({
    maxConnections: 6,
    maxRequests: 40,
  });
  const signal = AbortSignal.timeout(budgetMs);
  const answer = await session.request({ url: new URL(`http://${host}.test/`), userAgent: 'test', signal });
  const body = answer.ok ? await answer.readBody(PAGE_BYTES) : answer.problem;
  await session.close();
  return body;
}

describe('bombs and endless bodies', () => {
  const names = [
    'gzip-bomb',
    'brotli-bomb',
    'zstd-bomb',
    'endless-chunked',
    'endless-plain',
    'endless-line',
    'huge-video',
  ];
  const isBounded = (body: SiteBody | string) => {
    expect(body).toMatchObject({ truncated: true, problem: 'too-large' });
    expect(typeof body === 'string' ? 0 : body.bytes.byteLength).toBeLessThanOrEqual(PAGE_BYTES);
  };

  it.each(names)('%s is read up to its limit', { tags: 'gate' }, async (name) => isBounded(await ask(name, 30_000)));

  it('a crowd of them is', async () => {
    const bodies = await Promise.all(
      Array.from({ length: 3 }, () => Promise.all(names.map((name) => ask(name, 60_000)))),
    );
    for (const body of bodies.flat()) isBounded(body);
  });
});

describe('time', () => {
  it.each(Object.keys(HOSTILE_BEHAVIOURS))('%s ends within its budget at full pauses', async (name) => {
    // Vitest's own timeout is the assertion: a fetch that outlives its budget never gets here.
    expect(await ask(name, 1500)).toBeDefined();
  });
});

describe('the event loop', () => {
  // Lines cost the parser some microseconds each: 200,000 of them in one response blocked everything else for over a
  // second. How many lines are read: answer-guard.test.ts. The longest block: `npm run bench -- --only crowd`.
  it.each(['trailer-flood', 'endless-trailers', 'header-lines', 'blank-lines', 'chunk-extensions', 'tiny-chunks'])(
    'lets an ordinary answer through beside six of %s',
    async (name) => {
      const [ordinary] = await Promise.all([
        ask('ordinary', 30_000),
        ...Array.from({ length: 6 }, () => ask(name, 30_000)),
      ]);
      expect(ordinary).toMatchObject({ truncated: false, problem: null });
    },
  );
});

describe('wear', () => {
  it('leaves no socket, timer or listener behind after thousands of aborted requests', async () => {
    const server = await startHostileServer({ dripMs: 5 });
    const door = createSafeFetcher({ connectTo: parseHostMapping(server.connectTo) });
    const names = [
      'silent',
      'slow-headers',
      'slow-body',
      'endless-plain',
      'endless-hints',
      'reset-mid-body',
      'ordinary',
    ];
    const round = async (count: number) => {
      const session = door.openSession({ maxConnections: 6, maxRequests: count });
      await Promise.all(
        Array.from({ length: count }, async (_, index) => {
          const url = new URL(`http://${names[index % names.length]}.test/`);
          const signal = AbortSignal.timeout(20 + (index % 7));
          const answer = await session.request({ url, userAgent: 'test', signal });
          if (answer.ok && index % 3 === 0) answer.discard();
          else if (answer.ok) await answer.readBody(10_000);
        }),
      );
      await session.close();
    };
    for (let index = 0; index < 20; index += 1) await round(500);
    await vi.waitFor(() => expect(server.openCount()).toBe(0), 5000);
    const resources = process.getActiveResourcesInfo().filter((name) => name.startsWith('TCPSocket'));
    expect(resources).toEqual([]);
    await server.close();
  });
});

describe('nonsense', () => {
  /** A small seeded generator, so that a failure can be reproduced. */
  function createRandom(seed: number): () => number {
    let state = seed;
    return () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state / 2 ** 32;
    };
  }

  const PIECES = [
    ...[
      'HTTP/1.1 200 OK\r\n',
      'HTTP/1.0 200\r\n',
      'HTTP/2 200\r\n',
      'HTTP/1.1 100 Continue\r\n\r\n',
      '\r\n',
      '\n',
      '\r',
    ],
    ...[
      'Content-Length: 5\r\n',
      'Content-Length: -1\r\n',
      'Content-Length: 99999999999999999999\r\n',
      'hello',
      '\u0000',
    ],
    ...[
      'Transfer-Encoding: chunked\r\n',
      '5\r\nhello\r\n',
      '0\r\n\r\n',
      'ffffffffffffffff\r\n',
      'Connection: close\r\n',
    ],
    ...[
      'Content-Encoding: gzip\r\n',
      'Content-Encoding: br\r\n',
      '\u001f\u008b\b\u0000',
      'X: \u00ff\u00fe\r\n',
      ': x\r\n',
    ],
    ...[
      'Content-Encoding: zstd\r\n',
      '(\u00b5/\u00fd',
      'Trailer: x\r\n',
      'Upgrade: h2c\r\n',
      'Location: \r\n',
      ' folded\r\n',
    ],
  ];

  it('always ends in an outcome', async () => {
    const random = createRandom(20_261_121);
    const pick = () => PIECES[Math.floor(random() * PIECES.length)] ?? '';
    const sockets = new Set<Socket>();
    const server = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => sockets.delete(socket));
      socket.on('data', () => {
        if (random() < 0.7) socket.write('HTTP/1.1 200 OK\r\n', 'latin1');
        const count = Math.floor(random() * 12);
        for (let index = 0; index < count; index += 1) socket.write(pick(), 'latin1');
        if (random() < 0.5) socket.end();
        else if (random() < 0.2) socket.resetAndDestroy();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    const door = createSafeFetcher({ connectTo: parseHostMapping(`*.test=127.0.0.1:${port}`) });
    const outcomes = new Map<string, number>();
    for (let round = 0; round < 60; round += 1) {
      const session = door.openSession({ maxConnections: 6, maxRequests: 1000 });
      await Promise.all(
        Array.from({ length: 50 }, async () => {
          const signal = AbortSignal.timeout(60);
          const answer = await session.request({ url: new URL('http://a.test/'), userAgent: 'test', signal });
          const outcome = answer.ok ? ((await answer.readBody(1000)).problem ?? 'page') : answer.problem;
          outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
        }),
      );
      await session.close();
    }
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
    expect([...outcomes.values()].reduce((sum, count) => sum + count, 0)).toBe(3000);
    expect([...outcomes.keys()]).toEqual(expect.arrayContaining(['page', 'protocol-error', 'timed-out', 'cut-short']));
  });
});
