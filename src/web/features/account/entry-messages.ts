import { LIMITS } from '#shared/product/limits.ts';
import type { Message } from '#web/components/ui/alert.tsx';
import { ApiCallError, ConnectionError } from '#web/lib/api-error.ts';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import { SessionCookieError } from './session-cookie-error.ts';

export type EntryInput = 'email' | 'currentPassword' | 'password' | 'confirmPassword';

/** A form problem, in the specification's words, and the affected fields. */
export interface EntryProblem extends Message {
  readonly fields: readonly EntryInput[];
}

export interface TypedLogin {
  readonly email: string;
  readonly password: string;
}

/** A new password, typed twice. */
export interface TypedNewPassword {
  readonly password: string;
  readonly confirmPassword: string;
}

export type TypedSignup = TypedLogin & TypedNewPassword;

/** Validates a form before the request (specification, section 5); null when it is valid. */
export function findLoginProblem(typed: TypedLogin): EntryProblem | null {
  const fields = emptyFields(typed);
  if (fields.length === 0) return null;
  return { title: 'Validation Error', text: 'Please enter both email and password.', fields };
}

/** As `findLoginProblem`, for a new account. */
export function findSignupProblem(typed: TypedSignup): EntryProblem | null {
  return findNewPasswordProblem(typed);
}

/** Validates a form that contains a new password; null when it is valid. */
export function findNewPasswordProblem(
  typed: TypedNewPassword & Readonly<Partial<Record<EntryInput, string>>>,
): EntryProblem | null {
  return findEmptyFields(typed) ?? findPasswordProblem(typed);
}

/** The specification's sentence for a form with empty fields; null when none is empty. */
export function findEmptyFields(typed: Readonly<Partial<Record<EntryInput, string>>>): EntryProblem | null {
  const fields = emptyFields(typed);
  return fields.length === 0 ? null : { title: null, text: 'Please fill in all fields.', fields };
}

function findPasswordProblem(typed: TypedNewPassword): EntryProblem | null {
  if (typed.password !== typed.confirmPassword) {
    return {
      title: 'Password Mismatch',
      text: 'Passwords do not match. Please try again.',
      fields: ['password', 'confirmPassword'],
    };
  }
  if (typed.password.length < LIMITS.minPasswordLength) {
    return {
      title: 'Password Too Short',
      text: `Password must be at least ${LIMITS.minPasswordLength} characters long.`,
      fields: ['password', 'confirmPassword'],
    };
  }
  return null;
}

/** The message for a failed login (specification, section 8). */
export function loginFailure(error: unknown): EntryProblem {
  return entryFailure(error, 'Login Failed', 'Please check your credentials and try again.', ['email', 'password']);
}

/** The message for a failed registration. */
export function registrationFailure(error: unknown): EntryProblem {
  return entryFailure(
    error,
    'Registration Failed',
    'Unable to create account. Please try again.',
    getRejectedFields(error),
  );
}

/** The server's sentence, or `otherwise` when it gave none; no response at all is a network error. */
function entryFailure(error: unknown, title: string, otherwise: string, fields: readonly EntryInput[]): EntryProblem {
  if (error instanceof SessionCookieError) {
    return {
      title,
      text: 'Your browser blocked the cookie that signs you in. Allow cookies for this site and try again.',
      fields: [],
    };
  }
  if (!(error instanceof ApiCallError)) {
    return {
      title: 'Network Error',
      text: 'Unable to connect. Please check your internet connection and try again.',
      fields: [],
    };
  }
  const isAboutFields = error.status >= 400 && error.status < 500 && error.status !== 429;
  const text = error.code === 'unexpected-answer' ? otherwise : failureSentence(error);
  return { title, text, fields: isAboutFields ? fields : [] };
}

/** The message for a failed change of the account. */
export function changeFailure(error: unknown): EntryProblem {
  if (error instanceof ConnectionError) {
    return {
      title: 'Network Error',
      text: 'We got no answer, so we can’t say whether this changed. Reload the page to see.',
      fields: [],
    };
  }
  return { title: 'Not changed', text: failureSentence(error), fields: getRejectedFields(error) };
}

/** The fields that an API error is about, as far as its code says. */
export function getRejectedFields(error: unknown): EntryInput[] {
  if (!(error instanceof ApiCallError)) return [];
  if (error.code === 'wrong-password') return ['currentPassword'];
  if (error.code === 'weak-password') return ['password', 'confirmPassword'];
  return error.code === 'email-taken' ? ['email'] : [];
}

/** Only an email address is trimmed: spaces are valid characters of a password (ASVS 6.2.8). */
function emptyFields(typed: Readonly<Partial<Record<EntryInput, string>>>): EntryInput[] {
  const fields: EntryInput[] = [];
  if (typed.email?.trim() === '') fields.push('email');
  for (const name of ['currentPassword', 'password', 'confirmPassword'] as const) {
    if (typed[name] === '') fields.push(name);
  }
  return fields;
}
