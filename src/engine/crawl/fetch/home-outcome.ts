import type { AuditFailure, AuditFailureCode } from '#shared/audit/audit-failure.ts';
import { cutText } from '#shared/text/cut-text.ts';
import type { CollectedResponse, ResponseProblem } from '../../evidence/evidence-bundle.ts';
import type { Page } from '../html/page.ts';
import { detectPlaceholder, type PlaceholderKind, saysNothing } from '../html/placeholder-page.ts';
import type { RobotsPolicy } from '../robots/robots-policy.ts';
import { challengeMarker } from './challenge.ts';
import { parseMediaType } from './html-answer.ts';
import { BLOCKED_ADDRESS_SENTENCE } from './site-url.ts';

/** Problems with which a partial body may have arrived, which may be enough. */
const PARTIAL: ReadonlySet<ResponseProblem> = new Set<ResponseProblem>(['cut-short', 'too-large', 'timed-out']);

/** Why the response to the home page request cannot be parsed, as a sentence for the owner; null when it can. */
export function unreadHomeFailure(response: CollectedResponse): AuditFailure | null {
  const { problem, status, body, bodyLength } = response;
  if (status >= 400 && problem !== 'robots-refused') return statusFailure(response);
  const isPartial = problem !== null && PARTIAL.has(problem) && body !== null;
  if (problem !== null && !isPartial) return problemFailure(response, problem);
  if (body !== null && bodyLength > 0) return null;
  return problem === null
    ? failure('empty-page', PLACEHOLDER_SENTENCES['empty-page'])
    : problemFailure(response, problem);
}

/**
 * Why the home page cannot be evaluated although it was received: it could not be parsed, too little of it arrived, or it is a
 * security check, a placeholder, a login or an error page with status 200. Null when it can.
 */
export function homeFailure(response: CollectedResponse, page: Page | null): AuditFailure | null {
  const unread = unreadHomeFailure(response);
  if (unread !== null) return unread;
  if (page === null)
    return failure(
      'internal-error',
      'Sorry, something broke on our side. We couldn’t read the page. Try again in a minute.',
    );
  if (response.problem !== null && saysNothing(page)) return problemFailure(response, response.problem);
  if (isChallenge(response, page)) return failure('bot-challenge', CHALLENGE_SENTENCE);
  const placeholder = detectPlaceholder(page);
  return placeholder === null ? null : failure(PLACEHOLDER_CODES[placeholder], PLACEHOLDER_SENTENCES[placeholder]);
}

/** Why robots.txt disallows the home page for our bot. */
export function robotsFailure({ status, response }: RobotsPolicy): AuditFailure {
  if (status !== 'unreadable') {
    return failure(
      'robots-refused',
      'The site’s robots.txt doesn’t allow our visit. To allow it, add "User-agent: PorchlightBot" and "Allow: /" to robots.txt, then try again.',
    );
  }
  return failure(
    'robots-refused',
    `The site’s robots.txt cannot be read: ${robotsProblem(response)}. Search engines may then skip the whole site, and so do we (RFC 9309). Fix robots.txt first, or ask your host to.`,
  );
}

function robotsProblem({ status, problem }: CollectedResponse): string {
  if (status >= 400) return `it returns error ${status}`;
  if (status >= 300) return 'it redirects to an address that doesn’t open';
  return status > 0
    ? 'the reply is broken'
    : problem === 'timed-out'
      ? 'it does not answer in time'
      : 'it does not answer';
}

/** Real challenge pages are short; a page with content that loads a firewall's script is not one. */
const CHALLENGE_WORDS = 120;
const CHALLENGE_SENTENCE =
  'The site shows us a security check instead of its page. Ask your host to allow PorchlightBot. Search engines and AI tools may be blocked too.';

function isChallenge({ status, headers, body }: CollectedResponse, page: Page): boolean {
  return page.wordCount < CHALLENGE_WORDS && challengeMarker(status, headers, body) !== null;
}

const PLACEHOLDER_CODES: Readonly<Record<PlaceholderKind, AuditFailureCode>> = {
  'empty-page': 'empty-page',
  'parked-domain': 'parked-domain',
  'login-wall': 'login-wall',
  'not-found': 'page-not-found',
};
const PLACEHOLDER_SENTENCES: Readonly<Record<PlaceholderKind, string>> = {
  'empty-page': 'The page is empty. Check it in your browser.',
  'parked-domain':
    'This domain isn’t in use. It shows the page of a domain seller or of a new server. If your site moved, enter the new address.',
  'login-wall':
    'This page needs a password, so search engines can’t read it either. Remove the password, or enter a public page.',
  'not-found': 'There’s no page at this address. Check the spelling, or enter your home page.',
};

function statusFailure(response: CollectedResponse): AuditFailure {
  const { status } = response;
  if (challengeMarker(status, response.headers, response.body) !== null)
    return failure('bot-challenge', CHALLENGE_SENTENCE);
  if (status === 401 || status === 407) {
    return failure('login-wall', `This page needs a password. It returned error ${status}. Enter a public page.`);
  }
  if (status === 403) {
    return failure(
      'access-denied',
      'The site blocked our visit. It returned error 403, maybe to search engines too. Ask your host to allow PorchlightBot.',
    );
  }
  if (status === 404 || status === 410)
    return failure(
      'page-not-found',
      `There’s no page at this address. The site returned error ${status}. Check the spelling, or enter your home page.`,
    );
  if (status === 429) {
    return failure(
      'rate-limited',
      `The site gets too many visits. It returned error 429. Try again ${waitOf(response.headers['retry-after'])}.`,
    );
  }
  if (status >= 500 && status < 600)
    return failure(
      'http-error',
      `Your server reports an error. It returned error ${status}, to visitors too. Tell your host.`,
    );
  return failure('http-error', `The site returns error ${status} instead of a page. Ask your host.`);
}

/** The wait requested by a server (Retry-After in seconds), as text; waits of more than a day are not shown. */
function waitOf(retryAfter: string | undefined): string {
  const seconds = /^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) : 0;
  if (seconds <= 90 || seconds > 86_400) return 'in a few minutes';
  return seconds < 5400 ? `in ${Math.ceil(seconds / 60)} minutes` : `in ${Math.ceil(seconds / 3600)} hours`;
}

const PROBLEM_FAILURES: Readonly<Record<ResponseProblem, readonly [AuditFailureCode, string]>> = {
  'blocked-address': ['blocked-address', BLOCKED_ADDRESS_SENTENCE],
  'invalid-url': ['invalid-url', 'That’s not a website address. Try example.com.'],
  'dns-not-found': ['dns-not-found', 'We can’t find this website. Check the spelling.'],
  unreachable: [
    'unreachable',
    'The site didn’t answer. Open it in your browser; if it fails there too, call your host.',
  ],
  'timed-out': ['timed-out', 'The site timed out. Try again in a few minutes. If it stays slow, visitors leave too.'],
  'certificate-problem': [
    'certificate-problem',
    'The site’s security certificate has a problem. Browsers warn visitors before they see the site. Your host can renew it.',
  ],
  'protocol-error': ['protocol-error', 'The site sent a reply we can’t open. Ask your host to check the server.'],
  'too-many-requests': [
    'redirect-loop',
    'The page redirects too often, so we stopped. Ask your host to check the redirects.',
  ],
  'too-large': [
    'too-large',
    'The page is too large. We found no text in its first 5 MB. Enter another page of the site.',
  ],
  'cut-short': [
    'protocol-error',
    'The page broke off while it loaded, before any text arrived. Try again. If it happens again, tell your host.',
  ],
  'bad-encoding': [
    'protocol-error',
    'The page is compressed in a way we can’t open. Ask your host about its compression settings.',
  ],
  'redirect-loop': [
    'redirect-loop',
    'The page redirects in a loop. Visitors without cookies never arrive, and search engines use none. Ask your host to check the redirects.',
  ],
  'redirect-refused': [
    'redirect-refused',
    'The site redirects to a blocked address. It isn’t public, so visitors can’t open it either. Ask your host to check the redirect.',
  ],
  'not-html': ['not-html', 'This is a file, not a page.'],
  'robots-refused': ['robots-refused', 'The site’s robots.txt doesn’t allow our visit.'],
  'parse-timeout': [
    'out-of-time',
    'We had too many pages to read and didn’t get to this one in time. Try again in a few minutes.',
  ],
  'parse-memory': [
    'too-large',
    'The page is too large. Reading it takes too much memory. Enter another page of the site.',
  ],
  'parse-error': [
    'internal-error',
    'Sorry, something broke on our side. We couldn’t read the page. Try again in a minute.',
  ],
  duplicate: ['internal-error', 'Sorry, something broke on our side. Try again in a minute.'],
};

/** A problem with the response to the home page request, as a sentence for the owner. */
export function problemFailure(response: CollectedResponse, problem: ResponseProblem): AuditFailure {
  const [code, sentence] = PROBLEM_FAILURES[problem];
  return failure(code, `${sentence}${moreOn(response, problem)}`);
}

function moreOn({ detail, headers, redirects }: CollectedResponse, problem: ResponseProblem): string {
  switch (problem) {
    case 'certificate-problem':
      return detail === null ? '' : ` Reason: ${detail}.`;
    case 'not-html': {
      const type = parseMediaType(headers['content-type'] ?? null).slice(0, 60);
      return `${type === '' ? '' : ` Its type is ${type}.`} Enter your home page.`;
    }
    case 'redirect-loop':
      return redirects.length === 0 ? '' : ` The redirects: ${chainOf(redirects)}.`;
    case 'dns-not-found':
    case 'unreachable':
      return redirects.length === 0 ? '' : ` Your address redirects there: ${chainOf(redirects)}.`;
    default:
      return '';
  }
}

const MAX_SHOWN_HOPS = 4;
const MAX_SHOWN_ADDRESS = 60;

function chainOf(redirects: CollectedResponse['redirects']): string {
  const shown = redirects.slice(0, MAX_SHOWN_HOPS);
  const addresses = [...shown.slice(0, 1).map(({ from }) => from), ...shown.map(({ to }) => to)];
  const short = addresses.map((one) => (one.length > MAX_SHOWN_ADDRESS ? `${cutText(one, MAX_SHOWN_ADDRESS)}…` : one));
  return short.join(' → ') + (redirects.length > MAX_SHOWN_HOPS ? ' → …' : '');
}

function failure(code: AuditFailureCode, error: string): AuditFailure {
  return { code, error };
}
