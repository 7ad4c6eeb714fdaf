import { Buffer } from 'node:buffer';
import type { Socket } from 'node:net';

/** Real pages stay under 16 KiB of headers, with a few long security policies above that; 200 KB is an attack. */
export const MAX_HEAD_BYTES = 64 * 1024;
/** Lines of a head, including interim responses. Real sites send 10 to 60. */
export const MAX_HEAD_LINES = 2000;
/** Allowed framing between two pieces of a body, or after the last one: a chunk extension, or the trailers. */
export const MAX_TRAILER_BYTES = 16 * 1024;
/** Allowed framing of a whole chunked body: this, plus an eighth of its payload. A chunk of 4 KB has 8 bytes of it. */
export const MAX_FRAMING_BYTES = 64 * 1024;
const FRAMING_SHARE = 8;

/** The largest chunk passed to the parser while it may consist of lines only: the maximum overrun of a limit. */
const HEAD_PIECE_BYTES = 4 * 1024;
const CHUNKED_PIECE_BYTES = 8 * 1024;

const LINE_FEED = 0x0a;

/** The error code with which a socket is destroyed; before the head has ended, and after it. */
export const HEAD_TOO_LARGE = 'ERR_ANSWER_HEAD_TOO_LARGE';
const FRAMING_TOO_LARGE = 'ERR_ANSWER_FRAMING_TOO_LARGE';

/**
 * Counts everything a server sends besides the response body, before the HTTP parser sees it, and destroys the socket above
 * the limits. The parser has no limit of its own on trailers, chunk extensions or lines, and takes some microseconds for
 * each line: 200,000 of them blocked the event loop for more than a second.
 *
 * It parses no HTTP, so its view of message boundaries cannot differ from the parser's. The parser gets small chunks and
 * reports what was body (`bodyReceived`); everything else was framing.
 */
export class AnswerGuard {
  readonly #socket: Socket;
  #phase: 'head' | 'chunked' | 'plain' = 'head';
  #headBytes = 0;
  #headLines = 0;
  /** Bytes passed on since the head ended that have not been reported as body. */
  #framingBytes = 0;
  /** The same, at the time of the last piece of the body. */
  #framingAtBody = 0;
  #bodyBytes = 0;

  /** Inserts itself between the socket and the callers of its `read`. */
  constructor(socket: Socket) {
    this.#socket = socket;
    const read = socket.read.bind(socket);
    const unshift = socket.unshift.bind(socket);
    socket.read = (size?: number) => {
      if (!this.#isWithinLimits()) return null;
      const wanted = this.#pieceSize(size);
      const piece: unknown = wanted === undefined ? read() : read(wanted);
      if (Buffer.isBuffer(piece)) this.#count(piece, 1);
      return piece;
    };
    socket.unshift = (piece: unknown) => {
      // The parser was paused within a chunk and will get the rest again.
      if (Buffer.isBuffer(piece)) this.#count(piece, -1);
      unshift(piece);
    };
  }

  /** A request is about to be sent: the head of its response comes next. */
  answerExpected(): void {
    this.#phase = 'head';
    this.#headBytes = 0;
    this.#headLines = 0;
  }

  /** The final head has ended. Data in the same chunk counts as framing at first, and `bodyReceived` subtracts it. */
  headReceived(isChunked: boolean): void {
    this.#phase = isChunked ? 'chunked' : 'plain';
    this.#framingBytes = 0;
    this.#framingAtBody = 0;
    this.#bodyBytes = 0;
  }

  /** This many bytes of what was passed on were body. */
  bodyReceived(bytes: number): void {
    this.#bodyBytes += bytes;
    this.#framingBytes -= bytes;
    this.#framingAtBody = this.#framingBytes;
  }

  /** Undefined: all that is available. */
  #pieceSize(size: number | undefined): number | undefined {
    const { readableLength } = this.#socket;
    if (size !== undefined || this.#phase === 'plain' || readableLength === 0) return size;
    return Math.min(readableLength, this.#phase === 'head' ? HEAD_PIECE_BYTES : CHUNKED_PIECE_BYTES);
  }

  #count(piece: Buffer, sign: 1 | -1): void {
    if (this.#phase === 'head') {
      this.#headBytes += sign * piece.length;
      this.#headLines += sign * countLines(piece);
    } else if (this.#phase === 'chunked') {
      this.#framingBytes += sign * piece.length;
    }
  }

  /** Called when the parser has processed the last chunk. */
  #isWithinLimits(): boolean {
    if (this.#socket.destroyed) return false;
    const code = this.#excess();
    if (code === null) return true;
    this.#socket.destroy(Object.assign(new Error('The answer has too much besides its body.'), { code }));
    return false;
  }

  #excess(): string | null {
    if (this.#phase === 'head') {
      return this.#headBytes > MAX_HEAD_BYTES || this.#headLines > MAX_HEAD_LINES ? HEAD_TOO_LARGE : null;
    }
    if (this.#phase === 'plain') return null;
    const isRunTooLong = this.#framingBytes - this.#framingAtBody > MAX_TRAILER_BYTES;
    const most = MAX_FRAMING_BYTES + this.#bodyBytes / FRAMING_SHARE;
    return isRunTooLong || this.#framingBytes > most ? FRAMING_TOO_LARGE : null;
  }
}

function countLines(piece: Buffer): number {
  let lines = 0;
  for (let at = piece.indexOf(LINE_FEED); at !== -1; at = piece.indexOf(LINE_FEED, at + 1)) lines += 1;
  return lines;
}
