import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection that sends what no proper client would, and collects the response. */
export class RawConnection {
  readonly #socket: Socket;
  #received = '';
  /** Resolves when the connection ends. */
  readonly ended: Promise<void>;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (chunk: Buffer) => {
      this.#received += chunk.toString('latin1');
    });
    socket.on('error', () => {});
    this.ended = new Promise((resolve) => socket.once('close', () => resolve()));
  }

  static async open(url: string): Promise<RawConnection> {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    return new RawConnection(socket);
  }

  get received(): string {
    return this.#received;
  }

  get isOpen(): boolean {
    return !this.#socket.destroyed && this.#socket.writable;
  }

  /** Sends as much as the peer accepts; false when it accepts no more for now. */
  send(text: string): boolean {
    return this.#socket.write(text);
  }

  async drained(): Promise<void> {
    await Promise.race([once(this.#socket, 'drain').catch(() => {}), this.ended]);
  }

  /** Sends one character every `everyMs` until the connection ends; gives how many were sent. */
  trickle(text: string, everyMs: number): () => number {
    let at = 0;
    const timer = setInterval(() => {
      if (this.isOpen) this.send(text.charAt(at % text.length));
      at += 1;
    }, everyMs);
    void this.ended.then(() => clearInterval(timer));
    return () => at;
  }

  close(): void {
    this.#socket.destroy();
  }
}
