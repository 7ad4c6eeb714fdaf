import type { Context } from 'hono';
import { AUDIT_EVENTS_PATH } from '#shared/api/audits.ts';
import { apiError } from '../../services/api-error.ts';
import { findViewersRun } from '../../services/audits/find-viewers-audit.ts';
import {
  followSiteRun,
  hasEventsAfter,
  isLastEvent,
  type SiteRunEvent,
} from '../../services/audits/follow-site-run.ts';
import type { App, AppDeps, AppEnv } from '../app-context.ts';
import { readQuery } from '../read-query.ts';

/** A comment is sent this often, so that proxies do not close an idle stream. */
const COMMENT_MS = 15_000;
/** How long a browser waits before it reconnects. */
const RECONNECT_MS = 2000;
/** Open streams per process; each holds a connection. */
const MAX_STREAMS = 2000;
const MAX_STREAMS_PER_ADDRESS = 100;
const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Accel-Buffering': 'no',
} as const;

/**
 * `GET /api/audits/:auditId/events`: the events of an audit as server-sent events, from the one after `Last-Event-ID` (or
 * the first) to the last. A browser that reconnects after the last gets 204, which stops its attempts.
 */
export function registerAuditEventRoutes(app: App, { audits, isDraining }: AppDeps): void {
  const streams = new StreamCount();
  app.get(AUDIT_EVENTS_PATH, async (c) => {
    const viewer = await c.get('findViewer')();
    readQuery(c, null);
    const audit = await findViewersRun(audits, viewer, c.req.param('auditId'));
    const afterId = lastEventId(c);
    const isEnded = audit.status === 'done' || audit.status === 'failed';
    if (isEnded && afterId > 0 && !(await hasEventsAfter(audits, audit.siteRunId, afterId))) return c.body(null, 204);
    if (isDraining())
      throw apiError('temporarily-unavailable', 'The service restarts. The audit goes on.', { retryAfterSeconds: 2 });
    // Nobody reads or cancels the body of an answer to HEAD.
    if (c.req.method === 'HEAD') return c.body(null, 200, HEADERS);
    const leave = streams.enter(viewer.addressKey);
    const ending = new AbortController();
    c.req.raw.signal.addEventListener('abort', () => ending.abort());
    const body = streamEvents(followSiteRun(audits, audit.siteRunId, afterId, ending.signal), ending, leave);
    return c.body(body, 200, HEADERS);
  });
}

function lastEventId(c: Context<AppEnv>): number {
  const value = c.req.header('last-event-id') ?? '';
  return /^[0-9]{1,9}$/.test(value) ? Number(value) : 0;
}

function streamEvents(
  batches: AsyncGenerator<readonly SiteRunEvent[]>,
  ending: AbortController,
  leave: () => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let comments: NodeJS.Timeout;
  const end = () => {
    clearInterval(comments);
    ending.abort();
    leave();
  };
  return new ReadableStream({
    start(controller) {
      ending.signal.addEventListener('abort', () => clearInterval(comments));
      comments = setInterval(() => controller.enqueue(encoder.encode(': still here\n\n')), COMMENT_MS);
      controller.enqueue(encoder.encode(`retry: ${RECONNECT_MS}\n\n`));
    },
    async pull(controller) {
      const { done, value } = await batches.next().catch((error: unknown) => {
        end();
        throw error;
      });
      if (value !== undefined) controller.enqueue(encoder.encode(value.map(encodeEvent).join('')));
      if (!done && !value?.some(isLastEvent)) return;
      end();
      controller.close();
    },
    cancel: end,
  });
}

/** JSON contains no raw line end, so one data line holds any event. */
function encodeEvent({ id, event }: SiteRunEvent): string {
  return `id: ${id}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
}

/** Counts open streams, in total and per address. */
class StreamCount {
  readonly #byAddress = new Map<string, number>();
  #total = 0;

  /** Counts one more stream; returns a function that releases it. Throws 429 or 503 when there are too many. */
  enter(addressKey: string): () => void {
    const ofAddress = this.#byAddress.get(addressKey) ?? 0;
    if (ofAddress >= MAX_STREAMS_PER_ADDRESS)
      throw apiError('too-many-requests', 'Too many audits are open in this browser. Close some of them.', {
        retryAfterSeconds: 30,
      });
    if (this.#total >= MAX_STREAMS)
      throw apiError(
        'overloaded',
        'Many people are watching their audits at the moment. The audit goes on; try again shortly.',
        { retryAfterSeconds: 10 },
      );
    this.#change(addressKey, 1);
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      this.#change(addressKey, -1);
    };
  }

  #change(addressKey: string, by: 1 | -1): void {
    const count = (this.#byAddress.get(addressKey) ?? 0) + by;
    if (count === 0) this.#byAddress.delete(addressKey);
    else this.#byAddress.set(addressKey, count);
    this.#total += by;
  }
}
