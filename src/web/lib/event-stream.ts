import { createEventStreamParser, type StreamMessage } from './event-stream-parser.ts';

export type StreamState = 'connecting' | 'open' | 'waiting' | 'closed';

export interface EventStreamOptions {
  readonly url: string;
  readonly onMessage: (message: StreamMessage) => void;
  /** `waiting`: the connection broke and is retried. `closed`: the server will not provide this stream. */
  readonly onState: (state: StreamState) => void;
  /** Aborting ends the stream permanently. */
  readonly signal: AbortSignal;
}

const firstReconnectMs = 500;
const longestReconnectMs = 8_000;
/** The server sends a comment every 15 s; twice that without a byte means that the connection is dead. */
const silenceMs = 35_000;

/**
 * Reads a stream of server-sent events until aborted. Unlike the browser's EventSource it also reconnects after an error
 * response (503, a proxy's 502), always with `Last-Event-ID`, and at once when the browser comes back online.
 */
export async function followEventStream(options: EventStreamOptions): Promise<void> {
  const { signal, onState } = options;
  let lastId: string | null = null;
  let failures = 0;
  onState('connecting');
  while (!signal.aborted) {
    const end = await readConnection(options, lastId, (message) => {
      lastId = message.id;
      failures = 0;
    });
    if (signal.aborted) return;
    if (end === 'refused') return onState('closed');
    onState('waiting');
    await pause(Math.min(firstReconnectMs * 2 ** failures, longestReconnectMs), signal);
    failures += 1;
  }
}

async function readConnection(
  { url, onMessage, onState, signal }: EventStreamOptions,
  lastId: string | null,
  onProgress: (message: StreamMessage) => void,
): Promise<'refused' | 'broken'> {
  const connection = new AbortController();
  let silence = setTimeout(() => connection.abort(), silenceMs);
  try {
    const response = await fetch(url, {
      credentials: 'include',
      cache: 'no-store',
      headers: { accept: 'text/event-stream', ...(lastId !== null && { 'last-event-id': lastId }) },
      signal: AbortSignal.any([signal, connection.signal]),
    });
    if (response.status >= 400 && response.status < 500 && response.status !== 429) return 'refused';
    if (!response.ok || response.body === null) return 'broken';
    onState('open');
    const parse = createEventStreamParser();
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      clearTimeout(silence);
      silence = setTimeout(() => connection.abort(), silenceMs);
      for (const message of parse(piece.value)) {
        onProgress(message);
        onMessage(message);
      }
    }
    return 'broken';
  } catch {
    return 'broken';
  } finally {
    clearTimeout(silence);
  }
}

/** Resolves after `ms`, or sooner when the browser comes back online or `signal` aborts. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      removeEventListener('online', finish);
      signal.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, ms);
    addEventListener('online', finish);
    signal.addEventListener('abort', finish);
  });
}
