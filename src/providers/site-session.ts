import { type BodyEncoding, decodeBody, parseContentEncoding } from './body-decoder.ts';
import type { HostConnections, LeaseOwner } from './host-connections.ts';
import type {
  RequestConditions,
  SiteAnswer,
  SiteBody,
  SiteFetchFailure,
  SiteRequest,
  SiteSession,
} from './safe-fetch.ts';
import { BLOCKED_DETAIL } from './site-address.ts';
import { type RawBody, SiteExchange } from './site-exchange.ts';
import { rejectUrl, siteHost } from './url-policy.ts';

/** Every server supports the first, the second is smaller; more would only add decoders to attack. */
const ACCEPT_ENCODING = 'gzip, br';

const DEFAULT_ACCEPT = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

interface SiteSessionOptions {
  readonly maxConnections: number;
  readonly maxRequests: number;
  /** Host names of this installation itself, which are rejected. */
  readonly ownHosts: ReadonlySet<string>;
  /** The connections to a host; the session counts as one of its users until it leaves. */
  enter(host: string, session: LeaseOwner): HostConnections;
  leave(session: LeaseOwner): void;
}

/** The requests of one audit, all with the same rules; see `SiteSession`. */
export function openSiteSession(options: SiteSessionOptions): SiteSession {
  const owner: LeaseOwner = { maxConnections: options.maxConnections };
  const running = new Set<SiteExchange>();
  const closing = new AbortController();
  let requestCount = 0;
  let isClosed = false;

  const ask = async (request: SiteRequest, acceptEncoding: string, isFresh: boolean): Promise<Hop | Failed> => {
    if (isClosed) return failed('timed-out', 'the audit has ended');
    if (requestCount >= options.maxRequests)
      return failed('too-many-requests', 'the request limit of an audit is reached');
    requestCount += 1;
    const connections = options.enter(siteHost(request.url), owner);
    const lease = await connections.lease({ url: request.url, signal: request.signal, isFresh, owner });
    if (!lease.ok) return failed(lease.problem, lease.detail);
    const exchange = new SiteExchange(
      lease.connection,
      {
        path: request.url.pathname + request.url.search,
        headers: [
          ...['user-agent', request.userAgent, 'accept', request.accept ?? DEFAULT_ACCEPT],
          ...['accept-encoding', acceptEncoding],
          ...conditionHeaders(request.conditions ?? null),
        ],
        signal: request.signal,
      },
      () => {
        running.delete(exchange);
        lease.release();
      },
    );
    running.add(exchange);
    if (isClosed) exchange.cancel();
    const head = await exchange.head;
    if (!head.ok) return { ...failed(head.problem, head.detail), isWorthRetry: head.isWorthRetry };
    const headersMs = performance.now() - lease.startedAt;
    const encoding = parseContentEncoding(head.headers['content-encoding']);
    if (encoding === 'stacked') {
      exchange.discard();
      return failed('protocol-error', 'the body is encoded more than once');
    }
    return { ok: true, status: head.status, headers: head.headers, headersMs, encoding, exchange };
  };

  const request = async (asked: SiteRequest): Promise<SiteAnswer | SiteFetchFailure> => {
    const refusal = rejectUrl(asked.url);
    if (refusal !== null)
      return failure(refusal, refusal === 'invalid-url' ? 'the address is not valid' : BLOCKED_DETAIL);
    if (options.ownHosts.has(siteHost(asked.url))) return failure('blocked-address', BLOCKED_DETAIL);
    let hop = await ask(asked, ACCEPT_ENCODING, false);
    if (!hop.ok && hop.isWorthRetry) hop = await ask(asked, ACCEPT_ENCODING, true);
    if (!hop.ok) return failure(hop.problem, hop.detail);
    return toAnswer(asked, hop, (acceptEncoding) => ask({ ...asked, conditions: null }, acceptEncoding, true));
  };

  return {
    request,
    openAhead(url) {
      if (closing.signal.aborted || rejectUrl(url) !== null || options.ownHosts.has(siteHost(url))) return;
      options.enter(siteHost(url), owner).openAhead(url, options.maxConnections, closing.signal);
    },
    get requestCount() {
      return requestCount;
    },
    async close() {
      if (isClosed) return;
      isClosed = true;
      closing.abort();
      for (const exchange of running) exchange.cancel();
      options.leave(owner);
    },
  };
}

/** A response with a pending body. */
interface Hop {
  readonly ok: true;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly headersMs: number;
  readonly encoding: BodyEncoding | 'unknown';
  readonly exchange: SiteExchange;
}

interface Failed extends SiteFetchFailure {
  readonly isWorthRetry: boolean;
}

function conditionHeaders(conditions: RequestConditions | null): string[] {
  const { ifNoneMatch = null, ifModifiedSince = null } = conditions ?? {};
  return [
    ...(ifNoneMatch === null ? [] : ['if-none-match', ifNoneMatch]),
    ...(ifModifiedSince === null ? [] : ['if-modified-since', ifModifiedSince]),
  ];
}

function failed(problem: SiteFetchFailure['problem'], detail: string): Failed {
  return { ok: false, problem, detail, isWorthRetry: false };
}

function failure(problem: SiteFetchFailure['problem'], detail: string): SiteFetchFailure {
  return { ok: false, problem, detail };
}

function toAnswer(asked: SiteRequest, hop: Hop, again: (acceptEncoding: string) => Promise<Hop | Failed>): SiteAnswer {
  return {
    ok: true,
    url: asked.url.href,
    status: hop.status,
    headers: hop.headers,
    headersMs: hop.headersMs,
    async readBody(maxBytes) {
      const first = await readHop(hop, maxBytes);
      if (!first.isWorthRetry) return first.body;
      // One retry: the network error may be temporary, and a wrong encoding label disappears when no encoding is requested.
      const second = await again(first.body.problem === 'bad-encoding' ? 'identity' : ACCEPT_ENCODING);
      if (!second.ok) return first.body;
      if (second.status !== hop.status) {
        second.exchange.discard();
        return first.body;
      }
      return (await readHop(second, maxBytes)).body;
    },
    discard: () => hop.exchange.discard(),
  };
}

async function readHop(hop: Hop, maxBytes: number): Promise<{ body: SiteBody; isWorthRetry: boolean }> {
  const raw = await hop.exchange.readBody(maxBytes);
  if (hop.encoding === 'unknown') {
    return { body: { bytes: raw.bytes, truncated: true, problem: 'bad-encoding' }, isWorthRetry: true };
  }
  const decoded = await decodeBody(raw.bytes, hop.encoding, maxBytes);
  const problem = evaluateBody(raw, decoded.problem);
  const body = { bytes: decoded.bytes, truncated: problem !== null, problem };
  return { body, isWorthRetry: problem === 'bad-encoding' || (problem === 'cut-short' && raw.end === 'reset') };
}

/** A network error takes precedence over the decoder's error for an incomplete body. */
function evaluateBody(raw: RawBody, decoded: SiteBody['problem']): SiteBody['problem'] {
  if (decoded === 'too-large') return 'too-large';
  switch (raw.end) {
    case 'complete':
      return decoded;
    case 'too-large':
      return 'too-large';
    case 'aborted':
      return 'timed-out';
    case 'reset':
    case 'broken':
      return decoded === 'bad-encoding' ? 'bad-encoding' : 'cut-short';
    default:
      return raw.end satisfies never;
  }
}
