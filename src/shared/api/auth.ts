import { z } from 'zod';
import { typedEmail } from '#shared/text/typed-email.ts';
import { typedText } from '#shared/text/typed-text.ts';
import { LIMITS } from '../product/limits.ts';
import { Plan } from '../product/plans.ts';
import { Role } from '../product/roles.ts';
import { OpenAccess } from './account-access.ts';
import { Done } from './done.ts';
import { defineEndpoint } from './endpoint.ts';

export const CurrentUser = z.object({
  id: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  plan: Plan,
  role: Role,
  createdAt: z.string(),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

const isShortEnough = (password: string) => new TextEncoder().encode(password).length <= LIMITS.maxPasswordBytes;

/** A new password: any characters, exactly as typed, short enough not to overload the server. */
export const NewPassword = z
  .string()
  .min(LIMITS.minPasswordLength, `Password must be at least ${LIMITS.minPasswordLength} characters long.`)
  .refine(isShortEnough, 'Password must be shorter: at most 1,024 bytes.');

/** A password to verify. */
export const TypedPassword = z.string().min(1).refine(isShortEnough, 'Password must be shorter: at most 1,024 bytes.');

const BOTH = 'Please enter both email and password.';
export const Email = typedEmail({ most: LIMITS.maxEmailLength, tooLong: 'This email address is too long.' });

export const Credentials = z.object({
  email: typedEmail({ most: LIMITS.maxEmailLength, missing: BOTH, isOnlyCompared: true }),
  password: z.string(BOTH).min(1, BOTH).refine(isShortEnough, 'Password must be shorter: at most 1,024 bytes.'),
});
export type Credentials = z.infer<typeof Credentials>;

export const Registration = z.object({
  email: typedEmail({ most: LIMITS.maxEmailLength, missing: 'Please fill in all fields.' }),
  password: NewPassword,
});
export type Registration = z.infer<typeof Registration>;

export const getMeEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/auth/me',
  summary: 'The signed-in user; 401 for a visitor.',
  callers: 'signed-in',
  body: null,
  query: null,
  response: z.object({ success: z.literal(true), user: CurrentUser }),
  status: 200,
});

export const loginEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/auth/login',
  summary:
    'Sign in with email and password. The session comes as a cookie; the audits of this browser move to the account.',
  callers: 'anyone',
  body: Credentials,
  query: null,
  response: Done,
  status: 200,
});

export const registerAccountEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/auth/register',
  summary:
    'Create an account and sign in. The session comes as a cookie; the audits of this browser move to the account.',
  callers: 'anyone',
  body: Registration,
  query: null,
  response: Done,
  status: 200,
});

export const logoutEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'End the session on the server.',
  callers: 'anyone',
  body: null,
  query: null,
  response: Done,
  status: 200,
});

export const forgotPasswordEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Send a link for a new password. The same answer whether or not there is such an account.',
  callers: 'anyone',
  body: z.object({ email: Email }),
  query: null,
  response: Done,
  status: 200,
});

export const resetPasswordEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary:
    'Set a new password with the token of a mailed link. Ends all sessions and mailed links; tells what still opens the account, with a token that ends it.',
  callers: 'anyone',
  body: z.object({ token: typedText({ most: 200, least: 1 }), password: NewPassword }),
  query: null,
  response: Done.extend({ access: OpenAccess, endAccessToken: z.string().nullable() }),
  status: 200,
});

export const verifyEmailEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/auth/verify-email',
  summary: 'Confirm an email address, or a change of it, with the token of a mailed link.',
  callers: 'anyone',
  body: z.object({ token: typedText({ most: 2000, least: 1 }) }),
  query: null,
  response: z.object({ success: z.literal(true), email: z.string() }),
  status: 200,
});

export const resendVerificationEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/auth/resend-verification',
  summary: 'Send the link that confirms the own address again.',
  callers: 'signed-in',
  body: null,
  query: null,
  response: Done,
  status: 200,
});
