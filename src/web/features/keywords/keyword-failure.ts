import { ApiCallError, ConnectionError } from '#web/lib/api-error.ts';
import { failureSentence } from '#web/lib/failure-sentence.ts';

const defaultSentence = 'Failed to generate keyword strategy';

/** What a generation that failed says: the server's own sentence where it gave one, else the specified default. */
export function describeKeywordFailure(error: unknown): string {
  const isExplained =
    error instanceof ConnectionError || (error instanceof ApiCallError && error.code !== 'unexpected-answer');
  return isExplained ? failureSentence(error) : defaultSentence;
}
