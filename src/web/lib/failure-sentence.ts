import { ApiCallError, ConnectionError } from './api-error.ts';

/** What went wrong in one or two sentences for the reader, with when to try again if the server said so. */
export function failureSentence(error: unknown): string {
  if (error instanceof ConnectionError) return error.message;
  // A browser's own words ("Failed to fetch") explain nothing.
  if (!(error instanceof ApiCallError)) return 'Something went wrong. Reload the page and try again.';
  return `${error.sentence} ${waitSentence(error.retryAfterSeconds)}`.trim();
}

function waitSentence(seconds: number | null): string {
  if (seconds === null || seconds <= 0) return '';
  if (seconds < 90) return `Try again in ${Math.ceil(seconds)} seconds.`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `Try again in ${minutes} minutes.` : `Try again in ${Math.ceil(minutes / 60)} hours.`;
}
