import type { AuditFailure, AuditFailureCode } from '#shared/audit/audit-failure.ts';
import type { CollectedResponse, ResponseProblem } from '../evidence/evidence-bundle.ts';
import { challengeMarker } from './challenge.ts';
import type { Page } from './page.ts';
import type { RobotsGate } from './robots-gate.ts';

/** Why the named page could not be read, in words for its owner. */
export function homeFailure(response: CollectedResponse): AuditFailure {
  if (response.problem !== null && response.problem !== 'cut-short' && response.problem !== 'too-large') {
    return problemFailure(response);
  }
  if (response.status >= 400) return statusFailure(response);
  if (response.body === null || response.bodyLength === 0) {
    return failure(
      'empty-page',
      'The site answers with an empty page. Open the address in a browser to see whether the site is still there.',
    );
  }
  return failure('internal-error', 'The page could not be read. Try again in a moment.');
}

/** A page that answers but is no business site: a bot challenge, a parked domain, a login wall. Null when it is one. */
export function parkedOrWalled(response: CollectedResponse, page: Page): AuditFailure | null {
  if (challengeMarker(response.status, response.headers, response.body) !== null && page.wordCount < CHALLENGE_WORDS) {
    return failure('bot-challenge', CHALLENGE_SENTENCE);
  }
  if (isParked(page)) {
    return failure(
      'parked-domain',
      'This address shows a placeholder of a domain seller, not a business website. If the site has moved, enter its new address.',
    );
  }
  if (page.passwordFieldCount > 0 && page.wordCount < LOGIN_WORDS && page.links.length < 12) {
    return failure(
      'login-wall',
      'The page asks for a password before it shows anything, so neither we nor a search engine can read it. Take the password off, or enter a public page.',
    );
  }
  return null;
}

export function robotsFailure(robots: RobotsGate): AuditFailure {
  if (robots.status === 'unreadable') {
    const status = robots.response.status;
    const how = status > 0 ? `it answers with error ${status}` : 'it does not answer';
    return failure(
      'robots-refused',
      `The site's robots.txt cannot be read (${how}). By the rules for readers of the web (RFC 9309) the whole site then counts as closed, so we read nothing. Search engines stop here too: mend robots.txt first.`,
    );
  }
  return failure(
    'robots-refused',
    'The site’s robots.txt asks our reader, PorchlightBot, not to read this page, so we did not. To allow it, add "User-agent: PorchlightBot" and "Allow: /" to robots.txt.',
  );
}

/** Real challenge pages are short; a long page that mentions one is a page. */
const CHALLENGE_WORDS = 400;
const LOGIN_WORDS = 120;
const PARKED_WORDS = 250;
const CHALLENGE_SENTENCE =
  'The site shows us a security check instead of its page, so we could not look. Ask your host or firewall to let PorchlightBot in. Search and AI readers may meet the same wall.';

const PARKED_PHRASES = [
  'this domain is for sale',
  'this domain may be for sale',
  'buy this domain',
  'domain is parked',
  'parked free, courtesy of',
  'this domain has expired',
  'domain has been registered',
  'the domain name is for sale',
  'diese domain steht zum verkauf',
  'diese domain kaufen',
  'ce nom de domaine est à vendre',
  'este dominio está en venta',
  'questo dominio è in vendita',
  'domena na sprzedaż',
  'future home of something quite cool',
  'related searches: ',
  'index of /',
  'apache2 debian default page',
  'apache2 ubuntu default page',
  'welcome to nginx!',
  'iis windows server',
  'site not published',
  'website coming soon. under construction. parked',
] as const;
const PARKED_HOSTS = [
  'sedoparking.com',
  'parkingcrew.net',
  'bodis.com',
  'above.com',
  'dan.com',
  'afternic.com',
  'hugedomains.com',
  'parklogic.com',
  'cashparking.com',
] as const;

function isParked(page: Page): boolean {
  if (page.wordCount > PARKED_WORDS) return false;
  const text = `${page.title ?? ''} ${page.blocks.map((block) => block.text).join(' ')}`.toLowerCase();
  if (PARKED_PHRASES.some((phrase) => text.includes(phrase))) return true;
  const addresses = [...page.scripts, ...page.iframes, ...page.links.map((link) => link.href)];
  return addresses.some((address) => {
    const host = URL.parse(address)?.hostname ?? '';
    return PARKED_HOSTS.some((parked) => host === parked || host.endsWith(`.${parked}`));
  });
}

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
  if (status === 403) {
    return failure(
      'http-error',
      'The site refuses to show us the page (error 403). It may turn away all automatic readers, search engines included: ask your host.',
    );
  }
  if (status === 404 || status === 410) {
    return failure(
      'http-error',
      `There is no page at this address (error ${status}). Check the spelling, or enter the address of the home page.`,
    );
  }
  if (status === 429)
    return failure(
      'http-error',
      'The site says that it is getting too many requests (error 429). Try again in some minutes.',
    );
  if (status >= 500) {
    return failure(
      'http-error',
      `The site’s server reports an error (${status}). Visitors see it too: if it lasts, tell your host, then try again.`,
    );
  }
  return failure('http-error', `The site answers with error ${status} instead of a page, so it could not be read.`);
}

const PROBLEM_FAILURES: Record<
  Exclude<ResponseProblem, 'cut-short' | 'too-large'>,
  readonly [AuditFailureCode, string]
> = {
  'blocked-address': [
    'blocked-address',
    'This address cannot be audited. Enter the public address of a website, like example.com.',
  ],
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
  'too-many-requests': [
    'internal-error',
    'The site sends readers around too many addresses, so the reading was ended.',
  ],
  'bad-encoding': [
    'protocol-error',
    'The page arrives compressed in a way that cannot be unpacked. Ask your host about its compression settings.',
  ],
  'redirect-loop': [
    'redirect-loop',
    'The address sends visitors round in a circle and never shows a page. Ask your host to look at the redirects.',
  ],
  'redirect-refused': ['redirect-refused', 'The address sends visitors on to something that is no public website.'],
  'not-html': ['not-html', 'There is no web page at this address.'],
  'robots-refused': ['robots-refused', 'The site’s robots.txt asks our reader not to read this page.'],
  'parse-timeout': ['too-large', 'The page is built in a way that takes too long to read.'],
  'parse-memory': ['too-large', 'The page is too large to be read.'],
  'parse-error': ['internal-error', 'The page could not be read. We have noted it.'],
  duplicate: ['internal-error', 'The page could not be read.'],
};

function problemFailure(response: CollectedResponse): AuditFailure {
  const { problem } = response;
  if (problem === null || problem === 'cut-short' || problem === 'too-large') {
    return failure('internal-error', 'The page could not be read. Try again in a moment.');
  }
  const [code, sentence] = PROBLEM_FAILURES[problem];
  if (problem === 'certificate-problem' && response.detail !== null)
    return failure(code, `${sentence} Reason: ${response.detail}.`);
  if (problem === 'not-html') {
    const type = response.headers['content-type']?.split(';', 1)[0]?.trim().slice(0, 60) ?? 'unknown';
    return failure(
      code,
      `What answers at this address is not a web page but a file of the type ${type}. Enter the address of the website itself.`,
    );
  }
  return failure(code, sentence);
}

function failure(code: AuditFailureCode, error: string): AuditFailure {
  return { code, error };
}
