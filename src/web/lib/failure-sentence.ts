import { ApiCallError, ConnectionError } from './api-error.ts';

/** The error in one or two sentences, with the retry time if the server gave one. */
export function failureSentence(error: unknown): string {
  if (error instanceof ConnectionError) return error.message;
  // The browser's own messages ("Failed to fetch") explain nothing.
  if (!(error instanceof ApiCallError)) return 'Something went wrong. Reload the page and try again.';
  return `${error.sentence} ${waitSentence(error.retryAfterSeconds)}`.trim();
}

function waitSentence(seconds: number | null): string {
  if (seconds === null || seconds <= 0) return '';
  if (seconds < 90) return `Try again in ${Math.ceil(seconds)} seconds.`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `Try again in ${minutes} minutes.` : `Try again in ${Math.ceil(minutes / 60)} hours.`;
}
