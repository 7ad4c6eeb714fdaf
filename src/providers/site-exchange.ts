import { Buffer } from 'node:buffer';
import type { Dispatcher } from 'undici';
import { HEAD_TOO_LARGE } from './answer-guard.ts';
import { describeConnectionError, errorCode } from './connection-problem.ts';
import { readResponseHeaders } from './response-headers.ts';
import type { SiteFetchProblem } from './safe-fetch.ts';
import type { SiteConnection } from './site-connection.ts';

/** Bytes buffered before the body is requested. Most pages fit, so that most are never paused. */
const READ_AHEAD_BYTES = 256 * 1024;

/** A dropped body up to this size is read to its end, because a new connection would cost more. */
const DRAIN_LIMIT_BYTES = 64 * 1024;

/** Maximum number of interim responses, such as early hints. */
const MAX_INFORMATIONAL = 20;

export type ExchangeHead =
  | { readonly ok: true; readonly status: number; readonly headers: Readonly<Record<string, string>> }
  | { readonly ok: false; readonly problem: SiteFetchProblem; readonly detail: string; readonly isWorthRetry: boolean };

/** How a body ended: `reset` by the network, `broken` by a wrong length or framing, `aborted` by our own signal. */
export type BodyEnd = 'complete' | 'too-large' | 'aborted' | 'reset' | 'broken';

export interface RawBody {
  readonly bytes: Buffer;
  readonly end: BodyEnd;
}

export interface ExchangeRequest {
  readonly path: string;
  /** Alternating names and values. */
  readonly headers: string[];
  readonly signal: AbortSignal;
}

/** One GET on one connection: its head, then its body or nothing. Lives until the body has ended. */
export class SiteExchange implements Dispatcher.DispatchHandler {
  readonly head: Promise<ExchangeHead>;
  readonly #connection: SiteConnection;
  readonly #signal: AbortSignal;
  readonly #onEnd: () => void;
  readonly #wasUsed: boolean;
  readonly #abort = () => this.#stop('aborted');
  #resolveHead: (head: ExchangeHead) => void = () => {};
  #resolveBody: (end: BodyEnd) => void = () => {};
  #controller: Dispatcher.DispatchController | null = null;
  #chunks: Buffer[] = [];
  #received = 0;
  #informational = 0;
  #hasHead = false;
  /** The declared length is small enough to be drained when the body is dropped. */
  #isSmall = false;
  #end: BodyEnd | null = null;
  /** Null: not requested yet. */
  #limit: number | null = null;
  #isDiscarded = false;

  /** `onEnd` is called once, when the connection is free for the next request or dead. */
  constructor(connection: SiteConnection, request: ExchangeRequest, onEnd: () => void) {
    this.#connection = connection;
    this.#signal = request.signal;
    this.#onEnd = onEnd;
    this.#wasUsed = connection.useCount > 0;
    connection.useCount += 1;
    connection.guard.answerExpected();
    this.head = new Promise((resolve) => {
      this.#resolveHead = resolve;
    });
    request.signal.addEventListener('abort', this.#abort, { once: true });
    connection.client.dispatch({ method: 'GET', path: request.path, headers: request.headers }, this);
    if (request.signal.aborted) this.#abort();
  }

  /** The encoded body: at most `maxBytes` plus one chunk. */
  async readBody(maxBytes: number): Promise<RawBody> {
    this.#limit = maxBytes;
    if (this.#end === null && this.#received > maxBytes) this.#stop('too-large');
    const end = this.#end ?? (await this.#bodyEnd());
    const bytes = this.#chunks.length === 1 && this.#chunks[0] ? this.#chunks[0] : Buffer.concat(this.#chunks);
    this.#chunks = [];
    if (bytes.length > maxBytes) return { bytes: bytes.subarray(0, maxBytes), end: 'too-large' };
    return { bytes, end };
  }

  /** Ends the exchange in any state. */
  cancel(): void {
    this.#stop('aborted');
  }

  /** Drops the body: a small rest is drained so that the connection can be reused. */
  discard(): void {
    this.#isDiscarded = true;
    this.#chunks = [];
    if (this.#end !== null) return;
    if (this.#received > DRAIN_LIMIT_BYTES || !this.#isSmall) this.#stop('aborted');
    else this.#controller?.resume();
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#end !== null) controller.abort(new Error('aborted'));
  }

  onResponseStart(_controller: unknown, status: number, headers: Record<string, string | string[] | undefined>): void {
    if (status < 200) {
      this.#informational += 1;
      if (this.#informational > MAX_INFORMATIONAL) this.#stop('broken');
      return;
    }
    this.#hasHead = true;
    this.#connection.guard.headReceived(headers['transfer-encoding'] !== undefined);
    const read = readResponseHeaders(headers);
    const declared = read['content-length'];
    this.#isSmall = declared !== undefined && Number(declared) <= DRAIN_LIMIT_BYTES;
    this.#resolveHead({ ok: true, status, headers: read });
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#connection.guard.bodyReceived(chunk.length);
    if (this.#end !== null) return;
    this.#received += chunk.length;
    if (this.#isDiscarded) {
      if (this.#received > DRAIN_LIMIT_BYTES) this.#stop('aborted');
      return;
    }
    this.#chunks.push(chunk);
    if (this.#limit === null) {
      if (this.#received > READ_AHEAD_BYTES) controller.pause();
      return;
    }
    if (this.#received > this.#limit) this.#stop('too-large');
  }

  onResponseEnd(): void {
    this.#finish('complete');
  }

  onResponseError(_controller: unknown, error: Error): void {
    const wasReset = isConnectionLost(error);
    if (this.#hasHead || this.#end !== null) {
      this.#finish(wasReset ? 'reset' : 'broken');
      return;
    }
    this.#resolveHead(describeLostAnswer(error, this.#wasUsed));
    this.#finish('broken');
  }

  #bodyEnd(): Promise<BodyEnd> {
    return new Promise((resolve) => {
      this.#resolveBody = resolve;
      this.#controller?.resume();
    });
  }

  /** Aborts the exchange; the connection cannot be reused. */
  #stop(end: Exclude<BodyEnd, 'complete'>): void {
    if (this.#end !== null) return;
    if (!this.#hasHead) this.#resolveHead(end === 'aborted' ? TIMED_OUT : TOO_MANY_HINTS);
    this.#finish(end);
    this.#controller?.abort(new Error(end));
    this.#connection.close();
  }

  #finish(end: BodyEnd): void {
    if (this.#end !== null) return;
    this.#end = end;
    // Data from now on was not requested, and counts like the beginning of a response.
    this.#connection.guard.answerExpected();
    this.#signal.removeEventListener('abort', this.#abort);
    this.#resolveBody(end);
    // After the parser's call has returned: only then is it known whether the connection stays open.
    queueMicrotask(this.#onEnd);
  }
}

const TIMED_OUT: ExchangeHead = {
  ok: false,
  problem: 'timed-out',
  detail: 'the server did not answer in time',
  isWorthRetry: false,
};

const TOO_MANY_HINTS: ExchangeHead = {
  ok: false,
  problem: 'protocol-error',
  detail: 'the server sent preliminary answers without end',
  isWorthRetry: false,
};

function isConnectionLost(error: Error): boolean {
  const code = errorCode(error);
  return code === 'ECONNRESET' || code === 'EPIPE' || code === 'ETIMEDOUT';
}

/** An idle connection may have been closed by the server meanwhile, and a reset may be accidental: retry. */
function describeLostAnswer(error: Error, wasUsed: boolean): ExchangeHead {
  const code = errorCode(error);
  if (code === 'UND_ERR_DESTROYED') return TIMED_OUT;
  if (isConnectionLost(error)) {
    return { ok: false, ...describeConnectionError(error), isWorthRetry: true };
  }
  if (code === 'UND_ERR_SOCKET' && error.message !== 'bad upgrade') {
    const detail = 'the server closed the connection without an answer';
    return { ok: false, problem: 'unreachable', detail, isWorthRetry: wasUsed };
  }
  return { ok: false, problem: 'protocol-error', detail: describeProtocolError(error, code), isWorthRetry: false };
}

function describeProtocolError(error: Error, code: string): string {
  if (code === 'UND_ERR_HEADERS_OVERFLOW' || code === HEAD_TOO_LARGE) return 'the headers of the answer are too large';
  if (error.message === 'bad upgrade') return 'the server switched to another protocol';
  // The parser's own constant message is in brackets.
  const reason = /\(([\w -]{3,60})\)$/.exec(error.message)?.[1];
  return reason === undefined
    ? 'the answer breaks the rules of HTTP'
    : `the answer breaks the rules of HTTP: ${reason}`;
}
