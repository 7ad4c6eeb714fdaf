import { ApiError, ConnectionError } from '#web/lib/api-error.ts';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import { isWorthRetrying } from '#web/lib/query-client.ts';

/** What a generation that failed shows. */
export type KeywordFailure =
  | { readonly kind: 'not-available-yet'; readonly sentence: string }
  | { readonly kind: 'failed'; readonly sentence: string };

const defaultSentence = 'Failed to generate keyword strategy';

/** The server's own sentence where it gave one, the specified default where nothing says why. */
export function keywordFailureOf(error: unknown): KeywordFailure {
  if (error instanceof ApiError && error.code === 'not-available-yet')
    return { kind: 'not-available-yet', sentence: error.sentence };
  const isExplained =
    error instanceof ConnectionError || (error instanceof ApiError && error.code !== 'unexpected-answer');
  return { kind: 'failed', sentence: isExplained ? failureSentence(error) : defaultSentence };
}

const retries = 2;

/** As everywhere, except that asking for what is not there yet is not repeated. */
export function isGenerationRetried(failures: number, error: unknown): boolean {
  if (error instanceof ApiError && error.code === 'not-available-yet') return false;
  return failures < retries && isWorthRetrying(error);
}
