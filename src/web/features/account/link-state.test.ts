import { describe, expect, it } from 'vitest';
import { ApiCallError, ConnectionError } from '#web/lib/api-error.ts';
import { getLinkState } from './link-state.ts';

const answer = (code: ApiCallError['code']) =>
  new ApiCallError({ status: 400, sentence: '', code, retryAfterSeconds: null });

describe('getLinkState', () => {
  it.each([
    [null, false, null, 'no-link'],
    ['t', false, null, 'working'],
    ['t', true, null, 'done'],
    ['t', false, answer('link-expired'), 'too-old'],
    ['t', false, answer('too-many-requests'), 'failed'],
    ['t', false, answer('internal-error'), 'failed'],
    ['t', false, answer('invalid-request'), 'failed'],
    ['t', false, new ConnectionError('away'), 'failed'],
  ])('token %j, success %j, %s: %s', (token, isSuccess, error, kind) => {
    expect(getLinkState(token, { isSuccess, error }, { sendsOnlyLink: false }).kind).toBe(kind);
  });

  it('blames the link for what is not understood, where nothing else was sent', () => {
    const request = { isSuccess: false, error: answer('invalid-request') };
    expect(getLinkState('t', request, { sendsOnlyLink: true }).kind).toBe('too-old');
  });
});
