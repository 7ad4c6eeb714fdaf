import type { CollectedResponse } from '../../evidence/evidence-bundle.ts';
import { withinPageBudget } from '../../evidence/page-budget.ts';
import type { Collector, ParseOutcome } from '../collector.ts';

/**
 * How long a page that came in time may still be awaited after the audit's time is up: without the home page there is no result
 * at all, and parsing takes milliseconds unless other audits' pages are queued before it.
 */
const GRACE_MS = 2000;

const OUT_OF_TIME: ParseOutcome = {
  ok: false,
  problem: 'parse-timeout',
  detail: 'The time for reading ran out before the page was parsed.',
};

/** Parses the home page, or a further page that came in time and was left unparsed until then. */
export function parseWithGrace(collector: Collector, response: CollectedResponse): Promise<ParseOutcome> {
  return parseWithin(collector, response, GRACE_MS);
}

/** Parses a further page within the audit's time. */
export function parseFurtherPage(collector: Collector, response: CollectedResponse): Promise<ParseOutcome> {
  return parseWithin(collector, response, 0);
}

function parseWithin(collector: Collector, response: CollectedResponse, graceMs: number): Promise<ParseOutcome> {
  const { parser, signal } = collector;
  return new Promise((resolve, reject) => {
    let grace: NodeJS.Timeout | undefined;
    // Also ends the wait for a thread: pages that are no longer needed must not use the time of others.
    const unwanted = new AbortController();
    const onAbort = () => {
      grace = setTimeout(() => {
        unwanted.abort();
        resolve(OUT_OF_TIME);
      }, graceMs);
    };
    signal.addEventListener('abort', onAbort, { once: true });
    if (signal.aborted) onAbort();
    parser
      .parse(
        {
          url: response.finalUrl,
          body: response.body ?? new Uint8Array(0),
          contentType: response.headers['content-type'] ?? null,
        },
        { audit: collector, signal: unwanted.signal },
      )
      // Of a hostile page only what will be evaluated is passed on.
      .then((outcome) => resolve(outcome.ok ? { ok: true, page: withinPageBudget(outcome.page) } : outcome), reject)
      .finally(() => {
        clearTimeout(grace);
        signal.removeEventListener('abort', onAbort);
      });
  });
}
