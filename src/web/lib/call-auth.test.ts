import { afterEach, expect, it, vi } from 'vitest';
import { loginEndpoint } from '#shared/api/auth.ts';
import { ApiCallError, ConnectionError } from './api-error.ts';
import { callAuth } from './call-auth.ts';
import { failureSentence } from './failure-sentence.ts';

afterEach(() => vi.unstubAllGlobals());

const attempt = () =>
  callAuth(loginEndpoint, { body: { email: 'a@b.example', password: 'x' } }).then(
    () => null,
    (error: unknown) => error,
  );

it('says in the words of the specification that no answer came', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const error = await attempt();
  expect(error).toBeInstanceOf(ConnectionError);
  expect(failureSentence(error)).toBe('Network error. Please try again.');
});

it('leaves what the server says as it is', async () => {
  const body = { success: false, error: 'Wrong password.', code: 'wrong-credentials', requestId: 'r' };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status: 401 })));
  const error = await attempt();
  expect(error).toBeInstanceOf(ApiCallError);
  expect(failureSentence(error)).toBe('Wrong password.');
});
