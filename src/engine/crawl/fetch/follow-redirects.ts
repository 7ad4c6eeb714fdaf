import type { RequestConditions, SiteAnswer, SiteFetchFailure, SiteSession } from '#providers/safe-fetch.ts';
import type { ResponseProblem } from '../../evidence/evidence-bundle.ts';
import { parseSiteUrl } from './site-url.ts';

/** RFC 9309 requires at least five; more hops usually form a loop. */
export const MAX_REDIRECTS = 5;

export interface RedirectHop {
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

export type FollowedRedirects =
  | {
      readonly kind: 'answer';
      readonly answer: SiteAnswer;
      readonly url: URL;
      readonly redirects: readonly RedirectHop[];
    }
  | {
      readonly kind: 'failure';
      readonly problem: ResponseProblem;
      readonly detail: string;
      readonly url: URL;
      readonly redirects: readonly RedirectHop[];
      /** The status of a redirect without a usable target; 0 when no response came. */
      readonly status: number;
    };

export interface FollowRequest {
  readonly url: URL;
  readonly userAgent: string;
  readonly accept: string;
  readonly signal: AbortSignal;
  /** A pending response for `url`, so that it is not requested twice. */
  readonly first?: Promise<SiteAnswer | SiteFetchFailure>;
  /** The conditions of the request for a URL of the chain; null: none. */
  readonly conditionsFor?: (url: URL) => RequestConditions | null;
  /** Called before each hop; a returned reason ends the chain there. */
  readonly mayGoTo?: (next: URL, from: URL) => Promise<ResponseProblem | null> | ResponseProblem | null;
}

/**
 * Requests a URL and follows redirects manually: every hop passes the target rules and the IP address guard again.
 * Ends at five hops, at a repeated URL, and at a target that is no public URL.
 */
export async function followRedirects(session: SiteSession, request: FollowRequest): Promise<FollowedRedirects> {
  const redirects: RedirectHop[] = [];
  const visited = new Set<string>([request.url.href]);
  let url = request.url;
  let pending = request.first ?? ask(session, url, request);
  for (;;) {
    const answer = await pending;
    if (!answer.ok) {
      return { kind: 'failure', problem: answer.problem, detail: answer.detail, url, redirects, status: 0 };
    }
    if (!isRedirect(answer.status)) return { kind: 'answer', answer, url, redirects };
    const location = answer.headers.location;
    answer.discard();
    const end = (problem: ResponseProblem, detail: string): FollowedRedirects => ({
      kind: 'failure',
      problem,
      detail,
      url,
      redirects,
      status: answer.status,
    });
    if (location === undefined || location === '') return end('redirect-refused', 'a redirect that names no address');
    const next = targetOf(location, url);
    if (typeof next === 'string') return end(next, 'a redirect to something that is no public web address');
    redirects.push({ from: url.href, to: next.href, status: answer.status });
    if (visited.has(next.href)) return end('redirect-loop', 'the redirects lead back to where they began');
    if (redirects.length > MAX_REDIRECTS) return end('redirect-loop', `more than ${MAX_REDIRECTS} redirects`);
    const refusal = (await request.mayGoTo?.(next, url)) ?? null;
    if (refusal !== null) return end(refusal, `not followed to ${next.origin}`);
    visited.add(next.href);
    url = next;
    pending = ask(session, url, request);
  }
}

function ask(session: SiteSession, url: URL, request: FollowRequest): Promise<SiteAnswer | SiteFetchFailure> {
  const { userAgent, accept, signal } = request;
  const conditions = request.conditionsFor?.(url) ?? null;
  return session.request({ url, userAgent, accept, signal, ...(conditions === null ? {} : { conditions }) });
}

function isRedirect(status: number): boolean {
  return status === 301 || status === 302 || status === 303 || status === 307 || status === 308;
}

function targetOf(location: string, base: URL): URL | ResponseProblem {
  const absolute = URL.parse(location, base.href);
  if (absolute === null) return 'redirect-refused';
  const parsed = parseSiteUrl(absolute.href);
  if (parsed.ok) return parsed.url;
  return parsed.code === 'blocked-address' ? 'blocked-address' : 'redirect-refused';
}
