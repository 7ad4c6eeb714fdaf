import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port of this machine that is occupied until it is released. */
export async function takePort(): Promise<{ port: number; release: () => Promise<void> }> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    port: address.port,
    release: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}

/** Below the ports that Linux gives to connections and to servers that ask for any: nobody is given one of these by chance. */
const FIRST = 20_000;
const COUNT = 12_000;

/**
 * A free port for a process that has to be told one. Tests of other runs on this machine look in the same range at random, so that two of
 * them hardly ever find the same one before they use it.
 */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = FIRST + randomInt(COUNT);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
