import type { Collector } from '#engine/crawl/collector.ts';
import { parsePage } from '#engine/crawl/html/parse-page.ts';
import type { AuditEvent } from '#shared/audit/progress.ts';
import { type FakeAnswer, type FakeSession, fakeSession } from './fake-session.ts';

export interface FakeCollector {
  readonly collector: Collector;
  readonly session: FakeSession;
  readonly events: readonly AuditEvent[];
  /** Ends the collection like its deadline would. */
  end(): void;
}

export interface FakeCollectorOptions {
  readonly schemeTyped?: boolean;
  readonly deadlineMs?: number;
  readonly parser?: Collector['parser'];
}

/** The dependencies of a collection, over a table of URLs: no network, no threads, a sleep that only advances the clock. */
export function fakeCollector(
  target: string,
  answers: Readonly<Record<string, FakeAnswer>>,
  { schemeTyped = true, deadlineMs = 30_000, parser }: FakeCollectorOptions = {},
): FakeCollector {
  const session = fakeSession(answers);
  const events: AuditEvent[] = [];
  const ending = new AbortController();
  let skewMs = 0;
  return {
    session,
    events,
    end: () => ending.abort(),
    collector: {
      target: new URL(target),
      schemeTyped,
      fetcher: { openSession: () => session },
      parser: parser ?? { parse: async (input) => ({ ok: true, page: parsePage(input) }) },
      now: () => performance.now() + skewMs,
      sleep: async (ms) => {
        skewMs += ms;
      },
      startedAt: '2026-11-21T09:00:00.000Z',
      deadlineMs,
      signal: ending.signal,
      userAgent: 'PorchlightBot/test',
      emit: (event) => events.push(event),
    },
  };
}
