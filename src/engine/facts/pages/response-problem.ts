import { isRejection } from '#shared/audit/rejection.ts';
import type { CollectedResponse, ResponseProblem } from '../../evidence/evidence-bundle.ts';

const SENTENCES: Readonly<Record<ResponseProblem, string>> = {
  'blocked-address': 'It leads to an address that is not public.',
  'invalid-url': 'Its address cannot be read.',
  'dns-not-found': 'Its name is not known.',
  unreachable: 'It does not answer.',
  'timed-out': 'It did not answer in time.',
  'certificate-problem': 'Its security certificate has a problem.',
  'protocol-error': 'What answers does not speak the language of the web correctly.',
  'too-many-requests': 'It was not asked for: the audit had used up its requests.',
  'too-large': 'It is too large to be read whole.',
  'cut-short': 'It broke off before its end.',
  'bad-encoding': 'It arrives compressed in a way that cannot be unpacked.',
  'redirect-loop': 'It sends readers round in a circle.',
  'redirect-refused': 'It sends readers to another place that is not part of the site.',
  'not-html': 'It is not a web page.',
  'robots-refused': 'robots.txt doesn’t allow our visit.',
  'parse-timeout': 'We didn’t get to it in time.',
  'parse-memory': 'It is too large to be read.',
  'parse-error': 'It could not be read.',
  duplicate: 'It is a page already read.',
};

/** The problem of a response, as one sentence; null when it was complete and successful. */
export function describeResponseProblem({
  status,
  problem,
}: Pick<CollectedResponse, 'status' | 'problem'>): string | null {
  if (problem !== null) return SENTENCES[problem];
  if (isRejection(status)) return `It refuses our visit (error ${status}).`;
  if (status >= 400) return `It answers with error ${status}.`;
  if (status >= 300) return `It sends readers on without saying where (answer ${status}).`;
  return status === 0 ? 'It does not answer.' : null;
}
