import type { AuditFailureCode } from '#shared/audit/audit-failure.ts';

const NO_SITE = 'There is no website at this address. Check how it is spelt.';
const NO_ANSWER = 'The site did not answer as it should. Press Compare later to try again.';
const NOTHING_TO_READ = 'The site has no page that we could read.';
const REFUSED = 'The site does not let readers like ours in, so we did not read it.';

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
  'http-error': NO_ANSWER,
  'too-large': NOTHING_TO_READ,
  'not-html': NOTHING_TO_READ,
  'empty-page': NOTHING_TO_READ,
  'out-of-time': 'We had too much else to read. Press Compare later to try again.',
  'robots-refused': 'This site’s robots.txt doesn’t allow our visit.',
  'bot-challenge': REFUSED,
  'login-wall': REFUSED,
  'internal-error': 'Something went wrong on our side. Press Compare to try again.',
};

/** Why a rival's site could not be read, as a sentence for the audit's owner. */
export function rivalProblem(code: AuditFailureCode): string {
  return PROBLEMS[code];
}
