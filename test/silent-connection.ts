import { once } from 'node:events';
import { connect } from 'node:net';

/** Connects to a Unix socket and sends nothing. */
export async function connectSilently(path: string): Promise<{ close(): void }> {
  const socket = connect(path);
  await once(socket, 'connect');
  return { close: () => socket.destroy() };
}
