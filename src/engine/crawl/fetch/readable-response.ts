import type { CollectedResponse, ResponseProblem } from '../../evidence/evidence-bundle.ts';

/** Problems with which there is no page text: nothing arrived, it could not be decoded, or it was not parsed when collected. */
const UNREADABLE: ReadonlySet<ResponseProblem> = new Set<ResponseProblem>([
  'bad-encoding',
  'not-html',
  'robots-refused',
  'parse-timeout',
  'parse-memory',
  'parse-error',
  'duplicate',
]);

/** Whether a response is a page to parse, both when collected and when replayed. */
export function isReadablePage({ purpose, status, body, bodyLength, problem }: CollectedResponse): boolean {
  if (purpose !== 'home' && purpose !== 'page') return false;
  if (body === null || bodyLength === 0 || (problem !== null && UNREADABLE.has(problem))) return false;
  return purpose === 'home' ? status < 400 : status === 200;
}
