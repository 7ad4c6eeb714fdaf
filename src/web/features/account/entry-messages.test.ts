import { describe, expect, it } from 'vitest';
import { ApiCallError, ConnectionError } from '#web/lib/api-error.ts';
import { findLoginProblem, findSignupProblem, loginFailure, registrationFailure } from './entry-messages.ts';

const answer = (
  status: number,
  message: string,
  code: ApiCallError['code'] = 'invalid-request',
  wait: number | null = null,
) => new ApiCallError({ status, sentence: message, code, retryAfterSeconds: wait });

/** As displayed. */
const words = (problem: { title: string | null; text: string } | null) =>
  problem && (problem.title === null ? problem.text : `${problem.title}: ${problem.text}`);

describe('findLoginProblem', () => {
  it.each([
    ['', '', ['email', 'password']],
    ['  ', 'secret', ['email']],
    ['dana@lantern.example', '', ['password']],
  ])('asks for both: %j, %j', (email, password, fields) => {
    const problem = findLoginProblem({ email, password });
    expect(words(problem)).toBe('Validation Error: Please enter both email and password.');
    expect(problem?.fields).toEqual(fields);
  });

  it('leaves every typed password to the server, spaces included', () => {
    expect(findLoginProblem({ email: 'dana@lantern.example', password: ' ' })).toBeNull();
  });
});

describe('findSignupProblem', () => {
  const typed = { email: 'dana@lantern.example', password: 'porch at dusk', confirmPassword: 'porch at dusk' };

  it('is silent about a complete form', () => {
    expect(findSignupProblem(typed)).toBeNull();
    expect(findSignupProblem({ ...typed, password: 'exactly8', confirmPassword: 'exactly8' })).toBeNull();
  });

  it.each([
    [{ email: '' }, 'Please fill in all fields.', ['email']],
    [{ confirmPassword: '' }, 'Please fill in all fields.', ['confirmPassword']],
    [
      { confirmPassword: 'porch at dawn' },
      'Password Mismatch: Passwords do not match. Please try again.',
      ['password', 'confirmPassword'],
    ],
    [
      { password: 'seven77', confirmPassword: 'seven77' },
      'Password Too Short: Password must be at least 8 characters long.',
      ['password', 'confirmPassword'],
    ],
    [
      { password: 'one', confirmPassword: 'two' },
      'Password Mismatch: Passwords do not match. Please try again.',
      ['password', 'confirmPassword'],
    ],
  ])('says what is wrong: %j', (change, sentence, fields) => {
    const problem = findSignupProblem({ ...typed, ...change });
    expect(words(problem)).toBe(sentence);
    expect(problem?.fields).toEqual(fields);
  });
});

describe('loginFailure', () => {
  it.each([
    [answer(401, 'No such pair.', 'not-signed-in'), 'Login Failed: No such pair.', ['email', 'password']],
    [answer(502, 'x', 'unexpected-answer'), 'Login Failed: Please check your credentials and try again.', []],
    [
      answer(429, 'Too many tries.', 'too-many-requests', 40),
      'Login Failed: Too many tries. Try again in 40 seconds.',
      [],
    ],
    [
      new ConnectionError('away'),
      'Network Error: Unable to connect. Please check your internet connection and try again.',
      [],
    ],
  ])('%s', (error, sentence, fields) => {
    const problem = loginFailure(error);
    expect(words(problem)).toBe(sentence);
    expect(problem.fields).toEqual(fields);
  });
});

describe('registrationFailure', () => {
  it.each([
    [answer(400, 'There is an account.'), 'Registration Failed: There is an account.'],
    [answer(500, 'x', 'unexpected-answer'), 'Registration Failed: Unable to create account. Please try again.'],
    [
      new ConnectionError('away'),
      'Network Error: Unable to connect. Please check your internet connection and try again.',
    ],
  ])('%s', (error, sentence) => {
    expect(words(registrationFailure(error))).toBe(sentence);
  });
});
