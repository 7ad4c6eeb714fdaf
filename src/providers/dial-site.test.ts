import { createServer, type Server, Socket } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dialSite } from './dial-site.ts';

const DEAD = Array.from({ length: 9 }, (_, index) => `127.0.1.${index + 1}`);
const ALIVE = '127.0.0.1';

let server: Server;
let port: number;
beforeEach(async () => {
  server = createServer((socket) => socket.end());
  await new Promise<void>((resolve) => server.listen(0, ALIVE, resolve));
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  await new Promise((resolve) => server.close(resolve));
});

const dial = (addresses: readonly string[]) =>
  dialSite({ addresses, port, tls: null, signal: new AbortController().signal });

it('reaches a host whose first addresses refuse, however many', async () => {
  const socket = await dial([...DEAD, ALIVE]);
  expect(socket.remoteAddress).toBe(ALIVE);
  socket.destroy();
});

it('reaches a host whose first addresses keep silent, with six attempts open at most', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const connect = Socket.prototype.connect;
  const silent = new Set<Socket>();
  let mostSilent = 0;
  vi.spyOn(Socket.prototype, 'connect').mockImplementation(function (this: Socket, ...args: unknown[]) {
    if (JSON.stringify(args).includes(ALIVE)) return Reflect.apply(connect, this, args);
    const stillOpen = [...silent].filter(({ destroyed }) => !destroyed);
    silent.add(this);
    mostSilent = Math.max(mostSilent, stillOpen.length + 1);
    return this;
  });
  const dialled = dial([...DEAD, ALIVE]);
  await vi.advanceTimersByTimeAsync(DEAD.length * 250);
  const socket = await dialled;
  expect(socket.remoteAddress).toBe(ALIVE);
  expect([silent.size, mostSilent]).toEqual([DEAD.length, 6]);
  expect([...silent].every(({ destroyed }) => destroyed)).toBe(true);
  socket.destroy();
});

it('does not try thousands', async () => {
  const tried = vi.spyOn(Socket.prototype, 'connect');
  const many = Array.from({ length: 3000 }, (_, index) => `127.1.${Math.floor(index / 250)}.${(index % 250) + 1}`);
  await expect(dial(many)).rejects.toThrow(/ECONNREFUSED/);
  expect(tried).toHaveBeenCalledTimes(24);
});
