import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { AnswerGuard, MAX_FRAMING_BYTES, MAX_HEAD_BYTES, MAX_HEAD_LINES, MAX_TRAILER_BYTES } from './answer-guard.ts';

/** The largest chunk that is passed on beyond a limit. */
const PIECE = 8 * 1024;

let server: Server | null = null;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await new Promise((resolve) => (server === null ? resolve(null) : server.close(resolve)));
  server = null;
});

/** A guarded connection to a server that sends `bytes` repeatedly; reads as the HTTP parser does. */
async function open(bytes: Buffer, times = Number.POSITIVE_INFINITY) {
  server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => {});
    let sent = 0;
    const pour = () => {
      while (sent < times && !socket.destroyed) {
        sent += 1;
        if (!socket.write(bytes)) return;
      }
    };
    socket.on('drain', pour);
    pour();
  });
  const { port } = await new Promise<{ port: number }>((resolve) =>
    server?.listen(0, '127.0.0.1', () => {
      const address = server?.address();
      resolve({ port: typeof address === 'object' && address !== null ? address.port : 0 });
    }),
  );
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  const guard = new AnswerGuard(socket);
  let handedOver = 0;
  let largest = 0;
  /** Reads until the socket ends or `enough` bytes have arrived; returns its error code, or null. */
  const readOn = (onPiece: (piece: Buffer) => void, enough = Number.POSITIVE_INFINITY) =>
    new Promise<string | null>((resolve) => {
      socket.on('error', (error) => resolve('code' in error ? String(error.code) : 'none'));
      socket.on('readable', () => {
        for (let piece: unknown = socket.read(); Buffer.isBuffer(piece); piece = socket.read()) {
          handedOver += piece.length;
          largest = Math.max(largest, piece.length);
          onPiece(piece);
          if (handedOver >= enough) resolve(null);
        }
      });
    });
  return { guard, socket, readOn, handedOver: () => handedOver, largest: () => largest };
}

describe('a head', () => {
  it('ends at its limit of bytes', async () => {
    const connection = await open(Buffer.from('x'.repeat(10_000)));
    connection.guard.answerExpected();
    expect(await connection.readOn(() => {})).toBe('ERR_ANSWER_HEAD_TOO_LARGE');
    expect(connection.handedOver()).toBeGreaterThan(MAX_HEAD_BYTES);
    expect(connection.handedOver()).toBeLessThanOrEqual(MAX_HEAD_BYTES + PIECE);
  });

  it('ends at its limit of lines, long before that of bytes', async () => {
    const connection = await open(Buffer.from('a:b\r\n'.repeat(3000)));
    expect(await connection.readOn(() => {})).toBe('ERR_ANSWER_HEAD_TOO_LARGE');
    expect(connection.handedOver()).toBeLessThanOrEqual(MAX_HEAD_LINES * 5 + PIECE);
  });

  it('is counted separately for each response on a connection', async () => {
    const connection = await open(Buffer.from('x'.repeat(1000)), 200);
    let sinceHead = 0;
    const code = await connection.readOn((piece) => {
      sinceHead += piece.length;
      if (sinceHead < MAX_HEAD_BYTES / 2) return;
      connection.guard.answerExpected();
      sinceHead = 0;
    }, 200_000);
    expect(code).toBeNull();
  });
});

describe('a chunked body', () => {
  it('passes whole, whatever its size', async () => {
    const connection = await open(Buffer.alloc(64 * 1024), 100);
    connection.guard.headReceived(true);
    const code = await connection.readOn((piece) => connection.guard.bodyReceived(piece.length), 6_000_000);
    expect(code).toBeNull();
  });

  it('may have an eighth of itself as framing', async () => {
    const connection = await open(Buffer.alloc(64 * 1024), 100);
    connection.guard.headReceived(true);
    const code = await connection.readOn((piece) => {
      connection.guard.bodyReceived(piece.length - Math.floor(piece.length / 10));
    }, 6_000_000);
    expect(code).toBeNull();
  });

  it('ends where framing outgrows it', async () => {
    const connection = await open(Buffer.alloc(64 * 1024));
    connection.guard.headReceived(true);
    const code = await connection.readOn((piece) => connection.guard.bodyReceived(Math.floor(piece.length / 6)));
    expect(code).toBe('ERR_ANSWER_FRAMING_TOO_LARGE');
    expect(connection.handedOver()).toBeLessThan(2 * MAX_FRAMING_BYTES);
  });

  it('ends when too much comes after its last piece', async () => {
    const connection = await open(Buffer.alloc(64 * 1024));
    connection.guard.headReceived(true);
    let isOver = false;
    const code = await connection.readOn((piece) => {
      if (!isOver) connection.guard.bodyReceived(piece.length);
      isOver = connection.handedOver() > 1_000_000;
    });
    expect(code).toBe('ERR_ANSWER_FRAMING_TOO_LARGE');
    expect(connection.handedOver()).toBeLessThanOrEqual(1_000_000 + MAX_TRAILER_BYTES + 3 * PIECE);
    expect(connection.largest()).toBeLessThanOrEqual(PIECE);
  });

  it('does not count twice what the parser gives back', async () => {
    const connection = await open(Buffer.alloc(8 * 1024), 100);
    connection.guard.headReceived(true);
    let turn = 0;
    const code = await connection.readOn((piece) => {
      turn += 1;
      // Every other chunk is half pushed back, as a paused parser does.
      const half = turn % 2 === 0 ? piece.length >> 1 : 0;
      connection.guard.bodyReceived(piece.length - half);
      if (half > 0) connection.socket.unshift(piece.subarray(piece.length - half));
    }, 1_000_000);
    expect(code).toBeNull();
  });
});

it('leaves a body of declared length alone: it is no framing, and is handed over as it comes', async () => {
  const connection = await open(Buffer.alloc(64 * 1024), 100);
  connection.guard.headReceived(false);
  expect(await connection.readOn(() => {}, 6_000_000)).toBeNull();
});
