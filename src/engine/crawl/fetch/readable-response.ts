import type { CollectedResponse, ResponseProblem } from '../../evidence/evidence-bundle.ts';

/** With these there is no page text: nothing came, it cannot be decoded, or it was not parsed when it was collected. */
const UNREADABLE: ReadonlySet<ResponseProblem> = new Set<ResponseProblem>([
  'bad-encoding',
  'not-html',
  'robots-refused',
  'parse-timeout',
  'parse-memory',
  'parse-error',
  'duplicate',
]);

/** Whether a response is a page to be parsed, when it is collected as when it is replayed. */
export function isReadablePage({ purpose, status, body, bodyLength, problem }: CollectedResponse): boolean {
  if (purpose !== 'home' && purpose !== 'page') return false;
  if (body === null || bodyLength === 0 || (problem !== null && UNREADABLE.has(problem))) return false;
  return purpose === 'home' ? status < 400 : status === 200;
}
