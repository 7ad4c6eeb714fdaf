import type { CollectedResponse } from '../../evidence/evidence-bundle.ts';
import { withinPageBudget } from '../../evidence/page-budget.ts';
import type { Collector, ParseOutcome } from '../collector.ts';

/**
 * How long the home page may still be waited for when the audit's time is up: without it there is no result at all,
 * and reading it takes milliseconds unless other audits' pages are in the way.
 */
const HOME_GRACE_MS = 2000;

const OUT_OF_TIME: ParseOutcome = {
  ok: false,
  problem: 'parse-timeout',
  detail: 'The time for reading ran out before the page was parsed.',
};

/** Parses the home page. */
export function parseHome(collector: Collector, response: CollectedResponse): Promise<ParseOutcome> {
  return parseWithin(collector, response, HOME_GRACE_MS);
}

/** Parses a further page while the audit has time. */
export function parseFurtherPage(collector: Collector, response: CollectedResponse): Promise<ParseOutcome> {
  return parseWithin(collector, response, 0);
}

function parseWithin(
  { parser, signal, parsingBudget }: Collector,
  response: CollectedResponse,
  graceMs: number,
): Promise<ParseOutcome> {
  return new Promise((resolve, reject) => {
    let grace: NodeJS.Timeout | undefined;
    // Ends the wait for a thread too: what nobody waits for must not be parsed in others' time.
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
        { budget: parsingBudget, signal: unwanted.signal },
      )
      // Of a hostile page no more is carried on than is going to be evaluated.
      .then((outcome) => resolve(outcome.ok ? { ok: true, page: withinPageBudget(outcome.page) } : outcome), reject)
      .finally(() => {
        clearTimeout(grace);
        signal.removeEventListener('abort', onAbort);
      });
  });
}
