import type { AuditFailureCode } from '#shared/audit/audit-failure.ts';

const NO_SITE = 'There’s no website at this address. Check the spelling.';
const NO_ANSWER = 'The site didn’t answer as it should. Press Compare later to try again.';
const NOTHING_TO_READ = 'The site has no page we can read.';
const REFUSED = 'The site blocked our visit.';

/** Messages about somebody else's site, so without advice that only its owner could follow. */
const PROBLEMS: Readonly<Record<AuditFailureCode, string>> = {
  'invalid-url': NO_SITE,
  'blocked-address': NO_SITE,
  'dns-not-found': NO_SITE,
  'parked-domain': NO_SITE,
  unreachable: NO_ANSWER,
  'timed-out': NO_ANSWER,
  'certificate-problem': NO_ANSWER,
  'protocol-error': NO_ANSWER,
  'redirect-loop': NO_ANSWER,
  'redirect-refused': NO_ANSWER,
  'page-not-found': NO_ANSWER,
  'rate-limited': NO_ANSWER,
  'http-error': NO_ANSWER,
  'too-large': NOTHING_TO_READ,
  'not-html': NOTHING_TO_READ,
  'empty-page': NOTHING_TO_READ,
  'out-of-time': 'We had too much else to read. Press Compare later to try again.',
  'robots-refused': 'This site’s robots.txt doesn’t allow our visit.',
  'access-denied': REFUSED,
  'bot-challenge': REFUSED,
  'login-wall': REFUSED,
  'internal-error': 'Something went wrong on our side. Press Compare to try again.',
};

/** Why a rival's site could not be read, as a sentence for the audit's owner. */
export function rivalProblem(code: AuditFailureCode): string {
  return PROBLEMS[code];
}
