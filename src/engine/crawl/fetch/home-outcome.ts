import type { AuditFailure, AuditFailureCode } from '#shared/audit/audit-failure.ts';
import { cutText } from '#shared/text/cut-text.ts';
import type { CollectedResponse, ResponseProblem } from '../../evidence/evidence-bundle.ts';
import type { Page } from '../html/page.ts';
import { detectPlaceholder, type PlaceholderKind, saysNothing } from '../html/placeholder-page.ts';
import type { RobotsPolicy } from '../robots/robots-policy.ts';
import { challengeMarker } from './challenge.ts';
import { parseMediaType } from './html-answer.ts';
import { BLOCKED_ADDRESS_SENTENCE } from './site-url.ts';

/** With these a part of the body may have come, and a part may be enough. */
const PARTIAL: ReadonlySet<ResponseProblem> = new Set<ResponseProblem>(['cut-short', 'too-large', 'timed-out']);

/** Why the answer to the request for the named page is no page to be parsed, in words for its owner; null when it is one. */
export function unreadHomeFailure(response: CollectedResponse): AuditFailure | null {
  const { problem, status, body, bodyLength } = response;
  if (status >= 400 && problem !== 'robots-refused') return statusFailure(response);
  const isPartial = problem !== null && PARTIAL.has(problem) && body !== null;
  if (problem !== null && !isPartial) return problemFailure(response, problem);
  if (body !== null && bodyLength > 0) return null;
  return problem === null ? failure('empty-page', STAND_IN_SENTENCES['empty-page']) : problemFailure(response, problem);
}

/**
 * Why the named page cannot be evaluated although it answered: it could not be parsed, too little of it came, or it is a
 * security check, a placeholder, a login or an error in the guise of a page. Null when it can.
 */
export function homeFailure(response: CollectedResponse, page: Page | null): AuditFailure | null {
  const unread = unreadHomeFailure(response);
  if (unread !== null) return unread;
  if (page === null) return failure('internal-error', 'The page could not be read. Try again in a moment.');
  if (response.problem !== null && saysNothing(page)) return problemFailure(response, response.problem);
  if (isChallenge(response, page)) return failure('bot-challenge', CHALLENGE_SENTENCE);
  const standIn = detectPlaceholder(page);
  return standIn === null ? null : failure(STAND_IN_CODES[standIn], STAND_IN_SENTENCES[standIn]);
}

/** Why robots.txt keeps us from the named page. */
export function robotsFailure({ status, response }: RobotsPolicy): AuditFailure {
  if (status !== 'unreadable') {
    return failure(
      'robots-refused',
      'The site’s robots.txt asks our reader, PorchlightBot, not to read this page, so we did not. To allow it, add "User-agent: PorchlightBot" and "Allow: /" to robots.txt.',
    );
  }
  return failure(
    'robots-refused',
    `The site’s robots.txt cannot be read: ${robotsProblem(response)}. By the rules for readers of the web (RFC 9309) the whole site then counts as closed, so we read nothing. Search engines stop here too: mend robots.txt first.`,
  );
}

function robotsProblem({ status, problem }: CollectedResponse): string {
  if (status >= 400) return `it answers with error ${status}`;
  if (status >= 300) return 'it leads to a place that cannot be read';
  return status > 0
    ? 'what comes is broken'
    : problem === 'timed-out'
      ? 'it does not answer in time'
      : 'it does not answer';
}

/** Real challenge pages are short; a page with something to say that loads a firewall's script is a page. */
const CHALLENGE_WORDS = 120;
const CHALLENGE_SENTENCE =
  'The site shows us a security check instead of its page, so we could not look. Ask your host or firewall to let PorchlightBot in. Search and AI readers may meet the same wall.';

function isChallenge({ status, headers, body }: CollectedResponse, page: Page): boolean {
  return page.wordCount < CHALLENGE_WORDS && challengeMarker(status, headers, body) !== null;
}

const STAND_IN_CODES: Readonly<Record<PlaceholderKind, AuditFailureCode>> = {
  'empty-page': 'empty-page',
  'parked-domain': 'parked-domain',
  'login-wall': 'login-wall',
  'not-found': 'http-error',
};
const STAND_IN_SENTENCES: Readonly<Record<PlaceholderKind, string>> = {
  'empty-page':
    'The site answers with an empty page. Open the address in a browser to see whether the site is still there.',
  'parked-domain':
    'This address shows a placeholder of a domain seller or a new server, not a business website. If the site has moved, enter its new address.',
  'login-wall':
    'The page asks for a password before it shows anything, so neither we nor a search engine can read it. Take the password off, or enter a public page.',
  'not-found':
    'What answers at this address says that there is no such page. Check the spelling, or enter the address of the home page.',
};

function statusFailure(response: CollectedResponse): AuditFailure {
  const { status } = response;
  if (challengeMarker(status, response.headers, response.body) !== null)
    return failure('bot-challenge', CHALLENGE_SENTENCE);
  if (status === 401 || status === 407) {
    return failure(
      'login-wall',
      `The site asks for a user name and password (error ${status}) before it shows anything, so it could not be read.`,
    );
  }
  return failure('http-error', statusSentence(response));
}

function statusSentence({ status, headers }: CollectedResponse): string {
  if (status === 403)
    return 'The site refuses to show us the page (error 403). It may turn away all automatic readers, search engines included: ask your host.';
  if (status === 404 || status === 410)
    return `There is no page at this address (error ${status}). Check the spelling, or enter the address of the home page.`;
  if (status === 429)
    return `The site says that it is getting too many requests (error 429). Try again ${waitOf(headers['retry-after'])}.`;
  if (status >= 500 && status < 600)
    return `The site’s server reports an error (${status}). Visitors see it too: if it lasts, tell your host, then try again.`;
  return `The site answers with error ${status} instead of a page, so it could not be read.`;
}

/** The wait that a server asks for (Retry-After in seconds), in words; a longer one than a day is no advice. */
function waitOf(retryAfter: string | undefined): string {
  const seconds = /^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) : 0;
  if (seconds <= 90 || seconds > 86_400) return 'in some minutes';
  return seconds < 5400 ? `in ${Math.ceil(seconds / 60)} minutes` : `in ${Math.ceil(seconds / 3600)} hours`;
}

const PROBLEM_FAILURES: Readonly<Record<ResponseProblem, readonly [AuditFailureCode, string]>> = {
  'blocked-address': ['blocked-address', BLOCKED_ADDRESS_SENTENCE],
  'invalid-url': ['invalid-url', 'This does not look like a website address. Enter it like example.com.'],
  'dns-not-found': ['dns-not-found', 'No website is known under this name. Check the spelling.'],
  unreachable: [
    'unreachable',
    'The site does not answer. Open it in a browser: if it does not open there either, tell your host.',
  ],
  'timed-out': [
    'timed-out',
    'The site took too long to answer. Try again in a moment; if it stays slow, visitors leave too.',
  ],
  'certificate-problem': [
    'certificate-problem',
    'The site’s security certificate has a problem, so browsers warn visitors away.',
  ],
  'protocol-error': [
    'protocol-error',
    'What answers at this address does not speak the language of the web correctly, so it could not be read.',
  ],
  'too-many-requests': ['redirect-loop', 'The site sends readers around too many addresses, so the reading was ended.'],
  'too-large': ['too-large', 'What answers at this address is larger than 5 MB and holds no page in its first part.'],
  'cut-short': [
    'protocol-error',
    'The page broke off while it was sent, and what came of it holds nothing to read. Try again; if it lasts, tell your host.',
  ],
  'bad-encoding': [
    'protocol-error',
    'The page arrives compressed in a way that cannot be unpacked. Ask your host about its compression settings.',
  ],
  'redirect-loop': [
    'redirect-loop',
    'The address sends readers round in a circle and never shows a page. Search engines keep no cookies, and neither do we: ask your host to look at the redirects.',
  ],
  'redirect-refused': ['redirect-refused', 'The address sends visitors on to something that is no public website.'],
  'not-html': ['not-html', 'There is no web page at this address.'],
  'robots-refused': ['robots-refused', 'The site’s robots.txt asks our reader not to read this page.'],
  'parse-timeout': ['too-large', 'The page is built in a way that takes too long to read.'],
  'parse-memory': ['too-large', 'The page is built in a way that takes too much memory to read.'],
  'parse-error': ['internal-error', 'The page could not be read. We have noted it.'],
  duplicate: ['internal-error', 'The page could not be read.'],
};

/** A problem with the answer to the request for the named page, in words for its owner. */
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
      return ` What answers there is a file${type === '' ? '' : ` of the type ${type}`}. Enter the address of the website itself.`;
    }
    case 'redirect-loop':
      return redirects.length === 0 ? '' : ` The way it goes: ${chainOf(redirects)}.`;
    case 'dns-not-found':
    case 'unreachable':
      return redirects.length === 0 ? '' : ` It is where the address leads to: ${chainOf(redirects)}.`;
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
