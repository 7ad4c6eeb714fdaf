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

/** A free port. */
export async function findFreePort(): Promise<number> {
  const { port, release } = await takePort();
  await release();
  return port;
}
