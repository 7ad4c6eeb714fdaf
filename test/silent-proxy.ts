import { connect, createServer, type Socket } from 'node:net';

/** A proxy between a client and a server of this machine that goes silent on open connections: no more data, no close. */
export interface SilentProxy {
  readonly port: number;
  /** New connections are passed through again. */
  silence(): void;
  close(): Promise<void>;
}

export async function openSilentProxy(toPort: number): Promise<SilentProxy> {
  const pairs: (readonly [Socket, Socket])[] = [];
  const server = createServer((inward) => {
    const outward = connect(toPort, '127.0.0.1');
    pairs.push([inward, outward]);
    for (const socket of [inward, outward]) socket.on('error', () => {});
    inward.pipe(outward);
    outward.pipe(inward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return {
    port: address.port,
    silence() {
      for (const [inward, outward] of pairs) {
        inward.unpipe(outward);
        outward.unpipe(inward);
        outward.destroy();
        inward.resume();
      }
    },
    close: () => {
      for (const pair of pairs) for (const socket of pair) socket.destroy();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
