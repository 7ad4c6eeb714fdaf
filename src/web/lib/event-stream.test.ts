import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followEventStream, type StreamState } from './event-stream.ts';

/** Serves one connection after the other; after the last one the client is left waiting. */
function answerWith(...answers: (() => Response | Promise<Response>)[]) {
  const rest = [...answers];
  const asked = vi.fn<typeof fetch>(async () => {
    const answer = rest.shift();
    if (answer === undefined) return new Promise<Response>(() => {});
    return answer();
  });
  vi.stubGlobal('fetch', asked);
  return asked;
}
const streamOf = (text: string) => () => new Response(text, { headers: { 'content-type': 'text/event-stream' } });
const lastEventIds = (asked: ReturnType<typeof answerWith>) =>
  asked.mock.calls.map(([, options]) => new Headers(options?.headers).get('last-event-id'));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function follow() {
  const leaving = new AbortController();
  const heard: string[] = [];
  const states: StreamState[] = [];
  const ended = followEventStream({
    url: '/events',
    onMessage: ({ data }) => heard.push(data),
    onState: (state) => states.push(state),
    signal: leaving.signal,
  });
  return { leaving, heard, states, ended };
}

describe('followEventStream', () => {
  it('reconnects after a break where it left off', async () => {
    const asked = answerWith(
      streamOf('id: 1\ndata: a\n\nid: 2\ndata: b\n\ndata: half'),
      streamOf('id: 3\ndata: c\n\n'),
    );
    const { heard, states } = follow();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(heard).toEqual(['a', 'b', 'c']);
    expect(lastEventIds(asked)).toEqual([null, '2', '3']);
    expect(states.slice(0, 4)).toEqual(['connecting', 'open', 'waiting', 'open']);
  });

  it('tries again after a gateway error, ever more slowly', async () => {
    const asked = answerWith(...Array.from({ length: 9 }, () => () => new Response('', { status: 502 })));
    follow();
    await vi.advanceTimersByTimeAsync(1_600);
    expect(asked).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(asked).toHaveBeenCalledTimes(4);
  });

  it('gives up when the server says that there is no such stream', async () => {
    answerWith(() => new Response('', { status: 404 }));
    const { states, ended } = follow();
    await ended;
    expect(states).toEqual(['connecting', 'closed']);
  });

  it('ends at once without subscribers', async () => {
    const asked = answerWith(streamOf('data: a\n\n'));
    const { leaving, ended } = follow();
    leaving.abort();
    await vi.advanceTimersByTimeAsync(10_000);
    await ended;
    expect(asked).toHaveBeenCalledTimes(1);
  });
});
