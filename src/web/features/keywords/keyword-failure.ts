import { ApiCallError, ConnectionError } from '#web/lib/api-error.ts';
import { failureSentence } from '#web/lib/failure-sentence.ts';

const defaultSentence = 'Failed to generate keyword strategy';

/** The message of a failed generation: the server's sentence if it gave one, else the specified default. */
export function describeKeywordFailure(error: unknown): string {
  const isExplained =
    error instanceof ConnectionError || (error instanceof ApiCallError && error.code !== 'unexpected-answer');
  return isExplained ? failureSentence(error) : defaultSentence;
}
