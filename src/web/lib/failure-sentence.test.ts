import { describe, expect, it } from 'vitest';
import { ApiCallError, ConnectionError } from './api-error.ts';
import { failureSentence } from './failure-sentence.ts';

const limited = (retryAfterSeconds: number | null) =>
  new ApiCallError({ status: 429, code: 'too-many-requests', sentence: 'That was many audits.', retryAfterSeconds });

describe('failureSentence', () => {
  it.each([
    [limited(null), 'That was many audits.'],
    [limited(12.2), 'That was many audits. Try again in 13 seconds.'],
    [limited(600), 'That was many audits. Try again in 10 minutes.'],
    [limited(86400), 'That was many audits. Try again in 24 hours.'],
    [new ConnectionError('No answer.'), 'No answer.'],
    [new TypeError('Failed to fetch'), 'Something went wrong. Reload the page and try again.'],
    ['a string', 'Something went wrong. Reload the page and try again.'],
  ])('%s', (error, sentence) => {
    expect(failureSentence(error)).toBe(sentence);
  });
});
